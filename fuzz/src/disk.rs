//! Rooms and games read back from the store: set up again or named as lost.

use stolik_server::parsers;
use stolik_shelf::{GameId, with_game};
use stolik_store::StoredGame;
use stolik_table::{Game, Seed, Snapshot, Table};

use crate::log::by_the_clock;
use crate::{game_of, games, same_again};

pub fn room_law(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(written) = parsers::room(text) else { return };
    assert_eq!(
        parsers::room(&written).ok(),
        Some(written.clone()),
        "a room that was read is written in another way"
    );
}

pub fn room_seeds() -> Vec<Vec<u8>> {
    GameId::ALL.iter().map(|game| parsers::new_room(*game).into_bytes()).collect()
}

/// Which game; then its head, its seed, and the lines of its log, among which puts are the journal.
pub fn game_law(bytes: &[u8]) {
    let [game, text @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let mut lines = text.lines().map(str::to_owned);
    let [head, seed] = [(); 2].map(|()| lines.next().unwrap_or_default());
    let (journal, log) = lines.partition(|line| line.starts_with("{\"ask\""));
    let _ = parsers::game(game_of(*game), &StoredGame { head, seed, log, snapshot: None, journal });
}

/// The log of a game that goes on, and a sheet for the open question.
pub fn game_seeds() -> Vec<Vec<u8>> {
    let of = |(byte, game)| {
        with_game!(game, G => {
            let log = String::from_utf8(by_the_clock::<G>(3)).expect("a log is text");
            let mut lines: Vec<&str> = log.lines().collect();
            lines.pop();
            let put = r#"{"ask":3,"seat":0,"nonce":1,"sheet":{"parts":[null],"ready":false}}"#;
            lines.push(put);
            [&[byte], lines.join("\n").as_bytes()].concat()
        })
    };
    games().map(of).collect()
}

/// Which game; then a snapshot. It is read or not, but not played on: what somebody with the folder in their hands makes up
/// about a game in it is not held to the rules, as a log is.
pub fn snapshot_law(bytes: &[u8]) {
    let [game, text @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    with_game!(game_of(*game), G => { same_again::<Snapshot<G>>(text); });
}

pub fn snapshot_seeds() -> Vec<Vec<u8>> {
    let of = |(byte, game)| {
        with_game!(game, G => {
            let table = Table::<G>::deal(&Default::default(), *G::INFO.seats.start(), Seed::from_bytes([7; 32]));
            let snapshot = table.expect("the defaults can be dealt").snapshot();
            [&[byte], &serde_json::to_vec(&snapshot).expect("a snapshot is text")[..]].concat()
        })
    };
    games().map(of).collect()
}
