//! A whole state that looks like a view: what is known stays, the rest is dealt out at random.

use arrayvec::ArrayVec;
use stolik_table::{BySeat, Dice, Seat};

use crate::cards::{self, Cards};
use crate::experience::{Experience, Experiences};
use crate::state::{Dealt, Gift, Hidden, Laid, Nosedive, PLAYERS, Phase, Pile, Spared};
use crate::view::View;

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Nosedive {
    let mut hidden = Hidden {
        hands: BySeat::new(view.open.seats),
        deck: Cards::NONE,
        piles: ArrayVec::new(),
        known: BySeat::new(view.open.seats),
        dealt: BySeat::new(view.open.seats),
        gifts: ArrayVec::new(),
        spared: BySeat::new(view.open.seats),
        left: Experiences::NONE,
    };
    if view.open.has_cards() {
        cards(view, &mut hidden, dice);
    }
    texts(view, &mut hidden, dice);
    Nosedive { open: view.open.clone(), stock: view.stock.clone(), hidden }
}

fn cards(view: &View, hidden: &mut Hidden, dice: &mut Dice) {
    let open = &view.open;
    let visible = view.piles.iter().flatten().filter_map(|seen| seen.card).collect();
    let seen = open.discard.and(open.gone).and(visible);
    let seen = open.collected.as_slice().iter().fold(seen, |seen, cards| seen.and(*cards));
    let seen = view.hands.as_slice().iter().fold(seen, |seen, cards| seen.and(*cards));
    let mut deck = cards::ALL.without(seen);
    hidden.hands = BySeat::from_fn(open.seats, |seat| {
        let known = view.hands[seat];
        (known.len()..view.held[seat].into()).filter_map(|_| deck.draw(dice)).fold(known, |mut hand, card| {
            hand.add(card);
            hand
        })
    });
    for pile in &view.piles {
        let laid = |seen: &crate::view::Seen| {
            let card = seen.card.or_else(|| deck.draw(dice))?;
            Some(Laid { card, by: seen.by, up: seen.up })
        };
        hidden.piles.push(pile.iter().filter_map(laid).collect::<Pile>());
    }
    hidden.deck = deck;
    // Who laid a card face down knows it. What others know of hands is theirs.
    for laid in hidden.piles.iter().flatten().filter(|laid| !laid.up) {
        hidden.known[laid.by].add(laid.card);
    }
    if let Some(you) = view.you {
        let tolls = view.hands.iter().filter(|(seat, _)| *seat != you);
        hidden.known[you] = tolls.fold(hidden.known[you], |known, (_, cards)| known.and(*cards));
    }
}

fn texts(view: &View, hidden: &mut Hidden, dice: &mut Dice) {
    let open = &view.open;
    let mut unseen = Unseen::new(view);
    hidden.spared = view.spared;
    hidden.dealt = view.dealt.clone();
    hidden.gifts = view.gifts.clone();
    let is_rated = open.phase == Phase::Rate;
    // Earlier rounds first: what the table had not seen before was dealt before the rest.
    for (round, past) in view.stock.past.iter().enumerate() {
        let others = past.players.iter().filter(|seat| view.spared[*seat][round].is_empty());
        let spares = |seat: Seat| usize::from(1 + u8::from(past.tokens.has(seat)));
        let is_now = is_rated && round + 1 == view.stock.past.len();
        let mut hidden_gifts = Gifts::new();
        if is_now {
            hidden_gifts = shown_gifts(view, hidden, dice);
        }
        let wanted = others.clone().map(spares).sum::<usize>() + hidden_gifts.len();
        let mut batch = unseen.batch(wanted, dice);
        for gift in hidden_gifts {
            let what = batch.pop().unwrap_or_default();
            let _ = hidden.gifts.try_push(Gift { what, ..gift });
        }
        for seat in others {
            let spared: Spared = (0..spares(seat)).filter_map(|_| batch.pop()).collect();
            if is_now {
                let given = hidden.gifts.iter().filter(|gift| gift.from == seat).map(|gift| gift.what);
                let mut dealt: Dealt = given.chain(spared.iter()).take(PLAYERS + 1).collect();
                dealt.sort_unstable();
                hidden.dealt[seat] = dealt;
            }
            hidden.spared[seat][round] = spared;
        }
    }
    hidden.gifts.sort_unstable();
    if open.phase == Phase::Share {
        let others = open.order.iter().copied().filter(|seat| view.dealt[*seat].is_empty());
        let mut batch = unseen.batch(others.clone().map(|seat| usize::from(open.deals(seat))).sum(), dice);
        for seat in others {
            let mut dealt: Dealt = (0..open.deals(seat)).filter_map(|_| batch.pop()).collect();
            dealt.sort_unstable();
            hidden.dealt[seat] = dealt;
        }
    }
    hidden.left = unseen.fresh.and(unseen.stale);
}

type Gifts = ArrayVec<Gift, { PLAYERS * (PLAYERS - 1) }>;

/// Texts that the viewer has read go to those who can have given them, in any order. What is left over are gifts whose
/// text the viewer has not read.
fn shown_gifts(view: &View, hidden: &mut Hidden, dice: &mut Dice) -> Gifts {
    let open = &view.open;
    let mut unread = Gifts::new();
    for to in open.order.iter().copied() {
        let review = open.reviews.iter().find(|review| review.rater == to);
        let texts = review.into_iter().flat_map(|review| review.texts.iter().map(|text| text.what));
        let known = |what: &Experience| hidden.gifts.iter().any(|gift| gift.to == to && gift.what == *what);
        let mut texts: ArrayVec<Experience, { 2 * PLAYERS }> =
            texts.chain(view.received[to].iter().copied()).filter(|what| !known(what)).collect();
        dice.shuffle(&mut texts);
        let is_known = |from: Seat| hidden.gifts.iter().any(|gift| gift.to == to && gift.from == from);
        let givers: ArrayVec<Seat, PLAYERS> = open.others(to).filter(|from| !is_known(*from)).collect();
        for from in givers {
            match texts.pop() {
                Some(what) => {
                    let _ = hidden.gifts.try_push(Gift { from, to, what });
                }
                None => unread.push(Gift { from, to, what: Experience::default() }),
            }
        }
    }
    unread
}

/// Experiences that the viewer has not seen in this game.
struct Unseen {
    fresh: Experiences,
    stale: Experiences,
}

impl Unseen {
    fn new(view: &View) -> Self {
        let dealt = view.dealt.as_slice().iter().flatten().copied();
        let spared = view.spared.as_slice().iter().flatten().flat_map(|spared| spared.iter());
        let received = view.received.as_slice().iter().flatten().copied();
        let seen: Experiences = dealt.chain(spared).chain(received).collect();
        let seen = seen.and(view.stock.shown);
        Unseen { fresh: view.stock.fresh.without(seen), stale: view.stock.stale.without(seen) }
    }

    /// So many of one round: those that are new to the table come first, in any order among them.
    fn batch(&mut self, wanted: usize, dice: &mut Dice) -> ArrayVec<Experience, { PLAYERS * (PLAYERS + 1) }> {
        let one = |_| self.fresh.draw(dice).or_else(|| self.stale.draw(dice));
        let mut batch: ArrayVec<_, { PLAYERS * (PLAYERS + 1) }> =
            (0..wanted.min(PLAYERS * (PLAYERS + 1))).filter_map(one).collect();
        dice.shuffle(&mut batch);
        batch
    }
}
