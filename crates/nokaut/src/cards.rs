//! Cards and sets of them. A card is a number: dragons come first, then unicorns, kind by kind, so that each copy is a card
//! of its own.

use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use stolik_table::Dice;
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

    pub const fn is_character(self) -> bool {
        !Cards::one(self).characters().is_empty()
    }

    pub const fn is_ordinary(self) -> bool {
        !Cards::one(self).ordinary().is_empty()
    }
}

/// A set of cards. It has no order: a pile that nobody looks into is a set that is drawn from by dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, TS)]
#[ts(type = "Array<number>", rename = "NokautCards")]
pub struct Cards(u128);

impl Cards {
    pub const NONE: Cards = Cards(0);

    /// KR2: the forty cards of a team.
    pub const fn deck(team: Team) -> Cards {
        let half = (1 << (CARDS / 2)) - 1;
        match team {
            Team::Dragons => Cards(half),
            Team::Unicorns => Cards(half << (CARDS / 2)),
        }
    }

    pub const fn one(card: Card) -> Cards {
        Cards(1 << (card.0 % CARDS))
    }

    /// Any number may be asked for: a choice can name cards that do not exist.
    pub const fn has(self, card: Card) -> bool {
        card.0 < CARDS && self.0 & (1 << card.0) != 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn add(&mut self, card: Card) {
        self.0 |= 1 << (card.0 % CARDS);
    }

    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << (card.0 % CARDS));
    }

    #[must_use]
    pub const fn and(self, others: Cards) -> Cards {
        Cards(self.0 | others.0)
    }

    #[must_use]
    pub const fn without(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    #[must_use]
    pub const fn within(self, others: Cards) -> Cards {
        Cards(self.0 & others.0)
    }

    /// Those that can stand on the grid.
    pub const fn characters(self) -> Cards {
        Cards(self.0 & (deck::ORDINARY | deck::SPECIAL))
    }

    pub const fn ordinary(self) -> Cards {
        Cards(self.0 & deck::ORDINARY)
    }

    pub const fn ripostes(self) -> Cards {
        Cards(self.0 & deck::RIPOSTES)
    }

    /// All copies of a kind, by its number.
    pub(crate) const fn copies(kind: usize) -> Cards {
        Cards(deck::COPIES[kind])
    }

    /// In order of number.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let number = left.trailing_zeros();
            (left != 0).then(|| {
                left &= left - 1;
                Card(number as u8)
            })
        })
    }

    /// Takes one of them out, each equally likely; nothing where there is nothing.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<Card> {
        let card = self.pick(dice)?;
        self.remove(card);
        Some(card)
    }

    /// One of them, each equally likely.
    pub fn pick(self, dice: &mut Dice) -> Option<Card> {
        (!self.is_empty()).then(|| self.iter().nth(dice.index(self.len().into())))?
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |all, card| all.and(Cards::one(card)))
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeSeq as _;
        let mut list = serializer.serialize_seq(Some(self.len().into()))?;
        self.iter().try_for_each(|card| list.serialize_element(&card))?;
        list.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct List;

        impl<'de> Visitor<'de> for List {
            type Value = Cards;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("different cards")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Cards, A::Error> {
                let mut cards = Cards::NONE;
                while let Some(card) = list.next_element::<Card>()? {
                    if card.0 >= CARDS || cards.has(card) {
                        return Err(A::Error::custom("no such card, or it is there twice"));
                    }
                    cards.add(card);
                }
                Ok(cards)
            }
        }

        deserializer.deserialize_seq(List)
    }
}
