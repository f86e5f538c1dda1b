//! Cards and sets of them. A card is a number in its deck; the pictures are the client's business.

use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use stolik_table::Dice;
use ts_rs::TS;

/// A card by its number in the deck, from 0.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, serde::Serialize, serde::Deserialize, TS,
)]
#[ts(type = "number", rename = "DixitCard")]
pub struct Card(pub u8);

/// No deck has more (an own deck of 200 pictures fits).
const MOST: usize = 256;
const WORDS: usize = MOST / 64;

/// A set of cards. It has no order, so it cannot tell in which order the cards came; a pile that nobody sees is
/// such a set, drawn from by dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, TS)]
#[ts(type = "Array<number>", rename = "DixitCards")]
pub struct Cards([u64; WORDS]);

impl Cards {
    pub const NONE: Cards = Cards([0; WORDS]);

    /// The whole deck: cards 0 to `count - 1`.
    pub fn deck(count: u8) -> Cards {
        (0..count).map(Card).collect()
    }

    pub const fn has(&self, card: Card) -> bool {
        self.0[card.0 as usize / 64] & (1 << (card.0 % 64)) != 0
    }

    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub fn is_empty(&self) -> bool {
        *self == Cards::NONE
    }

    pub fn add(&mut self, card: Card) {
        self.0[card.0 as usize / 64] |= 1 << (card.0 % 64);
    }

    pub fn remove(&mut self, card: Card) {
        self.0[card.0 as usize / 64] &= !(1 << (card.0 % 64));
    }

    #[must_use]
    pub fn and(mut self, others: Cards) -> Cards {
        self.0.iter_mut().zip(others.0).for_each(|(word, other)| *word |= other);
        self
    }

    #[must_use]
    pub fn without(mut self, others: Cards) -> Cards {
        self.0.iter_mut().zip(others.0).for_each(|(word, other)| *word &= !other);
        self
    }

    /// In order of number.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let words = self.0;
        (0..WORDS).flat_map(move |index| {
            let mut left = words[index];
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                (left != 0).then(|| {
                    left &= left - 1;
                    Card((index as u32 * 64 + bit) as u8)
                })
            })
        })
    }

    /// Takes one of them out, each equally likely; nothing where there is nothing.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<Card> {
        let count = self.len();
        if count == 0 {
            return None;
        }
        let card = self.nth(dice.below(count))?;
        self.remove(card);
        Some(card)
    }

    fn nth(&self, mut nth: u32) -> Option<Card> {
        for (index, &word) in self.0.iter().enumerate() {
            let here = word.count_ones();
            if nth < here {
                let rest = (0..nth).fold(word, |left, _| left & (left - 1));
                return Some(Card((index as u32 * 64 + rest.trailing_zeros()) as u8));
            }
            nth -= here;
        }
        None
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
        let mut list = serializer.serialize_seq(Some(self.len() as usize))?;
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
                while let Some(card) = list.next_element()? {
                    if cards.has(card) {
                        return Err(A::Error::custom("a card is there twice"));
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
    fn a_set_counts_lists_and_forgets() {
        let mut cards: Cards = [Card(63), Card(0), Card(64), Card(199)].into_iter().collect();
        assert_eq!(cards.iter().collect::<Vec<_>>(), [Card(0), Card(63), Card(64), Card(199)]);
        assert_eq!(cards.len(), 4);
        cards.remove(Card(63));
        assert!(!cards.has(Card(63)) && cards.has(Card(64)));
        assert_eq!(Cards::deck(84).without(cards).len(), 82);
        assert_eq!(cards.and(Cards::deck(2)).len(), 4);
    }

    #[test]
    fn drawing_empties_a_pile_and_reaches_every_card_first() {
        let mut dice = Dice::new(&Sources::alone(Secret::from_bytes([3; 32])).seed(), Lane::Deal);
        let mut firsts = Cards::NONE;
        for _ in 0..2000 {
            let mut pile = Cards::deck(84);
            firsts.add(pile.draw(&mut dice).unwrap());
            assert_eq!(pile.len(), 83);
        }
        assert_eq!(firsts, Cards::deck(84));
        let mut pile = Cards::deck(70);
        let drawn: Cards = std::iter::from_fn(|| pile.draw(&mut dice)).collect();
        assert_eq!(drawn, Cards::deck(70));
        assert!(pile.is_empty());
    }

    #[test]
    fn a_set_survives_writing_and_reading() {
        let cards: Cards = [Card(5), Card(130)].into_iter().collect();
        assert_eq!(serde_json::to_string(&cards).unwrap(), "[5,130]");
        assert_eq!(serde_json::from_str::<Cards>("[130,5]").unwrap(), cards);
        assert!(serde_json::from_str::<Cards>("[5,5]").is_err());
    }
}
