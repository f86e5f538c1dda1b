//! Tables that an operator wants forgotten, where no server runs: by how long nobody has needed them, or one by one.

use std::time::Duration;

use stolik_store::{Claim, Store, StoreError, short};

use crate::code::Code;
use crate::room::row::Entry;
use crate::rooms::{code_in, forgetting};

/// Fewer letters of an id than logs show could be those of several tables.
const SHORTEST_NAME: usize = 8;

/// A table that is, or would be, forgotten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    id: String,
    code: Option<Code>,
    decks: Vec<u16>,
    /// How long nobody has needed it; nothing if what is known of it is damaged.
    pub unneeded_for: Option<Duration>,
}

impl Known {
    /// As logs call it.
    pub fn name(&self) -> String {
        short(&self.id)
    }

    /// Does somebody mean this one? By its code, or by its id or the beginning of it.
    pub fn is_called(&self, typed: &str) -> bool {
        let id = typed.trim().to_ascii_lowercase();
        let is_beginning = id.len() >= SHORTEST_NAME && self.id.starts_with(&id);
        is_beginning || self.code.as_ref() == Some(&Code::read(typed))
    }

    /// It is gone for good, with its games and decks. Gives how many games those were.
    pub async fn forget(&self, store: &dyn Store) -> Result<usize, StoreError> {
        forgetting::forget(store, &Claim::alone(&self.id), &self.decks).await
    }
}

/// Every table there is, also those that are damaged.
pub async fn known(store: &dyn Store) -> Result<Vec<Known>, StoreError> {
    let mut all = Vec::new();
    for (id, state) in store.rooms().await? {
        all.push(match entry(&state) {
            Some(entry) => Known {
                id,
                unneeded_for: Some(entry.unneeded_for()),
                decks: entry.decks.iter().map(|deck| deck.deck).collect(),
                code: Some(entry.code),
            },
            None => {
                let code = store.damaged_room(id.clone()).await?.and_then(|text| code_in(&text));
                Known { id, code, decks: Vec::new(), unneeded_for: None }
            }
        });
    }
    Ok(all)
}

fn entry(state: &Result<String, StoreError>) -> Option<Entry> {
    serde_json::from_str(state.as_ref().ok()?).ok()
}
