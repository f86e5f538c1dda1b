//! A whole state that looks like a view: what is known stays, the rest is dealt out at random.

use stolik_table::{BySeat, Dice, Seat};

use crate::cards::Cards;
use crate::magazine::{CHAMBERS, Face, MAGAZINE, Magazine};
use crate::state::{Hidden, Open, Ruletka};
use crate::view::View;

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Ruletka {
    let open = &view.open;
    let known = |seat: Seat| view.hands.iter().find(|hand| hand.seat == seat).map(|hand| hand.cards);
    let mut deck = Cards::of(open.options.deck).without(open.discard);
    let mut hands = BySeat::from_fn(open.seats, |seat| known(seat).unwrap_or_default());
    for hand in &view.hands {
        deck = deck.without(hand.cards);
    }
    // RA4: whoever is out of the game holds skulls only. Those hands come first.
    let mut skulls = deck.with_skull(true);
    deck = deck.with_skull(false);
    let unknown = |seat: &Seat| known(*seat).is_none();
    for seat in hands.seats().filter(unknown).filter(|seat| !open.is_alive(*seat)) {
        hands[seat] = (0..open.held[seat]).filter_map(|_| skulls.draw(dice)).collect();
    }
    deck = deck.and(skulls);
    for seat in hands.seats().filter(unknown).filter(|seat| open.is_alive(*seat)) {
        hands[seat] = (0..open.held[seat]).filter_map(|_| deck.draw(dice)).collect();
    }
    let magazines = BySeat::from_fn(open.seats, |seat| magazine(view, seat, dice));
    Ruletka { open: open.clone(), hidden: Hidden { hands, deck, magazines } }
}

/// The hidden card, as likely a CLICK as a BULLET but for what was seen of the others, and then any order of the rest.
fn magazine(view: &View, seat: Seat, dice: &mut Dice) -> Magazine {
    let spun = &view.spun[seat];
    if spun.is_empty() {
        return Magazine::default();
    }
    let open = &view.open;
    let seen_bullets = spun.iter().filter(|face| **face == Some(Face::Bullet)).count() as u8;
    let unseen = spun.iter().filter(|face| face.is_none()).count() as u8;
    let weight = |hidden: Face| {
        let bullets = open.loaded(seat).checked_sub(u8::from(hidden == Face::Bullet))?;
        let left = bullets.checked_sub(seen_bullets).filter(|left| *left <= unseen)?;
        // So many orders have these cards where they were seen, out of all.
        (bullets <= CHAMBERS).then(|| ALL_ORDERS / ways(CHAMBERS, bullets) * ways(unseen, left))
    };
    let hidden = view.hidden[seat].or_else(|| open.known_hidden(seat)).unwrap_or_else(|| {
        let click = weight(Face::Click).unwrap_or(0);
        let bullet = weight(Face::Bullet).unwrap_or(0);
        if dice.below((click + bullet).max(1)) < click { Face::Click } else { Face::Bullet }
    });
    let mut left = open.loaded(seat) - u8::from(hidden == Face::Bullet) - seen_bullets;
    let mut unseen = unseen;
    let cards = spun.iter().map(|face| {
        face.unwrap_or_else(|| {
            let is_bullet = dice.below(u32::from(unseen)) < u32::from(left);
            unseen -= 1;
            left -= u8::from(is_bullet);
            if is_bullet { Face::Bullet } else { Face::Click }
        })
    });
    Magazine::of(hidden, cards)
}

impl Open {
    /// The card under an aid card, where everybody knows it.
    pub(crate) fn known_hidden(&self, seat: Seat) -> Option<Face> {
        if self.loaded(seat) >= MAGAZINE {
            return Some(Face::Bullet);
        }
        self.shown[seat].or_else(|| self.clean.has(seat).then_some(Face::Click))
    }
}

/// A multiple of every number of ways below.
const ALL_ORDERS: u32 = 60;

/// How many orders of so many cards there are, if these of them are BULLETs.
pub(crate) fn ways(cards: u8, bullets: u8) -> u32 {
    (0..u32::from(bullets)).fold(1, |ways, taken| ways * (u32::from(cards) - taken) / (taken + 1))
}
