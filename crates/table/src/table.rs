//! A table at which one game is played: it keeps the sheets, decides steps and applies them.
//!
//! It is deterministic, has no clock and does no I/O. It *decides* a step on a copy of the state, somebody writes
//! the step down, and only then it *applies* it:
//!
//! ```text
//! weigh → (write) → put          a sheet comes in
//! decide → (write) → apply       a question closes
//! ```
//!
//! The two may be written in one go: `decide` takes a sheet that has been weighed but not yet put.

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use crate::ask::{Ask, Close, Now, Progress};
use crate::chair::Chair;
use crate::chance::Seed;
use crate::dice::{Dice, Lane};
use crate::form;
use crate::game::{Choices, Game, Moment, Roster};
use crate::log::{By, Put, Why};
use crate::news::News;
use crate::reasons;
use crate::refusal::Refusal;
use crate::seat::{MAX_SEATS, Seat, Seats, Viewer};
use crate::sheet::{Answer, Answers, FilledBy, Sheet};
use crate::step::{Cause, Step};

/// How often one seat may change its sheet for one question. Beyond that a player may still hand in a final sheet, once.
pub const MOST_CHANGES: usize = 4096;

#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    pub(crate) game: G,
    pub(crate) seed: Seed,
    pub(crate) seats: u8,
    /// Cached: a question is looked at far more often than it changes.
    pub(crate) now: Now,
    pub(crate) number: u32,
    pub(crate) amends: u32,
    spots: [Spot<G::Choice>; MAX_SEATS],
    /// Counts the sheets put, to know the last of a party.
    puts: u32,
    counted: [Option<Counted>; MAX_SEATS],
}

/// What lies in front of a seat while a question is open.
#[derive(Clone, Debug)]
struct Spot<C> {
    sheet: Option<Sheet<C>>,
    by: FilledBy,
    /// When it was put, by [`Table::puts`].
    put: u32,
    /// Every nonce of the open question: remembering only the last would let a late retry undo a change of mind.
    nonces: Vec<u32>,
    /// How often a bot has answered the open question here.
    bot_turns: u32,
}

impl<C> Default for Spot<C> {
    fn default() -> Self {
        Spot { sheet: None, by: FilledBy::Clock, put: 0, nonces: Vec::new(), bot_turns: 0 }
    }
}

/// A sheet that counted when its question closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Counted {
    ask: u32,
    nonce: u32,
}

/// What a seat is told about a sheet that it sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Reply {
    /// A draft is kept.
    Noted,
    /// The seat is in.
    Accepted,
    /// The seat was in already; this sheet stands in place of the earlier one.
    Replaced,
    /// This very sheet came before. It counted once.
    Repeated,
    Refused {
        refusal: Refusal,
    },
    /// The question had closed. `counted` tells a client whose acknowledgement was lost that this sheet made it.
    Closed {
        counted: bool,
    },
}

/// What a running table needs to be set up again, apart from its seed and the sheets in the journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Snapshot<G> {
    pub rules: u16,
    pub seats: u8,
    pub number: u32,
    pub amends: u32,
    /// The last sheet of each seat that counted: a client whose acknowledgement was lost in a crash asks for it.
    pub counted: [Option<Counted>; MAX_SEATS],
    pub game: G,
}

/// What others learn of who has answered, as far as the question allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum WhoIsIn {
    Seats(Seats),
    Count(u8),
    Nothing,
}

/// A step was decided for a table that has moved on since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the step belongs to question {step}, but question {open} is open")]
pub struct Stale {
    pub step: u32,
    pub open: u32,
}

impl<G: Game> Snapshot<G> {
    /// A table at its first question.
    pub fn of_deal(game: G, seats: u8) -> Self {
        Snapshot { rules: G::INFO.rules, seats, number: 0, amends: 0, counted: [None; MAX_SEATS], game }
    }
}

impl<G: Game> Table<G> {
    /// Sits `seats` players down and deals.
    pub fn deal(options: &G::Options, seats: u8, seed: Seed) -> Result<Self, Refusal> {
        let (fewest, most) = (*G::INFO.seats.start(), *G::INFO.seats.end());
        if !G::INFO.seats.contains(&seats) || seats as usize > MAX_SEATS {
            return Err(reasons::WRONG_NUMBER_OF_SEATS
                .with("seats", seats)
                .with("fewest", fewest)
                .with("most", most));
        }
        let game = G::deal(options, seats, &mut Dice::new(&seed, Lane::Deal))?;
        Ok(Table::resume(Snapshot::of_deal(game, seats), seed))
    }

    /// Sets a table up again as it stood when the snapshot was taken. Sheets in the journal are put again by
    /// [`Table::put`].
    pub fn resume(snapshot: Snapshot<G>, seed: Seed) -> Self {
        let Snapshot { seats, number, amends, counted, game, .. } = snapshot;
        let now = game.now();
        Table { game, seed, seats, now, number, amends, spots: Default::default(), puts: 0, counted }
    }

    /// A log leaves out who passed. The snapshot that was written with its last step knows whose passes counted.
    pub fn count_as(&mut self, snapshot: &Snapshot<G>) {
        if (snapshot.number, snapshot.amends) == (self.number, self.amends) {
            self.counted = snapshot.counted;
        }
    }

    pub fn snapshot(&self) -> Snapshot<G> {
        Snapshot {
            rules: G::INFO.rules,
            seats: self.seats,
            number: self.number,
            amends: self.amends,
            counted: self.counted,
            game: self.game.clone(),
        }
    }

    pub const fn now(&self) -> &Now {
        &self.now
    }

    /// The number of the open question. Every sheet names it, so that a late tap never answers the next question.
    pub const fn number(&self) -> u32 {
        self.number
    }

    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Where in the game this is, as people count.
    pub fn moment(&self) -> Moment {
        self.game.moment()
    }

    pub fn view(&self, who: Viewer) -> G::View {
        self.game.view(who)
    }

    /// Who may not talk now.
    pub fn hush(&self) -> Seats {
        self.game.hush()
    }

    /// The seats that play together with a seat.
    pub fn partners(&self, seat: Seat) -> Seats {
        self.game.partners(seat)
    }

    /// The seats whose sheets and drafts a seat sees: its own, and those of partners.
    pub fn sees_sheets_of(&self, seat: Seat) -> Seats {
        let ask = self.now().ask();
        let party = ask.and_then(|ask| Some(ask.parties[ask.party_of(seat)?])).unwrap_or_default();
        let others = (party | self.partners(seat)).without(seat);
        others.iter().filter(|other| self.game.sees_sheet(seat, *other)).chain([seat]).collect()
    }

    /// The table as one seat sees it: all that a player, human or bot, is ever given.
    pub const fn chair(&self, seat: Seat) -> Chair<'_, G> {
        Chair::new(self, seat)
    }

    /// What may stand in one part of a seat's sheet; nothing for a seat that is not asked.
    pub fn choices(&self, seat: Seat, sheet: &Sheet<G::Choice>, part: usize, out: &mut Choices<G::Choice>) {
        out.clear();
        let parts = self.now.ask().map_or(0, |ask| self.parts_of(ask, seat));
        if part < usize::from(parts) && sheet.parts.len() == usize::from(parts) {
            self.game.choices(seat, sheet, part, out);
        }
    }

    /// How many parts the open question has for this seat: none if it is not asked.
    pub(crate) fn parts_of(&self, ask: &Ask, seat: Seat) -> u8 {
        if ask.party_of(seat).is_some() { ask.parts[seat] } else { 0 }
    }

    /// The sheet that lies in front of a seat.
    pub(crate) fn sheet_of(&self, seat: Seat) -> Option<&Sheet<G::Choice>> {
        self.spots[seat.index()].sheet.as_ref()
    }

    /// Looks a sheet over. What it gives back is fit to be written down and then [`put`](Table::put); the reply
    /// stands for everything that changes nothing.
    pub fn weigh(
        &self,
        seat: Seat,
        ask: u32,
        sheet: Sheet<G::Choice>,
        nonce: u32,
    ) -> Result<Put<G::Choice>, Reply> {
        self.weigh_by(seat, ask, sheet, By::Player { nonce })
    }

    /// As [`weigh`](Table::weigh), for the bot on a seat. What somebody has answered there stands.
    pub fn weigh_bot(&self, seat: Seat, ask: u32, sheet: Sheet<G::Choice>) -> Result<Put<G::Choice>, Reply> {
        self.weigh_by(seat, ask, sheet, By::Bot { turn: self.spots[seat.index()].bot_turns })
    }

    fn weigh_by(
        &self,
        seat: Seat,
        ask: u32,
        sheet: Sheet<G::Choice>,
        by: By,
    ) -> Result<Put<G::Choice>, Reply> {
        let Now::Ask(open) = &self.now else {
            return Err(self.closed(seat, ask, by));
        };
        if ask < self.number {
            return Err(self.closed(seat, ask, by));
        }
        let refused = |refusal| Reply::Refused { refusal };
        if ask > self.number {
            return Err(refused(reasons::NOT_ASKED_YET.into()));
        }
        if self.parts_of(open, seat) == 0 {
            return Err(refused(reasons::NOT_YOUR_QUESTION.into()));
        }
        let spot = &self.spots[seat.index()];
        let (is_repeated, changes) = match by {
            By::Player { nonce } => (spot.nonces.contains(&nonce), spot.nonces.len()),
            By::Bot { turn } => (false, turn as usize),
        };
        if is_repeated {
            return Err(Reply::Repeated);
        }
        // T4: the last change is to be in, so drafts alone never keep a player from answering.
        let is_players_own = matches!(spot.by, FilledBy::Player { .. });
        let is_in = spot.sheet.as_ref().is_some_and(|sheet| sheet.ready) && is_players_own;
        let is_final = matches!(by, By::Player { .. }) && sheet.ready && !is_in;
        if changes >= MOST_CHANGES && !is_final {
            return Err(refused(reasons::TOO_MANY_CHANGES.into()));
        }
        // T10: a bot answers for a seat that has not answered.
        if matches!(by, By::Bot { .. }) && spot.sheet.as_ref().is_some_and(|sheet| sheet.ready) {
            return Err(refused(reasons::ANSWERED_ALREADY.into()));
        }
        let sheet = form::tidy(open, seat, sheet).map_err(refused)?;
        if !sheet.is_pass() {
            self.game.check(seat, &sheet).map_err(refused)?;
        }
        Ok(Put { ask, seat, by, sheet })
    }

    fn closed(&self, seat: Seat, ask: u32, by: By) -> Reply {
        let counted = match by {
            By::Player { nonce } => self.counted[seat.index()] == Some(Counted { ask, nonce }),
            By::Bot { .. } => false,
        };
        Reply::Closed { counted }
    }

    /// Lays down a sheet that has been weighed, in place of the seat's earlier one.
    pub fn put(&mut self, put: Put<G::Choice>) -> Reply {
        if put.ask != self.number || self.now.ask().is_none() {
            return self.closed(put.seat, put.ask, put.by);
        }
        self.puts += 1;
        let spot = &mut self.spots[put.seat.index()];
        let was_in = spot.sheet.as_ref().is_some_and(|sheet| sheet.ready);
        let reply = match (put.sheet.ready, was_in) {
            (false, _) => Reply::Noted,
            (true, false) => Reply::Accepted,
            (true, true) => Reply::Replaced,
        };
        match put.by {
            By::Player { nonce } => spot.nonces.push(nonce),
            By::Bot { turn } => spot.bot_turns = turn + 1,
        }
        spot.by = put.by.into();
        spot.put = self.puts;
        spot.sheet = Some(put.sheet);
        reply
    }

    /// Weighs and puts at once: for simulations and tests, where nothing is written in between.
    pub fn submit(&mut self, seat: Seat, ask: u32, sheet: Sheet<G::Choice>, nonce: u32) -> Reply {
        match self.weigh(seat, ask, sheet, nonce) {
            Ok(put) => self.put(put),
            Err(reply) => reply,
        }
    }

    /// Has whoever has to answer answered, counting a sheet that is weighed but not yet put?
    pub fn is_answered(&self, pending: Option<&Put<G::Choice>>) -> bool {
        let Now::Ask(ask) = &self.now else { return false };
        for &party in &ask.parties {
            match (self.standing(party, pending), ask.close) {
                (Standing::Open(_), _) => return false,
                (Standing::Acted { .. }, Close::First) => return true,
                (Standing::Acted { .. } | Standing::Passed, _) => {}
            }
        }
        true
    }

    /// Who is asked and has not answered. For whoever keeps the clock: the others learn what
    /// [`who_is_in`](Table::who_is_in) says.
    pub fn waited_for(&self) -> Seats {
        let Now::Ask(ask) = &self.now else { return Seats::NONE };
        let is_in = |seat: &Seat| self.sheet_of(*seat).is_some_and(|sheet| sheet.ready);
        ask.asked().iter().filter(|seat| !is_in(seat)).collect()
    }

    /// What others may know about who has answered.
    pub fn who_is_in(&self) -> WhoIsIn {
        let Now::Ask(ask) = &self.now else {
            return WhoIsIn::Nothing;
        };
        let is_ready = |seat: &Seat| self.sheet_of(*seat).is_some_and(|sheet| sheet.ready);
        match ask.progress {
            Progress::Who => WhoIsIn::Seats(ask.asked().iter().filter(is_ready).collect()),
            Progress::Count => WhoIsIn::Count(ask.asked().iter().filter(is_ready).count() as u8),
            Progress::Nothing => WhoIsIn::Nothing,
        }
    }

    /// Closes the question on a copy of the state. Changes nothing here: write the step down, then
    /// [`apply`](Table::apply) it.
    pub fn decide(
        &self,
        why: Why,
        pending: Option<&Put<G::Choice>>,
        news: &mut News<G::Event>,
    ) -> Result<Step<G>, Refusal> {
        let Now::Ask(ask) = &self.now else {
            return Err(reasons::OVER.into());
        };
        let answers = self.gather(ask, why, pending)?;
        Ok(self.resolve(why, answers, news))
    }

    /// The sheets that count if the question closes now.
    fn gather(
        &self,
        ask: &Ask,
        why: Why,
        pending: Option<&Put<G::Choice>>,
    ) -> Result<Answers<G::Choice>, Refusal> {
        if why == Why::Floor && !ask.pass {
            return Err(reasons::NO_WINDOW.into());
        }
        let mut answers = Answers::none();
        for &party in &ask.parties {
            match self.standing(party, pending) {
                Standing::Acted { seat, sheet, by } => {
                    answers.push(Answer { seat, sheet: sheet.clone(), by });
                }
                Standing::Passed => {}
                Standing::Open(speaker) => match why {
                    Why::Answered => return Err(reasons::NOT_ALL_IN.with("seat", speaker)),
                    Why::Floor => {}
                    Why::Clock => {
                        let answer = self.played_by_the_clock(ask, speaker);
                        if !answer.sheet.is_pass() {
                            answers.push(answer);
                        }
                    }
                },
            }
            // Acts that lost never reach the game, its news or the log.
            if ask.close == Close::First && answers.only().is_some() {
                break;
            }
        }
        Ok(answers)
    }

    fn played_by_the_clock(&self, ask: &Ask, seat: Seat) -> Answer<G::Choice> {
        let mut dice = Dice::new(&self.seed, Lane::Absent(self.number, seat));
        let blank = || Sheet::blank(self.parts_of(ask, seat));
        // A withdrawn pass or an empty draft holds nothing to keep.
        let draft =
            self.sheet_of(seat).filter(|sheet| !sheet.parts.is_empty()).cloned().unwrap_or_else(blank);
        let mut sheet = self.game.absent(seat, &draft, &mut dice);
        sheet.ready = true;
        if ask.unordered {
            sheet.parts.sort_unstable();
        }
        Answer { seat, sheet, by: FilledBy::Clock }
    }

    /// What a party has said so far, counting a sheet that is weighed but not yet put.
    fn standing<'a>(&'a self, party: Seats, pending: Option<&'a Put<G::Choice>>) -> Standing<'a, G::Choice> {
        let lying = |seat: Seat| self.lying(seat, pending);
        let (mut last_act, mut last_draft, mut silent, mut all_passed) = (None, None, None, true);
        for seat in party.iter() {
            match lying(seat) {
                (Some(sheet), ..) if sheet.is_pass() => continue,
                (Some(sheet), _, put) if sheet.ready => last_act = last_act.max(Some((put, seat))),
                (Some(_), _, put) => last_draft = last_draft.max(Some((put, seat))),
                (None, ..) => silent = silent.or(Some(seat)),
            }
            all_passed = false;
        }
        if let Some((_, seat)) = last_act
            && let (Some(sheet), by, _) = lying(seat)
        {
            return Standing::Acted { seat, sheet, by };
        }
        if all_passed {
            return Standing::Passed;
        }
        // Never who has passed: they have said what they want.
        let speaker = last_draft.map(|(_, seat)| seat).or(silent);
        Standing::Open(speaker.unwrap_or(Seat::nth(0)))
    }

    /// The sheet in front of a seat, who filled it and when it was put, counting one that is weighed but not yet put.
    fn lying<'a>(
        &'a self,
        seat: Seat,
        pending: Option<&'a Put<G::Choice>>,
    ) -> (Option<&'a Sheet<G::Choice>>, FilledBy, u32) {
        match pending {
            Some(pending) if pending.seat == seat && pending.ask == self.number => {
                (Some(&pending.sheet), pending.by.into(), u32::MAX)
            }
            _ => {
                let spot = &self.spots[seat.index()];
                (spot.sheet.as_ref(), spot.by, spot.put)
            }
        }
    }

    /// What follows from these answers, on a copy.
    pub(crate) fn resolve(
        &self,
        why: Why,
        answers: Answers<G::Choice>,
        news: &mut News<G::Event>,
    ) -> Step<G> {
        let mut next = self.game.clone();
        next.resolve(&answers, &mut Dice::new(&self.seed, Lane::Question(self.number)), news);
        let now = next.now();
        Step { ask: self.number, cause: Cause::Closed { why, answers }, next, now, seats: self.seats }
    }

    /// Somebody joins or leaves for good, on a copy of the state. The open question is asked anew under the next
    /// number: sheets given to a table of other people do not count.
    pub fn decide_amend(&self, change: Roster, news: &mut News<G::Event>) -> Result<Step<G>, Refusal> {
        if self.now.outcome().is_some() {
            return Err(reasons::OVER.into());
        }
        let seats = match change {
            Roster::Join(seat) if seat.number() == self.seats => self.seats + 1,
            Roster::Leave(seat) if seat.number() < self.seats => self.seats,
            Roster::Join(_) | Roster::Leave(_) => return Err(reasons::NO_SUCH_SEAT.into()),
        };
        let mut next = self.game.clone();
        next.amend(&change, &mut Dice::new(&self.seed, Lane::Amend(self.amends)), news)?;
        let now = next.now();
        Ok(Step { ask: self.number, cause: Cause::Amended { change }, next, now, seats })
    }

    /// Takes a decided step. Fails only if another step was applied since it was decided.
    pub fn apply(&mut self, step: Step<G>) -> Result<(), Stale> {
        if step.ask != self.number {
            return Err(Stale { step: step.ask, open: self.number });
        }
        let Snapshot { seats, number, amends, counted, .. } = self.snapshot_after(&step, None);
        self.clear();
        self.game = step.next;
        self.now = step.now;
        (self.seats, self.number, self.amends, self.counted) = (seats, number, amends, counted);
        Ok(())
    }

    /// As the table will stand once this step is applied, and before it a sheet that is weighed but not yet put. It can
    /// be written down together with the step; nothing is copied for it.
    pub fn snapshot_after<'a>(&self, step: &'a Step<G>, pending: Option<&Put<G::Choice>>) -> Snapshot<&'a G> {
        let is_amended = matches!(step.cause, Cause::Amended { .. });
        Snapshot {
            rules: G::INFO.rules,
            seats: step.seats,
            number: step.ask + 1,
            amends: self.amends + u32::from(is_amended),
            counted: self.counted_after(step.ask, step.answers(), pending),
            game: &step.next,
        }
    }

    /// Nothing counts where there are no answers.
    fn counted_after(
        &self,
        ask: u32,
        answers: Option<&Answers<G::Choice>>,
        pending: Option<&Put<G::Choice>>,
    ) -> [Option<Counted>; MAX_SEATS] {
        let mut all = self.counted;
        let Some(answers) = answers else { return all };
        for answer in answers.iter() {
            if let FilledBy::Player { nonce } = answer.by {
                all[answer.seat.index()] = Some(Counted { ask, nonce });
            }
        }
        // A pass is in no answer, and yet it stood.
        for (seat, counted) in all.iter_mut().enumerate() {
            let (sheet, by, _) = self.lying(Seat::nth(seat), pending);
            if let FilledBy::Player { nonce } = by
                && sheet.is_some_and(Sheet::is_pass)
            {
                *counted = Some(Counted { ask, nonce });
            }
        }
        all
    }

    /// Decides and applies at once, on the state itself: for simulations and tests, where nothing is written in between.
    pub fn close(&mut self, why: Why, news: &mut News<G::Event>) -> Result<(), Refusal> {
        let Now::Ask(ask) = &self.now else {
            return Err(reasons::OVER.into());
        };
        let answers = self.gather(ask, why, None)?;
        self.counted = self.counted_after(self.number, Some(&answers), None);
        self.game.resolve(&answers, &mut Dice::new(&self.seed, Lane::Question(self.number)), news);
        self.now = self.game.now();
        self.number += 1;
        self.clear();
        Ok(())
    }

    /// No sheet lies in front of anybody.
    fn clear(&mut self) {
        for spot in &mut self.spots {
            spot.sheet = None;
            spot.nonces.clear();
            spot.bot_turns = 0;
        }
    }
}

/// What a party has said so far. A party has one answer: the last ready sheet of any member that is not a pass.
/// It passes when every member has passed.
enum Standing<'a, C> {
    Acted {
        seat: Seat,
        sheet: &'a Sheet<C>,
        by: FilledBy,
    },
    Passed,
    /// Nobody has answered for it yet; the seat is who would: the one with the newest draft.
    Open(Seat),
}
