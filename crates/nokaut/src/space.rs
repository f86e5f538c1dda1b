//! The grid's spaces, and sets of them.
//!
//! ```text
//! a 1 2 3
//! b 4 5 6      standard: 1 to 9; advanced: all sixteen
//! c 7 8 9
//! d e f g
//! ```

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A space by its number: 0 to 8 are called 1 to 9, and 9 to 15 are called a to g.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[ts(type = "number", rename = "NokautSpace")]
pub struct Space(pub u8);

pub const SPACES: usize = 16;
/// KR4: the spaces with digits.
const DIGITS: u16 = 0x1ff;

/// Where each space lies: row and column of the large grid.
const PLACES: [(u8, u8); SPACES] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (1, 1),
    (1, 2),
    (1, 3),
    (2, 1),
    (2, 2),
    (2, 3),
    (0, 0),
    (1, 0),
    (2, 0),
    (3, 0),
    (3, 1),
    (3, 2),
    (3, 3),
];

/// KR15: side by side, never across a corner.
const NEIGHBOURS: [u16; SPACES] = {
    let mut all = [0; SPACES];
    let mut one = 0;
    while one < SPACES {
        let mut other = 0;
        while other < SPACES {
            let ((row, column), (row2, column2)) = (PLACES[one], PLACES[other]);
            if row.abs_diff(row2) + column.abs_diff(column2) == 1 {
                all[one] |= 1 << other;
            }
            other += 1;
        }
        one += 1;
    }
    all
};

impl Space {
    pub const fn index(self) -> usize {
        self.0 as usize % SPACES
    }

    /// As it is printed.
    pub fn name(self) -> char {
        char::from(b"123456789abcdefg"[self.index()])
    }

    pub const fn neighbours(self) -> Spaces {
        Spaces(NEIGHBOURS[self.index()])
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spaces(u16);

impl Spaces {
    pub const NONE: Spaces = Spaces(0);
    /// KR4: 1 to 9.
    pub const STANDARD: Spaces = Spaces(DIGITS);
    pub const ALL: Spaces = Spaces(u16::MAX);

    pub const fn from_bits(bits: u16) -> Spaces {
        Spaces(bits)
    }

    pub const fn one(space: Space) -> Spaces {
        Spaces(1 << space.index())
    }

    /// Any number may be asked for: a choice can name spaces that do not exist.
    pub const fn has(self, space: Space) -> bool {
        (space.0 as usize) < SPACES && self.0 & (1 << space.0) != 0
    }

    pub const fn contains_all(self, others: Spaces) -> bool {
        self.0 & others.0 == others.0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[must_use]
    pub const fn and(self, others: Spaces) -> Spaces {
        Spaces(self.0 | others.0)
    }

    #[must_use]
    pub const fn without(self, others: Spaces) -> Spaces {
        Spaces(self.0 & !others.0)
    }

    #[must_use]
    pub const fn within(self, others: Spaces) -> Spaces {
        Spaces(self.0 & others.0)
    }

    /// In order of number.
    pub fn iter(self) -> impl Iterator<Item = Space> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let number = left.trailing_zeros();
            (left != 0).then(|| {
                left &= left - 1;
                Space(number as u8)
            })
        })
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        spaces.into_iter().fold(Spaces::NONE, |all, space| all.and(Spaces::one(space)))
    }
}
