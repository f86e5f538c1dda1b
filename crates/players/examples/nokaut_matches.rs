//! Matches of Nokaut between two kinds of bots, and what came of them: who won, with which deck, who began, by which goals,
//! and how many windows were opened. Both kinds sit on each side and begin equally often; decks are drawn by lot.
//!
//! `cargo run --release -p stolik-players --example nokaut_matches -- 4000 2 standard greedy greedy`
#![allow(clippy::unwrap_used, reason = "a measurement that fails may say so")]

use std::time::Instant;

use stolik_players::{Played, Player};
use stolik_shelf::nokaut::{Board, Decks, Ending, GOAL, Nokaut, Options, Phase, RIPOSTE, Team};
use stolik_table::{Dice, Lane, News, Now, Seat, Secret, Sources, Table, Viewer, Why};

#[derive(Default)]
struct Tally {
    games: u64,
    decisions: u64,
    first_kind: u64,
    dragons: u64,
    beginners: u64,
    exhausted: u64,
    turns: u64,
    ripostes_asked: u64,
    goals_asked: u64,
    /// How often each goal was revealed.
    goals: [u64; 12],
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word =
        |index: usize, otherwise: &str| words.get(index).cloned().unwrap_or_else(|| otherwise.to_owned());
    let games: u64 = word(0, "400").parse().unwrap();
    let seats: u8 = word(1, "2").parse().unwrap();
    let board = if word(2, "standard") == "advanced" { Board::Advanced } else { Board::Standard };
    let kinds = [word(3, "greedy"), word(4, "greedy")];
    let begun = Instant::now();
    let mut tally = Tally::default();
    (0..games).for_each(|number| play(number, seats, board, &kinds, &mut tally));
    report(&tally, &kinds, begun.elapsed().as_secs_f64());
}

fn play(number: u64, seats: u8, board: Board, kinds: &[String; 2], tally: &mut Tally) {
    let seed = Sources::alone(Secret::of_simulation(11, number)).seed();
    let options = Options {
        board,
        decks: Decks::Lot,
        partner: Some(Seat::nth(2)),
        solo: Some(Seat::nth(1)),
        youngest: Some(Seat::nth((number / 2 % 2) as usize)),
        ..Options::default()
    };
    let mut table = Table::<Nokaut>::deal(&options, seats, seed).unwrap();
    let kind = |seat: u8| usize::from(u64::from(seat % 2) != number % 2);
    let mut players: Vec<Box<dyn Player<Nokaut>>> =
        (0..seats).map(|seat| Nokaut::player(&kinds[kind(seat)]).unwrap()).collect();
    let mut minds: Vec<Dice> =
        (0..seats).map(|seat| Dice::new(&seed, Lane::Mind(Seat::nth(seat.into())))).collect();
    let open = table.view(Viewer::Public).open;
    let beginner = open.team[open.order[0]];
    while let Now::Ask(ask) = table.now().clone() {
        tally.ripostes_asked += u64::from(ask.topic == RIPOSTE);
        tally.goals_asked += u64::from(ask.topic == GOAL);
        for seat in ask.asked().iter() {
            let sheet = players[seat.index()].answer(table.chair(seat), &mut minds[seat.index()]);
            table.submit(seat, table.number(), sheet, 1);
            tally.decisions += 1;
        }
        table.close(Why::Answered, &mut News::unheard()).unwrap();
    }
    let open = table.view(Viewer::Public).open;
    let Phase::Over { winner, ending } = open.phase else { return };
    tally.games += 1;
    tally.turns += u64::from(open.turn);
    tally.first_kind += u64::from(open.members(winner).iter().any(|seat| kind(seat.number()) == 0));
    tally.dragons += u64::from(winner == Team::Dragons);
    tally.beginners += u64::from(winner == beginner);
    tally.exhausted += u64::from(ending == Ending::Exhausted);
    open.revealed().for_each(|goal| tally.goals[usize::from(goal.0)] += 1);
}

fn report(tally: &Tally, kinds: &[String; 2], seconds: f64) {
    let games = tally.games as f64;
    let share = |count: u64| {
        let part = count as f64 / games;
        let error = 1.96 * (part * (1.0 - part) / games).sqrt();
        format!("{:.1} % [{:.1}, {:.1}]", 100.0 * part, 100.0 * (part - error), 100.0 * (part + error))
    };
    let mean = |count: u64| count as f64 / games;
    println!("{} games, {} against {}", tally.games, kinds[0], kinds[1]);
    println!("{} wins {}", kinds[0], share(tally.first_kind));
    println!("dragons win {}, who begins {}", share(tally.dragons), share(tally.beginners));
    println!("decks run out in {}", share(tally.exhausted));
    println!("turns {:.1}, decisions {:.1}", mean(tally.turns), mean(tally.decisions));
    println!("windows: ripostes {:.1}, goals {:.1}", mean(tally.ripostes_asked), mean(tally.goals_asked));
    println!("ms a decision {:.3}", 1000.0 * seconds / tally.decisions as f64);
    println!("goals revealed {:?}", tally.goals);
}
