//! The routes, the headers of every answer, and how the server starts and stops.

use std::borrow::Cow;
use std::future::Future;
use std::io::{self, Read};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    HeaderName, HeaderValue, REFERRER_POLICY, SET_COOKIE, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use flate2::read::GzDecoder;
use stolik_protocol::LONGEST_MESSAGE;
use stolik_store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tracing::warn;

use crate::admit::admit;
use crate::api;
use crate::budgets::Budgets;
use crate::config::Config;
use crate::guesses::Guesses;
use crate::hosts::Hosts;
use crate::household::Crowd;
use crate::import::Imports;
use crate::keys::Key;
use crate::listen::Door;
use crate::metrics;
use crate::proxy::{Caller, caller};
use crate::rooms::Rooms;
use crate::tv::Televisions;

/// One file of the client.
#[derive(Clone, Debug)]
pub struct Asset {
    /// As it is. Nothing where it is kept compressed only: almost everybody takes that.
    pub bytes: Option<Cow<'static, [u8]>>,
    pub mime: &'static str,
    /// Compressed with brotli, which browsers take over HTTPS only.
    pub brotli: Option<Cow<'static, [u8]>>,
    pub gzip: Option<Cow<'static, [u8]>>,
    /// Its name changes with its content, so it may be kept for ever.
    pub immutable: bool,
}

impl Asset {
    /// As it is, for whoever takes nothing else.
    pub fn plain(&self) -> Cow<'static, [u8]> {
        let unpacked = || {
            let mut plain = Vec::new();
            let squeezed = self.gzip.as_deref().unwrap_or_default();
            // It was compressed when the binary was made.
            GzDecoder::new(squeezed).read_to_end(&mut plain).map(|_| plain).unwrap_or_default().into()
        };
        self.bytes.clone().unwrap_or_else(unpacked)
    }
}

/// The files of the client by path, `index.html` among them.
#[derive(Clone, Copy)]
pub struct Assets(pub fn(&str) -> Option<Asset>);

#[derive(Clone)]
pub struct App {
    pub rooms: Arc<Rooms>,
    pub store: Arc<dyn Store>,
    pub config: Arc<Config>,
    pub assets: Assets,
    pub hosts: Arc<Hosts>,
    pub budgets: Arc<Budgets>,
    pub guesses: Arc<Guesses>,
    pub crowd: Arc<Crowd>,
    pub imports: Arc<Imports>,
    pub televisions: Arc<Televisions>,
}

/// Everything that a running server is made of.
pub struct Server {
    pub store: Arc<dyn Store>,
    pub config: Config,
    pub assets: Assets,
}

/// How often those are forgotten who have done nothing for a while.
const PRUNES_EVERY: Duration = Duration::from_secs(30);

/// Serves until `stop` is fulfilled; then every room is told, and what is under way is finished, if it can be in time.
pub async fn serve(
    listener: TcpListener,
    server: Server,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let Server { store, config, assets } = server;
    let config = Arc::new(config);
    let counted = match &config.metrics {
        Some(listen) => Some(TcpListener::bind(listen.on).await.map_err(|error| {
            io::Error::new(
                error.kind(),
                format!("{} cannot be listened on for --metrics-listen: {error}", listen.on),
            )
        })?),
        None => None,
    };
    let rooms = Rooms::load(store.clone(), config.clone()).await.map_err(io_error)?;
    let app = App {
        rooms: rooms.clone(),
        store,
        assets,
        hosts: Arc::new(Hosts::new(&config)),
        budgets: Arc::new(Budgets::new(&config)),
        guesses: Arc::new(Guesses::new(config.households_an_address)),
        crowd: Arc::new(Crowd::new(&config)),
        imports: Arc::new(Imports::new(&config)),
        televisions: Arc::new(Televisions::new(&config)),
        config: config.clone(),
    };
    let forgetting = tokio::spawn(rooms.clone().keep_forgetting());
    let pruning = tokio::spawn(keep_pruning(app.budgets.clone(), app.guesses.clone()));
    let key = config.metrics.as_ref().and_then(|listen| listen.key.clone());
    let counting = counted.map(|listener| tokio::spawn(metrics::serve(listener, key, app.clone())));
    let televisions = app.televisions.clone();
    let door = Door { config: config.clone(), crowd: app.crowd.clone(), budgets: app.budgets.clone() };
    let inside = door.open(listener, routes(app), stop).await;
    forgetting.abort();
    pruning.abort();
    counting.inspect(JoinHandle::abort);
    // Sockets close with their rooms, or with what they wait for; they would otherwise stay open for ever.
    televisions.close();
    let everybody_leaves = async { tokio::join!(rooms.stop(), inside.leave()) };
    if timeout(config.deadlines.stop, everybody_leaves).await.is_err() {
        warn!("not everything that was under way has ended in time; what was confirmed is saved");
    }
    Ok(())
}

async fn keep_pruning(budgets: Arc<Budgets>, guesses: Arc<Guesses>) {
    loop {
        sleep(PRUNES_EVERY).await;
        budgets.prune();
        guesses.prune();
    }
}

fn io_error(error: StoreError) -> io::Error {
    io::Error::other(error)
}

fn routes(app: App) -> Router {
    api::router()
        .route("/healthz", get(|| async { "ok" }))
        .fallback(client)
        .layer(DefaultBodyLimit::max(LONGEST_MESSAGE))
        .layer(from_fn_with_state(app.clone(), around))
        .with_state(app)
}

/// The client: a file if there is one of that name, otherwise the page, which finds its own way.
async fn client(State(app): State<App>, request: Request) -> Response {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if path.starts_with("api/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    let name = if path.is_empty() { first_page(request.headers()) } else { path };
    let has_ending = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    let asset = (app.assets.0)(name).or_else(|| (app.assets.0)("index.html").filter(|_| !has_ending));
    let Some(asset) = asset else { return StatusCode::NOT_FOUND.into_response() };
    let style = (app.assets.0)(FIRST_STYLE).filter(|_| path.is_empty());
    let encodings =
        request.headers().get(ACCEPT_ENCODING).and_then(|header| header.to_str().ok()).unwrap_or("");
    let takes = |encoding| encodings.split(',').any(|word| word.trim().split(';').next() == Some(encoding));
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.mime));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Some(policy) = style.and_then(|style| policy_with(&style.plain())) {
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    let vary = if path.is_empty() { "accept-encoding, accept-language" } else { "accept-encoding" };
    headers.insert(VARY, HeaderValue::from_static(vary));
    let squeezed = match (&asset.brotli, &asset.gzip) {
        (Some(brotli), _) if takes("br") => Some(("br", brotli.clone())),
        (_, Some(gzip)) if takes("gzip") => Some(("gzip", gzip.clone())),
        _ => None,
    };
    match squeezed {
        Some((encoding, bytes)) => {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
            (headers, bytes).into_response()
        }
        None => (headers, asset.plain()).into_response(),
    }
}

/// The shelf comes with its words, so that it is seen before its script is here: in Polish where any Polish is spoken, as the
/// script would choose. A client that is built without such a page has an empty one.
fn first_page(headers: &HeaderMap) -> &'static str {
    let spoken = headers.get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok()).unwrap_or("");
    let is_polish =
        spoken.split(',').any(|tag| tag.trim().get(..2).is_some_and(|tag| tag.eq_ignore_ascii_case("pl")));
    if is_polish { "shelf.pl.html" } else { "shelf.en.html" }
}

/// Nothing from elsewhere, no frames, no inline script. Style attributes are allowed: positions are set by them. So is
/// WebAssembly of our own, which checks a finished game.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The hash of the style that is in the first page.
const FIRST_STYLE: &str = "shelf.style.txt";

/// The same, and this one style may be in the page.
fn policy_with(hash: &[u8]) -> Option<HeaderValue> {
    let hash = std::str::from_utf8(hash).ok()?;
    HeaderValue::try_from(POLICY.replace("style-src 'self'", &format!("style-src 'self' '{hash}'"))).ok()
}

/// Around every route: whoever asks is known, within their budget and has a key, and every answer has its headers.
async fn around(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let mut who: Caller = caller(&app.config.trusted_proxies, peer.ip(), request.headers());
    who.is_https |= app.config.is_https();
    let known = Key::of(request.headers());
    let key = known.clone().unwrap_or_else(Key::random);
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = match admit(&app, who, &key, request).await {
        Ok(request) => next.run(request).await,
        Err(refused) => *refused,
    };
    if response.status() == StatusCode::TOO_MANY_REQUESTS {
        sleep(app.config.deadlines.too_fast).await;
    }
    let headers = response.headers_mut();
    let is_page = headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    let is_said =
        headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if known.is_none()
        && (is_page || is_said)
        && let Some(cookie) = key.cookie(who.is_https)
    {
        headers.insert(SET_COOKIE, cookie);
        // A key is for one browser: nobody in between keeps it.
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    }
    // What is said at a table is for those at it. Pictures say for themselves how long they keep.
    if is_api && (is_said || !headers.contains_key(CACHE_CONTROL)) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    // Over plain HTTP, as at home, browsers ignore it and complain.
    if who.is_https {
        headers.insert(
            HeaderName::from_static("cross-origin-opener-policy"),
            HeaderValue::from_static("same-origin"),
        );
    }
    response
}
