//! The state of a game: what is open to all, and the secrets.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use stolik_table::{BySeat, Outcome, Seat, Seats};
use ts_rs::TS;

use crate::cards::{Card, Cards};
use crate::deck::GOALS;
use crate::goal::Goal;
use crate::options::Options;
use crate::space::{SPACES, Space, Spaces};
use crate::team::{ByTeam, Team};

/// KR1: so many goals win.
pub const GOALS_TO_WIN: usize = 3;
/// Both decks hold ten ripostes; below them lies what was answered first, above them at most a free character.
pub const STACK: usize = 16;

/// All of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Nokaut {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// All that is public, the same in the state and in every view. What is asked follows from this alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "NokautOpen")]
pub struct Open {
    pub options: Options,
    pub seats: u8,
    /// Of each seat; while the deck is being chosen only who belongs together is settled.
    pub team: BySeat<Team>,
    /// KR3: whose team takes its deck first, and plays second.
    pub youngest: Seat,
    /// KR8, KA42: whose turns follow each other, over and over; who plays alone is in it twice.
    pub order: ArrayVec<Seat, 4>,
    /// From 1; 0 before the first.
    pub turn: u16,
    pub phase: Phase,
    /// The card on each space, by the number of the space.
    #[ts(type = "Array<number | null>")]
    pub grid: [Option<Card>; SPACES],
    /// How many cards everybody holds.
    pub held: BySeat<u8>,
    /// Cards that everybody knows to be in a hand: they were taken from an open pile.
    pub shown: BySeat<Cards>,
    /// How many cards are left to draw.
    pub piles: ByTeam<u8>,
    /// KA46: face up.
    pub discard: ByTeam<Cards>,
    /// Goals that a team has completed, in this order.
    pub done: ByTeam<ArrayVec<Goal, GOALS_TO_WIN>>,
    /// What is being played, the newest last.
    pub stack: ArrayVec<Item, STACK>,
    /// How many cards the player has tried to play in this turn.
    pub tried: u8,
    /// KR13: with two players, a second magic card may follow.
    pub magic_left: bool,
    /// KA34: the turn began with no free space.
    pub full_at_start: bool,
    /// Who has had their turn in the impasse, while there is one.
    pub impasse: Option<Seats>,
    /// KA9: who acted last; ripostes are asked for from the next seat on.
    pub actor: Seat,
    /// KA47: who has left; the partner plays for them.
    pub gone: Seats,
}

/// What is asked, in every detail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "NokautPhase")]
pub enum Phase {
    /// Which deck does the youngest player's team take?
    Deck,
    /// What does the player do in this turn?
    Act,
    /// Does anybody answer the top of the stack?
    Riposte,
    /// Does the character that has come to the grid do what it may?
    Enter {
        by: Seat,
        space: Space,
    },
    /// Which cards are discarded, to draw as many?
    Redraw {
        by: Seat,
        discarded: u8,
    },
    /// Which card is discarded, before so many characters are taken?
    Discard {
        by: Seat,
        take: u8,
    },
    /// Which so many characters are taken from the discard?
    Take {
        by: Seat,
        count: u8,
    },
    /// Is an ordinary character played at once?
    Landing {
        by: Seat,
    },
    /// Does this team reveal its goal?
    Goal {
        team: Team,
    },
    /// KA39: which character does each team sacrifice?
    Sacrifice,
    Over {
        winner: Team,
        ending: Ending,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "NokautEnding")]
pub enum Ending {
    /// KR1.
    Goals,
    /// KR11: the others had no card left to draw.
    Exhausted,
    /// KA47: the others have left.
    Left,
}

/// Something on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "NokautItem")]
pub struct Item {
    pub by: Seat,
    pub card: Card,
    pub what: What,
    /// The spaces that it names; a character names its own.
    pub first: Option<Aim>,
    pub second: Option<Aim>,
    /// What it would do to characters is not done.
    pub void: bool,
    /// It is not played, or its character is gone.
    pub dead: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "NokautWhat")]
pub enum What {
    /// A character comes to the grid (KA53: it stands there already).
    Character,
    Magic,
    Riposte,
    /// What a character on the grid does.
    Effect,
}

/// A space that is named, and which card lay there then: another one that lies there later is not meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "NokautAim")]
pub struct Aim {
    pub space: Space,
    pub card: Option<Card>,
}

/// What is hidden from somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    pub hands: BySeat<Cards>,
    /// Without an order: nobody ever looks into them, so they are drawn from by dice.
    pub piles: ByTeam<Cards>,
    pub goals: ByTeam<Goal>,
}

impl Open {
    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        let turn = usize::from(self.turn.saturating_sub(1));
        self.order.get(turn % self.order.len().max(1)).copied().unwrap_or(Seat::nth(0))
    }

    pub fn members(&self, team: Team) -> Seats {
        self.team.iter().filter(|(_, one)| **one == team).map(|(seat, _)| seat).collect()
    }

    /// Who plays together with this seat.
    pub fn partners(&self, seat: Seat) -> Seats {
        self.members(self.team[seat]).without(seat)
    }

    /// KA47: who speaks for a seat.
    pub fn speaker(&self, seat: Seat) -> Seat {
        if !self.gone.has(seat) {
            return seat;
        }
        (self.partners(seat) - self.gone).lowest().unwrap_or(seat)
    }

    /// Which seats somebody plays: one's own, and that of a partner who has left.
    pub fn plays(&self, seat: Seat) -> Seats {
        if self.gone.has(seat) {
            return Seats::NONE;
        }
        Seats::one(seat) | (self.partners(seat).iter().filter(|one| self.gone.has(*one)).collect())
    }

    pub fn free(&self) -> Spaces {
        self.options.board.spaces().without(self.taken())
    }

    pub fn taken(&self) -> Spaces {
        self.spaces_of(|_| true)
    }

    /// Where the characters of a team stand.
    pub fn standing(&self, team: Team) -> Spaces {
        self.spaces_of(|card| card.team() == team)
    }

    pub(crate) fn spaces_of(&self, takes: impl Fn(Card) -> bool) -> Spaces {
        let spaces = self.grid.iter().enumerate();
        let taken = spaces.filter(|(_, card)| card.is_some_and(&takes));
        taken.map(|(space, _)| Space(space as u8)).collect()
    }

    pub fn at(&self, space: Space) -> Option<Card> {
        self.grid.get(usize::from(space.0)).copied().flatten()
    }

    /// KA53: characters that are still being played; their own texts do not hold yet.
    pub(crate) fn arriving(&self) -> Spaces {
        let arriving = self.stack.iter().filter(|item| item.what == What::Character && !item.dead);
        arriving.filter_map(|item| item.first).map(|aim| aim.space).collect()
    }

    /// Goals that lie face up.
    pub fn revealed(&self) -> impl Iterator<Item = Goal> {
        self.done.dragons.iter().chain(&self.done.unicorns).copied()
    }

    /// KA54: could this team have a goal that it covers, for all that everybody knows?
    pub fn could_reveal(&self, team: Team) -> bool {
        let standing = self.standing(team);
        (0..GOALS).map(Goal).any(|goal| {
            standing.contains_all(goal.marks(self.options.board)) && !self.revealed().any(|done| done == goal)
        })
    }

    pub(crate) fn outcome(&self, winner: Team) -> Outcome {
        let scores = BySeat::from_fn(self.seats, |seat| self.done[self.team[seat]].len() as i32);
        Outcome::by_team(self.members(winner), scores)
    }
}
