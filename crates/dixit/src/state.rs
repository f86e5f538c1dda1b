//! The state of a game: what is open to all, and the secrets.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use stolik_table::{BySeat, MAX_SEATS, Outcome, Seat, Seats};
use ts_rs::TS;

use crate::cards::{Card, Cards};
use crate::choice::Place;
use crate::clue::Clue;
use crate::options::Options;

/// DR1: numbered places for cards around the board.
pub const PLACES: usize = 8;

/// All of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dixit {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// All that is public, the same in the state and in every view. What is asked follows from this alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "DixitOpen")]
pub struct Open {
    pub options: Options,
    /// Seats that were ever taken; `order` says who sits there now.
    pub seats: u8,
    /// Around the table, clockwise.
    pub order: ArrayVec<Seat, MAX_SEATS>,
    pub phase: Phase,
    /// From 1; what was passed over is no round.
    pub round: u16,
    /// Turns to narrate that were passed over.
    #[serde(default)]
    pub passes: u16,
    pub narrator: Seat,
    /// Empty before it is told.
    pub clue: Clue,
    /// The cards face up at the places, while all vote.
    pub table: ArrayVec<Card, PLACES>,
    /// Face up beside the board.
    pub discard: Cards,
    pub points: BySeat<u8>,
    /// How many narrators in a row were passed over just now.
    pub passed_over: u8,
    /// Who is asked first whether they have a clue; empty when somebody narrates.
    pub callers: ArrayVec<Seat, MAX_SEATS>,
    /// The last round that was scored: who comes back late sees what happened.
    pub last: Option<Reveal>,
    /// DA39: nothing before the game is over.
    #[serde(default)]
    pub best: Option<BestClue>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "DixitPhase")]
pub enum Phase {
    /// Who has a clue?
    Opener,
    /// The narrator chooses a card and tells a clue.
    Tell,
    /// The others give a card that fits.
    Lay,
    /// The others look for the narrator's card.
    Vote,
    Over,
}

/// What is hidden from somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    pub hands: BySeat<Cards>,
    /// Without an order: it is drawn from by dice.
    pub pile: Cards,
    /// The narrator's card, until all cards are laid.
    pub told: Option<Card>,
    /// Whose card lies at each place, in the order of [`Open::table`].
    pub owners: ArrayVec<Seat, PLACES>,
    /// DA39: the best so far.
    #[serde(default)]
    pub best: Option<BestClue>,
}

/// The clue that was liked best (DA39).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "DixitBestClue")]
pub struct BestClue {
    pub round: u16,
    pub narrator: Seat,
    pub clue: Clue,
    pub hearts: u8,
}

/// A round as it is told at its end (DA30).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "DixitReveal")]
pub struct Reveal {
    pub round: u16,
    pub narrator: Seat,
    pub clue: Clue,
    /// In the order of places.
    pub cards: ArrayVec<Card, PLACES>,
    pub owners: ArrayVec<Seat, PLACES>,
    /// For which place each seat voted; nobody's vote for the narrator and for who abstained.
    pub votes: BySeat<Option<Place>>,
    pub gained: BySeat<u8>,
}

impl Open {
    pub fn sitting(&self) -> Seats {
        self.order.iter().copied().collect()
    }

    pub fn players(&self) -> u8 {
        self.order.len() as u8
    }

    /// All but the narrator.
    pub fn guessers(&self) -> Seats {
        self.sitting().without(self.narrator)
    }

    /// DR2, DR15: six cards, seven with three players.
    pub fn hand_size(&self) -> usize {
        if self.players() == 3 { 7 } else { 6 }
    }

    /// DR5, DR15: one card each, two with three players.
    pub fn cards_to_lay(&self) -> u8 {
        if self.players() == 3 { 2 } else { 1 }
    }

    /// DA37: a narrator may be passed over where bots have no clues of their own to tell, but not everybody.
    pub fn may_pass_over(&self) -> bool {
        !self.options.deck.is_ours() && self.passed_over < self.players() - 1
    }

    /// Everybody from the left of this seat on, clockwise, that seat last.
    pub(crate) fn clockwise_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let at = self.order.iter().position(|one| *one == seat).unwrap_or(0);
        let order = self.order.clone();
        (1..=order.len()).map(move |step| order[(at + step) % order.len()])
    }

    /// DR3: the player to the left.
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        self.clockwise_after(seat).next().unwrap_or(seat)
    }

    /// DR14, DA16: the most points win, and equals share; who has left is behind everybody.
    pub(crate) fn outcome(&self) -> Outcome {
        let sitting = self.sitting();
        let score = |seat| if sitting.has(seat) { i32::from(self.points[seat]) } else { -1 };
        Outcome::by_scores(BySeat::from_fn(self.seats, score))
    }

    /// DR14, DA17, DA13: has somebody reached the target, were there enough rounds, or does nobody tell any more?
    pub(crate) fn is_at_its_end(&self) -> bool {
        let reached = self.order.iter().any(|seat| self.points[*seat] >= self.options.target);
        // DA17: a turn that was passed over counts for the limit.
        let turns = self.round.saturating_add(self.passes);
        let played = self.options.rounds.is_some_and(|rounds| turns >= u16::from(rounds));
        reached || played || self.passed_over >= 2 * self.players()
    }
}
