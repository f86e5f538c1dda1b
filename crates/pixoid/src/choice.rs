//! What a player can say: a start pixel, or a program for one controller.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::pixel::{Direction, Pixel};

/// One part of an answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PixoidChoice")]
pub enum Choice {
    /// Put the pawn on this start pixel.
    Start(Pixel),
    /// Set the dials of one controller.
    Program(Command),
}

/// The two dials in use: the right one plays no part in this game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "PixoidCommand")]
pub struct Command {
    pub direction: Direction,
    /// The middle dial shows 0 to 9. Anything can be written here; 0 and more than 9 are refused (PR9, PA1).
    pub distance: u8,
}

/// The highest number on the middle dial.
pub const FARTHEST: u8 = 9;
