//! What happened, for animation and for the readable log.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use stolik_table::{BySeat, MAX_SEATS, Seat, Seats, Tells};
use ts_rs::TS;

use crate::cards::{Cards, Kind};
use crate::magazine::Face;
use crate::state::{Aim, Ending, Played, Shot};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[ts(rename = "RuletkaEvent")]
pub enum Event {
    RoundBegan {
        round: u16,
    },
    /// Everybody has hidden a card; the magazines are spun.
    Spun,
    /// The dice are uncovered.
    Bids {
        bids: BySeat<Option<u8>>,
    },
    /// A wave: whom each seat accuses.
    Accused {
        accused: BySeat<Option<Seat>>,
    },
    /// The last call is over, nobody accuses.
    NobodyAccused,
    /// A hidden card is turned over.
    Verdict {
        seat: Seat,
        face: Face,
        accusers: Seats,
    },
    /// What a wrong accusation cost.
    Penalty {
        seat: Seat,
        paid: Paid,
    },
    /// A character dies; so many of the team live on.
    Died {
        seat: Seat,
        living: u8,
    },
    /// RA4: a dead captain's cards without skull.
    Discarded {
        seat: Seat,
        cards: Cards,
    },
    /// Everybody sees how many cards somebody draws.
    Drew {
        seat: Seat,
        count: u8,
    },
    /// Heard only by who drew them.
    Got {
        cards: Cards,
    },
    /// The discard went back into the deck.
    Reshuffled,
    /// A card is on the table; it can still be cancelled.
    CardPlayed {
        played: Played,
    },
    /// A15.
    Cancelled {
        played: Played,
        by: Seat,
    },
    /// Nobody has cancelled it: it does what it says.
    Worked {
        played: Played,
    },
    /// A11: whether there was a CLICK to swap.
    Slipped {
        seat: Seat,
        swapped: bool,
    },
    /// A04: the next cards of a magazine, heard only by who peeks.
    Peeked {
        of: Seat,
        cards: ArrayVec<Face, 3>,
    },
    /// A03: where those who had to choose aim.
    Aimed {
        aims: ArrayVec<Aimed, MAX_SEATS>,
    },
    /// "3, 2, 1": all at once.
    Fired {
        shot: Shot,
    },
    /// RA24: the last one alive shoots on, or does not.
    Glory {
        seat: Seat,
        shoots: bool,
    },
    /// RR16: what the round was worth.
    Scored {
        round: u16,
        gained: BySeat<u8>,
    },
    /// RR18: a tie at the top, for the so-manieth time in a row.
    Tied {
        seats: Seats,
        times: u8,
    },
    /// RA47: who would share.
    Shares {
        seats: Seats,
    },
    /// RA46: gone for good; the whole hand lies on the discard.
    Left {
        seat: Seat,
        hand: Cards,
    },
    Ended {
        ending: Ending,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "RuletkaAimed")]
pub struct Aimed {
    pub by: Seat,
    pub aim: Aim,
}

/// RR11, RA8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RuletkaPaid")]
pub enum Paid {
    /// A BULLET for a CLICK.
    Bullet,
    /// No BULLET was left, or no room for it: a random card of the hand.
    Card(Kind),
    /// No card either.
    Point,
    Nothing,
}

impl Tells for Event {
    /// Cards that come to light, and what somebody has chosen. The rest follows from these.
    fn reveals(&self) -> bool {
        match self {
            Event::Bids { .. }
            | Event::Accused { .. }
            | Event::NobodyAccused
            | Event::Verdict { .. }
            | Event::Penalty { .. }
            | Event::Discarded { .. }
            | Event::Got { .. }
            | Event::CardPlayed { .. }
            | Event::Cancelled { .. }
            | Event::Slipped { .. }
            | Event::Peeked { .. }
            | Event::Aimed { .. }
            | Event::Fired { .. }
            | Event::Glory { .. }
            | Event::Shares { .. }
            | Event::Left { .. } => true,
            Event::RoundBegan { .. }
            | Event::Spun
            | Event::Died { .. }
            | Event::Drew { .. }
            | Event::Reshuffled
            | Event::Worked { .. }
            | Event::Scored { .. }
            | Event::Tied { .. }
            | Event::Ended { .. } => false,
        }
    }

    /// Cards are seen on their way to the discard. Where it is shuffled in at once, nobody is held to remember them.
    fn fleeting(&self) -> bool {
        matches!(self, Event::Discarded { .. } | Event::Penalty { .. } | Event::Left { .. })
    }

    /// One rest a round. Shots and verdicts are films, and windows wait for films.
    fn lingers(&self) -> bool {
        matches!(self, Event::Scored { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_from_other_news_reveals_nothing_and_passes_at_once() {
        for event in [Event::Spun, Event::Reshuffled] {
            assert_eq!(
                (event.reveals(), event.fleeting(), event.lingers()),
                (false, false, false),
                "{event:?}"
            );
        }
        let scored = Event::Scored { round: 1, gained: BySeat::from_fn(2, |_| 0) };
        assert_eq!((scored.reveals(), scored.fleeting(), scored.lingers()), (false, false, true));
    }
}
