//! A window: a question that closes by itself, at its floor, where silence is a pass. When it closes tells nothing of
//! who could have acted. Whoever wants to think holds it open, with a card or without.
//!
//! While a screen at the table still shows how the last step went, nobody can act; so the floor is counted from the end of
//! the last film.

use std::collections::BTreeSet;
use std::time::Duration;

use stolik_protocol::server::{ServerMessage, WindowView, YourHold};
use stolik_table::{Seat, Seats};
use tokio::time::Instant;

use crate::room::Room;
use crate::room::state::ChairState;

/// The floor is counted from when the last seat has been sent the question, but nobody is waited for longer than this.
const SLOWEST: Duration = Duration::from_secs(1);
/// How long a window that is held stays open.
const HELD_FOR: Duration = Duration::from_secs(20);

pub struct Window {
    game: String,
    ask: u32,
    opened: Instant,
    floor: Duration,
    held_for: Duration,
    /// Screens of players that have not been sent the question yet.
    unsent: BTreeSet<u32>,
    /// When the last of them was.
    all_sent: Option<Instant>,
    /// Who has held it. Grows only, so that what is told of it never says that somebody has finished.
    holds: Seats,
}

impl Window {
    fn open(game: String, ask: u32, floor: Duration, held_for: Duration, unsent: BTreeSet<u32>) -> Self {
        let opened = Instant::now();
        let all_sent = unsent.is_empty().then_some(opened);
        Window { game, ask, opened, floor, held_for, unsent, all_sent, holds: Seats::NONE }
    }

    fn is_for(&self, game: &str, ask: u32) -> bool {
        self.game == game && self.ask == ask
    }

    /// A screen has been sent the question, or is gone.
    fn sent(&mut self, screen: u32) {
        if self.unsent.remove(&screen) && self.unsent.is_empty() {
            self.all_sent = Some(Instant::now());
        }
    }

    /// When it closes, if these are those who hold it and the last film of the step before ends then.
    fn ends(&self, holding: Seats, film_ends: Option<Instant>) -> Instant {
        let at_the_latest = self.opened + SLOWEST;
        let sent = self.all_sent.map_or(at_the_latest, |sent| sent.min(at_the_latest));
        let shown = film_ends.unwrap_or(self.opened);
        let floor_ends = sent.max(shown) + self.floor;
        if holding == Seats::NONE {
            floor_ends
        } else {
            floor_ends.max(self.opened.max(shown) + self.held_for)
        }
    }
}

impl Room {
    /// Opens the window of the open question if it is one, and closes the one of an earlier question. Once open it
    /// stays open, whoever comes and goes meanwhile.
    pub(super) fn keep_window(&mut self) {
        let Some(play) = self.play.as_ref().filter(|_| self.is_running()) else {
            self.window = None;
            return;
        };
        let (game, ask) = (play.id(), play.number());
        if self.window.as_ref().is_some_and(|window| window.is_for(game, ask)) {
            return;
        }
        self.window = None;
        let Some(floor) = self.floor() else { return };
        let held_for = HELD_FOR.mul_f64(self.pace());
        let players = self.screens.greeted().filter(|screen| self.viewer(*screen).seat().is_some());
        let mut window = Window::open(game.to_owned(), ask, floor, held_for, players.collect());
        let asked = play.asked();
        window.holds = asked.iter().filter(|seat| self.always_holds(*seat)).collect();
        self.window = Some(window);
        for screen in self.screens.greeted().collect::<Vec<_>>() {
            self.tell_window(screen);
        }
    }

    /// The floor of the open question at this table's pace. Bots alone need none.
    fn floor(&self) -> Option<Duration> {
        let has_people =
            self.state.chairs.iter().any(|chair| matches!(chair, ChairState::Person { lent_to: None, .. }));
        let floor = self.play.as_ref()?.floor()?.mul_f64(self.pace());
        (has_people && !floor.is_zero()).then_some(floor)
    }

    pub(super) fn pace(&self) -> f64 {
        self.config.pace.clamp(0.0, 100.0)
    }

    /// Somebody who is away holds up nobody.
    fn always_holds(&self, seat: Seat) -> bool {
        let Some(ChairState::Person { person, lent_to: None, .. }) = self.state.chairs.get(seat.index())
        else {
            return false;
        };
        self.state.always_hold.contains(person) && !self.away_since.contains_key(person)
    }

    pub(super) fn window_ends(&self) -> Option<Instant> {
        let (window, play) = (self.window.as_ref()?, self.play.as_ref()?);
        // Who has answered is done with holding.
        let waited_for = play.waited_for();
        let holding = window.holds.iter().filter(|seat| waited_for.has(*seat)).collect();
        Some(window.ends(holding, self.films.last_end()))
    }

    pub(super) fn window_sent(&mut self, screen: u32, ask: u32) {
        if let Some(window) = self.window.as_mut().filter(|window| window.ask == ask) {
            window.sent(screen);
        }
    }

    /// A screen is gone: nobody waits until it has been sent anything.
    pub(super) fn window_gone(&mut self, screen: u32) {
        if let Some(window) = &mut self.window {
            window.sent(screen);
        }
    }

    /// Somebody wants to think. For a question that is no window, or no longer open, it means nothing.
    pub(super) fn hold(&mut self, screen: u32, ask: u32) {
        let Some(seat) = self.viewer(screen).seat() else { return };
        let is_asked = self.play.as_ref().is_some_and(|play| play.asked().has(seat));
        if !is_asked || self.state.bot_on(seat).is_some() {
            return;
        }
        let Some(window) = self.window.as_mut().filter(|window| window.ask == ask) else { return };
        let was_held = window.holds != Seats::NONE;
        window.holds = window.holds.with(seat);
        // That one more holds it is nobody else's business.
        let learns = |other: &u32| !was_held || self.viewer(*other).seat() == Some(seat);
        for other in self.screens.greeted().filter(learns).collect::<Vec<_>>() {
            self.tell_window(other);
        }
    }

    /// The window as a screen may see it: nothing in it depends on who has answered.
    pub(super) fn tell_window(&mut self, screen: u32) {
        let (Some(window), Some(play)) = (&self.window, &self.play) else { return };
        let seat = self.viewer(screen).seat().filter(|seat| play.asked().has(*seat));
        let yours = seat.map(|seat| YourHold {
            now: window.holds.has(seat),
            always: self.person_at(screen).is_some_and(|person| self.state.always_hold.contains(&person)),
        });
        let left = window.ends(window.holds, self.films.last_end()).saturating_duration_since(Instant::now());
        let seen = WindowView { left_ms: left.as_millis() as u32, held: window.holds != Seats::NONE, yours };
        let ask = window.ask;
        self.screens.tell_and_say_when(screen, &ServerMessage::Window { ask, window: seen }, ask);
    }
}
