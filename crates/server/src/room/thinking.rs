//! Bots. They think elsewhere, so that the room does not wait, and answer through the same door as people.

use std::time::Duration;

use serde_json::Value;
use stolik_table::{Seat, Seats};
use tokio::time::Instant;
use tracing::{error, warn};

use crate::apart;
use crate::game::{Giver, Handed, Thought};
use crate::metrics;
use crate::room::playing::NotTaken;
use crate::room::{Room, ToRoom};

/// Says anything that is allowed. Every game has it.
const PLAIN_BOT: &str = "random";

/// What a bot says.
#[derive(Debug)]
pub struct BotAnswer {
    pub game: String,
    pub ask: u32,
    pub seat: Seat,
    /// Nothing if it fell over while it thought.
    pub sheet: Option<Value>,
}

/// Which bots are thinking about the open question right now. One that has answered can be asked again: its sheet may
/// have been taken back.
#[derive(Default)]
pub struct Thinking {
    question: Option<(String, u32)>,
    seats: Seats,
    /// Bots whose answer was not taken: from them something plain is good enough.
    stumbled: Seats,
    /// Bots that have stumbled twice. Whoever keeps the clock, or a person on the seat, goes on from there.
    gave_up: Seats,
}

impl Thinking {
    fn is_about(&self, game: &str, ask: u32) -> bool {
        self.question.as_ref().is_some_and(|(other, number)| other == game && *number == ask)
    }

    /// Gives true if this seat is to think about this question now.
    fn begins(&mut self, game: &str, ask: u32, seat: Seat) -> bool {
        if !self.is_about(game, ask) {
            *self = Thinking { question: Some((game.to_owned(), ask)), ..Thinking::default() };
        }
        let begins = !self.seats.has(seat) && !self.gave_up.has(seat);
        self.seats = self.seats.with(seat);
        begins
    }

    fn ends(&mut self, seat: Seat) {
        self.seats = self.seats.without(seat);
    }

    fn stumbles(&mut self, seat: Seat) {
        if self.stumbled.has(seat) {
            self.gave_up = self.gave_up.with(seat);
        }
        self.stumbled = self.stumbled.with(seat);
    }
}

impl Room {
    /// Bots that are asked begin to think.
    pub(super) fn let_bots_think(&mut self) {
        // While the disk does not take anything, there is nothing to be said.
        if !self.is_running() || self.retry_at.is_some() {
            return;
        }
        let Some(play) = &mut self.play else { return };
        let (game, ask) = (play.id().to_owned(), play.number());
        let mut thoughts = Vec::new();
        for seat in play.waited_for().iter() {
            let Some(character) = self.state.bot_on(seat) else { continue };
            if !self.thinking.begins(&game, ask, seat) {
                continue;
            }
            let character = if self.thinking.stumbled.has(seat) { PLAIN_BOT } else { character };
            match play.think(seat, character).or_else(|| play.think(seat, PLAIN_BOT)) {
                Some(thought) => thoughts.push((seat, thought)),
                None => self.thinking.gave_up = self.thinking.gave_up.with(seat),
            }
        }
        for (seat, thought) in thoughts {
            self.let_think(game.clone(), ask, seat, thought);
        }
    }

    fn let_think(&self, game: String, ask: u32, seat: Seat, thought: Thought) {
        // A window shows nothing before its end: a bot that seemed to think could only be late.
        let pause = if self.window.is_some() { Duration::ZERO } else { self.config.bot_pause };
        let me = self.me.clone();
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let sheet = metrics::thinking(apart::think(thought)).await;
            // The room may be gone by now.
            let _ = me.send(ToRoom::BotAnswer(BotAnswer { game, ask, seat, sheet: sheet.ok() })).await;
        });
    }

    pub(super) async fn bot_answer(&mut self, answer: BotAnswer) {
        let BotAnswer { game, ask, seat, sheet } = &answer;
        let (ask, seat) = (*ask, *seat);
        let current = self.play.as_ref().filter(|play| play.id() == game && play.number() == ask);
        let Some(play) = current else { return };
        // Nobody is to be interrupted while they still see how the last step went.
        if self.films.end().is_some() && self.is_running() {
            return self.patient.push(answer);
        }
        // While the game stands still it has no say; it thinks again when the game goes on.
        self.thinking.ends(seat);
        let is_wanted = self.state.bot_on(seat).is_some() && play.waited_for().has(seat);
        if !is_wanted || !self.is_running() {
            return;
        }
        // A bot that panics has stumbled: a table never stops for a bot.
        let Some(sheet) = sheet else { return self.stumbles(seat, "it panicked") };
        match self.hand_in(&Handed { seat, ask, by: Giver::Bot, sheet }, None).await {
            Ok(taken) => self.tell_taken(&taken),
            Err(NotTaken::Not(refusal)) => warn!(game, ask, "a bot's answer was not saved: {refusal}"),
            Err(NotTaken::Answered(reply)) => self.stumbles(seat, &format!("{reply:?}")),
            Err(NotTaken::Unreadable) => self.stumbles(seat, "it is no sheet"),
        }
    }

    /// When bots that wait for a film may speak.
    pub(super) fn next_patient(&self) -> Option<Instant> {
        (!self.patient.is_empty()).then(|| self.films.end().unwrap_or_else(Instant::now))
    }

    pub(super) async fn let_the_patient_answer(&mut self) {
        for answer in std::mem::take(&mut self.patient) {
            self.bot_answer(answer).await;
        }
    }

    /// Is there a bot that will still answer the open question?
    pub(super) fn waits_for_a_bot(&self) -> bool {
        let Some(play) = &self.play else { return false };
        let is_open = self.thinking.is_about(play.id(), play.number());
        let gave_up = if is_open { self.thinking.gave_up } else { Seats::NONE };
        play.waited_for().iter().any(|seat| self.state.bot_on(seat).is_some() && !gave_up.has(seat))
    }

    /// A bot has said what may not be said. It is not asked for the same again, and a second time not at all.
    fn stumbles(&mut self, seat: Seat, why: &str) {
        error!(room = self.state.tag, "a bot's answer was not taken: {why}");
        self.thinking.stumbles(seat);
    }
}
