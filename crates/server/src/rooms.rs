//! All rooms: finding one and waking it.
//!
//! | file | one idea |
//! |---|---|
//! | this one | which rooms there are; asking one, and waking it for that |
//! | `opening` | a table is opened |
//! | `forgetting` | old rooms are forgotten |
//! | `waking` | none is woken twice |
//! | `lost` | rooms that are no longer this server's end here |

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::join_all;
use stolik_protocol::room::Stage;
use stolik_store::{Claim, Store, StoreError, Way, Whose};
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
use crate::neighbours::Neighbours;
use crate::room::row::{Entry, Unreadable, tag_of};
use crate::room::state::RoomState;
use crate::room::{Came, Outgoing, Room, ToRoom};

pub mod forgetting;
mod lost;
mod opening;
mod waking;

pub use opening::NotOpened;
use waking::Waking;

/// Messages that may wait for a room.
const INBOX: usize = 256;
/// How often a room is asked that ends while it is asked: once asleep and once broken is enough.
const ATTEMPTS: usize = 3;
/// A room that left a question unanswered is about to end; longer than this it does not take.
const ENDS_WITHIN: Duration = Duration::from_secs(1);

pub type Handle = mpsc::Sender<ToRoom>;

#[derive(Default)]
struct All(Mutex<HashMap<String, Wakefulness>>);

impl All {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Wakefulness>> {
        // Nothing inside can be half done: a panic elsewhere is no reason to stop finding rooms.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A room has ended here, and another server may have it next. Unless it was woken again since.
    fn forget_ended(&self, id: &str) -> bool {
        let mut all = self.lock();
        let has_ended = all.get(id).is_none_or(|one| one.awake().is_none());
        if has_ended {
            all.remove(id);
        }
        has_ended
    }
}

pub struct Rooms {
    store: Arc<dyn Store>,
    config: Arc<Config>,
    doors: Arc<Doors>,
    /// Where several servers share one database: then only what is awake here is known here.
    neighbours: Option<Arc<Neighbours>>,
    /// By id.
    all: Arc<All>,
    waking: Waking,
    /// There are tables whose codes cannot be read, so that no code is known to lead nowhere.
    has_lost_codes: bool,
    /// For the hash of who opened a table.
    secret: String,
}

/// Whether the task of a room runs.
enum Wakefulness {
    /// All of it is on the disk.
    Asleep,
    /// Its task may have ended since: then it is as good as asleep.
    Awake(Handle, Claim),
}

impl Wakefulness {
    fn awake(&self) -> Option<&Handle> {
        match self {
            Wakefulness::Awake(room, _) if !room.is_closed() => Some(room),
            Wakefulness::Awake(..) | Wakefulness::Asleep => None,
        }
    }
}

/// Why a room cannot be spoken to.
#[derive(Debug, Error)]
pub enum Unreachable {
    #[error("there is no such table")]
    NoSuchTable,
    /// No known table has the code, but not every table's code can be read.
    #[error("there is no such table, or it is damaged")]
    PerhapsLost,
    #[error("{0}")]
    Unreadable(#[from] Unreadable),
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("another server has it")]
    Elsewhere,
    #[error("it ended whenever it was asked")]
    Ended,
}

impl Rooms {
    /// Knows every room that was open when the server stopped. Each sleeps until somebody asks for it, so that a start
    /// takes no longer with many of them, and no bot and no clock goes on without its people.
    pub async fn load(
        store: Arc<dyn Store>,
        config: Arc<Config>,
        neighbours: Option<Arc<Neighbours>>,
    ) -> Result<Arc<Self>, StoreError> {
        let (doors, mut all) = (Doors::default(), HashMap::new());
        let secret = store.secret().await?;
        let mut has_lost_codes = false;
        let known_here = if neighbours.is_none() { store.rooms().await? } else { Vec::new() };
        for (id, state) in known_here {
            match known(&id, state) {
                Some(entry) => {
                    doors.homes.set(&id, entry.keys(), entry.touched);
                    doors.openers.set(&id, entry.opened_by.as_ref(), entry.never_begun);
                    for code in entry.former_codes {
                        doors.set(code, &id, Opens::ForItsPeople);
                    }
                    doors.set(entry.code, &id, Opens::ForEverybody);
                }
                // Whoever has its code is told; nothing else is read from it.
                None => {
                    let as_it_is = store.damaged_room(id.clone()).await?.unwrap_or_default();
                    match code_in(&as_it_is) {
                        Some(code) => doors.set(code, &id, Opens::ForEverybody),
                        None => has_lost_codes = true,
                    }
                    doors.homes.set(&id, keys_in(&as_it_is).iter(), 0);
                }
            }
            all.insert(id, Wakefulness::Asleep);
        }
        let rooms = Rooms {
            store,
            config,
            doors: Arc::new(doors),
            neighbours,
            all: Arc::new(All(Mutex::new(all))),
            waking: Waking::default(),
            has_lost_codes,
            secret,
        };
        // Where there are several, each would look at all rooms whenever it starts; they do once a day.
        let forgotten = if rooms.neighbours.is_none() { rooms.forget_old().await? } else { 0 };
        info!(rooms = rooms.lock().len(), forgotten, "rooms are known");
        Ok(Arc::new(rooms))
    }

    /// The id of the room that a device finds behind a code. A former code leads only its people there.
    pub async fn find(&self, code: &str, who: &KeyHash) -> Result<String, Unreachable> {
        self.find_if(code, |told| ToRoom::Knows { key: who.clone(), told }).await
    }

    /// As [`find`](Rooms::find), for what a finished game leaves: a former code leads also those there who have left.
    pub async fn find_played(&self, code: &str, who: &KeyHash) -> Result<String, Unreachable> {
        self.find_if(code, |told| ToRoom::HasPlayed { key: who.clone(), told }).await
    }

    async fn find_if(
        &self,
        code: &str,
        is_let_in: impl Fn(oneshot::Sender<bool>) -> ToRoom,
    ) -> Result<String, Unreachable> {
        let unknown = if self.has_lost_codes { Unreachable::PerhapsLost } else { Unreachable::NoSuchTable };
        let Door { room, opens } = self.door(&Code::read(code)).await?.ok_or(unknown)?;
        let may_enter = match opens {
            Opens::ForEverybody => true,
            Opens::ForItsPeople => self.ask(&room, is_let_in).await?,
        };
        if may_enter { Ok(room) } else { Err(Unreachable::NoSuchTable) }
    }

    /// Where a code leads.
    pub async fn door(&self, code: &Code) -> Result<Option<Door>, StoreError> {
        let known = self.doors.find(code);
        let (None, Some(neighbours)) = (&known, &self.neighbours) else { return Ok(known) };
        let way = neighbours.cluster.way(code.to_string()).await?;
        Ok(way.map(|Way { room, is_former }| Door {
            room,
            opens: if is_former { Opens::ForItsPeople } else { Opens::ForEverybody },
        }))
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

    /// How many are awake, and how many asleep.
    pub fn count(&self) -> (usize, usize) {
        let all = self.lock();
        let awake = all.values().filter(|one| one.awake().is_some()).count();
        (awake, all.len() - awake)
    }

    /// The rooms in which a device is somebody, the last ones, at most so many.
    pub async fn homes_of(&self, key: &KeyHash, at_most: usize) -> Result<Vec<String>, StoreError> {
        match &self.neighbours {
            Some(neighbours) => neighbours.cluster.homes_of(key.as_str().to_owned(), at_most).await,
            None => Ok(self.doors.homes.of(key, at_most)),
        }
    }

    /// Does the task of this room run here?
    pub fn is_awake(&self, id: &str) -> bool {
        self.lock().get(id).and_then(Wakefulness::awake).is_some()
    }

    /// The game on a table at which a device is somebody. Nothing is woken for it.
    pub async fn game_at_home(&self, code: &str, key: &KeyHash) -> Option<String> {
        let Door { room, .. } = self.doors.find(&Code::read(code))?;
        if !self.doors.homes.has(key, &room) {
            return None;
        }
        self.ask_if_awake(&room, |told| ToRoom::Mine { key: key.clone(), told }).await??.game
    }

    /// Asks a room that is awake; one that sleeps, or ends in this very moment, says nothing and is not woken.
    pub async fn ask_if_awake<T>(
        &self,
        id: &str,
        question: impl FnOnce(oneshot::Sender<T>) -> ToRoom,
    ) -> Option<T> {
        let room = self.lock().get(id).and_then(Wakefulness::awake).cloned()?;
        let (told, tell) = oneshot::channel();
        room.send(question(told)).await.ok()?;
        tell.await.ok()
    }

    /// The right to write beside a room that is awake, such as the pictures of a deck that somebody brings to it.
    pub fn claim_of(&self, id: &str) -> Result<Claim, StoreError> {
        match self.lock().get(id) {
            Some(Wakefulness::Awake(_, claim)) => Ok(claim.clone()),
            Some(Wakefulness::Asleep) | None => Err(StoreError::Fenced),
        }
    }

    /// The room with this id, woken if it slept.
    pub async fn awake(&self, id: &str) -> Result<Handle, Unreachable> {
        let is_awake = || self.lock().get(id).and_then(Wakefulness::awake).cloned();
        if let Some(room) = is_awake() {
            return Ok(room);
        }
        let _waking = self.waking.lock(id).await;
        // Somebody else may have been faster.
        if let Some(room) = is_awake() {
            return Ok(room);
        }
        let claim = self.claim(id).await?;
        let woken = self.wake(id, &claim).await;
        if woken.is_err() {
            // Another server may be able to: one of the next version, say, that knows the game.
            self.give_up(claim);
        }
        woken
    }

    /// The room as it is on the disk, awake.
    async fn wake(&self, id: &str, claim: &Claim) -> Result<Handle, Unreachable> {
        let text = self.store.room(id.to_owned()).await?.ok_or(Unreachable::NoSuchTable)?;
        let mut state = RoomState::read(id, &text).inspect_err(|error| {
            error!(room = tag_of(id), "a room stays closed; `stolik check` says more: {error}");
        })?;
        if state.stage == Stage::Over {
            // Rooms from before games were listed.
            let _ = state.finish(None);
        }
        if let Err(error) = self.forget_unlisted(&state, claim).await {
            warn!(room = state.tag, %error, "games that are no longer listed stay: {error}");
        }
        let play = self.resume(&state).await?;
        // What was read is so only if nobody has taken the room over meanwhile. Nothing is written by this.
        if self.neighbours.is_some() {
            self.store.commit(claim, Vec::new()).await?;
        }
        info!(room = state.tag, "a room is awake");
        if self.neighbours.is_some() {
            for code in &state.former_codes {
                self.doors.set(code.clone(), id, Opens::ForItsPeople);
            }
            self.doors.set(state.code.clone(), id, Opens::ForEverybody);
        }
        Ok(self.start(state, play, claim.clone()))
    }

    /// The right to wake a room.
    async fn claim(&self, id: &str) -> Result<Claim, Unreachable> {
        let Some(neighbours) = &self.neighbours else {
            let is_known = self.lock().contains_key(id);
            return is_known.then(|| Claim::alone(id)).ok_or(Unreachable::NoSuchTable);
        };
        match neighbours.claim(id).await? {
            Whose::Ours(claim) => Ok(claim),
            Whose::Theirs(_) => Err(Unreachable::Elsewhere),
            Whose::Nobodys => Err(Unreachable::NoSuchTable),
        }
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

    fn start(&self, state: RoomState, play: Option<Box<dyn Play>>, claim: Claim) -> Handle {
        let (me, inbox) = mpsc::channel(INBOX);
        let (id, tag) = (state.id.clone(), state.tag.clone());
        let (config, doors) = (self.config.clone(), self.doors.clone());
        let store = (self.store.clone(), claim.clone());
        self.lock().insert(id.clone(), Wakefulness::Awake(me.clone(), claim.clone()));
        let room = tokio::spawn(Room::new(state, play, store, config, doors, me.clone()).run(inbox));
        let (all, doors, neighbours) = (self.all.clone(), self.doors.clone(), self.neighbours.clone());
        tokio::spawn(async move {
            if let Err(panic) = room.await {
                error!(room = tag, "a room has broken off, and is woken anew when somebody asks: {panic}");
            }
            let Some(neighbours) = neighbours else { return };
            if all.forget_ended(&id) {
                doors.remove_all_of(&id);
                doors.homes.remove(&id);
                doors.openers.remove(&id);
            }
            neighbours.give_up(claim);
        });
        me
    }

    /// Tells every room to stop; what was confirmed is on disk already.
    pub async fn stop(&self) {
        // All at once: where others wait to take them over, none waits for another.
        join_all(self.drain().into_iter().map(async |room| {
            // A room that is gone has stopped.
            let _ = room.send(ToRoom::Stop).await;
            room.closed().await;
        }))
        .await;
    }

    /// Every room ends here; whoever looks at one comes back, here or elsewhere. One that is in the middle of a write ends
    /// after that. Nobody waits for it: whoever asks next takes it over anew, and what it still writes is fenced off.
    pub fn let_go(&self) {
        for room in self.drain() {
            tokio::spawn(async move { room.send(ToRoom::Stop).await });
        }
    }

    /// None is awake any more.
    fn drain(&self) -> Vec<Handle> {
        self.lock().drain().filter_map(|(_, one)| one.awake().cloned()).collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Wakefulness>> {
        self.all.lock()
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

/// The keys of people in a state that is damaged somewhere. One that is damaged itself is nobody's.
fn keys_in(damaged: &str) -> Vec<KeyHash> {
    let ends = damaged.split("\"key\":\"").skip(1).filter_map(|rest| rest.split_once('"'));
    ends.filter_map(|(key, _)| KeyHash::read(key)).collect()
}

/// The code in a state that is damaged somewhere, probably elsewhere.
pub fn code_in(damaged: &str) -> Option<Code> {
    let (code, _) = damaged.split_once("\"code\":\"")?.1.split_once('"')?;
    Some(Code::read(code))
}

#[cfg(test)]
mod tests;
