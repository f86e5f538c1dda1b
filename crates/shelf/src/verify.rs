//! Checking the log of a finished game: nothing in it is accepted that was not checked.
//!
//! [`tell`](journal::tell) holds every record to the rules and to the sealed dice. Beyond that a log must be finished,
//! and every line must be letter for letter what we would write: then nothing can be added that nobody looks at.

use stolik_table::{End, Game, Outcome, PlayerChange, Record, Sealed, Seals};

use crate::journal::{self, BadLog, Line};

/// What a log has proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// What was published before the deal, according to the log. Who kept what they were shown compares it.
    pub sealed: Sealed,
    pub questions: usize,
    pub players: Vec<PlayerChange>,
    pub outcome: Outcome,
}

/// Checks the lines of a log, as [`journal::lines`] gives them.
pub fn verify<G: Game>(lines: &[(usize, String)]) -> Result<Verified, BadLog> {
    if let Some((number, _)) = lines.iter().find(|line| journal::is_blank(line)) {
        return Err(BadLog::Blank(*number));
    }
    for (number, line) in lines {
        let record: Line<G> = serde_json::from_str(line).map_err(|why| journal::bad_line(*number, &why))?;
        let ours = serde_json::to_string(&record).map_err(|why| journal::bad_line(*number, &why))?;
        if line.strip_suffix('\n') != Some(&ours) {
            return Err(BadLog::OtherLetters(*number));
        }
    }
    let (mut seals, mut questions, mut players, mut end) = (None, 0, Vec::new(), None);
    journal::tell::<G>(lines, |record, _, _| match record {
        Record::Head(head) => seals = Some(head.sealed.clone()),
        Record::Close(_) => questions += 1,
        Record::Player(change) => players.push(*change),
        Record::End(End { outcome, .. }) => end = Some(*outcome),
        Record::Seed(_) | Record::Put(_) | Record::Amend(_) | Record::Open => {}
    })?;
    let outcome = end.ok_or(BadLog::StillOpen)?;
    match seals.ok_or(BadLog::NoHead)? {
        Seals::BySeat(sealed) => Ok(Verified { sealed, questions, players, outcome }),
        // A log of a later version can be rewritten as one of version 1, which has no place for a failed attempt.
        Seals::ByDevice(_) => Err(BadLog::Unprovable),
    }
}
