//! Lifestyle cards and piles of them. A card is a number; its text and its picture are content.

use stolik_table::{Numbered, Pile};
use ts_rs::TS;

/// NR2: so many cards.
pub const DECK: u8 = 108;
/// NR3: so many of each suit; RECON: six of each number of stars.
const OF_A_SUIT: u8 = 30;
const OF_A_STAR: u8 = 6;
/// The first that is of no suit, and the first of the last kind.
const LOSE: u8 = 90;
const DOUBLE: u8 = 102;

/// A card by its number, from 0.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, serde::Serialize, serde::Deserialize, TS,
)]
#[ts(type = "number", rename = "NosediveCard")]
pub struct Card(pub u8);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Suit {
    Community,
    Work,
    Home,
}

impl Suit {
    pub const ALL: [Suit; 3] = [Suit::Community, Suit::Work, Suit::Home];
}

/// NR3: what a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Lifestyle {
        suit: Suit,
        /// From 1 to 5.
        stars: u8,
    },
    LoseOne,
    DoubleLoss,
}

impl Card {
    pub const fn kind(self) -> Kind {
        match self.0 {
            number if number < LOSE => Kind::Lifestyle {
                suit: Suit::ALL[(number / OF_A_SUIT) as usize],
                stars: (number % OF_A_SUIT) / OF_A_STAR + 1,
            },
            number if number < DOUBLE => Kind::LoseOne,
            _ => Kind::DoubleLoss,
        }
    }
}

impl Numbered for Card {
    const COUNT: u16 = DECK as u16;

    fn of_number(number: u16) -> Card {
        Card(number as u8)
    }

    fn number(self) -> u16 {
        self.0.into()
    }
}

pub type Cards = Pile<Card, 2>;

pub const ALL: Cards = Pile::row(0, DECK as u16);
pub const LOSE_ONES: Cards = Pile::row(LOSE as u16, (DOUBLE - LOSE) as u16);
pub const DOUBLE_LOSSES: Cards = Pile::row(DOUBLE as u16, (DECK - DOUBLE) as u16);

/// All cards of a suit with so many stars.
pub const fn of(suit: Suit, stars: u8) -> Cards {
    Pile::row((suit as u8 * OF_A_SUIT + (stars - 1) * OF_A_STAR) as u16, OF_A_STAR as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nr2_nr3_thirty_of_each_suit_twelve_that_cost_a_point_and_six_double_losses() {
        let count = |is: fn(Kind) -> bool| ALL.iter().filter(|card| is(card.kind())).count();
        assert_eq!(ALL.len(), 108);
        assert_eq!(count(|kind| kind == Kind::LoseOne), 12);
        assert_eq!(count(|kind| kind == Kind::DoubleLoss), 6);
        for suit in Suit::ALL {
            for stars in 1..=5 {
                let same = |card: &Card| card.kind() == Kind::Lifestyle { suit, stars };
                assert_eq!(ALL.iter().filter(same).collect::<Cards>(), of(suit, stars));
                assert_eq!(of(suit, stars).len(), 6);
            }
        }
        assert!(LOSE_ONES.iter().all(|card| card.kind() == Kind::LoseOne));
        assert!(DOUBLE_LOSSES.iter().all(|card| card.kind() == Kind::DoubleLoss));
    }
}
