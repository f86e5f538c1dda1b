//! A finished game, checked by whoever played it. No trust is needed in the server that dealt it: the same rules play
//! the log again, and what the device was shown before the deal and during the game is held against it.
//!
//! | file | one idea |
//! |---|---|
//! | `lib` | [`check`]: a log and what a device kept, and what is to be said of them |
//! | [`verdict`] | everything that can be said, a closed set |
//! | [`kept`] | what a device keeps |
//! | `browser` | the door for a page: this crate as WebAssembly |
//!
//! It is compiled twice: into tests, and for the browser by the build script of `crates/client`.

use serde::Serialize;
use serde_json::Value;
use stolik_shelf::journal::{self, BadLog};
use stolik_shelf::with_game;
use stolik_table::{Diverged, Game, News, Record, Seat, Unsealed, Viewer};

#[cfg(target_arch = "wasm32")]
mod browser;
pub mod kept;
pub mod verdict;

pub use kept::Kept;
pub use verdict::{Lie, Unchecked, Verdict};

/// What is to be said of a log, by somebody who kept this.
pub fn check(log: &[u8], kept: &Kept) -> Verdict {
    let told = journal::lines(log).and_then(|lines| {
        let game = journal::game_of(lines.first().map_or("", |(_, first)| first))?;
        with_game!(game, G => tell::<G>(&lines, kept))
    });
    told.unwrap_or_else(Verdict::from)
}

/// The same for a page: the first line is what was kept, as JSON, and the rest is the log. What was kept and cannot be
/// read was not kept.
pub fn answer(question: &[u8]) -> Vec<u8> {
    let end = question.iter().position(|byte| *byte == b'\n').unwrap_or(question.len());
    let (kept, log) = question.split_at(end);
    let kept = serde_json::from_slice(kept).unwrap_or_default();
    // A verdict is plain data and always has a written form.
    serde_json::to_vec(&check(log.get(1..).unwrap_or_default(), &kept)).unwrap_or_default()
}

fn tell<G: Game>(lines: &[(usize, String)], kept: &Kept) -> Result<Verdict, BadLog> {
    let mut lie = None;
    let mut questions = 0;
    let mut last = 0;
    let mut ended = false;
    journal::tell::<G>(lines, |record, table, news| {
        last = table.number();
        let found = match record {
            Record::Head(head) => kept.against(&head.sealed),
            Record::Close(_) | Record::Amend(_) => {
                questions += 1;
                let is_other = kept.heard(last).is_some_and(|heard| !could_hear(news, kept.seat, heard));
                is_other.then_some(Lie::OtherStory { question: last.saturating_sub(1) })
            }
            Record::End { outcome } => {
                ended = true;
                kept.outcome.is_some_and(|seen| seen != *outcome).then_some(Lie::OtherResult)
            }
            Record::Seed(_) | Record::Put(_) | Record::Open => None,
        };
        lie = lie.take().or(found);
    })?;
    // A finished game has an end, and nothing was seen after it.
    if !ended {
        lie = lie.or(Some(Lie::CutOff { question: last }));
    }
    if kept.story.iter().any(|heard| heard.seq > last) {
        lie = lie.or(Some(Lie::OtherStory { question: last }));
    }
    Ok(match lie {
        Some(lie) => Verdict::Lie { lie },
        None => Verdict::Fair { questions, compared: kept.compared(), left_out: Vec::new() },
    })
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
            BadLog::Diverged(Diverged::Version(_) | Diverged::Rules { .. }) => {
                return Verdict::Unchecked { why: Unchecked::OtherRules };
            }
            BadLog::Io(_) | BadLog::Empty | BadLog::NoHead => Lie::NoBeginning,
            BadLog::Line { line, .. } | BadLog::AfterTheEnd(line) => Lie::Line { line: line as u32 },
            BadLog::CutOff(question) => Lie::CutOff { question },
            BadLog::Diverged(Diverged::Unsealed(Unsealed::Secret)) => Lie::OtherSecret,
            BadLog::Diverged(Diverged::Unsealed(Unsealed::Device(_) | Unsealed::Count { .. })) => {
                Lie::OtherBytes
            }
            // The game was found by the name in the head.
            BadLog::Diverged(Diverged::OtherGame(..) | Diverged::Deal(_)) => Lie::NotDealt,
            BadLog::Diverged(Diverged::At { ask, .. }) => Lie::Question { question: ask },
            BadLog::Diverged(Diverged::Outcome) => Lie::OtherResult,
        };
        Verdict::Lie { lie }
    }
}
