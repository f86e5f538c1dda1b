//! What the narrator says. Kept in place, so that a state holds no pointers and costs little to clone.

use std::fmt;

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};
use stolik_table::MOST_BYTES;
use ts_rs::TS;

/// DA4: a clue has at most so many letters.
pub const LONGEST_CLUE: u8 = 140;
/// DA39: what is written beside a vote by who likes the clue. Anything else is nothing.
pub const HEART: &str = "♥";

/// A clue; empty before it is told. Whatever the table lets through fits in.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[ts(type = "string", rename = "DixitClue")]
pub struct Clue(ArrayString<MOST_BYTES>);

impl Clue {
    /// Longer texts than the table lets through end at the last letter that fits.
    pub fn new(text: &str) -> Clue {
        let mut clue = ArrayString::new();
        for letter in text.chars() {
            if clue.try_push(letter).is_err() {
                break;
            }
        }
        Clue(clue)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Debug for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
