//! Who is listening. A screen that does not keep up is dropped, never waited for: it comes back and gets a fresh view.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde_json::value::RawValue;
use stolik_protocol::server::ServerMessage;
use stolik_squeeze::Said;
use tokio::sync::mpsc;
use tracing::error;

use crate::code::Code;
use crate::game::text;
use crate::keys::KeyHash;
use crate::metrics;

/// A message on its way to a screen. What several screens are told alike is in memory once, and squeezed once.
#[derive(Clone, Debug)]
pub struct Outgoing {
    pub said: Arc<Said<Utf8Bytes>>,
    /// The room wants to know when this is sent, because it keeps a window open for that question.
    pub window: Option<u32>,
    /// The id of the game that this is an update of.
    pub updates: Option<Arc<str>>,
}

#[derive(Default)]
pub struct Screens {
    all: BTreeMap<u32, Screen>,
    next: u32,
    /// What waits until everything that it tells of is on disk.
    held: Option<Vec<(u32, Outgoing)>>,
}

struct Screen {
    came: Came,
    out: mpsc::Sender<Outgoing>,
    /// It has said hello, and is told what happens.
    greeted: bool,
    /// Its device was somebody's whom the host sent away.
    sent_away: bool,
    /// Up to which update it has asked for all that happened.
    read_until: Option<u32>,
}

/// How a screen came here.
#[derive(Clone, Debug)]
pub struct Came {
    /// Nobody for a screen that only watches, such as a television.
    pub key: Option<KeyHash>,
    pub device: KeyHash,
    /// By which code: it may be an old one by now.
    pub code: Code,
}

impl Screens {
    pub fn add(&mut self, came: Came, out: mpsc::Sender<Outgoing>) -> u32 {
        self.next += 1;
        self.all.insert(self.next, Screen { came, out, greeted: false, sent_away: false, read_until: None });
        self.next
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub fn came(&self, screen: u32) -> Option<&Came> {
        self.all.get(&screen).map(|screen| &screen.came)
    }

    /// The screens of this device that are told what happens, the oldest first.
    pub fn of_device(&self, device: &KeyHash) -> impl Iterator<Item = u32> {
        let theirs =
            self.all.iter().filter(move |(_, screen)| screen.greeted && screen.came.device == *device);
        theirs.map(|(number, _)| *number)
    }

    /// Whoever looks at this device was sent away.
    pub fn mark_sent_away(&mut self, device: &KeyHash) {
        for screen in self.all.values_mut().filter(|screen| screen.came.device == *device) {
            screen.sent_away = true;
        }
    }

    pub fn was_sent_away(&self, screen: u32) -> bool {
        self.all.get(&screen).is_some_and(|screen| screen.sent_away)
    }

    pub fn remove(&mut self, screen: u32) {
        self.all.remove(&screen);
    }

    pub fn greet(&mut self, screen: u32) {
        if let Some(screen) = self.all.get_mut(&screen) {
            screen.greeted = true;
        }
    }

    /// Who was told only the last of what happened may ask for the rest.
    pub fn begins_to_read(&mut self, screen: u32) {
        if let Some(screen) = self.all.get_mut(&screen) {
            screen.read_until = None;
        }
    }

    /// Is there something that it has not asked for before? Then it has now.
    pub fn reads_until(&mut self, screen: u32, number: u32) -> bool {
        let Some(screen) = self.all.get_mut(&screen) else { return false };
        screen.read_until.replace(number) != Some(number)
    }

    pub fn is_greeted(&self, screen: u32) -> bool {
        self.all.get(&screen).is_some_and(|screen| screen.greeted)
    }

    pub fn greeted(&self) -> impl Iterator<Item = u32> + '_ {
        self.all.iter().filter(|(_, screen)| screen.greeted).map(|(number, _)| *number)
    }

    pub fn key(&self, screen: u32) -> Option<&KeyHash> {
        self.all.get(&screen)?.came.key.as_ref()
    }

    /// Does it watch as nobody, as a television does?
    pub fn is_television(&self, screen: u32) -> bool {
        self.all.get(&screen).is_some_and(|screen| screen.greeted && screen.came.key.is_none())
    }

    pub fn tell(&mut self, screen: u32, message: &ServerMessage) {
        self.say(screen, message, None);
    }

    /// As [`tell`](Screens::tell), and the room learns when it is sent.
    pub fn tell_and_say_when(&mut self, screen: u32, message: &ServerMessage, window: u32) {
        self.say(screen, message, Some(window));
    }

    /// What cannot be written down is not said at all.
    fn say(&mut self, screen: u32, message: &ServerMessage, window: Option<u32>) {
        if let Some(said) = written(message) {
            self.send(screen, Outgoing { said, window, updates: None });
        }
    }

    pub fn tell_all(&mut self, message: &ServerMessage) {
        let everybody = self.greeted().collect::<Vec<_>>();
        self.tell_alike(&everybody, message);
    }

    /// The same to several, written once.
    pub fn tell_alike(&mut self, screens: &[u32], message: &ServerMessage) {
        self.say_alike(screens, message, None);
    }

    /// An update of a game, which the socket notes.
    pub fn tell_update(&mut self, screens: &[u32], update: Box<RawValue>, game: &str) {
        self.say_alike(screens, &ServerMessage::Update { update }, Some(game.into()));
    }

    fn say_alike(&mut self, screens: &[u32], message: &ServerMessage, updates: Option<Arc<str>>) {
        let Some(said) = written(message) else { return };
        for screen in screens {
            self.send(*screen, Outgoing { said: said.clone(), window: None, updates: updates.clone() });
        }
    }

    /// From now on nothing is said before it is released.
    pub fn hold_back(&mut self) {
        self.held = Some(Vec::new());
    }

    /// Says what was held back, in its order.
    pub fn release(&mut self) {
        for (screen, said) in self.held.take().into_iter().flatten() {
            self.send_now(screen, said);
        }
    }

    /// How much is held back.
    pub fn held_back(&self) -> usize {
        self.held.as_ref().map_or(0, Vec::len)
    }

    /// What was held back beyond that is not so.
    pub fn forget_held_since(&mut self, count: usize) {
        if let Some(held) = &mut self.held {
            held.truncate(count);
        }
    }

    fn send(&mut self, screen: u32, said: Outgoing) {
        match &mut self.held {
            Some(held) => held.push((screen, said)),
            None => self.send_now(screen, said),
        }
    }

    fn send_now(&mut self, screen: u32, said: Outgoing) {
        let Some(listener) = self.all.get(&screen) else { return };
        if listener.out.try_send(said).is_err() {
            // Its queue is full or it is gone. Dropping our end closes the socket.
            self.all.remove(&screen);
        }
    }
}

fn written(message: &ServerMessage) -> Option<Arc<Said<Utf8Bytes>>> {
    metrics::said(message);
    match text(message) {
        Ok(text) => Some(Arc::new(Said::new(text.into()))),
        Err(error) => {
            error!("a message is not sent: {error}");
            None
        }
    }
}
