//! The state of a game: what is open to all, and the secrets.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use stolik_table::{BySeat, Outcome, Seat, Seats};
use ts_rs::TS;

use crate::cards::{Card, Cards};
use crate::experience::{Experience, Experiences};
use crate::options::{Place, Terms};
use crate::rating::{Formula, Mark, Rating, Weighed};
use crate::score::Score;
use crate::space::Space;

/// NR1.
pub const PLAYERS: usize = 6;
/// NR10.
pub const ROUNDS: u8 = 3;
/// NR12.
pub const TURNS: u8 = 3;
/// NR6.
pub const HAND: u8 = 5;
/// NR7.
pub const TOKENS: u8 = 3;
/// One card to begin with, and at most one in each turn: two go to different piles.
pub const HIGHEST_PILE: usize = 1 + TURNS as usize * PLAYERS;

/// All of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Nosedive {
    pub(crate) open: Open,
    pub(crate) stock: Stock,
    pub(crate) hidden: Hidden,
}

/// All that is public, the same in the state and in every view. What is asked follows from this alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "NosediveOpen")]
pub struct Open {
    pub terms: Terms,
    /// Seats that were ever taken; `order` says who sits there now.
    pub seats: u8,
    /// Around the table, clockwise.
    pub order: ArrayVec<Seat, PLAYERS>,
    pub phase: Phase,
    /// From 1.
    pub round: u8,
    pub influencer: Seat,
    /// Whose turn it is to act, to take a pile or to rate; nobody's where all are asked.
    pub active: Option<Seat>,
    /// Turns of this round, from 1; 0 before the first.
    pub turn: u8,
    pub ratings: BySeat<Rating>,
    pub pawns: BySeat<Space>,
    /// NR16: to whom a card is owed, in this order, while somebody acts.
    pub owed: ArrayVec<Seat, PLAYERS>,
    /// NR11: how many piles can be turned face up, while the influencer chooses.
    pub turnable: u8,
    pub tokens: Tokens,
    /// NR27: whose losses are doubled in this round.
    pub doubled: Seats,
    /// Which pile everybody took in this round.
    pub taken: BySeat<Option<u8>>,
    /// NR26: what lies face up in front of everybody.
    pub collected: BySeat<Cards>,
    /// NR28: double losses, face up.
    pub discard: Cards,
    /// NA40: cards of who has left.
    pub gone: Cards,
    /// Experiences on show in this round, one review for each rater so far. The last one may still be open.
    pub reviews: ArrayVec<Review, PLAYERS>,
    /// The last round that was rated: who comes back late sees what happened.
    pub last: Option<Summary>,
    /// The counting at the end.
    pub scores: Option<BySeat<Score>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "NosedivePhase")]
pub enum Phase {
    /// The influencer turns piles face up.
    Flip,
    /// Somebody chooses a space.
    Move,
    /// Toll, and cards to place.
    Act,
    /// A card is placed after one was drawn.
    Place,
    /// Somebody takes a pile.
    Take,
    /// With the box: who has a token and a double loss.
    Mark,
    /// All share experiences.
    Share,
    /// One rates, or all at once.
    Rate,
    /// With the box: everybody counts cards.
    Tally,
    Over,
}

/// NR7, NR13, NR20: the tokens for one more experience.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "NosediveTokens")]
pub struct Tokens {
    /// Face down.
    pub stack: u8,
    /// Face up on the plus.
    pub plus: u8,
    /// Who has one.
    pub holders: Seats,
}

/// What one player got to read, and what they thought of it.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "NosediveReview")]
pub struct Review {
    pub rater: Seat,
    /// In order of number, which tells nothing of who gave them.
    pub texts: ArrayVec<Text, PLAYERS>,
    /// Nothing until it is rated.
    pub most: Option<Experience>,
    pub least: Option<Experience>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "NosediveText")]
pub struct Text {
    pub what: Experience,
    /// NA33: told by the summary only, if at all.
    pub giver: Option<Seat>,
}

/// NR33: a round of ratings as it is told at its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "NosediveSummary")]
pub struct Summary {
    pub round: u8,
    pub reviews: ArrayVec<Review, PLAYERS>,
    pub before: BySeat<Rating>,
    pub after: BySeat<Rating>,
    /// How often everybody was liked most and least.
    pub likes: BySeat<u8>,
    pub dislikes: BySeat<u8>,
    pub doubled: Seats,
    pub tokens: Seats,
}

impl Summary {
    /// NR31, NR32: what each mark weighed. NA33: empty where the table hides who gave what.
    pub fn weighed(&self) -> ArrayVec<Weighed, { 2 * PLAYERS }> {
        let of = |review: &Review| {
            let (rater, texts) = (review.rater, &review.texts);
            [(review.most, true), (review.least, false)].map(|(marked, liked)| {
                let giver = texts.iter().find(|text| Some(text.what) == marked)?.giver?;
                let mark = Mark { rater: self.before[rater], liked };
                let change = Formula::HOUSE.alone(mark, self.doubled.has(giver));
                Some(Weighed { rater, giver, liked, change })
            })
        };
        self.reviews.iter().flat_map(of).flatten().collect()
    }
}

/// What came up of the experiences: public, and of no use to a screen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stock {
    /// All that may come up, those that the table has not seen before and the others.
    pub fresh: Experiences,
    pub stale: Experiences,
    /// What all have seen in this game.
    pub shown: Experiences,
    /// Rounds in which all have shared.
    pub past: ArrayVec<Past, { ROUNDS as usize }>,
}

/// Who shared in a round, and who of them had one more to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Past {
    pub players: Seats,
    pub tokens: Seats,
}

/// What is hidden from somebody.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    pub hands: BySeat<Cards>,
    /// Without an order: it is drawn from by dice.
    pub deck: Cards,
    pub piles: ArrayVec<Pile, PLAYERS>,
    /// Cards that a seat has seen before they went into another hand or face down onto a pile, and that are surely still
    /// there. Whenever a card leaves a hand unseen, all that others knew of the hand is forgotten.
    pub known: BySeat<Cards>,
    /// What everybody can share in this round, in order of number.
    pub dealt: BySeat<Dealt>,
    /// What was shared in this round, by giver and taker.
    pub gifts: ArrayVec<Gift, { PLAYERS * (PLAYERS - 1) }>,
    /// What everybody kept back, round by round.
    pub spared: BySeat<[Spared; ROUNDS as usize]>,
    /// What was not dealt yet.
    pub left: Experiences,
}

/// A list as it is, at once: cloning one goes item by item, and every step is decided on a copy of the state.
fn copied<T: Copy, const N: usize>(list: &ArrayVec<T, N>) -> ArrayVec<T, N> {
    let mut copy = ArrayVec::new();
    // It has room for as many.
    let _ = copy.try_extend_from_slice(list);
    copy
}

impl Clone for Hidden {
    fn clone(&self) -> Self {
        Hidden {
            hands: self.hands,
            deck: self.deck,
            piles: self.piles.iter().map(copied).collect(),
            known: self.known,
            dealt: BySeat::from_fn(self.dealt.len() as u8, |seat| copied(&self.dealt[seat])),
            gifts: copied(&self.gifts),
            spared: self.spared,
            left: self.left,
        }
    }
}

impl Clone for Review {
    fn clone(&self) -> Self {
        Review { rater: self.rater, texts: copied(&self.texts), most: self.most, least: self.least }
    }
}

pub(crate) type Pile = ArrayVec<Laid, HIGHEST_PILE>;
/// NA30: one for each player, and one more with a token.
pub type Dealt = ArrayVec<Experience, { PLAYERS + 1 }>;

/// What somebody kept back in a round: one, two with a token. Not a list, so that a state is copied faster.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spared([Option<Experience>; 2]);

impl Spared {
    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    pub fn iter(self) -> impl Iterator<Item = Experience> {
        self.0.into_iter().flatten()
    }
}

impl FromIterator<Experience> for Spared {
    /// In order of number, at most two.
    fn from_iter<I: IntoIterator<Item = Experience>>(all: I) -> Self {
        let mut all = all.into_iter();
        match (all.next(), all.next()) {
            (Some(one), Some(other)) => Spared([Some(one.min(other)), Some(one.max(other))]),
            (one, _) => Spared([one, None]),
        }
    }
}

/// A card on a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Laid {
    pub card: Card,
    pub by: Seat,
    pub up: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "NosediveGift")]
pub struct Gift {
    pub from: Seat,
    pub to: Seat,
    pub what: Experience,
}

impl Open {
    pub fn sitting(&self) -> Seats {
        self.order.iter().copied().collect()
    }

    pub fn players(&self) -> u8 {
        self.order.len() as u8
    }

    pub fn has_cards(&self) -> bool {
        self.terms.cards == Place::Screen
    }

    /// NA2: everybody from this seat on, clockwise.
    pub fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let at = self.order.iter().position(|one| *one == seat).unwrap_or(0);
        let order = self.order.clone();
        (0..order.len()).map(move |step| order[(at + step) % order.len()])
    }

    /// The others, in the order of the parts of a sheet that has something for each: clockwise from the left.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.clockwise_from(seat).skip(1)
    }

    /// NR16: whose pawns stand on a space, but for one's own.
    pub fn pawns_on(&self, space: Space, but: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.order.iter().copied().filter(move |seat| *seat != but && self.pawns[*seat] == space)
    }

    /// NA30: how many experiences somebody can choose from in this round.
    pub fn deals(&self, seat: Seat) -> u8 {
        self.players() + u8::from(self.tokens.holders.has(seat))
    }

    /// NR26, NA21, NA24: the one with the lowest rating who has no pile yet; among equals, who was later in turn.
    pub fn next_to_take(&self) -> Option<Seat> {
        let waiting = self.clockwise_from(self.influencer).filter(|seat| self.taken[*seat].is_none());
        // The last of the least: `min_by_key` gives the first, so they are looked at from the end.
        let waiting: ArrayVec<Seat, PLAYERS> = waiting.collect();
        waiting.iter().rev().copied().min_by_key(|seat| self.ratings[*seat])
    }

    /// NR34, NA22: the highest rated; among equals the influencer, or the first clockwise from there.
    pub fn highest_rated(&self, from: Seat) -> Seat {
        let all: ArrayVec<Seat, PLAYERS> = self.clockwise_from(from).collect();
        // `max_by_key` gives the last of the greatest.
        all.iter().rev().copied().max_by_key(|seat| self.ratings[*seat]).unwrap_or(from)
    }

    /// NR38, NA28: the most points win, then the higher rating; who has left is behind everybody.
    pub(crate) fn outcome(&self) -> Outcome {
        let scores = self.scores.as_ref();
        let points = |seat: Seat| scores.map_or(0, |scores| i32::from(scores[seat].points));
        let sitting = self.sitting();
        let worth = |seat: Seat| sitting.has(seat).then(|| (points(seat), self.ratings[seat]));
        let places = BySeat::from_fn(self.seats, |seat| {
            let better = (0..self.seats).filter(|other| worth(Seat::nth(usize::from(*other))) > worth(seat));
            better.count() as u8 + 1
        });
        let winners = places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect();
        Outcome { winners, places, scores: BySeat::from_fn(self.seats, points) }
    }
}
