//! Late joining: a person takes over a bot's chair in the middle of a game if the host lets them.

use stolik_protocol::reasons;
use stolik_protocol::room::{ChairAsk, Stage};
use stolik_table::{Change, Refusal};

use crate::room::state::{ChairState, RoomState};
use crate::room::wish::{Presence, Then, no, note_change};

/// Changes of players in one game. A line of the log each: without a limit, leaving and returning would fill the disk.
pub const MAX_PLAYER_CHANGES: usize = 200;

/// Asks for a chair, or no longer. A host need not ask anybody.
pub fn ask_for_chair(
    state: &mut RoomState,
    person: u32,
    chair: Option<u8>,
    presence: &Presence,
) -> Result<Then, Refusal> {
    state.asks_for_chair.retain(|ask| ask.person != person);
    let Some(chair) = chair else { return Ok(Then::Nothing) };
    may_have(state, person, chair, presence)?;
    if state.host == person {
        return give(state, person, chair, presence);
    }
    state.asks_for_chair.push(ChairAsk { person, chair });
    Ok(Then::Nothing)
}

/// The host says yes or no.
pub fn answer(state: &mut RoomState, person: u32, yes: bool, presence: &Presence) -> Result<Then, Refusal> {
    let asked = state.asks_for_chair.iter().find(|ask| ask.person == person);
    let ChairAsk { chair, .. } = *asked.ok_or(no(reasons::NO_SUCH_PERSON))?;
    state.asks_for_chair.retain(|ask| ask.person != person);
    if yes { give(state, person, chair, presence) } else { Ok(Then::Nothing) }
}

fn give(state: &mut RoomState, person: u32, chair: u8, presence: &Presence) -> Result<Then, Refusal> {
    may_have(state, person, chair, presence)?;
    let number = usize::from(chair);
    let key = state.person(person).map(|person| &person.key);
    let returns = state.has_sat.iter().any(|(other, seat)| Some(other) == key && *seat == chair);
    state.chairs[number] = ChairState::Person { person, lent_to: None, missed: 0 };
    state.asks_for_chair.retain(|ask| ask.chair != chair && ask.person != person);
    note_change(state, number, if returns { Change::Returned } else { Change::Joined }, presence.ask());
    Ok(Then::Seated(person))
}

fn may_have(state: &RoomState, person: u32, chair: u8, presence: &Presence) -> Result<(), Refusal> {
    if state.stage != Stage::Playing {
        return Err(no(reasons::NOT_PLAYING));
    }
    if state.chair_of(person).is_some() {
        return Err(no(reasons::ALREADY_SITS));
    }
    let wanted = state.chairs.get(usize::from(chair)).ok_or(no(reasons::NO_SUCH_CHAIR))?;
    let ChairState::Bot { reserved_for, .. } = wanted else { return Err(no(reasons::NO_BOT_THERE)) };
    let key = state.person(person).map(|person| &person.key);
    if reserved_for.is_some() && reserved_for.as_ref() != key {
        return Err(no(reasons::CHAIR_RESERVED));
    }
    // A device that has seen one hand of this game must not play another.
    if key.is_some_and(|key| state.knows_another_hand(key, chair)) {
        return Err(no(reasons::KNOWS_ANOTHER_HAND));
    }
    if key.is_some_and(|key| !state.may_see_hand(key, chair)) {
        return Err(no(reasons::TOO_MANY_CHANGES));
    }
    if presence.player_changes + state.player_changes.len() >= MAX_PLAYER_CHANGES {
        return Err(no(reasons::TOO_MANY_CHANGES));
    }
    Ok(())
}
