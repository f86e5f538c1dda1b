//! How Dixit's bots tell and guess, over many rounds between themselves:
//!
//! ```text
//! cargo run -p stolik-players --example dixit_rounds
//! ```
//!
//! Prints, for tables of four and six, in both languages and for each character: how often some found the card and not
//! all, and how often a guesser found it, beside chance. `ROUNDS=500` plays fewer rounds a row.

use std::collections::BTreeMap;
use std::error::Error;
use std::time::{Duration, Instant};

use stolik_players::{Played, Player};
use stolik_shelf::dixit::{Dixit, Options, Phase, Reveal, Words};
use stolik_table::{Dice, Lane, News, Now, Seat, Secret, Sources, Table, Viewer, Why};

type Bot = Box<dyn Player<Dixit>>;
type Failure = Box<dyn Error>;

/// Who sits at a table, in turns.
const MIXED: &[&str] = &["dreamer", "literal", "trickster"];

#[derive(Default)]
struct Counts {
    rounds: u32,
    all: u32,
    none: u32,
    guesses: u32,
    found: u32,
    /// Rounds that somebody of a character played, and points gained in them.
    points: BTreeMap<String, (u32, u32)>,
    decisions: u32,
    thought: Duration,
    longest: Duration,
}

impl Counts {
    fn count(&mut self, reveal: &Reveal, guessers: u32) {
        let right = |place: u8| reveal.owners.get(usize::from(place) - 1) == Some(&reveal.narrator);
        let found =
            reveal.votes.iter().filter_map(|(_, vote)| *vote).filter(|place| right(*place)).count() as u32;
        self.rounds += 1;
        self.all += u32::from(found == guessers);
        self.none += u32::from(found == 0);
        self.guesses += guessers;
        self.found += found;
    }

    fn gained(&mut self, name: &str, points: u8) {
        let (rounds, all) = self.points.entry(name.to_owned()).or_default();
        *rounds += 1;
        *all += u32::from(points);
    }

    fn decided(&mut self, took: Duration) {
        self.decisions += 1;
        self.thought += took;
        self.longest = self.longest.max(took);
    }

    fn tell(&self, seats: u8, words: Words, who: &str) {
        let share = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
        let some = self.rounds - self.all - self.none;
        println!(
            "| {seats} | {words:?} | {who} | {} | {:.1} % | {:.1} % | {:.1} % | {:.1} % | {:.1} % |",
            self.rounds,
            share(some, self.rounds),
            share(self.all, self.rounds),
            share(self.none, self.rounds),
            share(self.found, self.guesses),
            100.0 / f64::from(seats - 1),
        );
        let mean = self.thought / self.decisions.max(1);
        for (name, (rounds, points)) in &self.points {
            eprintln!("{who}: {name} gains {:.2} points a round", f64::from(*points) / f64::from(*rounds));
        }
        eprintln!("{who}: a decision took {mean:?} in the mean and {:?} at the most", self.longest);
    }
}

fn main() -> Result<(), Failure> {
    let rounds = std::env::var("ROUNDS").ok().map_or(Ok(10_000), |rounds| rounds.parse())?;
    println!(
        "| seats | words | bots | rounds | some but not all | all | none | a guesser finds it | by chance |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for seats in [4, 6] {
        for words in [Words::Pl, Words::En] {
            play(seats, words, MIXED, rounds)?.tell(seats, words, "mixed");
        }
        for name in Dixit::NAMES {
            play(seats, Words::Pl, &[name], rounds)?.tell(seats, Words::Pl, name);
        }
    }
    Ok(())
}

fn play(seats: u8, words: Words, names: &[&str], rounds: u32) -> Result<Counts, Failure> {
    let mut counts = Counts::default();
    let mut game = 0;
    while counts.rounds < rounds {
        game += 1;
        let seed = Sources::alone(Secret::of_simulation(2026, game)).seed();
        let options = Options { words, target: 60, ..Options::default() };
        let mut table = Table::<Dixit>::deal(&options, seats, seed)?;
        let name = |seat: u8| names[(usize::from(seat) + game as usize) % names.len()];
        let mut bots: Vec<Bot> = (0..seats).filter_map(|seat| Dixit::player(name(seat))).collect();
        let mut minds: Vec<Dice> =
            (0..seats).map(|seat| Dice::new(&seed, Lane::Mind(Seat::nth(usize::from(seat))))).collect();
        while let Now::Ask(ask) = table.now() {
            for seat in ask.asked().iter() {
                let began = Instant::now();
                let sheet = bots[seat.index()].answer(table.chair(seat), &mut minds[seat.index()]);
                counts.decided(began.elapsed());
                table.submit(seat, table.number(), sheet, 1);
            }
            let voted = table.view(Viewer::Public).open.phase == Phase::Vote;
            table.close(Why::Answered, &mut News::unheard())?;
            let last = table.view(Viewer::Public).open.last;
            if let Some(reveal) = last.filter(|_| voted) {
                counts.count(&reveal, u32::from(seats) - 1);
                reveal.gained.iter().for_each(|(seat, points)| counts.gained(name(seat.number()), *points));
            }
        }
    }
    Ok(counts)
}
