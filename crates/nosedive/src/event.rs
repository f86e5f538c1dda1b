//! What happened, for animation and for the readable log.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use stolik_table::{BySeat, Seat, Seats, Tells};
use ts_rs::TS;

use crate::cards::{Card, Cards};
use crate::experience::Experience;
use crate::score::Score;
use crate::space::Space;
use crate::state::{Dealt, PLAYERS, Review, Summary};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[ts(rename = "NosediveEvent")]
pub enum Event {
    RoundBegan {
        round: u8,
        influencer: Seat,
    },
    /// Heard only by the influencer: the cards under the piles, in their order.
    LaidOut {
        cards: ArrayVec<Card, PLAYERS>,
    },
    Flipped {
        seat: Seat,
        flips: ArrayVec<Flip, 2>,
    },
    TurnBegan {
        turn: u8,
        seat: Seat,
    },
    /// The influencer turns a token face up: so many lie on the plus now.
    TokenTurned {
        plus: u8,
    },
    Moved {
        seat: Seat,
        from: Space,
        to: Space,
    },
    /// A toll goes from hand to hand, face down.
    Paid {
        from: Seat,
        to: Seat,
    },
    /// Heard only by who gave it and who took it.
    Toll {
        from: Seat,
        to: Seat,
        card: Card,
    },
    /// The card is told if it lies face up.
    Placed {
        seat: Seat,
        pile: u8,
        card: Option<Card>,
    },
    TookToken {
        seat: Seat,
    },
    /// So many cards, fewer than wanted where there were no more.
    Drew {
        seat: Seat,
        count: u8,
    },
    /// Heard only by who drew them.
    DrewCards {
        cards: ArrayVec<Card, 2>,
    },
    /// The discard became the new deck.
    Reshuffled {
        cards: u8,
    },
    /// All cards of the pile lie face up in front of who took it.
    TookPile {
        seat: Seat,
        pile: u8,
        cards: Cards,
    },
    /// The experience phase begins: who has a token, and whose losses are doubled.
    Marked {
        tokens: Seats,
        doubled: Seats,
    },
    /// Heard only by who can share them.
    Offered {
        experiences: Dealt,
    },
    /// All have shared.
    Shared,
    /// Heard only by who is to rate them, where all rate at once.
    Received {
        texts: ArrayVec<Experience, PLAYERS>,
    },
    /// What a rater got is read out; who gave it is not told.
    Shown {
        rater: Seat,
        texts: ArrayVec<Experience, PLAYERS>,
    },
    Rated {
        rater: Seat,
        most: Experience,
        least: Experience,
    },
    /// Ratings have changed.
    Summed {
        summary: Summary,
    },
    /// NR35, NR36: the counting, and what was left in the hands.
    Scored {
        scores: BySeat<Score>,
        hands: BySeat<Cards>,
    },
    /// The cards of who left are out of the game, face up.
    Left {
        seat: Seat,
        cards: Cards,
        influencer: Seat,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "NosediveFlip")]
pub struct Flip {
    pub pile: u8,
    pub card: Card,
}

impl Event {
    pub(crate) fn shown(review: &Review) -> Event {
        Event::Shown { rater: review.rater, texts: review.texts.iter().map(|text| text.what).collect() }
    }
}

impl Tells for Event {
    /// Cards and texts that come to light, and what somebody has chosen. What follows from these was plain to see.
    fn reveals(&self) -> bool {
        match self {
            Event::LaidOut { .. }
            | Event::Flipped { .. }
            | Event::Moved { .. }
            | Event::Toll { .. }
            | Event::Placed { .. }
            | Event::DrewCards { .. }
            | Event::TookPile { .. }
            | Event::Marked { .. }
            | Event::Offered { .. }
            | Event::Received { .. }
            | Event::Shown { .. }
            | Event::Rated { .. }
            | Event::Summed { .. }
            | Event::Scored { .. }
            | Event::Left { .. } => true,
            Event::RoundBegan { .. }
            | Event::TurnBegan { .. }
            | Event::TokenTurned { .. }
            | Event::Paid { .. }
            | Event::TookToken { .. }
            | Event::Drew { .. }
            | Event::Reshuffled { .. }
            | Event::Shared => false,
        }
    }

    fn lingers(&self) -> bool {
        matches!(self, Event::Summed { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_from_other_news_reveals_nothing_and_new_ratings_stay_for_a_while() {
        let shared = Event::Shared;
        assert_eq!((shared.reveals(), shared.fleeting(), shared.lingers()), (false, false, false));
        let summary = Summary {
            round: 1,
            reviews: ArrayVec::new(),
            before: BySeat::new(3),
            after: BySeat::new(3),
            likes: BySeat::new(3),
            dislikes: BySeat::new(3),
            doubled: Seats::NONE,
            tokens: Seats::NONE,
        };
        let summed = Event::Summed { summary };
        assert_eq!((summed.reveals(), summed.fleeting(), summed.lingers()), (true, false, true));
    }
}
