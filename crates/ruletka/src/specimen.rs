//! What the laws need to know of the game. What is hidden from a viewer is said by the rules and not derived from any
//! view, which might show too much.

use stolik_table::kit::{Secrecy, Specimen};
use stolik_table::{Seat, Viewer};

use crate::cards::{Cards, Kind};
use crate::choice::{Choice, Play};
use crate::imagine::ways;
use crate::magazine::{CHAMBERS, Face};
use crate::options::{Deck, Look, Options};
use crate::state::Ruletka;

impl Specimen for Ruletka {
    fn variants() -> Vec<Options> {
        vec![
            Options::default(),
            Options { deck: Deck::English, look: Look::Confetti, odds: true, shared: true },
            Options { deck: Deck::None, shared: true, ..Options::default() },
        ]
    }

    /// Far beyond what a table and its dice hold.
    fn universe(_: &Options) -> Vec<Choice> {
        let seats = || (0..8).map(Seat::nth);
        let bids = || [0, 1, 2, 3, 4, 5, 6, 255].into_iter();
        let plays = Kind::ALL.into_iter().flat_map(move |card| {
            let targets = seats().map(move |seat| Play::on(card, seat));
            let rebids = bids().map(move |bid| Play { bid: Some(bid), ..Play::plain(card) });
            let both = Play { bid: Some(2), ..Play::on(card, Seat::nth(1)) };
            targets.chain(rebids).chain([Play::plain(card), both])
        });
        let faces = [Face::Click, Face::Bullet].map(Choice::Hide);
        let words = [Choice::Shoot, Choice::Stop, Choice::Share, Choice::GoOn];
        let aims = seats().flat_map(|seat| [Choice::Accuse(seat), Choice::Aim(seat)]);
        plays.map(Choice::Play).chain(faces).chain(bids().map(Choice::Bid)).chain(aims).chain(words).collect()
    }

    fn secrets(&self, who: Viewer) -> Vec<Secrecy> {
        if who == Viewer::All {
            return Vec::new();
        }
        let mut secrets = self.secret_cards(who.seat());
        secrets.extend(self.secret_magazines(who.seat()));
        secrets
    }

    /// Hands and magazines, where both are in the round and have as many BULLETs.
    fn swapped(&self, one: Seat, other: Seat) -> Option<Self> {
        let open = &self.open;
        let as_many = open.loaded(one) == open.loaded(other) && open.held[one] == open.held[other];
        let both_play = open.in_round(one) && open.in_round(other);
        let as_known = open.known_hidden(one) == open.known_hidden(other);
        let mut world = self.clone();
        let hidden = &mut world.hidden;
        (hidden.hands[one], hidden.hands[other]) = (hidden.hands[other], hidden.hands[one]);
        (hidden.magazines[one], hidden.magazines[other]) = (hidden.magazines[other], hidden.magazines[one]);
        (as_many && both_play && as_known).then_some(world)
    }
}

impl Ruletka {
    /// Hands of others, and the deck. A dead captain's are skulls, so those are told apart from the rest.
    fn secret_cards(&self, who: Option<Seat>) -> Vec<Secrecy> {
        let others = || self.hidden.hands.iter().filter(move |(seat, _)| Some(*seat) != who);
        let unseen = others().fold(self.hidden.deck, |all, (_, hand)| all.and(*hand));
        let secret = |name: String, cards: Cards, from: Cards| Secrecy {
            name,
            truth: cards
                .iter()
                .fold([0_u8; 16], |mut counts, kind| {
                    counts[kind as usize] += 1;
                    counts
                })
                .to_vec(),
            // At least as many ways as there are kinds that one of its cards could have been, if it is not all there is.
            worlds: match (cards.is_empty(), cards == from) {
                (false, false) => from.kinds().count() as u32,
                _ => 1,
            },
        };
        let hands = others().map(|(seat, hand)| {
            let from = if self.open.is_alive(seat) { unseen } else { unseen.with_skull(true) };
            // Hands that are nearly all there is could hardly differ: they are left out.
            let from = if from.len() > hand.len() + 3 { from } else { *hand };
            secret(format!("hand of {seat:?}"), *hand, from)
        });
        let deck = self.hidden.deck;
        let from = if unseen.len() > deck.len() + 3 { unseen } else { deck };
        let deck = secret("deck".to_owned(), deck, from);
        hands.chain([deck]).collect()
    }

    /// What lies under the aid cards, and the order of what is spun.
    fn secret_magazines(&self, who: Option<Seat>) -> Vec<Secrecy> {
        let mut secrets = Vec::new();
        for (seat, magazine) in self.hidden.magazines.iter() {
            let Some(hidden) = magazine.hidden else { continue };
            let known = self.open.known_to(who, seat);
            let seen_bullets =
                (0..known).filter(|chamber| magazine.card(*chamber) == Face::Bullet).count() as u8;
            let unseen = CHAMBERS - known;
            let is_possible = |face: Face| {
                let left = self.open.loaded(seat).checked_sub(u8::from(face == Face::Bullet) + seen_bullets);
                left.is_some_and(|left| left <= unseen)
            };
            let is_seen = Some(seat) == who || self.open.known_hidden(seat).is_some();
            let is_open = !is_seen && is_possible(Face::Click) && is_possible(Face::Bullet);
            if Some(seat) != who {
                secrets.push(Secrecy {
                    name: format!("hidden card of {seat:?}"),
                    truth: vec![u8::from(hidden == Face::Bullet)],
                    worlds: if is_open { 2 } else { 1 },
                });
            }
            secrets.push(Secrecy {
                name: format!("order of {seat:?}"),
                truth: vec![magazine.order()],
                worlds: if is_open { 2 } else { ways(unseen, magazine.bullets_left(known)) },
            });
        }
        secrets
    }
}
