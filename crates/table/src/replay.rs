//! Playing a log again, and noticing when it tells another story.

use thiserror::Error;

use crate::ask::{Close, Now};
use crate::chance::{Sources, Unsealed};
use crate::digest::Digest;
use crate::form;
use crate::game::Game;
use crate::log::{Amended, Closed, End, Head, LOG_VERSION, PlayerChange, Record, Why};
use crate::news::News;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::sealed::Seals;
use crate::sheet::{Answer, Answers, FilledBy, Sheet};
use crate::step::{Cause, Step};
use crate::table::Table;

/// Why a log could not be played again.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Diverged {
    #[error("the log has version {0}, and this program reads versions 1 to {LOG_VERSION}")]
    Version(u16),
    #[error("the log is of {0}, not of {1}")]
    OtherGame(String, &'static str),
    #[error("the log was written under version {log} of the rules, and this program has version {ours}")]
    Rules { log: u16, ours: u16 },
    #[error("{0}")]
    Unsealed(#[from] Unsealed),
    #[error("the game could not be dealt: {0}")]
    Deal(Refusal),
    #[error("diverged at question {ask}: {mismatch}")]
    At { ask: u32, mismatch: Mismatch },
    #[error("the log ends with another result than the game")]
    Outcome,
    #[error("the head is not the one with which the game ended")]
    Head,
}

/// What is wrong with one record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Mismatch {
    #[error("the log has question {0} next")]
    OtherNumber(u32),
    #[error("the game was over already")]
    Over,
    #[error("the game goes on, but the log ends it")]
    NotOver,
    #[error("the sheets do not fit the question")]
    Sheets,
    #[error("{0}")]
    Refused(Refusal),
    #[error("the state is not the one that was written down")]
    Digest,
    #[error("the log names a player for a seat that nobody has")]
    Player,
}

/// A table that is told from a log. Every record is held to the rules before it counts: a log is input like any
/// other.
#[derive(Debug)]
pub struct Replay<G: Game> {
    table: Table<G>,
    version: u16,
    /// The digest of the head and of the changes of players so far.
    head: Option<Digest>,
}

impl<G: Game> Replay<G> {
    pub fn new(head: &Head<G::Options>, sources: &Sources) -> Result<Self, Diverged> {
        if !matches!((head.v, &head.sealed), (1, Seals::ByDevice(_)) | (2..=LOG_VERSION, Seals::BySeat(_))) {
            return Err(Diverged::Version(head.v));
        }
        if head.game != G::INFO.id {
            return Err(Diverged::OtherGame(head.game.clone(), G::INFO.id));
        }
        if head.rules != G::INFO.rules {
            return Err(Diverged::Rules { log: head.rules, ours: G::INFO.rules });
        }
        sources.check(&head.sealed, head.seats, head.v)?;
        let table = Table::deal(&head.options, head.seats, sources.seed()).map_err(Diverged::Deal)?;
        Ok(Replay { table, version: head.v, head: head.digest() })
    }

    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// What the last line must say of the head and of the changes of players so far.
    pub const fn end(&self, outcome: Outcome) -> End {
        End { outcome, head: self.head }
    }

    /// The table as it stands after what was played.
    pub fn into_table(self) -> Table<G> {
        self.table
    }

    /// Plays one record. Those of the journal change nothing.
    pub fn play(
        &mut self,
        record: &Record<G::Options, G::Choice>,
        news: &mut News<G::Event>,
    ) -> Result<(), Diverged> {
        match record {
            Record::Close(closed) => self.close(closed, news).map_err(|mismatch| self.at(mismatch)),
            Record::Amend(amended) => self.amend(amended, news).map_err(|mismatch| self.at(mismatch)),
            Record::Player(change) => self.player(change).map_err(|mismatch| self.at(mismatch)),
            Record::End(end) => self.check_end(end),
            Record::Head(_) | Record::Seed(_) | Record::Put(_) | Record::Open => Ok(()),
        }
    }

    fn at(&self, mismatch: Mismatch) -> Diverged {
        Diverged::At { ask: self.table.number(), mismatch }
    }

    fn close(&mut self, closed: &Closed<G::Choice>, news: &mut News<G::Event>) -> Result<(), Mismatch> {
        self.numbered(closed.ask)?;
        let answers = self.answers(closed)?;
        let step = self.table.resolve(closed.why, answers, news);
        self.follow(step, closed.digest)
    }

    fn amend(&mut self, amended: &Amended, news: &mut News<G::Event>) -> Result<(), Mismatch> {
        self.numbered(amended.ask)?;
        let step = self.table.decide_amend(amended.change, news).map_err(Mismatch::Refused)?;
        debug_assert!(matches!(step.cause, Cause::Amended { .. }));
        self.follow(step, amended.digest)
    }

    fn player(&mut self, change: &PlayerChange) -> Result<(), Mismatch> {
        self.numbered(change.ask)?;
        // The next log version's records are none of an earlier one.
        if self.version < 3 || change.seat.number() >= self.table.seats() {
            return Err(Mismatch::Player);
        }
        self.head = change.follow(self.head);
        Ok(())
    }

    fn numbered(&self, ask: u32) -> Result<(), Mismatch> {
        if ask == self.table.number() { Ok(()) } else { Err(Mismatch::OtherNumber(ask)) }
    }

    fn follow(&mut self, step: Step<G>, digest: Digest) -> Result<(), Mismatch> {
        if step.digest() != digest {
            return Err(Mismatch::Digest);
        }
        self.table.apply(step).map_err(|_| Mismatch::Sheets)
    }

    fn check_end(&self, end: &End) -> Result<(), Diverged> {
        match self.table.now() {
            Now::Over(ours) if *ours == end.outcome && self.head == end.head => Ok(()),
            Now::Over(ours) if *ours == end.outcome => Err(Diverged::Head),
            Now::Over(_) => Err(Diverged::Outcome),
            Now::Ask(_) => Err(self.at(Mismatch::NotOver)),
        }
    }

    /// Could these sheets have closed the open question? Each kind is held to its own rule: a player's sheet is
    /// full, one of the clock may have holes.
    fn answers(&self, closed: &Closed<G::Choice>) -> Result<Answers<G::Choice>, Mismatch> {
        let Now::Ask(ask) = self.table.now() else {
            return Err(Mismatch::Over);
        };
        let mut parties_left = ask.parties.iter();
        let mut answers = Answers::none();
        for written in &closed.by {
            let answer = written.answer().ok_or(Mismatch::Sheets)?;
            // In order of parties, each at most once; those in between have passed.
            let own = parties_left.by_ref().find(|party| !ask.pass || party.has(answer.seat));
            if own.is_none_or(|party| !party.has(answer.seat)) {
                return Err(Mismatch::Sheets);
            }
            if ask.close == Close::First && answers.only().is_some() {
                return Err(Mismatch::Sheets);
            }
            self.fits(closed.why, &answer)?;
            answers.push(answer);
        }
        let rest_is_silent = ask.pass || (ask.close == Close::First && answers.only().is_some());
        if parties_left.next().is_some() && !rest_is_silent {
            return Err(Mismatch::Sheets);
        }
        if closed.why == Why::Floor && !ask.pass {
            return Err(Mismatch::Sheets);
        }
        Ok(answers)
    }

    fn fits(&self, why: Why, answer: &Answer<G::Choice>) -> Result<(), Mismatch> {
        let Now::Ask(ask) = self.table.now() else {
            return Err(Mismatch::Over);
        };
        match answer.by {
            FilledBy::Player { .. } | FilledBy::Bot => {
                let tidy = form::tidy(ask, answer.seat, answer.sheet.clone()).map_err(Mismatch::Refused)?;
                if tidy != answer.sheet || tidy.is_pass() {
                    return Err(Mismatch::Sheets);
                }
            }
            FilledBy::Clock => {
                let draft = Sheet { ready: false, ..answer.sheet.clone() };
                let tidy = form::tidy(ask, answer.seat, draft.clone()).map_err(Mismatch::Refused)?;
                if why != Why::Clock || tidy != draft {
                    return Err(Mismatch::Sheets);
                }
            }
        }
        self.table.game.check(answer.seat, &answer.sheet).map_err(Mismatch::Refused)
    }
}
