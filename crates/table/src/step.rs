//! A decided step: what to write down, and what the table becomes once it is written.

use crate::ask::Now;
use crate::digest::Digest;
use crate::game::{Game, Roster};
use crate::log::{Amended, Closed, Record, Why, Written};
use crate::sheet::Answers;

/// The result of deciding. It holds the next state, so only the table that made it can look inside.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    pub(crate) ask: u32,
    pub(crate) cause: Cause<G::Choice>,
    pub(crate) next: G,
    pub(crate) now: Now,
    pub(crate) seats: u8,
}

/// What leads from one question to the next.
#[derive(Clone, Debug)]
pub(crate) enum Cause<C> {
    Closed { why: Why, answers: Answers<C> },
    Amended { change: Roster },
}

impl<G: Game> Step<G> {
    /// The line for the log. Made only when asked for: simulations without a log pay for no digest.
    pub fn record(&self) -> Record<G::Options, G::Choice> {
        let ask = self.ask;
        match &self.cause {
            Cause::Closed { why, answers } => {
                let by = answers.iter().map(Written::from).collect();
                Record::Close(Closed { ask, why: *why, by, digest: self.digest() })
            }
            Cause::Amended { change } => {
                Record::Amend(Amended { ask, change: *change, digest: self.digest() })
            }
        }
    }

    /// Covers the record too, so that an altered line is found even where it leads to the same state.
    pub(crate) fn digest(&self) -> Digest {
        match &self.cause {
            Cause::Closed { why, answers } => {
                // Field by field: the written form leaves out what is not there, and that is no canonical form.
                let by = answers.iter().map(|one| (one.seat, &one.sheet.parts, &one.sheet.text, one.by));
                let by: Vec<_> = by.collect();
                Digest::of(&(self.ask, why, by), &self.next)
            }
            Cause::Amended { change } => Digest::of(&(self.ask, change), &self.next),
        }
    }

    /// What is asked once the step is applied.
    pub const fn now(&self) -> &Now {
        &self.now
    }

    /// What the table agrees on when it plays again, once the step has ended the game.
    pub fn again(&self, options: &G::Options) -> Option<G::Options> {
        self.now.outcome().map(|_| self.next.again(options))
    }

    /// What the closed question was answered with, by those whose sheets counted.
    pub const fn answers(&self) -> Option<&Answers<G::Choice>> {
        match &self.cause {
            Cause::Closed { answers, .. } => Some(answers),
            Cause::Amended { .. } => None,
        }
    }
}
