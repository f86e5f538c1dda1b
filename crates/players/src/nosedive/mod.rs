//! Bots for Nosedive: three with characters of their own, and two to measure them by.
//!
//! In the lifestyle phase the characters imagine states that look like what they see, try what they could do in each, let
//! everybody go on at random, and compare the cards that all end up with. In the experience phase they have taste: texts
//! have tones, which are content that only the server reads.
//!
//! | file | one idea |
//! |---|---|
//! | `tones` | the tone of each experience |
//! | `worth` | what cards are worth to somebody with this rating |
//! | `taste` | what is liked, and what is shared with whom |
//! | `character` | how the characters differ |
//! | `playout` | an imagined phase, played to its end |
//! | `search` | what to try, and which of it to do |
//! | `bot`, `greedy` | the players |
//! | `report` | what thousands of games say |
//! | `content`, `tests` | what the content and the bots are held to |

mod bot;
mod character;
#[cfg(test)]
mod content;
mod greedy;
mod playout;
mod report;
mod search;
mod taste;
#[cfg(test)]
mod tests;
mod tones;
mod worth;

use stolik_shelf::nosedive::Nosedive;

use crate::{Played, Player, Random, Report};
use bot::Bot;
use character::{CHARACTERS, FLATTERER};
use greedy::Greedy;

/// `strategist:8` looks at eight times as many worlds, and nobody at more.
const MOST_TIMES: u32 = 8;

impl Played for Nosedive {
    const NAMES: &'static [&'static str] = &["random", "greedy", "flatterer", "cynic", "strategist"];

    const HOUSE: &'static str = FLATTERER.name;

    const COMPANY: &'static [&'static str] = &["flatterer", "cynic", "strategist"];

    const REPORT: Option<Report> = Some(report::report);

    /// `cynic:2` is `cynic` with twice the budget, and so on.
    fn player(name: &str) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => return Some(Box::new(Random::new())),
            "greedy" => return Some(Box::new(Greedy)),
            _ => {}
        }
        let (name, times) = name.split_once(':').unwrap_or((name, "1"));
        let times = times.parse().ok().filter(|times| (1..=MOST_TIMES).contains(times))?;
        let character = CHARACTERS.into_iter().find(|character| character.name == name)?;
        Some(Box::new(Bot::new(character, times)))
    }
}
