//! Chairs: who sits where, bots too, and seats that are lent.

use stolik_protocol::reasons;
use stolik_protocol::room::Stage;
use stolik_table::{Change, Refusal, Seat, Seats};

use super::people::leave;
use super::{Then, in_the_lobby, no};
use crate::game;
use crate::room::state::{ChairState, RoomState};

fn chair(state: &mut RoomState, number: u8) -> Result<&mut ChairState, Refusal> {
    state.chairs.get_mut(usize::from(number)).ok_or(no(reasons::NO_SUCH_CHAIR))
}

/// One that nobody sits on.
pub fn free(state: &mut RoomState, number: u8) -> Result<&mut ChairState, Refusal> {
    let chair = chair(state, number)?;
    if *chair == ChairState::Empty { Ok(chair) } else { Err(no(reasons::CHAIR_TAKEN)) }
}

pub fn sit(state: &mut RoomState, person: u32, number: u8) -> Result<(), Refusal> {
    in_the_lobby(state)?;
    free(state, number)?;
    stand(state, person);
    *chair(state, number)? = ChairState::Person { person, lent_to: None, missed: 0 };
    Ok(())
}

pub fn stand(state: &mut RoomState, person: u32) {
    if let Some(chair) = state.chair_of(person) {
        state.chairs[chair] = ChairState::Empty;
    }
}

pub fn add_bot(state: &mut RoomState, number: u8, character: &str) -> Result<(), Refusal> {
    in_the_lobby(state)?;
    if !game::bots(state.game_id()).contains(&character) {
        return Err(no(reasons::NO_SUCH_BOT));
    }
    let identity = state.free_identity();
    *free(state, number)? = ChairState::bot(character.to_owned(), identity);
    Ok(())
}

/// Frees a chair in the lobby; in a game the seat of a person goes to a bot.
pub fn remove(state: &mut RoomState, number: u8, by: u32, ask: Option<u32>) -> Result<Then, Refusal> {
    match chair(state, number)?.clone() {
        ChairState::Empty => Err(no(reasons::NOBODY_ON_IT)),
        ChairState::Bot { .. } => {
            in_the_lobby(state)?;
            *chair(state, number)? = ChairState::Empty;
            Ok(Then::Nothing)
        }
        ChairState::Person { person, .. } => {
            let change = if person == by { Change::Left } else { Change::Removed };
            leave(state, person, change, ask);
            Ok(Then::Removed(person))
        }
    }
}

pub fn lend(state: &mut RoomState, number: u8, lendable: Seats) -> Result<(), Refusal> {
    let character = game::house_bot(state.game_id()).to_owned();
    let may = lendable.iter().any(|seat| seat.number() == number);
    match chair(state, number)? {
        ChairState::Person { lent_to: lent_to @ None, .. } if may => {
            *lent_to = Some(character);
            Ok(())
        }
        _ => Err(no(reasons::MAY_NOT_BE_LENT)),
    }
}

/// Back soon: a bot plays on, whether or not anybody waits.
pub fn step_away(state: &mut RoomState, person: u32) -> Result<(), Refusal> {
    if state.stage != Stage::Playing {
        return Err(no(reasons::NOT_PLAYING));
    }
    let character = game::house_bot(state.game_id()).to_owned();
    let seat = state.chair_of(person).ok_or(no(reasons::NO_SUCH_CHAIR))?;
    if let ChairState::Person { lent_to, .. } = &mut state.chairs[seat] {
        lent_to.get_or_insert(character);
    }
    Ok(())
}

pub fn take_back(state: &mut RoomState, person: u32) -> Result<(), Refusal> {
    let chair = state.chair_of(person).ok_or(no(reasons::NO_SUCH_CHAIR))?;
    state.sits_there_in_person(Seat::nth(chair));
    Ok(())
}
