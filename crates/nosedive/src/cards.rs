//! Lifestyle cards and sets of them. A card is a number; its text and its picture are content.

use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use stolik_table::Dice;
use ts_rs::TS;

/// NR2: so many cards.
pub const DECK: u8 = 108;
/// NR3: so many of each suit; RECON: six of each number of stars.
const OF_A_SUIT: u8 = 30;
const OF_A_STAR: u8 = 6;
/// The first that is of no suit, and the first of the last kind.
const LOSE: u8 = 90;
const DOUBLE: u8 = 102;

/// A card by its number, from 0.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, serde::Serialize, serde::Deserialize, TS,
)]
#[ts(type = "number", rename = "NosediveCard")]
pub struct Card(pub u8);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Suit {
    Community,
    Work,
    Home,
}

impl Suit {
    pub const ALL: [Suit; 3] = [Suit::Community, Suit::Work, Suit::Home];
}

/// NR3: what a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Lifestyle {
        suit: Suit,
        /// From 1 to 5.
        stars: u8,
    },
    LoseOne,
    DoubleLoss,
}

impl Card {
    pub const fn kind(self) -> Kind {
        match self.0 {
            number if number < LOSE => Kind::Lifestyle {
                suit: Suit::ALL[(number / OF_A_SUIT) as usize],
                stars: (number % OF_A_SUIT) / OF_A_STAR + 1,
            },
            number if number < DOUBLE => Kind::LoseOne,
            _ => Kind::DoubleLoss,
        }
    }
}

/// A set of cards. It has no order, so it cannot tell in which order the cards came; a deck that nobody sees is
/// such a set, drawn from by dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, TS)]
#[ts(type = "Array<number>", rename = "NosediveCards")]
pub struct Cards(u128);

impl Cards {
    pub const NONE: Cards = Cards(0);
    pub const ALL: Cards = Cards((1 << DECK) - 1);
    pub const DOUBLE_LOSS: Cards = Cards(((1 << (DECK - DOUBLE)) - 1) << DOUBLE);
    pub const LOSE_ONE: Cards = Cards(((1 << (DOUBLE - LOSE)) - 1) << LOSE);

    /// All cards of a suit with so many stars.
    pub const fn of(suit: Suit, stars: u8) -> Cards {
        Cards(((1 << OF_A_STAR) - 1) << (suit as u8 * OF_A_SUIT + (stars - 1) * OF_A_STAR))
    }

    pub const fn has(self, card: Card) -> bool {
        card.0 < DECK && self.0 & (1 << card.0) != 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn add(&mut self, card: Card) {
        debug_assert!(card.0 < DECK);
        self.0 |= 1 << (card.0 % 128);
    }

    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << (card.0 % 128));
    }

    #[must_use]
    pub const fn and(self, others: Cards) -> Cards {
        Cards(self.0 | others.0)
    }

    #[must_use]
    pub const fn without(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    /// What is in both.
    #[must_use]
    pub const fn among(self, others: Cards) -> Cards {
        Cards(self.0 & others.0)
    }

    /// In order of number.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = Card(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                card
            })
        })
    }

    /// Takes one of them out, each equally likely; nothing where there is nothing.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<Card> {
        let count = self.len();
        if count == 0 {
            return None;
        }
        let card = self.nth(dice.below(u32::from(count)));
        self.remove(card);
        Some(card)
    }

    /// One of them, each equally likely.
    pub fn pick(mut self, dice: &mut Dice) -> Option<Card> {
        self.draw(dice)
    }

    /// There are more than `nth`.
    fn nth(self, mut nth: u32) -> Card {
        let low = self.0 as u64;
        let (mut word, base) = match low.count_ones() {
            here if nth < here => (low, 0),
            here => {
                nth -= here;
                ((self.0 >> 64) as u64, 64)
            }
        };
        for _ in 0..nth {
            word &= word.wrapping_sub(1);
        }
        Card(base + word.trailing_zeros() as u8)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeSeq as _;
        let mut list = serializer.serialize_seq(Some(usize::from(self.len())))?;
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
                    if card.0 >= DECK || cards.has(card) {
                        return Err(A::Error::custom("there is no such card, or it is there twice"));
                    }
                    cards.add(card);
                }
                Ok(cards)
            }
        }

        deserializer.deserialize_seq(List)
    }
}

#[cfg(test)]
mod tests {
    use stolik_table::{Lane, Secret, Sources};

    use super::*;

    #[test]
    fn nr2_nr3_thirty_of_each_suit_twelve_that_cost_a_point_and_six_double_losses() {
        let count = |is: fn(Kind) -> bool| Cards::ALL.iter().filter(|card| is(card.kind())).count();
        assert_eq!(Cards::ALL.len(), 108);
        assert_eq!(count(|kind| kind == Kind::LoseOne), 12);
        assert_eq!(count(|kind| kind == Kind::DoubleLoss), 6);
        for suit in Suit::ALL {
            for stars in 1..=5 {
                let same = |card: &Card| card.kind() == Kind::Lifestyle { suit, stars };
                assert_eq!(Cards::ALL.iter().filter(same).collect::<Cards>(), Cards::of(suit, stars));
                assert_eq!(Cards::of(suit, stars).len(), 6);
            }
        }
        assert!(Cards::LOSE_ONE.iter().all(|card| card.kind() == Kind::LoseOne));
        assert!(Cards::DOUBLE_LOSS.iter().all(|card| card.kind() == Kind::DoubleLoss));
    }

    #[test]
    fn drawing_empties_a_deck_and_reaches_every_card_first() {
        let mut dice = Dice::new(&Sources::alone(Secret::from_bytes([3; 32])).seed(), Lane::Deal);
        let mut firsts = Cards::NONE;
        for _ in 0..3000 {
            firsts.add(Cards::ALL.pick(&mut dice).unwrap());
        }
        assert_eq!(firsts, Cards::ALL);
        let mut deck = Cards::ALL;
        let drawn: Cards = std::iter::from_fn(|| deck.draw(&mut dice)).collect();
        assert_eq!(drawn, Cards::ALL);
        assert!(deck.is_empty());
    }

    #[test]
    fn a_set_survives_writing_and_reading() {
        let cards: Cards = [Card(5), Card(107)].into_iter().collect();
        assert_eq!(serde_json::to_string(&cards).unwrap(), "[5,107]");
        assert_eq!(serde_json::from_str::<Cards>("[107,5]").unwrap(), cards);
        assert!(serde_json::from_str::<Cards>("[5,5]").is_err());
        assert!(serde_json::from_str::<Cards>("[108]").is_err());
    }
}
