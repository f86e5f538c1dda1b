//! A room as it lies on disk: one row, one text, whole.

use std::time::{Duration, SystemTime};

use serde::Deserialize;
use stolik_shelf::GameId;
use stolik_store::{FoundBy, Write};
use thiserror::Error;

use crate::code::Code;
use crate::game::{self, Unwritable};
use crate::keys::{KeyHash, random_hex};
use crate::openers::{NeverBegun, Opener};
use crate::room::state::{DeckState, RoomState};

/// The little that must be known of a room while it sleeps.
#[derive(Debug, Deserialize)]
pub struct Entry {
    pub code: Code,
    #[serde(default)]
    pub former_codes: Vec<Code>,
    game: String,
    #[serde(default)]
    pub decks: Vec<DeckState>,
    #[serde(default)]
    pub touched: u64,
    #[serde(default)]
    pub opened_by: Option<Opener>,
    #[serde(default)]
    pub never_begun: Option<NeverBegun>,
    #[serde(default)]
    people: Vec<Resident>,
}

#[derive(Debug, Deserialize)]
struct Resident {
    key: KeyHash,
}

/// By what a room is found that is kept like this, for stores that several servers share.
pub fn found_by(state: &str) -> Option<FoundBy> {
    let entry: Entry = serde_json::from_str(state).ok()?;
    Some(FoundBy {
        code: entry.code.to_string(),
        former_codes: entry.former_codes.iter().map(Code::to_string).collect(),
        people: entry.keys().map(|key| key.as_str().to_owned()).collect(),
        touched: entry.touched,
        opened_by: entry.opened_by.as_ref().map(|opener| opener.as_str().to_owned()),
        unused: entry.never_begun.map(|never_begun| (never_begun.since, never_begun.until())),
    })
}

impl Entry {
    /// The keys of those who are somebody there.
    pub fn keys(&self) -> impl Iterator<Item = &KeyHash> + Clone {
        self.people.iter().map(|person| &person.key)
    }

    /// How long nobody has needed it.
    pub fn unneeded_for(&self) -> Duration {
        Duration::from_secs(now().saturating_sub(self.touched))
    }
}

/// Why a room on disk cannot be opened. It stays there as it is.
#[derive(Debug, Error)]
pub enum Unreadable {
    #[error("its game \"{0}\" is not on the shelf")]
    UnknownGame(String),
    // What the parser quotes may be somebody's words.
    #[error("it cannot be read at letter {}", .0.column())]
    Damaged(#[from] serde_json::Error),
}

/// Letters of an id.
pub const ID_LENGTH: usize = 32;

/// What logs call a room with this id. Rooms from before are kept under their code, which no log may hold.
pub fn tag_of(id: &str) -> String {
    let is_code = id.len() != ID_LENGTH;
    if is_code { format!("old-{}", &random_hex()[..8]) } else { id[..8].to_owned() }
}

/// In seconds since 1970.
pub fn now() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

impl RoomState {
    /// The room as it goes to disk.
    pub fn write(&mut self) -> Result<Write, Unwritable> {
        self.touched = now();
        Ok(Write::Room { code: self.id.clone(), state: game::text(self)? })
    }

    /// The room as it came from disk.
    pub fn read(id: &str, text: &str) -> Result<Self, Unreadable> {
        let entry: Entry = serde_json::from_str(text)?;
        if entry.game.parse::<GameId>().is_err() {
            return Err(Unreadable::UnknownGame(entry.game));
        }
        let state: RoomState = serde_json::from_str(text)?;
        Ok(RoomState { id: id.to_owned(), tag: tag_of(id), ..state })
    }
}
