//! Who is listening. A screen that does not keep up is dropped, never waited for: it comes back and gets a fresh view.

use std::collections::BTreeMap;

use stolik_protocol::server::ServerMessage;
use tokio::sync::mpsc;

use crate::game::text;
use crate::keys::KeyHash;

/// A message on its way to a screen.
#[derive(Debug)]
pub struct Outgoing {
    pub text: String,
    /// The room wants to know when this is sent, because it keeps a window open for that question.
    pub window: Option<u32>,
}

#[derive(Default)]
pub struct Screens {
    all: BTreeMap<u32, Screen>,
    next: u32,
}

struct Screen {
    /// Nobody for a screen that only watches, such as a television.
    key: Option<KeyHash>,
    device: KeyHash,
    out: mpsc::Sender<Outgoing>,
    /// It has said hello, and is told what happens.
    greeted: bool,
}

impl Screens {
    pub fn add(&mut self, key: Option<KeyHash>, device: KeyHash, out: mpsc::Sender<Outgoing>) -> u32 {
        self.next += 1;
        self.all.insert(self.next, Screen { key, device, out, greeted: false });
        self.next
    }

    pub fn remove(&mut self, screen: u32) {
        self.all.remove(&screen);
    }

    pub fn greet(&mut self, screen: u32) {
        if let Some(screen) = self.all.get_mut(&screen) {
            screen.greeted = true;
        }
    }

    pub fn is_greeted(&self, screen: u32) -> bool {
        self.all.get(&screen).is_some_and(|screen| screen.greeted)
    }

    pub fn greeted(&self) -> impl Iterator<Item = u32> + '_ {
        self.all.iter().filter(|(_, screen)| screen.greeted).map(|(number, _)| *number)
    }

    pub fn key(&self, screen: u32) -> Option<&KeyHash> {
        self.all.get(&screen)?.key.as_ref()
    }

    /// Does this device have a screen open here, even one that only watches?
    pub fn is_open_on(&self, device: &KeyHash) -> bool {
        self.all.values().any(|screen| screen.device == *device)
    }

    pub fn tell(&mut self, screen: u32, message: &ServerMessage) {
        self.send(screen, text(message), None);
    }

    /// As [`tell`](Screens::tell), and the room learns when it is sent.
    pub fn tell_and_say_when(&mut self, screen: u32, message: &ServerMessage, window: u32) {
        self.send(screen, text(message), Some(window));
    }

    pub fn tell_all(&mut self, message: &ServerMessage) {
        let message = text(message);
        for screen in self.greeted().collect::<Vec<_>>() {
            self.send(screen, message.clone(), None);
        }
    }

    fn send(&mut self, screen: u32, text: String, window: Option<u32>) {
        let Some(listener) = self.all.get(&screen) else { return };
        if listener.out.try_send(Outgoing { text, window }).is_err() {
            // Its queue is full or it is gone. Dropping our end closes the socket.
            self.all.remove(&screen);
        }
    }
}
