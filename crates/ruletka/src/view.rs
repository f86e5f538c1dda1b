//! What a viewer may know, built up from nothing.

use arrayvec::ArrayVec;
use serde::Serialize;
use stolik_table::{BySeat, MAX_SEATS, Seat, Viewer};
use ts_rs::TS;

use crate::cards::Cards;
use crate::magazine::{CHAMBERS, Face, Magazine};
use crate::odds;
use crate::state::{Open, Ruletka};

/// How many cards A04 shows.
pub(crate) const PEEP: u8 = 3;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "RuletkaView")]
pub struct View {
    /// Nobody for a spectator.
    pub you: Option<Seat>,
    pub open: Open,
    /// Action cards left to draw.
    pub deck: u8,
    /// BULLETs that are in no magazine.
    pub supply: u8,
    /// The hands that the viewer sees: one's own.
    pub hands: ArrayVec<Hand, MAX_SEATS>,
    /// The card under each aid card, where the viewer knows it: one's own.
    pub hidden: BySeat<Option<Face>>,
    /// The six spun cards of everybody in the round, from the top, as far as the viewer knows them: those that were
    /// turned, and those that the viewer has peeked at. Empty where nothing is spun.
    pub spun: BySeat<ArrayVec<Option<Face>, { CHAMBERS as usize }>>,
    /// Where the table has agreed on it: the chance in thousandths of living through 0, 1, 2 … further shots of one's
    /// own. Empty for whoever has no spun magazine.
    pub odds: ArrayVec<u16, { CHAMBERS as usize + 1 }>,
}

/// A hand that the viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "RuletkaHand")]
pub struct Hand {
    pub seat: Seat,
    pub cards: Cards,
}

impl View {
    pub(crate) fn new(game: &Ruletka, who: Viewer) -> Self {
        let Ruletka { open, hidden } = game;
        let sees = |seat: Seat| who == Viewer::All || who == Viewer::Seat(seat);
        let seen_hands = hidden.hands.iter().filter(|(seat, _)| sees(*seat));
        let mut view = View {
            you: who.seat(),
            open: open.clone(),
            deck: open.deck(),
            supply: open.supply(),
            hands: seen_hands.map(|(seat, cards)| Hand { seat, cards: *cards }).collect(),
            hidden: BySeat::from_fn(open.seats, |seat| hidden.magazines[seat].hidden.filter(|_| sees(seat))),
            spun: BySeat::from_fn(open.seats, |seat| {
                let magazine = hidden.magazines[seat];
                let known = if who == Viewer::All { CHAMBERS } else { open.known_to(who.seat(), seat) };
                let chambers = if magazine.hidden.is_some() { CHAMBERS } else { 0 };
                (0..chambers).map(|chamber| (chamber < known).then(|| magazine.card(chamber))).collect()
            }),
            odds: ArrayVec::new(),
        };
        if open.options.odds
            && let Some(seat) = who.seat()
        {
            view.odds = view.survival(seat);
        }
        view
    }

    /// The viewer's own hand; nothing for a spectator.
    pub fn hand(&self) -> Cards {
        let own = self.hands.iter().find(|hand| Some(hand.seat) == self.you);
        own.map_or(Cards::NONE, |hand| hand.cards)
    }

    /// BULLETs among the six spun cards of a magazine whose hidden card is known.
    pub fn spun_bullets(&self, seat: Seat) -> Option<u8> {
        let hidden = self.hidden[seat]?;
        Some(self.open.loaded(seat) - u8::from(hidden == Face::Bullet))
    }

    /// The chance of living through so many further shots, by what the viewer knows.
    pub fn survival(&self, seat: Seat) -> ArrayVec<u16, { CHAMBERS as usize + 1 }> {
        let Some(bullets) = self.spun_bullets(seat) else { return ArrayVec::new() };
        let turned = &self.open.turned[seat];
        let turned_bullets = turned.iter().filter(|pull| pull.face == Face::Bullet).count() as u8;
        let known: ArrayVec<Face, { CHAMBERS as usize }> =
            self.spun[seat].iter().skip(turned.len()).map_while(|face| *face).collect();
        odds::survival(self.open.chambers_left(seat), bullets - turned_bullets, &known).collect()
    }
}

impl Open {
    /// How many of the spun cards of a seat somebody knows, from the top: those that were turned, and where they have
    /// peeked, three at least.
    pub(crate) fn known_to(&self, who: Option<Seat>, seat: Seat) -> u8 {
        let turned = self.turned[seat].len() as u8;
        let has_peeked = who.is_some_and(|who| self.peeked[who].has(seat));
        if has_peeked { turned.max(PEEP) } else { turned }
    }
}

impl Magazine {
    /// The next cards as a player sees them who knows so many.
    #[cfg(feature = "kit")]
    pub(crate) fn order(self) -> u8 {
        (0..CHAMBERS).map(|chamber| u8::from(self.card(chamber) == Face::Bullet) << chamber).sum()
    }
}
