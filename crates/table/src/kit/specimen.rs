//! What the laws need to know of a game beyond its rules.

use crate::{Game, Seat, Viewer};

/// A game as the laws look at it. A game says this in a file of its own, for tests only: servers, bots and clients know
/// [`Game`] alone.
pub trait Specimen: Game {
    /// Every variant that the laws must hold in.
    fn variants() -> Vec<Self::Options>;

    /// Every choice that can be written, legal or not: law 2 tries them all.
    fn universe(options: &Self::Options) -> Vec<Self::Choice>;

    /// What this viewer cannot see, for the law against lazy imagining. A game without hidden state has none. It is
    /// said from the state and the rules, never from the view: a view that shows too much would hide its own leak.
    fn secrets(&self, who: Viewer) -> Vec<Secrecy>;

    /// The world in which two seats have swapped all that they hold in secret, where the rules allow it. Law 3 asks only
    /// for those that look the same to a viewer.
    fn swapped(&self, _one: Seat, _other: Seat) -> Option<Self> {
        None
    }
}

/// Something hidden from a viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secrecy {
    /// Its name, the same for every state (`hand of seat 2`, `deck`).
    pub name: String,
    /// What it truly is, in bytes that differ when it differs.
    pub truth: Vec<u8>,
    /// How many values it could have, evenly, for all that the viewer knows (a bound from below is enough).
    pub worlds: u32,
}
