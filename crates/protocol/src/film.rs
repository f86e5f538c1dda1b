//! A game once more, from its log: the updates that somebody was sent while it was played.
//!
//! The server and the browser work them out by this one code. Nothing here is for a game that is still being played: what
//! is not shown on a running table is in no log that anybody has.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use stolik_shelf::journal::{self, BadLog, Line};
use stolik_table::{Ask, FilledBy, Game, Progress, Record, Seat, Seats, Sheet, Table, Viewer, WhoIsIn, Why};
use thiserror::Error;

use crate::game::{Question, Update, Yours};

/// Why a log gives no film.
#[derive(Debug, Error)]
pub enum NoFilm {
    #[error(transparent)]
    Log(Box<BadLog>),
    #[error("it cannot be written down: {0}")]
    Unwritable(#[from] serde_json::Error),
}

impl From<BadLog> for NoFilm {
    fn from(bad: BadLog) -> Self {
        NoFilm::Log(Box::new(bad))
    }
}

/// An update with the name of its game, as it goes over the wire.
#[derive(Serialize)]
pub struct Named<U> {
    game: &'static str,
    #[serde(flatten)]
    update: U,
}

/// The last step of a table, and what somebody at it is told.
pub struct Told<'a, G: Game, E> {
    pub table: &'a Table<G>,
    /// What they hear; nothing where the update only brings them up to date.
    pub events: Vec<E>,
    pub late: Seats,
}

impl<G: Game, E> Told<'_, G, E> {
    /// As a viewer is sent it, with what is told of who has answered and what a seat needs in order to.
    pub fn to(
        self,
        who: Viewer,
        who_is_in: WhoIsIn,
        yours: Option<Yours<G::Choice>>,
        beside: Vec<(Seat, Sheet<G::Choice>)>,
    ) -> Named<Update<G::View, G::Choice, E>> {
        let table = self.table;
        let question = table.now().ask().map(|ask| Question {
            number: table.number(),
            ask: ask.clone(),
            who_is_in,
            yours,
            beside,
        });
        Named {
            game: G::INFO.id,
            update: Update {
                seq: table.number(),
                view: table.view(who),
                events: self.events,
                late: self.late,
                question,
                outcome: table.now().outcome().copied(),
            },
        }
    }
}

/// On whom the clock ran out in a step. Where nobody may know who has answered, nobody is told who has not.
pub fn late_in<G: Game>(asked: Option<&Ask>, record: &Line<G>) -> Seats {
    let Record::Close(closed) = record else { return Seats::NONE };
    let may_be_told = asked.is_some_and(|ask| ask.progress != Progress::Nothing);
    if closed.why != Why::Clock || !may_be_told {
        return Seats::NONE;
    }
    let by_the_clock = closed.by.iter().filter(|written| written.filled_by() == Some(FilledBy::Clock));
    by_the_clock.map(|written| written.seat).collect()
}

/// Every update of a log, the deal first. A seat that was taken in the middle watched until then.
pub fn film<G: Game>(lines: &[(usize, String)], who: Viewer) -> Result<Vec<Box<RawValue>>, NoFilm> {
    let mut updates = Vec::new();
    let mut asked: Option<Ask> = None;
    journal::tell::<G>(lines, |record, table, news| {
        if matches!(record, Record::Head(_) | Record::Close(_) | Record::Amend(_)) {
            let late = late_in::<G>(asked.as_ref(), record);
            let sits = who.seat().is_none_or(|seat| seat.number() < table.seats());
            let who = if sits { who } else { Viewer::Public };
            updates.push(to_raw_value(&Told { table, events: news.heard_by(who).collect(), late }.to(
                who,
                table.who_is_in(),
                None,
                Vec::new(),
            )));
        }
        asked = table.now().ask().cloned();
    })?;
    Ok(updates.into_iter().collect::<Result<_, _>>()?)
}
