//! What a viewer may know, built up from nothing.

use arrayvec::ArrayVec;
use serde::Serialize;
use stolik_table::{BySeat, Seat, Viewer};
use ts_rs::TS;

use crate::cards::{self, Card, Cards};
use crate::experience::Experience;
use crate::rating::Weighed;
use crate::state::{
    Dealt, Gift, HIGHEST_PILE, Nosedive, Open, PLAYERS, Phase, ROUNDS, Spared, Stock, Summary,
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "NosediveView")]
pub struct View {
    /// Nobody for a spectator.
    pub you: Option<Seat>,
    pub open: Open,
    /// How many cards everybody holds.
    pub held: BySeat<u8>,
    /// How many cards are left to draw.
    pub deck: u8,
    /// What the viewer knows to be in each hand: all of one's own, and tolls that one has paid.
    pub hands: BySeat<Cards>,
    pub piles: ArrayVec<ArrayVec<Seen, HIGHEST_PILE>, PLAYERS>,
    /// What the viewer can share in this round; nothing for the others.
    pub dealt: BySeat<Dealt>,
    /// What the viewer has shared in this round.
    pub gifts: ArrayVec<Gift, { PLAYERS * (PLAYERS - 1) }>,
    /// What the viewer got and is to rate, where all rate at once; in order of number.
    pub received: BySeat<ArrayVec<Experience, PLAYERS>>,
    /// What each mark of the last round weighed; absent where the table hides who gave what.
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    #[ts(optional, as = "Option<Vec<Weighed>>")]
    pub weighed: ArrayVec<Weighed, { 2 * PLAYERS }>,
    /// What the viewer kept back, round by round. Screens have no use for it.
    #[serde(skip)]
    #[ts(skip)]
    pub(crate) spared: BySeat<[Spared; ROUNDS as usize]>,
    #[serde(skip)]
    #[ts(skip)]
    pub(crate) stock: Stock,
}

/// A card on a pile, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "NosediveSeen")]
pub struct Seen {
    /// Also a card that lies face down, for whoever laid it there.
    pub card: Option<Card>,
    pub by: Seat,
    pub up: bool,
}

impl View {
    pub(crate) fn new(game: &Nosedive, who: Viewer) -> Self {
        let Nosedive { open, hidden, stock } = game;
        let sees = |seat: Seat| who == Viewer::All || who == Viewer::Seat(seat);
        let known = match who {
            Viewer::All => cards::ALL,
            Viewer::Seat(seat) => hidden.known[seat],
            Viewer::Public => Cards::NONE,
        };
        let hand = |seat: Seat| {
            let all = hidden.hands[seat];
            if sees(seat) { all } else { all.among(known) }
        };
        let reads = |seat: Seat| sees(seat) && open.phase == Phase::Rate && open.terms.all_at_once;
        View {
            you: who.seat(),
            open: open.clone(),
            held: BySeat::from_fn(open.seats, |seat| hidden.hands[seat].len() as u8),
            deck: hidden.deck.len() as u8,
            hands: BySeat::from_fn(open.seats, hand),
            piles: hidden
                .piles
                .iter()
                .map(|pile| {
                    let seen = |laid: &crate::state::Laid| Seen {
                        card: (laid.up || known.has(laid.card)).then_some(laid.card),
                        by: laid.by,
                        up: laid.up,
                    };
                    pile.iter().map(seen).collect()
                })
                .collect(),
            dealt: BySeat::from_fn(open.seats, |seat| {
                if sees(seat) { hidden.dealt[seat].clone() } else { Dealt::new() }
            }),
            gifts: hidden.gifts.iter().filter(|gift| sees(gift.from)).copied().collect(),
            received: BySeat::from_fn(open.seats, |seat| {
                if reads(seat) {
                    game.received(seat).map(|text| text.what).collect()
                } else {
                    ArrayVec::new()
                }
            }),
            weighed: open.last.as_ref().map(Summary::weighed).unwrap_or_default(),
            spared: BySeat::from_fn(open.seats, |seat| {
                if sees(seat) { hidden.spared[seat] } else { Default::default() }
            }),
            stock: stock.clone(),
        }
    }

    /// The viewer's own hand; nothing for a spectator.
    pub fn hand(&self) -> Cards {
        self.you.map_or(Cards::NONE, |you| self.hands[you])
    }
}
