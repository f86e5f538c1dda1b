//! Rooms that nobody has needed for long are forgotten.

use std::sync::Arc;
use std::time::Duration;

use stolik_store::{Claim, Store, StoreError, Write};
use tracing::{info, warn};

use super::{Rooms, Wakefulness};
use crate::room::row::{Entry, tag_of};

/// How often the server looks for rooms that can be forgotten.
const FORGETS_EVERY: Duration = Duration::from_secs(24 * 60 * 60);

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
            let _waking = self.waking.lock(&id).await;
            if self.lock().get(&id).and_then(Wakefulness::awake).is_some() {
                continue;
            }
            // Another server may have it, or have forgotten it just now.
            let Ok(claim) = self.claim(&id).await else { continue };
            // Somebody may have come back to it there since it was looked at.
            let text = self.store.room(id.clone()).await?.unwrap_or_default();
            let entry = serde_json::from_str::<Entry>(&text).ok();
            let Some(entry) = entry.filter(|entry| entry.unneeded_for() > self.config.kept_for) else {
                self.give_up(claim).await;
                continue;
            };
            self.forget(&claim, &entry).await?;
            forgotten += 1;
            info!(room = tag_of(&id), "a room is forgotten");
        }
        Ok(forgotten)
    }

    pub(super) async fn give_up(&self, claim: Claim) {
        if let Some(neighbours) = &self.neighbours {
            neighbours.give_up(claim).await;
        }
    }

    async fn forget(&self, claim: &Claim, entry: &Entry) -> Result<(), StoreError> {
        let id = &claim.room;
        let decks: Vec<u16> = entry.decks.iter().map(|deck| deck.deck).collect();
        forget(&*self.store, claim, &decks).await?;
        self.doors.remove_all_of(id);
        self.doors.homes.remove(id);
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
