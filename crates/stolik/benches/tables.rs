//! How fast a table is, beside a baseline that is not ours: random chess games with the crate `cozy-chess`.
//!
//! `cargo bench` prints each figure, and at the end the ratio that we hold ourselves to: random decisions through a
//! table for each random chess move, measured in turns in one run.

use std::hint::black_box;
use std::time::{Duration, Instant};

use cozy_chess::{Board, Move};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box_drop};
use stolik_players::{Company, Played};
use stolik_shelf::pixoid::Pixoid;
use stolik_table::{
    Choices, Dice, Game, Lane, News, Reply, Seat, Secret, Seed, Sheet, Sources, Table, Viewer, Why,
};

fn main() {
    divan::main();
    ratio();
}

fn seed(game: u64) -> Seed {
    Sources::alone(Secret::of_simulation(1, game)).seed()
}

fn deal(game: u64) -> Table<Pixoid> {
    Table::deal(&Default::default(), 4, seed(game)).expect("four can play")
}

/// One random game through a table, as `stolik sim` plays it; gives the number of decisions.
fn random_pixoid(game: u64) -> u64 {
    let players = (0..4).map(|_| Pixoid::player("random").expect("there is one")).collect();
    let played = Company::new(players, &seed(game)).play_out(&mut deal(game));
    played.expect("random players are legal").decisions
}

/// One random game without a table: the rules alone, as a search plays them.
fn random_rollout(game: u64) -> u64 {
    let mut dice = Dice::new(&seed(game), Lane::Mind(Seat::nth(0)));
    let mut choices = Choices::new();
    let mut pixoid = Pixoid::deal(&Default::default(), 4, &mut dice).expect("four can play");
    let mut decisions = 0;
    while let Some(ask) = pixoid.now().ask() {
        let mut answers = Vec::with_capacity(4);
        for seat in ask.asked().iter() {
            choices.clear();
            pixoid.choices(seat, &Sheet::blank(1), 0, &mut choices);
            let sheet = Sheet::of(dice.pick(choices.as_slice()).copied());
            answers.push(stolik_table::Answer { seat, sheet, by: stolik_table::FilledBy::Clock });
            decisions += 1;
        }
        pixoid.resolve(&answers.into_iter().collect(), &mut dice, &mut News::unheard());
    }
    decisions
}

/// One random game of chess, at most 300 moves; gives the number of moves.
fn random_chess(game: u64) -> u64 {
    let mut dice = Dice::new(&seed(game), Lane::Mind(Seat::nth(0)));
    let mut board = Board::default();
    let mut moves: Vec<Move> = Vec::with_capacity(256);
    for played in 0..300 {
        moves.clear();
        board.generate_moves(|listed| {
            moves.extend(listed);
            false
        });
        let Some(&next) = dice.pick(&moves) else { return played };
        board.play_unchecked(next);
        if board.halfmove_clock() >= 100 {
            return played + 1;
        }
    }
    300
}

#[divan::bench]
fn pixoid_random_game_through_a_table(bencher: Bencher) {
    bencher.counter(ItemsCount::new(random_pixoid(0))).bench(|| random_pixoid(black_box(0)));
}

#[divan::bench]
fn pixoid_random_rollout(bencher: Bencher) {
    bencher.counter(ItemsCount::new(random_rollout(0))).bench(|| random_rollout(black_box(0)));
}

#[divan::bench]
fn chess_random_game_with_cozy_chess(bencher: Bencher) {
    bencher.counter(ItemsCount::new(random_chess(0))).bench(|| random_chess(black_box(0)));
}

/// A table in the middle of a round, all four about to program.
fn in_the_middle() -> Table<Pixoid> {
    let mut table = deal(7);
    for _ in 0..6 {
        table.close(Why::Clock, &mut News::unheard()).expect("the clock can always close");
    }
    table
}

#[divan::bench]
fn pixoid_view(bencher: Bencher) {
    let table = in_the_middle();
    bencher.bench(|| table.view(Viewer::Seat(Seat::nth(1))));
}

#[divan::bench]
fn pixoid_imagine(bencher: Bencher) {
    let view = in_the_middle().view(Viewer::Seat(Seat::nth(1)));
    let mut dice = Dice::new(&seed(0), Lane::Deal);
    bencher.bench_local(|| Pixoid::imagine(&view, &mut dice));
}

#[divan::bench]
fn pixoid_clone(bencher: Bencher) {
    let table = in_the_middle();
    let snapshot = table.snapshot();
    bencher.bench(|| snapshot.game.clone());
}

#[divan::bench]
fn pixoid_one_ask_closed_by_four(bencher: Bencher) {
    let table = in_the_middle();
    let mut dice = Dice::new(&seed(0), Lane::Mind(Seat::nth(0)));
    let mut choices = Choices::new();
    let sheets: Vec<(Seat, Sheet<_>)> = (0..4)
        .map(|seat| {
            let seat = Seat::nth(seat);
            table.choices(seat, &Sheet::blank(1), 0, &mut choices);
            (seat, Sheet::of(dice.pick(choices.as_slice()).copied()))
        })
        .collect();
    bencher.with_inputs(|| (table.clone(), sheets.clone())).bench_values(|(mut table, sheets)| {
        for (seat, sheet) in sheets {
            let reply = table.submit(seat, table.number(), sheet, 1);
            debug_assert_eq!(reply, Reply::Accepted);
            black_box_drop(reply);
        }
        table.close(Why::Answered, &mut News::unheard()).expect("all are in");
        table
    });
}

/// Both in turns, so that whatever else the machine does hits both.
fn ratio() {
    let (mut decisions, mut moves) = (0, 0);
    let (mut at_the_table, mut at_chess) = (Duration::ZERO, Duration::ZERO);
    for game in 0..4000 {
        let started = Instant::now();
        decisions += random_pixoid(game);
        at_the_table += started.elapsed();
        let started = Instant::now();
        moves += random_chess(game);
        at_chess += started.elapsed();
    }
    let ours = decisions as f64 / at_the_table.as_secs_f64();
    let chess = moves as f64 / at_chess.as_secs_f64();
    println!("\npixoid through a table: {ours:.0} random decisions a second");
    println!("chess with cozy-chess:  {chess:.0} random moves a second");
    println!("ratio: {:.2} (at least 0.50 is the bar)", ours / chess);
}
