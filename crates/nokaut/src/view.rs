//! What a viewer may know, built up from nothing.

use serde::Serialize;
use stolik_table::{BySeat, Seat, Viewer};
use ts_rs::TS;

use crate::cards::Cards;
use crate::goal::Goal;
use crate::state::{Nokaut, Open};
use crate::team::{ByTeam, Team};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "NokautView")]
pub struct View {
    /// Nobody for a spectator.
    pub you: Option<Seat>,
    pub open: Open,
    /// The hands that the viewer sees: one's own, and a partner's where the table agreed on it or the partner has left.
    pub hands: BySeat<Option<Cards>>,
    /// The secret goals that the viewer knows: that of one's own team.
    pub goals: ByTeam<Option<Goal>>,
}

impl Nokaut {
    /// KA43, KA47.
    pub(crate) fn sees_hand(&self, who: Viewer, of: Seat) -> bool {
        match who {
            Viewer::All => true,
            Viewer::Public => false,
            Viewer::Seat(seat) => {
                let is_partner = self.open.partners(seat).has(of);
                // Who has left is shown no more than they had.
                let left_to = self.open.gone.has(of) && !self.open.gone.has(seat);
                seat == of || is_partner && self.is_dealt() && (self.open.options.hands || left_to)
            }
        }
    }

    /// KR6.
    pub(crate) fn sees_goal(&self, who: Viewer, of: Team) -> bool {
        let is_member = |seat: Seat| self.open.team[seat] == of;
        self.is_dealt() && (who == Viewer::All || who.seat().is_some_and(is_member))
    }
}

impl View {
    pub(crate) fn new(game: &Nokaut, who: Viewer) -> Self {
        let hand = |seat: Seat| game.sees_hand(who, seat).then_some(game.hidden.hands[seat]);
        let goal = |team: Team| game.sees_goal(who, team).then_some(game.hidden.goals[team]);
        View {
            you: who.seat(),
            open: game.open.clone(),
            hands: BySeat::from_fn(game.open.seats, hand),
            goals: ByTeam::from_fn(goal),
        }
    }

    /// The viewer's own hand; nothing for a spectator.
    pub fn hand(&self) -> Cards {
        self.you.and_then(|seat| self.hands[seat]).unwrap_or_default()
    }
}
