//! The server's own parsers without a socket or a disk around them, for the fuzz targets. Nothing else calls this.

use axum::http::HeaderMap;
use axum::http::header::{COOKIE, HeaderValue};
use stolik_protocol::room::Language;
use stolik_shelf::GameId;
use stolik_store::StoredGame;
use stolik_table::{Seat, Seats, Viewer, Why};

use crate::game::{self, Events, Lost, Steps, Unwritable};
use crate::keys::Key;
use crate::room::state::RoomState;

/// A room as it is kept, nobody in it.
pub fn new_room(game: GameId) -> Option<String> {
    game::text(&RoomState::new("AAAA".to_owned(), game, Language::Pl)).ok()
}

/// Reads what is kept of a room, and writes it again.
pub fn room(text: &str) -> Result<String, serde_json::Error> {
    let room: RoomState = serde_json::from_str(text)?;
    game::text(&room).map_err(|Unwritable(error)| error)
}

/// Sets a game up again from what is on disk, shows it to everybody, and lets the clock close a question.
pub fn game(game: GameId, stored: &StoredGame) -> Result<(), Lost> {
    let mut play = game::resume(game, "game".to_owned(), stored)?;
    let seats = Seats::first(*game.info().seats.end());
    for who in seats.iter().map(Viewer::Seat).chain([Viewer::Public]) {
        // Whether it can be written down does not matter here, only that nothing falls over.
        let _ = (play.update(who, Events::OfTheLastStep), play.history(who, Steps::All));
        who.seat().map(|seat: Seat| play.lists(seat));
    }
    if play.close(Why::Clock, &[]).is_ok() {
        play.accept();
    }
    Ok(())
}

/// Is there somebody's key in this cookie?
pub fn has_key(cookie: &[u8]) -> bool {
    let mut headers = HeaderMap::new();
    if let Ok(cookie) = HeaderValue::from_bytes(cookie) {
        headers.insert(COOKIE, cookie);
    }
    Key::of(&headers).is_some()
}

/// Can this text be shown as a QR code?
pub fn qr(text: &str) -> bool {
    crate::http::drawn(text).is_some()
}
