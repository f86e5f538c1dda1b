//! `stolik verify`: whether every die of a logged game fell as it was sealed.

use anyhow::{Context, Result};
use stolik_shelf::verify::verify as verify_lines;
use stolik_shelf::with_game;
use stolik_table::{Receipt, Sealed, Seals};

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
    match verified.seals {
        Seals::BySeat(sealed) => tell_sealed(&sealed),
        Seals::ByDevice(sealed) => {
            output::line(format!("The server's commitment: {}", sealed.commit))?;
            for (device, receipt) in sealed.receipts.iter().enumerate() {
                output::line(format!("The receipt of device {device}: {receipt}"))?;
            }
            Ok(())
        }
    }
}

fn tell_sealed(sealed: &Sealed) -> Result<()> {
    output::line(format!("The server's commitment: {}", sealed.commit))?;
    for (number, attempt) in (1..).zip(&sealed.attempts) {
        let silent: Vec<String> = attempt.left_out.iter().map(|seat| seat.number().to_string()).collect();
        let silent = silent.join(", ");
        output::line(format!(
            "Attempt {number} to open the dice failed; left out of the deal: seat {silent}"
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
