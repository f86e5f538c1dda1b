//! Which code leads to which room. A door that was renewed still opens for the people of its room, and for nobody else.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::code::Code;
use crate::homes::Homes;
use crate::openers::Openers;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Door {
    /// The id of the room behind it.
    pub room: String,
    pub opens: Opens,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opens {
    ForEverybody,
    /// It was renewed: whoever is somebody in the room may still come by an old link.
    ForItsPeople,
}

#[derive(Debug, Default)]
pub struct Doors {
    all: Mutex<HashMap<Code, Door>>,
    /// Who is at home behind them.
    pub homes: Homes,
    /// Who opened what is behind them.
    pub openers: Openers,
}

impl Doors {
    pub fn find(&self, code: &Code) -> Option<Door> {
        self.lock().get(code).cloned()
    }

    pub fn set(&self, code: Code, room: &str, opens: Opens) {
        self.lock().insert(code, Door { room: room.to_owned(), opens });
    }

    /// A code that no room has, kept for this one from now on.
    pub fn make(&self, room: &str) -> Code {
        let mut all = self.lock();
        loop {
            let code = Code::random();
            if !all.contains_key(&code) {
                all.insert(code.clone(), Door { room: room.to_owned(), opens: Opens::ForEverybody });
                return code;
            }
        }
    }

    pub fn remove(&self, code: &Code) {
        self.lock().remove(code);
    }

    /// All that lead to this room.
    pub fn remove_all_of(&self, room: &str) {
        self.lock().retain(|_, door| door.room != room);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Code, Door>> {
        // Nothing inside can be half done: a panic elsewhere is no reason to stop finding rooms.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
