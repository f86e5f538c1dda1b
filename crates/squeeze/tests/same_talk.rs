//! A talk and how it travels, written down for both ends: `web/src/lib/memory.test.ts` reads the same file.
//! `STOLIK_UPDATE_TALK=1 cargo test -p stolik-squeeze` writes it anew.

use serde_json::{Value, json};
use stolik_squeeze::Memory;

const TALK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/talk.json");

fn texts() -> Vec<String> {
    let update = |seq: u32| {
        let hand: Vec<u32> = (0..12).map(|card| seq * 7 % 5 + card).collect();
        let long = "ab".repeat(40 * seq as usize);
        format!(
            r#"{{"is":"update","seq":{seq},"hand":{hand:?},"clue":"Zażółć gęślą jaźń 🎲","long":"{long}"}}"#
        )
    };
    let progress = |ask: u32| format!(r#"{{"is":"progress","ask":{ask},"who_is_in":{{"seats":[0,{ask}]}}}}"#);
    let room = |is: &str, host: u32| {
        let people: Vec<u32> = (0..300).map(|person| person * host % 97).collect();
        format!(r#"{{"is":"{is}","you":null,"room":{{"host":{host},"people":{people:?}}}}}"#)
    };
    let mut all = vec![room("welcome", 1), r#"{"is":"here"}"#.to_owned(), r#"{"is":"here"}"#.to_owned()];
    // Longer than all that is remembered, and back.
    for number in [1, 2, 3, 4, 5, 6, 90, 7, 8, 200, 9, 10] {
        all.extend([update(number), progress(number), progress(number + 1)]);
        if number % 3 == 0 {
            all.push(room("room", number));
        }
    }
    all
}

#[test]
fn both_ends_know_the_same_talk() {
    let mut memory = Memory::default();
    let travels = |text: String| {
        let frame = memory
            .tell(text.clone())
            .map(|frame| frame.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
        json!({"text": text, "frame": frame})
    };
    let talk: Vec<Value> = texts().into_iter().map(travels).collect();
    assert!(talk.iter().filter(|said| said["frame"].is_null()).count() < 8, "most of it is squeezed");
    let written = serde_json::to_string_pretty(&talk).unwrap() + "\n";
    if std::env::var_os("STOLIK_UPDATE_TALK").is_some() {
        std::fs::write(TALK, &written).unwrap();
    }
    assert!(std::fs::read_to_string(TALK).is_ok_and(|kept| kept == written), "it travels otherwise now");
}
