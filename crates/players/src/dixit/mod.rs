//! Bots for Dixit: narrators and guessers with bents of their own.
//!
//! A text becomes words, words become concepts, and concepts make one think of others; a card means concepts as well,
//! and so a text fits some cards better than others. Sayings are known to everybody, with what they mean. A narrator
//! chooses among those that fit its cards and clues that are stored for them; a guesser reads what is said, and knows of what
//! is stored only what it would have thought of itself.
//!
//! | file | one idea |
//! |---|---|
//! | `letters`, `endings` | words without tails, and without their endings |
//! | `lexicon`, `reading` | concepts and what is near them; from a text to concepts |
//! | `gallery` | what each card means |
//! | `chance`, `bent` | throws by weight, whims that stay; how the characters differ |
//! | `associations` | stored clues that somebody would have thought of |
//! | `guesser` | which card fits what was said |
//! | `sayings`, `clues`, `repertoire` | what people say; what is stored for a card; what may be said about each card |
//! | `memory` | what the table has heard |
//! | `narrator` | which card, and what to say such that some will find it and not all |
//! | `bot` | the player |
//! | `hearing`, `report` | how well people are understood, and what playing over and over says |
//! | `content`, `tests` | what the content and the bots are held to |

mod associations;
mod bent;
mod bot;
mod chance;
mod clues;
#[cfg(test)]
mod content;
mod endings;
mod gallery;
mod guesser;
mod hearing;
mod letters;
mod lexicon;
mod memory;
mod narrator;
mod reading;
mod repertoire;
mod report;
mod sayings;
#[cfg(test)]
mod tests;

use stolik_shelf::dixit::Dixit;

use crate::{Played, Player, Random, Report};
use bent::{CHARACTERS, DREAMER};
use bot::Bot;

impl Played for Dixit {
    const NAMES: &'static [&'static str] = &["random", "trickster", "dreamer", "literal"];

    /// The literal one finds a little more, but hears less of what people mean.
    const HOUSE: &'static str = DREAMER.name;

    const COMPANY: &'static [&'static str] = &["dreamer", "literal", "trickster"];

    const REPORT: Option<Report> = Some(report::report);

    fn player(name: &str) -> Option<Box<dyn Player<Self>>> {
        if name == "random" {
            return Some(Box::new(Random::new()));
        }
        let character = CHARACTERS.into_iter().find(|character| character.name == name)?;
        Some(Box::new(Bot::new(character)))
    }
}
