//! What is said over plain HTTP: opening a table, finding one, moving a seat.

use std::net::IpAddr;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST, RETRY_AFTER};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use fast_qr::QRBuilder;
use fast_qr::convert::svg::SvgBuilder;
use fast_qr::convert::{Builder, Shape};
use stolik_protocol::http::{
    Claim, ListedGame, MoveToken, OpenTable, Problem, QrText, SharedAddress, TableOpened, TableSummary,
};
use stolik_shelf::GameId;
use stolik_store::{Bucket, StoreError};
use tokio::sync::oneshot;
use tracing::error;

use crate::apart;
use crate::app::App;
use crate::budgets::TooFast;
use crate::code::Code;
use crate::game;
use crate::guesses::{FORGOTTEN_AFTER, Guess, Guesses};
use crate::keys::{Key, KeyHash};
use crate::metrics;
use crate::proxy::Caller;
use crate::room::row::Unreadable;
use crate::room::{Refused, TOKEN_SECONDS, ToRoom};
use crate::rooms::{NotOpened, Unreachable};

/// An answer that is not a success: the status and the case, which the client puts into words.
pub struct Trouble(pub StatusCode, pub &'static str);

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        metrics::refused("request", self.1);
        let mut answer = (self.0, Json(Problem { case: self.1.to_owned() })).into_response();
        if self.0 == StatusCode::TOO_MANY_REQUESTS {
            answer.headers_mut().insert(RETRY_AFTER, FORGOTTEN_AFTER.as_secs().into());
        }
        answer
    }
}

impl IntoResponse for TooFast {
    fn into_response(self) -> Response {
        let mut answer = TOO_FAST.into_response();
        answer.headers_mut().insert(RETRY_AFTER, (self.0.as_secs() + 1).into());
        answer
    }
}

pub const NO_SUCH_TABLE: Trouble = Trouble(StatusCode::NOT_FOUND, "no-such-table");
pub const BAD_REQUEST: Trouble = Trouble(StatusCode::BAD_REQUEST, "bad-request");
pub const TOO_FAST: Trouble = Trouble(StatusCode::TOO_MANY_REQUESTS, "too-fast");
pub const NOT_SAVED: Trouble = Trouble(StatusCode::SERVICE_UNAVAILABLE, "not-saved");
pub const DAMAGED: Trouble = Trouble(StatusCode::INTERNAL_SERVER_ERROR, "damaged");
/// A QR code of more is too dense to read from a screen.
const LONGEST_QR: usize = 300;
const MINUTE: Duration = Duration::from_secs(60);

#[utoipa::path(
    get,
    path = "/api/games",
    responses((status = 200, body = Vec<ListedGame>)),
    summary = "The games on the shelf, with their seats, bots, clocks and options."
)]
pub async fn games() -> Json<Vec<ListedGame>> {
    Json(listed_games())
}

/// What is on the shelf, for the lobby.
pub fn listed_games() -> Vec<ListedGame> {
    let listed = |game: &GameId| {
        let info = game.info();
        ListedGame {
            game: info.id,
            fewest_seats: *info.seats.start(),
            most_seats: *info.seats.end(),
            bots: game::bots(*game),
            topics: game::clocked_topics(*game),
            options: game::offered_settings(*game),
        }
    };
    GameId::ALL.iter().map(listed).collect()
}

#[utoipa::path(
    post,
    path = "/api/tables",
    request_body = OpenTable,
    responses((status = 201, body = TableOpened), (status = "4XX", body = Problem)),
    summary = "Opens a table. Whoever opens it is its host and sits down."
)]
pub async fn open_table(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
    wanted: Result<Json<OpenTable>, JsonRejection>,
) -> Result<(StatusCode, Json<TableOpened>), Trouble> {
    let Json(wanted) = wanted.map_err(|_| BAD_REQUEST)?;
    let a_minute = app.config.tables_a_minute.max(1);
    let bucket = Bucket { holds: a_minute.into(), one_leaks_in: MINUTE / a_minute };
    if !pour(&app, TABLES, caller, bucket).await.map_err(unread)? {
        return Err(TOO_FAST);
    }
    let code =
        app.rooms.open(&wanted, &key.0.hash(), caller.household()).await.map_err(|error| match error {
            NotOpened::TooMany => Trouble(StatusCode::SERVICE_UNAVAILABLE, "too-many-tables"),
            NotOpened::TooManyOfYours => Trouble(StatusCode::SERVICE_UNAVAILABLE, "too-many-of-your-tables"),
            NotOpened::NoSuchGame => Trouble(StatusCode::NOT_FOUND, "no-such-game"),
            NotOpened::Refused(refusal) if refusal.case == "bad-name" => {
                Trouble(StatusCode::UNPROCESSABLE_ENTITY, "bad-name")
            }
            NotOpened::Refused(refusal) if refusal.case == "not-saved" => NOT_SAVED,
            NotOpened::Refused(_) => BAD_REQUEST,
            NotOpened::Store(_) => NOT_SAVED,
        })?;
    Ok((StatusCode::CREATED, Json(TableOpened { code })))
}

#[utoipa::path(
    get,
    path = "/api/tables/{code}",
    params(("code" = String, Path, description = "The table's code")),
    responses((status = 200, body = TableSummary), (status = "4XX", body = Problem)),
    summary = "Is there a table with this code, and may one look?"
)]
pub async fn table(
    State(app): State<App>,
    Path(code): Path<String>,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
) -> Result<Json<TableSummary>, Trouble> {
    summary(&app, caller, &code, &key).await.map(Json)
}

async fn summary(app: &App, caller: Caller, code: &str, key: &KeyOfRequest) -> Result<TableSummary, Trouble> {
    let device = key.0.hash();
    let told =
        ask(app, caller, code, &device, |told| ToRoom::Summary { device: device.clone(), told }).await?;
    told.map_err(|_| Trouble(StatusCode::FORBIDDEN, "locked"))
}

#[utoipa::path(
    post,
    path = "/api/tables/{code}/move",
    params(("code" = String, Path, description = "The table's code")),
    responses((status = 200, body = MoveToken), (status = "4XX", body = Problem)),
    summary = "A token that moves one's seat to another device, once."
)]
pub async fn move_seat(
    State(app): State<App>,
    Path(code): Path<String>,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
) -> Result<Json<MoveToken>, Trouble> {
    let key = key.0.hash();
    let token = ask(&app, caller, &code, &key, |told| ToRoom::MoveToken { key: key.clone(), told }).await?;
    let token = token.ok_or(Trouble(StatusCode::FORBIDDEN, "not-joined"))?;
    Ok(Json(MoveToken { token, seconds: TOKEN_SECONDS }))
}

#[utoipa::path(
    post,
    path = "/api/tables/{code}/claim",
    params(("code" = String, Path, description = "The table's code")),
    request_body = Claim,
    responses((status = 204), (status = "4XX", body = Problem)),
    summary = "Takes the seat that a token moves."
)]
pub async fn claim(
    State(app): State<App>,
    Path(code): Path<String>,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
    claimed: Result<Json<Claim>, JsonRejection>,
) -> Result<StatusCode, Trouble> {
    let Json(Claim { token }) = claimed.map_err(|_| BAD_REQUEST)?;
    let key = key.0.hash();
    let claim = |told| ToRoom::Claim { token: token.clone(), key: key.clone(), told };
    match ask(&app, caller, &code, &key, claim).await? {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(Refused::NotSaved) => Err(NOT_SAVED),
        Err(Refused::TokenSpent) => Err(Trouble(StatusCode::GONE, "token-spent")),
        Err(Refused::DeviceSeated) => Err(Trouble(StatusCode::CONFLICT, "device-seated")),
        Err(Refused::KnowsAnotherHand) => Err(Trouble(StatusCode::CONFLICT, "knows-another-hand")),
        Err(Refused::TooManyChanges) => Err(Trouble(StatusCode::CONFLICT, "too-many-changes")),
    }
}

/// The link to a table as a picture.
#[utoipa::path(
    get,
    path = "/api/tables/{code}/qr.svg",
    params(("code" = String, Path, description = "The table's code")),
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = "4XX", body = Problem)),
    summary = "The link to a table as a picture."
)]
pub async fn table_qr(
    State(app): State<App>,
    Path(code): Path<String>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    key: KeyOfRequest,
) -> Result<Response, Trouble> {
    let TableSummary { code } = summary(&app, caller, &code, &key).await?;
    let link = format!("{}/t/{code}", base_url(&app, caller, &headers));
    picture(link).await
}

#[utoipa::path(
    get,
    path = "/api/address",
    responses((status = 200, body = SharedAddress), (status = "4XX", body = Problem)),
    summary = "The address under which other devices reach this server, if they can."
)]
pub async fn address(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
) -> Json<SharedAddress> {
    let url = base_url(&app, caller, &headers);
    let is_shared = url.split_once("://").is_some_and(|(_, host)| !is_loopback(host));
    Json(SharedAddress { url: is_shared.then_some(url) })
}

#[utoipa::path(
    post,
    path = "/api/qr",
    request_body = QrText,
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = "4XX", body = Problem)),
    summary = "A text as a picture."
)]
pub async fn qr(wanted: Result<Json<QrText>, JsonRejection>) -> Result<Response, Trouble> {
    let Json(QrText { text }) = wanted.map_err(|_| BAD_REQUEST)?;
    picture(text).await
}

/// The QR code of a text, as a drawing; nothing for one that is too long to be read from a screen.
pub fn drawn(text: &str) -> Option<String> {
    if text.len() > LONGEST_QR {
        return None;
    }
    let code = QRBuilder::new(text).build().ok()?;
    Some(SvgBuilder::default().shape(Shape::Square).to_str(&code))
}

async fn picture(text: String) -> Result<Response, Trouble> {
    let drawn = apart::chore(move || drawn(&text)).await.ok().flatten();
    let svg = drawn.ok_or(BAD_REQUEST)?;
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "no-store")], svg).into_response())
}

/// The address under which people reach the server: the public one, the one that this request named, or, where the request
/// named the server's own machine, the one on the local network.
fn base_url(app: &App, caller: Caller, headers: &HeaderMap) -> String {
    if let Some(url) = &app.config.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let scheme = if caller.is_https { "https" } else { "http" };
    match &app.config.network_url {
        Some(url) if is_loopback(host) => url.clone(),
        _ => format!("{scheme}://{host}"),
    }
}

/// Whether a host, with or without a port, names only the machine that it is used on.
fn is_loopback(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else { return false };
    let name = authority.host();
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    address
        .map_or_else(|_| name == "localhost" || name.ends_with(".localhost"), |address| address.is_loopback())
}

/// Why a room cannot be spoken to, as HTTP says it.
impl From<Unreachable> for Trouble {
    fn from(unreachable: Unreachable) -> Self {
        match unreachable {
            Unreachable::NoSuchTable => NO_SUCH_TABLE,
            Unreachable::PerhapsLost => DAMAGED,
            Unreachable::Unreadable(Unreadable::UnknownGame(_)) => Trouble(StatusCode::GONE, "unknown-game"),
            Unreachable::Unreadable(Unreadable::Damaged(_)) => DAMAGED,
            Unreachable::Store(error) => unread(error),
            Unreachable::Elsewhere | Unreachable::Ended => NOT_SAVED,
        }
    }
}

/// Why something could not be read. What is damaged is said, here and in the log; everything else goes on.
pub fn unread(error: StoreError) -> Trouble {
    if let StoreError::Damaged { .. } = error {
        error!("`stolik check` says more: {error}");
        return DAMAGED;
    }
    NOT_SAVED
}

/// Finds the table behind a code, for somebody. Whoever has tried too many codes that were none waits.
pub async fn find(app: &App, caller: Caller, code: &str, who: &KeyHash) -> Result<String, Trouble> {
    let code = Code::read(code).to_string();
    let found = app.rooms.find(&code, who);
    judge(app, caller, &code, found).await
}

/// Counts a code that leads nowhere against its caller.
async fn judge(
    app: &App,
    caller: Caller,
    code: &str,
    found: impl Future<Output = Result<String, Unreachable>>,
) -> Result<String, Trouble> {
    let guess = guess(app, caller, code).await?;
    match found.await {
        Err(Unreachable::NoSuchTable) => {
            guess.was_wrong();
            Err(NO_SUCH_TABLE)
        }
        // It may be a code that is tried out all the same.
        Err(Unreachable::PerhapsLost) => {
            guess.was_wrong();
            Err(DAMAGED)
        }
        found => {
            was_right(app, caller, guess).await;
            Ok(found?)
        }
    }
}

/// What codes that are tried out are counted under, at all servers together.
const CODES: &str = "codes";
/// The same for those that are looked up to see which server has their table.
const WAYS: &str = "ways";
const TABLES: &str = "tables";

/// Somebody tries a code out, if they may: here, and at all servers together.
pub async fn guess<'a>(app: &'a App, caller: Caller, code: &'a str) -> Result<Guess<'a>, Trouble> {
    guess_in(app, &app.guesses, CODES, caller, code).await
}

pub async fn was_right(app: &App, caller: Caller, guess: Guess<'_>) {
    was_right_in(app, CODES, caller, guess).await;
}

/// Before anybody looks whether another server has the table of a code: whoever has tried out too many must not learn even
/// by how soon, or by whom, they are refused.
pub async fn guess_way<'a>(app: &'a App, caller: Caller, code: &'a str) -> Result<Guess<'a>, Trouble> {
    guess_in(app, &app.ways, WAYS, caller, code).await
}

pub async fn was_a_way(app: &App, caller: Caller, guess: Guess<'_>) {
    was_right_in(app, WAYS, caller, guess).await;
}

async fn guess_in<'a>(
    app: &'a App,
    guesses: &'a Guesses,
    what: &'static str,
    caller: Caller,
    code: &'a str,
) -> Result<Guess<'a>, Trouble> {
    let guess = guesses.look(caller.household(), code).map_err(|_| TOO_FAST)?;
    if !guess.is_paid() {
        return Ok(guess);
    }
    match pour(app, what, caller, guesses.bucket()).await {
        Ok(true) => Ok(guess),
        Ok(false) => Err(TOO_FAST),
        // While the database does not answer, people ask again and again: they are not refused for it afterwards.
        Err(error) => {
            guess.was_not_looked_up();
            Err(unread(error))
        }
    }
}

async fn was_right_in(app: &App, what: &'static str, caller: Caller, guess: Guess<'_>) {
    if let Some(neighbours) = app.neighbours.as_ref().filter(|_| guess.is_paid()) {
        // If it does not come through, it leaks away by itself.
        let _ = neighbours.cluster.give_back(what, caller.household().to_string()).await;
    }
    guess.was_right();
}

/// Counts something for all servers together, where there are several. Does it fit?
async fn pour(app: &App, what: &'static str, caller: Caller, bucket: Bucket) -> Result<bool, StoreError> {
    match &app.neighbours {
        Some(neighbours) => neighbours.cluster.pour(what, caller.household().to_string(), bucket).await,
        None => Ok(true),
    }
}

/// Asks the room that somebody finds behind a code.
pub async fn ask<T>(
    app: &App,
    caller: Caller,
    code: &str,
    who: &KeyHash,
    question: impl Fn(oneshot::Sender<T>) -> ToRoom,
) -> Result<T, Trouble> {
    let room = find(app, caller, code, who).await?;
    Ok(app.rooms.ask(&room, question).await?)
}

/// Asks a room about a finished game, for those who played it.
pub async fn ask_played<T>(
    app: &App,
    caller: Caller,
    code: &str,
    who: &KeyHash,
    question: impl Fn(oneshot::Sender<T>) -> ToRoom,
) -> Result<T, Trouble> {
    let code = Code::read(code).to_string();
    let room = judge(app, caller, &code, app.rooms.find_played(&code, who)).await?;
    Ok(app.rooms.ask(&room, question).await?)
}

/// The key of whoever asks. The layer around every route has seen to it that there is one.
#[derive(Clone)]
pub struct KeyOfRequest(pub Key);

impl<S: Send + Sync> axum::extract::FromRequestParts<S> for KeyOfRequest {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, _: &S) -> Result<Self, Trouble> {
        parts.extensions.get::<KeyOfRequest>().cloned().ok_or(BAD_REQUEST)
    }
}
