//! A whole state that looks like a view: what is known stays, the rest is dealt out at random.

use stolik_table::Dice;

use crate::state::{Hidden, Ruletka, deal_hands, deck};
use crate::view::View;

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Ruletka {
    let open = &view.open;
    let is_held =
        |card| view.hands.iter().any(|(_, hand)| hand.as_ref().is_some_and(|hand| hand.contains(&card)));
    let mut unseen = deck(|card| !open.gone.contains(&card) && !is_held(card));
    let hands = deal_hands(view.hands.clone(), open.held(), &mut unseen, dice);
    Ruletka { open: open.clone(), hidden: Hidden { hands } }
}
