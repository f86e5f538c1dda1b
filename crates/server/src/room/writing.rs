//! Nothing counts before it is on disk. While the disk does not take anything, the table waits and says so.

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

    /// What is on disk is so.
    pub(super) fn adopt(&mut self, next: RoomState) {
        let keys = next.people.iter().map(|person| &person.key);
        self.doors.homes.set(&next.id, keys, next.touched);
        self.state = next;
    }

    pub(super) async fn write(&mut self, writes: Vec<Write>) -> Result<(), Refusal> {
        let writing = metrics::writing(&writes);
        let trouble = match self.store.commit(writes).await {
            Ok(()) => {
                writing.done();
                None
            }
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
