//! Whoever kept what they were shown is told every lie by its name, in any game.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use proptest::prelude::*;
use serde_json::{Value, json};
use stolik_check::verdict::Compared;
use stolik_check::{Kept, Lie, Unchecked, Verdict, answer, check};
use stolik_shelf::{GameId, with_game};
use stolik_table::Seat;

use crate::played::played;

fn pixoid() -> (String, Value) {
    with_game!(GameId::Pixoid, G => played::<G>(3))
}

fn said(log: &str, kept: &Value) -> Verdict {
    check(log.as_bytes(), &serde_json::from_value(kept.clone()).unwrap())
}

fn lie(log: &str, kept: &Value) -> Lie {
    match said(log, kept) {
        Verdict::Lie { lie } => lie,
        other => panic!("{other:?}"),
    }
}

/// The log with one place in one line changed, counted from 1; otherwise letter for letter as we write it.
fn altered(log: &str, line: usize, from: &str, to: &str) -> String {
    let change_one = |(number, text): (usize, &str)| {
        let changed = if number + 1 == line { text.replacen(from, to, 1) } else { text.to_owned() };
        assert_eq!(changed != text, number + 1 == line, "{from} is not in line {line}");
        changed + "\n"
    };
    log.lines().enumerate().map(change_one).collect()
}

/// A field of a line that has one of that name.
fn field(log: &str, line: usize, name: &str) -> Value {
    let record: Value = serde_json::from_str(log.lines().nth(line - 1).unwrap()).unwrap();
    record[name].clone()
}

#[test]
fn an_honest_game_is_fair_whichever_it_is() {
    for &game in GameId::ALL {
        let (log, kept) = with_game!(game, G => played::<G>(5));
        let questions = log.lines().count() as u32 - 3;
        // Who kept silent is named.
        let left_out = vec![Seat::nth(2).into()];
        assert_eq!(
            said(&log, &kept),
            Verdict::Fair { questions, compared: Compared::Sealed, left_out },
            "{game:?}"
        );
    }
}

/// Consistency is all that it can vouch for, and it says so.
#[test]
fn who_kept_nothing_is_told_what_was_compared() {
    let (log, _) = pixoid();
    assert!(matches!(
        check(log.as_bytes(), &Kept::default()),
        Verdict::Fair { compared: Compared::Seen, .. }
    ));
}

#[test]
fn another_seal_than_the_one_shown_is_a_lie() {
    let (log, kept) = pixoid();
    // A whole and consistent game, only not the one that was sealed.
    let (other, _) = with_game!(GameId::Pixoid, G => played::<G>(4));
    assert_eq!(lie(&other, &kept), Lie::OtherCommitment);

    let mut hashes = kept.clone();
    hashes["sealed"]["receipts"][1]["hash"] = kept["sealed"]["commit"].clone();
    assert_eq!(lie(&log, &hashes), Lie::OtherHashes);

    // Another attempt was shown, and the log is silent about it.
    let mut attempts = kept.clone();
    attempts["sealed"]["attempts"][0]["left_out"] = json!([1]);
    assert_eq!(lie(&log, &attempts), Lie::OtherAttempts);
    let hidden = kept["sealed"]["attempts"][0].clone();
    attempts["sealed"]["attempts"] = json!([hidden, hidden]);
    assert_eq!(lie(&log, &attempts), Lie::OtherAttempts);
}

/// Who saw the first attempt only, and was away for the next, can still compare that one.
#[test]
fn a_device_that_was_away_for_an_attempt_is_not_alarmed() {
    let (log, kept) = pixoid();
    let mut early = kept.clone();
    early["sealed"]["receipts"] = kept["sealed"]["attempts"][0]["receipts"].clone();
    early["sealed"]["attempts"] = json!([]);
    assert!(matches!(said(&log, &early), Verdict::Fair { compared: Compared::Sealed, .. }));
    early["sealed"]["receipts"][2]["hash"] = kept["sealed"]["commit"].clone();
    assert_eq!(lie(&log, &early), Lie::OtherHashes);
}

#[test]
fn secrets_that_do_not_fit_their_seals_are_a_lie() {
    let (log, kept) = pixoid();
    let other = "0".repeat(64);
    let secret = field(&log, 2, "secret");
    assert_eq!(lie(&altered(&log, 2, secret.as_str().unwrap(), &other), &kept), Lie::OtherSecret);
    let devices = field(&log, 2, "devices");
    assert_eq!(lie(&altered(&log, 2, devices[1].as_str().unwrap(), &other), &kept), Lie::OtherBytes);
    assert_eq!(lie(&altered(&log, 2, &devices.to_string(), "[]"), &kept), Lie::OtherBytes);
}

#[test]
fn dice_that_fell_otherwise_are_a_lie_at_their_question() {
    let (log, kept) = pixoid();
    let digest = field(&log, 5, "digest");
    let other = altered(&log, 5, digest.as_str().unwrap(), &"0".repeat(32));
    assert_eq!(lie(&other, &kept), Lie::Question { question: 2 });
    let end = log.lines().count();
    assert_eq!(lie(&altered(&log, end, "\"scores\":[", "\"scores\":[9"), &kept), Lie::OtherResult);
}

/// The log is whole and fits its seals, but it is not the game that was on the screen.
#[test]
fn a_game_that_was_shown_otherwise_is_a_lie() {
    for &game in GameId::ALL {
        let (log, kept) = with_game!(game, G => played::<G>(6));
        let steps = kept["story"].as_array().unwrap();
        let told = steps.iter().position(|step| !step["events"].as_array().unwrap().is_empty()).unwrap();
        let mut shown = kept.clone();
        shown["story"][told]["events"] = json!([{ "is": "something else" }]);
        let Lie::OtherStory { question } = lie(&log, &shown) else { panic!("{game:?}") };
        assert_eq!(question as usize, told);

        let mut longer = kept.clone();
        longer["story"].as_array_mut().unwrap().push(json!({ "seq": 9999, "events": [] }));
        assert!(matches!(lie(&log, &longer), Lie::OtherStory { .. }));
        let mut won = kept.clone();
        won["outcome"]["winners"] = json!([]);
        won["outcome"]["scores"][0] = json!(-1);
        assert_eq!(lie(&log, &won), Lie::OtherResult);
    }
}

/// Who only watched at first heard what all hear; what a neighbour alone was told is not one's own story.
#[test]
fn a_step_was_heard_from_ones_own_seat_or_by_all() {
    let (log, kept) = with_game!(GameId::Dixit, G => played::<G>(7));
    let mut elsewhere = kept.clone();
    elsewhere["seat"] = json!(2);
    assert!(matches!(lie(&log, &elsewhere), Lie::OtherStory { .. }));
    let mut watched = kept.clone();
    watched["seat"] = Value::Null;
    for step in watched["story"].as_array_mut().unwrap() {
        step["events"].as_array_mut().unwrap().retain(|event| event["is"] != "drew");
    }
    assert!(matches!(said(&log, &watched), Verdict::Fair { .. }));
}

#[test]
fn lines_that_are_altered_cut_off_or_added_are_named() {
    let (log, kept) = pixoid();
    assert_eq!(lie(&log.replacen("\"close\"", "\"clos\"", 1), &kept), Lie::Line { line: 3 });
    let lines: Vec<&str> = log.lines().collect();
    let cut = lines[..lines.len() - 1].join("\n") + "\n";
    assert_eq!(lie(&cut, &kept), Lie::CutOff);
    // A finished game does not become one that is still being played.
    assert_eq!(lie(&format!("{cut}{{\"t\":\"open\"}}\n"), &kept), Lie::CutOff);
    let doubled = format!("{log}{}\n", lines[lines.len() - 1]);
    assert_eq!(lie(&doubled, &kept), Lie::Line { line: lines.len() as u32 + 1 });
    assert_eq!(lie("", &kept), Lie::NoBeginning);
    assert_eq!(lie(&format!("{}\n", lines[0]), &kept), Lie::NoBeginning);
    assert_eq!(lie(&altered(&log, 1, "\"seats\":3", "\"seats\":9"), &kept), Lie::NotDealt);
    // Not letter for letter as we write it.
    assert_eq!(lie(&altered(&log, 1, "{\"t\"", "{ \"t\""), &kept), Lie::Line { line: 1 });
}

#[test]
fn what_these_rules_do_not_know_cannot_be_checked() {
    let (log, kept) = pixoid();
    let why = |log: String| match said(&log, &kept) {
        Verdict::Unchecked { why } => why,
        other => panic!("{other:?}"),
    };
    assert_eq!(why(altered(&log, 1, "\"rules\":1", "\"rules\":99")), Unchecked::OtherRules);
    assert_eq!(why(altered(&log, 1, "\"v\":", "\"v\":9")), Unchecked::OtherRules);
    assert_eq!(why(altered(&log, 1, "\"pixoid\"", "\"chess\"")), Unchecked::OtherGame);
}

/// A log of before vouches for less, and is no way around the seals that were shown.
#[test]
fn an_old_log_is_not_taken_for_a_new_one() {
    const VERSION_1: &str = include_str!("../../../shelf/tests/logs/version-1.jsonl");
    let nothing = check(VERSION_1.as_bytes(), &Kept::default());
    assert_eq!(nothing, Verdict::Unchecked { why: Unchecked::OtherRules });
    assert_eq!(lie(VERSION_1, &pixoid().1), Lie::OtherHashes);
}

/// As a page asks it.
#[test]
fn a_page_is_answered_in_json() {
    let (log, kept) = pixoid();
    let ask = |kept: &str| -> Value {
        serde_json::from_slice(&answer(format!("{kept}\n{log}").as_bytes())).unwrap()
    };
    assert_eq!(ask(&kept.to_string())["is"], "fair");
    // What cannot be read was not kept.
    assert_eq!(ask("{nonsense")["compared"], "seen");
    assert_eq!(ask("null")["compared"], "seen");
}

proptest! {
    #[test]
    fn any_bytes_are_answered(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let verdict: Value = serde_json::from_slice(&answer(&bytes)).unwrap();
        prop_assert_ne!(&verdict["is"], "fair");
    }

    #[test]
    fn no_letter_of_a_log_can_be_changed(place in 0.0..1.0, byte: u8) {
        let (log, kept) = pixoid();
        let kept: Kept = serde_json::from_value(kept).unwrap();
        let mut bytes = log.into_bytes();
        let at = (place * (bytes.len() - 1) as f64) as usize;
        let is_the_same = bytes[at] == byte || bytes[at].is_ascii_whitespace() && byte.is_ascii_whitespace();
        bytes[at] = byte;
        let is_fair = matches!(check(&bytes, &kept), Verdict::Fair { .. });
        prop_assert!(!is_fair || is_the_same, "{at} {byte}");
    }
}
