//! What bots think of a card and what they may say about it is compiled into the binary, and never into the client.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

use stolik_client::{CLIENT, names};

/// Every clue of the deck, and the tags of each card as they stand there.
fn what_only_bots_know() -> Vec<String> {
    let deck = include_str!("../../../content/dixit/deck.toml");
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
        let Ok(text) = std::str::from_utf8(&file.bytes) else { continue };
        looked_at += 1;
        for secret in &secrets {
            assert!(!text.contains(secret), "{name} holds {secret}");
        }
    }
    assert!(looked_at > 90, "the pictures at least: {looked_at}");
}
