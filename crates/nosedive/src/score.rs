//! NR36: counting at the end.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{self, Card, Cards, Kind, Suit};
use crate::rating::Rating;

/// Points at the end, step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(rename = "NosediveScore")]
pub struct Score {
    /// Step 1: cards with more stars than the rating.
    pub dropped: Cards,
    /// Lifestyle cards that count, by suit: community, work, home.
    pub kept: [u8; 3],
    /// Step 2: a point each.
    pub stars: u16,
    /// Step 3: two points each.
    pub sets: u8,
    /// Step 4: a point less each.
    pub lost: u8,
    pub points: i16,
}

/// NR36, NR37: everything that somebody has collected, counted.
pub fn score(rating: Rating, collected: Cards) -> Score {
    // NA26: five stars are not more than 5.000. NA29: what has no stars is never dropped.
    let is_too_much =
        |card: &Card| matches!(card.kind(), Kind::Lifestyle { stars, .. } if stars > rating.stars());
    let dropped: Cards = collected.iter().filter(is_too_much).collect();
    let kept = collected.without(dropped);
    let of = |suit: Suit| (1..=5).map(|stars| kept.among(cards::of(suit, stars)).len() as u8).sum();
    let with =
        |stars: u8| Suit::ALL.iter().map(|suit| kept.among(cards::of(*suit, stars)).len() as u8).sum::<u8>();
    let stars = (1..=5).map(|stars| u16::from(stars * with(stars))).sum();
    Score { dropped, ..tally(Suit::ALL.map(of), stars, kept.among(cards::LOSE_ONES).len() as u8) }
}

/// NR36, steps 2 to 4: what is kept, already counted by suit and by stars.
pub fn tally(kept: [u8; 3], stars: u16, lost: u8) -> Score {
    // NA25: sets of what is kept.
    let sets = kept.into_iter().min().unwrap_or_default();
    // NA27: it may be less than nothing.
    let points = stars as i16 + 2 * i16::from(sets) - i16::from(lost);
    Score { dropped: Cards::NONE, kept, stars, sets, lost, points }
}
