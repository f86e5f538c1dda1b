//! Decks that people bring, over HTTP: bringing one, looking at its cards, taking it away.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, RawQuery, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use stolik_protocol::http::{DeckImported, DeckRefused, Problem, TableDecks};
use stolik_store::Size;
use stolik_table::Refusal;
use tokio::sync::oneshot;

use crate::app::App;
use crate::http::{BAD_REQUEST, KeyOfRequest, NOT_SAVED, Trouble, find, unread};
use crate::import::{self, IfBad};
use crate::keys::KeyHash;
use crate::proxy::Caller;
use crate::query;
use crate::room::ToRoom;
use crate::room::decks::{AboutDecks, Looked};
use crate::stream::Brings;

pub const NO_SUCH_DECK: Trouble = Trouble(StatusCode::NOT_FOUND, "no-such-deck");

#[utoipa::path(
    get,
    path = "/api/tables/{code}/decks",
    params(("code" = String, Path, description = "The table's code")),
    responses((status = 200, body = TableDecks), (status = "4XX", body = Problem)),
    summary = "The decks that people brought to a table."
)]
pub async fn list(
    State(app): State<App>,
    Path(code): Path<String>,
    Extension(caller): Extension<Caller>,
    uri: Uri,
    key: KeyOfRequest,
) -> Result<Json<TableDecks>, Trouble> {
    // The route's other method has a parameter.
    query::none(&uri)?;
    let Looked { room, decks } = decks_for(&app, caller, &code, key.0.hash()).await?;
    Ok(Json(TableDecks { decks, importing: app.imports.progress(&room) }))
}

/// All of the pictures become a deck, or none of them.
#[utoipa::path(
    post,
    path = "/api/tables/{code}/decks",
    params(("code" = String, Path, description = "The table's code"), ("skip_bad" = Option<bool>, Query)),
    responses((status = 201, body = DeckImported), (status = 422, body = DeckRefused, description = "What cannot become a card; a `Problem` where there is no picture at all"), (status = "4XX", body = Problem)),
    summary = "Pictures as `multipart/form-data`, or in one `application/zip`; with `?skip_bad` those that can become cards."
)]
pub async fn import(
    State(app): State<App>,
    Path(code): Path<String>,
    Extension(caller): Extension<Caller>,
    RawQuery(query): RawQuery,
    key: KeyOfRequest,
    request: Request,
) -> Result<Response, Trouble> {
    let key = key.0.hash();
    let [skips] = query::flags(query.as_deref(), ["skip_bad"])?;
    let room = find(&app, caller, &code, &key).await?;
    let to = about(&app, &room, |told| AboutDecks::May { key: key.clone(), told }).await?.map_err(refused)?;
    let if_bad = if skips { IfBad::LeaveOut } else { IfBad::KeepNothing };
    let turn = app.imports.begin(&to.room, caller.household())?;
    let brings = request.extensions().get::<Arc<Brings>>().cloned().map(Brings::pictures);
    let upload = import::receive(&app, request).await?;
    drop(brings);
    // Once everything has arrived it is seen through, even if the phone that sent it falls asleep.
    let working = tokio::spawn(async move { import::import(&app, turn, upload, to, key, if_bad).await });
    working.await.map_err(|_| NOT_SAVED)?
}

/// A card. Whoever is at the table or looks at it may see every picture of its decks; who holds which is another matter.
#[utoipa::path(
    get,
    path = "/api/tables/{code}/decks/{deck}/{card}/{size}",
    params(("code" = String, Path, description = "The table's code"), ("deck" = u16, Path), ("card" = u8, Path), ("size" = String, Path)),
    responses((status = 200, content_type = "image/jpeg", body = Vec<u8>), (status = "4XX", body = Problem)),
    summary = "A card of such a deck, `small` or `large`."
)]
pub async fn picture(
    State(app): State<App>,
    path: Result<Path<(String, u16, u8, String)>, PathRejection>,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
) -> Result<Response, Trouble> {
    let Path((code, deck, card, size)) = path.map_err(|_| NO_SUCH_DECK)?;
    let size = match size.as_str() {
        "small" => Size::Small,
        "large" => Size::Large,
        _ => return Err(NO_SUCH_DECK),
    };
    let Looked { room, decks } = decks_for(&app, caller, &code, key.0.hash()).await?;
    if !decks.iter().any(|listed| listed.deck == deck && card < listed.cards) {
        return Err(NO_SUCH_DECK);
    }
    let picture = app.store.picture(room, deck, card, size).await;
    let bytes = picture.map_err(unread)?.ok_or(NO_SUCH_DECK)?;
    let mut headers = HeaderMap::new();
    let says = |text| axum::http::HeaderValue::from_static(text);
    headers.insert(CONTENT_TYPE, says("image/jpeg"));
    // The number of a deck is never used again.
    headers.insert(CACHE_CONTROL, says("private, max-age=31536000, immutable"));
    headers.insert(HeaderName::from_static("cross-origin-resource-policy"), says("same-origin"));
    Ok((headers, bytes).into_response())
}

#[utoipa::path(
    delete,
    path = "/api/tables/{code}/decks/{deck}",
    params(("code" = String, Path, description = "The table's code"), ("deck" = u16, Path)),
    responses((status = 204), (status = "4XX", body = Problem)),
    summary = "Forgets a deck."
)]
pub async fn remove(
    State(app): State<App>,
    path: Result<Path<(String, u16)>, PathRejection>,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
) -> Result<StatusCode, Trouble> {
    let Path((code, deck)) = path.map_err(|_| NO_SUCH_DECK)?;
    let key = key.0.hash();
    let room = find(&app, caller, &code, &key).await?;
    about(&app, &room, |told| AboutDecks::Remove { key: key.clone(), deck, told }).await?.map_err(refused)?;
    Ok(StatusCode::NO_CONTENT)
}

async fn decks_for(app: &App, caller: Caller, code: &str, device: KeyHash) -> Result<Looked, Trouble> {
    let room = find(app, caller, code, &device).await?;
    let decks = about(app, &room, |told| AboutDecks::List { device: device.clone(), told }).await?;
    decks.ok_or(Trouble(StatusCode::FORBIDDEN, "not-joined"))
}

/// Asks the room something about its decks, and waits for the answer.
pub async fn about<T>(
    app: &App,
    room: &str,
    question: impl Fn(oneshot::Sender<T>) -> AboutDecks,
) -> Result<T, Trouble> {
    Ok(app.rooms.ask(room, |told| ToRoom::Decks(question(told))).await?)
}

/// What a room refuses, as HTTP says it.
pub fn refused(refusal: Refusal) -> Trouble {
    let status = match refusal.case {
        "not-joined" | "not-host" => StatusCode::FORBIDDEN,
        "not-lobby" | "no-own-decks" | "too-many-decks" | "deck-in-use" => StatusCode::CONFLICT,
        "no-such-deck" => StatusCode::NOT_FOUND,
        "not-saved" => StatusCode::SERVICE_UNAVAILABLE,
        _ => return BAD_REQUEST,
    };
    Trouble(status, refusal.case)
}
