//! What is in the client's files, and what is not. What bots think of a card and what they may say about it is compiled
//! into the binary, and never into the client. The rules are, for the browser's own check, and they are light.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

use memchr::memmem::find;
use stolik_client::{CLIENT, names};
use stolik_shelf::GameId;

/// Every clue of the decks, and the tags of each card as they stand there.
fn what_only_bots_know() -> Vec<String> {
    let deck = concat!(
        include_str!("../../../content/dixit/deck.toml"),
        include_str!("../../../content/dixit/second/a.toml"),
        include_str!("../../../content/dixit/second/b.toml"),
        include_str!("../../../content/dixit/second/c.toml"),
    );
    let clues = deck.lines().filter(|line| line.starts_with("clues."));
    let quoted = clues.flat_map(|line| line.split('"').skip(1).step_by(2)).map(str::to_owned);
    let tags = deck.lines().filter_map(|line| line.strip_prefix("tags = ")).map(str::to_owned);
    // A clue of a word or two may be part of a text of ours by chance.
    quoted.chain(tags).filter(|text| text.chars().count() >= 16).collect()
}

#[test]
fn tags_and_clues_are_in_no_file_of_the_client() {
    let secrets = what_only_bots_know();
    assert!(secrets.len() > 500, "{}", secrets.len());
    let mut looked_at = 0;
    for name in names() {
        let file = (CLIENT.0)(name).unwrap();
        let plain = file.plain();
        if std::str::from_utf8(&plain).is_err() {
            continue;
        }
        looked_at += 1;
        for secret in &secrets {
            assert!(find(&plain, secret.as_bytes()).is_none(), "{name} holds {secret}");
        }
    }
    assert!(looked_at > 90, "the pictures at least: {looked_at}");
}

/// Over plain HTTP, where browsers take gzip only. Measured: 290,000 bytes for five games and a companion's, the app of
/// Nosedive's box among them. Most of it reads and writes JSON, whichever games there are: a file for each game would carry
/// that anew. It is fetched when a game is over, or when a box is opened.
const READS_AND_WRITES: usize = 105_000;
const EACH_GAME: usize = 32_000;

#[test]
fn the_rules_for_the_browser_are_there_and_light() {
    let found: Vec<_> = names().filter(|name| name.ends_with(".wasm")).collect();
    let [name] = found[..] else {
        panic!("built without the browser's check ({found:?}): rustup target add wasm32-unknown-unknown")
    };
    let rules = (CLIENT.0)(name).unwrap();
    assert_eq!(rules.mime, "application/wasm");
    assert!(rules.immutable, "{name}");
    let plain = rules.plain();
    assert!(plain.starts_with(b"\0asm"));
    let weight = rules.gzip.unwrap().len();
    assert!(weight <= READS_AND_WRITES + EACH_GAME * GameId::ALL.len(), "{weight}");
    // Types for the client are no part of it, and neither is the machine that it was made on.
    let holds = |words: &str| find(&plain, words.as_bytes()).is_some();
    assert!(!holds("ts_rs") && !holds("ts-rs"));
    assert!(!holds(concat!(env!("CARGO_MANIFEST_DIR"), "/")) && !holds("/.cargo/"));
}
