//! `stolik sim`: whole games between bots, counted.

use std::fs::{self, File};
use std::io::{BufWriter, IsTerminal};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use stolik_players::{Company, Finished, Played, Player, Random, Wanted};
use stolik_shelf::journal::Writer;
use stolik_shelf::{settings, with_game};
use stolik_table::{BySeat, Game, Hazards, Luck, MAX_SEATS, Mishaps, Seat, Secret, Seed, Step, Table};

use crate::cli::{SeatCounts, SimArgs};
use crate::output;

/// Games that a thread takes at a time, and the grain of the progress bar.
const BATCH: u32 = 16;

pub fn run(args: &SimArgs) -> Result<()> {
    if args.report {
        return with_game!(args.game, G => report::<G>(args));
    }
    let most = *args.game.info().seats.end();
    let SeatCounts { from, to } = args.seats.unwrap_or(SeatCounts { from: most, to: most });
    if args.log.is_some() && from != to {
        bail!("logs are written for one number of seats, not for {from} to {to}");
    }
    for seats in from..=to {
        let result = with_game!(args.game, G => simulate::<G>(args, seats))?;
        if args.json { output::json(&result)? } else { result.tell()? }
    }
    Ok(())
}

/// What a game has to say beyond who wins: for all numbers of seats, unless some were named.
fn report<G: Played>(args: &SimArgs) -> Result<()> {
    let (id, possible) = (G::INFO.id, G::INFO.seats);
    let Some(report) = G::REPORT else { bail!("{id} has no report") };
    let SeatCounts { from, to } =
        args.seats.unwrap_or(SeatCounts { from: *possible.start(), to: *possible.end() });
    if !possible.contains(&from) || !possible.contains(&to) {
        bail!("{id} is for {} to {} players, not for {from} to {to}", possible.start(), possible.end());
    }
    let wanted = Wanted { bots: args.bots.clone(), seats: from..=to, games: args.games, seed: args.seed };
    Ok(report(&wanted, &mut std::io::stdout().lock())?)
}

/// What was asked for, checked: nothing is played or written before this stands.
struct Plan<'a, G: Game> {
    args: &'a SimArgs,
    options: G::Options,
    seats: u8,
    bots: Vec<&'a str>,
}

impl<'a, G: Played> Plan<'a, G> {
    fn new(args: &'a SimArgs, seats: u8) -> Result<Self> {
        let options = settings::options::<G>(&args.set)?;
        let (id, possible) = (G::INFO.id, G::INFO.seats);
        if !possible.contains(&seats) {
            bail!("{id} is for {} to {} players, not for {seats}", possible.start(), possible.end());
        }
        // Deals once, so that options which do not fit are found before anything is written.
        Table::<G>::deal(&options, seats, Seed::from_bytes([0; 32]))
            .map_err(|refusal| anyhow!("{id} cannot be dealt like this to {seats} players: {refusal}"))?;
        let bots: Vec<&str> = match &args.bots[..] {
            [one] => vec![one; usize::from(seats)],
            all if all.len() == usize::from(seats) => all.iter().map(String::as_str).collect(),
            all => bail!("--bots has {} names; it takes one, or one for each of {seats} seats", all.len()),
        };
        let plan = Plan { args, options, seats, bots };
        plan.players()?;
        Ok(plan)
    }

    /// Where people come and go, seats may be taken that were not there at the deal.
    fn countable(&self) -> u8 {
        if self.args.hazards.is_some() { MAX_SEATS as u8 } else { self.seats }
    }

    /// Who sits down where somebody has left, or as one more.
    fn newcomer(&self, seat: Seat) -> Box<dyn Player<G>> {
        let name = self.bots[seat.index() % self.bots.len()];
        // The names were checked; anybody can play at random.
        G::player(name).unwrap_or_else(|| Box::new(Random::new()))
    }

    fn players(&self) -> Result<Vec<Box<dyn Player<G>>>> {
        let known = || G::NAMES.join(", ");
        let player = |name: &&str| {
            G::player(name)
                .ok_or_else(|| anyhow!("{} has no bot called \"{name}\"; it has: {}", G::INFO.id, known()))
        };
        self.bots.iter().map(player).collect()
    }
}

/// Sums over games: whole numbers, so that the order in which threads add them up makes no difference.
#[derive(Clone, Copy, Default)]
struct Totals {
    decisions: u64,
    wins: BySeat<u64>,
    no_winner: u64,
    scores: BySeat<i64>,
    /// The most seats that were ever taken at a table.
    most_seats: u8,
    mishaps: Mishaps,
}

impl Totals {
    /// For so many seats, of which not all need to be taken.
    fn new(seats: u8) -> Self {
        Totals { wins: BySeat::new(seats), scores: BySeat::new(seats), ..Totals::default() }
    }

    fn count(&mut self, game: &Finished) {
        let outcome = &game.outcome;
        self.decisions += game.decisions;
        self.no_winner += u64::from(outcome.winners.is_empty());
        self.most_seats = self.most_seats.max(outcome.scores.len() as u8);
        self.mishaps += game.mishaps;
        for seat in self.wins.seats() {
            self.wins[seat] += u64::from(outcome.winners.has(seat));
            self.scores[seat] += i64::from(outcome.scores[seat]);
        }
    }

    fn add(&mut self, other: &Totals) {
        self.decisions += other.decisions;
        self.no_winner += other.no_winner;
        self.most_seats = self.most_seats.max(other.most_seats);
        self.mishaps += other.mishaps;
        for seat in self.wins.seats() {
            self.wins[seat] += other.wins[seat];
            self.scores[seat] += other.scores[seat];
        }
    }
}

#[derive(Serialize)]
pub struct SimResult {
    pub game: &'static str,
    pub seats: u8,
    pub games: u32,
    pub seed: u64,
    pub decisions: u64,
    pub seconds: f64,
    pub games_per_second: f64,
    pub decisions_per_second: f64,
    pub mean_decisions: f64,
    /// For each seat; a shared win counts for each who shares it.
    pub wins: Vec<u64>,
    pub no_winner: u64,
    pub mean_score: Vec<f64>,
    /// What happened to people, with `--hazards`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mishaps: Option<Mishaps>,
}

pub fn simulate<G: Played>(args: &SimArgs, seats: u8) -> Result<SimResult> {
    let plan = Plan::<G>::new(args, seats)?;
    if let Some(folder) = &args.log {
        make_empty_folder(folder)?;
    }
    let progress = progress_bar(args);
    let next_game = AtomicU32::new(0);
    let started = Instant::now();
    let totals = std::thread::scope(|scope| {
        let play = || play_until_done(&plan, &next_game, &progress);
        let threads: Vec<_> = (0..args.threads).map(|_| scope.spawn(play)).collect();
        let mut totals = Totals::new(plan.countable());
        for thread in threads {
            totals.add(&thread.join().map_err(|_| anyhow!("a thread panicked"))??);
        }
        Ok::<_, anyhow::Error>(totals)
    })?;
    let seconds = started.elapsed().as_secs_f64();
    progress.finish_and_clear();
    let games = f64::from(args.games);
    let seats = usize::from(totals.most_seats);
    Ok(SimResult {
        game: G::INFO.id,
        seats: plan.seats,
        games: args.games,
        seed: args.seed,
        decisions: totals.decisions,
        seconds,
        games_per_second: games / seconds,
        decisions_per_second: totals.decisions as f64 / seconds,
        mean_decisions: totals.decisions as f64 / games,
        wins: totals.wins.as_slice()[..seats].to_vec(),
        no_winner: totals.no_winner,
        mean_score: totals.scores.as_slice()[..seats].iter().map(|score| *score as f64 / games).collect(),
        mishaps: args.hazards.map(|_| totals.mishaps),
    })
}

fn play_until_done<G: Played>(
    plan: &Plan<'_, G>,
    next_game: &AtomicU32,
    progress: &ProgressBar,
) -> Result<Totals> {
    let mut totals = Totals::new(plan.countable());
    let evening = plan.args.evening;
    // Whole evenings: their games follow each other.
    let batch = BATCH.next_multiple_of(evening);
    loop {
        let first = next_game.fetch_add(batch, Ordering::Relaxed);
        if first >= plan.args.games {
            return Ok(totals);
        }
        let last = first.saturating_add(batch).min(plan.args.games);
        let mut past = Vec::new();
        for game in first..last {
            if game % evening == 0 {
                past.clear();
            }
            totals.count(&play_one(plan, game, &mut past)?);
        }
        progress.inc(u64::from(last - first));
    }
}

/// `past` is what the table has heard before, and then what it has heard by now.
fn play_one<G: Played>(plan: &Plan<'_, G>, game: u32, past: &mut Vec<G::Event>) -> Result<Finished> {
    let luck = Luck::alone(Secret::of_simulation(plan.args.seed, u64::from(game)));
    let seed = luck.seed();
    let mut log = match &plan.args.log {
        Some(folder) => {
            let path = folder.join(format!("{}-{game:06}.jsonl", G::INFO.id));
            let file =
                File::create_new(&path).with_context(|| format!("{} cannot be written", path.display()))?;
            Some(Writer::begin::<G>(BufWriter::new(file), &plan.options, plan.seats, &luck)?)
        }
        None => None,
    };
    let mut table = Table::<G>::deal(&plan.options, plan.seats, seed)?;
    let mut company = Company::new(plan.players()?, &seed).after(std::mem::take(past));
    let write = |step: &Step<G>| match &mut log {
        Some(log) => log.write::<G>(&step.record()),
        None => Ok(()),
    };
    let finished = match plan.args.hazards {
        None if plan.args.log.is_none() => company.play_out(&mut table)?,
        None => company.play(&mut table, write)?,
        Some(odds) => {
            let hazards = Hazards::new(odds, &seed);
            company.play_with_hazards(&mut table, hazards, &mut |seat| plan.newcomer(seat), write)?
        }
    };
    if let Some(log) = log {
        log.end(&table)?;
    }
    *past = company.into_past();
    Ok(finished)
}

fn make_empty_folder(folder: &Path) -> Result<()> {
    let context = || format!("the folder {} cannot be used", folder.display());
    fs::create_dir_all(folder).with_context(context)?;
    if fs::read_dir(folder).with_context(context)?.next().is_some() {
        bail!("the folder {} is not empty; logs go into a new or empty one", folder.display());
    }
    Ok(())
}

/// Only when a person watches.
fn progress_bar(args: &SimArgs) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    ProgressBar::new(u64::from(args.games)).with_style(style.unwrap_or(ProgressStyle::default_bar()))
}

impl SimResult {
    pub fn tell(&self) -> Result<()> {
        let SimResult { game, seats, games, seed, seconds, .. } = self;
        output::line(format!(
            "{games} games of {game} with {seats} seats and seed {seed} in {seconds:.2} s"
        ))?;
        output::line(format!(
            "{:.0} games a second, {:.0} decisions a second, {:.1} decisions a game",
            self.games_per_second, self.decisions_per_second, self.mean_decisions
        ))?;
        for (seat, (wins, score)) in self.wins.iter().zip(&self.mean_score).enumerate() {
            let share = 100.0 * *wins as f64 / f64::from(self.games);
            output::line(format!("  seat {seat}: {wins} wins ({share:.1} %), {score:.2} points a game"))?;
        }
        if self.no_winner > 0 {
            output::line(format!("  nobody won {} games", self.no_winner))?;
        }
        if let Some(happened) = &self.mishaps {
            let Mishaps { changed_minds, ran_out, lent, taken_back, replaced, left, joined } = happened;
            output::line(format!(
                "  people: {changed_minds} changed minds, {ran_out} clocks run out, {lent} seats lent, {taken_back} taken back, {replaced} replaced, {left} left, {joined} joined"
            ))?;
        }
        Ok(())
    }
}
