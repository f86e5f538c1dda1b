//! Bots for Ruletka: three characters, and a champion who reckons.
//!
//! | file | one idea |
//! |---|---|
//! | `reading` | what a view says: how far a bid would go, who leads, who seems to cheat |
//! | `temper`, `habits`, `tricks`, `character` | characters: what they are like, what they do, their cards |
//! | `duel` | two without action cards, in balance (a folder with a map of its own) |
//! | `people` | what others are like, learnt while playing |
//! | `champion` | the balance between two, and tries in imagined worlds for the rest |
//! | `plain` | players to measure others by |
//! | `report` | how strong they are, for `stolik sim ruletka --report` |

mod champion;
mod character;
pub mod duel;
mod habits;
mod people;
mod plain;
mod reading;
mod report;
mod temper;
#[cfg(test)]
mod tests;
mod tricks;

use stolik_shelf::ruletka::Ruletka;

use crate::{Played, Player, Random, Report};
use champion::Champion;
use character::Character;
use plain::Plain;

/// `champion:4` has four quarters of the usual budget, and nobody has more than four times as much.
const MOST_QUARTERS: u32 = 16;

impl Played for Ruletka {
    const NAMES: &'static [&'static str] = &["random", "greedy", "honest", "bluffer", "accuser", "champion"];

    const HOUSE: &'static str = "honest";

    const COMPANY: &'static [&'static str] = &["bluffer", "honest", "accuser"];

    const REPORT: Option<Report> = Some(report::report);

    /// `always-honest` and `always-accusing` are there to measure others by, and sit at no table.
    fn player(name: &str) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new())),
            "greedy" => Some(Box::new(Plain::Greedy)),
            "always-honest" => Some(Box::new(Plain::AlwaysHonest)),
            "always-accusing" => Some(Box::new(Plain::AlwaysAccusing)),
            "honest" => Some(Box::new(Character(temper::HONEST))),
            "bluffer" => Some(Box::new(Character(temper::BLUFFER))),
            "accuser" => Some(Box::new(Character(temper::ACCUSER))),
            "champion" => Some(Box::new(Champion::new(4))),
            _ => {
                let quarters = name.strip_prefix("champion:")?.parse().ok()?;
                (1..=MOST_QUARTERS).contains(&quarters).then(|| Box::new(Champion::new(quarters)) as _)
            }
        }
    }
}
