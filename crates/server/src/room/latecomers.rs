//! Somebody comes late, and takes over a bot's chair in the middle of a game if the host lets them.

use stolik_protocol::reasons;
use stolik_protocol::room::{ChairAsk, Stage};
use stolik_table::Refusal;

use crate::room::state::{ChairState, RoomState};
use crate::room::wish::{Then, no};

/// Asks for a chair, or no longer. A host need not ask anybody.
pub fn ask_for_chair(state: &mut RoomState, person: u32, chair: Option<u8>) -> Result<Then, Refusal> {
    state.asks_for_chair.retain(|ask| ask.person != person);
    let Some(chair) = chair else { return Ok(Then::Nothing) };
    may_have(state, person, chair)?;
    if state.host == person {
        return give(state, person, chair);
    }
    state.asks_for_chair.push(ChairAsk { person, chair });
    Ok(Then::Nothing)
}

/// The host says yes or no.
pub fn answer(state: &mut RoomState, person: u32, yes: bool) -> Result<Then, Refusal> {
    let asked = state.asks_for_chair.iter().find(|ask| ask.person == person);
    let ChairAsk { chair, .. } = *asked.ok_or(no(reasons::NO_SUCH_PERSON))?;
    state.asks_for_chair.retain(|ask| ask.person != person);
    if yes { give(state, person, chair) } else { Ok(Then::Nothing) }
}

fn give(state: &mut RoomState, person: u32, chair: u8) -> Result<Then, Refusal> {
    may_have(state, person, chair)?;
    state.chairs[usize::from(chair)] = ChairState::Person { person, lent_to: None, missed: 0 };
    state.asks_for_chair.retain(|ask| ask.chair != chair && ask.person != person);
    Ok(Then::Seated(person))
}

fn may_have(state: &RoomState, person: u32, chair: u8) -> Result<(), Refusal> {
    if state.stage != Stage::Playing {
        return Err(no(reasons::NOT_PLAYING));
    }
    if state.chair_of(person).is_some() {
        return Err(no(reasons::ALREADY_SITS));
    }
    let wanted = state.chairs.get(usize::from(chair)).ok_or(no(reasons::NO_SUCH_CHAIR))?;
    if !matches!(wanted, ChairState::Bot { .. }) {
        return Err(no(reasons::NO_BOT_THERE));
    }
    // Whoever has seen one hand of this game must not play another.
    let key = state.person(person).map(|person| &person.key);
    let has_sat_elsewhere = state.has_sat.iter().any(|(other, seat)| Some(other) == key && *seat != chair);
    if has_sat_elsewhere { Err(no(reasons::KNOWS_ANOTHER_HAND)) } else { Ok(()) }
}
