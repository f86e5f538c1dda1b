//! What a seat makes of the grid: its own marks, and what the others may be after.

use stolik_shelf::nokaut::{Cards, Goal, Open, Space, Spaces, Team, View};
use stolik_table::Seat;

#[derive(Clone, Copy, Debug)]
pub struct Sight {
    pub team: Team,
    /// The marks of one's own goal.
    pub marks: Spaces,
    pub own: Spaces,
    pub theirs: Spaces,
    pub free: Spaces,
    /// Where they would complete some goal that they might have, if they stood there.
    pub danger: Spaces,
    /// Where they stand for such a goal.
    pub base: Spaces,
}

/// How far somebody looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// At one's own goal only.
    Blinkered,
    /// At what the others may be after, too.
    Wary,
}

impl Sight {
    pub fn new(view: &View, seat: Seat, eyes: Eyes) -> Sight {
        let open = &view.open;
        let team = open.team[seat];
        let own_goal = view.goals[team];
        let board = open.options.board;
        let (own, theirs) = (open.standing(team), open.standing(team.other()));
        let (mut danger, mut base) = (Spaces::NONE, Spaces::NONE);
        let others = |goal: &Goal| Some(*goal) != own_goal && !is_revealed(open, *goal);
        for goal in Goal::all().filter(|goal| eyes == Eyes::Wary && others(goal)) {
            let marks = goal.marks(board);
            let missing = marks.without(theirs);
            if missing.len() <= 1 {
                danger = danger.and(missing);
                base = base.and(marks.within(theirs));
            }
        }
        let marks = own_goal.map_or(Spaces::NONE, |goal| goal.marks(board));
        Sight { team, marks, own, theirs, free: open.free(), danger, base }
    }

    pub fn missing(&self) -> Spaces {
        self.marks.without(self.own)
    }

    /// One's own characters that stand on no mark.
    pub fn spare(&self) -> Spaces {
        self.own.without(self.marks)
    }

    /// How much it would help if an opposing character were gone from here.
    pub fn nuisance(&self, space: Space) -> i32 {
        4 * i32::from(self.marks.has(space)) + 2 * i32::from(self.base.has(space)) + 1
    }

    /// How much it helps to stand here.
    pub fn pull(&self, space: Space) -> i32 {
        4 * i32::from(self.marks.has(space)) + 3 * i32::from(self.danger.has(space)) + 1
    }
}

pub fn is_revealed(open: &Open, goal: Goal) -> bool {
    open.revealed().any(|done| done == goal)
}

/// The cards that somebody may answer with: one's own, and those of a partner who has left.
pub fn hands(view: &View, seat: Seat) -> Cards {
    view.open.plays(seat).iter().filter_map(|one| view.hands[one]).fold(Cards::NONE, Cards::and)
}
