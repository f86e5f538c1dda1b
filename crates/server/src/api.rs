//! Everything under `/api`, once: the routes and their description for programs are made from the same list.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::from_fn;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

use crate::app::App;
use crate::import::MOST_BYTES;
use crate::{decks, finished, http, mine, query, socket, taking_out, tv};

/// What comes before the list.
#[derive(OpenApi)]
#[openapi(info(
    title = "Stolik",
    description = "What is asked over HTTP. A game itself is played on a table's WebSocket: docs/API.md tells how. Whoever asks is \
        known by a key of 64 hexadecimal digits, in `Authorization: Bearer` or in the cookie `stolik`; without one the answer \
        brings a cookie."
))]
struct Stolik;

pub fn router() -> Router<App> {
    let (router, description) = described();
    // It is one of ours and always can; if not, there is no page of it.
    let description = description.to_json().unwrap_or_default();
    let page = move || async move { ([(CONTENT_TYPE, "application/json")], description) };
    router.route("/api/openapi.json", get(page))
}

fn described() -> (Router<App>, openapi::OpenApi) {
    let without_query = OpenApiRouter::with_openapi(Stolik::openapi())
        .routes(routes!(http::games))
        .routes(routes!(http::open_table))
        .routes(routes!(http::table))
        .routes(routes!(http::table_qr))
        .routes(routes!(http::move_seat))
        .routes(routes!(http::claim))
        .routes(routes!(finished::view))
        .routes(routes!(finished::share, finished::let_go))
        .routes(routes!(finished::film))
        .routes(routes!(mine::leave))
        .routes(routes!(tv::offer))
        .routes(routes!(decks::remove))
        .routes(routes!(taking_out::take_out))
        .routes(routes!(decks::picture))
        .routes(routes!(mine::mine))
        .routes(routes!(tv::typed))
        .routes(routes!(tv::upgrade))
        .routes(routes!(tv::send))
        .routes(routes!(http::qr))
        .routes(routes!(http::address))
        .layer(from_fn(query::refuse_any));
    without_query
        .routes(routes!(socket::upgrade))
        .routes(routes!(finished::log))
        .routes(routes!(decks::list, decks::import).layer(DefaultBodyLimit::max(MOST_BYTES)))
        .split_for_parts()
}
