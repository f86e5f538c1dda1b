//! Bots for Pixoid: one that runs to where the other stands, and one that looks ahead.
//!
//! All pawns move at once, so there is no best walk to be found, only a best mixture of walks. `lookahead` lists
//! what every combination of the four pawns' walks leads to, balances the mixtures against each other, looks a turn
//! further where that matters, and throws dice for its walk.
//!
//! | file | one idea |
//! |---|---|
//! | `pixels`, `map` | a board prepared for thinking: walks, lines, distances |
//! | `position` | a turn that can be played thousands of times |
//! | `greedy` | the player who thinks one step ahead |
//! | `lookahead` | the player who looks ahead |
//! | `wavering` | the player who does so now and then |
//! | `safety`, `weights`, `learn` | how safe Pixoid is at a glance, and how that was learnt |
//! | `future`, `payoffs` | what a turn is worth for every combination of walks |
//! | `regret` | mixtures in balance |
//! | `deepen` | a second turn, where it matters |
//! | `scene`, `tests` | positions for tests, and what the bots are held to |

mod deepen;
mod future;
mod greedy;
#[cfg(test)]
mod learn;
mod lookahead;
mod map;
mod payoffs;
mod pixels;
mod position;
mod regret;
mod safety;
#[cfg(test)]
mod scene;
#[cfg(test)]
mod tests;
mod wavering;
mod weights;

use stolik_shelf::pixoid::Pixoid;

use crate::{Played, Player, Random};
use greedy::Greedy;
use lookahead::Lookahead;
use wavering::Wavering;

/// `lookahead:16` has sixteen times the usual budget, and nobody has more.
const MOST_TIMES: u32 = 16;

impl Played for Pixoid {
    const NAMES: &'static [&'static str] = &["random", "greedy", "wavering", "lookahead"];

    const HOUSE: &'static str = "greedy";

    /// Three who differ. Who looks ahead all the time wins nearly every game against such company (docs/BENCHMARKS.md).
    const COMPANY: &'static [&'static str] = &["greedy", "wavering", "random"];

    /// `lookahead:2` is `lookahead` with twice the budget, and so on.
    fn player(name: &str) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new())),
            "greedy" => Some(Box::new(Greedy)),
            "wavering" => Some(Box::new(Wavering::new())),
            "lookahead" => Some(Box::new(Lookahead::new(1))),
            _ => {
                let times = name.strip_prefix("lookahead:")?.parse().ok()?;
                (1..=MOST_TIMES).contains(&times).then(|| Box::new(Lookahead::new(times)) as _)
            }
        }
    }
}
