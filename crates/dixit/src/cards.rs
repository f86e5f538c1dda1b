//! Cards and piles of them. A card is a number in its deck; the pictures are the client's business.

use stolik_table::{Numbered, Pile};
use ts_rs::TS;

/// A card by its number in the deck, from 0.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, serde::Serialize, serde::Deserialize, TS,
)]
#[ts(type = "number", rename = "DixitCard")]
pub struct Card(pub u8);

/// No deck has more (an own deck of 200 pictures fits).
const MOST: u16 = 256;

impl Numbered for Card {
    const COUNT: u16 = MOST;

    fn of_number(number: u16) -> Card {
        Card(number as u8)
    }

    fn number(self) -> u16 {
        self.0.into()
    }
}

pub type Cards = Pile<Card, 4>;
