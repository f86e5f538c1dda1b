//! What a table can agree on before the game.

use serde::{Deserialize, Serialize};
use stolik_table::{Refusal, Seat, Setting, Values};
use ts_rs::TS;

use crate::refusals;
use crate::space::Spaces;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "NokautOptions")]
pub struct Options {
    pub board: Board,
    pub destroy: DestroyAny,
    pub decks: Decks,
    /// KA43: partners see each other's hands.
    pub hands: bool,
    /// KA56: who plays with the first seat, with four; who plays alone, with three. By lot where nobody is named.
    pub partner: Option<Seat>,
    pub solo: Option<Seat>,
    /// KR3, KR8, X5: who is the youngest and who took out the trash. By lot where nobody is named.
    pub youngest: Option<Seat>,
    pub trash: Option<Seat>,
}

/// KR4.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "NokautBoard")]
pub enum Board {
    /// Three by three.
    #[default]
    Standard,
    /// Four by four; goals have a fourth mark.
    Advanced,
}

impl Board {
    pub const fn spaces(self) -> Spaces {
        match self {
            Board::Standard => Spaces::STANDARD,
            Board::Advanced => Spaces::ALL,
        }
    }
}

/// KA2: whom a card destroys that says "any character".
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "NokautDestroyAny")]
pub enum DestroyAny {
    /// Any of the opponents'.
    #[default]
    Opponents,
    /// One's own, too.
    Anybody,
}

/// KR3: who plays which deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "NokautDecks")]
pub enum Decks {
    /// The youngest player chooses for the team.
    #[default]
    Chosen,
    Lot,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            board: Board::Standard,
            destroy: DestroyAny::Opponents,
            decks: Decks::Chosen,
            hands: true,
            partner: None,
            solo: None,
            youngest: None,
            trash: None,
        }
    }
}

pub const SETTINGS: &[Setting] = &[
    Setting {
        key: "board",
        values: Values::OneOf(&["standard", "advanced"]),
        help: "three by three, or four by four with goals of four marks",
    },
    Setting {
        key: "destroy",
        values: Values::OneOf(&["opponents", "anybody"]),
        help: "whom a card may destroy that says \"any character\": opponents' only, or one's own too",
    },
    Setting {
        key: "decks",
        values: Values::OneOf(&["chosen", "lot"]),
        help: "the youngest player chooses a deck, or lots are drawn",
    },
    Setting { key: "hands", values: Values::YesNo, help: "partners see each other's hands" },
    Setting {
        key: "partner",
        values: Values::NumberOrNull { from: 1, to: 3 },
        help: "with four players, the seat that plays with seat 0; null draws lots",
    },
    Setting {
        key: "solo",
        values: Values::NumberOrNull { from: 0, to: 2 },
        help: "with three players, the seat that plays alone; null draws lots",
    },
    Setting {
        key: "youngest",
        values: Values::NumberOrNull { from: 0, to: 3 },
        help: "the seat whose team chooses its deck, and plays second; null draws lots",
    },
    Setting {
        key: "trash",
        values: Values::NumberOrNull { from: 0, to: 3 },
        help: "the seat that begins, if its team does; null draws lots",
    },
];

impl Options {
    pub(crate) fn check(&self, seats: u8) -> Result<(), Refusal> {
        // What is agreed for another number of players is left alone.
        let partner = self.partner.filter(|_| seats == 4);
        let solo = self.solo.filter(|_| seats == 3);
        let named = [partner, solo, self.youngest, self.trash];
        if let Some(seat) = named.into_iter().flatten().find(|seat| seat.number() >= seats) {
            return Err(refusals::NO_SUCH_SEAT.with("seat", seat).with("seats", seats));
        }
        if partner == Some(Seat::nth(0)) {
            return Err(refusals::PARTNER_OF_ONESELF.into());
        }
        Ok(())
    }
}
