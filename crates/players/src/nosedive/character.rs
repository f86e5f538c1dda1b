//! How the characters differ. Nothing else tells them apart.

/// A character, as it is declared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Character {
    pub name: &'static str,
    /// Imagined worlds in which everything is tried.
    pub worlds: u32,
    /// How much the others' points count against one's own.
    pub spite: f64,
    /// What it likes: nice, awful, weird.
    pub taste: [f64; 3],
    /// How much a whim counts beside the taste.
    pub whim: f64,
    pub gives: Gives,
}

/// What somebody shares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gives {
    /// What everybody likes: the nicest to who counts most.
    Sweets,
    /// What each has liked before, the best to who counts most.
    ByTaste,
}

/// Likes what is nice, gives what is nice, and does not look far.
pub const FLATTERER: Character = Character {
    name: "flatterer",
    worlds: 4,
    spite: 0.2,
    taste: [2.0, -1.0, 0.3],
    whim: 0.8,
    gives: Gives::Sweets,
};

/// Yawns at what is nice and begrudges; but knows what people fall for.
pub const CYNIC: Character = Character {
    name: "cynic",
    worlds: 8,
    spite: 1.2,
    taste: [-1.2, 0.8, 1.6],
    whim: 0.6,
    gives: Gives::Sweets,
};

/// Looks on, and looks ahead.
pub const STRATEGIST: Character = Character {
    name: "strategist",
    worlds: 16,
    spite: 0.7,
    taste: [1.2, -1.0, 0.6],
    whim: 0.4,
    gives: Gives::ByTaste,
};

pub const CHARACTERS: [&Character; 3] = [&FLATTERER, &CYNIC, &STRATEGIST];
