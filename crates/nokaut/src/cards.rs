//! Cards and piles of them. A card is a number: dragons come first, then unicorns, kind by kind, so that each copy is a card
//! of its own.

use stolik_table::{Numbered, Pile};
use ts_rs::TS;

use crate::deck::{self, CARDS};
use crate::effect::Kind;
use crate::team::Team;

/// A card by its number: dragons are 0 to 39, unicorns 40 to 79.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, serde::Serialize, serde::Deserialize, TS,
)]
#[ts(type = "number", rename = "NokautCard")]
pub struct Card(pub u8);

impl Card {
    pub fn kind(self) -> &'static Kind {
        deck::kind_of(self.0)
    }

    pub const fn team(self) -> Team {
        if self.0 < CARDS / 2 { Team::Dragons } else { Team::Unicorns }
    }

    pub fn is_character(self) -> bool {
        CHARACTERS.has(self)
    }

    pub fn is_ordinary(self) -> bool {
        ORDINARY.has(self)
    }
}

impl Numbered for Card {
    const COUNT: u16 = CARDS as u16;

    fn of_number(number: u16) -> Card {
        Card(number as u8)
    }

    fn number(self) -> u16 {
        self.0.into()
    }
}

pub type Cards = Pile<Card, 2>;

/// KR2: the forty cards of a team.
pub const fn deck(team: Team) -> Cards {
    let half = CARDS as u16 / 2;
    match team {
        Team::Dragons => Pile::row(0, half),
        Team::Unicorns => Pile::row(half, half),
    }
}

const fn of_bits(bits: u128) -> Cards {
    Pile::of_words([bits as u64, (bits >> 64) as u64])
}

pub const ORDINARY: Cards = of_bits(deck::ORDINARY);
/// Those that can stand on the grid.
pub const CHARACTERS: Cards = of_bits(deck::ORDINARY | deck::SPECIAL);
pub const RIPOSTES: Cards = of_bits(deck::RIPOSTES);

/// All copies of a kind, by its number.
pub(crate) const fn copies(kind: usize) -> Cards {
    of_bits(deck::COPIES[kind])
}
