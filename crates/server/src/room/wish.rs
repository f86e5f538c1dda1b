//! What somebody wants of a room, decided on a copy of its state: no task, no disk, no clock.

use stolik_protocol::client::Wish;
use stolik_protocol::http::Newcomer;
use stolik_protocol::room::{Clock, Language, Stage};
use stolik_protocol::text;
use stolik_shelf::GameId;
use stolik_table::{Refusal, Seat, Seats};

use crate::game;
use crate::keys::KeyHash;
use crate::room::state::{ChairState, PersonState, RoomState};
use crate::room::{decks, latecomers, moment};

/// The longest that a clock can run, in seconds.
const LONGEST_CLOCK: u16 = 3600;
const SHORTEST_CLOCK: u16 = 5;
/// People who can be at one table, those without a chair included.
const MOST_PEOPLE: usize = 8;

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
    /// The people who have a chair and are connected, in the order of their chairs.
    pub seated_here: Vec<u32>,
    /// Those of them for whom no bot plays.
    pub players_here: Vec<u32>,
    /// Seats that the game wants silent now.
    pub hushed: Seats,
    /// Devices of televisions that may stay when the room is locked.
    pub televisions: Vec<KeyHash>,
    /// The game on the table cannot go on.
    pub is_damaged: bool,
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

pub fn no(rule: &'static str, case: &'static str) -> Refusal {
    Refusal::new(rule, case)
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
    let person = wisher.person.ok_or(no("room.people", "not-joined"))?;
    let is_host = person == state.host;
    let host_only = if is_host { Ok(()) } else { Err(no("room.host", "not-host")) };
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
            leave(&mut next, person);
            then = Then::Removed(person);
        }
        Wish::AddBot { chair, character } => {
            host_only?;
            add_bot(&mut next, *chair, character)?;
        }
        Wish::Remove { chair } => {
            host_only?;
            then = remove(&mut next, *chair)?;
        }
        Wish::SendAway { person: other, new_code } => {
            host_only?;
            if *other == person {
                return Err(no("room.people", "not-oneself"));
            }
            next.person(*other).ok_or(no("room.people", "no-such-person"))?;
            leave(&mut next, *other);
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
            set_clocks(&mut next, clocks)?;
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
            next.person(*person).ok_or(no("room.people", "no-such-person"))?;
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
        Wish::AskForChair { chair } => then = latecomers::ask_for_chair(&mut next, person, *chair)?,
        Wish::AnswerChair { person: other, yes } => {
            host_only?;
            then = latecomers::answer(&mut next, *other, *yes)?;
        }
        Wish::AlwaysHold { on } => {
            next.always_hold.retain(|other| *other != person);
            next.always_hold.extend(on.then_some(person));
        }
    }
    Ok((next, then))
}

/// Becomes somebody, and sits down if a chair is free and nothing is dealt yet.
pub fn join(state: &mut RoomState, key: Option<&KeyHash>, me: &Newcomer) -> Result<u32, Refusal> {
    let key = key.ok_or(no("room.people", "not-joined"))?;
    if state.person_with(key).is_some() {
        return Err(no("room.people", "already-joined"));
    }
    if state.locked {
        return Err(no("room.host", "locked"));
    }
    if state.people.len() >= MOST_PEOPLE {
        return Err(no("room.people", "full"));
    }
    if state.identities().contains(&me.identity) {
        return Err(no("room.people", "taken"));
    }
    let name = text::name(&me.name).map_err(|_| no("room.people", "bad-name"))?;
    let id = state.next_person;
    state.next_person += 1;
    state.people.push(PersonState {
        id,
        name,
        identity: me.identity,
        language: me.language,
        key: key.clone(),
    });
    if state.people.len() == 1 {
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
        None => Err(no("room.people", "quiet")),
        Some(seat) if hushed.has(seat) => Err(no("room.people", "hushed")),
        Some(_) => Ok(()),
    }
}

fn change(state: &mut RoomState, person: u32, me: &Newcomer, hushed: Seats) -> Result<(), Refusal> {
    let name = text::name(&me.name).map_err(|_| no("room.people", "bad-name"))?;
    let own = state.person(person).map(|person| person.identity);
    let is_seen = own != Some(me.identity) || state.person(person).is_some_and(|person| person.name != name);
    if is_seen {
        may_speak(state, Some(person), hushed)?;
    }
    if own != Some(me.identity) && state.identities().contains(&me.identity) {
        return Err(no("room.people", "taken"));
    }
    if let Some(person) = state.people.iter_mut().find(|other| other.id == person) {
        person.name = name;
        person.identity = me.identity;
        person.language = me.language;
    }
    Ok(())
}

fn in_the_lobby(state: &RoomState) -> Result<(), Refusal> {
    match state.stage {
        Stage::Lobby => Ok(()),
        Stage::Dealing => Err(no("room.stage", "dealing")),
        Stage::Playing | Stage::Over => Err(no("room.stage", "not-lobby")),
    }
}

/// Nothing is being dealt or played.
fn between_games(state: &RoomState) -> Result<(), Refusal> {
    if state.stage == Stage::Over { Ok(()) } else { in_the_lobby(state) }
}

fn chair(state: &mut RoomState, number: u8) -> Result<&mut ChairState, Refusal> {
    state.chairs.get_mut(usize::from(number)).ok_or(no("room.chairs", "no-such-chair"))
}

fn sit(state: &mut RoomState, person: u32, number: u8) -> Result<(), Refusal> {
    in_the_lobby(state)?;
    if *chair(state, number)? != ChairState::Empty {
        return Err(no("room.chairs", "taken"));
    }
    stand(state, person);
    *chair(state, number)? = ChairState::Person { person, lent_to: None, missed: 0 };
    Ok(())
}

fn stand(state: &mut RoomState, person: u32) {
    if let Some(chair) = state.chair_of(person) {
        state.chairs[chair] = ChairState::Empty;
    }
}

/// Leaves for good. In a game the seat goes to a bot as it stands, under the same identity.
pub fn leave(state: &mut RoomState, person: u32) {
    let identity = state.person(person).map(|person| person.identity);
    state.asks_for_chair.retain(|ask| ask.person != person);
    state.has_sat.extend(what_is_known(state, person));
    if let Some(key) = state.person(person).map(|person| person.key.clone()) {
        state.televisions.retain(|device| *device != key);
    }
    state.people.retain(|other| other.id != person);
    state.seals.retain(|(other, _)| *other != person);
    state.always_hold.retain(|other| *other != person);
    if let (Some(chair), Some(identity)) = (state.chair_of(person), identity) {
        let character = game::house_bot(state.game_id()).to_owned();
        state.chairs[chair] = match state.stage {
            Stage::Dealing | Stage::Playing => ChairState::Bot { character, identity },
            Stage::Lobby | Stage::Over => ChairState::Empty,
        };
    }
    if state.host == person {
        state.host = next_host(state);
    }
}

/// The device of somebody who sits in a game, and the seat whose hand it has seen.
pub fn what_is_known(state: &RoomState, person: u32) -> Option<(KeyHash, u8)> {
    let is_dealt = matches!(state.stage, Stage::Dealing | Stage::Playing);
    let key = state.person(person).filter(|_| is_dealt)?.key.clone();
    Some((key, state.chair_of(person)? as u8))
}

/// Whoever sits first; otherwise anybody.
fn next_host(state: &RoomState) -> u32 {
    let seated = state.people.iter().find(|person| state.chair_of(person.id).is_some());
    seated.or(state.people.first()).map_or(0, |person| person.id)
}

/// How many of those who are asked make most of them.
pub fn most_of(people: usize) -> usize {
    people / 2 + 1
}

/// One more wants another host. When most do, the place passes to the next chair of somebody who is here.
fn ask_for_host(state: &mut RoomState, person: u32, presence: &Presence) -> Result<(), Refusal> {
    let here = &presence.seated_here;
    if !presence.host_is_away {
        return Err(no("room.host", "host-is-here"));
    }
    if !here.contains(&person) {
        return Err(no("room.people", "not-joined"));
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

fn add_bot(state: &mut RoomState, number: u8, character: &str) -> Result<(), Refusal> {
    in_the_lobby(state)?;
    if !game::bots(state.game_id()).contains(&character) {
        return Err(no("room.chairs", "no-such-bot"));
    }
    let identity = state.free_identity();
    let chair = chair(state, number)?;
    if *chair != ChairState::Empty {
        return Err(no("room.chairs", "taken"));
    }
    *chair = ChairState::Bot { character: character.to_owned(), identity };
    Ok(())
}

/// Frees a chair in the lobby; in a game the seat of a person goes to a bot.
fn remove(state: &mut RoomState, number: u8) -> Result<Then, Refusal> {
    match chair(state, number)?.clone() {
        ChairState::Empty => Err(no("room.chairs", "no-such-person")),
        ChairState::Bot { .. } => {
            in_the_lobby(state)?;
            *chair(state, number)? = ChairState::Empty;
            Ok(Then::Nothing)
        }
        ChairState::Person { person, .. } => {
            leave(state, person);
            Ok(Then::Removed(person))
        }
    }
}

fn set_clocks(state: &mut RoomState, clocks: &[Clock]) -> Result<(), Refusal> {
    let topics = game::clocked_topics(state.game_id());
    for (number, clock) in clocks.iter().enumerate() {
        let is_known = topics.contains(&clock.topic.as_str());
        let is_doubled = clocks[..number].iter().any(|other| other.topic == clock.topic);
        if !is_known || is_doubled || !(SHORTEST_CLOCK..=LONGEST_CLOCK).contains(&clock.seconds) {
            return Err(no("room.clocks", "bad-clock").with("shortest", i32::from(SHORTEST_CLOCK)));
        }
    }
    state.clocks = clocks.to_vec();
    Ok(())
}

/// Those who sit move together: chairs become seats.
fn start(state: &mut RoomState) -> Result<(), Refusal> {
    between_games(state)?;
    let seats = state.game_id().info().seats;
    let sitting = state.chairs.iter().filter(|chair| **chair != ChairState::Empty).count() as u8;
    if sitting < *seats.start() {
        return Err(no("room.chairs", "too-few").with("fewest", *seats.start()).with("seats", sitting));
    }
    game::check_options(state.game_id(), &state.options, sitting)?;
    decks::has_deck_of(state, &state.options)?;
    state.chairs.retain(|chair| *chair != ChairState::Empty);
    state.clear_table();
    state.stage = Stage::Dealing;
    Ok(())
}

/// Back to the lobby with the same people, for this game or another.
fn choose_game(state: &mut RoomState, name: &str, is_damaged: bool) -> Result<(), Refusal> {
    if !is_damaged {
        between_games(state)?;
    }
    let game: GameId = name.parse().map_err(|_| no("room.stage", "no-such-game"))?;
    if state.game != game {
        let host = state.people.iter().find(|person| person.id == state.host);
        let language = host.map_or(Language::default(), |host| host.language);
        state.options = game::default_options(game, language);
        state.clocks.clear();
    }
    state.game = game;
    state.clear_table();
    state.stage = Stage::Lobby;
    state.playing = None;
    let most = usize::from(*game.info().seats.end());
    state.chairs.retain(|chair| *chair != ChairState::Empty);
    state.chairs.truncate(most);
    state.chairs.resize(most, ChairState::Empty);
    Ok(())
}

fn lend(state: &mut RoomState, number: u8, lendable: Seats) -> Result<(), Refusal> {
    let character = game::house_bot(state.game_id()).to_owned();
    let may = lendable.iter().any(|seat| seat.number() == number);
    match chair(state, number)? {
        ChairState::Person { lent_to: lent_to @ None, .. } if may => {
            *lent_to = Some(character);
            Ok(())
        }
        _ => Err(no("room.chairs", "may-not-be-lent")),
    }
}

/// Back soon: a bot plays on, whether or not anybody waits.
fn step_away(state: &mut RoomState, person: u32) -> Result<(), Refusal> {
    if state.stage != Stage::Playing {
        return Err(no("room.stage", "not-playing"));
    }
    let character = game::house_bot(state.game_id()).to_owned();
    let seat = state.chair_of(person).ok_or(no("room.chairs", "no-such-chair"))?;
    if let ChairState::Person { lent_to, .. } = &mut state.chairs[seat] {
        lent_to.get_or_insert(character);
    }
    Ok(())
}

fn take_back(state: &mut RoomState, person: u32) -> Result<(), Refusal> {
    let chair = state.chair_of(person).ok_or(no("room.chairs", "no-such-chair"))?;
    state.sits_there_in_person(Seat::nth(chair));
    Ok(())
}

#[cfg(test)]
mod tests;
