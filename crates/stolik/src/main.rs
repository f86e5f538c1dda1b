//! Stolik on the command line. Each command is a file; a mistake gets one clear sentence and exit code 2.

use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

mod backup;
mod bench;
mod check;
mod cli;
mod customs;
mod export;
mod forget;
mod games;
mod import;
mod open_files;
mod output;
mod place;
mod replay;
mod rules;
mod serve;
mod sim;
mod stopping;
mod stores;
mod tables;
mod verify;

/// The exit code for anything that the person at the keyboard can put right.
const MISTAKE: u8 = 2;

/// The exit code of a check that found something.
const DAMAGE: u8 = 1;

/// The exit code of `verify` for a log that is well written and proves nothing.
const UNPROVABLE: u8 = 3;

fn main() -> ExitCode {
    let cli = match cli::Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            // Nobody listens any more: nothing to do about it.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => return complain(&first_sentence(&error.to_string())),
    };
    let done = match cli.command {
        None => serve::run(&cli.serve),
        Some(cli::Command::Serve(args)) => serve::run(&args),
        Some(cli::Command::Sim(args)) => sim::run(&args),
        Some(cli::Command::Bench(args)) => bench::run(&args),
        Some(cli::Command::Replay(args)) => replay::run(&args),
        Some(cli::Command::Verify(args)) => verify::run(&args),
        Some(cli::Command::Games(args)) => games::run(&args),
        Some(cli::Command::Rules(args)) => rules::run(&args),
        Some(cli::Command::Backup(args)) => backup::run(&args),
        Some(cli::Command::Export(args)) => export::run(&args),
        Some(cli::Command::Import(args)) => import::run(&args),
        Some(cli::Command::Forget(args)) => forget::run(&args),
        Some(cli::Command::Check(args)) => match check::run(&args) {
            Ok(check::Found::Damage) => return ExitCode::from(DAMAGE),
            checked => checked.map(|_| ()),
        },
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let mistake = complain(&format!("{error:#}"));
            if verify::is_unprovable(&error) { ExitCode::from(UNPROVABLE) } else { mistake }
        }
    }
}

fn complain(sentence: &str) -> ExitCode {
    eprintln!("stolik: {sentence}");
    ExitCode::from(MISTAKE)
}

/// The command line parser explains at length; its first paragraph says what is wrong.
fn first_sentence(message: &str) -> String {
    let paragraph = message.lines().take_while(|line| !line.trim().is_empty()).map(str::trim);
    let sentence = paragraph.collect::<Vec<_>>().join(" ");
    sentence.strip_prefix("error: ").unwrap_or(&sentence).to_owned()
}
