//! What a viewer may know, built up from nothing.

use serde::Serialize;
use stolik_table::{BySeat, Seat, Viewer};
use ts_rs::TS;

use crate::state::{Hand, Open, Sample};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "SampleView")]
pub struct View {
    /// No seat for a spectator.
    pub you: Option<Seat>,
    pub open: Open,
    /// The hands that the viewer sees: one's own.
    pub hands: BySeat<Option<Hand>>,
}

impl View {
    pub(crate) fn new(game: &Sample, who: Viewer) -> Self {
        let sees = |seat: Seat| who == Viewer::All || who == Viewer::Seat(seat);
        let hand = |seat: Seat| sees(seat).then(|| game.hidden.hands[seat].clone());
        View { you: who.seat(), open: game.open.clone(), hands: BySeat::from_fn(game.open.seats, hand) }
    }
}
