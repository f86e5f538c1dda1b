//! What must hold for any bytes at all: one law for each parser.
//!
//! A law is a function of bytes that panics when it is broken. `cargo xtask fuzz` lets libFuzzer look for such bytes;
//! `tests/kept.rs` tries every seed, and every input that was ever found, on every test run.
//!
//! | file | what reads the bytes |
//! |---|---|
//! | [`log`] | the journal and the replay: whole logs |
//! | [`sheet`] | the table: answers to each game's questions |
//! | [`message`] | the socket's messages and the bodies of HTTP |
//! | [`header`] | cookies, proxies' headers |
//! | [`text`] | names, chat, names of files |
//! | [`options`] | options of each game, `--set` |
//! | [`picture`] | pictures, and zips of them |
//! | [`disk`] | rooms and games read back from the store |
//! | [`tables`] | files of `stolik export` |

pub mod disk;
pub mod header;
pub mod log;
pub mod message;
pub mod options;
pub mod picture;
pub mod sheet;
pub mod tables;
pub mod text;

use serde::Serialize;
use serde::de::DeserializeOwned;
use stolik_shelf::GameId;

pub struct Target {
    pub name: &'static str,
    /// Panics when these bytes break it.
    pub law: fn(&[u8]),
    /// Small real inputs to begin with, made by the code that makes them in earnest.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

pub const TARGETS: &[Target] = &[
    Target { name: "log", law: log::law, seeds: log::seeds },
    Target { name: "sheet", law: sheet::law, seeds: sheet::seeds },
    Target { name: "message", law: message::law, seeds: message::seeds },
    Target { name: "body", law: message::body_law, seeds: message::body_seeds },
    Target { name: "header", law: header::law, seeds: header::seeds },
    Target { name: "text", law: text::law, seeds: text::seeds },
    Target { name: "options", law: options::law, seeds: options::seeds },
    Target { name: "picture", law: picture::law, seeds: picture::seeds },
    Target { name: "zip", law: picture::zip_law, seeds: picture::zip_seeds },
    Target { name: "room", law: disk::room_law, seeds: disk::room_seeds },
    Target { name: "game", law: disk::game_law, seeds: disk::game_seeds },
    Target { name: "tables", law: tables::law, seeds: tables::seeds },
    Target { name: "snapshot", law: disk::snapshot_law, seeds: disk::snapshot_seeds },
];

/// Whatever can be read can be written, and what is read then is written in the same way.
pub fn same_again<T: Serialize + DeserializeOwned>(text: &str) -> Option<T> {
    let value: T = serde_json::from_str(text).ok()?;
    let written = serde_json::to_string(&value).expect("what was read can be written");
    let again: T = serde_json::from_str(&written).expect("what was written can be read");
    assert_eq!(serde_json::to_string(&again).ok(), Some(written));
    Some(value)
}

/// The game that a byte stands for.
pub fn game_of(byte: u8) -> GameId {
    GameId::ALL[usize::from(byte) % GameId::ALL.len()]
}

/// Every game, with the byte that stands for it.
pub fn games() -> impl Iterator<Item = (u8, GameId)> {
    (0..).zip(GameId::ALL.iter().copied())
}
