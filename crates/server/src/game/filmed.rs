//! A game as it is played, and the same game from its log: every viewer sees the same, step by step.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use proptest::prelude::*;
use serde_json::Value;
use stolik_protocol::film::film;
use stolik_shelf::{GameId, journal, with_game};
use stolik_store::Write;
use stolik_table::{Change, Luck, PlayerChange, Seat, Secret, Viewer, Why};

use super::{Closes, Events, Giver, Handed, Play, deal, default_options};

/// Without what the seat needed in order to answer: nobody answers a film.
fn sent(play: &dyn Play, who: Viewer) -> Value {
    let mut update: Value =
        serde_json::from_str(play.update(who, Events::OfTheLastStep).unwrap().get()).unwrap();
    if update["question"].is_object() {
        update["question"]["yours"] = Value::Null;
    }
    update
}

fn note(writes: Vec<Write>, log: &mut String) {
    for write in writes {
        match write {
            Write::Begin { head, seed, .. } => *log += &format!("{head}\n{seed}\n"),
            Write::Step { record, .. } => *log += &format!("{record}\n"),
            _ => {}
        }
    }
}

/// Plays a game with bots, for some of which the clock runs out, and holds the film of its log against what was sent.
fn play_and_compare(game: GameId, seed: u64, seats: u8, impatient: u32) {
    let luck = Luck::alone(Secret::of_simulation(seed, 0));
    let options = default_options(game, Default::default());
    let mut play = deal(game, "game".to_owned(), &options, seats, luck, None).unwrap();
    let viewers: Vec<Viewer> = (0..usize::from(seats)).map(|seat| Viewer::Seat(Seat::nth(seat))).collect();
    let viewers = [viewers, vec![Viewer::Public]].concat();
    let mut log = String::new();
    note(vec![play.beginning("room").unwrap()], &mut log);
    let mut told: Vec<Vec<Value>> = vec![viewers.iter().map(|who| sent(&*play, *who)).collect()];
    while play.outcome().is_none() {
        let ask = play.number();
        let runs_out = ask % (impatient + 2) == impatient;
        // The film has no frame for a change of players.
        let is_left = ask % 3 == 1;
        let left = PlayerChange { ask, seat: Seat::nth(0), change: Change::Left };
        let changes: Vec<PlayerChange> = is_left.then_some(left).into_iter().collect();
        for seat in play.waited_for().iter().skip(usize::from(runs_out)) {
            // The first who acts in a window closes it.
            if play.number() != ask {
                break;
            }
            let sheet = play.think(seat, "random").unwrap()();
            note(
                play.offer(
                    &Handed { seat, ask, by: Giver::Bot, sheet: &sheet },
                    Closes::WhenAnswered,
                    &changes,
                )
                .unwrap(),
                &mut log,
            );
            play.accept();
        }
        if play.number() == ask {
            note(play.close(Why::Clock, &changes).unwrap(), &mut log);
            play.accept();
        }
        told.push(viewers.iter().map(|who| sent(&*play, *who)).collect());
    }
    log += &format!("{}\n", play.ending().unwrap());
    let lines = journal::lines(log.as_bytes()).unwrap();
    for (number, who) in viewers.iter().enumerate() {
        let film = with_game!(game, G => film::<G>(&lines, *who)).unwrap();
        assert_eq!(film.len(), told.len());
        for (update, told) in film.iter().zip(&told) {
            let update: Value = serde_json::from_str(update.get()).unwrap();
            assert_eq!(update, told[number], "{game:?}, {who:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn the_film_of_a_log_is_what_was_sent(seed: u64, three: bool, impatient in 0u32..5) {
        for &game in GameId::ALL {
            let seats = game.info().seats;
            let seats = if three { *seats.start() } else { (*seats.end()).min(5) };
            play_and_compare(game, seed, seats, impatient);
        }
    }
}
