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
//! | `report` | what thousands of games say |
//! | `tests` | what the bots are held to |

mod belief;
mod greedy;
mod options;
mod policy;
mod report;
mod search;
mod sight;
#[cfg(test)]
mod tests;
mod worth;

use stolik_shelf::nokaut::Nokaut;

use crate::{Played, Player, Random, Report};
use greedy::Greedy;
use search::Search;

/// `planner:16` has sixteen times the usual budget, and nobody has more.
const MOST_TIMES: u32 = 16;
/// `planner:1/64` has the smallest: it tries every answer once or twice.
const MOST_PARTS: u32 = 64;

impl Played for Nokaut {
    const NAMES: &'static [&'static str] = &["random", "greedy", "brawler", "planner"];

    const HOUSE: &'static str = "greedy";

    /// Three who differ.
    const COMPANY: &'static [&'static str] = &["brawler", "planner", "greedy"];

    const REPORT: Option<Report> = Some(report::report);

    /// `planner:2` is `planner` with twice the budget, `planner:1/2` with half of it.
    fn player(name: &str) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new())),
            "greedy" => Some(Box::new(Greedy)),
            "brawler" => Some(Box::new(Search::brawler())),
            "planner" => Some(Box::new(Search::planner(1, 1))),
            _ => {
                let budget = name.strip_prefix("planner:")?;
                let (times, parts) = budget.split_once('/').unwrap_or((budget, "1"));
                let (times, parts) = (times.parse().ok()?, parts.parse().ok()?);
                let is_known = (1..=MOST_TIMES).contains(&times) && (1..=MOST_PARTS).contains(&parts);
                is_known.then(|| Box::new(Search::planner(times, parts)) as _)
            }
        }
    }
}
