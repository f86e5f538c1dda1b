//! The characters: how they differ, in numbers.

/// What somebody is like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Temper {
    /// How often a BULLET is hidden, with the usual one and a whole team.
    pub cheats: f64,
    /// How sure one wants to be before one accuses.
    pub doubt: f64,
    /// How far from the best bid one strays.
    pub whim: f64,
    /// What is added to the worth of each shot: for the show.
    pub swagger: f64,
    /// How much a cheat shies away from bids that make others look.
    pub wary: f64,
    /// How often a card that fits is played.
    pub generous: f64,
}

/// Never hides a BULLET, and believes in others.
pub const HONEST: Temper =
    Temper { cheats: 0.0, doubt: 0.62, whim: 0.35, swagger: 0.0, wary: 0.0, generous: 0.45 };

/// Cheats wherever nobody looks, bids as if nothing was, and now and then high without a reason.
pub const BLUFFER: Temper =
    Temper { cheats: 0.45, doubt: 0.62, whim: 0.4, swagger: 0.12, wary: 0.9, generous: 0.7 };

/// Sees cheats everywhere.
pub const ACCUSER: Temper =
    Temper { cheats: 0.12, doubt: 0.4, whim: 0.4, swagger: 0.1, wary: 0.3, generous: 0.5 };

/// How everybody else is imagined to play: nobody in particular.
pub const ANYBODY: Temper =
    Temper { cheats: 0.25, doubt: 0.55, whim: 0.45, swagger: 0.1, wary: 0.3, generous: 0.7 };
