//! Reading everything without changing a byte: to see whether it is whole, to copy it, or to carry it elsewhere.
//!
//! | file | one idea |
//! |---|---|
//! | this one | what can be read of a store as it stood at one moment, and what may be wrong with it |
//! | `folder` | of a data folder |
//! | `postgres/inspect` | of a database that servers share |

use sqlx::migrate::Migrator;
use thiserror::Error;

use crate::folder::DATABASE;
use crate::{Promise, StoreError, StoredRoom, WholeGame};

mod folder;

pub use folder::FolderInspection;
pub(crate) use folder::{not_opened, reading};

/// Something that is not what was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    pub what: String,
    /// The beginning of the code of the table that it belongs to, if that is known.
    pub room: Option<String>,
    pub part: Part,
}

/// What kind of thing is damaged: each has its own remedy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// How the file or the database itself is built.
    File,
    Room,
    Game,
    Deck,
    /// How a room is found, where servers share a database.
    Ways,
}

/// Why there was nothing to read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotInspected {
    #[error("there is no {DATABASE} in it")]
    NoDatabase,
    #[error("no server has ever used it")]
    Unused,
    #[error("it is of an earlier version of Stolik: start the server on it once, which brings it up to date")]
    Earlier,
    #[error("it is of a later version of Stolik than this one")]
    Later,
    /// So damaged that it cannot be opened at all.
    #[error("{0}")]
    Damaged(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A deck that is whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WholeDeck {
    pub deck: u16,
    pub bytes: u64,
    /// The numbers of its cards.
    pub cards: Vec<u8>,
}

/// A card of a deck in both sizes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub small: Vec<u8>,
    pub large: Vec<u8>,
}

/// Everything as it stood when this was opened, whatever is written meanwhile. The same commands read every implementation.
pub trait Inspection: Send {
    /// Does a server run on it?
    fn is_served(&self) -> bool;

    /// What the database itself finds wrong with how it is built, and rows that belong to nothing.
    fn structure(&mut self) -> Promise<'_, Vec<Damage>>;

    /// How many rows there are to be read by `rows`. Where something is damaged it may be wrong: it is for showing progress.
    fn count(&mut self) -> Promise<'_, u64>;

    /// Reads every row, and says which is not what was written, and where one is missing; `seen` is called for each.
    fn rows<'a>(&'a mut self, seen: &'a mut (dyn FnMut() + Send)) -> Promise<'a, Vec<Damage>>;

    /// Every room by its id.
    fn ids(&mut self) -> Promise<'_, Vec<String>>;

    /// A room, if it is there, and its state if that is what was written.
    fn room<'a>(&'a mut self, id: &'a str) -> Promise<'a, Option<StoredRoom>>;

    /// Every game of which at least the beginning can be read.
    fn games(&mut self) -> Promise<'_, Vec<String>>;

    fn games_of<'a>(&'a mut self, room: &'a str) -> Promise<'a, Vec<String>>;

    /// A game and the id of its room.
    fn game<'a>(&'a mut self, game: &'a str) -> Promise<'a, Option<(String, WholeGame)>>;

    /// The decks that somebody has brought to a table.
    fn decks_of<'a>(&'a mut self, room: &'a str) -> Promise<'a, Vec<WholeDeck>>;

    fn card<'a>(&'a mut self, room: &'a str, deck: u16, card: u8) -> Promise<'a, Option<Card>>;
}

/// Is it of this version, by the migrations that were run?
pub(crate) fn is_ours(has: &[(i64, Vec<u8>)], ours: &Migrator) -> Result<(), NotInspected> {
    let ours: Vec<(i64, Vec<u8>)> =
        ours.iter().map(|migration| (migration.version, migration.checksum.to_vec())).collect();
    if has.len() < ours.len() && ours.starts_with(has) {
        return Err(NotInspected::Earlier);
    }
    if has.len() > ours.len() && has.starts_with(&ours) {
        return Err(NotInspected::Later);
    }
    if has != ours {
        return Err(NotInspected::Damaged("the list of its versions is not what was written".to_owned()));
    }
    Ok(())
}
