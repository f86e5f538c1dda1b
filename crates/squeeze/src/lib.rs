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

mod block;

/// Texts of a kind that are remembered, at most. A game goes round in a few questions: this is about one round.
const MOST_TEXTS: usize = 4;
/// Their bytes, at most, but for the newest, which is always remembered.
const MOST_BYTES: usize = 6 * 1024;
/// A message has about twenty kinds.
const MOST_KINDS: usize = u8::MAX as usize;

/// What one end of a socket remembers of what was told on it.
#[derive(Clone, Debug)]
pub struct Memory<T> {
    kinds: Vec<(String, Kind<T>)>,
}

#[derive(Clone, Debug)]
struct Kind<T> {
    texts: VecDeque<T>,
    bytes: usize,
}

/// This frame follows on something else than what is remembered here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misunderstood;

impl<T> Default for Memory<T> {
    fn default() -> Self {
        Memory { kinds: Vec::new() }
    }
}

impl<T: Deref<Target = str>> Memory<T> {
    /// The frame for a text. Nothing, if the text travels as it is.
    pub fn tell(&mut self, text: T) -> Option<Vec<u8>> {
        let known = self.known(&text);
        let frame = known.and_then(|number| self.kinds[number].1.frame(number, &text));
        self.remember(known, text);
        frame
    }

    /// A text has come as it is.
    pub fn hear(&mut self, text: T) {
        self.remember(self.known(&text), text);
    }

    fn known(&self, text: &str) -> Option<usize> {
        let kind = kind(text)?;
        self.kinds.iter().position(|(known, _)| known == kind)
    }

    fn remember(&mut self, known: Option<usize>, text: T) {
        match (known, kind(&text)) {
            (Some(number), _) => self.kinds[number].1.remember(text),
            (None, Some(kind)) if self.kinds.len() < MOST_KINDS => {
                let (kind, bytes) = (kind.to_owned(), text.len());
                self.kinds.push((kind, Kind { texts: VecDeque::from([text]), bytes }));
            }
            _ => {}
        }
    }
}

impl<T: Deref<Target = str> + From<String>> Memory<T> {
    /// The text of a frame.
    pub fn understand(&mut self, frame: &[u8]) -> Result<T, Misunderstood>
    where
        T: Clone,
    {
        let (number, block) = frame.split_first().ok_or(Misunderstood)?;
        let (_, kind) = self.kinds.get_mut(usize::from(*number)).ok_or(Misunderstood)?;
        let text = block::read(&kind.joined(), block).ok_or(Misunderstood)?;
        let text = T::from(String::from_utf8(text).map_err(|_| Misunderstood)?);
        kind.remember(text.clone());
        Ok(text)
    }
}

impl<T: Deref<Target = str>> Kind<T> {
    fn joined(&self) -> Vec<u8> {
        self.texts.iter().flat_map(|text| text.bytes()).collect()
    }

    fn frame(&self, number: usize, text: &str) -> Option<Vec<u8>> {
        let mut frame = vec![u8::try_from(number).ok()?];
        block::write(self.texts.iter().map(Deref::deref), text, &mut frame)?;
        (frame.len() < text.len()).then_some(frame)
    }

    fn remember(&mut self, text: T) {
        self.bytes += text.len();
        self.texts.push_back(text);
        while self.texts.len() > MOST_TEXTS || (self.bytes > MOST_BYTES && self.texts.len() > 1) {
            let forgotten = self.texts.pop_front();
            self.bytes -= forgotten.map_or(0, |text| text.len());
        }
    }
}

/// What a message is, by its first member.
fn kind(text: &str) -> Option<&str> {
    text.strip_prefix("{\"is\":\"")?.split('"').next()
}
