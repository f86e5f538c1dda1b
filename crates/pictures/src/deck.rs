//! File by file: what is good, and what is wrong with the rest.

use std::collections::HashMap;

use crate::{Flaw, Picture, base_name, card, look_at};

/// A file that is no card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadFile {
    pub name: String,
    pub flaw: Flaw,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sorted {
    pub good: Vec<Picture>,
    pub bad: Vec<BadFile>,
}

/// Takes files one by one, so that only one of them is unpacked at a time.
#[derive(Debug, Default)]
pub struct Sorting {
    sorted: Sorted,
    /// The names of good files by what they show.
    seen: HashMap<blake3::Hash, String>,
}

impl Sorting {
    /// Takes a file, or what was wrong with it before it could be looked at.
    pub fn take(&mut self, path: &str, bytes: Result<&[u8], Flaw>) {
        let name = base_name(path);
        match bytes.and_then(|bytes| self.draw(&name, bytes)) {
            Ok(picture) => self.sorted.good.push(picture),
            Err(flaw) => self.sorted.bad.push(BadFile { name, flaw }),
        }
    }

    fn draw(&mut self, name: &str, bytes: &[u8]) -> Result<Picture, Flaw> {
        let pixels = look_at(bytes)?;
        let shown = blake3::hash(pixels.as_raw());
        if let Some(of) = self.seen.get(&shown) {
            return Err(Flaw::Duplicate { of: of.clone() });
        }
        let picture = card::encode(&pixels)?;
        self.seen.insert(shown, name.to_owned());
        Ok(picture)
    }

    pub fn done(self) -> Sorted {
        self.sorted
    }
}
