//! People as they are: they change their minds, let the clock run out, lend their seat to a bot and take it back, are
//! replaced, leave, and join.
//!
//! [`question`] lives through one question with such people. Simulations play whole games of it, and the laws hold every
//! game to it; where the sheets come from is said by [`People`].

use std::ops::AddAssign;

use serde::Serialize;
use thiserror::Error;

use crate::chance::Seed;
use crate::dice::{Dice, Lane};
use crate::game::{Game, Roster};
use crate::log::Why;
use crate::news::News;
use crate::reasons;
use crate::refusal::Refusal;
use crate::seat::{Seat, Seats};
use crate::sheet::Sheet;
use crate::step::Step;
use crate::table::{Reply, Table};

/// The odds are whole numbers of this.
const CERTAIN: u32 = 1_000_000;

/// What happens to people, and what has happened so far. The same seed brings the same.
pub struct Hazards {
    /// Of [`CERTAIN`], for each seat at each question.
    odds: u32,
    dice: Dice,
    /// Who has a bot on their seat now.
    bots: Seats,
    pub mishaps: Mishaps,
    /// Ready sheets that the table accepted.
    pub decisions: u64,
}

/// How often each happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Mishaps {
    pub changed_minds: u64,
    pub ran_out: u64,
    pub lent: u64,
    pub taken_back: u64,
    pub replaced: u64,
    pub left: u64,
    pub joined: u64,
}

impl AddAssign for Mishaps {
    fn add_assign(&mut self, more: Mishaps) {
        self.changed_minds += more.changed_minds;
        self.ran_out += more.ran_out;
        self.lent += more.lent;
        self.taken_back += more.taken_back;
        self.replaced += more.replaced;
        self.left += more.left;
        self.joined += more.joined;
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hazard {
    ChangesMind,
    RunsOut,
    /// To a bot, or taken back from it.
    Lends,
    /// A person by a bot, or a bot by a person.
    IsReplaced,
    Leaves,
    Joins,
}

/// What is drawn from: minds change more often than companies.
const LOT: [Hazard; 12] = [
    Hazard::ChangesMind,
    Hazard::ChangesMind,
    Hazard::ChangesMind,
    Hazard::RunsOut,
    Hazard::RunsOut,
    Hazard::RunsOut,
    Hazard::Lends,
    Hazard::Lends,
    Hazard::Lends,
    Hazard::IsReplaced,
    Hazard::Leaves,
    Hazard::Joins,
];

impl Hazards {
    /// Something happens to a seat at a question with this probability, from 0 to 1.
    pub fn new(odds: f64, seed: &Seed) -> Self {
        Hazards {
            odds: (odds.clamp(0.0, 1.0) * f64::from(CERTAIN)) as u32,
            dice: Dice::new(seed, Lane::Hazards),
            bots: Seats::NONE,
            mishaps: Mishaps::default(),
            decisions: 0,
        }
    }

    fn draw(&mut self) -> Option<Hazard> {
        let happens = self.dice.below(CERTAIN) < self.odds;
        happens.then(|| LOT[self.dice.index(LOT.len())])
    }
}

/// A table and those who sit at it.
pub trait People<G: Game> {
    type Trouble: From<Stuck>;

    fn table(&mut self) -> &mut Table<G>;

    fn hazards(&mut self) -> &mut Hazards;

    /// A number that no sheet of this seat for the open question has had.
    fn nonce(&mut self) -> u32;

    /// A sheet that this seat could hand in now, ready.
    fn answer(&mut self, seat: Seat) -> Result<Sheet<G::Choice>, Self::Trouble>;

    /// What lies there of an answer when the clock runs out.
    fn half_an_answer(&mut self, seat: Seat) -> Result<Sheet<G::Choice>, Self::Trouble> {
        Ok(Sheet { ready: false, ..self.answer(seat)? })
    }

    /// Somebody else sits here from now on, maybe the first one.
    fn sits_down(&mut self, seat: Seat);
}

/// The table did not take what it should have.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Stuck {
    #[error("{seat:?} gave an answer and got {reply:?}")]
    Answer { seat: Seat, reply: Reply },
    #[error("the question could not be closed: {0}")]
    Refused(Refusal),
}

/// Lives through the open question, and decides the step that ends it. Where somebody leaves or joins the step is that,
/// and the question will be asked anew.
pub fn question<G: Game, P: People<G>>(
    people: &mut P,
    news: &mut News<G::Event>,
) -> Result<Step<G>, P::Trouble> {
    let Some(ask) = people.table().now().ask().cloned() else {
        return Err(Stuck::Refused(reasons::OVER.into()).into());
    };
    for seat in ask.asked().iter() {
        if let Some(step) = live_through(people, seat, news)? {
            return Ok(step);
        }
    }
    let why = if people.table().is_answered(None) {
        Why::Answered
    } else if ask.pass && people.hazards().dice.once_in(2) {
        Why::Floor
    } else {
        Why::Clock
    };
    people.table().decide(why, None, news).map_err(|refusal| Stuck::Refused(refusal).into())
}

/// One seat at one question. Gives a step where the company changes.
fn live_through<G: Game, P: People<G>>(
    people: &mut P,
    seat: Seat,
    news: &mut News<G::Event>,
) -> Result<Option<Step<G>>, P::Trouble> {
    let hazard = people.hazards().draw();
    let is_bot = people.hazards().bots.has(seat);
    match hazard {
        Some(Hazard::ChangesMind) if !is_bot => changes_mind(people, seat)?,
        Some(Hazard::RunsOut) if !is_bot => {
            people.hazards().mishaps.ran_out += 1;
            if people.hazards().dice.once_in(2) {
                let draft = people.half_an_answer(seat)?;
                put(people, seat, draft)?;
            }
        }
        Some(Hazard::Lends) if is_bot => is_taken_back(people, seat)?,
        Some(Hazard::Lends) => {
            let hazards = people.hazards();
            hazards.bots = hazards.bots.with(seat);
            hazards.mishaps.lent += 1;
            answers(people, seat)?;
        }
        Some(Hazard::IsReplaced) => {
            is_replaced(people, seat);
            answers(people, seat)?;
        }
        Some(Hazard::Leaves) => {
            let seats = people.table().seats();
            let leaver = Seat::nth(people.hazards().dice.index(usize::from(seats)));
            if let Some(step) = amend(people, Roster::Leave(leaver), news) {
                people.hazards().mishaps.left += 1;
                return Ok(Some(step));
            }
            // Whoever goes all the same is replaced.
            is_replaced(people, seat);
            answers(people, seat)?;
        }
        Some(Hazard::Joins) => {
            let newcomer = Seat::new(people.table().seats());
            let joined = newcomer.and_then(|seat| Some((seat, amend(people, Roster::Join(seat), news)?)));
            if let Some((newcomer, step)) = joined {
                people.hazards().mishaps.joined += 1;
                people.sits_down(newcomer);
                return Ok(Some(step));
            }
            answers(people, seat)?;
        }
        Some(Hazard::ChangesMind | Hazard::RunsOut) | None => answers(people, seat)?,
    }
    Ok(None)
}

fn amend<G: Game, P: People<G>>(
    people: &mut P,
    change: Roster,
    news: &mut News<G::Event>,
) -> Option<Step<G>> {
    let step = people.table().decide_amend(change, news).ok();
    if step.is_none() {
        news.clear();
    }
    step
}

fn is_replaced<G: Game, P: People<G>>(people: &mut P, seat: Seat) {
    people.sits_down(seat);
    let hazards = people.hazards();
    let was_bot = hazards.bots.has(seat);
    hazards.bots = if was_bot { hazards.bots.without(seat) } else { hazards.bots.with(seat) };
    hazards.mishaps.replaced += 1;
}

/// The bot has answered when its person comes back, tries something and decides.
fn is_taken_back<G: Game, P: People<G>>(people: &mut P, seat: Seat) -> Result<(), P::Trouble> {
    answers(people, seat)?;
    let hazards = people.hazards();
    hazards.bots = hazards.bots.without(seat);
    hazards.mishaps.taken_back += 1;
    let draft = people.half_an_answer(seat)?;
    put(people, seat, draft)?;
    answers(people, seat)
}

/// Another sheet after the first, which is sometimes withdrawn before.
fn changes_mind<G: Game, P: People<G>>(people: &mut P, seat: Seat) -> Result<(), P::Trouble> {
    let first = people.answer(seat)?;
    put(people, seat, first.clone())?;
    if people.hazards().dice.once_in(2) {
        put(people, seat, Sheet { ready: false, ..first.clone() })?;
    }
    let mut second = people.answer(seat)?;
    for _ in 0..3 {
        if second == first {
            second = people.answer(seat)?;
        }
    }
    people.hazards().mishaps.changed_minds += u64::from(second != first);
    put(people, seat, second)
}

/// Whoever sits there answers. A bot does so only where nobody has (T10).
fn answers<G: Game, P: People<G>>(people: &mut P, seat: Seat) -> Result<(), P::Trouble> {
    if !people.hazards().bots.has(seat) {
        let sheet = people.answer(seat)?;
        return put(people, seat, sheet);
    }
    if !people.table().waited_for().has(seat) {
        return Ok(());
    }
    let sheet = people.answer(seat)?;
    let number = people.table().number();
    let weighed = people.table().weigh_bot(seat, number, sheet);
    let reply = weighed.map_or_else(|reply| reply, |put| people.table().put(put));
    is_taken(people, seat, reply)
}

/// A person lays a sheet, draft or ready.
fn put<G: Game, P: People<G>>(people: &mut P, seat: Seat, sheet: Sheet<G::Choice>) -> Result<(), P::Trouble> {
    let (number, nonce) = (people.table().number(), people.nonce());
    let reply = people.table().submit(seat, number, sheet, nonce);
    is_taken(people, seat, reply)
}

fn is_taken<G: Game, P: People<G>>(people: &mut P, seat: Seat, reply: Reply) -> Result<(), P::Trouble> {
    match reply {
        Reply::Noted => Ok(()),
        Reply::Accepted | Reply::Replaced => {
            people.hazards().decisions += 1;
            Ok(())
        }
        Reply::Repeated | Reply::Refused { .. } | Reply::Closed { .. } => {
            Err(Stuck::Answer { seat, reply }.into())
        }
    }
}
