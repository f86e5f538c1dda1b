//! Whoever kept what they were shown is told every lie by its name, in any game.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use proptest::prelude::*;
use serde_json::{Value, json};
use stolik_check::verdict::Compared;
use stolik_check::{Kept, Lie, Unchecked, Verdict, answer, check};
use stolik_players::Played;
use stolik_shelf::journal::Writer;
use stolik_shelf::{GameId, with_game};
use stolik_table::{Dice, Lane, News, Seat, Secret, Sources, Table, Viewer, Why};

/// A game that bots played to its end: the log, and what the device of seat 1 kept of it, as JSON.
fn played<G: Played>(seed: u64) -> (String, Value) {
    let options = G::Options::default();
    let sources = Sources {
        secret: Secret::of_simulation(seed, 0),
        devices: vec![Secret::of_simulation(seed, 1), Secret::of_simulation(seed, 2)],
    };
    let mut out = Vec::new();
    let mut writer = Writer::begin::<G>(&mut out, &options, 3, &sources).unwrap();
    let mut table = Table::<G>::deal(&options, 3, sources.seed()).unwrap();
    let mut bot = G::player(G::HOUSE).unwrap();
    let mut dice = Dice::new(&sources.seed(), Lane::Mind(Seat::nth(0)));
    let mut story = Vec::new();
    while let Some(ask) = table.now().ask().cloned() {
        for seat in ask.asked().iter() {
            let sheet = bot.answer(table.chair(seat), &mut dice);
            table.submit(seat, table.number(), sheet, 0);
        }
        let mut news = News::new();
        let step = table.decide(Why::Answered, None, &mut news).unwrap();
        writer.write::<G>(&step.record()).unwrap();
        table.apply(step).unwrap();
        let events: Vec<&G::Event> = news.heard_by(Viewer::Seat(Seat::nth(1))).collect();
        story.push(json!({ "seq": table.number(), "events": events }));
    }
    let outcome = *table.now().outcome().unwrap();
    writer.end(&table).unwrap();
    let sealed = sources.sealed();
    let kept = json!({
        "sealed": { "commit": sealed.commit, "receipts": sealed.receipts },
        "seat": 1,
        "story": story,
        "outcome": outcome,
    });
    (String::from_utf8(out).unwrap(), kept)
}

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

/// The log with one line changed, counted from 1.
fn altered(log: &str, line: usize, change: impl Fn(&mut Value)) -> String {
    let change_one = |(number, text): (usize, &str)| {
        let mut record: Value = serde_json::from_str(text).unwrap();
        if number + 1 == line {
            change(&mut record);
        }
        record.to_string() + "\n"
    };
    log.lines().enumerate().map(change_one).collect()
}

#[test]
fn an_honest_game_is_fair_whichever_it_is() {
    for &game in GameId::ALL {
        let (log, kept) = with_game!(game, G => played::<G>(5));
        let questions = log.lines().count() as u32 - 3;
        assert_eq!(
            said(&log, &kept),
            Verdict::Fair { questions, compared: Compared::Sealed, left_out: Vec::new() },
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
    hashes["sealed"]["receipts"][1] = kept["sealed"]["receipts"][0].clone();
    assert_eq!(lie(&log, &hashes), Lie::OtherHashes);
}

#[test]
fn secrets_that_do_not_fit_their_seals_are_a_lie() {
    let (log, kept) = pixoid();
    let other = json!("0".repeat(64));
    let secret = altered(&log, 2, |seed| seed["secret"] = other.clone());
    assert_eq!(lie(&secret, &kept), Lie::OtherSecret);
    let bytes = altered(&log, 2, |seed| seed["devices"][1] = other.clone());
    assert_eq!(lie(&bytes, &kept), Lie::OtherBytes);
    let fewer = altered(&log, 2, |seed| seed["devices"] = json!([]));
    assert_eq!(lie(&fewer, &kept), Lie::OtherBytes);
}

#[test]
fn dice_that_fell_otherwise_are_a_lie_at_their_question() {
    let (log, kept) = pixoid();
    let digest = altered(&log, 5, |close| close["digest"] = json!("0".repeat(32)));
    assert_eq!(lie(&digest, &kept), Lie::Question { question: 2 });
    let result = altered(&log, log.lines().count(), |end| end["outcome"]["scores"][0] = json!(99));
    assert_eq!(lie(&result, &kept), Lie::OtherResult);
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
    let cut = lines[..lines.len() - 1].join("\n");
    let question = lines.len() as u32 - 3;
    assert_eq!(lie(&cut, &kept), Lie::CutOff { question });
    // A finished game does not become one that is still being played.
    assert_eq!(lie(&format!("{cut}\n{{\"t\":\"open\"}}\n"), &kept), Lie::CutOff { question });
    let doubled = format!("{log}{}\n", lines[lines.len() - 1]);
    assert_eq!(lie(&doubled, &kept), Lie::Line { line: lines.len() as u32 + 1 });
    assert_eq!(lie("", &kept), Lie::NoBeginning);
    assert_eq!(lie(lines[0], &kept), Lie::NoBeginning);
    let seats = altered(&log, 1, |head| head["seats"] = json!(9));
    assert_eq!(lie(&seats, &kept), Lie::NotDealt);
}

#[test]
fn what_these_rules_do_not_know_cannot_be_checked() {
    let (log, kept) = pixoid();
    let why = |log: String| match said(&log, &kept) {
        Verdict::Unchecked { why } => why,
        other => panic!("{other:?}"),
    };
    assert_eq!(why(altered(&log, 1, |head| head["rules"] = json!(99))), Unchecked::OtherRules);
    assert_eq!(why(altered(&log, 1, |head| head["v"] = json!(99))), Unchecked::OtherRules);
    assert_eq!(why(altered(&log, 1, |head| head["game"] = json!("chess"))), Unchecked::OtherGame);
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
