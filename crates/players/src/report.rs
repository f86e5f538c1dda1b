//! What playing a game over and over says, beyond who wins: each game that has something to say writes its own report
//! (`Played::REPORT`), and `stolik sim GAME --report` prints it. Here is what all of them need.

use std::io;
use std::ops::RangeInclusive;
use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};
use stolik_table::{BySeat, Game, News, Now, Outcome, Refusal, Seat, Seed, Stuck, Table, Topic, Why};
use thiserror::Error;

use crate::{Company, Played};

/// Writes a report as Markdown, line by line: it may take long.
pub type Report = fn(&Wanted, &mut dyn io::Write) -> Result<(), NoReport>;

/// What a report is asked about.
pub struct Wanted {
    /// Which bots it is about.
    pub bots: Vec<String>,
    pub seats: RangeInclusive<u8>,
    /// How many games for each line.
    pub games: u32,
    pub seed: u64,
}

#[derive(Debug, Error)]
pub enum NoReport {
    #[error("there is no bot called \"{0}\"")]
    NoSuchBot(String),
    #[error("it cannot be played: {0}")]
    Refused(#[from] Refusal),
    #[error("it cannot be played on: {0}")]
    Stuck(#[from] Stuck),
    #[error("it cannot be written: {0}")]
    NotWritten(#[from] io::Error),
}

/// How long this thread has worked so far: what else the machine does is not a bot's thinking.
fn worked() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

/// How long somebody thought, in processor time.
#[derive(Clone, Copy, Default)]
pub struct Thought {
    together: Duration,
    longest: Duration,
    decisions: u32,
}

impl Thought {
    pub fn add(&mut self, other: Thought) {
        self.together += other.together;
        self.longest = self.longest.max(other.longest);
        self.decisions += other.decisions;
    }

    pub fn mean_ms(&self) -> f64 {
        1000.0 * self.together.as_secs_f64() / f64::from(self.decisions.max(1))
    }

    pub fn longest_ms(&self) -> f64 {
        1000.0 * self.longest.as_secs_f64()
    }
}

/// Plays a table to its end with the bots of these names, and measures how long each thought. `told` hears what every
/// question was about, and everything that came of it.
pub fn play<G: Played>(
    table: &mut Table<G>,
    names: &[&str],
    seed: &Seed,
    told: impl FnMut(Topic, &News<<G as Game>::Event>),
) -> Result<(Outcome, BySeat<Thought>), NoReport> {
    play_after(&mut Vec::new(), table, names, seed, told)
}

/// The same at a table that has heard something in games before, and then has heard this one too.
pub fn play_after<G: Played>(
    past: &mut Vec<<G as Game>::Event>,
    table: &mut Table<G>,
    names: &[&str],
    seed: &Seed,
    mut told: impl FnMut(Topic, &News<<G as Game>::Event>),
) -> Result<(Outcome, BySeat<Thought>), NoReport> {
    let player = |name: &&str| G::player(name).ok_or_else(|| NoReport::NoSuchBot((*name).to_owned()));
    let company = Company::new(names.iter().map(player).collect::<Result<_, _>>()?, seed);
    let mut company = company.after(std::mem::take(past));
    let mut thought: BySeat<Thought> = BySeat::new(names.len() as u8);
    loop {
        let (topic, asked) = match table.now() {
            Now::Ask(ask) => (ask.topic, ask.asked()),
            Now::Over(outcome) => {
                *past = company.into_past();
                return Ok((*outcome, thought));
            }
        };
        for seat in asked.iter() {
            let begun = worked();
            company.answer_of(seat, table)?;
            let took = worked().saturating_sub(begun);
            thought[seat].add(Thought { together: took, longest: took, decisions: 1 });
        }
        let mut news = News::new();
        table.close(Why::Answered, &mut news)?;
        told(topic, &news);
        company.hear(&mut news);
    }
}

/// A share in percent with its 95 % interval, after Wilson.
pub struct Share {
    pub percent: f64,
    pub from: f64,
    pub to: f64,
}

impl Share {
    pub fn of(part: f64, whole: f64) -> Share {
        let (share, z) = (part / whole, 1.96_f64);
        let middle = share + z * z / (2.0 * whole);
        let width = z * ((share * (1.0 - share) + z * z / (4.0 * whole)) / whole).sqrt();
        let under = 1.0 + z * z / whole;
        Share {
            percent: 100.0 * share,
            from: 100.0 * (middle - width) / under,
            to: 100.0 * (middle + width) / under,
        }
    }
}

/// A win that is shared counts in parts.
pub fn won(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.winners.has(seat) { 1.0 / f64::from(outcome.winners.len()) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The textbook's example, and the ends.
    #[test]
    fn a_share_has_its_interval() {
        let Share { percent, from, to } = Share::of(10.0, 20.0);
        assert!((percent - 50.0).abs() < 1e-9 && (from - 29.9).abs() < 0.1 && (to - 70.1).abs() < 0.1);
        assert!(Share::of(0.0, 20.0).from.abs() < 1e-9 && Share::of(20.0, 20.0).to > 99.99);
    }
}
