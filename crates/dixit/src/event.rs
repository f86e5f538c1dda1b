//! What happened, for animation and for the readable log.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use stolik_table::{Seat, Tells};
use ts_rs::TS;

use crate::cards::{Card, Cards};
use crate::clue::Clue;
use crate::state::{BestClue, PLACES, Reveal};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[ts(rename = "DixitEvent")]
pub enum Event {
    /// All were asked who has a clue; this one narrates first.
    Opens {
        narrator: Seat,
    },
    RoundBegan {
        round: u16,
        narrator: Seat,
    },
    Told {
        narrator: Seat,
        clue: Clue,
    },
    /// The narrator had no clue in time, or none to tell.
    PassedOver {
        narrator: Seat,
    },
    /// All cards turn over together, in the order of places.
    Laid {
        cards: ArrayVec<Card, PLACES>,
    },
    Revealed {
        reveal: Reveal,
    },
    /// At the end: the clue that was liked best (DA39).
    BestClue {
        best: BestClue,
    },
    Reshuffled,
    /// Heard only by who drew.
    Drew {
        cards: ArrayVec<Card, 7>,
    },
    Joined {
        seat: Seat,
        points: u8,
    },
    /// The hand of who left lies face up on the discard.
    Left {
        seat: Seat,
        hand: Cards,
    },
}

impl Tells for Event {
    /// Cards that come to light, and what somebody has chosen. Who narrates next and that the pile was too small
    /// was plain to see; so is who sits down.
    fn reveals(&self) -> bool {
        match self {
            Event::Opens { .. }
            | Event::Told { .. }
            | Event::PassedOver { .. }
            | Event::Laid { .. }
            | Event::Revealed { .. }
            | Event::BestClue { .. }
            | Event::Drew { .. }
            | Event::Left { .. } => true,
            Event::RoundBegan { .. } | Event::Reshuffled | Event::Joined { .. } => false,
        }
    }

    fn lingers(&self) -> bool {
        matches!(self, Event::Revealed { .. })
    }

    /// The hand of who leaves is seen on its way to the discard. Where so many leave that the discard is shuffled in at
    /// once, nobody is held to remember it.
    fn fleeting(&self) -> bool {
        matches!(self, Event::Left { .. })
    }
}
