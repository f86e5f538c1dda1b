//! Experiences and sets of them. An experience is a number; its text is content, and so is its tone, which no rule
//! looks at: a deal that did would need the tones wherever it is replayed, in the browser too.

use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use stolik_table::Dice;
use ts_rs::TS;

/// So many of each category.
pub const OF_A_CATEGORY: u16 = 40;
/// The experiences of the house.
pub const HOUSE: u16 = OF_A_CATEGORY * Category::ALL.len() as u16;
/// A table adds at most so many of its own.
pub const MOST_OWN: u8 = 24;
const WORDS: usize = 6;

/// NA43: what an experience is about, in the order of numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Category {
    Home,
    Work,
    Family,
    Love,
    Friends,
    Travel,
    Food,
    Net,
    Body,
}

impl Category {
    pub const ALL: [Category; 9] = [
        Category::Home,
        Category::Work,
        Category::Family,
        Category::Love,
        Category::Friends,
        Category::Travel,
        Category::Food,
        Category::Net,
        Category::Body,
    ];

    /// As it is called in the content.
    pub const fn name(self) -> &'static str {
        match self {
            Category::Home => "home",
            Category::Work => "work",
            Category::Family => "family",
            Category::Love => "love",
            Category::Friends => "friends",
            Category::Travel => "travel",
            Category::Food => "food",
            Category::Net => "net",
            Category::Body => "body",
        }
    }
}

/// An experience by its number: those of the house from 0 on, forty of each category; then the table's own.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, serde::Serialize, serde::Deserialize, TS,
)]
#[ts(type = "number", rename = "NosediveExperience")]
pub struct Experience(pub u16);

impl Experience {
    /// Nothing for one that the table has added.
    pub fn category(self) -> Option<Category> {
        Category::ALL.get(usize::from(self.0 / OF_A_CATEGORY)).copied()
    }
}

/// A set of experiences.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, TS)]
#[ts(type = "Array<number>", rename = "NosediveExperiences")]
pub struct Experiences([u64; WORDS]);

impl Experiences {
    pub const NONE: Experiences = Experiences([0; WORDS]);
    /// The highest number there can be, and one.
    pub const MOST: u16 = HOUSE + MOST_OWN as u16;

    pub const fn has(&self, one: Experience) -> bool {
        one.0 < Self::MOST && self.0[one.0 as usize / 64] & (1 << (one.0 % 64)) != 0
    }

    pub fn len(&self) -> u16 {
        self.0.iter().map(|word| word.count_ones() as u16).sum()
    }

    pub fn is_empty(&self) -> bool {
        *self == Experiences::NONE
    }

    pub fn add(&mut self, one: Experience) {
        debug_assert!(one.0 < Self::MOST);
        if let Some(word) = self.0.get_mut(usize::from(one.0 / 64)) {
            *word |= 1 << (one.0 % 64);
        }
    }

    pub fn remove(&mut self, one: Experience) {
        if let Some(word) = self.0.get_mut(usize::from(one.0 / 64)) {
            *word &= !(1 << (one.0 % 64));
        }
    }

    #[must_use]
    pub fn and(mut self, others: Experiences) -> Experiences {
        self.0.iter_mut().zip(others.0).for_each(|(word, other)| *word |= other);
        self
    }

    #[must_use]
    pub fn without(mut self, others: Experiences) -> Experiences {
        self.0.iter_mut().zip(others.0).for_each(|(word, other)| *word &= !other);
        self
    }

    /// What is in both.
    #[must_use]
    pub fn among(mut self, others: Experiences) -> Experiences {
        self.0.iter_mut().zip(others.0).for_each(|(word, other)| *word &= other);
        self
    }

    /// In order of number.
    pub fn iter(&self) -> impl Iterator<Item = Experience> + use<> {
        let words = self.0;
        (0..WORDS).flat_map(move |index| {
            let mut left = words[index];
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                (left != 0).then(|| {
                    left &= left - 1;
                    Experience(index as u16 * 64 + bit as u16)
                })
            })
        })
    }

    /// Takes one of them out, each equally likely; nothing where there is nothing.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<Experience> {
        let count = self.len();
        if count == 0 {
            return None;
        }
        let mut nth = dice.below(u32::from(count));
        for (index, word) in self.0.iter_mut().enumerate() {
            let here = word.count_ones();
            if nth < here {
                let rest = (0..nth).fold(*word, |left, _| left & (left - 1));
                *word &= !(rest & rest.wrapping_neg());
                return Some(Experience(index as u16 * 64 + rest.trailing_zeros() as u16));
            }
            nth -= here;
        }
        None
    }
}

impl FromIterator<Experience> for Experiences {
    fn from_iter<I: IntoIterator<Item = Experience>>(all: I) -> Experiences {
        let mut set = Experiences::NONE;
        all.into_iter().for_each(|one| set.add(one));
        set
    }
}

impl Serialize for Experiences {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeSeq as _;
        let mut list = serializer.serialize_seq(Some(usize::from(self.len())))?;
        self.iter().try_for_each(|one| list.serialize_element(&one))?;
        list.end()
    }
}

impl<'de> Deserialize<'de> for Experiences {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct List;

        impl<'de> Visitor<'de> for List {
            type Value = Experiences;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("different experiences")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Experiences, A::Error> {
                let mut all = Experiences::NONE;
                while let Some(one) = list.next_element::<Experience>()? {
                    if one.0 >= Experiences::MOST || all.has(one) {
                        return Err(A::Error::custom("there is no such experience, or it is there twice"));
                    }
                    all.add(one);
                }
                Ok(all)
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
    fn a_set_counts_lists_draws_and_survives_writing() {
        let all: Experiences = [Experience(383), Experience(0), Experience(64)].into_iter().collect();
        assert_eq!(all.iter().map(|one| one.0).collect::<Vec<_>>(), [0, 64, 383]);
        assert_eq!(serde_json::to_string(&all).unwrap(), "[0,64,383]");
        assert_eq!(serde_json::from_str::<Experiences>("[383,64,0]").unwrap(), all);
        assert!(serde_json::from_str::<Experiences>("[384]").is_err());
        assert!(serde_json::from_str::<Experiences>("[3,3]").is_err());
        let mut dice = Dice::new(&Sources::alone(Secret::from_bytes([3; 32])).seed(), Lane::Deal);
        let mut left = all;
        let drawn: Experiences = std::iter::from_fn(|| left.draw(&mut dice)).collect();
        assert!(drawn == all && left.is_empty());
    }

    #[test]
    fn na43_every_experience_of_the_house_has_a_category_and_those_of_the_table_have_none() {
        assert_eq!(HOUSE, 360);
        assert_eq!(Experience(0).category(), Some(Category::Home));
        assert_eq!(Experience(40).category(), Some(Category::Work));
        assert_eq!(Experience(HOUSE - 1).category(), Some(Category::Body));
        assert_eq!(Experience(HOUSE).category(), None);
    }
}
