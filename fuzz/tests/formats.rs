//! Reads every example of `docs/FORMATS.md` with the code that reads such bytes.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

use stolik_server::parsers;
use stolik_shelf::dixit::Dixit;
use stolik_shelf::pixoid::Pixoid;
use stolik_shelf::verify::verify;
use stolik_shelf::{GameId, journal};
use stolik_store::{Carried, Reader};

const PAGE: &str = include_str!("../../docs/FORMATS.md");

/// The examples of one kind, each with its last line break.
fn examples(kind: &str) -> Vec<&str> {
    let blocks = PAGE.split("```json ").skip(1).filter_map(|block| block.split_once('\n'));
    let found: Vec<&str> =
        blocks.filter(|(name, _)| *name == kind).map(|(_, rest)| rest.split("```").next().unwrap()).collect();
    assert!(!found.is_empty(), "the page has no example of {kind}");
    found
}

#[test]
fn the_log_is_true() {
    for log in examples("log") {
        let lines = journal::lines(log.as_bytes()).unwrap();
        assert_eq!(journal::game_of(&lines[0].1).unwrap(), GameId::Pixoid);
        verify::<Pixoid>(&lines).unwrap();
    }
}

#[test]
fn a_record_is_written_as_it_is_shown() {
    for line in examples("record").concat().lines() {
        let record: journal::Line<Dixit> = serde_json::from_str(line).unwrap();
        assert_eq!(serde_json::to_string(&record).unwrap(), line);
    }
}

#[test]
fn a_room_is_read() {
    for row in examples("room") {
        let written = parsers::room(row).unwrap();
        let (shown, written): (serde_json::Value, serde_json::Value) =
            (serde_json::from_str(row).unwrap(), serde_json::from_str(&written).unwrap());
        for (name, value) in shown.as_object().unwrap() {
            assert_eq!(&written[name], value, "{name}");
        }
    }
}

#[test]
fn an_exported_file_and_its_pieces_are_read() {
    for file in examples("tables") {
        let mut reader = Reader::begin(file.as_bytes()).unwrap();
        assert!(reader.piece().unwrap().is_none());
    }
    for line in examples("piece").concat().lines() {
        let piece: Carried = serde_json::from_str(line).unwrap();
        assert_eq!(serde_json::to_string(&piece).unwrap(), line);
    }
}
