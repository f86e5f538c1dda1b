//! A room falls asleep when nobody has looked at it for a while and nothing happens in it by itself. What it was is on
//! disk, and whoever asks for it wakes it.

use std::sync::Arc;

use tokio::time::Instant;

use crate::room::Room;

impl Room {
    /// Somebody looks, bots or clocks go on, or the disk has not taken something yet.
    fn is_busy(&self) -> bool {
        let is_answered = self.play.as_ref().is_some_and(|play| play.is_answered());
        let bots_play = self.is_running() && (self.waits_for_a_bot() || is_answered);
        let timers = [self.clock.deadline(), self.dealing.deadline(), self.window_ends()];
        let timers = timers.iter().any(Option::is_some) || self.is_dealing_left();
        !self.screens.is_empty() || bots_play || timers || self.retry_at.is_some()
    }

    pub(super) fn note_idleness(&mut self) {
        if self.is_busy() {
            self.idle_since = None;
        } else {
            self.idle_since.get_or_insert_with(Instant::now);
        }
    }

    pub(super) fn sleeps_at(&self) -> Option<Instant> {
        self.idle_since.map(|since| since + self.config.sleeps_after)
    }

    /// Its time has come, unless a deck is on its way: nobody says when that ends, so it is looked at again later.
    pub(super) fn falls_asleep(&mut self) -> bool {
        let is_due = !self.is_busy() && self.sleeps_at().is_some_and(|moment| moment <= Instant::now());
        let is_importing = Arc::strong_count(&self.importing) > 1;
        if is_due && is_importing {
            self.idle_since = None;
        }
        is_due && !is_importing
    }
}
