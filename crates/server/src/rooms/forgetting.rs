//! Rooms that nobody has needed for long are forgotten.

use std::sync::Arc;
use std::time::Duration;

use stolik_store::{Claim, Store, StoreError, Unused, Write};
use tracing::{info, warn};

use super::Rooms;
use crate::room::finished::GAMES_KEPT;
use crate::room::row::{Entry, now, tag_of};
use crate::room::state::RoomState;

/// How often the server looks for rooms that can be forgotten, and for those at which no game was begun.
const FORGETS_EVERY: Duration = Duration::from_secs(24 * 60 * 60);
const FORGETS_UNUSED_EVERY: Duration = Duration::from_secs(60 * 60);
/// Stored games that a room may have beside those that it lists.
const UNLISTED_KEPT: usize = 5;
/// Such games that are forgotten when a room wakes: it is waited for.
const UNLISTED_AT_ONCE: usize = 50;
/// Unused rooms that are looked at in one go.
const UNUSED_AT_ONCE: usize = 1000;
/// Unused rooms that are tried to make place for one more: the first may be awake, or another server's.
const TRIED_FOR_PLACE: usize = 16;

impl Rooms {
    /// Once a day, for as long as the server runs.
    pub async fn keep_forgetting(self: Arc<Self>) {
        loop {
            tokio::time::sleep(FORGETS_EVERY).await;
            if let Err(error) = self.forget_old().await {
                warn!(%error, "old rooms stay for another day: {error}");
            }
        }
    }

    /// The same for rooms at which no game was begun, more often.
    pub async fn keep_forgetting_unused(self: Arc<Self>) {
        loop {
            match self.forget_unused(now()).await {
                Ok(0) => {}
                Ok(forgotten) => info!(forgotten, "tables at which no game was begun are forgotten"),
                Err(error) => warn!(%error, "unused tables stay for another hour: {error}"),
            }
            tokio::time::sleep(FORGETS_UNUSED_EVERY).await;
        }
    }

    /// Forgets the sleeping rooms at which no game was begun in their time.
    pub(super) async fn forget_unused(&self, now: u64) -> Result<usize, StoreError> {
        let mut forgotten = 0;
        for unused in self.unused(UNUSED_AT_ONCE).await?.into_iter().filter(|unused| unused.until <= now) {
            forgotten += usize::from(self.forget_if_unused(&unused.room).await?);
        }
        Ok(forgotten)
    }

    /// Forgets the oldest sleeping room at which no game was begun, of these or of all. False if there is none.
    pub(super) async fn make_place(&self, of: Option<&[String]>) -> Result<bool, StoreError> {
        let unused = self.unused(UNUSED_AT_ONCE).await?;
        let meant = unused.into_iter().filter(|unused| of.is_none_or(|of| of.contains(&unused.room)));
        for unused in meant.filter(|unused| !self.is_awake(&unused.room)).take(TRIED_FOR_PLACE) {
            if self.forget_if_unused(&unused.room).await? {
                info!(room = tag_of(&unused.room), "an unused table makes place for another one");
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Forgets stored games that a room no longer lists. Versions before this kept all of them. A few that are not listed,
    /// such as one that was damaged, stay for somebody to look at.
    pub(super) async fn forget_unlisted(&self, state: &RoomState, claim: &Claim) -> Result<(), StoreError> {
        let stored = self.store.games_of(state.id.clone()).await?;
        if stored.len() <= GAMES_KEPT + UNLISTED_KEPT {
            return Ok(());
        }
        for game in state.unlisted(stored).into_iter().take(UNLISTED_AT_ONCE) {
            self.store.commit(claim, vec![Write::ForgetGame { game }]).await?;
        }
        Ok(())
    }

    /// Rooms at which no game was begun, the oldest first.
    async fn unused(&self, at_most: usize) -> Result<Vec<Unused>, StoreError> {
        match &self.neighbours {
            Some(neighbours) => neighbours.cluster.unused(at_most).await,
            None => Ok(self.doors.openers.unused()),
        }
    }

    /// Forgets a room that sleeps if no game was begun in it. A room that is awake has somebody in it, or had just now.
    async fn forget_if_unused(&self, id: &str) -> Result<bool, StoreError> {
        self.forget_if(id, |entry| entry.never_begun.is_some()).await
    }

    /// Forgets a room that sleeps, if what is stored of it says so.
    async fn forget_if(&self, id: &str, may_go: impl Fn(&Entry) -> bool) -> Result<bool, StoreError> {
        let _waking = self.waking.lock(id).await;
        if self.is_awake(id) {
            return Ok(false);
        }
        // Another server may have it, or have forgotten it just now.
        let Ok(claim) = self.claim(id).await else { return Ok(false) };
        // Somebody may have come back to it there since it was looked at. What cannot be read is for somebody to look at.
        let text = self.store.room(id.to_owned()).await?.unwrap_or_default();
        let entry = serde_json::from_str::<Entry>(&text).ok();
        let Some(entry) = entry.filter(may_go) else {
            self.give_up(claim);
            return Ok(false);
        };
        self.forget(&claim, &entry).await?;
        Ok(true)
    }

    /// Forgets the sleeping rooms that nobody has needed for long, with their games and decks.
    pub(super) async fn forget_old(&self) -> Result<usize, StoreError> {
        let mut forgotten = 0;
        for (id, state) in self.store.rooms().await? {
            // What cannot be read is for somebody to look at, and stays.
            let Some(entry) = state.ok().and_then(|text| serde_json::from_str::<Entry>(&text).ok()) else {
                continue;
            };
            if entry.unneeded_for() <= self.config.kept_for {
                continue;
            }
            if !self.forget_if(&id, |entry| entry.unneeded_for() > self.config.kept_for).await? {
                continue;
            }
            forgotten += 1;
            info!(room = tag_of(&id), "a room is forgotten");
        }
        Ok(forgotten)
    }

    pub(super) fn give_up(&self, claim: Claim) {
        if let Some(neighbours) = &self.neighbours {
            neighbours.give_up(claim);
        }
    }

    async fn forget(&self, claim: &Claim, entry: &Entry) -> Result<(), StoreError> {
        let id = &claim.room;
        let decks: Vec<u16> = entry.decks.iter().map(|deck| deck.deck).collect();
        forget(&*self.store, claim, &decks).await?;
        self.doors.remove_all_of(id);
        self.doors.homes.remove(id);
        self.doors.openers.remove(id);
        self.lock().remove(&**id);
        Ok(())
    }
}

/// A game or a deck at a time, so that no table waits for long. The room itself goes last: if something comes in between, it
/// is forgotten another day.
pub async fn forget(store: &dyn Store, claim: &Claim, decks: &[u16]) -> Result<usize, StoreError> {
    let id = claim.room.as_ref();
    let games = store.games_of(id.to_owned()).await?;
    let forgotten = games.len();
    for game in games {
        store.commit(claim, vec![Write::ForgetGame { game }]).await?;
    }
    for &deck in decks {
        store.commit(claim, vec![Write::ForgetDeck { code: id.to_owned(), deck }]).await?;
    }
    store.commit(claim, vec![Write::ForgetRoom { code: id.to_owned() }]).await?;
    Ok(forgotten)
}
