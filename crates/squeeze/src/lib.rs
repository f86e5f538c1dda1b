//! A message is told with the words of those before it: most of what a screen is told it has been told already.
//!
//! Both ends of a socket remember the last text of each kind of message (`{"is":"room",…`; a `welcome` counts as a `room`), and of
//! updates a few. A text
//! travels as a frame: one byte that says which kind, 64 and more in the order in which kinds were first heard, and a block that
//! follows on what is remembered of that kind, the oldest first. The first of a kind travels as it is, or, if it is long, as a
//! frame of kind 127, which follows on all that is remembered of any kind.
//!
//! A frame is made from nothing but texts that this screen has been told and the one that it is being told. So it tells no
//! more than they do, in its length neither.
//!
//! | file | one idea |
//! |---|---|
//! | this one | what both ends remember |
//! | `said` | a text that several are told, squeezed once |
//! | `block` | a text in few bytes, after others |
//! | `places` | where it repeats them, or itself |
//! | `codes`, `lengths`, `bits` | what is frequent takes few bits |

use std::collections::VecDeque;
use std::ops::Deref;

use bytes::Bytes;
use thiserror::Error;

mod bits;
mod block;
mod codes;
pub mod lengths;
mod places;
mod said;

#[cfg(feature = "count")]
pub use block::{Sink, Which, put_all};
pub use said::Said;

/// The kind of which more than the newest text is remembered, and how many. A game goes round in a few questions: this is about one
/// round. Of everything else older texts help nobody.
const OF_GAMES: &str = "update";
const MOST_OF_GAMES: usize = 4;
/// The bytes of all that is remembered, at most, but for the newest text of each kind. There may be thousands of sockets.
const MOST_BYTES: usize = 7 * 1024;

/// Kinds count from here: lower ones were the version before.
const KINDS: u8 = 64;
/// The kind of a frame that is the first of its kind, which the text itself tells.
const FIRST: u8 = 127;
/// A first text that is shorter travels as it is. So what an end of another version must understand always does.
const LONG: usize = 512;

/// What one end of a socket remembers of what was told on it.
#[derive(Clone, Debug)]
pub struct Memory<T> {
    /// The kinds in the order in which they were first heard.
    kinds: Vec<String>,
    /// Texts with the number of their kind, the newest last.
    texts: VecDeque<(u8, T)>,
}

/// A frame that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("it follows on something else than what is remembered")]
pub struct Misunderstood;

impl<T> Default for Memory<T> {
    fn default() -> Self {
        Memory { kinds: Vec::new(), texts: VecDeque::new() }
    }
}

impl<T: Deref<Target = str> + From<String> + Clone> Memory<T> {
    /// The frame for a text. Nothing, if the text travels as it is.
    pub fn tell(&mut self, text: T) -> Option<Bytes> {
        self.tell_said(&Said::new(text))
    }

    /// The same for a text that others are told as well.
    pub fn tell_said(&mut self, said: &Said<T>) -> Option<Bytes> {
        let kind = self.kind(said.text())?;
        let is_first = self.of_kind(kind).next().is_none();
        let frame = match is_first {
            true if said.text().len() < LONG => None,
            true => said.frame(FIRST, self.of_all()),
            false => said.frame(kind, self.of_kind(kind)),
        };
        self.remember(kind, said.text().clone());
        frame
    }

    /// Tells a text to whoever counts what frames are made of.
    #[cfg(feature = "count")]
    pub fn count(&mut self, text: &str, counted: &mut impl Sink) {
        let Some(kind) = self.kind(text) else { return };
        if self.of_kind(kind).next().is_some() {
            put_all(self.of_kind(kind).map(|text| &**text), text, counted);
        }
        self.remember(kind, T::from(text.to_owned()));
    }

    /// A text has come as it is.
    pub fn hear(&mut self, text: T) {
        if let Some(kind) = self.kind(&text) {
            self.remember(kind, text);
        }
    }

    /// The text of a frame.
    pub fn understand(&mut self, frame: &[u8]) -> Result<T, Misunderstood> {
        let (&kind, block) = frame.split_first().ok_or(Misunderstood)?;
        let before: Vec<&T> =
            if kind == FIRST { self.of_all().collect() } else { self.of_kind(kind).collect() };
        if before.is_empty() && kind != FIRST {
            return Err(Misunderstood);
        }
        let newest = before.last().map_or(0, |text| text.len());
        let before = before.iter().flat_map(|text| text.bytes()).collect::<Vec<_>>();
        let text = block::read(&before, newest, block).ok_or(Misunderstood)?;
        let text = T::from(String::from_utf8(text).map_err(|_| Misunderstood)?);
        let kind = if kind == FIRST { self.kind(&text).ok_or(Misunderstood)? } else { kind };
        self.remember(kind, text.clone());
        Ok(text)
    }

    /// The number of a text's kind: the next one, if it is new. A message has about twenty kinds.
    fn kind(&mut self, text: &str) -> Option<u8> {
        let name = name_of_kind(text)?;
        let known = self.kinds.iter().position(|kind| kind == name);
        let number = u8::try_from(known.unwrap_or(self.kinds.len())).ok()?.checked_add(KINDS)?;
        if known.is_none() && number < FIRST {
            self.kinds.push(name.to_owned());
        }
        (number < FIRST).then_some(number)
    }

    fn of_kind(&self, kind: u8) -> impl Iterator<Item = &T> + Clone {
        self.texts.iter().filter(move |(other, _)| *other == kind).map(|(_, text)| text)
    }

    fn of_all(&self) -> impl Iterator<Item = &T> + Clone {
        self.texts.iter().map(|(_, text)| text)
    }

    fn remember(&mut self, kind: u8, text: T) {
        self.texts.push_back((kind, text));
        let is_of_games = self.kinds.get(usize::from(kind - KINDS)).is_some_and(|name| name == OF_GAMES);
        if self.of_kind(kind).count() > if is_of_games { MOST_OF_GAMES } else { 1 } {
            let first = self.texts.iter().position(|(other, _)| *other == kind);
            first.and_then(|at| self.texts.remove(at));
        }
        while self.texts.iter().map(|(_, text)| text.len()).sum::<usize>() > MOST_BYTES {
            let Some(at) = self.oldest_followed() else { break };
            self.texts.remove(at);
        }
    }

    /// The oldest text that another one of its kind has followed.
    fn oldest_followed(&self) -> Option<usize> {
        let is_followed = |at: usize| self.texts.range(at + 1..).any(|(later, _)| *later == self.texts[at].0);
        (0..self.texts.len()).find(|at| is_followed(*at))
    }
}

/// What a message is, by its first member. Most of a welcome is the room.
fn name_of_kind(text: &str) -> Option<&str> {
    match text.strip_prefix("{\"is\":\"")?.split('"').next()? {
        "welcome" => Some("room"),
        name => Some(name),
    }
}
