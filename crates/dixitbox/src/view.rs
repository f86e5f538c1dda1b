//! What a viewer may know: all of it.

use arrayvec::ArrayVec;
use serde::Serialize;
use stolik_dixit::{PLACES, Place};
use stolik_table::{Seat, Viewer};
use ts_rs::TS;

use crate::state::{Open, Phase};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "DixitboxView")]
pub struct View {
    /// Nobody for a spectator.
    pub you: Option<Seat>,
    pub open: Open,
    /// How many cards lie on the table, numbered from 1.
    pub places: u8,
    /// Of which places it is asked whose the card is, in the order of the parts; none before that is asked.
    pub decoys: ArrayVec<Place, PLACES>,
}

impl View {
    pub(crate) fn new(open: &Open, who: Viewer) -> Self {
        let decoys = if open.phase == Phase::Whose { open.decoys().collect() } else { ArrayVec::new() };
        View { you: who.seat(), open: open.clone(), places: open.places(), decoys }
    }
}
