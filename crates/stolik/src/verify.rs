//! `stolik verify`: whether every die of a logged game fell as it was sealed.

use anyhow::{Context, Error, Result};
use stolik_shelf::journal::BadLog;
use stolik_shelf::verify::verify as verify_lines;
use stolik_shelf::with_game;
use stolik_table::{Change, PlayerChange, Receipt, Sealed, Seats};

use crate::cli::VerifyArgs;
use crate::output;
use crate::replay::read;

/// Checks the log of a finished game to the letter. It holds the secrets behind the seed; who kept what was shown before
/// the deal can compare that.
pub fn run(args: &VerifyArgs) -> Result<()> {
    let about = || format!("{} cannot be verified", args.file.display());
    let (game, lines) = read(&args.file)?;
    let verified = with_game!(game, G => verify_lines::<G>(&lines)).with_context(about)?;
    output::line(format!("Every one of {} questions went as the sealed dice say.", verified.questions))?;
    tell_sealed(&verified.sealed)?;
    verified.players.iter().try_for_each(tell_player)
}

/// Whether a log is well written and proves nothing all the same.
pub fn is_unprovable(error: &Error) -> bool {
    matches!(error.downcast_ref(), Some(BadLog::Unprovable))
}

fn tell_player(change: &PlayerChange) -> Result<()> {
    let what = match change.change {
        Change::Left => "the player left, and a bot played on",
        Change::Removed => "the host removed the player, and a bot played on",
        Change::Joined => "somebody took over from the bot",
        Change::Returned => "the player came back",
        Change::Moved => "the player went on with another device",
    };
    Ok(output::line(format!("Before question {} closed, seat {}: {what}", change.ask, change.seat.number()))?)
}

/// The numbers of some seats: "0, 2".
fn numbers(seats: Seats) -> String {
    seats.iter().map(|seat| seat.number().to_string()).collect::<Vec<_>>().join(", ")
}

fn tell_sealed(sealed: &Sealed) -> Result<()> {
    output::line(format!("The server's commitment: {}", sealed.commit))?;
    if !sealed.missing.is_empty() {
        output::line(format!("Sealed nothing before the deal: seat {}", numbers(sealed.missing)))?;
    }
    for (number, attempt) in (1..).zip(&sealed.attempts) {
        output::line(format!(
            "Attempt {number} to open the dice failed; left out of the deal: seat {}",
            numbers(attempt.left_out)
        ))?;
        tell_receipts(&attempt.receipts)?;
    }
    if !sealed.attempts.is_empty() {
        output::line(format!("Attempt {} led to the deal", sealed.attempts.len() + 1))?;
    }
    tell_receipts(&sealed.receipts)
}

fn tell_receipts(receipts: &[Receipt]) -> Result<()> {
    for Receipt { seat, hash } in receipts {
        output::line(format!("Sealed by the device of seat {}: {hash}", seat.number()))?;
    }
    Ok(())
}
