//! Bots for Nokaut: one that runs after its goal, and two that try out what could happen in imagined hands and goals.
//!
//! | file | one idea |
//! |---|---|
//! | `sight` | what a seat makes of the grid: its own marks, and what the others may be after |
//! | `policy` | an answer at a glance |
//! | `greedy` | the player who answers at a glance |
//! | `belief` | which goal the others may have, by where they play |
//! | `options` | every sheet that may be handed in, the promising ones first |
//! | `search` | the players who try answers out in imagined worlds |
//! | `worth` | what a position is worth |
//! | `tests` | what the bots are held to |

mod belief;
mod greedy;
mod options;
mod policy;
mod search;
mod sight;
#[cfg(test)]
mod tests;
mod worth;

use stolik_shelf::nokaut::Nokaut;

use crate::{Played, Player, Random};
use greedy::Greedy;
use search::Search;

/// `planner:16` has sixteen times the usual budget, and nobody has more.
const MOST_TIMES: u32 = 16;

impl Played for Nokaut {
    const NAMES: &'static [&'static str] = &["random", "greedy", "brawler", "planner"];

    const HOUSE: &'static str = "greedy";

    /// Three who differ.
    const COMPANY: &'static [&'static str] = &["brawler", "planner", "greedy"];

    /// `planner:2` is `planner` with twice the budget, and so on.
    fn player(name: &str) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new())),
            "greedy" => Some(Box::new(Greedy)),
            "brawler" => Some(Box::new(Search::brawler())),
            "planner" => Some(Box::new(Search::planner(1))),
            _ => {
                let times = name.strip_prefix("planner:")?.parse().ok()?;
                (1..=MOST_TIMES).contains(&times).then(|| Box::new(Search::planner(times)) as _)
            }
        }
    }
}
