//! Rooms that are no longer this server's, though nobody has told it: somebody has forgotten the table, or taken it over.
//! Whoever writes learns it by the fence. A table at which nothing is written would be shown on; so it is asked for.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use stolik_store::Claim;
use tokio::time::sleep;
use tracing::info;

use super::{Handle, Rooms, Wakefulness};
use crate::room::ToRoom;
use crate::room::row::tag_of;

/// One question to the database for all rooms that are awake.
const LOOKS_EVERY: Duration = Duration::from_secs(3);

impl Rooms {
    /// For as long as the server runs, where several share a database.
    pub async fn keep_letting_go_of_lost(self: Arc<Self>) {
        let Some(neighbours) = self.neighbours.clone() else { return };
        loop {
            sleep(LOOKS_EVERY).await;
            let awake = self.awake_here();
            let claims = awake.iter().map(|(_, claim)| claim.clone()).collect();
            // Whoever cannot ask is out of touch, and lets go of everything.
            let Ok(lost) = neighbours.cluster.lost(claims).await else { continue };
            let lost: HashSet<String> = lost.into_iter().collect();
            for (room, claim) in awake.into_iter().filter(|(_, claim)| lost.contains(&*claim.room)) {
                info!(room = tag_of(&claim.room), "a room is somebody else's, or gone");
                // One that has ended meanwhile has stopped.
                let _ = room.send(ToRoom::Stop).await;
            }
        }
    }

    /// Each with the right by which it is here.
    fn awake_here(&self) -> Vec<(Handle, Claim)> {
        let all = self.lock();
        let awake = all.values().filter_map(|one| match one {
            Wakefulness::Awake(room, claim) if !room.is_closed() => Some((room.clone(), claim.clone())),
            Wakefulness::Awake(..) | Wakefulness::Asleep => None,
        });
        awake.collect()
    }
}
