//! What a table can agree on before the game.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use stolik_table::{Refusal, Setting, Values};
use ts_rs::TS;

use crate::refusals;

/// RR1: how many cards everybody is dealt, which is how many rounds there are.
pub const CARDS: RangeInclusive<u8> = 3..=8;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "RuletkaOptions")]
pub struct Options {
    pub cards: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { cards: 5 }
    }
}

pub const SETTINGS: &[Setting] = &[Setting {
    key: "cards",
    values: Values::Number { from: *CARDS.start() as i32, to: *CARDS.end() as i32 },
    help: "how many cards everybody is dealt, and so how many rounds there are",
}];

impl Options {
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        if CARDS.contains(&self.cards) {
            return Ok(());
        }
        Err(refusals::NO_SUCH_HAND.with("from", *CARDS.start()).with("to", *CARDS.end()))
    }
}
