//! The question that a game puts now.

use arrayvec::ArrayVec;
use serde::Serialize;
use ts_rs::TS;

use crate::outcome::Outcome;
use crate::seat::{BySeat, MAX_SEATS, Seat, Seats};

/// Either somebody is asked or the game is over: "over, but asking" cannot be written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Now {
    Ask(Ask),
    Over(Outcome),
}

impl Now {
    pub const fn ask(&self) -> Option<&Ask> {
        match self {
            Now::Ask(ask) => Some(ask),
            Now::Over(_) => None,
        }
    }

    pub const fn outcome(&self) -> Option<&Outcome> {
        match self {
            Now::Ask(_) => None,
            Now::Over(outcome) => Some(outcome),
        }
    }
}

/// One open question. Everybody may see all of it: it holds public facts only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Ask {
    pub topic: Topic,
    /// In order of priority. Each has one answer, given by any of its seats.
    pub parties: Parties,
    pub close: Close,
    /// May a party decline?
    pub pass: bool,
    /// How many parts the answer of each seat has; at least one for a seat that is asked.
    pub parts: BySeat<u8>,
    /// The order of the parts means nothing, so the table sorts them.
    pub unordered: bool,
    pub text: Option<TextAsk>,
    pub progress: Progress,
}

/// Sets of seats, no seat in two of them.
pub type Parties = ArrayVec<Seats, MAX_SEATS>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Close {
    /// Every party answers; the answers open together.
    All,
    /// The first in order of parties that does not pass. All are asked at once and the result is as if they were
    /// asked one after the other: a fast connection wins nothing.
    First,
}

/// What the others learn while a question is open. Never what somebody answers, never how far a draft is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    /// Who is in: for questions where answering at all tells nothing.
    Who,
    /// How many are in.
    Count,
    /// Nothing: for windows.
    Nothing,
}

/// The game's own name for a kind of question. Its heading, its clock and its floor hang on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[ts(type = "string")]
pub struct Topic(pub &'static str);

/// However few letters a text has, it takes no more bytes than this.
pub const MOST_BYTES: usize = 1020;

/// A free text that belongs to the answer of these seats (a clue), in letters as people count them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TextAsk {
    pub from: Seats,
    pub shortest: u16,
    pub longest: u16,
}

impl Ask {
    /// A question to one seat that must be answered in one part.
    pub fn of_one(topic: Topic, seat: Seat, seats: u8) -> Self {
        let mut parts = BySeat::new(seats);
        parts[seat] = 1;
        Ask {
            topic,
            parties: Parties::from_iter([Seats::one(seat)]),
            close: Close::All,
            pass: false,
            parts,
            unordered: false,
            text: None,
            progress: Progress::Who,
        }
    }

    /// A sealed question to each seat that has parts: all answer, and the answers open together.
    pub fn of_each(topic: Topic, parts: BySeat<u8>) -> Self {
        let asked = parts.iter().filter(|(_, parts)| **parts > 0).map(|(seat, _)| Seats::one(seat));
        Ask {
            topic,
            parties: asked.collect(),
            close: Close::All,
            pass: false,
            parts,
            unordered: false,
            text: None,
            progress: Progress::Who,
        }
    }

    /// Every seat that is asked.
    pub fn asked(&self) -> Seats {
        self.parties.iter().fold(Seats::NONE, |all, &party| all | party)
    }

    /// The party that a seat speaks for, by its index.
    pub fn party_of(&self, seat: Seat) -> Option<usize> {
        self.parties.iter().position(|party| party.has(seat))
    }

    /// Is a text asked of this seat?
    pub fn text_of(&self, seat: Seat) -> Option<TextAsk> {
        self.text.filter(|text| text.from.has(seat))
    }
}
