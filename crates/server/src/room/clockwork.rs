//! What happens by itself: when next, and what then.

use stolik_table::{WhoIsIn, Why};
use tokio::time::Instant;

use crate::room::Room;
use crate::room::state::RoomState;
use crate::room::timer::QuestionTimer;

/// Where a question tells only how many are in: seconds after which everybody learns who is missing.
const NAMED_AFTER: u32 = 20;

impl Room {
    /// After everything that happens: the clock is wound, bots that are asked begin to think, and everybody learns
    /// what has changed by itself, such as which seats may be lent now.
    pub(super) fn settle(&mut self) {
        if self.to_tell() != self.told {
            self.tell_room();
        }
        if let Some(play) = &self.play {
            self.films.follow(play.id(), play.number());
        }
        self.time_the_moment();
        self.keep_window();
        self.time_the_dealing();
        self.let_bots_think();
        self.wind_clocks();
    }

    fn wind_clocks(&mut self) {
        let Some(play) = self.play.as_ref().filter(|_| self.is_running()) else {
            self.clock.wind(None);
            self.last_call.wind(None);
            self.naming.wind(None);
            return;
        };
        let (game, ask) = (play.id().to_owned(), play.number());
        // A window keeps its own time.
        let open = self.open_question().filter(|_| self.window.is_none());
        let last_call = play.last_call();
        // No clock is shorter than the last call.
        let seconds = open.and_then(|open| self.state.seconds_for(open));
        let seconds = seconds.map(|seconds| seconds.max(last_call));
        let tells_a_count = matches!(play.who_is_in(), WhoIsIn::Count(_));
        let second = self.config.second;
        let stays_open = seconds.filter(|_| last_call > 0);
        self.last_call.wind(stays_open.map(|_| (game.clone(), ask, second * u32::from(last_call))));
        self.naming.wind(tells_a_count.then(|| (game.clone(), ask, second * NAMED_AFTER)));
        if self.clock.wind(seconds.map(|seconds| (game, ask, second * u32::from(seconds)))) {
            self.tell_room();
        }
    }

    /// When something happens by itself next.
    pub(super) fn next_wake(&self) -> Option<Instant> {
        // That a last call is over matters only where all have answered, and then the question is left answered.
        let last_call = self.last_call.deadline().filter(|_| self.is_last_call());
        let clocks = [&self.clock, &self.naming, &self.dealing].map(QuestionTimer::deadline);
        let timers = clocks.into_iter().chain([
            last_call,
            self.window_ends(),
            self.next_away(),
            self.sleeps_at(),
            self.moment_ends(),
            self.next_patient(),
        ]);
        let answered = (self.is_left_answered() || self.is_dealing_left()).then(Instant::now);
        // While the disk does not take anything, a question stays open.
        let all = timers.flatten().chain(answered);
        self.retry_at.or_else(|| all.min())
    }

    pub(super) async fn wake(&mut self) {
        // What is due at once is due by the clock of a moment ago: now is asked for last.
        let is_due = |at: Option<Instant>| at.is_some_and(|at| at <= Instant::now());
        if is_due(self.retry_at) {
            self.retry_at = None;
            // The state once more, to see whether the disk takes it again.
            let _ = self.write_state(RoomState::clone(&self.state), Vec::new()).await;
            return;
        }
        if is_due(self.moment_ends()) {
            self.end_the_moment().await;
        } else if is_due(self.next_patient()) {
            self.let_the_patient_answer().await;
        } else if is_due(self.window_ends()) {
            self.close(Why::Floor).await;
        } else if self.is_dealing_left() || self.dealing.is_due() {
            self.leave_out_the_silent().await;
        } else if self.is_left_answered() {
            self.close(Why::Answered).await;
        } else if self.clock.is_due() {
            self.close(Why::Clock).await;
        } else if self.naming.is_due() {
            self.name_the_missing();
        }
    }

    /// A while has passed: friends may learn whom to nudge.
    fn name_the_missing(&mut self) {
        if let Some(play) = &mut self.play {
            play.name_the_missing();
            self.tell_progress();
        }
    }

    /// Does the open question stay open even if all have answered? Whoever has passed may still think again.
    pub(super) fn is_last_call(&self) -> bool {
        self.last_call.deadline().is_some() && !self.last_call.is_due()
    }

    /// All have answered and yet the question is open: it was a window and is none any more, or its last call is over.
    fn is_left_answered(&self) -> bool {
        self.is_running()
            && self.window.is_none()
            && !self.is_last_call()
            && self.play.as_ref().is_some_and(|play| play.is_answered())
    }
}
