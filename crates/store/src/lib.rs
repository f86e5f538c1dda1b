//! The log on disk. Nothing is confirmed to a player before it is here.
//!
//! What is written are texts that others understand: records of a log, snapshots, the state of a room. This crate
//! knows when they are safe, and that no number of a log is written twice: the log is the lock.
//!
//! | file | one idea |
//! |---|---|
//! | `lib` | what a store can do |
//! | `claim` | who may write of a room |
//! | `cluster` | what several servers share beside logs |
//! | `whole` | what a whole log looks like |
//! | `postgres` | PostgreSQL, for several servers: a folder with a map of its own |
//! | `sqlite` | SQLite in one folder: the default, nothing to install |
//! | `folder` | the folder: one server at a time, nobody else's eyes |
//! | `file_watch` | the database file is gone or was replaced |
//! | `start_scan` | what is damaged is said at the start |
//! | `writer` | many rooms, one transaction: group commit, on a thread of its own |
//! | `leftovers` | what a stop has left behind is swept |
//! | `sums` | a checksum for every row |
//! | `upgrade` | a database of an earlier version becomes one of this |
//! | `inspect` | reading everything without changing anything, as it stood at one moment |
//! | `backup` | a copy of everything as it stands, beside a running server |
//! | `carry` | tables go from one store to another, in one file |
//! | `compact` | what was forgotten is gone from the file, too |

use std::future::Future;
use std::pin::Pin;

use serde::{Deserialize, Serialize};
use thiserror::Error;

mod backup;
mod carry;
mod claim;
mod cluster;
mod compact;
mod file_watch;
mod folder;
mod inspect;
mod leftovers;
mod postgres;
mod sqlite;
mod start_scan;
mod sums;
mod upgrade;
mod whole;
mod writer;

pub use backup::{BackedUp, NotBackedUp, back_up};
pub use carry::{
    Arrival, Carried, Departure, Export, FolderArrival, NotRead, NotWritten, Reader, Wanted, Writer,
};
pub use claim::Claim;
pub use cluster::{AtMost, Bucket, Cluster, FoundBy, Node, Once, Pulse, Sign, Unused, Way, Whose};
pub use compact::compact;
pub use inspect::{Card, Damage, FolderInspection, Inspection, NotInspected, Part, WholeDeck};
pub use postgres::{DatabaseArrival, DatabaseInspection, PostgresSettings, PostgresStore, back_up_database};
pub use sqlite::{SqliteSettings, SqliteStore};

/// What is to be written together, or not at all.
///
/// What is called a code here is the id of a room: the column has its name from when the two were one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// The state of a room, whole.
    Room { code: String, state: String },
    /// The room is gone, with all that is left of its decks and games.
    ForgetRoom { code: String },
    /// The game is gone, with its log.
    ForgetGame { game: String },
    /// A game begins: the first two lines of its log.
    Begin { game: String, code: String, head: String, seed: String },
    /// A sheet for the open question, for the journal. No two of a seat have the same number: those of people have
    /// their nonce, those of bots count down from -1.
    Put { game: String, ask: u32, seat: u8, number: i64, put: String },
    /// A step of the log. The snapshot takes the place of the one before, and the journal of the question is empty.
    Step { game: String, seq: u32, record: String, snapshot: String },
    /// A card of a deck that is being brought to a table. It does not count before its deck is whole.
    Picture { code: String, deck: u16, card: u8, small: Vec<u8>, large: Vec<u8> },
    /// The deck is whole, and has so many bytes.
    Deck { code: String, deck: u16, bytes: u64 },
    /// The deck is gone, whole or not, and so is every byte of it.
    ForgetDeck { code: String, deck: u16 },
}

/// In which size a card of a deck is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    Small,
    Large,
}

/// All that is known of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    pub head: String,
    pub seed: String,
    pub log: Vec<String>,
    pub snapshot: Option<String>,
    /// The sheets of the open question, in the order in which they were put.
    pub journal: Vec<String>,
}

/// A sheet for the open question, with what makes it the only one of its kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    pub ask: u32,
    pub seat: u8,
    /// As in [`Write::Put`].
    pub number: i64,
    pub put: String,
}

/// A game with all that is written of it, for whoever writes it again elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WholeGame {
    pub head: String,
    pub seed: String,
    pub log: Vec<String>,
    /// As it stood after the last step of the log.
    pub snapshot: Option<String>,
    /// In the order in which they were put.
    pub sheets: Vec<Sheet>,
}

impl From<WholeGame> for StoredGame {
    fn from(whole: WholeGame) -> Self {
        let WholeGame { head, seed, log, snapshot, sheets } = whole;
        StoredGame { head, seed, log, snapshot, journal: sheets.into_iter().map(|sheet| sheet.put).collect() }
    }
}

/// Why something was not written or read. Nothing has happened then, unless nobody is sure.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    #[error("the disk is full")]
    Full,
    /// Somebody else has written this step of this game.
    #[error("this was written already")]
    Conflict,
    /// Something on the disk is not what was written. Everything else can be read as ever.
    #[error("{what} is damaged{}", room.as_ref().map(|room| format!(" (table {room})")).unwrap_or_default())]
    Damaged {
        what: String,
        /// The table that it belongs to, if that is known, as [`short`] gives it.
        room: Option<String>,
    },
    /// The files that are open are not those on the disk any more: what is written would be found by nobody.
    #[error(
        "the database file is gone or was replaced while the server runs: stop the server, put it back, and start again"
    )]
    Gone,
    #[error("another Stolik has it: stop that one, or choose another folder with --data")]
    InUse,
    /// Another server has taken the room over: whoever writes here has it no longer.
    #[error("another server has taken this table over")]
    Fenced,
    /// Nobody knows whether it was written: what is so must be read again.
    #[error("it may have been written, or not: {0}")]
    Unsure(String),
    #[error("the store does not answer: {0}")]
    Broken(String),
}

pub(crate) fn broken(error: impl std::fmt::Display) -> StoreError {
    StoreError::Broken(error.to_string())
}

pub(crate) fn damaged(what: String, room: Option<&str>) -> StoreError {
    StoreError::Damaged { what, room: room.map(short) }
}

/// What people who look after a server call a room: the beginning of its id, as it stands in logs. Rooms from before
/// have their code for an id, and all of that would be a way in.
pub fn short(room: &str) -> String {
    const ID: usize = 32;
    if room.len() == ID {
        room.chars().take(8).collect()
    } else {
        room.chars().take(2).chain(['…']).collect()
    }
}

/// A room by its id, and its state if that is what was written.
pub type StoredRoom = (String, Result<String, StoreError>);

pub type Promise<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where logs live. The same tests hold every implementation to it.
pub trait Store: Send + Sync + 'static {
    /// Writes all of it or nothing; all of it belongs to the room of the claim. When this is fulfilled, a power cut loses
    /// none of it.
    fn commit(&self, claim: &Claim, writes: Vec<Write>) -> Promise<'_, ()>;

    /// Every room that is not forgotten. One that is damaged does not keep the others from being known.
    fn rooms(&self) -> Promise<'_, Vec<StoredRoom>>;

    /// The state of one room, if that is what was written.
    fn room(&self, code: String) -> Promise<'_, Option<String>>;

    /// What stands where the state of a room should, for whatever it is worth.
    fn damaged_room(&self, code: String) -> Promise<'_, Option<String>>;

    /// The games that were dealt in a room.
    fn games_of(&self, code: String) -> Promise<'_, Vec<String>>;

    fn game(&self, game: String) -> Promise<'_, Option<StoredGame>>;

    /// A card of a deck that is whole.
    fn picture(&self, code: String, deck: u16, card: u8, size: Size) -> Promise<'_, Option<Vec<u8>>>;

    /// The bytes of all decks, each with its room.
    fn decks(&self) -> Promise<'_, Vec<(String, u64)>>;

    /// True if what is written is found again later.
    fn is_well(&self) -> bool {
        true
    }

    /// What was found damaged when it was opened.
    fn damage_found(&self) -> &[String] {
        &[]
    }

    /// A random text that stays the same for this store, for keyed hashes. Servers that share a database know each other by
    /// it. It is in no backup of a folder.
    fn secret(&self) -> Promise<'_, String>;
}
