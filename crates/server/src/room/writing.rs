//! Nothing counts before it is on disk. While the disk does not take anything, the table waits and says so.

use std::sync::Arc;
use std::time::Duration;

use stolik_protocol::reasons;
use stolik_protocol::room::Trouble;
use stolik_store::{StoreError, Write};
use stolik_table::Refusal;
use tokio::time::Instant;
use tracing::warn;

use crate::metrics;
use crate::room::Room;
use crate::room::state::RoomState;
use crate::room::wish::no;

/// After a failed write, how long the room waits before it tries by itself.
pub const RETRY_AFTER: Duration = Duration::from_secs(2);

impl Room {
    /// Writes a new state of the room, with whatever belongs to it, and only then takes it.
    pub(super) async fn write_state(
        &mut self,
        mut next: RoomState,
        mut writes: Vec<Write>,
    ) -> Result<(), Refusal> {
        writes.push(next.write()?);
        self.write(writes).await?;
        self.adopt(next);
        Ok(())
    }

    /// What is on disk is so. What is part of a batch is known to nobody else before that is on disk.
    pub(super) fn adopt(&mut self, next: impl Into<Arc<RoomState>>) {
        self.state = next.into();
        if self.batch.is_none() {
            self.note_home();
        }
    }

    /// Whoever has a place here finds it from elsewhere.
    pub(super) fn note_home(&self) {
        let keys = self.state.people.iter().map(|person| &person.key);
        self.doors.homes.set(&self.state.id, keys, self.state.touched);
        self.doors.openers.set(&self.state.id, self.state.opened_by.as_ref(), self.state.never_begun);
    }

    /// Writes, or gathers what is to be written with the batch.
    pub(super) async fn write(&mut self, writes: Vec<Write>) -> Result<(), Refusal> {
        if let Some(batch) = &mut self.batch {
            batch.writes.extend(writes);
            return Ok(());
        }
        let written = self.commit(writes).await;
        self.note_written(written)
    }

    /// All of it or nothing is on disk then.
    pub(super) async fn commit(&mut self, writes: Vec<Write>) -> Result<(), StoreError> {
        let writing = metrics::writing(&writes);
        let written = self.store.commit(&self.claim, needed(writes)).await;
        match &written {
            Ok(()) => writing.done(),
            // What is so is on the disk, and no longer here: whoever is asked for the room next reads it there.
            Err(StoreError::Conflict | StoreError::Fenced | StoreError::Unsure(_)) => self.is_lost = true,
            Err(
                StoreError::Full
                | StoreError::Damaged { .. }
                | StoreError::InUse
                | StoreError::Gone
                | StoreError::Broken(_),
            ) => {}
        }
        written
    }

    /// Everybody learns when the disk does not take anything, and when it does again.
    pub(super) fn note_written(&mut self, written: Result<(), StoreError>) -> Result<(), Refusal> {
        let trouble = match written {
            Ok(()) => None,
            Err(StoreError::Full) => Some(Trouble::DiskFull),
            Err(error) => {
                warn!(room = self.state.tag, %error, "nothing was saved: {error}");
                Some(Trouble::NotSaved)
            }
        };
        let changed = trouble != self.trouble;
        self.trouble = trouble;
        self.retry_at = trouble.map(|_| Instant::now() + RETRY_AFTER);
        if changed {
            self.tell_room();
        }
        trouble.map_or(Ok(()), |_| Err(no(reasons::NOT_SAVED)))
    }
}

/// A step empties the journal of its game: sheets that are written with it would be gone at once.
fn needed(mut writes: Vec<Write>) -> Vec<Write> {
    let stepped = writes.iter().find_map(|write| match write {
        Write::Step { game, .. } => Some(game.clone()),
        _ => None,
    });
    writes.retain(|write| !matches!(write, Write::Put { game, .. } if Some(game) == stepped.as_ref()));
    writes
}
