//! What a table can agree on before the game.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use stolik_table::{Refusal, Seat, Setting, Values};
use ts_rs::TS;

use crate::refusals;

const TARGETS: RangeInclusive<u8> = 10..=60;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(rename = "DixitboxOptions")]
pub struct Options {
    /// DB15: it ends after the round in which somebody has so many points.
    pub target: u8,
    /// DB2: who narrates first; by lot if nobody is named.
    pub first: Option<Seat>,
}

impl Default for Options {
    fn default() -> Self {
        Options { target: 30, first: None }
    }
}

pub const SETTINGS: &[Setting] = &[
    Setting {
        key: "target",
        values: Values::Number { from: *TARGETS.start() as i32, to: *TARGETS.end() as i32 },
        help: "it ends after the round in which somebody has so many points",
    },
    Setting {
        key: "first",
        values: Values::NumberOrNull { from: 0, to: 7 },
        help: "the seat that narrates first; null draws lots",
    },
];

impl Options {
    pub(crate) fn check(&self, seats: u8) -> Result<(), Refusal> {
        if !TARGETS.contains(&self.target) {
            return Err(refusals::NO_SUCH_TARGET.with("from", *TARGETS.start()).with("to", *TARGETS.end()));
        }
        match self.first {
            Some(first) if first.number() >= seats => {
                Err(refusals::NO_SUCH_SEAT.with("seat", first).with("seats", seats))
            }
            _ => Ok(()),
        }
    }
}
