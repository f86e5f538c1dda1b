//! A message is told with the words of those before it: most of what a screen is told it has been told already.
//!
//! Both ends of a socket remember the last texts of each kind of message (`{"is":"update",…`; a `welcome` counts as a `room`). A text
//! travels as a frame: one byte that says which kind, counted in the order in which kinds were first heard, and an LZ4 block whose
//! dictionary is what is remembered of that kind, the oldest first. Anybody's LZ4 reads it. The first of a kind travels as it
//! is, or, if it is long, as a frame of kind 255, whose dictionary is all that is remembered of any kind.
//!
//! A frame is made from nothing but texts that this screen has been told and the one that it is being told. So it tells no
//! more than they do, in its length neither.
//!
//! | file | one idea |
//! |---|---|
//! | this one | what both ends remember |
//! | `said` | a text that several are told, squeezed once |
//! | `block` | an LZ4 block: the longest copies that can be found |

use std::collections::VecDeque;
use std::ops::Deref;

use bytes::Bytes;
use thiserror::Error;

mod block;
mod said;

pub use said::Said;

/// Texts of a kind that are remembered, at most. A game goes round in a few questions: this is about one round.
const MOST_TEXTS: usize = 4;
/// The bytes of all that is remembered, at most, but for the newest text of each kind. There may be thousands of sockets.
const MOST_BYTES: usize = 8 * 1024;

/// The kind of a frame that is the first of its kind, which the text itself tells.
const FIRST: u8 = u8::MAX;
/// A first text that is shorter travels as it is. So what an end of another version must understand always does.
const LONG: usize = 512;

/// How the first text of a kind travels. Who only listens understands both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Firsts {
    /// With the words of all that was told, if it is long.
    #[default]
    Squeezed,
    /// As it is: who speaks the version before knows no kind 255.
    AsTheyAre,
}

/// What one end of a socket remembers of what was told on it.
#[derive(Clone, Debug)]
pub struct Memory<T> {
    firsts: Firsts,
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
        Memory { firsts: Firsts::default(), kinds: Vec::new(), texts: VecDeque::new() }
    }
}

impl<T: Deref<Target = str> + From<String> + Clone> Memory<T> {
    /// What the other end understands: it says so before it is told anything that is long.
    pub fn tell_firsts(&mut self, firsts: Firsts) {
        self.firsts = firsts;
    }

    /// The frame for a text. Nothing, if the text travels as it is.
    pub fn tell(&mut self, text: T) -> Option<Bytes> {
        self.tell_said(&Said::new(text))
    }

    /// The same for a text that others are told as well.
    pub fn tell_said(&mut self, said: &Said<T>) -> Option<Bytes> {
        let kind = self.kind(said.text())?;
        let is_first = self.of_kind(kind).next().is_none();
        let travels_as_it_is = is_first && (said.text().len() < LONG || self.firsts == Firsts::AsTheyAre);
        let frame = match (travels_as_it_is, is_first) {
            (true, _) => None,
            (false, true) => said.frame(FIRST, self.of_all()),
            (false, false) => said.frame(kind, self.of_kind(kind)),
        };
        self.remember(kind, said.text().clone());
        frame
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
        let before: Vec<u8> = match kind {
            FIRST => self.of_all().flat_map(|text| text.bytes()).collect(),
            _ => self.of_kind(kind).flat_map(|text| text.bytes()).collect(),
        };
        if before.is_empty() && kind != FIRST {
            return Err(Misunderstood);
        }
        let text = block::read(&before, block).ok_or(Misunderstood)?;
        let text = T::from(String::from_utf8(text).map_err(|_| Misunderstood)?);
        let kind = if kind == FIRST { self.kind(&text).ok_or(Misunderstood)? } else { kind };
        self.remember(kind, text.clone());
        Ok(text)
    }

    /// The number of a text's kind: the next one, if it is new. A message has about twenty kinds.
    fn kind(&mut self, text: &str) -> Option<u8> {
        let name = name_of_kind(text)?;
        let known = self.kinds.iter().position(|kind| kind == name);
        let number = u8::try_from(known.unwrap_or(self.kinds.len())).ok().filter(|number| *number < FIRST)?;
        if known.is_none() {
            self.kinds.push(name.to_owned());
        }
        Some(number)
    }

    fn of_kind(&self, kind: u8) -> impl Iterator<Item = &T> + Clone {
        self.texts.iter().filter(move |(other, _)| *other == kind).map(|(_, text)| text)
    }

    fn of_all(&self) -> impl Iterator<Item = &T> + Clone {
        self.texts.iter().map(|(_, text)| text)
    }

    fn remember(&mut self, kind: u8, text: T) {
        self.texts.push_back((kind, text));
        if self.of_kind(kind).count() > MOST_TEXTS {
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
