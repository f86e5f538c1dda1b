//! Bots for Dixit.

use stolik_shelf::dixit::Dixit;

use crate::{Played, Player, Random};

impl Played for Dixit {
    const NAMES: &'static [&'static str] = &["random"];

    const HOUSE: &'static str = "random";

    fn player(name: &str) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new())),
            _ => None,
        }
    }
}
