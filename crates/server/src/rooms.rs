//! All rooms by code: opening one, finding one, and setting all up again after a restart.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use stolik_protocol::http::OpenTable;
use stolik_protocol::room::Stage;
use stolik_shelf::GameId;
use stolik_store::{Store, StoreError, Write};
use stolik_table::Refusal;
use thiserror::Error;
use tokio::sync::mpsc;
use tracing::{error, info};

use crate::config::Config;
use crate::game::{self, Play};
use crate::keys::{KeyHash, random_bytes};
use crate::room::state::{ChairState, RoomState};
use crate::room::wish::{Wisher, grant, join};
use crate::room::{Room, ToRoom, deal};

/// Letters that cannot be taken for one another, and no vowels, so that no code is a word.
const LETTERS: &[u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";
/// 64 million codes: too many to try out, few enough to read over the phone.
const CODE_LENGTH: usize = 6;
/// How many bots sit down with somebody who wants to play at once.
const BOTS_AT_ONCE: usize = 3;
/// Messages that may wait for a room.
const INBOX: usize = 256;

pub type Handle = mpsc::Sender<ToRoom>;

pub struct Rooms {
    store: Arc<dyn Store>,
    config: Arc<Config>,
    all: Mutex<HashMap<String, Handle>>,
}

/// Why a table was not opened.
#[derive(Debug, Error)]
pub enum NotOpened {
    #[error("there is no such game")]
    NoSuchGame,
    #[error("{0}")]
    Refused(#[from] Refusal),
    #[error("{0}")]
    Store(#[from] StoreError),
}

impl Rooms {
    /// Sets up every room that was open when the server stopped.
    pub async fn load(store: Arc<dyn Store>, config: Arc<Config>) -> Result<Arc<Self>, StoreError> {
        let rooms = Arc::new(Rooms { store: store.clone(), config, all: Mutex::default() });
        for (code, text) in store.rooms().await? {
            match serde_json::from_str::<RoomState>(&text) {
                Ok(state) if state.is_forgotten() => store.commit(vec![Write::ForgetRoom { code }]).await?,
                Ok(state) => rooms.resume(state).await?,
                Err(error) => error!(room = code, "a room cannot be read and stays closed: {error}"),
            }
        }
        Ok(rooms)
    }

    async fn resume(&self, mut state: RoomState) -> Result<(), StoreError> {
        let mut play = None;
        if let Some(id) = state.playing.clone() {
            let stored = self.store.game(id.clone()).await?;
            let resumed = stored.map(|stored| game::resume(state.game_id(), id.clone(), &stored));
            match resumed {
                Some(Ok(game)) => play = Some(game),
                Some(Err(error)) => error!(room = state.code, game = id, "a game is lost: {error}"),
                None => error!(room = state.code, game = id, "a game is lost: it has no log"),
            }
            if play.is_none() {
                state.stage = Stage::Lobby;
                state.playing = None;
            }
        }
        info!(room = state.code, "a room is open again");
        self.start(state, play);
        Ok(())
    }

    fn start(&self, state: RoomState, play: Option<Box<dyn Play>>) {
        let (me, inbox) = mpsc::channel(INBOX);
        let code = state.code.clone();
        let room = Room::new(state, play, self.store.clone(), self.config.clone(), me.clone());
        tokio::spawn(room.run(inbox));
        self.lock().insert(code, me);
    }

    pub fn find(&self, code: &str) -> Option<Handle> {
        self.lock().get(&code.to_ascii_uppercase()).cloned()
    }

    /// Opens a table with somebody as its host, and gives its code.
    pub async fn open(&self, wanted: &OpenTable, key: &KeyHash) -> Result<String, NotOpened> {
        let game: GameId = wanted.game.parse().map_err(|_| NotOpened::NoSuchGame)?;
        let fixed = self.config.fixed.as_ref();
        let code = fixed.map_or_else(|| self.free_code(), |fixed| fixed.code.clone());
        let mut state = RoomState::new(code.clone(), game, wanted.me.language);
        if let Some(fixed) = fixed {
            state.secret = fixed.secret;
        }
        let person = join(&mut state, Some(key), &wanted.me)?;
        let mut writes = Vec::new();
        let mut play = None;
        if wanted.against_bots {
            fill_with_bots(&mut state);
            let wisher = Wisher { key: Some(key), person: Some(person) };
            let start = stolik_protocol::client::Wish::Start;
            (state, _) = grant(&state, wisher, &start, stolik_table::Seats::NONE)?;
            let dealt = deal(&mut state)?;
            writes.push(dealt.beginning(&code));
            play = Some(dealt);
        }
        writes.push(state.write());
        self.store.commit(writes).await?;
        info!(room = code, game = wanted.game, "a table is opened");
        self.start(state, play);
        Ok(code)
    }

    fn free_code(&self) -> String {
        let all = self.lock();
        loop {
            let code: String = random_bytes()[..CODE_LENGTH]
                .iter()
                .map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()]))
                .collect();
            if !all.contains_key(&code) {
                return code;
            }
        }
    }

    /// Tells every room to stop; what was confirmed is on disk already.
    pub async fn stop(&self) {
        let all: Vec<Handle> = self.lock().drain().map(|(_, handle)| handle).collect();
        for room in all {
            // A room that is gone has stopped.
            let _ = room.send(ToRoom::Stop).await;
            room.closed().await;
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Handle>> {
        // Nothing inside can be half done: a panic elsewhere is no reason to stop finding rooms.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Enough company for every game; more bots would only make it longer.
fn fill_with_bots(state: &mut RoomState) {
    let character = game::house_bot(state.game_id()).to_owned();
    for _ in 0..BOTS_AT_ONCE {
        let Some(chair) = state.free_chair() else { return };
        let identity = state.free_identity();
        state.chairs[chair] = ChairState::Bot { character: character.clone(), identity };
    }
}
