//! What happened, for animation and for the readable log.

use serde::{Deserialize, Serialize};
use stolik_table::{Seat, Tells};
use ts_rs::TS;

use crate::cards::{Card, Cards};
use crate::goal::Goal;
use crate::space::Space;
use crate::state::Ending;
use crate::team::Team;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[ts(rename = "NokautEvent")]
pub enum Event {
    /// This player's team plays this deck, the others the other one.
    DeckChosen {
        by: Seat,
        team: Team,
    },
    TurnBegan {
        seat: Seat,
        turn: u16,
    },
    /// So many cards went to a hand.
    Drew {
        seat: Seat,
        count: u8,
    },
    /// Which ones; heard by who drew, and by a partner who sees that hand.
    DrewCards {
        seat: Seat,
        cards: Cards,
    },
    /// The action was to draw a card.
    DrewInstead {
        seat: Seat,
    },
    /// The action was to do nothing, or there was no second magic card.
    Passed {
        seat: Seat,
    },
    /// A card is being played, with the spaces that it names; it can be answered.
    Played {
        by: Seat,
        card: Card,
        first: Option<Space>,
        second: Option<Space>,
    },
    /// A riposte is played against the card below it on the stack.
    Riposted {
        by: Seat,
        card: Card,
        against: Card,
        target: Option<Space>,
    },
    /// The character that came to the grid does something; it can be answered.
    Uses {
        by: Seat,
        card: Card,
        first: Option<Space>,
        second: Option<Space>,
    },
    /// The card is not played: it goes to the discard of its team.
    Stopped {
        card: Card,
    },
    /// What this card was about to do to a character is not done.
    Voided {
        card: Card,
    },
    /// The character has arrived; from now on its text holds.
    Entered {
        card: Card,
        space: Space,
    },
    /// What the card wanted can no longer be done.
    Fizzled {
        card: Card,
    },
    Destroyed {
        card: Card,
        space: Space,
    },
    Moved {
        card: Card,
        from: Space,
        to: Space,
    },
    Swapped {
        first: Space,
        second: Space,
    },
    Sacrificed {
        card: Card,
        space: Space,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    /// From the discard of the team to a hand.
    Took {
        seat: Seat,
        card: Card,
    },
    /// A goal is revealed; the characters of the team leave the grid.
    Completed {
        team: Team,
        goal: Goal,
    },
    /// A goal could have been revealed, for all that everybody knows, and none was.
    NoGoal {
        team: Team,
    },
    /// Heard by the team.
    NewGoal {
        team: Team,
        goal: Goal,
    },
    ImpasseBegan {
        by: Seat,
    },
    ImpasseBroken,
    /// Everybody has had a turn: special characters are sacrificed, or one character each.
    ImpasseFailed,
    /// The partner plays this seat from now on.
    Left {
        seat: Seat,
    },
    /// The hand of who has left; heard by the partner.
    LeftHand {
        seat: Seat,
        cards: Cards,
    },
    Won {
        team: Team,
        ending: Ending,
    },
}

impl Tells for Event {
    /// Cards that come to light and what somebody has chosen. What follows from these by the rules is no secret.
    fn reveals(&self) -> bool {
        match self {
            Event::DeckChosen { .. }
            | Event::DrewCards { .. }
            | Event::DrewInstead { .. }
            | Event::Passed { .. }
            | Event::Played { .. }
            | Event::Riposted { .. }
            | Event::Uses { .. }
            | Event::Discarded { .. }
            | Event::Took { .. }
            | Event::Sacrificed { .. }
            | Event::Completed { .. }
            | Event::NoGoal { .. }
            | Event::NewGoal { .. }
            | Event::LeftHand { .. } => true,
            Event::TurnBegan { .. }
            | Event::Drew { .. }
            | Event::Stopped { .. }
            | Event::Voided { .. }
            | Event::Entered { .. }
            | Event::Fizzled { .. }
            | Event::Destroyed { .. }
            | Event::Moved { .. }
            | Event::Swapped { .. }
            | Event::ImpasseBegan { .. }
            | Event::ImpasseBroken
            | Event::ImpasseFailed
            | Event::Left { .. }
            | Event::Won { .. } => false,
        }
    }

    fn lingers(&self) -> bool {
        matches!(self, Event::Completed { .. } | Event::ImpasseFailed | Event::Won { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_by_the_rules_reveals_nothing_and_an_end_stays_for_a_while() {
        let broken = Event::ImpasseBroken;
        assert_eq!((broken.reveals(), broken.fleeting(), broken.lingers()), (false, false, false));
        let failed = Event::ImpasseFailed;
        assert_eq!((failed.reveals(), failed.fleeting(), failed.lingers()), (false, false, true));
    }
}
