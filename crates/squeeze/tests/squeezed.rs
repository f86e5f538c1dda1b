//! What one end tells, the other understands.

use std::sync::Arc;

use proptest::prelude::*;
use stolik_squeeze::{Memory, Misunderstood, Said};

/// Texts like messages: of a few kinds, with much in common, some of them of letters that take several bytes.
fn texts() -> impl Strategy<Value = Vec<String>> {
    let kind = prop::sample::select(vec!["update", "room", "welcome", "progress"]);
    let word = prop::sample::select(vec![
        "\"seat\":",
        "\"łódka\":[",
        "null",
        "{\"is\":\"told\"},",
        "17,",
        "]}",
        "ź",
    ]);
    let body = prop_oneof![
        4 => prop::collection::vec(word, 0..200).prop_map(|words| words.concat()),
        1 => "\\PC{0,40}",
    ];
    prop::collection::vec(
        (kind, body).prop_map(|(kind, body)| format!("{{\"is\":\"{kind}\",{body}}}")),
        1..24,
    )
}

proptest! {
    #[test]
    fn what_is_told_is_understood(texts in texts()) {
        let (mut told, mut heard) = (Memory::<String>::default(), Memory::<String>::default());
        for text in texts {
            match told.tell(text.clone()) {
                Some(frame) => {
                    prop_assert!(frame.len() < text.len());
                    prop_assert_eq!(heard.understand(&frame), Ok(text));
                }
                None => heard.hear(text),
            }
        }
    }

    /// Each of three hears some of what is said, and whoever has heard the same before gets the same frame.
    #[test]
    fn what_several_are_told_each_understands(texts in texts(), heard_by in prop::collection::vec(1..8_u8, 24)) {
        let mut told: [Memory<Arc<str>>; 3] = Default::default();
        let mut heard: [Memory<String>; 3] = Default::default();
        for (text, who) in texts.into_iter().zip(heard_by) {
            let said = Said::new(Arc::from(text.as_str()));
            for number in (0..3).filter(|number| who >> number & 1 == 1) {
                match told[number].tell_said(&said) {
                    Some(frame) => prop_assert_eq!(heard[number].understand(&frame), Ok(text.clone())),
                    None => heard[number].hear(text.clone()),
                }
            }
        }
    }

    #[test]
    fn what_is_no_frame_is_misunderstood_and_breaks_nothing(texts in texts(), frame: Vec<u8>) {
        let mut heard = Memory::<String>::default();
        texts.into_iter().for_each(|text| heard.hear(text));
        let _ = heard.understand(&frame);
    }
}

#[test]
fn a_message_that_is_almost_the_last_one_takes_a_few_bytes() {
    let text = |number: u32| {
        format!(
            r#"{{"is":"update","seq":{number},"view":{{"hand":[1,2,3],"points":[0,{number},0]}},"outcome":null}}"#
        )
    };
    let mut told = Memory::default();
    assert_eq!(told.tell(text(1)), None, "the first of its kind travels as it is");
    for number in 2..5 {
        let frame = told.tell(text(number)).unwrap();
        assert_eq!(frame[0], 64, "the first kind that was heard");
        assert!(frame.len() < 12, "{} bytes", frame.len());
    }
}

#[test]
fn a_frame_of_something_else_is_misunderstood() {
    let mut heard = Memory::<String>::default();
    assert_eq!(heard.understand(&[]), Err(Misunderstood));
    let (mut told, here) = (Memory::default(), r#"{"is":"here"}"#.to_owned());
    told.hear(here.clone());
    let frame = told.tell(r#"{"is":"here","too":1}"#.to_owned()).unwrap();
    assert_eq!(heard.understand(&frame), Err(Misunderstood), "nothing of that kind was heard");
    heard.hear(here);
    assert_eq!(heard.clone().understand(&frame), Ok(r#"{"is":"here","too":1}"#.to_owned()));
    for shorter in 1..frame.len() {
        assert_eq!(heard.clone().understand(&frame[..shorter]), Err(Misunderstood), "it ends too early");
    }
    assert_eq!(heard.clone().understand(&[&frame[..], &[0]].concat()), Err(Misunderstood), "it goes on");
    assert_eq!(heard.understand(&[0, 0x10, b'x']), Err(Misunderstood), "it is of the version before");
}

#[test]
fn what_is_too_long_for_a_block_travels_as_it_is() {
    let long = |letter: char| format!(r#"{{"is":"update","{}"}}"#, letter.to_string().repeat(70_000));
    let (mut told, mut heard) = (Memory::default(), Memory::default());
    for text in [long('a'), long('b'), long('b')] {
        assert_eq!(told.tell(text.clone()), None);
        heard.hear(text);
    }
    let short = r#"{"is":"update","c"}"#.to_owned();
    assert_eq!(told.tell(short.clone()), None);
    heard.hear(short);
    let text = r#"{"is":"update","after all of that it goes on as ever"}"#.to_owned();
    assert_eq!(told.tell(text.clone()).map(|frame| heard.understand(&frame).unwrap()), Some(text));
}
