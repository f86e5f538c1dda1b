//! Which goal the others may have: by where they play, and by what they could have revealed and did not.

use stolik_shelf::nokaut::{Card, Cards, Goal, Team, View};
use stolik_table::Dice;

use super::sight::is_revealed;

/// How much more likely a goal is for each character that was put on one of its marks, in percent.
const FITS: u32 = 220;
/// And for each that was put elsewhere.
const STRAYS: u32 = 80;
/// A goal that lay covered at the end of a turn would have been revealed.
const KEPT: u32 = 2;
const EVEN: u32 = 1000;

#[derive(Clone, Debug)]
pub struct Belief {
    /// How likely each goal is, against the others.
    weights: [u32; 12],
    /// The characters of theirs that stood on the grid.
    stood: Cards,
    /// How many goals they had done.
    done: usize,
    turn: u16,
}

impl Default for Belief {
    fn default() -> Self {
        Belief { weights: [EVEN; 12], stood: Cards::NONE, done: 0, turn: 0 }
    }
}

impl Belief {
    /// Looks at the grid once more.
    pub fn look(&mut self, view: &View, team: Team) {
        let open = &view.open;
        let theirs = team.other();
        let board = open.options.board;
        if open.done[theirs].len() != self.done || open.turn < self.turn {
            *self = Belief { done: open.done[theirs].len(), ..Belief::default() };
        }
        let standing = open.standing(theirs);
        let now: Cards = standing.iter().filter_map(|space| open.at(space)).collect();
        let came = |card: &Card| !self.stood.has(*card);
        for card in now.iter().filter(came) {
            let Some(space) = standing.iter().find(|space| open.at(*space) == Some(card)) else { continue };
            for goal in Goal::all() {
                let percent = if goal.marks(board).has(space) { FITS } else { STRAYS };
                let weight = &mut self.weights[usize::from(goal.0)];
                *weight = (*weight * percent / 100).clamp(1, 1_000_000);
            }
        }
        if open.turn > self.turn {
            for goal in Goal::all().filter(|goal| standing.contains_all(goal.marks(board))) {
                self.weights[usize::from(goal.0)] = KEPT;
            }
        }
        (self.stood, self.turn) = (now, open.turn);
    }

    /// One of the goals that they may have, as often as it is believed.
    pub fn guess(&self, view: &View, team: Team, dice: &mut Dice) -> Option<Goal> {
        let may_be = |goal: &Goal| Some(*goal) != view.goals[team] && !is_revealed(&view.open, *goal);
        let weight = |goal: Goal| self.weights[usize::from(goal.0)];
        let total: u32 = Goal::all().filter(may_be).map(weight).sum();
        let mut left = dice.below(total.max(1));
        Goal::all().filter(may_be).find(|goal| {
            let found = left < weight(*goal);
            left = left.saturating_sub(weight(*goal));
            found
        })
    }
}
