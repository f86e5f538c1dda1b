//! A log as a film: each seat sees what it saw, and only all eyes together see everything.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use proptest::prelude::*;
use serde_json::{Value, json};
use stolik_check::film;
use stolik_shelf::{GameId, with_game};

use crate::played::played;

fn seen(log: &str, eyes: &Value) -> Vec<Value> {
    let answer = film::answer(format!("{eyes}\n{log}").as_bytes());
    let lines = String::from_utf8(answer).unwrap();
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Whatever one knows, the other knows.
fn knows(all: &Value, one: &Value) -> bool {
    match (all, one) {
        (_, Value::Null) => true,
        (Value::Array(all), Value::Array(one)) if all.len() == one.len() => {
            all.iter().zip(one).all(|(all, one)| knows(all, one))
        }
        (Value::Array(all), Value::Array(one)) => one.iter().all(|one| all.iter().any(|all| knows(all, one))),
        (Value::Object(all), Value::Object(one)) => {
            one.iter().all(|(name, one)| name == "you" || all.get(name).is_some_and(|all| knows(all, one)))
        }
        (all, one) => all == one,
    }
}

#[test]
fn all_eyes_see_what_each_seat_saw_and_no_seat_sees_it_all() {
    for &game in GameId::ALL {
        let (log, kept) = with_game!(game, G => played::<G>(5));
        let all = seen(&log, &json!("all"));
        let public = seen(&log, &json!("public"));
        assert_eq!(all.len(), log.lines().count() - 2, "the deal and every question");
        assert_eq!(all.last().unwrap()["outcome"], kept["outcome"]);
        for seat in 0..3 {
            let seats = seen(&log, &json!({ "seat": seat }));
            for ((all, one), public) in all.iter().zip(&seats).zip(&public) {
                assert!(knows(&all["view"], &one["view"]), "{game:?} {seat}: {one} is more than {all}");
                assert!(knows(&one["view"], &public["view"]), "{game:?} {seat}");
                assert_eq!(one["game"], game.info().id);
                assert!(one["question"].is_null() || one["question"]["yours"].is_null());
            }
        }
        // The events are those that the device of seat 1 kept.
        let heard = seen(&log, &json!({ "seat": 1 }));
        for (update, step) in heard[1..].iter().zip(kept["story"].as_array().unwrap()) {
            assert_eq!((&update["seq"], &update["events"]), (&step["seq"], &step["events"]));
        }
    }
    // A game with hands shows them to all eyes, and to a seat its own.
    let (log, _) = with_game!(GameId::Dixit, G => played::<G>(5));
    let hands = |eyes: Value| seen(&log, &eyes)[0]["view"]["hands"].as_array().unwrap().len();
    assert_eq!((hands(json!("all")), hands(json!({ "seat": 2 })), hands(json!("public"))), (3, 1, 0));
}

/// A seat that nobody ever sat on, and what is no pair of eyes at all.
#[test]
fn whoever_sat_nowhere_sees_what_all_saw() {
    for &game in GameId::ALL {
        let (log, _) = with_game!(game, G => played::<G>(6));
        let public = seen(&log, &json!("public"));
        for nobody in [json!({ "seat": 7 }), json!({ "seat": 70 }), json!("nonsense"), Value::Null] {
            assert_eq!(seen(&log, &nobody), public);
        }
    }
}

#[test]
fn a_game_that_is_not_over_or_not_whole_is_no_film() {
    let (log, _) = with_game!(GameId::Dixit, G => played::<G>(7));
    let lines: Vec<&str> = log.lines().collect();
    let cut = lines[..lines.len() - 1].join("\n") + "\n";
    let open = format!("{cut}{{\"t\":\"open\"}}\n");
    for (log, lie) in [(cut, "cut-off"), (open, "cut-off"), (String::new(), "no-beginning")] {
        let told = seen(&log, &json!("all"));
        assert_eq!(told, [json!({ "is": "lie", "lie": { "is": lie } })]);
    }
    let told = seen(&log.replacen("\"digest\":\"", "\"digest\":\"0", 1), &json!("all"));
    assert_eq!((told.len(), &told[0]["is"]), (1, &json!("lie")));
}

proptest! {
    #[test]
    fn any_bytes_are_answered(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let verdict: Value = serde_json::from_slice(&film::answer(&bytes)).unwrap();
        prop_assert!(verdict["view"].is_null());
    }
}
