//! What a table can agree on before the game.

use serde::{Deserialize, Serialize};
use stolik_table::{Refusal, Seat, Setting, Values};
use ts_rs::TS;

use crate::board::{ARRANGEMENTS, Arrangement};
use crate::refusals;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "PixoidOptions")]
pub struct Options {
    #[serde(default)]
    pub variant: Variant,
    /// Who is Pixoid first; by lot if nobody is named.
    #[serde(default)]
    pub first: Option<Seat>,
    /// The board; by lot if none is named. One board serves all rounds of a game (PA23).
    #[serde(default)]
    pub board: Option<Arrangement>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PixoidVariant")]
pub enum Variant {
    /// As many rounds as players; the most points win.
    #[default]
    Standard,
    /// One round: Pixoid wins with twelve cubes, the Viruses by catching it first.
    Short,
}

pub const SETTINGS: &[Setting] = &[
    Setting {
        key: "variant",
        values: Values::OneOf(&["standard", "short"]),
        help: "standard: a round for each player; short: one round, Pixoid against the Viruses",
    },
    Setting {
        key: "first",
        values: Values::NumberOrNull { from: 0, to: 3 },
        help: "the seat that is Pixoid first; null draws lots",
    },
    Setting {
        key: "board",
        values: Values::NumberOrNull { from: 0, to: ARRANGEMENTS as i32 - 1 },
        help: "the arrangement of the tiles; null draws lots",
    },
];

impl Options {
    pub(crate) fn check(&self, seats: u8) -> Result<(), Refusal> {
        match self.first {
            Some(first) if first.number() >= seats => {
                Err(refusals::NO_SUCH_SEAT.with("seat", first).with("seats", seats))
            }
            _ => Ok(()),
        }
    }
}
