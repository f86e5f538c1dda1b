//! A text that several are told, squeezed once.

use std::ops::Deref;
use std::sync::OnceLock;

use bytes::Bytes;

use crate::block;

/// A text, and its frame as it was for the first who was told it. Whoever remembers the very same texts gets the very same
/// frame: at a table, most do.
#[derive(Debug)]
pub struct Said<T> {
    text: T,
    first: OnceLock<Squeezed<T>>,
}

#[derive(Debug)]
struct Squeezed<T> {
    kind: u8,
    /// They are kept for as long as somebody may compare: at the place of a text that is gone there may be another one.
    after: Vec<T>,
    /// None, if the text is no longer than it.
    frame: Option<Bytes>,
}

impl<T: Deref<Target = str> + Clone> Said<T> {
    pub fn new(text: T) -> Self {
        Said { text, first: OnceLock::new() }
    }

    pub fn text(&self) -> &T {
        &self.text
    }

    /// The frame after others, if it is shorter.
    pub(crate) fn frame<'a>(&self, kind: u8, after: impl Iterator<Item = &'a T> + Clone) -> Option<Bytes>
    where
        T: 'a,
    {
        let first = self.first.get_or_init(|| {
            let frame = squeezed(kind, after.clone(), &self.text);
            Squeezed { kind, after: after.clone().cloned().collect(), frame }
        });
        if first.kind == kind && first.after.iter().map(place).eq(after.clone().map(place)) {
            return first.frame.clone();
        }
        squeezed(kind, after, &self.text)
    }
}

/// Where a text lies. Two that live at the same place are the same.
fn place<T: Deref<Target = str>>(text: &T) -> (*const u8, usize) {
    (text.as_ptr(), text.len())
}

fn squeezed<'a, T: Deref<Target = str> + 'a>(
    kind: u8,
    after: impl Iterator<Item = &'a T>,
    text: &str,
) -> Option<Bytes> {
    let mut frame = vec![kind];
    block::write(after.map(|text| &**text), text, &mut frame)?;
    (frame.len() < text.len()).then(|| frame.into())
}
