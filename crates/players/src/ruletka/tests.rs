//! What the bots of Ruletka are held to.

use stolik_shelf::ruletka::{Options, Ruletka};
use stolik_table::{Secret, Sources, Table};

use crate::{Company, Played};

/// How often each seat wins, where nobody wins counts half a win each.
fn wins(names: &[&str], games: u64, options: Options) -> Vec<f64> {
    let mut wins = vec![0.0; names.len()];
    for number in 0..games {
        let seed = Sources::alone(Secret::of_simulation(11, number)).seed();
        let mut table = Table::<Ruletka>::deal(&options, names.len() as u8, seed).expect("it is dealt");
        // Everybody sits on every chair in turn.
        let shift = number as usize % names.len();
        let name = |seat: usize| names[(seat + shift) % names.len()];
        let players = (0..names.len()).map(|seat| Ruletka::player(name(seat)).expect("it is a bot"));
        let finished = Company::new(players.collect(), &seed)
            .play(&mut table, |_| Ok::<(), std::convert::Infallible>(()))
            .expect("bots answer what they may");
        for seat in 0..names.len() {
            let won = match finished.outcome.winners.len() {
                0 => 0.5,
                _ if finished.outcome.winners.has(stolik_table::Seat::nth(seat)) => 1.0,
                _ => 0.0,
            };
            wins[(seat + shift) % names.len()] += won;
        }
    }
    wins.iter().map(|won| won / games as f64).collect()
}

#[test]
fn every_bot_plays_whole_games_at_every_table() {
    for seats in 2..=6 {
        let mut names: Vec<&str> = Ruletka::NAMES.iter().copied().cycle().skip(1).take(seats).collect();
        names[0] = "accuser";
        wins(&names, 20, Options::default());
    }
}

#[test]
fn characters_beat_those_who_play_at_random() {
    for name in ["honest", "bluffer", "accuser"] {
        let won = wins(&[name, "random"], 200, Options::default());
        assert!(won[0] > 0.65, "{name}: {won:?}");
    }
}
