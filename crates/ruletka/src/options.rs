//! What a table can agree on before the game.

use serde::{Deserialize, Serialize};
use stolik_table::{Setting, Values};
use ts_rs::TS;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "RuletkaOptions")]
pub struct Options {
    pub deck: Deck,
    /// X12: pistols, or confetti pistols. The rules do not mind.
    pub look: Look,
    /// Everybody is told the chance of surviving each bid, from what they may know.
    pub odds: bool,
    /// RA47: after three tied rounds those who are tied may end the game together.
    pub shared: bool,
}

/// 5.5: which action cards are played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RuletkaDeck")]
pub enum Deck {
    /// 31 cards.
    #[default]
    Full,
    /// 30 cards.
    English,
    /// No action cards at all.
    None,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RuletkaLook")]
pub enum Look {
    #[default]
    Championship,
    Confetti,
}

pub const SETTINGS: &[Setting] = &[
    Setting {
        key: "deck",
        values: Values::OneOf(&["full", "english", "none"]),
        help: "the action cards: all 31, the 30 of the English box, or none",
    },
    Setting {
        key: "look",
        values: Values::OneOf(&["championship", "confetti"]),
        help: "pistols, or confetti pistols",
    },
    Setting {
        key: "odds",
        values: Values::YesNo,
        help: "everybody is told the chance of surviving each bid, from what they may know",
    },
    Setting {
        key: "shared",
        values: Values::YesNo,
        help: "after three tied rounds those who are tied may end the game together",
    },
];
