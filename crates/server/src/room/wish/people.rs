//! People: they come, change their name, speak, go, and agree on a host.

use stolik_protocol::http::Newcomer;
use stolik_protocol::reasons;
use stolik_protocol::room::{Mind, Stage};
use stolik_protocol::text;
use stolik_table::{Change, PlayerChange, Refusal, Seat, Seats};

use super::{Presence, no};
use crate::game;
use crate::keys::KeyHash;
use crate::room::state::{ChairState, PersonState, RoomState};

/// People who can be at one table, those without a chair included.
pub const MOST_PEOPLE: usize = 8;

/// Becomes somebody, and sits down if a chair is free and nothing is dealt yet.
pub fn join(state: &mut RoomState, key: Option<&KeyHash>, me: &Newcomer) -> Result<u32, Refusal> {
    let key = key.ok_or(no(reasons::NOT_JOINED))?;
    if state.person_with(key).is_some() {
        return Err(no(reasons::ALREADY_JOINED));
    }
    if state.locked {
        return Err(no(reasons::LOCKED));
    }
    if state.people.len() >= MOST_PEOPLE {
        return Err(no(reasons::FULL));
    }
    if state.identities().contains(&me.identity) {
        return Err(no(reasons::LOOK_TAKEN));
    }
    let name = text::name(&me.name).map_err(|_| no(reasons::BAD_NAME))?;
    if !state.people.is_empty() {
        state.note_company();
    }
    let id = state.next_person;
    state.next_person += 1;
    state.people.push(PersonState {
        id,
        name,
        identity: me.identity,
        language: me.language,
        key: key.clone(),
        mind: Mind::Human,
    });
    if !state.is_human(state.host) {
        state.host = id;
    }
    if state.stage == Stage::Lobby
        && let Some(chair) = state.free_chair()
    {
        state.chairs[chair] = ChairState::Person { person: id, lent_to: None, missed: 0 };
    }
    Ok(id)
}

/// May somebody say something now, in the chat or by a name? Where a game hushes a seat, only the seats that it does not
/// hush may: a player could otherwise speak as somebody without a chair, from another device.
pub fn may_speak(state: &RoomState, person: Option<u32>, hushed: Seats) -> Result<(), Refusal> {
    match person.and_then(|person| state.seat_of(person)) {
        _ if hushed.is_empty() => Ok(()),
        None => Err(no(reasons::QUIET)),
        Some(seat) if hushed.has(seat) => Err(no(reasons::HUSHED)),
        Some(_) => Ok(()),
    }
}

pub fn change(state: &mut RoomState, person: u32, me: &Newcomer, hushed: Seats) -> Result<(), Refusal> {
    let name = text::name(&me.name).map_err(|_| no(reasons::BAD_NAME))?;
    let own = state.person(person).map(|person| person.identity);
    let is_seen = own != Some(me.identity) || state.person(person).is_some_and(|person| person.name != name);
    if is_seen {
        may_speak(state, Some(person), hushed)?;
    }
    if own != Some(me.identity) && state.identities().contains(&me.identity) {
        return Err(no(reasons::LOOK_TAKEN));
    }
    if let Some(person) = state.people.iter_mut().find(|other| other.id == person) {
        person.name = name;
        person.identity = me.identity;
        person.language = me.language;
    }
    Ok(())
}

/// Leaves for good, by their own wish or removed by the host. In a game the seat goes to a bot as it stands, under the
/// same identity. A seat whose player was removed is nobody else's for the rest of the game.
pub fn leave(state: &mut RoomState, person: u32, change: Change, ask: Option<u32>) {
    let identity = state.person(person).map(|person| person.identity);
    state.asks_for_chair.retain(|ask| ask.person != person);
    state.note_seen(what_is_known(state, person));
    let key = state.person(person).map(|person| person.key.clone());
    if let Some(key) = &key {
        state.televisions.retain(|device| device != key);
        state.note_departed(person, key);
    }
    state.people.retain(|other| other.id != person);
    state.seals.retain(|(other, _)| *other != person);
    state.always_hold.retain(|other| *other != person);
    if let Some(moment) = &mut state.moment {
        moment.seen_by.retain(|other| *other != person);
    }
    if let (Some(chair), Some(identity)) = (state.chair_of(person), identity) {
        let character = game::house_bot(state.game_id()).to_owned();
        let reserved_for = key.filter(|_| change == Change::Removed);
        state.chairs[chair] = match state.stage {
            Stage::Dealing | Stage::Playing => ChairState::Bot { character, identity, reserved_for },
            Stage::Lobby | Stage::Over => ChairState::Empty,
        };
        note_change(state, chair, change, ask);
    }
    if state.host == person {
        state.host = next_host(state);
    }
}

/// Remembers a change of players for the log of the game, if one is being played.
pub fn note_change(state: &mut RoomState, chair: usize, change: Change, ask: Option<u32>) {
    if let Some(ask) = ask.filter(|_| state.stage == Stage::Playing) {
        state.player_changes.push(PlayerChange { ask, seat: Seat::nth(chair), change });
    }
}

/// The device of somebody who sits in a game, and the seat whose hand it has seen.
pub fn what_is_known(state: &RoomState, person: u32) -> Option<(KeyHash, u8)> {
    let is_dealt = matches!(state.stage, Stage::Dealing | Stage::Playing);
    let key = state.person(person).filter(|_| is_dealt)?.key.clone();
    Some((key, state.chair_of(person)? as u8))
}

/// Whoever sits first; otherwise anybody. Where only programs are left the table has no host until somebody comes.
fn next_host(state: &RoomState) -> u32 {
    let mut people = state.people.iter().filter(|person| person.mind == Mind::Human);
    let seated = people.clone().find(|person| state.chair_of(person.id).is_some());
    seated.or(people.next()).map_or(0, |person| person.id)
}

/// How many of those who are asked make most of them.
pub fn most_of(people: usize) -> usize {
    people / 2 + 1
}

/// One more wants another host. When most do, the place passes to the next chair of somebody who is here.
pub fn ask_for_host(state: &mut RoomState, person: u32, presence: &Presence) -> Result<(), Refusal> {
    let here = &presence.seated_here;
    if !presence.host_is_away {
        return Err(no(reasons::HOST_IS_HERE));
    }
    if !here.contains(&person) {
        return Err(no(reasons::NOT_JOINED));
    }
    // Whoever has gone since no longer counts.
    state.asked_for_host.retain(|other| here.contains(other) && *other != person);
    state.asked_for_host.push(person);
    if state.asked_for_host.len() >= most_of(here.len()) {
        let hosts_chair = state.chair_of(state.host);
        let mut after = here.iter().filter(|other| state.chair_of(**other) > hosts_chair);
        state.host = *after.next().unwrap_or(&here[0]);
        state.asked_for_host.clear();
    }
    Ok(())
}
