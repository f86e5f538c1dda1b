//! What happened, for animation and for the readable log.

use serde::{Deserialize, Serialize};
use stolik_dixit::Place;
use stolik_table::{BySeat, Seat, Tells};
use ts_rs::TS;

use crate::state::Counted;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[ts(rename = "DixitboxEvent")]
pub enum Event {
    /// The clue was told, and the cards lie on the table.
    Laid {
        narrator: Seat,
    },
    /// All votes turn over together.
    Turned {
        votes: BySeat<Option<Place>>,
    },
    /// Where the narrator's card lies.
    Right {
        narrator: Seat,
        place: Place,
    },
    Counted {
        counted: Counted,
    },
    /// The narrator did not say in time what only the narrator knows.
    PassedOver {
        narrator: Seat,
    },
    RoundBegan {
        round: u16,
        narrator: Seat,
    },
}

impl Tells for Event {
    /// What somebody has chosen. Who narrates next was plain to see.
    fn reveals(&self) -> bool {
        match self {
            Event::Laid { .. }
            | Event::Turned { .. }
            | Event::Right { .. }
            | Event::Counted { .. }
            | Event::PassedOver { .. } => true,
            Event::RoundBegan { .. } => false,
        }
    }

    fn lingers(&self) -> bool {
        matches!(self, Event::Counted { .. })
    }
}
