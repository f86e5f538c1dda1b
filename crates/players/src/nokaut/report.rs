//! What playing Nokaut thousands of times says. One bot, against itself: are the decks equal, what is it worth to begin, to
//! play alone, which goals are hard, and what do windows cost? Several bots: how strong each is against each other.

use std::io::Write;

use stolik_shelf::nokaut::{Board, Decks, Ending, GOAL, Goal, Nokaut, Open, Options, Phase, RIPOSTE, Team};
use stolik_table::{BySeat, Seat, Secret, Sources, Table, Viewer};

use crate::report::{self, NoReport, Share, Thought, Wanted};

const BOARDS: [Board; 2] = [Board::Standard, Board::Advanced];

pub fn report(wanted: &Wanted, out: &mut dyn Write) -> Result<(), NoReport> {
    if let [bot] = &wanted.bots[..] {
        return balance(bot, wanted, out);
    }
    writeln!(out, "| bot | against | seats | grid | games | wins | 95 % | mean time | longest |")?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|")?;
    for (number, one) in wanted.bots.iter().enumerate() {
        for other in &wanted.bots[number + 1..] {
            for seats in wanted.seats.clone() {
                for board in BOARDS {
                    strength([one, other], seats, board, wanted, out)?;
                }
            }
        }
    }
    Ok(())
}

/// A whole game, as it can be counted.
struct Evening {
    open: Open,
    /// The secret goals at the end.
    held: [Option<Goal>; 2],
    winner: Team,
    ending: Ending,
    ripostes_asked: u64,
    goals_asked: u64,
    thought: BySeat<Thought>,
}

/// Both sides begin equally often; decks are drawn by lot. Seats 0 and 2 play together; of three, seat 1 plays alone.
fn play(names: &[&str], board: Board, seed: u64, number: u32) -> Result<Evening, NoReport> {
    let seats = names.len() as u8;
    let seed = Sources::alone(Secret::of_simulation(seed, u64::from(number))).seed();
    let options = Options {
        board,
        decks: Decks::Lot,
        partner: (seats == 4).then(|| Seat::nth(2)),
        solo: (seats == 3).then(|| Seat::nth(1)),
        youngest: Some(Seat::nth((number / 2 % 2) as usize)),
        ..Options::default()
    };
    let mut table = Table::<Nokaut>::deal(&options, seats, seed)?;
    let (mut ripostes_asked, mut goals_asked) = (0, 0);
    let (_, thought) = report::play(&mut table, names, &seed, |topic, _| {
        ripostes_asked += u64::from(topic == RIPOSTE);
        goals_asked += u64::from(topic == GOAL);
    })?;
    let view = table.view(Viewer::All);
    let (winner, ending) = match view.open.phase {
        Phase::Over { winner, ending } => (winner, ending),
        // Where nothing is asked, the game is over.
        _ => (Team::Dragons, Ending::Goals),
    };
    let held = Team::BOTH.map(|team| view.goals[team]);
    Ok(Evening { open: view.open, held, winner, ending, ripostes_asked, goals_asked, thought })
}

/// What so many games of equals say.
#[derive(Default)]
struct Tally {
    /// Games in which dragons began, and in which unicorns did; and how many of them the dragons won.
    began: [f64; 2],
    dragons: [f64; 2],
    exhausted: f64,
    solo: f64,
    turns: f64,
    ripostes_asked: f64,
    goals_asked: f64,
    /// How often each goal was somebody's, and how often it was completed.
    goals: [(f64, f64); 12],
}

impl Tally {
    fn games(&self) -> f64 {
        self.began[0] + self.began[1]
    }

    fn count(&mut self, game: &Evening) {
        let Evening { open, winner, .. } = game;
        let beginner = open.team[open.order[0]];
        let began = usize::from(beginner != Team::Dragons);
        self.began[began] += 1.0;
        self.dragons[began] += f64::from(u8::from(*winner == Team::Dragons));
        self.exhausted += f64::from(u8::from(game.ending == Ending::Exhausted));
        self.solo += f64::from(u8::from(open.members(*winner).len() == 1));
        self.turns += f64::from(open.turn);
        self.ripostes_asked += game.ripostes_asked as f64;
        self.goals_asked += game.goals_asked as f64;
        for goal in open.revealed() {
            let (held, done) = &mut self.goals[usize::from(goal.0)];
            (*held, *done) = (*held + 1.0, *done + 1.0);
        }
        for goal in game.held.into_iter().flatten().filter(|goal| !open.revealed().any(|done| done == *goal))
        {
            self.goals[usize::from(goal.0)].0 += 1.0;
        }
    }
}

fn balance(bot: &str, wanted: &Wanted, out: &mut dyn Write) -> Result<(), NoReport> {
    writeln!(out, "\n## {bot} against {bot}\n")?;
    writeln!(
        out,
        "| seats | grid | games | dragons win | … who begin | … who do not | who begins | who plays alone | decks run out | turns | windows for ripostes, goals |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|---|---|")?;
    let mut goals = Vec::new();
    for seats in wanted.seats.clone() {
        for board in BOARDS {
            let mut tally = Tally::default();
            for number in 0..wanted.games {
                tally.count(&play(&vec![bot; usize::from(seats)], board, wanted.seed, number)?);
            }
            balance_line(seats, board, &tally, out)?;
            goals.push((seats, board, tally));
        }
    }
    goals_table(&goals, out)
}

fn balance_line(seats: u8, board: Board, tally: &Tally, out: &mut dyn Write) -> Result<(), NoReport> {
    let games = tally.games();
    let share = |part: f64, whole: f64| match Share::of(part, whole) {
        _ if whole == 0.0 => "–".to_owned(),
        Share { percent, from, to } => format!("{percent:.1} % [{from:.1}, {to:.1}]"),
    };
    let [with, against] = tally.dragons;
    let first = with + tally.began[1] - against;
    let solo = if seats == 3 { share(tally.solo, games) } else { "–".to_owned() };
    writeln!(
        out,
        "| {seats} | {board:?} | {games} | {} | {} | {} | {} | {solo} | {:.1} % | {:.1} | {:.1}, {:.1} |",
        share(with + against, games),
        share(with, tally.began[0]),
        share(against, tally.began[1]),
        share(first, games),
        100.0 * tally.exhausted / games,
        tally.turns / games,
        tally.ripostes_asked / games,
        tally.goals_asked / games,
    )?;
    Ok(())
}

/// How many of those who had a goal completed it.
fn goals_table(tallies: &[(u8, Board, Tally)], out: &mut dyn Write) -> Result<(), NoReport> {
    let names: Vec<String> = Goal::all()
        .map(|goal| goal.marks(Board::Advanced).iter().map(|space| space.name()).collect())
        .collect();
    writeln!(out, "\nOf those who had a goal, so many completed it (percent):\n")?;
    writeln!(out, "| seats | grid | {} |", names.join(" | "))?;
    writeln!(out, "|---|---|{}", "---|".repeat(names.len()))?;
    for (seats, board, tally) in tallies {
        let done = tally.goals.map(|(held, done)| format!("{:.0}", 100.0 * done / f64::max(held, 1.0)));
        writeln!(out, "| {seats} | {board:?} | {} |", done.join(" | "))?;
    }
    Ok(())
}

/// Both sit on each side and begin equally often.
fn strength(
    [one, other]: [&str; 2],
    seats: u8,
    board: Board,
    wanted: &Wanted,
    out: &mut dyn Write,
) -> Result<(), NoReport> {
    let (mut wins, mut thought) = (0.0, Thought::default());
    for number in 0..wanted.games {
        let is_one = |seat: u8| u32::from(seat % 2) == number % 2;
        let names: Vec<&str> = (0..seats).map(|seat| if is_one(seat) { one } else { other }).collect();
        let game = play(&names, board, wanted.seed, number)?;
        let won = game.open.members(game.winner).iter().any(|seat| is_one(seat.number()));
        wins += f64::from(u8::from(won));
        let own = game.thought.iter().filter(|(seat, _)| is_one(seat.number()));
        own.for_each(|(_, one)| thought.add(*one));
    }
    let Share { percent, from, to } = Share::of(wins, f64::from(wanted.games));
    writeln!(
        out,
        "| {one} | {other} | {seats} | {board:?} | {} | {percent:.1} % | {from:.1}–{to:.1} % | {:.2} ms | {:.1} ms |",
        wanted.games,
        thought.mean_ms(),
        thought.longest_ms(),
    )?;
    Ok(())
}
