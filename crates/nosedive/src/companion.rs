//! For people who have the box and one device that goes around: the same deals, ratings and points as online, asked one at
//! a time. Nothing is kept here; the device keeps the evening.

use serde::{Deserialize, Serialize};
use stolik_table::{BySeat, Dice, Lane, Outcome, Refusal, Seat, Seats, Secret, Sources};
use ts_rs::TS;

use crate::cards::Suit;
use crate::experience::{Experience, Experiences};
use crate::options::Options;
use crate::rating::{Formula, Mark, Rating, Weighed};
use crate::score::{Score, tally};
use crate::state::PLAYERS;

/// What the device asks. Seats are counted from 0, clockwise; lists have one entry a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[ts(rename = "NosediveBoxAsk")]
pub enum BoxAsk {
    /// NA1: ratings to begin with, and the first influencer.
    Begin {
        players: u8,
        /// 64 hexadecimal digits, random and new each time.
        #[ts(type = "string")]
        seed: Secret,
    },
    /// NA30, NA43: what everybody can share in a round.
    Deal {
        players: u8,
        options: Box<Options>,
        /// What has come up before.
        used: Experiences,
        /// Who has a token.
        tokens: Seats,
        #[ts(type = "string")]
        seed: Secret,
    },
    /// NR31 to NR34: a round of ratings.
    Rate { ratings: Vec<Rating>, influencer: Seat, marks: Vec<BoxMark>, doubled: Seats },
    /// NR36: the points of one player.
    Score {
        rating: Rating,
        /// How many cards were collected: community, work, home, and in each from one star to five.
        cards: [[u8; 5]; 3],
        lost: u8,
    },
    /// NR38: who has won.
    End { points: Vec<i16>, ratings: Vec<Rating> },
}

/// What somebody liked most and least, by who had shared it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[ts(rename = "NosediveBoxMark")]
pub struct BoxMark {
    pub rater: Seat,
    pub most: Seat,
    pub least: Seat,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[ts(rename = "NosediveBoxAnswer")]
pub enum BoxAnswer {
    Begun {
        ratings: Vec<Rating>,
        influencer: Seat,
    },
    Dealt {
        /// For each seat, in order of number.
        experiences: Vec<Vec<Experience>>,
        /// What has come up by now.
        used: Experiences,
    },
    Rated {
        ratings: Vec<Rating>,
        influencer: Seat,
        /// What each mark weighed, in the order of the marks.
        weighed: Vec<Weighed>,
    },
    Scored {
        /// Cards up to so many stars are kept.
        stars: u8,
        /// So many cards had more.
        dropped: u8,
        score: Score,
    },
    Ended {
        outcome: Outcome,
    },
    /// It cannot be done like this.
    Refused {
        refusal: Refusal,
    },
    /// Nothing that was asked here.
    Unclear,
}

/// One question of the device, answered.
pub fn answer(ask: &BoxAsk) -> BoxAnswer {
    match ask {
        BoxAsk::Begin { players, seed } if sit(usize::from(*players)) => begin(*players, *seed),
        BoxAsk::Deal { players, options, used, tokens, seed } if sit(usize::from(*players)) => {
            deal(*players, options, *used, *tokens, *seed)
        }
        BoxAsk::Rate { ratings, influencer, marks, doubled } if sit(ratings.len()) => {
            rate(ratings, *influencer, marks, *doubled)
        }
        BoxAsk::Score { rating, cards, lost } => scored(*rating, cards, *lost),
        BoxAsk::End { points, ratings } if sit(ratings.len()) && points.len() == ratings.len() => {
            BoxAnswer::Ended { outcome: outcome(points, ratings) }
        }
        _ => BoxAnswer::Unclear,
    }
}

/// NR1.
fn sit(players: usize) -> bool {
    (3..=PLAYERS).contains(&players)
}

fn dice(seed: Secret) -> Dice {
    Dice::new(&Sources::alone(seed).seed(), Lane::Deal)
}

fn begin(players: u8, seed: Secret) -> BoxAnswer {
    let ratings = crate::first_ratings(players, &mut dice(seed));
    BoxAnswer::Begun {
        influencer: highest(ratings.as_slice(), Seat::nth(0)),
        ratings: ratings.as_slice().to_vec(),
    }
}

fn deal(players: u8, options: &Options, used: Experiences, tokens: Seats, seed: Secret) -> BoxAnswer {
    if let Err(refusal) = options.check(players) {
        return BoxAnswer::Refused { refusal };
    }
    let available = options.available();
    let mut dice = dice(seed);
    let (mut fresh, mut stale) = (available.without(used), available.among(used));
    let wanted = |seat: usize| players + u8::from(tokens.has(Seat::nth(seat)));
    let all: u8 = (0..usize::from(players)).map(wanted).sum();
    let mut drawn: Vec<Experience> =
        (0..all).filter_map(|_| fresh.draw(&mut dice).or_else(|| stale.draw(&mut dice))).collect();
    // When all have come up it begins anew, with those that come up now.
    let was_used = if fresh.is_empty() { Experiences::NONE } else { used };
    let used = was_used.and(drawn.iter().copied().collect());
    dice.shuffle(&mut drawn);
    let mut hand = |seat: usize| {
        let mut dealt = drawn.split_off(drawn.len().saturating_sub(usize::from(wanted(seat))));
        dealt.sort_unstable();
        dealt
    };
    BoxAnswer::Dealt { experiences: (0..usize::from(players)).map(&mut hand).collect(), used }
}

fn rate(ratings: &[Rating], influencer: Seat, marks: &[BoxMark], doubled: Seats) -> BoxAnswer {
    let before = |seat: Seat| ratings.get(seat.index()).copied().unwrap_or_default();
    let after = |(number, rating): (usize, &Rating)| {
        let seat = Seat::nth(number);
        let of_one = |mark: &BoxMark| {
            let rater = before(mark.rater);
            let liked = (mark.most == seat).then_some(Mark { rater, liked: true });
            let disliked = (mark.least == seat).then_some(Mark { rater, liked: false });
            [liked, disliked]
        };
        let marks = marks.iter().flat_map(of_one).flatten();
        Formula::HOUSE.rate(*rating, marks, doubled.has(seat))
    };
    let after: Vec<Rating> = ratings.iter().enumerate().map(after).collect();
    let alone = |mark: &BoxMark| {
        let rater = mark.rater;
        [(mark.most, true), (mark.least, false)].map(|(giver, liked)| {
            let change = Formula::HOUSE.alone(Mark { rater: before(rater), liked }, doubled.has(giver));
            Weighed { rater, giver, liked, change }
        })
    };
    let weighed = marks.iter().flat_map(alone).collect();
    let influencer = highest(&after, influencer);
    BoxAnswer::Rated { ratings: after, influencer, weighed }
}

/// NR34, NA22.
fn highest(ratings: &[Rating], influencer: Seat) -> Seat {
    let clockwise = (0..ratings.len()).map(|step| (influencer.index() + step) % ratings.len());
    let best = clockwise.rev().max_by_key(|seat| ratings[*seat]);
    best.map_or(influencer, Seat::nth)
}

fn scored(rating: Rating, cards: &[[u8; 5]; 3], lost: u8) -> BoxAnswer {
    let limit = rating.stars();
    let kept = |suit: Suit| (1..=5).zip(cards[suit as usize]).filter(|(stars, _)| *stars <= limit);
    let count = |suit: Suit| kept(suit).map(|(_, cards)| cards).fold(0, u8::saturating_add);
    let stars =
        |suit: Suit| kept(suit).map(|(stars, cards)| u16::from(stars) * u16::from(cards)).sum::<u16>();
    let all = cards.as_flattened().iter().copied().fold(0, u8::saturating_add);
    let counts = Suit::ALL.map(count);
    let dropped = counts.into_iter().fold(all, u8::saturating_sub);
    let score = tally(counts, Suit::ALL.map(stars).into_iter().sum(), lost);
    BoxAnswer::Scored { stars: limit, dropped, score }
}

/// NR38, NA28.
fn outcome(points: &[i16], ratings: &[Rating]) -> Outcome {
    let worth = |seat: usize| (points[seat], ratings[seat]);
    let places = BySeat::from_fn(points.len() as u8, |seat| {
        (0..points.len()).filter(|other| worth(*other) > worth(seat.index())).count() as u8 + 1
    });
    let winners = places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect();
    let scores = BySeat::from_fn(points.len() as u8, |seat| i32::from(points[seat.index()]));
    Outcome { winners, places, scores }
}
