//! A whole state that looks like a view.

use stolik_table::{BySeat, Dice, Seat};

use super::cards::{Card, Cards};
use super::flaw::Flaw;
use super::view::View;
use super::{Gift, Hidden, Whispers};

/// First the cards whose place is known, then the rest at random.
pub fn imagine<const KIND: u8>(view: &View, dice: &mut Dice) -> Whispers<KIND> {
    let mut unknown: Vec<Card> = unknown(view).iter().collect();
    // FLAW: without shuffling, imagined hands are always the same.
    if !Flaw::ImaginesLazily.is_on() {
        dice.shuffle(&mut unknown);
    }
    let mut fill = |mut cards: Cards, count: u8| {
        while cards.len() < count {
            cards = cards.with(unknown.pop().expect("more cards were counted than there are"));
        }
        cards
    };
    let hands = BySeat::from_fn(view.open.seats(), |seat| match view.hands[seat].cards {
        Some(hand) => hand,
        None => fill(known_in_hand(view, seat), view.hands[seat].count),
    });
    let laid = view.laid.cards.unwrap_or_else(|| fill(Cards::NONE, view.laid.count));
    Whispers {
        open: view.open.clone(),
        hidden: Hidden { hands, laid, gifts: gifts(view, &hands, dice), ballots: ballots(view, dice) },
    }
}

/// Cards that may lie anywhere, for all that the viewer knows.
fn unknown(view: &View) -> Cards {
    let seen = view.open_seats().filter_map(|seat| view.hands[seat].cards);
    let given = view.open_seats().map(|seat| known_in_hand(view, seat));
    let known = seen.chain(given).chain(view.laid.cards).fold(view.open.aside(), Cards::and);
    Cards::ALL.without(known)
}

/// Gifts that the viewer knows to be in a hand.
fn known_in_hand(view: &View, seat: Seat) -> Cards {
    let to_seat = view.gifts.iter().filter(|gift| gift.to == seat);
    to_seat.filter_map(|gift| gift.card).collect()
}

/// An unknown gift is any card of the hand that is no other gift.
fn gifts(view: &View, hands: &BySeat<Cards>, dice: &mut Dice) -> Vec<Gift<Card>> {
    let mut taken = view.gifts.iter().filter_map(|gift| gift.card).collect::<Cards>();
    let known = |gift: &Gift<Option<Card>>| {
        let card = gift.card.or_else(|| hands[gift.to].without(taken).any(dice));
        let card = card.expect("a hand holds what it was given");
        taken = taken.with(card);
        Gift { by: gift.by, to: gift.to, card }
    };
    view.gifts.iter().map(known).collect()
}

/// The viewer's own vote stays; the others are dealt out among the other voters.
fn ballots(view: &View, dice: &mut Dice) -> BySeat<Option<u8>> {
    let mut others = view.votes.clone();
    for own in view.ballots.as_slice().iter().flatten() {
        let place = others.iter().position(|vote| vote == own);
        others.remove(place.expect("the viewer's own vote is in the list"));
    }
    dice.shuffle(&mut others);
    BySeat::from_fn(view.open.seats(), |seat| match view.ballots[seat] {
        None if view.open.voters.has(seat) => others.pop(),
        own => own,
    })
}

impl View {
    fn open_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.hands.seats()
    }
}
