//! What happens at the table, as it is told to those who may hear it.

use serde::{Deserialize, Serialize};
use stolik_table::{Seat, Tells};
use ts_rs::TS;

use super::cards::Card;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[ts(rename = "WhispersEvent")]
pub enum Event {
    Told { by: Seat, text: String },
    Snatched { by: Seat, card: Card },
    Guessed { by: Seat, odd: bool },
    Turned { card: Card, odd: bool },
    Voted { votes: Vec<u8> },
    Gave { by: Seat, to: Seat },
    Received { by: Seat, card: Card },
    Drew { card: Card },
    Joined { seat: Seat },
    Left { seat: Seat },
}

impl Tells for Event {
    /// Cards that come to light, and what somebody has chosen. Only that a card went from hand to hand, and who
    /// sits at the table, was plain to see anyway.
    fn reveals(&self) -> bool {
        !matches!(self, Event::Gave { .. } | Event::Joined { .. } | Event::Left { .. })
    }

    fn lingers(&self) -> bool {
        matches!(self, Event::Voted { .. })
    }
}
