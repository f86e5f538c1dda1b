//! Cards that lie together. A pile has no order, so it cannot tell in which order its cards came; one that nobody sees is
//! drawn from by dice.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeSeq as _, Serializer};
use ts_rs::{Config, TS, TypeVisitor};

use crate::dice::Dice;

/// A card, or whatever else is drawn: a number below a bound, each there once.
pub trait Numbered: Copy {
    const COUNT: u16;

    /// Only numbers below [`Numbered::COUNT`] are asked for.
    fn of_number(number: u16) -> Self;

    /// May be too high: a choice can name cards that do not exist.
    fn number(self) -> u16;
}

/// A set of cards, as one bit a card. A game names it with the words that its cards need: `Pile<Card, 2>` for up to 128.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile<C, const WORDS: usize> {
    words: [u64; WORDS],
    of: PhantomData<C>,
}

impl<C, const WORDS: usize> Pile<C, WORDS> {
    pub const NONE: Self = Self::of_words([0; WORDS]);

    /// Card 0 is the lowest bit of the first word.
    pub const fn of_words(words: [u64; WORDS]) -> Self {
        Pile { words, of: PhantomData }
    }

    /// So many cards with numbers that follow each other.
    pub const fn row(first: u16, count: u16) -> Self {
        let mut words = [0; WORDS];
        let mut number = first;
        while number < first + count {
            words[number as usize / 64] |= 1 << (number % 64);
            number += 1;
        }
        Self::of_words(words)
    }

    pub const fn len(&self) -> usize {
        let (mut count, mut index) = (0, 0);
        while index < WORDS {
            count += self.words[index].count_ones();
            index += 1;
        }
        count as usize
    }

    pub const fn is_empty(&self) -> bool {
        let mut index = 0;
        while index < WORDS {
            if self.words[index] != 0 {
                return false;
            }
            index += 1;
        }
        true
    }

    #[must_use]
    pub const fn and(mut self, others: Self) -> Self {
        let mut index = 0;
        while index < WORDS {
            self.words[index] |= others.words[index];
            index += 1;
        }
        self
    }

    #[must_use]
    pub const fn without(mut self, others: Self) -> Self {
        let mut index = 0;
        while index < WORDS {
            self.words[index] &= !others.words[index];
            index += 1;
        }
        self
    }

    /// What is in both.
    #[must_use]
    pub const fn among(mut self, others: Self) -> Self {
        let mut index = 0;
        while index < WORDS {
            self.words[index] &= others.words[index];
            index += 1;
        }
        self
    }
}

impl<C: Numbered, const WORDS: usize> Pile<C, WORDS> {
    /// As many words as the cards need, no more and no less.
    const FITS: () = assert!(C::COUNT as usize <= WORDS * 64 && C::COUNT as usize > (WORDS - 1) * 64);

    pub fn one(card: C) -> Self {
        let mut pile = Self::NONE;
        pile.add(card);
        pile
    }

    pub fn has(&self, card: C) -> bool {
        let number = card.number();
        number < C::COUNT && self.words[usize::from(number / 64)] & (1 << (number % 64)) != 0
    }

    /// What does not exist cannot be added.
    pub fn add(&mut self, card: C) {
        let () = Self::FITS;
        let number = card.number();
        debug_assert!(number < C::COUNT);
        if number < C::COUNT {
            self.words[usize::from(number / 64)] |= 1 << (number % 64);
        }
    }

    pub fn remove(&mut self, card: C) {
        let number = card.number();
        if number < C::COUNT {
            self.words[usize::from(number / 64)] &= !(1 << (number % 64));
        }
    }

    /// In order of number.
    pub fn iter(&self) -> impl Iterator<Item = C> + Clone + use<C, WORDS> {
        let words = self.words;
        (0..WORDS).flat_map(move |index| {
            let mut left = words[index];
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                (left != 0).then(|| {
                    left &= left - 1;
                    C::of_number((index as u32 * 64 + bit) as u16)
                })
            })
        })
    }

    /// Takes one of them out, each equally likely; nothing where there is nothing.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<C> {
        let card = self.pick(dice)?;
        self.remove(card);
        Some(card)
    }

    /// One of them, each equally likely; nothing where there is nothing.
    pub fn pick(&self, dice: &mut Dice) -> Option<C> {
        let count = self.len() as u32;
        if count == 0 {
            return None;
        }
        let mut nth = dice.below(count);
        for (index, &word) in self.words.iter().enumerate() {
            let here = word.count_ones();
            if nth < here {
                let rest = (0..nth).fold(word, |left, _| left & left.wrapping_sub(1));
                return Some(C::of_number((index as u32 * 64 + rest.trailing_zeros()) as u16));
            }
            nth -= here;
        }
        None
    }
}

impl<C, const WORDS: usize> Default for Pile<C, WORDS> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<C: Numbered + fmt::Debug, const WORDS: usize> fmt::Debug for Pile<C, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<C: Numbered, const WORDS: usize> FromIterator<C> for Pile<C, WORDS> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut pile = Self::NONE;
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }
}

impl<C: Numbered + Serialize, const WORDS: usize> Serialize for Pile<C, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        self.iter().try_for_each(|card| list.serialize_element(&card))?;
        list.end()
    }
}

impl<'de, C: Numbered + Deserialize<'de>, const WORDS: usize> Deserialize<'de> for Pile<C, WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct List<C, const WORDS: usize>(PhantomData<C>);

        impl<'de, C: Numbered + Deserialize<'de>, const WORDS: usize> Visitor<'de> for List<C, WORDS> {
            type Value = Pile<C, WORDS>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("different cards")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let mut pile = Pile::NONE;
                while let Some(card) = list.next_element::<C>()? {
                    if card.number() >= C::COUNT || pile.has(card) {
                        return Err(A::Error::custom("there is no such card, or it is there twice"));
                    }
                    pile.add(card);
                }
                Ok(pile)
            }
        }

        deserializer.deserialize_seq(List(PhantomData))
    }
}

/// On the wire it is a list.
impl<C: TS, const WORDS: usize> TS for Pile<C, WORDS> {
    type WithoutGenerics = <Vec<C> as TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        <Vec<C> as TS>::name(config)
    }

    fn inline(config: &Config) -> String {
        <Vec<C> as TS>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<C> as TS>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<C> as TS>::visit_generics(visitor);
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lane, Secret, Sources};

    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
    struct Card(u16);

    impl Numbered for Card {
        const COUNT: u16 = 200;

        fn of_number(number: u16) -> Card {
            Card(number)
        }

        fn number(self) -> u16 {
            self.0
        }
    }

    type Cards = Pile<Card, 4>;
    const ALL: Cards = Cards::row(0, 200);

    fn pile(numbers: &[u16]) -> Cards {
        numbers.iter().copied().map(Card).collect()
    }

    #[test]
    fn a_pile_counts_lists_and_forgets() {
        let mut cards = pile(&[63, 0, 64, 199]);
        assert_eq!(cards.iter().collect::<Vec<_>>(), [Card(0), Card(63), Card(64), Card(199)]);
        assert_eq!((cards.len(), cards.is_empty(), Cards::NONE.is_empty()), (4, false, true));
        cards.remove(Card(63));
        assert!(
            !cards.has(Card(63)) && cards.has(Card(64)) && !cards.has(Card(200)) && !cards.has(Card(999))
        );
        assert_eq!(ALL.without(cards).len(), 197);
        assert_eq!(cards.and(Cards::row(0, 2)), pile(&[0, 1, 64, 199]));
        assert_eq!(cards.among(Cards::row(60, 5)), Cards::one(Card(64)));
        assert_eq!(format!("{cards:?}"), "{Card(0), Card(64), Card(199)}");
    }

    #[test]
    fn drawing_empties_a_pile_and_reaches_every_card_first() {
        let mut dice = Dice::new(&Sources::alone(Secret::from_bytes([3; 32])).seed(), Lane::Deal);
        let firsts: Cards = (0..4000).filter_map(|_| ALL.pick(&mut dice)).collect();
        assert_eq!(firsts, ALL);
        let mut left = ALL;
        let drawn: Vec<Card> = std::iter::from_fn(|| left.draw(&mut dice)).collect();
        assert_eq!((drawn.len(), drawn.iter().copied().collect(), left), (200, ALL, Cards::NONE));
        assert_eq!(left.pick(&mut dice), None);
    }

    #[test]
    fn a_pile_survives_writing_and_reading() {
        let cards = pile(&[5, 130]);
        let list = |numbers: &[u16]| postcard::to_stdvec(numbers).unwrap();
        let read = |numbers: &[u16]| postcard::from_bytes::<Cards>(&list(numbers));
        assert_eq!(postcard::to_stdvec(&cards).unwrap(), list(&[5, 130]));
        assert_eq!(read(&[130, 5]).unwrap(), cards);
        assert!(read(&[5, 5]).is_err() && read(&[200]).is_err());
    }
}
