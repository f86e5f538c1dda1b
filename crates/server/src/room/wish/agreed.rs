//! What is agreed on: clocks, the start, another game.

use stolik_protocol::reasons;
use stolik_protocol::room::{Clock, Language, Stage};
use stolik_shelf::GameId;
use stolik_table::Refusal;

use super::{between_games, no};
use crate::game;
use crate::room::decks;
use crate::room::state::{ChairState, OpenQuestion, RoomState};

/// The longest that a clock can run, in seconds.
const LONGEST_CLOCK: u16 = 3600;
const SHORTEST_CLOCK: u16 = 5;

pub fn set_clocks(
    state: &mut RoomState,
    clocks: &[Clock],
    open: Option<OpenQuestion>,
) -> Result<(), Refusal> {
    let topics = game::clocked_topics(state.game_id());
    for (number, clock) in clocks.iter().enumerate() {
        let is_known = topics.contains(&clock.topic.as_str());
        let is_doubled = clocks[..number].iter().any(|other| other.topic == clock.topic);
        if !is_known || is_doubled || !(SHORTEST_CLOCK..=LONGEST_CLOCK).contains(&clock.seconds) {
            return Err(no(reasons::BAD_CLOCK).with("shortest", i32::from(SHORTEST_CLOCK)));
        }
    }
    state.set_clocks(clocks, open);
    Ok(())
}

/// Those who sit move together: chairs become seats.
pub fn start(state: &mut RoomState) -> Result<(), Refusal> {
    between_games(state)?;
    free_empty_chairs(state);
    replace_unknown_bots(state);
    let seats = state.game_id().info().seats;
    let sitting = state.chairs.iter().filter(|chair| **chair != ChairState::Empty).count() as u8;
    if sitting < *seats.start() {
        return Err(no(reasons::TOO_FEW).with("fewest", *seats.start()).with("seats", sitting));
    }
    game::check_options(state.game_id(), &state.options, sitting)?;
    decks::has_deck_of(state, &state.options)?;
    state.chairs.retain(|chair| *chair != ChairState::Empty);
    state.clear_table();
    state.stage = Stage::Dealing;
    Ok(())
}

/// Back to the lobby with the same people, for this game or another.
pub fn choose_game(state: &mut RoomState, name: &str, is_damaged: bool) -> Result<(), Refusal> {
    if !is_damaged {
        between_games(state)?;
    }
    let game: GameId = name.parse().map_err(|_| no(reasons::NO_SUCH_GAME))?;
    if state.game != game {
        let host = state.people.iter().find(|person| person.id == state.host);
        let language = host.map_or(Language::default(), |host| host.language);
        state.options = game::default_options(game, language);
        state.clocks.clear();
    }
    free_empty_chairs(state);
    let before = std::mem::replace(&mut state.game, game);
    free_empty_chairs(state);
    seat_bots_of(state, before);
    state.clear_table();
    state.stage = Stage::Lobby;
    state.playing = None;
    let most = usize::from(*game.info().seats.end());
    state.chairs.retain(|chair| *chair != ChairState::Empty);
    state.chairs.truncate(most);
    state.chairs.resize(most, ChairState::Empty);
    Ok(())
}

/// Gives each bot chair the bot of the chosen game that is as strong as the one of the game before.
fn seat_bots_of(state: &mut RoomState, before: GameId) {
    let mut taken = Vec::new();
    for chair in &mut state.chairs {
        let ChairState::Bot { character, .. } = chair else { continue };
        *character = game::counterpart(before, character, state.game, &taken).to_owned();
        taken.push(character.clone());
    }
}

/// Replaces bots that the chosen game does not have: a row may have been written when a change of the game kept them.
fn replace_unknown_bots(state: &mut RoomState) {
    let (known, house) = (game::bots(state.game), game::house_bot(state.game));
    for chair in &mut state.chairs {
        if let ChairState::Bot { character, .. } = chair
            && !known.contains(&character.as_str())
        {
            *character = house.to_owned();
        }
    }
}

/// Where nobody can play for anybody, whoever left has left an empty chair: between games it is free.
fn free_empty_chairs(state: &mut RoomState) {
    if game::bots(state.game_id()).is_empty() {
        let bots = state.chairs.iter_mut().filter(|chair| matches!(chair, ChairState::Bot { .. }));
        bots.for_each(|chair| *chair = ChairState::Empty);
    }
}
