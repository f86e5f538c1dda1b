//! The conformance kit: six laws that every game is held to, for every seat count and every variant, over random
//! games. A game gets them with one line in its tests:
//!
//! ```
//! # mod tests {
//! stolik_table::laws!(stolik_table::example::Nim, 20);
//! # }
//! ```
//!
//! | law | file | what it says |
//! |---|---|---|
//! | 1 | `same_out` | same seed, options and answers: the same log, views and outcome, to the byte |
//! | 2 | `listed` | what `choices` lists, `check` lets through, and nothing else that could be written |
//! | 3 | `leaks`, `deals` | a seat cannot tell apart two worlds that look the same to it |
//! | 4 | `goes_on` | until there is an outcome, somebody is asked and can answer, and the game ends |
//! | 5 | `garbage` | any bytes from any seat at any time are taken, refused or closed; nothing panics |
//! | 6 | `fair` | no deal and no step goes with a secret more than `imagine` says, relative to each public fact |
//!
//! What the laws need to know besides the rules, a game says as a [`Specimen`].
//!
//! The tests of this crate hold small broken games to the laws, and the right law catches each.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::{Seat, Viewer};

mod counting;
mod deals;
mod facts;
mod fair;
mod frugal;
mod garbage;
mod goes_on;
mod leaks;
mod listed;
mod same_out;
mod specimen;
mod walk;

pub use counting::Counting;
pub use frugal::allocates_nothing;
pub use specimen::{Secrecy, Specimen};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    SameInSameOut,
    ListedIsLegal,
    NothingLeaks,
    ItAlwaysGoesOn,
    NothingBreaksIt,
    FairChance,
}

/// How much to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Random games for each seat count and variant.
    pub games: u32,
}

/// What was played while a law held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    pub games: u64,
    pub questions: u64,
    /// Pairs of worlds that were compared (law 3).
    pub twins: u64,
}

/// A law that did not hold, and how to see it again: the same game number plays the same game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    pub law: Law,
    /// Which part of the law: `3a` to `3f`, `lazy`, or the number of the law.
    pub clause: &'static str,
    pub game: &'static str,
    pub options: String,
    pub seats: u8,
    pub number: u32,
    pub question: u32,
    pub story: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { law, clause, game, options, seats, number, question, story } = self;
        writeln!(f, "{game} breaks law {clause} ({law:?}): {story}")?;
        write!(f, "in game {number} with {seats} seats and {options}, at question {question}")
    }
}

/// One clause that failed; where it happened is added by whoever plays the game.
pub(crate) struct Fault {
    clause: &'static str,
    story: String,
}

impl Fault {
    pub(crate) fn new(clause: &'static str, story: impl Into<String>) -> Self {
        Fault { clause, story: story.into() }
    }
}

/// Plays random games of every kind and says whether the law held.
pub fn uphold<G: Specimen>(law: Law, effort: Effort) -> Result<Report, Box<Broken>> {
    let mut report = Report::default();
    let mut looks = fair::Looks::new();
    for options in G::variants() {
        for seats in G::INFO.seats {
            let mut suspicions = leaks::Suspicions::default();
            let broken = |number, question, Fault { clause, story }| {
                let (law, options) = (law_of(clause), format!("{options:?}"));
                Box::new(Broken { law, clause, game: G::INFO.id, options, seats, number, question, story })
            };
            let games = match law {
                Law::FairChance => effort.games.saturating_mul(fair::GAMES_FOR_ONE),
                _ => effort.games,
            };
            for number in alone().map_or(0..games, |number| number..number.saturating_add(1)) {
                let mut question = 0;
                let played = catch_unwind(AssertUnwindSafe(|| {
                    let mut game = walk::Walk::<G>::begin(&options, seats, number)?;
                    let played = match law {
                        Law::SameInSameOut => same_out::play(&mut game, &options, number),
                        Law::ListedIsLegal => listed::play(&mut game, &options),
                        Law::NothingLeaks => leaks::play(&mut game, &options, &mut suspicions, &mut report),
                        Law::ItAlwaysGoesOn => goes_on::play(&mut game, number),
                        Law::NothingBreaksIt => garbage::play(&mut game, &options),
                        Law::FairChance => fair::play(&mut game, &options, number, &mut looks),
                    };
                    question = game.table.number();
                    report.questions += u64::from(question);
                    played
                }));
                report.games += 1;
                held(played).map_err(|fault| broken(number, question, fault))?;
            }
            let judged = suspicions.judge().and_then(|()| looks.judge_kind());
            judged.map_err(|fault| broken(games, 0, fault))?;
            if law == Law::NothingLeaks {
                let deals = AssertUnwindSafe(|| deals::have_twins::<G>(&options, seats, &mut report));
                held(catch_unwind(deals)).map_err(|fault| broken(0, 0, fault))?;
            }
        }
    }
    looks.judge_all().map_err(|Fault { clause, story }| {
        let (law, options) = (law_of(clause), "any options".to_owned());
        let seats = *G::INFO.seats.end();
        Box::new(Broken { law, clause, game: G::INFO.id, options, seats, number: 0, question: 0, story })
    })?;
    Ok(report)
}

fn held(played: std::thread::Result<Result<(), Fault>>) -> Result<(), Fault> {
    played.unwrap_or_else(|panic| Err(Fault::new("5", panic_message(&*panic))))
}

/// A walk for one law may stumble over another: the clause says which one was broken.
fn law_of(clause: &str) -> Law {
    match clause.as_bytes().first() {
        Some(b'1') => Law::SameInSameOut,
        Some(b'2') => Law::ListedIsLegal,
        Some(b'4') => Law::ItAlwaysGoesOn,
        Some(b'5') => Law::NothingBreaksIt,
        Some(b'6') => Law::FairChance,
        _ => Law::NothingLeaks,
    }
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text =
        panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("it panicked: {}", text.unwrap_or("without a word"))
}

/// Holds a game to one law, with `games` random games a seat count and variant, or with as many in all as the
/// environment variable `STOLIK_LAW_GAMES` says.
///
/// # Panics
/// If the law does not hold: it is made for tests.
pub fn hold<G: Specimen>(law: Law, games: u32) {
    let kinds = G::variants().len() as u32 * G::INFO.seats.count() as u32;
    let in_all: Option<u32> = std::env::var("STOLIK_LAW_GAMES").ok().and_then(|games| games.parse().ok());
    let games = in_all.map_or(games, |in_all| in_all.div_ceil(kinds.max(1)));
    match uphold::<G>(law, Effort { games }) {
        Ok(report) => println!("{}: {law:?} holds: {report:?}", G::INFO.id),
        Err(broken) => panic!(
            "{broken}\nthis game alone: STOLIK_LAW_GAME={} cargo test -p stolik-{} --test laws",
            broken.number, broken.game
        ),
    }
}

/// The one game number to play, if the environment variable `STOLIK_LAW_GAME` names one: to follow a failure.
fn alone() -> Option<u32> {
    std::env::var("STOLIK_LAW_GAME").ok()?.parse().ok()
}

/// The six laws as six tests.
#[macro_export]
macro_rules! laws {
    ($game:ty, $games:expr) => {
        mod laws {
            use $crate::kit::{Law, hold};

            #[test]
            fn law_1_same_in_same_out() {
                hold::<$game>(Law::SameInSameOut, $games);
            }

            #[test]
            fn law_2_listed_is_legal() {
                hold::<$game>(Law::ListedIsLegal, $games);
            }

            #[test]
            fn law_3_nothing_leaks() {
                hold::<$game>(Law::NothingLeaks, $games);
            }

            #[test]
            fn law_4_it_always_goes_on() {
                hold::<$game>(Law::ItAlwaysGoesOn, $games);
            }

            #[test]
            fn law_5_nothing_breaks_it() {
                hold::<$game>(Law::NothingBreaksIt, $games);
            }

            #[test]
            fn law_6_fair_chance() {
                hold::<$game>(Law::FairChance, $games);
            }
        }
    };
}

/// Everybody who may look at a running game: each seat, and the public.
fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    (0..seats).map(|seat| Viewer::Seat(Seat::nth(usize::from(seat)))).chain([Viewer::Public])
}
