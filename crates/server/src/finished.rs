//! Games that are over, over HTTP: the log for those who sat there, and links by which others see what all could see.

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use stolik_protocol::film;
use stolik_protocol::finished::{FinishedView, SharedFilm, SharedLink};
use stolik_protocol::http::Problem;
use stolik_shelf::{journal, with_game};
use stolik_store::StoredGame;
use stolik_table::Viewer;
use tracing::error;

use crate::apart;
use crate::app::App;
use crate::game;
use crate::http::{BAD_REQUEST, KeyOfRequest, NO_SUCH_TABLE, NOT_SAVED, Trouble, ask, ask_played, unread};
use crate::proxy::Caller;
use crate::query;
use crate::room::ToRoom;
use crate::room::finished::{AboutFinished, NotShown, Offered};
use crate::rooms::Unreachable;

const NO_SUCH_LINK: Trouble = Trouble(StatusCode::GONE, "no-such-link");

impl From<NotShown> for Trouble {
    fn from(why: NotShown) -> Self {
        match why {
            NotShown::NotOver => Trouble(StatusCode::FORBIDDEN, "not-over"),
            NotShown::SecretsKept => Trouble(StatusCode::FORBIDDEN, "secrets-kept"),
            NotShown::OwnPictures => Trouble(StatusCode::FORBIDDEN, "own-pictures"),
            NotShown::NotHost => Trouble(StatusCode::FORBIDDEN, "not-host"),
            NotShown::NoSuchLink => NO_SUCH_LINK,
            NotShown::NotSaved => NOT_SAVED,
        }
    }
}

/// The whole log with its secret, for those who sat there, when the game is over: with `?game={id}` of an
/// earlier one, for a rematch does not withdraw it.
#[utoipa::path(
    get,
    path = "/api/tables/{code}/log",
    params(("code" = String, Path, description = "The table's code"), ("game" = Option<String>, Query, description = "The last one if none is named")),
    responses((status = 200, content_type = "application/jsonl", body = String), (status = "4XX", body = Problem)),
    summary = "The log of a finished game, for those who sat there."
)]
pub async fn log(
    State(app): State<App>,
    Path(code): Path<String>,
    RawQuery(query): RawQuery,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
) -> Result<Response, Trouble> {
    let [game] = query::values(query.as_deref(), ["game"])?;
    let key = key.0.hash();
    let log = |told| ToRoom::Finished(AboutFinished::Log { key: key.clone(), game: game.clone(), told });
    let id = ask_played(&app, caller, &code, &key, log).await??;
    let stored = app.store.game(id.clone()).await.map_err(unread)?.ok_or(NO_SUCH_TABLE)?;
    let text = apart::chore(move || written_out(id, stored)).await.map_err(|_| NOT_SAVED)?;
    let headers = [(CONTENT_TYPE, "application/jsonl; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    Ok((headers, text.ok_or(NO_SUCH_TABLE)?).into_response())
}

/// The log of a game that is over. The end follows from the rest: it is played once more.
fn written_out(id: String, stored: StoredGame) -> Option<String> {
    let game = journal::game_of(&stored.head).ok()?;
    let ending = game::resume(game, id, &stored).ok()?.ending()?;
    let beginning = [stored.head, stored.seed];
    let lines = beginning.iter().chain(&stored.log).chain([&ending]);
    Some(lines.flat_map(|line| [line.as_str(), "\n"]).collect())
}

#[utoipa::path(
    get,
    path = "/api/tables/{code}/games/{game}",
    params(("code" = String, Path, description = "The table's code"), ("game" = String, Path)),
    responses((status = 200, body = FinishedView), (status = "4XX", body = Problem)),
    summary = "A finished game, for those who sat there."
)]
pub async fn view(
    State(app): State<App>,
    Path((code, game)): Path<(String, String)>,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
) -> Result<Json<FinishedView>, Trouble> {
    let key = key.0.hash();
    let view = |told| ToRoom::Finished(AboutFinished::View { key: key.clone(), game: game.clone(), told });
    Ok(Json(ask_played(&app, caller, &code, &key, view).await??))
}

#[utoipa::path(
    post,
    path = "/api/tables/{code}/games/{game}/share",
    params(("code" = String, Path, description = "The table's code"), ("game" = String, Path)),
    responses((status = 200, body = SharedLink), (status = "4XX", body = Problem)),
    summary = "A link to the film of a game, as everybody could see it."
)]
pub async fn share(
    State(app): State<App>,
    Path((code, game)): Path<(String, String)>,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
) -> Result<Json<SharedLink>, Trouble> {
    let key = key.0.hash();
    let share = |told| ToRoom::Finished(AboutFinished::Share { key: key.clone(), game: game.clone(), told });
    Ok(Json(ask(&app, caller, &code, &key, share).await??))
}

#[utoipa::path(
    delete,
    path = "/api/tables/{code}/games/{game}/share",
    params(("code" = String, Path, description = "The table's code"), ("game" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)),
    summary = "Lets the link go."
)]
pub async fn let_go(
    State(app): State<App>,
    Path((code, game)): Path<(String, String)>,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
) -> Result<StatusCode, Trouble> {
    let key = key.0.hash();
    let let_go = |told| ToRoom::Finished(AboutFinished::LetGo { key: key.clone(), game: game.clone(), told });
    ask(&app, caller, &code, &key, let_go).await??;
    Ok(StatusCode::NO_CONTENT)
}

/// A finished game as everybody could see it, for whoever has the link. Nothing else of a log leaves the server this way.
#[utoipa::path(
    post,
    path = "/api/film",
    request_body = SharedLink,
    responses((status = 200, body = SharedFilm), (status = "4XX", body = Problem)),
    summary = "A finished game as everybody could see it, for whoever has the link."
)]
pub async fn film(
    State(app): State<App>,
    link: Result<Json<SharedLink>, JsonRejection>,
) -> Result<Json<SharedFilm>, Trouble> {
    let Json(SharedLink { room, token }) = link.map_err(|_| BAD_REQUEST)?;
    let film = |told| ToRoom::Finished(AboutFinished::Film { token: token.clone(), told });
    // A link to a table that is no more is a link that was let go.
    let offered = app.rooms.ask(&room, film).await.map_err(|error| match error {
        Unreachable::NoSuchTable => NO_SUCH_LINK,
        other => other.into(),
    })?;
    let Offered { id, game, seats, kept_until } = offered?;
    let stored = app.store.game(id.clone()).await.map_err(unread)?.ok_or(NO_SUCH_LINK)?;
    let updates = apart::chore(move || seen_by_all(id, stored)).await.map_err(|_| NOT_SAVED)?;
    let updates = updates.ok_or(Trouble(StatusCode::GONE, "unknown-game"))?;
    Ok(Json(SharedFilm { game, seats, kept_until, updates }))
}

fn seen_by_all(id: String, stored: StoredGame) -> Option<Vec<Box<serde_json::value::RawValue>>> {
    let log = written_out(id, stored)?;
    let lines = journal::lines(log.as_bytes()).ok()?;
    let game = journal::game_of(&lines.first()?.1).ok()?;
    let film = with_game!(game, G => film::film::<G>(&lines, Viewer::Public));
    film.inspect_err(|error| error!("a finished game cannot be shown again: {error}")).ok()
}
