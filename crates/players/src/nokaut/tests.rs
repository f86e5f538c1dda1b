//! What the bots are held to: they finish every game, and strength has its order.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::convert::Infallible;

use stolik_shelf::nokaut::{Board, Nokaut, Options};
use stolik_table::{Seat, Secret, Sources, Table};

use crate::{Company, Played};

/// How many of these games the first kind wins against the second, sitting on each side equally often.
fn wins(games: u64, seats: u8, board: Board, one: &str, other: &str) -> u64 {
    let mut won = 0;
    for number in 0..games {
        let seed = Sources::alone(Secret::of_simulation(7, number / 2)).seed();
        let first = number % 2;
        let options = Options {
            board,
            partner: Some(Seat::nth(2)),
            solo: Some(Seat::nth(1)),
            youngest: Some(Seat::nth((number / 2 % 2) as usize)),
            ..Options::default()
        };
        let mut table = Table::<Nokaut>::deal(&options, seats, seed).unwrap();
        let is_one = |seat: u8| u64::from(seat % 2) == first;
        let players = (0..seats).map(|seat| Nokaut::player(if is_one(seat) { one } else { other }).unwrap());
        let mut company = Company::new(players.collect(), &seed);
        let finished = company.play(&mut table, |_| Ok::<_, Infallible>(())).unwrap();
        won += u64::from(finished.outcome.winners.iter().any(|seat| is_one(seat.number())));
    }
    won
}

/// The same seeds each time, so these are facts and not luck: who plays worse than today is found out.
#[test]
fn greedy_beats_chance_and_search_beats_greedy() {
    assert!(wins(100, 2, Board::Standard, "greedy", "random") >= 92);
    // A quarter of the planner's budget, to be quick: the whole one wins four of five (docs/BENCHMARKS.md).
    assert!(wins(60, 2, Board::Standard, "planner:1/4", "greedy") >= 42);
}

#[test]
fn every_number_of_seats_is_played_to_the_end() {
    for seats in 2..=4 {
        for board in [Board::Standard, Board::Advanced] {
            wins(2, seats, board, "brawler", "greedy");
            wins(4, seats, board, "greedy", "random");
        }
    }
}

#[test]
fn names_have_players_and_budgets_have_bounds() {
    for name in
        Nokaut::NAMES.iter().chain(Nokaut::COMPANY).chain(&[Nokaut::HOUSE, "planner:16", "planner:1/64"])
    {
        assert!(Nokaut::player(name).is_some(), "{name}");
    }
    for name in ["planner:17", "planner:1/65", "planner:1/0", "planner:", "nobody"] {
        assert!(Nokaut::player(name).is_none(), "{name}");
    }
}
