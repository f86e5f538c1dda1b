//! Bots for Pixoid.

use stolik_shelf::pixoid::Pixoid;

use crate::{Played, Player, Random};

impl Played for Pixoid {
    const NAMES: &'static [&'static str] = &["random"];

    fn player(name: &str) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new())),
            _ => None,
        }
    }
}
