//! Goals: patterns of spaces that a team wants to occupy.

use serde::{Deserialize, Serialize};
use stolik_table::Dice;
use ts_rs::TS;

use crate::deck::{GOALS, marks};
use crate::options::Board;
use crate::space::Spaces;

/// A goal by its number, 0 to 11.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[ts(type = "number", rename = "NokautGoal")]
pub struct Goal(pub u8);

impl Goal {
    pub fn all() -> impl Iterator<Item = Goal> {
        (0..GOALS).map(Goal)
    }

    /// KR7: the standard game looks at digits only.
    pub const fn marks(self, board: Board) -> Spaces {
        marks(self.0).within(board.spaces())
    }

    /// KR6: one of those that these do not name, each equally likely. There are always some (KA32).
    pub(crate) fn draw(taken: impl Fn(Goal) -> bool, dice: &mut Dice) -> Goal {
        let free = || Goal::all().filter(|goal| !taken(*goal));
        free().nth(dice.index(free().count())).unwrap_or_default()
    }
}
