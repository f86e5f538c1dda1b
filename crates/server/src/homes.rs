//! Where a device is somebody: which rooms its key has a place in. In memory only; the rooms themselves say it on disk.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::keys::KeyHash;

#[derive(Debug, Default)]
pub struct Homes {
    all: Mutex<Index>,
}

#[derive(Debug, Default)]
struct Index {
    rooms: HashMap<String, Home>,
    /// The ids of rooms by the keys of their people.
    of: HashMap<KeyHash, Vec<String>>,
}

#[derive(Debug, Default)]
struct Home {
    people: Vec<KeyHash>,
    /// When the room was last written, in seconds since 1970.
    touched: u64,
}

impl Homes {
    /// These are the people of a room from now on.
    pub fn set<'a>(&self, room: &str, people: impl Iterator<Item = &'a KeyHash> + Clone, touched: u64) {
        let mut index = self.lock();
        match index.rooms.get_mut(room) {
            // Most of what happens in a room moves nobody.
            Some(home) if home.people.iter().eq(people.clone()) => home.touched = touched,
            _ => {
                index.remove(room);
                let people: Vec<KeyHash> = people.cloned().collect();
                for key in &people {
                    index.of.entry(key.clone()).or_default().push(room.to_owned());
                }
                index.rooms.insert(room.to_owned(), Home { people, touched });
            }
        }
    }

    pub fn remove(&self, room: &str) {
        self.lock().remove(room);
    }

    /// The rooms of a device, the last ones that anything happened in, at most so many.
    pub fn of(&self, key: &KeyHash, at_most: usize) -> Vec<String> {
        let index = self.lock();
        let mut rooms = index.of.get(key).cloned().unwrap_or_default();
        let touched = |room: &String| index.rooms.get(room).map_or(0, |home| home.touched);
        rooms.sort_by_cached_key(|room| std::cmp::Reverse(touched(room)));
        rooms.truncate(at_most);
        rooms
    }

    pub fn has(&self, key: &KeyHash, room: &str) -> bool {
        self.lock().of.get(key).is_some_and(|rooms| rooms.iter().any(|one| one == room))
    }

    fn lock(&self) -> MutexGuard<'_, Index> {
        // What is half done is done again whenever the room is written.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Index {
    fn remove(&mut self, room: &str) {
        let Some(home) = self.rooms.remove(room) else { return };
        for key in home.people {
            if let Some(theirs) = self.of.get_mut(&key) {
                theirs.retain(|other| other != room);
                if theirs.is_empty() {
                    self.of.remove(&key);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::Key;

    #[test]
    fn a_device_knows_its_rooms_until_it_is_nobody_there_and_nobody_is_remembered() {
        let homes = Homes::default();
        let (one, other) = (Key::random().hash(), Key::random().hash());
        homes.set("old", [&one].into_iter(), 1);
        homes.set("new", [&one, &other].into_iter(), 3);
        homes.set("middle", [&one].into_iter(), 2);
        assert_eq!(homes.of(&one, 2), ["new", "middle"]);
        assert_eq!(homes.of(&other, 2), ["new"]);
        homes.set("old", [&one].into_iter(), 4);
        assert_eq!(homes.of(&one, 9), ["old", "new", "middle"], "something happened there");
        // Somebody moves to another device, and somebody leaves.
        homes.set("new", [&other].into_iter(), 5);
        homes.set("old", [].into_iter(), 5);
        assert_eq!(homes.of(&one, 9), ["middle"]);
        assert!(homes.has(&one, "middle") && !homes.has(&one, "new") && !homes.has(&other, "middle"));
        for room in ["old", "new", "middle", "never"] {
            homes.remove(room);
        }
        let index = homes.lock();
        assert!(index.of.is_empty() && index.rooms.is_empty());
    }
}
