//! Cards and sets of them.

use serde::{Deserialize, Serialize};
use stolik_table::Dice;
use ts_rs::TS;

pub type Card = u8;

/// Cards are numbered from 0. There are enough for every hand, however many join and leave.
pub const DECK: u8 = 20;
/// Cards from here on can snatch. Few enough that often nobody holds one: only then a skipped window tells.
pub const HIGH: Card = 18;

/// A set of cards. It has no order, so it cannot tell in which order the cards came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(rename = "WhispersCards")]
pub struct Cards(u32);

impl Cards {
    pub const NONE: Cards = Cards(0);
    pub const ALL: Cards = Cards((1 << DECK) - 1);

    /// Any number may be asked for: a choice can name cards that do not exist.
    pub const fn has(self, card: Card) -> bool {
        card < DECK && self.0 & (1 << card) != 0
    }

    pub fn with(self, card: Card) -> Cards {
        assert!(card < DECK, "there is no card {card}");
        Cards(self.0 | (1 << card))
    }

    pub const fn without(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    pub const fn and(self, others: Cards) -> Cards {
        Cards(self.0 | others.0)
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..DECK).filter(move |card| self.has(*card))
    }

    pub fn high(self) -> Cards {
        self.iter().filter(|card| *card >= HIGH).collect()
    }

    /// Is the sum of the numbers on them odd?
    pub fn is_odd(self) -> bool {
        self.iter().filter(|card| card % 2 == 1).count() % 2 == 1
    }

    /// One of them, each equally likely; nothing where there is nothing.
    pub fn any(self, dice: &mut Dice) -> Option<Card> {
        (self.len() > 0).then(|| self.iter().nth(dice.index(self.len().into())))?
    }

    pub fn bytes(self) -> Vec<u8> {
        self.0.to_le_bytes().to_vec()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Cards {
        Cards::NONE.with(card)
    }
}
