//! What a table agrees on: dealt with or refused, as JSON from a host and as `key=value` from the command line.

use stolik_shelf::{settings, with_game};
use stolik_table::{Game, Seed, Table};

use crate::{game_of, games, same_again};

/// Which game and for how many; then options as JSON, or changes line by line.
pub fn law(bytes: &[u8]) {
    let [game, seats, text @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    with_game!(game_of(*game), G => agree::<G>(*seats, text));
}

fn agree<G: Game>(seats: u8, text: &str) {
    let changes: Vec<String> = text.lines().map(str::to_owned).collect();
    for options in same_again::<G::Options>(text).into_iter().chain(settings::options::<G>(&changes)) {
        G::own_deck(&options);
        if let Ok(table) = Table::<G>::deal(&options, seats, Seed::from_bytes([7; 32])) {
            assert!(table.now().ask().is_some(), "a game that is dealt asks something");
        }
    }
}

/// The defaults of each game, and every setting with a value that it may not have.
pub fn seeds() -> Vec<Vec<u8>> {
    let of = |(byte, game)| {
        with_game!(game, G => {
            let defaults = serde_json::to_string(&<G as Game>::Options::default()).expect("options are text");
            let changes = G::INFO.settings.iter().map(|setting| format!("{}=7", setting.key));
            let begin = [byte, *G::INFO.seats.start()];
            changes.chain([defaults]).map(|text| [&begin, text.as_bytes()].concat()).collect::<Vec<_>>()
        })
    };
    games().flat_map(of).collect()
}
