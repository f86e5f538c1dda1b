//! Rooms and games read back from the store: set up again or named as lost. The store knows which bytes are its own
//! (rows carry a checksum); these laws hold even where somebody made the checksum fit.

use stolik_server::parsers;
use stolik_shelf::{GameId, with_game};
use stolik_store::StoredGame;
use stolik_table::{Game, Seed, Table};

use crate::log::by_the_clock;
use crate::{game_of, games};

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

/// Which game; then its head, its seed, a snapshot or an empty line, and the log, in which puts are the journal.
pub fn game_law(bytes: &[u8]) {
    let [game, text @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let mut lines = text.lines().map(str::to_owned);
    let [head, seed, snapshot] = [(); 3].map(|()| lines.next().unwrap_or_default());
    let (log, journal) = lines.partition(|line| !line.starts_with("{\"ask\""));
    let snapshot = Some(snapshot).filter(|snapshot| !snapshot.is_empty());
    let _ = parsers::game(game_of(*game), &StoredGame { head, seed, log, snapshot, journal });
}

/// A log that goes on, and one that no longer fits the rules but has a snapshot.
pub fn game_seeds() -> Vec<Vec<u8>> {
    let of = |(byte, game)| {
        with_game!(game, G => {
            let log = String::from_utf8(by_the_clock::<G>(3)).expect("a log is text");
            let mut lines: Vec<&str> = log.lines().collect();
            lines.pop();
            let table = Table::<G>::deal(&Default::default(), *G::INFO.seats.start(), Seed::from_bytes([7; 32]));
            let snapshot = table.expect("the defaults can be dealt").snapshot();
            let snapshot = serde_json::to_string(&snapshot).expect("a snapshot is text");
            let (beginning, steps) = lines.split_at(2);
            let whole = [beginning, &[""], steps].concat().join("\n");
            let torn = [beginning, &[&snapshot, "{}"]].concat().join("\n");
            [whole, torn].map(|text| [&[byte], text.as_bytes()].concat())
        })
    };
    games().flat_map(of).collect()
}
