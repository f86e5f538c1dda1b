//! All rooms by code: opening one, finding one and waking it after a restart, forgetting the old ones.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use stolik_protocol::http::OpenTable;
use stolik_protocol::room::Stage;
use stolik_shelf::GameId;
use stolik_store::{Store, StoreError, Write, short};
use stolik_table::Refusal;
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use tracing::{error, info, warn};

use crate::apart;
use crate::config::Config;
use crate::game::{self, Play};
use crate::keys::{KeyHash, random_bytes};
use crate::room::state::{ChairState, RoomState};
use crate::room::wish::{Presence, Wisher, grant, join};
use crate::room::{Room, ToRoom, deal};

/// Letters that cannot be taken for one another, and no vowels, so that no code is a word.
const LETTERS: &[u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";
/// 64 million codes: too many to try out, few enough to read over the phone.
const CODE_LENGTH: usize = 6;
/// How many bots sit down with somebody who wants to play at once.
const BOTS_AT_ONCE: usize = 3;
/// Messages that may wait for a room.
const INBOX: usize = 256;

/// How often the server looks for rooms that can be forgotten.
const FORGETS_EVERY: Duration = Duration::from_secs(24 * 60 * 60);

pub type Handle = mpsc::Sender<ToRoom>;

pub struct Rooms {
    store: Arc<dyn Store>,
    config: Arc<Config>,
    all: Mutex<HashMap<String, Place>>,
    /// One room is woken or forgotten at a time, so that none is woken twice.
    waking: tokio::sync::Mutex<()>,
}

enum Place {
    /// Nobody has asked for it since the server started: its game is still on the disk.
    Asleep(Box<RoomState>),
    Awake(Handle),
    /// Its row is damaged. It stays closed, and its code stays taken, so that nothing is written over it.
    Damaged(StoreError),
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
    /// Knows every room that was open when the server stopped. Each sleeps until somebody asks for it, so that a start
    /// takes no longer with many of them, and no bot and no clock goes on without its people.
    pub async fn load(store: Arc<dyn Store>, config: Arc<Config>) -> Result<Arc<Self>, StoreError> {
        let mut all = HashMap::new();
        let mut forgotten = Vec::new();
        for (code, text) in store.rooms().await? {
            let text = match text {
                Ok(text) => text,
                Err(damage) => {
                    error!("a room stays closed; `stolik check` says more: {damage}");
                    all.insert(code, Place::Damaged(damage));
                    continue;
                }
            };
            match serde_json::from_str::<RoomState>(&text) {
                Ok(state) if state.is_forgotten() => forgotten.push(Write::ForgetRoom { code }),
                Ok(state) => {
                    all.insert(code, Place::Asleep(Box::new(state)));
                }
                Err(error) => {
                    // What the parser quotes may be somebody's words.
                    let what = format!("what is known of the table, at letter {},", error.column());
                    let damage = StoreError::Damaged { what, room: Some(short(&code)) };
                    error!("a room stays closed; `stolik check` says more: {damage}");
                    all.insert(code, Place::Damaged(damage));
                }
            }
        }
        info!(rooms = all.len(), forgotten = forgotten.len(), "rooms are known");
        if !forgotten.is_empty() {
            store.commit(forgotten).await?;
        }
        Ok(Arc::new(Rooms { store, config, all: Mutex::new(all), waking: Default::default() }))
    }

    /// The room with this code, woken if it slept.
    pub async fn find(&self, code: &str) -> Result<Option<Handle>, StoreError> {
        let code = code.to_ascii_uppercase();
        if let Some(Place::Awake(room)) = self.lock().get(&code) {
            return Ok(Some(room.clone()));
        }
        let _waking = self.waking.lock().await;
        let state = match self.lock().get(&code) {
            None => return Ok(None),
            // Somebody else was faster.
            Some(Place::Awake(room)) => return Ok(Some(room.clone())),
            Some(Place::Damaged(damage)) => return Err(damage.clone()),
            Some(Place::Asleep(state)) => RoomState::clone(state),
        };
        self.wake(state).await.map(Some)
    }

    async fn wake(&self, mut state: RoomState) -> Result<Handle, StoreError> {
        let mut play = None;
        if let Some(id) = state.playing.clone() {
            let stored = self.store.game(id.clone()).await?;
            let (which, name) = (state.game_id(), id.clone());
            let resume = move || stored.map(|stored| game::resume(which, name, &stored));
            let resumed =
                apart::chore(resume).await.map_err(|panic| StoreError::Broken(panic.to_string()))?;
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
        if state.stage == Stage::Over {
            // Rooms from before games were listed.
            state.finish();
        }
        info!(room = state.code, "a room is open again");
        Ok(self.start(state, play))
    }

    fn start(&self, state: RoomState, play: Option<Box<dyn Play>>) -> Handle {
        let (me, inbox) = mpsc::channel(INBOX);
        let code = state.code.clone();
        let room = Room::new(state, play, self.store.clone(), self.config.clone(), me.clone());
        tokio::spawn(room.run(inbox));
        self.lock().insert(code, Place::Awake(me.clone()));
        me
    }

    /// Once a day, for as long as the server runs.
    pub async fn keep_forgetting(self: Arc<Self>) {
        loop {
            tokio::time::sleep(FORGETS_EVERY).await;
            if let Err(error) = self.forget_old().await {
                warn!(%error, "old rooms stay for another day: {error}");
            }
        }
    }

    /// Forgets the rooms that nobody has needed for long; one in which somebody is stays.
    async fn forget_old(&self) -> Result<(), StoreError> {
        let _waking = self.waking.lock().await;
        let (mut asleep, mut awake) = (Vec::new(), Vec::new());
        for (code, place) in self.lock().iter() {
            match place {
                Place::Asleep(state) if state.is_forgotten() => asleep.push(code.clone()),
                Place::Asleep(_) | Place::Damaged(_) => {}
                Place::Awake(room) => awake.push((code.clone(), room.clone())),
            }
        }
        let forget = |code: &String| Write::ForgetRoom { code: code.clone() };
        if !asleep.is_empty() {
            self.store.commit(asleep.iter().map(forget).collect()).await?;
        }
        let mut gone = asleep;
        for (code, room) in awake {
            let (told, tell) = oneshot::channel();
            // A room that does not answer is being stopped.
            if room.send(ToRoom::ForgetIfOld { told }).await.is_ok() && tell.await == Ok(true) {
                gone.push(code);
            }
        }
        for code in gone {
            info!(room = code, "a room is forgotten");
            self.lock().remove(&code);
        }
        Ok(())
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
        state.seals.extend(wanted.dice.map(|hash| (person, hash)));
        let mut writes = Vec::new();
        let mut play = None;
        if wanted.against_bots {
            fill_with_bots(&mut state);
            let wisher = Wisher { key: Some(key), person: Some(person) };
            let start = stolik_protocol::client::Wish::Start;
            (state, _) = grant(&state, wisher, &start, &Presence::default())?;
            // Who has sealed something opens it on the socket; without that there is nothing to wait for.
            state.begin_dealing(&[person]);
            if wanted.dice.is_none() {
                let dealt = deal(&mut state, &self.config)?;
                writes.push(dealt.beginning(&code));
                play = Some(dealt);
            }
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
        let all: Vec<Place> = self.lock().drain().map(|(_, place)| place).collect();
        for place in all {
            let Place::Awake(room) = place else { continue };
            // A room that is gone has stopped.
            let _ = room.send(ToRoom::Stop).await;
            room.closed().await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Place>> {
        // Nothing inside can be half done: a panic elsewhere is no reason to stop finding rooms.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Enough company for every game; more bots would only make it longer.
fn fill_with_bots(state: &mut RoomState) {
    let company = game::company(state.game_id()).iter().cycle();
    for &character in company.take(BOTS_AT_ONCE) {
        let Some(chair) = state.free_chair() else { return };
        let identity = state.free_identity();
        state.chairs[chair] = ChairState::Bot { character: character.to_owned(), identity };
    }
}

#[cfg(test)]
mod tests {
    use stolik_store::{SqliteSettings, SqliteStore};
    use tempfile::TempDir;

    use super::*;
    use stolik_protocol::client::ClientMessage;
    use stolik_protocol::room::Language;

    async fn store(folder: &TempDir) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(folder.path(), SqliteSettings::default()).await.unwrap())
    }

    fn room(code: &str) -> RoomState {
        RoomState::new(code.to_owned(), GameId::Pixoid, Language::En)
    }

    /// One that nobody has needed since 1970.
    fn old_room(code: &str) -> RoomState {
        RoomState { touched: 1, ..room(code) }
    }

    async fn codes_on_disk(store: &dyn Store) -> Vec<String> {
        let mut codes: Vec<String> = store.rooms().await.unwrap().into_iter().map(|(code, _)| code).collect();
        codes.sort();
        codes
    }

    #[tokio::test]
    async fn a_room_sleeps_until_somebody_asks_and_is_woken_once() {
        let folder = TempDir::new().unwrap();
        let store = store(&folder).await;
        store.commit(vec![room("BBBBBB").write(), room("CCCCCC").write()]).await.unwrap();
        let rooms = Rooms::load(store, Arc::default()).await.unwrap();
        let is_awake = |code: &str| matches!(rooms.lock().get(code), Some(Place::Awake(_)));
        assert!(!is_awake("BBBBBB"));
        let (one, other) = tokio::join!(rooms.find("bbbbbb"), rooms.find("BBBBBB"));
        let (one, other) = (one.unwrap().unwrap(), other.unwrap().unwrap());
        assert!(one.same_channel(&other));
        assert!(is_awake("BBBBBB") && !is_awake("CCCCCC"));
        assert!(rooms.find("DDDDDD").await.unwrap().is_none());
    }

    #[tokio::test]
    async fn old_rooms_are_forgotten_while_the_server_runs_unless_somebody_is_there() {
        let folder = TempDir::new().unwrap();
        let store = store(&folder).await;
        let rooms = Rooms::load(store.clone(), Arc::default()).await.unwrap();
        for code in ["AWAKE", "ASLEEP", "VISITED", "YOUNG"] {
            store.commit(vec![room(code).write()]).await.unwrap();
        }
        let awake = rooms.start(old_room("AWAKE"), None);
        rooms.lock().insert("ASLEEP".to_owned(), Place::Asleep(Box::new(old_room("ASLEEP"))));
        rooms.lock().insert("YOUNG".to_owned(), Place::Asleep(Box::new(room("YOUNG"))));
        let visited = rooms.start(old_room("VISITED"), None);
        let (out, _outbox) = mpsc::channel(8);
        let (told, tell) = oneshot::channel();
        let device = crate::keys::Key::random().hash();
        assert!(visited.send(ToRoom::Connect { key: None, device, out, told }).await.is_ok());
        let hello = ClientMessage::Hello { protocol: stolik_protocol::PROTOCOL };
        assert!(visited.send(ToRoom::Message { screen: tell.await.unwrap(), message: hello }).await.is_ok());

        rooms.forget_old().await.unwrap();
        assert_eq!(codes_on_disk(&*store).await, ["VISITED", "YOUNG"]);
        assert!(
            rooms.find("AWAKE").await.unwrap().is_none() && rooms.find("ASLEEP").await.unwrap().is_none()
        );
        awake.closed().await;
        assert!(
            rooms.find("VISITED").await.unwrap().is_some() && rooms.find("YOUNG").await.unwrap().is_some()
        );
    }
}
