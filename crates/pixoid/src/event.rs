//! What happened, for animation and for the readable log.

use serde::{Deserialize, Serialize};
use stolik_table::{Seat, Tells};
use ts_rs::TS;

use crate::pixel::Pixel;
use crate::state::{Pawn, Round, Turn};

/// Everybody hears every event: nothing that happens on the board is secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[ts(rename = "PixoidEvent")]
pub enum Event {
    RoundBegan {
        round: u8,
        pixoid: Seat,
    },
    Placed {
        pawn: Pawn,
        pixel: Pixel,
    },
    /// All controllers open at once; then Pixoid moves, then the Viruses together (PA35).
    Moved {
        turn: Turn,
    },
    Collected {
        pixel: Pixel,
    },
    Caught {
        at: Pixel,
    },
    CubeTaken {
        left: u8,
    },
    SecondControllerPassed {
        to: Seat,
    },
    RoundEnded {
        result: Round,
    },
}

impl Tells for Event {
    fn reveals(&self) -> bool {
        // Where somebody places a pawn and what somebody programs is known to nobody before.
        matches!(self, Event::Placed { .. } | Event::Moved { .. })
    }

    /// A turn is quick; how a round went is worth a word.
    fn lingers(&self) -> bool {
        matches!(self, Event::RoundEnded { .. })
    }
}
