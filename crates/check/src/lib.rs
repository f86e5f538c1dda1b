//! A finished game, checked by whoever played it. No trust is needed in the server that dealt it: the same rules play
//! the log again, and what the device was shown before the deal and during the game is held against it.
//!
//! | file | one idea |
//! |---|---|
//! | `lib` | [`check`]: a log and what a device kept, and what is to be said of them |
//! | [`verdict`] | everything that can be said, a closed set |
//! | [`kept`] | what a device keeps |
//! | [`film`] | the game once more, as somebody saw it or as it was |
//! | [`companion`] | what the companion of a physical box asks of the rules |
//! | `browser` | the door for a page: this crate as WebAssembly |
//!
//! It is compiled twice: into tests, and for the browser by the build script of `crates/client`.

use serde::Serialize;
use serde_json::Value;
use stolik_shelf::journal::{self, BadLog};
use stolik_shelf::verify::{self, Verified};
use stolik_shelf::with_game;
use stolik_table::{Diverged, Game, News, Record, Seat, Unsealed, Viewer};

#[cfg(target_arch = "wasm32")]
mod browser;
pub mod companion;
pub mod film;
pub mod kept;
pub mod verdict;

pub use film::Eyes;
pub use kept::Kept;
pub use verdict::{Lie, Unchecked, Verdict};

/// What is to be said of a log, by somebody who kept this.
pub fn check(log: &[u8], kept: &Kept) -> Verdict {
    let told = journal::lines(log).and_then(|lines| {
        let game = journal::game_of(lines.first().map_or("", |(_, first)| first))?;
        with_game!(game, G => verify::<G>(&lines, kept))
    });
    told.unwrap_or_else(Verdict::from)
}

/// The same for a page: the first line is what was kept, as JSON, and the rest is the log. What was kept and cannot be
/// read was not kept.
pub fn answer(question: &[u8]) -> Vec<u8> {
    let (kept, log) = parted(question);
    let kept = serde_json::from_slice(kept).unwrap_or_default();
    written(&check(log, &kept))
}

/// A question of a page: its first line, and the log below it.
fn parted(question: &[u8]) -> (&[u8], &[u8]) {
    let end = question.iter().position(|byte| *byte == b'\n').unwrap_or(question.len());
    let (first, log) = question.split_at(end);
    (first, log.get(1..).unwrap_or_default())
}

/// A verdict is plain data and always has a written form.
fn written(verdict: &Verdict) -> Vec<u8> {
    serde_json::to_vec(verdict).unwrap_or_default()
}

fn verify<G: Game>(lines: &[(usize, String)], kept: &Kept) -> Result<Verdict, BadLog> {
    let Verified { sealed, questions, outcome, .. } = match verify::verify::<G>(lines) {
        // A device that was shown seats before the deal gets no log that names none.
        Err(BadLog::Unprovable) if kept.sealed.is_some() => {
            return Ok(Verdict::Lie { lie: Lie::OtherHashes });
        }
        verified => verified?,
    };
    let lie = match kept.against(&sealed) {
        None if kept.outcome.is_some_and(|seen| seen != outcome) => Some(Lie::OtherResult),
        None => other_story::<G>(lines, kept)?,
        found => found,
    };
    let left_out = sealed.attempts.iter().map(|attempt| attempt.left_out).collect();
    Ok(match lie {
        Some(lie) => Verdict::Lie { lie },
        None => Verdict::Fair { questions: questions as u32, compared: kept.compared(), left_out },
    })
}

/// The first question at which the device was shown something else than the log tells.
fn other_story<G: Game>(lines: &[(usize, String)], kept: &Kept) -> Result<Option<Lie>, BadLog> {
    let (mut other, mut last) = (None, 0);
    journal::tell::<G>(lines, |record, table, news| {
        let question = last;
        last = table.number();
        let moved = matches!(record, Record::Close(_) | Record::Amend(_));
        let is_other = moved && kept.heard(last).is_some_and(|heard| !could_hear(news, kept.seat, heard));
        other = other.or(is_other.then_some(question));
    })?;
    // Nothing was seen after the end.
    let beyond = kept.story.iter().any(|heard| heard.seq > last).then_some(last);
    Ok(other.or(beyond).map(|question| Lie::OtherStory { question }))
}

/// Is this what the seat was told in a step, or what it was told while it only watched?
fn could_hear<E: Serialize>(news: &News<E>, seat: Option<Seat>, heard: &[Value]) -> bool {
    let hears = |who| {
        let events = news.heard_by(who).map(serde_json::to_value);
        events.map(Result::ok).eq(heard.iter().cloned().map(Some))
    };
    hears(Viewer::Public) || seat.is_some_and(|seat| hears(Viewer::Seat(seat)))
}

impl From<BadLog> for Verdict {
    fn from(bad: BadLog) -> Self {
        let lie = match bad {
            BadLog::Game(_) => return Verdict::Unchecked { why: Unchecked::OtherGame },
            BadLog::Unprovable | BadLog::Diverged(Diverged::Version(_) | Diverged::Rules { .. }) => {
                return Verdict::Unchecked { why: Unchecked::OtherRules };
            }
            BadLog::Io(_) | BadLog::Empty | BadLog::NoHead => Lie::NoBeginning,
            BadLog::Line { line, .. }
            | BadLog::AfterTheEnd(line)
            | BadLog::Draft(line)
            | BadLog::OtherLetters(line)
            | BadLog::Blank(line) => Lie::Line { line: line as u32 },
            // What was cut and marked as open is cut off as well.
            BadLog::CutOff(_) | BadLog::StillOpen => Lie::CutOff,
            BadLog::Diverged(Diverged::Unsealed(Unsealed::Secret)) => Lie::OtherSecret,
            BadLog::Diverged(Diverged::Unsealed(Unsealed::Attempt(_))) => Lie::OtherAttempts,
            BadLog::Diverged(Diverged::Unsealed(_)) => Lie::OtherBytes,
            // The game was found by the name in the head.
            BadLog::Diverged(Diverged::OtherGame(..) | Diverged::Deal(_)) => Lie::NotDealt,
            BadLog::Diverged(Diverged::At { ask, .. }) => Lie::Question { question: ask },
            BadLog::Diverged(Diverged::Head) => Lie::Line { line: 1 },
            BadLog::Diverged(Diverged::Outcome) => Lie::OtherResult,
        };
        Verdict::Lie { lie }
    }
}
