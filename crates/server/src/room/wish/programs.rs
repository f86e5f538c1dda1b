//! A bot of somebody's own: the host gives a chair to a program. It comes with its key and is somebody at the table, but no
//! person: it never hosts, and no table rests, waits or goes on for its sake.

use stolik_protocol::reasons;
use stolik_protocol::room::{Language, Mind};
use stolik_protocol::text;
use stolik_table::Refusal;

use super::chairs::free;
use super::people::MOST_PEOPLE;
use super::{in_the_lobby, no};
use crate::game;
use crate::keys::KeyHash;
use crate::room::state::{ChairState, PersonState, RoomState};

pub fn invite(state: &mut RoomState, chair: u8, name: &str, key: KeyHash) -> Result<(), Refusal> {
    in_the_lobby(state)?;
    // At a table for the box nobody plays for anybody.
    if game::bots(state.game_id()).is_empty() {
        return Err(no(reasons::NO_SUCH_BOT));
    }
    if state.person_with(&key).is_some() {
        return Err(no(reasons::ALREADY_JOINED));
    }
    if state.people.len() >= MOST_PEOPLE {
        return Err(no(reasons::FULL));
    }
    let name = text::name(name).map_err(|_| no(reasons::BAD_NAME))?;
    let (id, identity) = (state.next_person, state.free_identity());
    let language = state.person(state.host).map_or(Language::default(), |host| host.language);
    *free(state, chair)? = ChairState::Person { person: id, lent_to: None, missed: 0 };
    state.next_person += 1;
    state.people.push(PersonState { id, name, identity, language, key, mind: Mind::Program });
    Ok(())
}
