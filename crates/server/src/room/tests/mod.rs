//! A real room with a game that has what the shelf may not have yet: a window and a sealed vote that tells a count. The
//! game is the kernel's own tiny one, and is never served. Time is tokio's paused one: it moves on when everybody waits,
//! so a test at full pace takes no time and is exact. For that the disk is left out: whatever is written is written.

mod batches;
mod bots;
mod disk;
mod eavesdropper;
mod eavesdropper_ruletka;
mod hands;
mod home;
mod last_call;
mod latecomers;
mod looking;
mod moment;
mod nokaut;
mod opening;
mod partners;
mod progress;
mod resting;
mod sleeping;
mod talk;
mod waking;
mod windows;

#[allow(dead_code, reason = "the kernel's tests use the rest")]
#[path = "../../../../table/tests/whispers/mod.rs"]
mod whispers;

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use stolik_players::{Played, Player, Random};
use stolik_protocol::client::{ClientMessage, Wish};
use stolik_protocol::http::Newcomer;
use stolik_protocol::room::{Hearers, Identity, Language, Reaction, Stage};
use stolik_shelf::GameId;
use stolik_store::{Claim, Promise, Size, Store, StoreError, StoredGame, StoredRoom, Write};
use stolik_table::{Luck, Secret};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::state::{ChairState, RoomState};
use super::wish::join;
use super::{Came, Outgoing, Room, ToRoom};
use crate::config::Config;
use crate::game::{Heard, Match, Play};
use crate::keys::{Key, KeyHash};
use disk::{AllIsWritten, Disk, Keeps};
use whispers::Whispers;

impl Played for Whispers {
    const NAMES: &'static [&'static str] = &["random"];
    const HOUSE: &'static str = "random";

    /// Most say anything that is allowed, whatever they are called.
    fn player(name: &str) -> Option<Box<dyn Player<Self>>> {
        match name {
            "remembers" => Some(Box::new(bots::Remembers::default())),
            "listens" => Some(Box::new(bots::Listens::default())),
            "panics" => Some(Box::new(bots::Panics)),
            _ => Some(Box::new(Random::new())),
        }
    }
}

/// The id of the game on the table.
const GAME: &str = "game";

fn config(pace: f64) -> Config {
    Config { bot_pause: Duration::ZERO, pace, ..Config::default() }
}

fn deal(seed: u8) -> Match<Whispers> {
    let luck = Luck::alone(Secret::from_bytes([seed; 32]));
    Match::deal(GAME.to_owned(), Default::default(), 4, luck).unwrap()
}

const CODE: &str = "BCDFGHJKL";

/// Four people at a table where a game is dealt, and their keys. Seat 0 narrates first.
fn four_people() -> (RoomState, Vec<KeyHash>) {
    let mut state = RoomState::new(CODE.to_owned(), GameId::Pixoid, Language::En);
    let mut keys = Vec::new();
    for identity in &Identity::ALL[..4] {
        let key = Key::random().hash();
        let me = Newcomer { name: "Guest".to_owned(), identity: *identity, language: Language::En };
        join(&mut state, Some(&key), &me).unwrap();
        keys.push(key);
    }
    state.stage = Stage::Playing;
    state.playing = Some(GAME.to_owned());
    (state, keys)
}

/// Bots on all seats but the last, and the key of whoever sits there.
fn one_and_bots() -> (RoomState, KeyHash) {
    let (mut state, mut keys) = four_people();
    for (chair, identity) in state.chairs.iter_mut().zip(Identity::ALL).take(3) {
        *chair = ChairState::bot("random".to_owned(), identity);
    }
    (state, keys.remove(3))
}

fn open(state: RoomState, play: impl Play + 'static, config: Config) -> mpsc::Sender<ToRoom> {
    open_on(Arc::<Disk<AllIsWritten>>::default(), state, play, config)
}

fn open_on(
    store: Arc<dyn Store>,
    state: RoomState,
    play: impl Play + 'static,
    config: Config,
) -> mpsc::Sender<ToRoom> {
    let (room, inbox) = mpsc::channel(256);
    let play: Box<dyn Play> = Box::new(play);
    let (config, doors) = (Arc::new(config), Arc::default());
    tokio::spawn(
        Room::new(state, Some(play), (store, Claim::alone("ROOM")), config, doors, room.clone()).run(inbox),
    );
    room
}

/// A screen, and what it heard.
struct Screen {
    room: mpsc::Sender<ToRoom>,
    number: u32,
    outbox: mpsc::Receiver<Outgoing>,
    heard: Vec<String>,
    update: Value,
    /// The newest room.
    view: Value,
    nonce: u32,
    /// What is sent arrives at once; otherwise the test says when.
    is_quick: bool,
}

impl Screen {
    /// Connects, and has heard the update that follows the welcome.
    async fn connect(room: &mpsc::Sender<ToRoom>, key: Option<&KeyHash>) -> Screen {
        let mut screen = Screen::enter(room, key).await;
        screen.wait_for("update").await;
        screen
    }

    /// Connects to a room where nothing is played yet.
    async fn enter(room: &mpsc::Sender<ToRoom>, key: Option<&KeyHash>) -> Screen {
        let device = key.cloned().unwrap_or_else(|| Key::random().hash());
        let came = Came { key: key.cloned(), device, code: CODE.to_owned().into() };
        let mut screen = Screen::knock(room, came).await;
        screen.say(ClientMessage::Hello { protocol: stolik_protocol::PROTOCOL }).await;
        screen.wait_for("welcome").await;
        screen
    }

    /// Connects, and says nothing yet.
    async fn knock(room: &mpsc::Sender<ToRoom>, came: Came) -> Screen {
        let (out, outbox) = mpsc::channel(64);
        let (told, tell) = oneshot::channel();
        assert!(room.send(ToRoom::Connect { came, out, told }).await.is_ok());
        let number = tell.await.unwrap();
        let room = room.clone();
        let (heard, update, view) = (Vec::new(), Value::Null, Value::Null);
        Screen { room, number, outbox, heard, update, view, nonce: 0, is_quick: true }
    }

    async fn say(&self, message: ClientMessage) {
        assert!(self.room.send(ToRoom::Message { screen: self.number, message }).await.is_ok());
    }

    async fn wish(&self, wish: Wish) {
        self.say(ClientMessage::Do { id: 1, wish }).await;
    }

    async fn arrives(&self, ask: u32) {
        assert!(self.room.send(ToRoom::Sent { screen: self.number, ask }).await.is_ok());
    }

    async fn hear(&mut self) -> Value {
        let Outgoing { said, window, .. } = self.outbox.recv().await.expect("the room stays open");
        if let Some(ask) = window.filter(|_| self.is_quick) {
            self.arrives(ask).await;
        }
        let message: Value = serde_json::from_str(said.text()).unwrap();
        if message["is"] == "update" {
            self.update = message["update"].clone();
        }
        if let Some(room) = message.get("room") {
            self.view = room.clone();
        }
        self.heard.push(said.text().to_string());
        message
    }

    async fn wait_for(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["is"] == kind {
                return message;
            }
        }
    }

    /// Waits until a question of this topic is open.
    async fn until_asked(&mut self, topic: &str) {
        while self.update["question"]["ask"]["topic"] != topic {
            self.wait_for("update").await;
        }
    }

    fn ask(&self) -> u32 {
        self.update["question"]["number"].as_u64().unwrap() as u32
    }

    /// What may stand in a part of one's answer.
    fn listed(&self, part: usize) -> Vec<Value> {
        self.update["question"]["yours"]["lists"][part].as_array().unwrap().clone()
    }

    async fn hand_in(&mut self, sheet: Value) {
        self.nonce += 1;
        self.say(ClientMessage::Sheet {
            game: Some(GAME.to_owned()),
            ask: self.ask(),
            nonce: self.nonce,
            sheet,
        })
        .await;
        assert_eq!(self.wait_for("sheet-reply").await["reply"]["is"], "accepted");
    }

    async fn pass(&mut self) {
        self.hand_in(json!({"parts": [], "ready": true})).await;
    }
}

/// All four at their screens and a spectator, when the narrator has told.
async fn told(room: &mpsc::Sender<ToRoom>, keys: &[KeyHash]) -> (Vec<Screen>, Screen) {
    let mut seats = Vec::new();
    for key in keys {
        seats.push(Screen::connect(room, Some(key)).await);
    }
    let spectator = Screen::connect(room, None).await;
    let cards = [seats[0].listed(0)[0].clone(), seats[0].listed(1)[1].clone()];
    seats[0].hand_in(json!({"parts": cards, "text": "fog", "ready": true})).await;
    (seats, spectator)
}

/// A game that has come to its window, with all four at their screens and a spectator. Seat 3 can act in it.
struct AtTheWindow {
    seats: Vec<Screen>,
    spectator: Screen,
    ask: u32,
    /// Everybody has heard of the window, and nothing else has happened since.
    since: Instant,
}

async fn at_the_window(config: Config, always_holds: Option<usize>) -> AtTheWindow {
    for seed in 0.. {
        let (mut state, keys) = four_people();
        state.always_hold.extend(always_holds.map(|seat| state.people[seat].id));
        let room = open(state, deal(seed), config.clone());
        let (mut seats, mut spectator) = told(&room, &keys).await;
        for screen in seats.iter_mut().chain([&mut spectator]) {
            screen.until_asked("snatch").await;
            if config.pace > 0.0 {
                screen.wait_for("window").await;
            }
        }
        if !seats[3].listed(0).is_empty() {
            let ask = seats[0].ask();
            return AtTheWindow { seats, spectator, ask, since: Instant::now() };
        }
    }
    unreachable!("some deal gives seat 3 a high card")
}

#[test]
fn a_room_that_waits_takes_little_memory() {
    let (state, _) = four_people();
    let (me, inbox) = mpsc::channel(1);
    let store = (Arc::<Disk<AllIsWritten>>::default() as Arc<dyn Store>, Claim::alone("ROOM"));
    let room = Room::new(state, None, store, Arc::default(), Arc::default(), me);
    let (itself, message) = (size_of::<Room>(), size_of::<ToRoom>());
    let task = size_of_val(&room.run(inbox));
    assert!(itself + task <= 1536, "{itself} and {task} bytes");
    // The queue has room for 32 of them, however few there are.
    assert!(message <= 96, "{message} bytes");
}
