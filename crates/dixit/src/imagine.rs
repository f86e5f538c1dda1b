//! A whole state that looks like a view: what is known stays, the rest is dealt out at random.

use arrayvec::ArrayVec;
use stolik_table::{BySeat, Dice, Seat};

use crate::state::{Dixit, Hidden, PLACES, Phase};
use crate::view::View;

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Dixit {
    let open = &view.open;
    let known = |seat: Seat| view.hands.iter().find(|hand| hand.seat == seat).map(|hand| hand.cards);
    let mut seen =
        open.discard.and(open.table.iter().copied().collect()).and(view.told.into_iter().collect());
    seen = view.hands.iter().fold(seen, |seen, hand| seen.and(hand.cards));
    let mut pile = open.options.deck.all().without(seen);
    let told = view.told.or_else(|| if open.phase == Phase::Lay { pile.draw(dice) } else { None });
    let hands = BySeat::from_fn(open.seats, |seat| {
        known(seat).unwrap_or_else(|| (0..view.held[seat]).filter_map(|_| pile.draw(dice)).collect())
    });
    Dixit { open: open.clone(), hidden: Hidden { hands, pile, told, owners: owners(view, dice), best: None } }
}

/// Places whose owner is not known go to those who have laid a card, in any order.
fn owners(view: &View, dice: &mut Dice) -> ArrayVec<Seat, PLACES> {
    let open = &view.open;
    let laid = |seat: Seat| if seat == open.narrator { 1 } else { usize::from(open.cards_to_lay()) };
    let is_known = |seat: &Seat| view.owners.contains(&Some(*seat));
    let unknown = open.order.iter().copied().filter(|seat| !is_known(seat));
    let mut unknown: ArrayVec<Seat, PLACES> =
        unknown.flat_map(|seat| std::iter::repeat_n(seat, laid(seat))).take(PLACES).collect();
    dice.shuffle(&mut unknown);
    view.owners.iter().filter_map(|owner| owner.or_else(|| unknown.pop())).collect()
}
