//! What a table can agree on before the game.

use serde::{Deserialize, Serialize};
use stolik_table::{Reason, Refusal, Seat, Setting, Values};
use ts_rs::TS;

use crate::cards::Cards;
use crate::clue::LONGEST_CLUE;
use crate::refusals;

/// DR1: the house's first deck.
pub const HOUSE_CARDS: u8 = 84;
/// DA38: the house's second deck has as many cards as there are pictures in `content/dixit/second`.
pub const SECOND_CARDS: u8 = include!(concat!(env!("OUT_DIR"), "/second_cards"));
/// An own deck has at most so many pictures.
pub const MOST_CARDS: u8 = 200;

const TARGETS: std::ops::RangeInclusive<u8> = 10..=60;
const CLUES: std::ops::RangeInclusive<u8> = 10..=LONGEST_CLUE;
const ROUNDS: std::ops::RangeInclusive<u8> = 1..=99;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(rename = "DixitOptions")]
pub struct Options {
    /// DR14: the game ends after the round in which somebody has so many points.
    pub target: u8,
    /// DA4: how many characters a clue may have.
    pub clue: u8,
    /// DA17: the game ends after so many rounds at the latest.
    pub rounds: Option<u8>,
    pub opener: Opener,
    /// DA2: who narrates first; by lot if nobody is named.
    pub first: Option<Seat>,
    pub newcomers: Newcomers,
    /// In which language bots tell.
    pub words: Words,
    pub deck: Deck,
}

/// DR3, DA2: how the first narrator is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "DixitOpener")]
pub enum Opener {
    #[default]
    Lot,
    /// All are asked who has a clue.
    WhoHasAClue,
}

/// DA26: with how many points somebody joins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "DixitNewcomers")]
pub enum Newcomers {
    #[default]
    Lowest,
    Zero,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "DixitWords")]
pub enum Words {
    #[default]
    Pl,
    En,
}

/// DA32, DA38: which pictures are played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "DixitDeck")]
pub enum Deck {
    /// The house's first.
    #[default]
    House,
    /// The house's second.
    Second,
    /// The house's two decks, shuffled together.
    Both,
    /// Pictures that somebody brought to this table.
    Own {
        /// Which of the table's decks, by its number.
        deck: u16,
        cards: u8,
    },
}

impl Deck {
    pub const fn cards(self) -> u8 {
        match self {
            Deck::House => HOUSE_CARDS,
            Deck::Second => SECOND_CARDS,
            Deck::Both => HOUSE_CARDS + SECOND_CARDS,
            Deck::Own { cards, .. } => cards,
        }
    }

    /// All cards of this deck. A card of the house has one number, whichever decks are played with: the second deck goes
    /// on where the first ends.
    pub fn all(self) -> Cards {
        let from = if self == Deck::Second { HOUSE_CARDS } else { 0 };
        Cards::row(from.into(), self.cards().into())
    }

    /// Pictures of the house, and not somebody's own.
    pub const fn is_ours(self) -> bool {
        !matches!(self, Deck::Own { .. })
    }

    /// DA32: what fills every hand and the table once: 7 cards a player; with three players 7·3 + 5.
    pub const fn fewest(players: u8) -> u8 {
        if players <= 3 { 26 } else { 7 * players }
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            target: 30,
            clue: LONGEST_CLUE,
            rounds: None,
            opener: Opener::Lot,
            first: None,
            newcomers: Newcomers::Lowest,
            words: Words::Pl,
            deck: Deck::House,
        }
    }
}

/// Of the decks only the house's: somebody's own is named by the table that has it.
pub const SETTINGS: &[Setting] = &[
    Setting {
        key: "target",
        values: Values::Number { from: *TARGETS.start() as i32, to: *TARGETS.end() as i32 },
        help: "the game ends after the round in which somebody has so many points",
    },
    Setting {
        key: "rounds",
        values: Values::NumberOrNull { from: *ROUNDS.start() as i32, to: *ROUNDS.end() as i32 },
        help: "the game ends after so many rounds at the latest; null sets no limit",
    },
    Setting {
        key: "clue",
        values: Values::Number { from: *CLUES.start() as i32, to: *CLUES.end() as i32 },
        help: "how many characters a clue may have",
    },
    Setting {
        key: "opener",
        values: Values::OneOf(&["lot", "who-has-a-clue"]),
        help: "how the first narrator is found: by lot, or all are asked who has a clue",
    },
    Setting {
        key: "first",
        values: Values::NumberOrNull { from: 0, to: 7 },
        help: "the seat that narrates first; null draws lots",
    },
    Setting {
        key: "newcomers",
        values: Values::OneOf(&["lowest", "zero"]),
        help: "with how many points somebody joins: the lowest at the table, or none",
    },
    Setting { key: "words", values: Values::OneOf(&["pl", "en"]), help: "in which language bots tell" },
    Setting {
        key: "deck",
        values: Values::OneOf(&["house", "second", "both"]),
        help: "which pictures are played with: the house's first deck, its second, or both together",
    },
];

impl Options {
    pub(crate) fn check(&self, seats: u8) -> Result<(), Refusal> {
        let within = |range: std::ops::RangeInclusive<u8>, value: u8, otherwise: Reason| {
            if range.contains(&value) {
                return Ok(());
            }
            Err(otherwise.with("from", *range.start()).with("to", *range.end()))
        };
        within(TARGETS, self.target, refusals::NO_SUCH_TARGET)?;
        within(CLUES, self.clue, refusals::NO_SUCH_LENGTH)?;
        if let Some(rounds) = self.rounds {
            within(ROUNDS, rounds, refusals::NO_SUCH_LIMIT)?;
        }
        match self.first {
            Some(first) if first.number() >= seats => {
                return Err(refusals::NO_SUCH_SEAT.with("seat", first).with("seats", seats));
            }
            _ => {}
        }
        self.check_deck(seats)
    }

    pub(crate) fn check_deck(&self, players: u8) -> Result<(), Refusal> {
        let (cards, fewest) = (self.deck.cards(), Deck::fewest(players));
        if (fewest..=MOST_CARDS).contains(&cards) {
            return Ok(());
        }
        let reason = if cards < fewest { refusals::DECK_TOO_SMALL } else { refusals::DECK_TOO_LARGE };
        Err(reason
            .with("cards", cards)
            .with("fewest", fewest)
            .with("players", players)
            .with("most", MOST_CARDS))
    }
}
