//! What a viewer may know, built up from nothing.

use arrayvec::ArrayVec;
use serde::Serialize;
use stolik_table::{BySeat, MAX_SEATS, Seat, Viewer};
use ts_rs::TS;

use crate::cards::{Card, Cards};
use crate::state::{Dixit, Open, PLACES};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "DixitView")]
pub struct View {
    /// Nobody for a spectator.
    pub you: Option<Seat>,
    pub open: Open,
    /// How many cards everybody holds.
    pub held: BySeat<u8>,
    /// How many cards are left to draw.
    pub pile: u8,
    /// The hands that the viewer sees: one's own.
    pub hands: ArrayVec<Hand, MAX_SEATS>,
    /// The card that the viewer narrates with, until all cards lie on the table.
    pub told: Option<Card>,
    /// Whose card lies at each place, as far as the viewer knows: one's own.
    pub owners: ArrayVec<Option<Seat>, PLACES>,
}

/// A hand that the viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "DixitHand")]
pub struct Hand {
    pub seat: Seat,
    pub cards: Cards,
}

impl View {
    pub(crate) fn new(game: &Dixit, who: Viewer) -> Self {
        let Dixit { open, hidden } = game;
        let sees = |seat: Seat| who == Viewer::All || who == Viewer::Seat(seat);
        let seen_hands = hidden.hands.iter().filter(|(seat, _)| sees(*seat));
        View {
            you: who.seat(),
            open: open.clone(),
            held: BySeat::from_fn(open.seats, |seat| hidden.hands[seat].len() as u8),
            pile: hidden.pile.len() as u8,
            hands: seen_hands.map(|(seat, cards)| Hand { seat, cards: *cards }).collect(),
            told: hidden.told.filter(|_| sees(open.narrator)),
            owners: hidden.owners.iter().map(|owner| sees(*owner).then_some(*owner)).collect(),
        }
    }

    /// The viewer's own hand; nothing for a spectator.
    pub fn hand(&self) -> Cards {
        let own = self.hands.iter().find(|hand| Some(hand.seat) == self.you);
        own.map_or(Cards::NONE, |hand| hand.cards)
    }
}
