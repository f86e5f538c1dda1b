//! What a viewer may know, built up from nothing.

use serde::Serialize;
use stolik_table::{BySeat, Seat, Viewer};
use ts_rs::TS;

use super::cards::{Card, Cards};
use super::flaw::Flaw;
use super::open::Open;
use super::{Gift, Whispers};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "WhispersView")]
pub struct View {
    /// Who looks; nobody for spectators.
    pub who: Option<Seat>,
    pub open: Open,
    pub hands: BySeat<Pile>,
    pub laid: Pile,
    /// Everybody knows who gave and who got; the two of them know what.
    pub gifts: Vec<Gift<Option<Card>>>,
    /// The votes of the last round, sorted, so that nobody knows whose they are.
    pub votes: Vec<u8>,
    /// Those of them that the viewer gave.
    pub ballots: BySeat<Option<u8>>,
    /// The viewer's cards that can snatch, for the screen to light up.
    pub lit: Cards,
}

/// Cards as far as a viewer knows them: all of them or only their number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
#[ts(rename = "WhispersPile")]
pub struct Pile {
    pub count: u8,
    pub cards: Option<Cards>,
}

impl Pile {
    fn of(cards: Cards, is_seen: bool) -> Pile {
        Pile { count: cards.len(), cards: is_seen.then_some(cards) }
    }
}

impl Whispers {
    pub fn seen_by(&self, who: Viewer) -> View {
        let is = |seat: Seat| who == Viewer::All || who == Viewer::Seat(seat);
        let seats = self.open.seats();
        let shows = |seat: Seat| is(seat) || Flaw::ShowsEveryHand.is_on(); // FLAW: one's own hand only.
        let hands = BySeat::from_fn(seats, |seat| Pile::of(self.hidden.hands[seat], shows(seat)));
        let narrator = self.open.narrators.first();
        let gifts = self.hidden.gifts.iter().map(|gift| Gift {
            by: gift.by,
            to: gift.to,
            card: (is(gift.by) || is(gift.to)).then_some(gift.card),
        });
        let lights_up = |seat: &Seat| is(*seat) || Flaw::ShowsACard.is_on(); // FLAW: one's own cards only.
        let lit = self.hidden.hands.seats().filter(lights_up);
        View {
            who: who.seat(),
            open: self.open.clone(),
            hands,
            laid: Pile::of(self.hidden.laid, narrator.is_some_and(|seat| is(*seat))),
            gifts: gifts.collect(),
            votes: self.votes(),
            ballots: BySeat::from_fn(seats, |seat| self.hidden.ballots[seat].filter(|_| is(seat))),
            lit: lit.fold(Cards::NONE, |all, seat| all.and(self.hidden.hands[seat].high())),
        }
    }

    /// The votes of the last round without their voters.
    pub fn votes(&self) -> Vec<u8> {
        let mut votes: Vec<u8> = self.hidden.ballots.as_slice().iter().copied().flatten().collect();
        // FLAW: in the order of seats the list is not anonymous.
        if !Flaw::ListsVotesBySeat.is_on() {
            votes.sort_unstable();
        }
        votes
    }
}
