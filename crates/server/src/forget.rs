//! Tables that an operator names, or wants forgotten by how long nobody has needed them.

use std::time::Duration;

use stolik_store::{Claim, Cluster, Store, StoreError, short};

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
    /// By what stands where its state should, if that can be read at all.
    pub fn read(id: String, state: Option<&str>) -> Self {
        let entry: Option<Entry> = state.and_then(|state| serde_json::from_str(state).ok());
        match entry {
            Some(entry) => Known {
                id,
                unneeded_for: Some(entry.unneeded_for()),
                decks: entry.decks.iter().map(|deck| deck.deck).collect(),
                code: Some(entry.code),
            },
            None => Known { id, code: state.and_then(code_in), decks: Vec::new(), unneeded_for: None },
        }
    }

    pub fn id(&self) -> &str {
        &self.id
    }

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

    /// The same where servers share a database, whichever of them has it.
    pub async fn forget_shared(&self, cluster: &dyn Cluster) -> Result<usize, StoreError> {
        let games = cluster.forget_room(self.id.clone()).await?;
        Ok(usize::try_from(games.unwrap_or(0)).unwrap_or(usize::MAX))
    }
}

/// Every table there is, also those that are damaged.
pub async fn known(store: &dyn Store) -> Result<Vec<Known>, StoreError> {
    let mut all = Vec::new();
    for (id, state) in store.rooms().await? {
        let known = match state {
            Ok(state) => Known::read(id, Some(&state)),
            Err(_) => {
                let as_it_is = store.damaged_room(id.clone()).await?;
                Known { unneeded_for: None, ..Known::read(id, as_it_is.as_deref()) }
            }
        };
        all.push(known);
    }
    Ok(all)
}
