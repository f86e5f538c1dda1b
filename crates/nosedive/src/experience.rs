//! Experiences and piles of them. An experience is a number; its text is content, and so is its tone, which no rule
//! looks at: a deal that did would need the tones wherever it is replayed, in the browser too.

use stolik_table::{Numbered, Pile};
use ts_rs::TS;

/// So many of each category.
pub const OF_A_CATEGORY: u16 = 40;
/// The experiences of the house.
pub const HOUSE: u16 = OF_A_CATEGORY * Category::ALL.len() as u16;
/// A table adds at most so many of its own.
pub const MOST_OWN: u8 = 24;

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

/// The highest number there can be, and one.
pub const MOST: u16 = HOUSE + MOST_OWN as u16;

impl Numbered for Experience {
    const COUNT: u16 = MOST;

    fn of_number(number: u16) -> Experience {
        Experience(number)
    }

    fn number(self) -> u16 {
        self.0
    }
}

pub type Experiences = Pile<Experience, 6>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn na43_every_experience_of_the_house_has_a_category_and_those_of_the_table_have_none() {
        assert_eq!(HOUSE, 360);
        assert_eq!(Experience(0).category(), Some(Category::Home));
        assert_eq!(Experience(40).category(), Some(Category::Work));
        assert_eq!(Experience(HOUSE - 1).category(), Some(Category::Body));
        assert_eq!(Experience(HOUSE).category(), None);
    }
}
