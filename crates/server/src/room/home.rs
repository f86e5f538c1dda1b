//! What somebody of a room is told from elsewhere: whether it lives, who is there, and whether they are waited for. The
//! same for a room that is awake and for one that is only read.

use stolik_protocol::home::MyTable;
use stolik_protocol::room::Stage;

use crate::game::Play;
use crate::keys::KeyHash;
use crate::room::Room;
use crate::room::row::now;
use crate::room::state::{ChairState, RoomState};

const DAY: u64 = 24 * 60 * 60;
/// A game that is over and that nobody goes on with is no longer shown after so long.
const OVER_SHOWN_FOR: u64 = DAY;
/// Nor is a table at which nobody ever starts.
const LOBBY_SHOWN_FOR: u64 = 7 * DAY;

impl Room {
    pub(super) fn mine(&self, key: &KeyHash) -> Option<MyTable> {
        let here = self.screens.of_device(key).any(|screen| self.screens.key(screen).is_some());
        Some(MyTable { here, ..seen(&self.state, self.play.as_deref(), key)? })
    }
}

/// The table as one of its people sees it from elsewhere, if it is still worth going back to.
pub fn seen(state: &RoomState, play: Option<&dyn Play>, key: &KeyHash) -> Option<MyTable> {
    let me = state.person_with(key)?;
    // In a game only a step counts: that somebody hesitates must not show in how long it has waited.
    let since = if state.stage == Stage::Playing { state.stepped } else { state.touched };
    let waited = now().saturating_sub(since);
    let is_old = match state.stage {
        Stage::Over => waited > OVER_SHOWN_FOR,
        Stage::Lobby => waited > LOBBY_SHOWN_FOR,
        Stage::Dealing | Stage::Playing => false,
    };
    if is_old {
        return None;
    }
    let others = state.people.iter().filter(|person| person.id != me.id);
    let bots = state.chairs.iter().filter(|chair| matches!(chair, ChairState::Bot { .. }));
    let is_damaged = state.playing.is_some() && play.is_none();
    Some(MyTable {
        code: state.code.to_string(),
        game: Some(state.game.info().id.to_owned()),
        stage: Some(state.stage),
        others: others.map(|person| person.name.clone()).collect(),
        bots: bots.count() as u8,
        your_turn: play.is_some_and(|play| is_waited_for(state, play, me.id)),
        here: false,
        waited_s: u32::try_from(waited).unwrap_or(u32::MAX),
        trouble: is_damaged.then(|| "damaged".to_owned()),
    })
}

fn is_waited_for(state: &RoomState, play: &dyn Play, person: u32) -> bool {
    let stands_still = state.stage != Stage::Playing || state.paused || state.moment.is_some();
    let seat = state.seat_of(person).filter(|seat| !stands_still && state.bot_on(*seat).is_none());
    seat.is_some_and(|seat| play.waited_for().has(seat))
}
