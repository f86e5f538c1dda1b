//! Whether what is on the disk makes sense, for `stolik check`: rooms that can be opened, logs that replay.

use stolik_shelf::{journal, with_game};
use stolik_store::StoredGame;
use stolik_table::Diverged;

use crate::game::{Lost, Match};
use crate::room::row::Unreadable;
use crate::room::state::RoomState;

/// What a room says of things that are kept apart from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomSays {
    /// The game on its table.
    pub playing: Option<String>,
    /// Its decks, with the number of their cards.
    pub decks: Vec<(u16, u8)>,
}

/// A log that was played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replayed {
    Whole,
    /// It is of another version of the rules than ours: no damage, and nothing that we can play again.
    OtherRules,
}

/// Can this room be opened? The reason why not tells nothing of what people wrote.
pub fn room(id: &str, state: &str) -> Result<RoomSays, &'static str> {
    let state = RoomState::read(id, state).map_err(|why| match why {
        Unreadable::UnknownGame(_) => "its game is not on the shelf",
        Unreadable::Damaged(_) => "it cannot be read",
    })?;
    let decks = state.decks.iter().map(|deck| (deck.deck, deck.cards)).collect();
    Ok(RoomSays { playing: state.playing, decks })
}

/// Does the log of this game replay to how it last stood, and does every sheet that waits belong to it?
pub fn game(stored: &StoredGame) -> Result<Replayed, String> {
    let game = journal::game_of(&stored.head).map_err(|error| error.to_string())?;
    match with_game!(game, G => Match::<G>::check(stored)) {
        Ok(()) => Ok(Replayed::Whole),
        Err(Lost::Diverged(diverged))
            if matches!(*diverged, Diverged::Rules { .. } | Diverged::Version(_)) =>
        {
            Ok(Replayed::OtherRules)
        }
        // What a parser quotes may be somebody's words.
        Err(Lost::Unreadable(error)) => Err(format!("a line of it cannot be read ({:?})", error.classify())),
        Err(error) => Err(error.to_string()),
    }
}
