//! Nothing in a log is accepted that was not checked: whatever is altered in any record is refused with one sentence.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use crate::finished::{VERSION_1, VERSION_2, VERSION_3, dixit, logs, pixoid, verify};
use serde_json::{Value, json};
use stolik_shelf::journal::{BadLog, Line};
use stolik_shelf::pixoid::Pixoid;
use stolik_shelf::with_game;
use stolik_table::{Game, Seat};

#[test]
fn a_finished_log_is_accepted_and_names_who_was_left_out() {
    for (game, log) in logs() {
        let verified = verify(log.as_bytes()).unwrap_or_else(|why| panic!("{game:?}: {why}"));
        let sealed = verified.sealed;
        assert_eq!(sealed.attempts[0].left_out, Seat::nth(2).into());
        assert_eq!(sealed.receipts.len(), 2);
        assert!(verified.questions > 3);
        for kind in ["\"why\":\"answered\"", "\"why\":\"clock\""] {
            assert!(log.contains(kind), "{game:?} has nothing with {kind}");
        }
    }
    let log = dixit();
    assert!(log.contains("\"text\":\"an old clock\"") && log.contains("\"t\":\"amend\""));
}

#[test]
fn a_log_of_version_2_is_still_accepted() {
    assert_eq!(verify(VERSION_2.as_bytes()).unwrap().sealed.receipts.len(), 2);
}

#[test]
fn a_log_of_version_1_proves_nothing() {
    assert!(matches!(verify(VERSION_1.as_bytes()), Err(BadLog::Unprovable)));
}

/// An operator hides who was left out: the later versions name seats and attempts, version 1 neither.
#[test]
fn a_log_that_is_rewritten_as_version_1_is_refused() {
    for log in [VERSION_2, VERSION_3] {
        let mut lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        lines[0]["v"] = json!(1);
        let hashes: Vec<Value> =
            lines[0]["receipts"].as_array().unwrap().iter().map(|receipt| receipt["hash"].clone()).collect();
        lines[0]["receipts"] = hashes.into();
        for (line, hidden) in [(0, "attempts"), (1, "opened")] {
            lines[line].as_object_mut().unwrap().remove(hidden);
        }
        // What the version before did not know yet.
        lines.retain(|line| line["t"] != "player");
        lines.last_mut().unwrap().as_object_mut().unwrap().remove("head");
        let forged: Vec<String> = lines.iter().map(|line| as_we_would_write_it::<Pixoid>(line, "")).collect();
        let said = verify((forged.join("\n") + "\n").as_bytes());
        assert!(matches!(said, Err(BadLog::Unprovable)), "{said:?}");
    }
}

/// If this fails, logs that exist can no longer be checked. Do not write the file anew: raise the version.
#[test]
fn a_log_is_written_as_it_was() {
    assert_eq!(pixoid(), VERSION_3);
}

/// Every way of changing one place of a value: another leaf, a key less, a key more, an element less, twice or moved.
fn altered(value: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    match value {
        Value::Null => all.extend([json!(0), json!("x")]),
        Value::Bool(is) => all.extend([json!(!is), Value::Null]),
        Value::Number(number) => {
            let number = number.as_i64().unwrap();
            all.extend([json!(number + 1), json!(number - 1), json!(number.to_string()), Value::Null]);
        }
        Value::String(text) => {
            let mut letters: Vec<char> = text.chars().collect();
            let last = letters.last_mut().unwrap();
            *last = if *last == '0' { '1' } else { '0' };
            all.extend([json!(letters.iter().collect::<String>()), json!(text.to_uppercase())]);
            all.extend([json!(format!("{text} ")), Value::Null]);
            all.retain(|other| other != value);
        }
        Value::Array(elements) => {
            for (place, element) in elements.iter().enumerate() {
                let with = |change: &dyn Fn(&mut Vec<Value>)| {
                    let mut other = elements.clone();
                    change(&mut other);
                    Value::Array(other)
                };
                all.extend(altered(element).into_iter().map(|new| with(&|other| other[place] = new.clone())));
                all.push(with(&|other| drop(other.remove(place))));
                all.push(with(&|other| other.insert(place, element.clone())));
                if place > 0 && elements[place - 1] != *element {
                    all.push(with(&|other| other.swap(place - 1, place)));
                }
            }
            all.push(Value::Array(elements.iter().cloned().chain([json!(1)]).collect()));
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                let with = |new: Option<Value>| {
                    let mut other = fields.clone();
                    match new {
                        Some(new) => other.insert(key.clone(), new),
                        None => other.remove(key),
                    };
                    Value::Object(other)
                };
                all.extend(altered(field).into_iter().map(|new| with(Some(new))));
                all.push(with(None));
            }
            let mut more = fields.clone();
            more.insert("more".to_owned(), json!(1));
            all.push(Value::Object(more));
        }
    }
    all
}

/// A forger writes as we do, wherever that still says what was altered.
fn as_we_would_write_it<G: Game>(altered: &Value, honest: &str) -> String {
    let record = serde_json::from_value::<Line<G>>(altered.clone());
    let written = record.map(|record| serde_json::to_string(&record).unwrap());
    written.ok().filter(|written| written != honest).unwrap_or_else(|| altered.to_string())
}

#[test]
fn every_altered_field_of_every_record_is_named() {
    for (game, log) in logs() {
        let lines: Vec<&str> = log.lines().collect();
        let mut tried = 0;
        for (number, line) in lines.iter().enumerate() {
            let record: Value = serde_json::from_str(line).unwrap();
            for other in altered(&record) {
                let other = with_game!(game, G => as_we_would_write_it::<G>(&other, line));
                let mut forged: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
                forged[number].clone_from(&other);
                let forged = forged.join("\n") + "\n";
                let said = verify(forged.as_bytes()).err().map(|why| why.to_string());
                let said =
                    said.unwrap_or_else(|| panic!("{game:?}, line {}: {other} is accepted", number + 1));
                assert!(said.len() > 10 && !said.contains('\n'), "{said}");
                tried += 1;
            }
        }
        assert!(tried > 500, "{game:?}: only {tried}");
    }
}

#[test]
fn every_altered_letter_is_named() {
    for (game, log) in logs() {
        for place in 0..log.len() {
            let mut altered = log.clone().into_bytes();
            altered[place] = match altered[place] {
                // Two lines become one.
                b'\n' => b' ',
                b'9' => b'8',
                b'f' => b'e',
                b'a'..=b'z' | b'0'..=b'9' => altered[place] + 1,
                _ => b'z',
            };
            let beginning = place.saturating_sub(60);
            let around = &log[beginning..(place + 20).min(log.len())];
            assert!(verify(&altered).is_err(), "{game:?} at {place}, in …{around}");
        }
    }
}

#[test]
fn lines_that_are_missing_doubled_or_swapped_are_named() {
    for (game, log) in logs() {
        let lines: Vec<&str> = log.split_inclusive('\n').collect();
        for line in 0..lines.len() {
            let mut without = lines.clone();
            without.remove(line);
            assert!(verify(without.concat().as_bytes()).is_err(), "{game:?} without line {line}");
            for other in 0..lines.len() {
                let mut doubled = lines.clone();
                doubled.insert(other, lines[line]);
                assert!(
                    verify(doubled.concat().as_bytes()).is_err(),
                    "{game:?}: line {line} again at {other}"
                );
            }
            let mut swapped = lines.clone();
            swapped.swap(line, (line + 1) % lines.len());
            assert!(verify(swapped.concat().as_bytes()).is_err(), "{game:?}: line {line} after the next");
        }
    }
}

#[test]
fn every_other_way_to_write_the_same_is_named() {
    for (game, log) in logs() {
        let named = |forged: &str| match verify(forged.as_bytes()) {
            Err(BadLog::OtherLetters(_) | BadLog::Blank(_) | BadLog::Line { .. }) => {}
            other => panic!("{game:?}: {other:?}"),
        };
        named(log.trim_end());
        named(&format!("{log}\n"));
        named(&log.replace('\n', "\r\n"));
        named(&log.replacen('\n', "\n\n", 1));
        named(&log.replacen("\"t\":", "\"t\": ", 1));
        named(&log.replacen("{\"t\":\"seed\",", "{\"t\":\"seed\",\"t\":\"seed\",", 1));
        named(&log.replacen("\"seats\":", "\"seats\":1,\"seats\":", 1));
        named(&log.replacen("\"seed\"", "\"see\\u0064\"", 1));
        named(&log.replacen("\"ask\":1,", "\"ask\":1.0,", 1));
    }
}

#[test]
fn a_log_that_was_cut_and_marked_open_is_not_verified() {
    for (game, log) in logs() {
        let lines: Vec<&str> = log.lines().collect();
        for kept in 2..lines.len() {
            let cut = format!("{}\n{{\"t\":\"open\"}}\n", lines[..kept].join("\n"));
            assert!(matches!(verify(cut.as_bytes()), Err(BadLog::StillOpen)), "{game:?}, {kept} lines");
        }
    }
}

#[test]
fn a_forged_draft_is_named() {
    let log = pixoid();
    let mut lines: Vec<&str> = log.lines().collect();
    let draft = r#"{"t":"put","ask":0,"seat":0,"nonce":1,"sheet":{"parts":[null],"ready":false}}"#;
    lines.insert(2, draft);
    assert!(matches!(verify((lines.join("\n") + "\n").as_bytes()), Err(BadLog::Draft(3))));
}
