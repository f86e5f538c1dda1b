//! A whole state that looks like a view: what is known stays, the rest is dealt out at random.

use stolik_table::{BySeat, Dice, Seat};

use crate::cards::Cards;
use crate::magazine::{CHAMBERS, Face, Magazine};
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
    let hidden = view.hidden[seat].or_else(|| open.known_hidden(seat)).unwrap_or_else(|| {
        let weight = |hidden| weight(hidden, open.loaded(seat), seen_bullets, unseen).unwrap_or(0);
        let (click, bullet) = (weight(Face::Click), weight(Face::Bullet));
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
        self.shown[seat].or_else(|| self.clean.has(seat).then_some(Face::Click))
    }
}

/// A multiple of every number of ways below.
const ALL_ORDERS: u32 = 60;

/// How likely one sees so many BULLETs in chambers if this is hidden: the share of all orders of the six others that have
/// these cards where they were seen. Nothing if there is none.
fn weight(hidden: Face, loaded: u8, seen_bullets: u8, unseen: u8) -> Option<u32> {
    let bullets =
        loaded.checked_sub(u8::from(hidden == Face::Bullet)).filter(|bullets| *bullets <= CHAMBERS)?;
    let left = bullets.checked_sub(seen_bullets).filter(|left| *left <= unseen)?;
    Some(ALL_ORDERS / ways(CHAMBERS, bullets) * ways(unseen, left))
}

/// How many orders of so many cards there are, if these of them are BULLETs.
pub(crate) fn ways(cards: u8, bullets: u8) -> u32 {
    (0..u32::from(bullets)).fold(1, |ways, taken| ways * (u32::from(cards) - taken) / (taken + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::magazine::MAGAZINE;

    /// Every order of the six cards that has so many BULLETs.
    fn orders(bullets: u8) -> impl Iterator<Item = u8> {
        (0_u8..1 << CHAMBERS).filter(move |order| order.count_ones() == u32::from(bullets))
    }

    #[test]
    fn a_hidden_card_is_as_likely_as_the_orders_that_fit_it_are_many() {
        for loaded in 0..=MAGAZINE {
            for (known, seen) in
                (0..=CHAMBERS).flat_map(|known| (0_u8..1 << known).map(move |seen| (known, seen)))
            {
                let share = |hidden: Face| {
                    let bullets = loaded.checked_sub(u8::from(hidden == Face::Bullet))?;
                    let fit =
                        orders(bullets).filter(|order| order & ((1 << known) - 1) == seen).count() as u32;
                    (fit > 0).then(|| fit * ALL_ORDERS / orders(bullets).count() as u32)
                };
                for hidden in [Face::Click, Face::Bullet] {
                    let weight = weight(hidden, loaded, seen.count_ones() as u8, CHAMBERS - known);
                    assert_eq!(weight, share(hidden), "{hidden:?} of {loaded}, seen {seen:b} of {known}");
                }
            }
        }
    }
}
