//! The state of a game. All of it is open: the cards are on the real table.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use stolik_dixit::{PLACES, Place};
use stolik_table::{BySeat, Outcome, Seat, Seats};
use ts_rs::TS;

use crate::options::Options;

/// DB16: no score pad is longer.
pub(crate) const MOST_ROUNDS: u16 = 99;

/// All of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dixitbox(pub(crate) Open);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "DixitboxOpen")]
pub struct Open {
    pub options: Options,
    pub seats: u8,
    pub phase: Phase,
    /// From 1. A narrator who was passed over counts too.
    pub round: u16,
    pub narrator: Seat,
    /// For which place each seat voted, once all votes are turned over.
    pub votes: BySeat<Option<Place>>,
    /// Where the narrator's card lies, once it was said.
    pub right: Option<Place>,
    pub points: BySeat<u8>,
    /// How many rounds in a row have brought nobody a point.
    pub idle: u8,
    /// The last round that was counted: who comes back late sees what happened.
    pub last: Option<Counted>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "DixitboxPhase")]
pub enum Phase {
    /// The narrator tells, all give a card, and the cards are laid out.
    Tell,
    /// The others vote.
    Vote,
    /// Which card was the narrator's?
    Which,
    /// Whose are the others that somebody voted for?
    Whose,
    Over,
}

/// Whose card lies at each place, as far as it was said: nobody needs to know it of a place without votes.
pub type Owners = ArrayVec<Option<Seat>, PLACES>;

/// A round as it was counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "DixitboxCounted")]
pub struct Counted {
    pub round: u16,
    pub narrator: Seat,
    pub right: Place,
    pub owners: Owners,
    /// As they were cast. One for a card of one's own did not count.
    pub votes: BySeat<Option<Place>>,
    pub gained: BySeat<u8>,
}

impl Open {
    /// All but the narrator.
    pub fn guessers(&self) -> Seats {
        Seats::first(self.seats).without(self.narrator)
    }

    /// DB8: how many cards everybody but the narrator gives.
    pub const fn cards_each(&self) -> u8 {
        if self.seats == 3 { 2 } else { 1 }
    }

    /// DB1.
    pub const fn places(&self) -> u8 {
        1 + (self.seats - 1) * self.cards_each()
    }

    /// The places that somebody voted for and that are not the narrator's, in order.
    pub fn decoys(&self) -> impl Iterator<Item = Place> {
        (1..=self.places())
            .filter(|place| Some(*place) != self.right && self.votes.as_slice().contains(&Some(*place)))
    }

    /// DB15.
    pub(crate) fn outcome(&self) -> Outcome {
        Outcome::by_scores(BySeat::from_fn(self.seats, |seat| i32::from(self.points[seat])))
    }

    /// DB15, DB16.
    pub(crate) fn is_at_its_end(&self) -> bool {
        let reached = self.points.as_slice().iter().any(|points| *points >= self.options.target);
        reached || self.idle >= 2 * self.seats || self.round >= MOST_ROUNDS
    }
}
