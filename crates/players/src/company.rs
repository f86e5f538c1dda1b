//! A table of bots: one player a seat, and a whole game from the deal to the outcome.

use std::convert::Infallible;
use std::error::Error;
use std::fmt;

use stolik_table::{
    Dice, Game, Lane, MAX_SEATS, Mishaps, News, Outcome, Refusal, Reply, Seat, Seed, Step, Stuck, Table,
    Viewer, Why,
};

use crate::Player;

/// The players of one game, each with a mind of its own.
pub struct Company<G: Game> {
    pub(crate) players: Vec<Box<dyn Player<G>>>,
    pub(crate) minds: [Dice; MAX_SEATS],
    /// What everybody has heard, where somebody listens.
    pub(crate) past: Vec<G::Event>,
}

/// A whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Ready sheets that the table accepted.
    pub decisions: u64,
    pub outcome: Outcome,
    /// What happened to people; nothing among bots that play as they should.
    pub mishaps: Mishaps,
}

/// A bot answered what it may not: a mistake in the bot, never in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stopped<E> {
    BadAnswer {
        seat: Seat,
        reply: Reply,
    },
    Refused(Refusal),
    /// Whoever writes the steps down could not.
    NotWritten(E),
}

impl<E: fmt::Display> fmt::Display for Stopped<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stopped::BadAnswer { seat, reply } => {
                write!(f, "the bot on {seat:?} gave a bad answer: {reply:?}")
            }
            Stopped::Refused(refusal) => write!(f, "the question could not be closed: {refusal}"),
            Stopped::NotWritten(error) => write!(f, "a step could not be written: {error}"),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> Error for Stopped<E> {}

impl<E> From<Stuck> for Stopped<E> {
    fn from(stuck: Stuck) -> Self {
        match stuck {
            Stuck::Answer { seat, reply } => Stopped::BadAnswer { seat, reply },
            Stuck::Refused(refusal) => Stopped::Refused(refusal),
        }
    }
}

impl<G: Game> Company<G> {
    /// One player a seat, in order. What they throw follows from the seed of the table, in lanes of their own.
    pub fn new(players: Vec<Box<dyn Player<G>>>, seed: &Seed) -> Self {
        let minds = std::array::from_fn(|seat| Dice::new(seed, Lane::Mind(Seat::nth(seat))));
        Company { players, minds, past: Vec::new() }
    }

    /// The same at a table that has heard this already, in games before.
    pub fn after(self, past: Vec<G::Event>) -> Self {
        Company { past, ..self }
    }

    /// What the table has heard, for its next game.
    pub fn into_past(self) -> Vec<G::Event> {
        self.past
    }

    /// Kept only where somebody listens.
    pub(crate) fn news(&self) -> News<G::Event> {
        if self.players.iter().any(|player| player.listens()) { News::new() } else { News::unheard() }
    }

    /// Everybody hears what is for all, once.
    pub(crate) fn hear(&mut self, news: &mut News<G::Event>) {
        self.past.extend(news.heard_by(Viewer::Public).cloned());
        news.clear();
    }

    /// Plays a table to its end. `write` gets every step before it is applied.
    pub fn play<E>(
        &mut self,
        table: &mut Table<G>,
        mut write: impl FnMut(&Step<G>) -> Result<(), E>,
    ) -> Result<Finished, Stopped<E>> {
        let mut news = self.news();
        let mut decisions = 0;
        loop {
            if let Some(outcome) = table.now().outcome() {
                return Ok(Finished { decisions, outcome: *outcome, mishaps: Mishaps::default() });
            }
            decisions += self.answer(table)?;
            let step = table.decide(Why::Answered, None, &mut news).map_err(Stopped::Refused)?;
            write(&step).map_err(Stopped::NotWritten)?;
            // Decided on this very table: it cannot be stale.
            let applied = table.apply(step);
            debug_assert_eq!(applied, Ok(()));
            self.hear(&mut news);
        }
    }

    /// The same where nothing is written.
    pub fn play_out(&mut self, table: &mut Table<G>) -> Result<Finished, Stopped<Infallible>> {
        let mut news = self.news();
        let mut decisions = 0;
        loop {
            if let Some(outcome) = table.now().outcome() {
                return Ok(Finished { decisions, outcome: *outcome, mishaps: Mishaps::default() });
            }
            decisions += self.answer(table)?;
            table.close(Why::Answered, &mut news).map_err(Stopped::Refused)?;
            self.hear(&mut news);
        }
    }

    fn answer<E>(&mut self, table: &mut Table<G>) -> Result<u64, Stopped<E>> {
        let asked = table.now().ask().map(|ask| ask.asked()).unwrap_or_default();
        for seat in asked.iter() {
            self.answer_of(seat, table)?;
        }
        Ok(u64::from(asked.len()))
    }

    /// What the player of a seat that is asked hands in.
    pub(crate) fn answer_of(&mut self, seat: Seat, table: &mut Table<G>) -> Result<(), Stuck> {
        let Some(player) = self.players.get_mut(seat.index()) else { return Ok(()) };
        let chair = table.chair(seat).after(&self.past);
        let sheet = player.answer(chair, &mut self.minds[seat.index()]);
        // One sheet a seat and question, so one nonce is enough.
        match table.submit(seat, table.number(), sheet, 0) {
            Reply::Accepted => Ok(()),
            reply => Err(Stuck::Answer { seat, reply }),
        }
    }
}
