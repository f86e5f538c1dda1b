//! The two teams, and one value for each.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A team goes by the deck that it plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "NokautTeam")]
pub enum Team {
    #[default]
    Dragons,
    Unicorns,
}

impl Team {
    pub const BOTH: [Team; 2] = [Team::Dragons, Team::Unicorns];

    pub const fn other(self) -> Team {
        match self {
            Team::Dragons => Team::Unicorns,
            Team::Unicorns => Team::Dragons,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(rename = "NokautByTeam")]
pub struct ByTeam<T> {
    pub dragons: T,
    pub unicorns: T,
}

impl<T> ByTeam<T> {
    pub fn from_fn(mut value: impl FnMut(Team) -> T) -> Self {
        ByTeam { dragons: value(Team::Dragons), unicorns: value(Team::Unicorns) }
    }
}

impl<T> Index<Team> for ByTeam<T> {
    type Output = T;

    fn index(&self, team: Team) -> &T {
        match team {
            Team::Dragons => &self.dragons,
            Team::Unicorns => &self.unicorns,
        }
    }
}

impl<T> IndexMut<Team> for ByTeam<T> {
    fn index_mut(&mut self, team: Team) -> &mut T {
        match team {
            Team::Dragons => &mut self.dragons,
            Team::Unicorns => &mut self.unicorns,
        }
    }
}
