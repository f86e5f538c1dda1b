//! The state of a game: what is open to all, and the secrets.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use stolik_table::{BySeat, Dice, Seat};
use ts_rs::TS;

use crate::options::Options;

/// QQ1: the number of cards, numbered from 1.
pub const DECK: u8 = 60;

/// A card by its number.
pub type Card = u8;

/// In order of number: a hand must not tell in which order its cards came.
pub type Hand = ArrayVec<Card, 8>;

/// All of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sample {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// All that is public, the same in the state and in every view. What is asked follows from this alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SampleOpen")]
pub struct Open {
    pub options: Options,
    pub seats: u8,
    /// From 1.
    pub round: u8,
    /// The cards that were laid, in order of number.
    pub gone: ArrayVec<Card, { DECK as usize }>,
    pub points: BySeat<u8>,
    /// The last round: who comes back late sees what happened.
    pub last: Option<Trick>,
}

/// A round, told at its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SampleTrick")]
pub struct Trick {
    pub round: u8,
    pub laid: BySeat<Card>,
    pub winner: Seat,
}

/// What is hidden from a viewer. What was not dealt is all that is neither here nor gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    pub hands: BySeat<Hand>,
}

impl Open {
    pub fn is_over(&self) -> bool {
        self.round > self.options.cards
    }

    /// How many cards everybody holds.
    pub fn held(&self) -> u8 {
        self.options.cards + 1 - self.round
    }
}

/// These cards of the deck.
pub(crate) fn deck(takes: impl Fn(Card) -> bool) -> ArrayVec<Card, { DECK as usize }> {
    (1..=DECK).filter(|card| takes(*card)).collect()
}

/// Deals this number of cards to each seat whose hand is not known, each card equally likely.
pub(crate) fn deal_hands(
    known: BySeat<Option<Hand>>,
    cards: u8,
    pile: &mut [Card],
    dice: &mut Dice,
) -> BySeat<Hand> {
    dice.shuffle(pile);
    let mut pile = pile.chunks(usize::from(cards).max(1));
    BySeat::from_fn(known.len() as u8, |seat| {
        let mut hand = known[seat].clone().unwrap_or_else(|| {
            let dealt = if cards == 0 { None } else { pile.next() };
            dealt.into_iter().flatten().copied().collect()
        });
        hand.sort_unstable();
        hand
    })
}
