//! The characters: how they differ, in numbers.

/// What somebody is like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Temper {
    /// How often a BULLET is hidden, with the usual one.
    pub cheats: f64,
    /// How sure one wants to be before one accuses.
    pub doubt: f64,
    /// How far from the best bid one strays.
    pub whim: f64,
    /// What is added to the worth of each shot: for the show.
    pub swagger: f64,
    /// How often a card that fits is played.
    pub generous: f64,
}

/// Never hides a BULLET, and believes in others.
pub const HONEST: Temper = Temper { cheats: 0.0, doubt: 0.62, whim: 0.35, swagger: 0.0, generous: 0.45 };

/// Cheats, bids high with and without reason, and hopes that nobody looks.
pub const BLUFFER: Temper = Temper { cheats: 0.45, doubt: 0.66, whim: 0.6, swagger: 0.45, generous: 0.6 };

/// Sees cheats everywhere.
pub const ACCUSER: Temper = Temper { cheats: 0.12, doubt: 0.4, whim: 0.4, swagger: 0.1, generous: 0.5 };

/// How everybody else is imagined to play: nobody in particular.
pub const ANYBODY: Temper = Temper { cheats: 0.25, doubt: 0.55, whim: 0.45, swagger: 0.1, generous: 0.7 };
