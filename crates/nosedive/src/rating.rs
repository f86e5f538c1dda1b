//! NA45: ratings. Formula and constants have one place, this one.
//!
//! In thousandths, whole numbers only: one mark of a rater rated R weighs (3000 + R) / 20, which is 0.300 for a rater at
//! 3.000, 0.200 at 1.000 and 0.400 at 5.000. All marks of a round are added up before anything is rounded.

use std::fmt;

use serde::{Deserialize, Serialize};
use stolik_table::Seat;
use ts_rs::TS;

/// A social rating in thousandths, from 1000 to 5000.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[ts(type = "number", rename = "NosediveRating")]
pub struct Rating(pub u16);

impl Rating {
    pub const LOWEST: Rating = Rating(1000);
    /// NA26.
    pub const HIGHEST: Rating = Rating(5000);
    /// NA1: everybody begins somewhere in between.
    pub const BEGINNING: std::ops::RangeInclusive<u16> = 2500..=3500;

    /// NR37: cards with more stars than this are not kept.
    pub const fn stars(self) -> u8 {
        (self.0 / 1000) as u8
    }
}

/// As it is printed: `2.784`.
impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}

/// What somebody thought of an experience.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// NA34: what the rater was rated when the phase began.
    pub rater: Rating,
    /// NR30: liked most or least.
    pub liked: bool,
}

/// What one mark did to a rating, taken alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "NosediveWeighed")]
pub struct Weighed {
    pub rater: Seat,
    /// Who had shared what was marked.
    pub giver: Seat,
    pub liked: bool,
    /// In thousandths, rounded alone: the sum may differ from the change of the rating, which is rounded once and clamped.
    pub change: i16,
}

/// The constants, so that others can be tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Formula {
    /// What every mark weighs besides the rater's rating.
    pub base: i32,
    /// One mark moves a rating by its weight divided by this.
    pub divisor: i32,
}

impl Formula {
    pub const HOUSE: Formula = Formula { base: 3000, divisor: 20 };

    /// NR31, NA35: the higher the rater is rated, the more a mark weighs, liked or not.
    pub const fn weight(self, rater: Rating) -> i32 {
        self.base + rater.0 as i32
    }

    const fn change(self, mark: Mark, doubled: bool) -> i32 {
        match (mark.liked, doubled) {
            (true, _) => self.weight(mark.rater),
            (false, false) => -self.weight(mark.rater),
            // NR32, NA17.
            (false, true) => -2 * self.weight(mark.rater),
        }
    }

    /// One mark in thousandths, halves rounded up.
    pub const fn alone(self, mark: Mark, doubled: bool) -> i16 {
        (self.change(mark, doubled) + self.divisor / 2).div_euclid(self.divisor) as i16
    }

    /// NR33: the rating after all marks of a round.
    pub fn rate(self, before: Rating, marks: impl IntoIterator<Item = Mark>, doubled: bool) -> Rating {
        let sum: i32 = marks.into_iter().map(|mark| self.change(mark, doubled)).sum();
        let after = (self.divisor * i32::from(before.0) + sum + self.divisor / 2).div_euclid(self.divisor);
        Rating(after.clamp(i32::from(Rating::LOWEST.0), i32::from(Rating::HIGHEST.0)) as u16)
    }
}
