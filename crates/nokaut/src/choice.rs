//! What can be written on a sheet.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::Card;
use crate::space::Space;
use crate::team::Team;

/// One part of an answer. Anything can be written here; what does not fit is refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "NokautChoice")]
pub enum Choice {
    /// Take this deck.
    Team(Team),
    /// Play, discard or take this card.
    Card(Card),
    /// Draw a card instead of playing one.
    Draw,
    /// Here, or this character.
    Space(Space),
    /// Nothing stands in this part: the card needs no space, or no further card is discarded.
    Blank,
    /// Do what the character may do.
    Yes,
    /// Reveal the goal.
    Reveal,
    /// Keep it for now.
    Keep,
}
