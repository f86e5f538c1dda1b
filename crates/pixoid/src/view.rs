//! What a viewer sees. Nothing in the state is secret, so all see the same; the view adds who looks, and the board
//! in a form that can be drawn.

use serde::Serialize;
use stolik_table::{Seat, Viewer};
use ts_rs::TS;

use crate::pixel::Pixel;
use crate::state::Open;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "PixoidView")]
pub struct View {
    /// Nobody for a spectator.
    pub you: Option<Seat>,
    /// One hexadecimal digit a pixel, row by row: 1 up, 2 right, 4 down, 8 left are open.
    pub ways: &'static str,
    pub starts: [Pixel; 4],
    pub bonus_pixels: [Pixel; 4],
    pub open: Open,
}

impl View {
    pub(crate) fn new(open: &Open, who: Viewer) -> Self {
        let board = open.board();
        View {
            you: who.seat(),
            ways: &board.ways,
            starts: board.starts,
            bonus_pixels: board.bonuses,
            open: open.clone(),
        }
    }
}
