//! The repo's own chores: `cargo xtask test`, `cargo xtask fuzz`, `cargo xtask audit` and others.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

mod audit;
mod cluster;
mod container;
mod docs;
mod first_command;
mod fuzz;
mod mutants;
mod new_game;
mod plants;
mod prose;
mod release;
mod rules;
mod run;
mod server;
mod tidy;
mod web;

pub const HELP: &str = "\
cargo xtask check           the quick ones, before a commit: format, tidy, rules, lints, unit tests, laws at a small count
cargo xtask test [--long]   every check there is: format, lints, tests, laws, rules, docs
cargo xtask rules           which rules have no test
cargo xtask tidy            what the compiler does not check: module docs, documents, words
cargo xtask new-game NAME   writes a small game that can be played, to be made into another one
cargo xtask new-game --try  writes one into a copy of the workspace, tests it and plays it in a browser
cargo xtask first-command   builds from an empty clone by a Rust without the browser's target, and plays what needs it
cargo xtask fuzz [TARGET] [--seconds N]
                            looks for bytes that break a parser's law, a minute a target
cargo xtask mutants GAME [--only N,N,…]
                            changes the rules in every small way, and lists the changes that no test notices
cargo xtask plants [--only N,N,…]
                            plants leaks in the games and the server, and says which tests catch them
cargo xtask cluster [--nodes N] [--port P] [--release]
                            several servers on one PostgreSQL behind HAProxy, to try; Ctrl+C stops it all
cargo xtask release [x86_64|aarch64]
                            the binaries for Linux, linked against nothing, tried on a bare system and in a container
cargo xtask audit           advisories and licences of what we depend on; asks the network";

/// For each target, unless somebody says another number.
const FUZZ_SECONDS: u32 = 60;

fn main() -> ExitCode {
    if let Some(done) = fuzz::as_rustc() {
        return done;
    }
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["check"] => run::check(),
        ["test"] => run::test(run::Length::Usual),
        ["test", "--long"] => run::test(run::Length::Long),
        ["rules"] => rules::check(&root()),
        ["tidy"] => tidy::check(&root()),
        ["new-game", "--try"] => web::chromium().and_then(|chromium| new_game::try_out(&chromium)),
        ["new-game", name] => new_game::new_game(name),
        ["first-command"] => web::chromium().and_then(|chromium| first_command::try_out(&chromium)),
        ["fuzz"] => fuzz::fuzz(None, FUZZ_SECONDS),
        ["fuzz", "--seconds", seconds] => number(seconds).and_then(|seconds| fuzz::fuzz(None, seconds)),
        ["fuzz", target] => fuzz::fuzz(Some(target), FUZZ_SECONDS),
        ["fuzz", target, "--seconds", seconds] => {
            number(seconds).and_then(|seconds| fuzz::fuzz(Some(target), seconds))
        }
        ["mutants", game] => mutants::mutants(game, None),
        ["mutants", game, "--only", numbers] => mutants::mutants(game, Some(numbers)),
        ["plants"] => plants::plants(None),
        ["plants", "--only", numbers] => plants::plants(Some(numbers)),
        ["cluster", ref options @ ..] => cluster::cluster(options),
        ["audit"] => return audit::audit(&root()),
        ["release"] => release::release(None),
        ["release", machine] => release::release(Some(machine)),
        ["--help" | "help"] | [] => {
            println!("{HELP}");
            Ok(())
        }
        _ => unknown(&words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn unknown(words: &[&str]) -> Result<()> {
    bail!("\"{}\" is not a chore; there are:\n{HELP}", words.join(" "))
}

fn number(word: &str) -> Result<u32> {
    word.parse().with_context(|| format!("\"{word}\" is not a number of seconds"))
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_owned).unwrap_or_default()
}

/// Every file below a folder that ends like this, in order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
        for path in entries.map(|entry| entry.path()) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() && !["target", "node_modules", ".git"].contains(&name.as_str()) {
                folders.push(path);
            } else if name.ends_with(ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}
