//! The decks and the goals as constants, written by `build.rs` from `content/nokaut/*.toml`.

use crate::effect::Kind;
use crate::space::Spaces;

mod written {
    use crate::effect::{
        Attempt::*, Kind, Lasting::*, OfRank::*, Place::*, Rank::*, Rival::*, Source, Step::*, Trigger, Whom,
        Whose::*,
    };

    include!(concat!(env!("OUT_DIR"), "/deck.rs"));

    pub(super) const fn kind_of(card: u8) -> &'static Kind {
        const ALL: [Kind; 38] = KINDS;
        &ALL[KIND_OF[card as usize % 80] as usize]
    }

    pub(super) const fn goal(goal: u8) -> u16 {
        GOALS[goal as usize % 12]
    }
}

pub use written::KINDS;
pub(crate) use written::{COPIES, ORDINARY, RIPOSTES, SPECIAL};

/// KR2: cards of both decks together; a deck has half of them.
pub const CARDS: u8 = 80;
/// KR2.
pub const GOALS: u8 = 12;

pub(crate) fn kind_of(card: u8) -> &'static Kind {
    written::kind_of(card)
}

/// The marked spaces of a goal, letters included.
pub(crate) const fn marks(goal: u8) -> Spaces {
    Spaces::from_bits(written::goal(goal))
}
