//! The board: Start and six spaces with an action each.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "NosediveSpace")]
pub enum Space {
    /// NR23: draw 1.
    #[default]
    Start,
    /// NR17: 1 face down.
    OneDown,
    /// NR18: 1 face up, and 1 face down on another pile.
    UpAndDown,
    /// NR19: 2 face up on two piles.
    TwoUp,
    /// NR20: take a face-up token.
    ExperiencePlus,
    /// NR21: draw 1, then 1 face up.
    DrawAndUp,
    /// NR22: draw 2.
    DrawTwo,
}

impl Space {
    pub const ALL: [Space; 7] = [
        Space::Start,
        Space::OneDown,
        Space::UpAndDown,
        Space::TwoUp,
        Space::ExperiencePlus,
        Space::DrawAndUp,
        Space::DrawTwo,
    ];

    /// How each card that is placed before anything is drawn lies: face up or not.
    pub const fn placements(self) -> &'static [bool] {
        match self {
            Space::OneDown => &[false],
            Space::UpAndDown => &[true, false],
            Space::TwoUp => &[true, true],
            Space::Start | Space::ExperiencePlus | Space::DrawAndUp | Space::DrawTwo => &[],
        }
    }

    pub const fn draws(self) -> u8 {
        match self {
            Space::Start | Space::DrawAndUp => 1,
            Space::DrawTwo => 2,
            Space::OneDown | Space::UpAndDown | Space::TwoUp | Space::ExperiencePlus => 0,
        }
    }
}
