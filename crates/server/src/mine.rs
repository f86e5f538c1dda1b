//! The way back: the tables at which this device is somebody. Nothing is woken for it, and nobody else is told.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use stolik_protocol::home::{Mine, MyTable};
use stolik_protocol::http::Problem;
use stolik_protocol::room::Stage;
use stolik_store::StoreError;

use crate::apart;
use crate::app::App;
use crate::game;
use crate::http::{KeyOfRequest, NOT_SAVED, Trouble, ask};
use crate::keys::KeyHash;
use crate::proxy::Caller;
use crate::room::ToRoom;
use crate::room::home::seen;
use crate::room::row::{Entry, Unreadable};
use crate::room::state::RoomState;
use crate::rooms::code_in;

/// The last ones are enough: whoever sits at more finds the others by their links.
const MOST: usize = 12;

#[utoipa::path(
    get,
    path = "/api/mine",
    responses((status = 200, body = Mine), (status = "4XX", body = Problem)),
    summary = "The tables at which whoever asks is somebody."
)]
pub async fn mine(State(app): State<App>, key: KeyOfRequest) -> Result<Json<Mine>, Trouble> {
    let key = key.0.hash();
    let mut tables = Vec::new();
    for id in app.rooms.homes_of(&key, MOST).await.map_err(|_| NOT_SAVED)? {
        let told = app.rooms.ask_if_awake(&id, |told| ToRoom::Mine { key: key.clone(), told }).await;
        let table = match told {
            Some(table) => table,
            None => asleep(&app, &id, &key).await.map_err(|_| NOT_SAVED)?,
        };
        tables.extend(table);
    }
    tables.sort_by_key(|table| {
        let is_last = table.trouble.is_some() || table.stage == Some(Stage::Over);
        (is_last, !table.your_turn, table.waited_s)
    });
    Ok(Json(Mine { tables }))
}

/// Leaves a table without going there.
#[utoipa::path(
    post,
    path = "/api/tables/{code}/leave",
    params(("code" = String, Path, description = "The table's code")),
    responses((status = 204), (status = "4XX", body = Problem)),
    summary = "Leaves a table for good."
)]
pub async fn leave(
    State(app): State<App>,
    Path(code): Path<String>,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
) -> Result<StatusCode, Trouble> {
    let key = key.0.hash();
    let left = ask(&app, caller, &code, &key, |told| ToRoom::Leave { key: key.clone(), told }).await?;
    match left {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(refusal) if refusal.case == "not-joined" => Err(Trouble(StatusCode::FORBIDDEN, "not-joined")),
        Err(_) => Err(NOT_SAVED),
    }
}

/// A room that sleeps is read, and stays as it is.
async fn asleep(app: &App, id: &str, key: &KeyHash) -> Result<Option<MyTable>, StoreError> {
    let text = match app.store.room(id.to_owned()).await {
        Err(StoreError::Damaged { .. }) => {
            let as_it_is = app.store.damaged_room(id.to_owned()).await?.unwrap_or_default();
            return Ok(code_in(&as_it_is).map(|code| closed(code.to_string(), None, "damaged")));
        }
        read => read?,
    };
    let Some(text) = text else { return Ok(None) };
    let state = match RoomState::read(id, &text) {
        Ok(state) => state,
        Err(why) => return Ok(unreadable(&text, &why)),
    };
    let Some(game) = state.playing.clone() else { return Ok(seen(&state, None, key)) };
    let stored = match app.store.game(game.clone()).await {
        Err(StoreError::Damaged { .. }) => None,
        read => read?,
    };
    let key = key.clone();
    let look = move || {
        let play = stored.and_then(|stored| game::resume(state.game_id(), game, &stored).ok());
        seen(&state, play.as_deref(), &key)
    };
    apart::chore(look).await.map_err(|panic| StoreError::Broken(panic.to_string()))
}

/// What can still be said of a room that is whole and yet cannot be opened.
fn unreadable(text: &str, why: &Unreadable) -> Option<MyTable> {
    let entry: Option<Entry> = serde_json::from_str(text).ok();
    let code = entry.map(|entry| entry.code).or_else(|| code_in(text))?.to_string();
    Some(match why {
        Unreadable::UnknownGame(game) => closed(code, Some(game.clone()), "unknown-game"),
        Unreadable::Damaged(_) => closed(code, None, "damaged"),
    })
}

fn closed(code: String, game: Option<String>, why: &str) -> MyTable {
    MyTable {
        code,
        game,
        stage: None,
        others: Vec::new(),
        bots: 0,
        your_turn: false,
        here: false,
        waited_s: 0,
        trouble: Some(why.to_owned()),
    }
}
