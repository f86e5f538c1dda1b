//! Logs are input like any other: a good one is told, and every way of spoiling one is noticed.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::io::Cursor;

use proptest::prelude::*;
use stolik_shelf::journal::{self, BadLog, Writer};
use stolik_shelf::pixoid::{Options, Pixoid, Variant};
use stolik_table::{Game, News, Secret, Sources, Table, Viewer, Why};

/// A short game that the clock played, as text.
fn log() -> String {
    let options = Options { variant: Variant::Short, ..Options::default() };
    let sources = Sources {
        secret: Secret::of_simulation(3, 0),
        devices: vec![Secret::of_simulation(3, 1), Secret::of_simulation(3, 2)],
    };
    let mut out = Vec::new();
    let mut writer = Writer::begin::<Pixoid>(&mut out, &options, 3, &sources).unwrap();
    let mut table = Table::<Pixoid>::deal(&options, 3, sources.seed()).unwrap();
    while table.now().ask().is_some() {
        let step = table.decide(Why::Clock, None, &mut News::unheard()).unwrap();
        writer.write::<Pixoid>(&step.record()).unwrap();
        table.apply(step).unwrap();
    }
    writer.end(&table).unwrap();
    String::from_utf8(out).unwrap()
}

fn tell(log: &[u8]) -> Result<usize, BadLog> {
    let lines = journal::lines(Cursor::new(log))?;
    journal::game_of(&lines[0].1)?;
    let mut steps = 0;
    journal::tell::<Pixoid>(&lines, |_, table, _| {
        steps += 1;
        assert_eq!(table.view(Viewer::Public).you, None);
    })?;
    Ok(steps)
}

#[test]
fn a_whole_log_is_told() {
    let log = log();
    // Every line but the seed is a step.
    assert_eq!(tell(log.as_bytes()).unwrap(), log.lines().count() - 1);
    assert!(log.lines().count() > 5);
    assert_eq!(Pixoid::INFO.rules, 1);
}

#[test]
fn every_altered_letter_is_noticed() {
    let log = log();
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
        // Without the last line break the log is still whole.
        let is_last_break = place + 1 == log.len();
        assert_eq!(
            tell(&altered).is_ok(),
            is_last_break,
            "at {place}, in …{}",
            &log[place.saturating_sub(60)..(place + 20).min(log.len())]
        );
    }
}

#[test]
fn a_log_that_is_cut_off_says_so() {
    let log = log();
    let lines: Vec<&str> = log.lines().collect();
    for kept in 2..lines.len() {
        let error = tell(lines[..kept].join("\n").as_bytes()).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("it is cut off after question {}: the last record is missing", kept - 2)
        );
    }
    assert!(matches!(tell(lines[0].as_bytes()), Err(BadLog::NoHead)));
    assert!(matches!(tell(b"\n \n"), Err(BadLog::Empty)));
}

#[test]
fn lines_that_are_missing_doubled_or_swapped_are_noticed() {
    let log = log();
    let lines: Vec<&str> = log.lines().collect();
    for line in 0..lines.len() {
        let mut without = lines.clone();
        without.remove(line);
        assert!(tell(without.join("\n").as_bytes()).is_err(), "without line {line}");
        let mut doubled = lines.clone();
        doubled.insert(line, lines[line]);
        assert!(tell(doubled.join("\n").as_bytes()).is_err(), "with line {line} twice");
        if line + 1 < lines.len() {
            let mut swapped = lines.clone();
            swapped.swap(line, line + 1);
            assert!(tell(swapped.join("\n").as_bytes()).is_err(), "with line {line} after the next");
        }
    }
}

#[test]
fn a_table_still_being_played_can_be_told() {
    let log = log();
    let mut lines: Vec<&str> = log.lines().collect();
    lines.pop();
    lines.pop();
    lines.push("{\"t\":\"open\"}");
    assert_eq!(tell(lines.join("\n").as_bytes()).unwrap(), lines.len() - 1);
}

#[test]
fn a_line_without_end_is_not_read_to_its_end() {
    let endless = vec![b'a'; 1 << 20];
    assert!(matches!(tell(&endless), Err(BadLog::Line { line: 1, .. })));
}

proptest! {
    #[test]
    fn any_bytes_are_told_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(tell(&bytes).is_err());
    }

    #[test]
    fn any_record_after_a_good_beginning_is_told_or_refused(line in "\\{\"t\":\"(close|put|amend|end|open|seed)\".{0,80}\\}") {
        let log = log();
        let beginning: Vec<&str> = log.lines().take(3).collect();
        // Nothing to assert but that it comes back: whatever is in the line, it must not panic.
        let _ = tell(format!("{}\n{line}\n", beginning.join("\n")).as_bytes());
    }
}
