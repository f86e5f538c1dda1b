//! The share of one address in all tables and in the space for decks, and tables at which no game was ever begun.
//!
//! A table remembers who opened it as a keyed hash, cut to 24 bits: about 250 addresses of the old kind have the same, so
//! that a stolen database tells no address, even with the key.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use stolik_store::Unused;

use crate::household::Household;

const DAY: u64 = 24 * 60 * 60;
/// How long a table is kept at which no game was begun.
const KEPT_ALONE: u64 = DAY;
const KEPT_WITH_OTHERS: u64 = 7 * DAY;

/// The part of all tables, and of the space for decks, that one address may have.
pub const SHARES: usize = 20;
/// Tables that one address may always have, however few there may be in all.
const MIN_TABLES: usize = 20;

/// Who opened a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Opener(String);

impl Opener {
    /// Hexadecimal digits of the hash that are kept.
    const DIGITS: usize = 6;

    pub fn of(household: Household, secret: &str) -> Self {
        let key = blake3::derive_key("stolik 2026 opener of a table", secret.as_bytes());
        let hash = blake3::keyed_hash(&key, household.to_string().as_bytes()).to_hex();
        Opener(hash[..Self::DIGITS].to_owned())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A table at which no game was begun yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NeverBegun {
    /// When it was opened, in seconds since 1970.
    pub since: u64,
    /// Only one device was ever a person at the table.
    pub alone: bool,
}

impl NeverBegun {
    pub const fn until(self) -> u64 {
        self.since + if self.alone { KEPT_ALONE } else { KEPT_WITH_OTHERS }
    }
}

/// Tables that one address may have of all that there may be.
pub fn share_of_tables(most: usize, households: u32) -> usize {
    (most / SHARES).max(MIN_TABLES).saturating_mul(households.max(1) as usize).min(most)
}

/// Bytes of decks that one address may have of all that there may be.
pub fn share_of_bytes(most: u64, largest_deck: u64, households: u32) -> u64 {
    (most / SHARES as u64).max(largest_deck).saturating_mul(households.max(1).into()).min(most)
}

/// Who opened which table, and which were never begun. In memory only, for a server that is alone.
#[derive(Debug, Default)]
pub struct Openers {
    all: Mutex<HashMap<String, Opened>>,
}

#[derive(Debug)]
struct Opened {
    by: Option<Opener>,
    never_begun: Option<NeverBegun>,
}

impl Openers {
    pub fn set(&self, room: &str, by: Option<&Opener>, never_begun: Option<NeverBegun>) {
        let mut all = self.lock();
        if by.is_none() && never_begun.is_none() {
            all.remove(room);
        } else if let Some(opened) = all.get_mut(room) {
            opened.never_begun = never_begun;
        } else {
            all.insert(room.to_owned(), Opened { by: by.cloned(), never_begun });
        }
    }

    pub fn remove(&self, room: &str) {
        self.lock().remove(room);
    }

    /// The tables that this address opened.
    pub fn of(&self, opener: &Opener) -> Vec<String> {
        let all = self.lock();
        let theirs = all.iter().filter(|(_, opened)| opened.by.as_ref() == Some(opener));
        theirs.map(|(room, _)| room.clone()).collect()
    }

    /// Tables at which no game was begun, the oldest first.
    pub fn unused(&self) -> Vec<Unused> {
        let all = self.lock();
        let mut unused: Vec<Unused> = all
            .iter()
            .filter_map(|(room, opened)| {
                let never_begun = opened.never_begun?;
                Some(Unused { room: room.clone(), since: never_begun.since, until: never_begun.until() })
            })
            .collect();
        drop(all);
        unused.sort_by(|one, other| (one.since, &one.room).cmp(&(other.since, &other.room)));
        unused
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Opened>> {
        // Nothing inside can be half done.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn an_opener_is_the_same_for_a_household_and_tells_no_address() {
        let opener = |address: &str, secret: &str| {
            Opener::of(Household::from(address.parse::<IpAddr>().unwrap()), secret)
        };
        assert_eq!(opener("2001:db8::1", "a"), opener("2001:db8::2", "a"));
        assert_ne!(opener("192.0.2.1", "a"), opener("192.0.2.2", "a"));
        assert_ne!(opener("192.0.2.1", "a"), opener("192.0.2.1", "b"));
        assert_eq!(opener("192.0.2.1", "a").as_str().len(), 6);
    }

    #[test]
    fn a_share_is_a_twentieth_and_enough_for_a_small_server() {
        assert_eq!(share_of_tables(10_000, 1), 500);
        assert_eq!(share_of_tables(10_000, 3), 1500);
        assert_eq!(share_of_tables(2, 1), 2);
        assert_eq!(share_of_bytes(2000, 400, 1), 400);
        assert_eq!(share_of_bytes(20_000, 400, 1), 1000);
    }
}
