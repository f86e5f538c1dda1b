//! The moment after: the table stays with what a step has shown until those who are here have seen enough, or a quiet
//! while has passed. Nothing of a game runs meanwhile, neither clocks nor bots.
//!
//! It is the room's, and no question of a game: a game only says which events are worth it.

use std::collections::BTreeMap;
use std::time::Duration;

use stolik_protocol::reasons;
use stolik_protocol::room::{Linger, MomentView};
use stolik_protocol::server::ServerMessage;
use stolik_table::Refusal;
use tokio::time::Instant;

use crate::room::Room;
use crate::room::state::RoomState;
use crate::room::wish::{Presence, no};

/// No film holds up a table for longer, whatever a screen says of its own.
const LONGEST_FILM: Duration = Duration::from_secs(15);

/// How long the table stays after the film, if not all have gone on before.
fn stays_for(linger: Linger) -> Option<Duration> {
    match linger {
        Linger::Short => Some(Duration::from_secs(8)),
        Linger::Relaxed => Some(Duration::from_secs(25)),
        Linger::UntilAll => None,
    }
}

/// How long the screens at the table show the last step.
#[derive(Default)]
pub struct Films {
    step: Option<(String, u32)>,
    /// No film of this step runs beyond it.
    over_by: Option<Instant>,
    ends: BTreeMap<u32, Instant>,
}

impl Films {
    /// Forgets the films of earlier steps.
    pub fn follow(&mut self, game: &str, seq: u32) {
        let is_same = self.step.as_ref().is_some_and(|(other, number)| other == game && *number == seq);
        if !is_same {
            let over_by = Some(Instant::now() + LONGEST_FILM);
            *self = Films { step: Some((game.to_owned(), seq)), over_by, ends: BTreeMap::new() };
        }
    }

    /// A screen says how long its film still takes; nothing, if it is over. Gives the end that counts.
    fn note(&mut self, screen: u32, left: Duration) -> Instant {
        let now = Instant::now();
        let end = (now + left).min(self.over_by.unwrap_or(now));
        self.ends.insert(screen, end);
        end
    }

    pub fn forget(&mut self, screen: u32) {
        self.ends.remove(&screen);
    }

    /// When the last of them is over, or was.
    pub fn last_end(&self) -> Option<Instant> {
        self.ends.values().copied().max()
    }

    /// When the last of them is over, if one still runs.
    pub fn end(&self) -> Option<Instant> {
        let now = Instant::now();
        self.last_end().filter(|end| *end > now)
    }
}

impl Room {
    /// A screen says how long it will show the last step. Televisions and those who play count; the others follow a
    /// television.
    pub(super) fn film(&mut self, screen: u32, seq: u32, ms: u32) {
        let is_open = self.play.as_ref().is_some_and(|play| play.number() == seq);
        let is_television = self.screens.is_television(screen);
        if !is_open || !(is_television || self.viewer(screen).seat().is_some()) {
            return;
        }
        let end = self.films.note(screen, Duration::from_millis(ms.into()));
        self.last_call.begin_no_earlier(end);
        if self.clock.begin_no_earlier(end) {
            self.tell_room();
        }
        // A window waits for films, so when it closes has changed.
        for other in self.screens.greeted().collect::<Vec<_>>() {
            self.tell_window(other);
        }
        if is_television {
            let left_ms = end.saturating_duration_since(Instant::now()).as_millis() as u32;
            self.screens.tell_all(&ServerMessage::Film { seq, left_ms });
        }
    }

    /// Does the table stay with a step that lingers? Not at pace zero.
    pub(super) fn has_moments(&self) -> bool {
        self.pace() > 0.0
    }

    /// The moment begins when there is somebody to see it, and anew after a pause.
    pub(super) fn time_the_moment(&mut self) {
        let is_seen = self.state.moment.is_some() && !self.state.paused && !self.rests();
        self.moment_since = is_seen.then(|| self.moment_since.unwrap_or_else(Instant::now));
    }

    /// When the game goes on by itself.
    pub(super) fn moment_ends(&self) -> Option<Instant> {
        let (moment, since) = (self.state.moment.as_ref()?, self.moment_since?);
        if moment.is_seen_by_all(&self.presence().players_here) {
            return Some(Instant::now());
        }
        let stays_for = stays_for(self.state.linger)?.mul_f64(self.pace());
        Some(self.films.last_end().unwrap_or(since).max(since) + stays_for)
    }

    pub(super) fn moment_view(&self) -> Option<MomentView> {
        let (moment, play) = (self.state.moment.as_ref()?, self.play.as_ref()?);
        let left = self.moment_ends().map(|end| end.saturating_duration_since(Instant::now()));
        Some(MomentView {
            seq: play.number(),
            seen: moment.seen_by.clone(),
            left_ms: left.map(|left| left.as_millis() as u32),
        })
    }

    pub(super) async fn end_the_moment(&mut self) {
        let next = RoomState { moment: None, ..RoomState::clone(&self.state) };
        if self.write_state(next, Vec::new()).await.is_ok() {
            self.tell_room();
        }
    }
}

/// Somebody has seen enough. With the last one the game goes on.
pub fn onward(state: &mut RoomState, person: u32, presence: &Presence) -> Result<(), Refusal> {
    state.chair_of(person).ok_or(no(reasons::NOT_JOINED))?;
    // A second tap, or one that comes late, means what has happened already.
    let Some(moment) = &mut state.moment else { return Ok(()) };
    if !moment.seen_by.contains(&person) {
        moment.seen_by.push(person);
    }
    if moment.is_seen_by_all(&presence.players_here) {
        state.moment = None;
    }
    Ok(())
}
