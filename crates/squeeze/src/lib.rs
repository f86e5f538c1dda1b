//! A message is told with the words of those before it: most of what a screen is told it has been told already.
//!
//! Both ends of a socket remember the last texts of each kind of message (`{"is":"update",…`). The first of a kind travels
//! as it is. Those after it travel as a frame: one byte that says which kind, counted in the order in which kinds were
//! first heard, and an LZ4 block whose dictionary is what is remembered of that kind, the oldest first. Anybody's LZ4 reads
//! it.
//!
//! A frame is made from nothing but texts that this screen has been told and the one that it is being told. So it tells no
//! more than they do, in its length neither.
//!
//! | file | one idea |
//! |---|---|
//! | this one | what both ends remember |
//! | `block` | an LZ4 block: the longest copies that can be found |

use std::collections::VecDeque;
use std::ops::Deref;

use thiserror::Error;

mod block;

/// Texts of a kind that are remembered, at most. A game goes round in a few questions: this is about one round.
const MOST_TEXTS: usize = 4;
/// Their bytes, at most, but for the newest, which is always remembered.
const MOST_BYTES: usize = 6 * 1024;

/// What one end of a socket remembers of what was told on it.
#[derive(Clone, Debug)]
pub struct Memory<T> {
    kinds: Vec<Kind<T>>,
}

#[derive(Clone, Debug)]
struct Kind<T> {
    name: String,
    /// The newest last.
    texts: VecDeque<T>,
}

/// A frame that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("it follows on something else than what is remembered")]
pub struct Misunderstood;

impl<T> Default for Memory<T> {
    fn default() -> Self {
        Memory { kinds: Vec::new() }
    }
}

impl<T: Deref<Target = str>> Memory<T> {
    /// The frame for a text. Nothing, if the text travels as it is.
    pub fn tell(&mut self, text: T) -> Option<Vec<u8>> {
        let number = self.number(&text)?;
        let kind = self.kinds.get_mut(usize::from(number))?;
        let frame = kind.frame(number, &text);
        kind.remember(text);
        frame
    }

    /// A text has come as it is.
    pub fn hear(&mut self, text: T) {
        let number = self.number(&text);
        if let Some(kind) = number.and_then(|number| self.kinds.get_mut(usize::from(number))) {
            kind.remember(text);
        }
    }

    /// The number of a text's kind: the next one, if it is new. A message has about twenty kinds.
    fn number(&mut self, text: &str) -> Option<u8> {
        let name = kind(text)?;
        let known = self.kinds.iter().position(|kind| kind.name == name);
        let number = u8::try_from(known.unwrap_or(self.kinds.len())).ok()?;
        if known.is_none() {
            self.kinds.push(Kind { name: name.to_owned(), texts: VecDeque::new() });
        }
        Some(number)
    }
}

impl<T: Deref<Target = str> + From<String> + Clone> Memory<T> {
    /// The text of a frame.
    pub fn understand(&mut self, frame: &[u8]) -> Result<T, Misunderstood> {
        let (number, block) = frame.split_first().ok_or(Misunderstood)?;
        let kind = self.kinds.get_mut(usize::from(*number)).ok_or(Misunderstood)?;
        let before: Vec<u8> = kind.texts.iter().flat_map(|text| text.bytes()).collect();
        let text = block::read(&before, block).ok_or(Misunderstood)?;
        let text = T::from(String::from_utf8(text).map_err(|_| Misunderstood)?);
        kind.remember(text.clone());
        Ok(text)
    }
}

impl<T: Deref<Target = str>> Kind<T> {
    fn frame(&self, number: u8, text: &str) -> Option<Vec<u8>> {
        if self.texts.is_empty() {
            return None;
        }
        let mut frame = vec![number];
        block::write(self.texts.iter().map(Deref::deref), text, &mut frame)?;
        (frame.len() < text.len()).then_some(frame)
    }

    fn remember(&mut self, text: T) {
        self.texts.push_back(text);
        while self.texts.len() > MOST_TEXTS || (self.bytes() > MOST_BYTES && self.texts.len() > 1) {
            self.texts.pop_front();
        }
    }

    fn bytes(&self) -> usize {
        self.texts.iter().map(|text| text.len()).sum()
    }
}

/// What a message is, by its first member.
fn kind(text: &str) -> Option<&str> {
    text.strip_prefix("{\"is\":\"")?.split('"').next()
}
