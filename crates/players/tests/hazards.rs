//! Whole games between people as they are: they end, their logs can be verified, and the same seed gives the same games.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::io;

use stolik_players::{Company, Played, Random};
use stolik_shelf::dixit::Dixit;
use stolik_shelf::journal::{self, Writer};
use stolik_shelf::pixoid::Pixoid;
use stolik_shelf::verify::verify;
use stolik_table::{Hazards, Luck, Mishaps, Secret, Table};

/// One game, with its log.
fn play<G: Played>(options: &G::Options, seats: u8, odds: f64, number: u64) -> (String, Mishaps) {
    let luck = Luck::alone(Secret::of_simulation(9, number));
    let mut bytes = Vec::new();
    let mut log = Writer::begin::<G>(&mut bytes, options, seats, &luck).unwrap();
    let mut table = Table::<G>::deal(options, seats, luck.seed()).unwrap();
    let random = || Box::new(Random::<G::Choice>::new()) as Box<_>;
    let mut company = Company::new((0..seats).map(|_| random()).collect(), &luck.seed());
    let hazards = Hazards::new(odds, &luck.seed());
    let write = |step: &stolik_table::Step<G>| log.write::<G>(&step.record());
    let played = company.play_with_hazards::<io::Error>(&mut table, hazards, &mut |_| random(), write);
    let finished = played.unwrap_or_else(|stopped| panic!("game {number} with {seats}: {stopped}"));
    log.end(&table).unwrap();
    assert_eq!(table.now().outcome(), Some(&finished.outcome));
    (String::from_utf8(bytes).unwrap(), finished.mishaps)
}

/// A few hundred games; gives the logs and what happened in all of them.
fn evenings<G: Played>(odds: f64, games: u64) -> (Vec<String>, Mishaps) {
    let mut all = Mishaps::default();
    let seats: Vec<u8> = G::INFO.seats.collect();
    let logs = (0..games).map(|number| {
        let (log, mishaps) =
            play::<G>(&Default::default(), seats[number as usize % seats.len()], odds, number);
        let lines = journal::lines(log.as_bytes()).unwrap();
        verify::<G>(&lines).unwrap_or_else(|bad| panic!("game {number}: {bad}"));
        all += mishaps;
        log
    });
    (logs.collect(), all)
}

fn happened(logs: &[String], what: &str) -> bool {
    logs.iter().any(|log| log.contains(what))
}

#[test]
fn seats_that_stay_are_lent_and_replaced() {
    let (logs, all) = evenings::<Pixoid>(0.3, 300);
    assert_eq!(logs, evenings::<Pixoid>(0.3, 300).0, "the same seed gives the same games");
    for what in ["\"why\":\"clock\"", "\"bot\":true", "\"nonce\":1"] {
        assert!(happened(&logs, what), "{what}");
    }
    let Mishaps { changed_minds, ran_out, lent, taken_back, replaced, left, joined } = all;
    assert!([changed_minds, ran_out, lent, taken_back, replaced].iter().all(|times| *times > 100), "{all:?}");
    assert_eq!((left, joined), (0, 0), "its seats are fixed");
}

#[test]
fn people_come_and_go_where_the_game_lets_them() {
    let (logs, all) = evenings::<Dixit>(0.3, 300);
    assert_eq!(logs, evenings::<Dixit>(0.3, 300).0, "the same seed gives the same games");
    for what in ["\"why\":\"clock\"", "\"bot\":true", "\"leave\":", "\"join\":"] {
        assert!(happened(&logs, what), "{what}");
    }
    let Mishaps { changed_minds, ran_out, lent, taken_back, replaced, left, joined } = all;
    let each = [changed_minds, ran_out, lent, taken_back, replaced, left, joined];
    assert!(each.iter().all(|times| *times > 50), "{all:?}");
}

/// Windows close at their floor, too, and nothing ever gets stuck where something happens to everybody all the time.
#[test]
fn it_ends_however_much_happens() {
    let (_, all) = evenings::<Pixoid>(1.0, 20);
    assert!(all.ran_out > 0);
    let (_, all) = evenings::<Dixit>(1.0, 20);
    assert!(all.left > 0);
    let (log, none) = play::<Dixit>(&Default::default(), 4, 0.0, 0);
    assert_eq!(none, Mishaps::default());
    assert!(!log.contains("clock") && !log.contains("amend") && !log.contains("bot"));
}
