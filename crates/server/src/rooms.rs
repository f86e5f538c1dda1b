//! All rooms: opening one, finding one and waking it, forgetting the old ones.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use stolik_protocol::http::OpenTable;
use stolik_protocol::room::Stage;
use stolik_shelf::GameId;
use stolik_store::{Store, StoreError, Write};
use stolik_table::Refusal;
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tracing::{error, info, warn};

use crate::apart;
use crate::code::Code;
use crate::config::Config;
use crate::doors::{Door, Doors, Opens};
use crate::game::{self, Play};
use crate::keys::KeyHash;
use crate::room::state::{ChairState, Entry, RoomState, Unreadable, tag_of};
use crate::room::wish::{Presence, Wisher, grant, join};
use crate::room::{Came, Outgoing, Room, ToRoom, deal};

/// How many bots sit down with somebody who wants to play at once.
const BOTS_AT_ONCE: usize = 3;
/// Messages that may wait for a room.
const INBOX: usize = 256;
/// How often a room is asked that ends while it is asked: once asleep and once broken is enough.
const ATTEMPTS: usize = 3;
/// A room that left a question unanswered is about to end; longer than this it does not take.
const ENDS_WITHIN: Duration = Duration::from_secs(1);

/// How often the server looks for rooms that can be forgotten.
const FORGETS_EVERY: Duration = Duration::from_secs(24 * 60 * 60);

pub type Handle = mpsc::Sender<ToRoom>;

pub struct Rooms {
    store: Arc<dyn Store>,
    config: Arc<Config>,
    doors: Arc<Doors>,
    /// By id.
    all: Mutex<HashMap<String, Place>>,
    /// One room is woken or forgotten at a time, so that none is woken twice.
    waking: tokio::sync::Mutex<()>,
}

enum Place {
    /// All of it is on the disk.
    Asleep,
    /// Its task may have ended since: then it is as good as asleep.
    Awake(Handle),
}

impl Place {
    fn awake(&self) -> Option<&Handle> {
        match self {
            Place::Awake(room) if !room.is_closed() => Some(room),
            Place::Awake(_) | Place::Asleep => None,
        }
    }
}

/// Why a table was not opened.
#[derive(Debug, Error)]
pub enum NotOpened {
    #[error("there is no such game")]
    NoSuchGame,
    #[error("there are as many tables as there may be")]
    TooMany,
    #[error("{0}")]
    Refused(#[from] Refusal),
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// Why a room cannot be spoken to.
#[derive(Debug, Error)]
pub enum Unreachable {
    #[error("there is no such table")]
    NoSuchTable,
    #[error("{0}")]
    Unreadable(#[from] Unreadable),
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("it ended whenever it was asked")]
    Ended,
}

impl Rooms {
    /// Knows every room that was open when the server stopped. Each sleeps until somebody asks for it, so that a start
    /// takes no longer with many of them, and no bot and no clock goes on without its people.
    pub async fn load(store: Arc<dyn Store>, config: Arc<Config>) -> Result<Arc<Self>, StoreError> {
        let (doors, mut all) = (Doors::default(), HashMap::new());
        for (id, state) in store.rooms().await? {
            match known(&id, state) {
                Some(entry) => {
                    for code in entry.former_codes {
                        doors.set(code, &id, Opens::ForItsPeople);
                    }
                    doors.set(entry.code, &id, Opens::ForEverybody);
                }
                // Whoever has its code is told; nothing else is read from it.
                None => {
                    let as_it_is = store.damaged_room(id.clone()).await?;
                    if let Some(code) = as_it_is.as_deref().and_then(code_in) {
                        doors.set(code, &id, Opens::ForEverybody);
                    }
                }
            }
            all.insert(id, Place::Asleep);
        }
        let rooms = Rooms {
            store,
            config,
            doors: Arc::new(doors),
            all: Mutex::new(all),
            waking: tokio::sync::Mutex::default(),
        };
        let forgotten = rooms.forget_old().await?;
        info!(rooms = rooms.lock().len(), forgotten, "rooms are known");
        Ok(Arc::new(rooms))
    }

    /// The id of the room that somebody finds behind a code.
    pub async fn find(&self, code: &str, who: &KeyHash) -> Result<String, Unreachable> {
        let Door { room, opens } = self.doors.find(&Code::read(code)).ok_or(Unreachable::NoSuchTable)?;
        let may_enter = match opens {
            Opens::ForEverybody => true,
            Opens::ForItsPeople => self.ask(&room, |told| ToRoom::Knows { key: who.clone(), told }).await?,
        };
        if may_enter { Ok(room) } else { Err(Unreachable::NoSuchTable) }
    }

    /// Asks a room something, and wakes it for that if it sleeps. One that falls asleep or ends in this very moment does
    /// not answer; then it is woken anew and asked again.
    pub async fn ask<T>(
        &self,
        id: &str,
        question: impl Fn(oneshot::Sender<T>) -> ToRoom,
    ) -> Result<T, Unreachable> {
        self.ask_and_stay(id, question).await.map(|(answer, _)| answer)
    }

    /// A new screen, its number and the room that it looks at.
    pub async fn connect(
        &self,
        id: &str,
        came: &Came,
        out: &mpsc::Sender<Outgoing>,
    ) -> Result<(u32, Handle), Unreachable> {
        let connect = |told| ToRoom::Connect { came: came.clone(), out: out.clone(), told };
        self.ask_and_stay(id, connect).await
    }

    async fn ask_and_stay<T>(
        &self,
        id: &str,
        question: impl Fn(oneshot::Sender<T>) -> ToRoom,
    ) -> Result<(T, Handle), Unreachable> {
        for _ in 0..ATTEMPTS {
            let room = self.awake(id).await?;
            let (told, tell) = oneshot::channel();
            if room.send(question(told)).await.is_err() {
                continue;
            }
            match tell.await {
                Ok(answer) => return Ok((answer, room)),
                // Whether it has ended by then shows at the next attempt.
                Err(_) => _ = timeout(ENDS_WITHIN, room.closed()).await,
            }
        }
        Err(Unreachable::Ended)
    }

    /// The room with this id, woken if it slept.
    pub async fn awake(&self, id: &str) -> Result<Handle, Unreachable> {
        let is_awake = || self.lock().get(id).and_then(Place::awake).cloned();
        if let Some(room) = is_awake() {
            return Ok(room);
        }
        let _waking = self.waking.lock().await;
        // Somebody else may have been faster.
        if let Some(room) = is_awake() {
            return Ok(room);
        }
        if !self.lock().contains_key(id) {
            return Err(Unreachable::NoSuchTable);
        }
        let text = self.store.room(id.to_owned()).await?.ok_or(Unreachable::NoSuchTable)?;
        let mut state = RoomState::read(id, &text).inspect_err(|error| {
            error!(room = tag_of(id), "a room stays closed; `stolik check` says more: {error}");
        })?;
        if state.stage == Stage::Over {
            // Rooms from before games were listed.
            state.finish(None);
        }
        let play = self.resume(&state).await?;
        info!(room = state.tag, "a room is awake");
        Ok(self.start(state, play))
    }

    /// The game on the table. If it cannot be set up again, the room says so, and nothing on the disk changes.
    async fn resume(&self, state: &RoomState) -> Result<Option<Box<dyn Play>>, StoreError> {
        let Some(id) = state.playing.clone() else { return Ok(None) };
        let stored = match self.store.game(id.clone()).await {
            Err(error @ StoreError::Damaged { .. }) => {
                error!(room = state.tag, "a game is damaged; `stolik check` says more: {error}");
                return Ok(None);
            }
            read => read?,
        };
        let (which, name) = (state.game_id(), id.clone());
        let resume = move || stored.map(|stored| game::resume(which, name, &stored));
        let resumed = apart::chore(resume).await.map_err(|panic| StoreError::Broken(panic.to_string()))?;
        match resumed {
            Some(Ok(game)) => return Ok(Some(game)),
            Some(Err(error)) => error!(room = state.tag, game = id, "a game is damaged: {error}"),
            None => error!(room = state.tag, game = id, "a game is damaged: it has no log"),
        }
        Ok(None)
    }

    fn start(&self, state: RoomState, play: Option<Box<dyn Play>>) -> Handle {
        let (me, inbox) = mpsc::channel(INBOX);
        let (id, tag) = (state.id.clone(), state.tag.clone());
        let (store, config, doors) = (self.store.clone(), self.config.clone(), self.doors.clone());
        let room = tokio::spawn(Room::new(state, play, store, config, doors, me.clone()).run(inbox));
        tokio::spawn(async move {
            if let Err(panic) = room.await {
                error!(room = tag, "a room has broken off, and is woken anew when somebody asks: {panic}");
            }
        });
        self.lock().insert(id, Place::Awake(me.clone()));
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

    /// Forgets the sleeping rooms that nobody has needed for long, with their games and decks.
    async fn forget_old(&self) -> Result<usize, StoreError> {
        let mut forgotten = 0;
        for (id, state) in self.store.rooms().await? {
            // What cannot be read is for somebody to look at, and stays.
            let Some(entry) = state.ok().and_then(|text| serde_json::from_str::<Entry>(&text).ok()) else {
                continue;
            };
            if !entry.is_forgotten() {
                continue;
            }
            let _waking = self.waking.lock().await;
            if self.lock().get(&id).and_then(Place::awake).is_some() {
                continue;
            }
            self.forget(&id, &entry).await?;
            forgotten += 1;
            info!(room = tag_of(&id), "a room is forgotten");
        }
        Ok(forgotten)
    }

    /// A game or a deck at a time, so that no table waits for long. The room itself goes last: if something comes in
    /// between, it is forgotten another day.
    async fn forget(&self, id: &str, entry: &Entry) -> Result<(), StoreError> {
        for game in self.store.games_of(id.to_owned()).await? {
            self.store.commit(vec![Write::ForgetGame { game }]).await?;
        }
        for deck in &entry.decks {
            self.store.commit(vec![Write::ForgetDeck { code: id.to_owned(), deck: deck.deck }]).await?;
        }
        self.store.commit(vec![Write::ForgetRoom { code: id.to_owned() }]).await?;
        self.doors.remove_all_of(id);
        self.lock().remove(id);
        Ok(())
    }

    /// Opens a table with somebody as its host, and gives its code.
    pub async fn open(&self, wanted: &OpenTable, key: &KeyHash) -> Result<String, NotOpened> {
        let game: GameId = wanted.game.parse().map_err(|_| NotOpened::NoSuchGame)?;
        let mut state = RoomState::new(String::new(), game, wanted.me.language);
        let person = join(&mut state, Some(key), &wanted.me)?;
        let mut play = None;
        if let Some(fixed) = &self.config.fixed {
            state.secret = fixed.secret;
        }
        state.seals.extend(wanted.dice.map(|hash| (person, hash)));
        if wanted.against_bots {
            fill_with_bots(&mut state);
            let wisher = Wisher { key: Some(key), person: Some(person) };
            let start = stolik_protocol::client::Wish::Start;
            (state, _) = grant(&state, wisher, &start, &Presence::default())?;
            // Who has sealed something opens it on the socket; without that there is nothing to wait for.
            state.begin_dealing(&[person]);
            if wanted.dice.is_none() {
                play = Some(deal(&mut state, &self.config)?);
            }
        }
        self.keep_place(&state.id)?;
        state.code = match &self.config.fixed {
            Some(fixed) => Code::read(&fixed.code),
            None => self.doors.make(&state.id),
        };
        let written = match opening(&mut state, play.as_deref()) {
            Ok(writes) => self.store.commit(writes).await.map_err(NotOpened::from),
            Err(refusal) => Err(refusal.into()),
        };
        if let Err(error) = written {
            self.doors.remove(&state.code);
            self.lock().remove(&state.id);
            return Err(error);
        }
        self.doors.set(state.code.clone(), &state.id, Opens::ForEverybody);
        info!(room = state.tag, game = wanted.game, "a table is opened");
        let code = state.code.to_string();
        self.start(state, play);
        Ok(code)
    }

    /// Counts one more room, if there may be one more.
    fn keep_place(&self, id: &str) -> Result<(), NotOpened> {
        let mut all = self.lock();
        if all.len() >= self.config.most_tables {
            return Err(NotOpened::TooMany);
        }
        all.insert(id.to_owned(), Place::Asleep);
        Ok(())
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

/// What must be known of a sleeping room, unless it is damaged: then it stays closed.
fn known(id: &str, state: Result<String, StoreError>) -> Option<Entry> {
    let why = match state {
        Ok(text) => match serde_json::from_str(&text) {
            Ok(entry) => return Some(entry),
            // What the parser quotes may be somebody's words.
            Err(error) => format!("it cannot be read at letter {}", error.column()),
        },
        Err(damage) => damage.to_string(),
    };
    error!(room = tag_of(id), "a room stays closed; `stolik check` says more: {why}");
    None
}

/// The code in a state that is damaged somewhere, probably elsewhere.
fn code_in(damaged: &str) -> Option<Code> {
    let (code, _) = damaged.split_once("\"code\":\"")?.1.split_once('"')?;
    Some(Code::read(code))
}

/// What is written when a table is opened.
fn opening(state: &mut RoomState, play: Option<&dyn Play>) -> Result<Vec<Write>, Refusal> {
    let beginning = play.map(|play| play.beginning(&state.id)).transpose()?;
    Ok(beginning.into_iter().chain([state.write()?]).collect())
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

    async fn ids_on_disk(store: &dyn Store) -> Vec<String> {
        store.rooms().await.unwrap().into_iter().map(|(id, _)| id).collect()
    }

    async fn written(store: &dyn Store, mut state: RoomState) -> RoomState {
        let touched = state.touched;
        let Write::Room { code, .. } = state.write().unwrap() else { panic!("it is a room") };
        state.touched = touched;
        store.commit(vec![Write::Room { code, state: game::text(&state).unwrap() }]).await.unwrap();
        state
    }

    fn anybody() -> KeyHash {
        crate::keys::Key::random().hash()
    }

    async fn knows(rooms: &Rooms, id: &str, key: &KeyHash) -> bool {
        rooms.ask(id, |told| ToRoom::Knows { key: key.clone(), told }).await.unwrap()
    }

    #[tokio::test]
    async fn a_room_sleeps_until_somebody_asks_and_is_woken_once() {
        let folder = TempDir::new().unwrap();
        let store = store(&folder).await;
        let one = written(&*store, room("BBBBBBBBB")).await;
        let other = written(&*store, room("CCCCCC")).await;
        let rooms = Rooms::load(store, Arc::default()).await.unwrap();
        let is_awake = |id: &str| rooms.lock().get(id).and_then(Place::awake).is_some();
        assert_eq!(rooms.find("bbb-bbb bbb", &anybody()).await.unwrap(), one.id);
        assert_eq!(rooms.find("cccccc", &anybody()).await.unwrap(), other.id, "six letters still do");
        assert!(!is_awake(&one.id));
        let (first, second) = tokio::join!(rooms.awake(&one.id), rooms.awake(&one.id));
        assert!(first.unwrap().same_channel(&second.unwrap()));
        assert!(is_awake(&one.id) && !is_awake(&other.id));
        assert!(matches!(rooms.find("DDDDDD", &anybody()).await, Err(Unreachable::NoSuchTable)));
    }

    #[tokio::test]
    async fn a_room_from_before_is_found_by_its_code_and_goes_by_another_name_in_logs() {
        let folder = TempDir::new().unwrap();
        let store = store(&folder).await;
        let mut state = serde_json::to_value(room("BCDFGH")).unwrap();
        for new in ["former_codes", "televisions"] {
            state.as_object_mut().unwrap().remove(new);
        }
        store.commit(vec![Write::Room { code: "BCDFGH".into(), state: state.to_string() }]).await.unwrap();
        let rooms = Rooms::load(store, Arc::default()).await.unwrap();
        let id = rooms.find("bcdfgh", &anybody()).await.unwrap();
        assert_eq!(id, "BCDFGH");
        assert!(!knows(&rooms, &id, &anybody()).await);
        assert!(!tag_of(&id).contains("BCDFGH"));
    }

    #[tokio::test]
    async fn a_room_that_broke_off_or_fell_asleep_is_woken_for_whoever_asks_next() {
        let folder = TempDir::new().unwrap();
        let store = store(&folder).await;
        let mut state = room("BBBBBBBBB");
        let key = anybody();
        join(&mut state, Some(&key), &newcomer()).unwrap();
        let id = written(&*store, state).await.id;
        let rooms = Rooms::load(store.clone(), Arc::default()).await.unwrap();
        let broken = rooms.awake(&id).await.unwrap();
        assert!(broken.send(ToRoom::Panic).await.is_ok());
        assert!(knows(&rooms, &id, &key).await, "it knows its people again");
        assert!(!rooms.awake(&id).await.unwrap().same_channel(&broken));
        // A question that breaks it whenever it is asked is given up.
        let panics = |_: oneshot::Sender<()>| ToRoom::Panic;
        assert!(matches!(rooms.ask(&id, panics).await, Err(Unreachable::Ended)));
        assert!(knows(&rooms, &id, &key).await);

        // With no patience at all it falls asleep behind every question, and still all are answered.
        let config = Config { sleeps_after: Duration::ZERO, ..Config::default() };
        let rooms = Rooms::load(store, Arc::new(config)).await.unwrap();
        for _ in 0..200 {
            assert!(knows(&rooms, &id, &key).await);
        }
    }

    fn newcomer() -> stolik_protocol::http::Newcomer {
        let identity = stolik_protocol::room::Identity::Star;
        stolik_protocol::http::Newcomer { name: "Guest".to_owned(), identity, language: Language::En }
    }

    #[tokio::test]
    async fn an_old_code_leads_only_the_people_of_its_room() {
        let folder = TempDir::new().unwrap();
        let store = store(&folder).await;
        let mut state = room("BBBBBBBBB");
        let key = anybody();
        join(&mut state, Some(&key), &newcomer()).unwrap();
        state.renew_code("CCCCCCCCC".to_owned().into());
        let id = written(&*store, state).await.id;
        let rooms = Rooms::load(store, Arc::default()).await.unwrap();
        assert_eq!(rooms.find("BBBBBBBBB", &key).await.unwrap(), id);
        assert_eq!(rooms.find("CCCCCCCCC", &anybody()).await.unwrap(), id);
        assert!(matches!(rooms.find("BBBBBBBBB", &anybody()).await, Err(Unreachable::NoSuchTable)));
    }

    #[tokio::test]
    async fn an_unknown_game_is_refused_by_name_and_stays_as_it_is() {
        let folder = TempDir::new().unwrap();
        let store = store(&folder).await;
        let mut state = serde_json::to_value(room("BBBBBBBBB")).unwrap();
        state["game"] = "chess".into();
        let on_disk = ("room".to_owned(), state.to_string());
        store.commit(vec![Write::Room { code: "room".into(), state: on_disk.1.clone() }]).await.unwrap();
        let rooms = Rooms::load(store.clone(), Arc::default()).await.unwrap();
        let id = rooms.find("BBBBBBBBB", &anybody()).await.unwrap();
        let refused = rooms.awake(&id).await.unwrap_err();
        assert!(
            matches!(&refused, Unreachable::Unreadable(Unreadable::UnknownGame(game)) if game == "chess"),
            "{refused}"
        );
        assert_eq!(store.rooms().await.unwrap(), [(on_disk.0, Ok(on_disk.1))]);
    }

    #[tokio::test]
    async fn tables_are_so_many_and_no_more() {
        let folder = TempDir::new().unwrap();
        let config = Config { most_tables: 2, ..Config::default() };
        let rooms = Rooms::load(store(&folder).await, Arc::new(config)).await.unwrap();
        let wanted = OpenTable { game: "pixoid".to_owned(), me: newcomer(), against_bots: false, dice: None };
        for _ in 0..2 {
            rooms.open(&wanted, &anybody()).await.unwrap();
        }
        assert!(matches!(rooms.open(&wanted, &anybody()).await, Err(NotOpened::TooMany)));
    }

    #[tokio::test]
    async fn old_rooms_are_forgotten_with_their_games_unless_somebody_has_woken_them() {
        let folder = TempDir::new().unwrap();
        let store = store(&folder).await;
        let rooms = Rooms::load(store.clone(), Arc::default()).await.unwrap();
        let mut ids = Vec::new();
        for state in [old_room("AWAKE"), old_room("ASLEEP"), room("YOUNG")] {
            let state = written(&*store, state).await;
            let head = "head".to_owned();
            let begin =
                Write::Begin { game: state.id.clone(), code: state.id.clone(), seed: head.clone(), head };
            store.commit(vec![begin]).await.unwrap();
            rooms.doors.set(state.code.clone(), &state.id, Opens::ForEverybody);
            rooms.lock().insert(state.id.clone(), Place::Asleep);
            ids.push(state.id);
        }
        rooms.awake(&ids[0]).await.unwrap();
        assert_eq!(rooms.forget_old().await.unwrap(), 1);
        let asleep = ids.remove(1);
        ids.sort();
        assert_eq!(ids_on_disk(&*store).await, ids);
        assert!(matches!(rooms.find("ASLEEP", &anybody()).await, Err(Unreachable::NoSuchTable)));
        assert_eq!(store.game(asleep).await.unwrap(), None);
        assert!(store.game(ids[0].clone()).await.unwrap().is_some());
    }
}
