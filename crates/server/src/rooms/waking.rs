//! Who may wake a room: one at a time, so that none is woken twice.

use std::hash::{DefaultHasher, Hash, Hasher};

use tokio::sync::{Mutex, MutexGuard};

/// How many rooms are woken at once: enough that those of a server that died are soon awake elsewhere, also over a slow line to
/// the database, and few enough that the database has connections left for those that are awake.
const AT_ONCE: usize = 16;

#[derive(Default)]
pub struct Waking([Mutex<()>; AT_ONCE]);

impl Waking {
    /// Nobody else wakes or forgets this room while it is held.
    pub async fn lock(&self, id: &str) -> MutexGuard<'_, ()> {
        let mut hasher = DefaultHasher::new();
        id.hash(&mut hasher);
        self.0[hasher.finish() as usize % AT_ONCE].lock().await
    }
}
