//! What somebody wants of a room, decided on a copy of its state: no task, no disk, no clock.
//!
//! | file | one idea |
//! |---|---|
//! | this one | who may wish for what |
//! | `people` | they come, change their name, speak, go, and agree on a host |
//! | `programs` | bots of somebody's own |
//! | `chairs` | who sits where, bots too, and seats that are lent |
//! | `agreed` | clocks, the start, another game |

use stolik_protocol::client::Wish;
use stolik_protocol::reasons;
use stolik_protocol::room::Stage;
use stolik_table::{Change, Reason, Refusal, Seats};

use crate::game;
use crate::keys::{Key, KeyHash};
use crate::room::state::{OpenQuestion, RoomState};
use crate::room::{decks, latecomers, moment};

mod agreed;
mod chairs;
mod people;
mod programs;

pub use people::{MOST_PEOPLE, join, leave, may_speak, most_of, note_change, what_is_known};

use agreed::{choose_game, set_clocks, start};
use chairs::{add_bot, lend, remove, sit, stand, step_away, take_back};
use people::{ask_for_host, change};
use programs::invite;

/// Who wishes.
#[derive(Clone, Copy, Debug)]
pub struct Wisher<'a> {
    pub key: Option<&'a KeyHash>,
    pub person: Option<u32>,
}

/// What the room knows beside its state.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    /// Seats that anybody may lend to a bot now.
    pub lendable: Seats,
    /// Has the host been away for so long that others may ask for another one?
    pub host_is_away: bool,
    /// The people who have a chair and are connected, in the order of their chairs; programs are not among them.
    pub seated_here: Vec<u32>,
    /// Those of them for whom no bot plays.
    pub players_here: Vec<u32>,
    /// Seats that the game wants silent now.
    pub hushed: Seats,
    /// Devices of televisions that may stay when the room is locked.
    pub televisions: Vec<KeyHash>,
    /// The game on the table cannot go on.
    pub is_damaged: bool,
    pub open: Option<OpenQuestion>,
    /// Changes of players in the log of the game.
    pub player_changes: usize,
}

impl Presence {
    /// The number of the open question.
    pub fn ask(&self) -> Option<u32> {
        self.open.map(|open| open.ask)
    }
}

/// What is to be done with the new state once it is on disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    Nothing,
    /// A game is to be dealt to the people in the state, once the dice are opened.
    Deal,
    /// This person is no longer here.
    Removed(u32),
    /// This person has sat down in the middle of a game, and learns what the seat knows.
    Seated(u32),
    /// The room gets a new code, because this person was sent away or just so.
    NewCode(Option<u32>),
}

pub fn no(reason: Reason) -> Refusal {
    reason.into()
}

/// The state as it would be.
pub fn grant(
    state: &RoomState,
    wisher: Wisher<'_>,
    wish: &Wish,
    presence: &Presence,
) -> Result<(RoomState, Then), Refusal> {
    let mut next = state.clone();
    if let Wish::Join { me } = wish {
        may_speak(state, None, presence.hushed)?;
        join(&mut next, wisher.key, me)?;
        return Ok((next, Then::Nothing));
    }
    let person = wisher.person.ok_or(no(reasons::NOT_JOINED))?;
    let is_host = person == state.host;
    let host_only = if is_host { Ok(()) } else { Err(no(reasons::NOT_HOST)) };
    let mut then = Then::Nothing;
    match wish {
        Wish::Join { .. } => {}
        Wish::Change { me } => change(&mut next, person, me, presence.hushed)?,
        Wish::Sit { chair } => sit(&mut next, person, *chair)?,
        Wish::Stand => {
            in_the_lobby(&next)?;
            stand(&mut next, person);
        }
        Wish::Leave => {
            leave(&mut next, person, Change::Left, presence.ask());
            then = Then::Removed(person);
        }
        Wish::AddBot { chair, character } => {
            host_only?;
            add_bot(&mut next, *chair, character)?;
        }
        Wish::InviteBot { chair, name, key } => {
            host_only?;
            invite(&mut next, *chair, name, Key::of_program(key).hash())?;
        }
        Wish::Remove { chair } => {
            host_only?;
            then = remove(&mut next, *chair, person, presence.ask())?;
        }
        Wish::SendAway { person: other, new_code } => {
            host_only?;
            if *other == person {
                return Err(no(reasons::NOT_ONESELF));
            }
            next.person(*other).ok_or(no(reasons::NO_SUCH_PERSON))?;
            leave(&mut next, *other, Change::Removed, presence.ask());
            then = if *new_code { Then::NewCode(Some(*other)) } else { Then::Removed(*other) };
        }
        Wish::NewCode => {
            host_only?;
            then = Then::NewCode(None);
        }
        Wish::Options { options } => {
            host_only?;
            in_the_lobby(&next)?;
            game::check_options_for_some(next.game_id(), options)?;
            decks::has_deck_of(&next, options)?;
            next.options = game::whole_options(next.game_id(), options)?;
        }
        Wish::Clocks { clocks } => {
            host_only?;
            set_clocks(&mut next, clocks, presence.open)?;
        }
        Wish::KeepSecrets { on } => {
            host_only?;
            in_the_lobby(&next)?;
            next.keeps_secrets = *on;
        }
        Wish::Lock { on } => {
            host_only?;
            if state.locked != *on {
                next.locked = *on;
                next.televisions = if *on { presence.televisions.clone() } else { Vec::new() };
            }
        }
        Wish::Pause { on } => {
            host_only?;
            next.paused = *on;
        }
        Wish::Start | Wish::Rematch => {
            host_only?;
            start(&mut next)?;
            then = Then::Deal;
        }
        Wish::ChooseGame { game } => {
            host_only?;
            choose_game(&mut next, game, presence.is_damaged)?;
        }
        Wish::HandOver { person } => {
            host_only?;
            next.person(*person).ok_or(no(reasons::NO_SUCH_PERSON))?;
            if !next.is_human(*person) {
                return Err(no(reasons::A_PROGRAM));
            }
            next.host = *person;
        }
        Wish::AskForHost => ask_for_host(&mut next, person, presence)?,
        Wish::Lend { chair } => lend(&mut next, *chair, presence.lendable)?,
        Wish::StepAway => step_away(&mut next, person)?,
        Wish::TakeBack => take_back(&mut next, person)?,
        Wish::Onward => moment::onward(&mut next, person, presence)?,
        Wish::Linger { linger } => {
            host_only?;
            next.linger = *linger;
        }
        Wish::AskForChair { chair } => then = latecomers::ask_for_chair(&mut next, person, *chair, presence)?,
        Wish::AnswerChair { person: other, yes } => {
            host_only?;
            then = latecomers::answer(&mut next, *other, *yes, presence)?;
        }
        Wish::AlwaysHold { on } => {
            next.always_hold.retain(|other| *other != person);
            next.always_hold.extend(on.then_some(person));
        }
    }
    Ok((next, then))
}

fn in_the_lobby(state: &RoomState) -> Result<(), Refusal> {
    match state.stage {
        Stage::Lobby => Ok(()),
        Stage::Dealing => Err(no(reasons::DEALING)),
        Stage::Playing | Stage::Over => Err(no(reasons::NOT_LOBBY)),
    }
}

/// Nothing is being dealt or played.
fn between_games(state: &RoomState) -> Result<(), Refusal> {
    if state.stage == Stage::Over { Ok(()) } else { in_the_lobby(state) }
}

#[cfg(test)]
mod tests;
