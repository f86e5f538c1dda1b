//! Logs are input like any other: a good one is told, and every way of spoiling one is noticed.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::io::Cursor;

use proptest::prelude::*;
use stolik_shelf::journal::{self, BadLog};
use stolik_shelf::pixoid::Pixoid;
use stolik_table::{Game, Viewer};

use crate::finished;

fn log() -> String {
    finished::pixoid()
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
fn a_log_of_version_1_is_still_told() {
    assert_eq!(tell(finished::VERSION_1.as_bytes()).unwrap(), finished::VERSION_1.lines().count() - 1);
}

#[test]
fn a_log_that_is_cut_off_says_so() {
    let log = log();
    let lines: Vec<&str> = log.lines().collect();
    for kept in 2..lines.len() {
        let error = tell(lines[..kept].join("\n").as_bytes()).unwrap_err();
        // A change of players closes no question.
        let closed = lines[2..kept].iter().filter(|line| !line.contains("\"t\":\"player\"")).count();
        assert_eq!(
            error.to_string(),
            format!("it is cut off after question {closed}: the last record is missing")
        );
    }
    assert!(matches!(tell(lines[0].as_bytes()), Err(BadLog::NoHead)));
    assert!(matches!(tell(b"\n \n"), Err(BadLog::Empty)));
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
