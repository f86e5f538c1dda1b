//! The routes, the headers of every answer, and how the server starts and stops.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, HeaderValue, REFERRER_POLICY,
    SET_COOKIE, X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use stolik_protocol::LONGEST_MESSAGE;
use stolik_store::{Cluster, Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tracing::warn;

use crate::admit::admit;
use crate::api;
use crate::budgets::Budgets;
use crate::config::Config;
use crate::files::{self, Assets, POLICY};
use crate::guesses::Guesses;
use crate::hosts::Hosts;
use crate::household::Crowd;
use crate::http::NOT_SAVED;
use crate::import::Imports;
use crate::keys::Key;
use crate::listen::Door;
use crate::metrics;
use crate::neighbours::Neighbours;
use crate::proxy::{Caller, caller};
use crate::relay::{self, Relayed};
use crate::rooms::Rooms;
use crate::tv::Televisions;

#[derive(Clone)]
pub struct App {
    pub rooms: Arc<Rooms>,
    pub store: Arc<dyn Store>,
    pub config: Arc<Config>,
    pub assets: Assets,
    pub hosts: Arc<Hosts>,
    pub budgets: Arc<Budgets>,
    pub guesses: Arc<Guesses>,
    /// Codes that are looked up to see which server has their table.
    pub ways: Arc<Guesses>,
    pub crowd: Arc<Crowd>,
    pub imports: Arc<Imports>,
    pub televisions: Arc<Televisions>,
    /// Where several servers share one database.
    pub neighbours: Option<Arc<Neighbours>>,
}

/// Everything that a running server is made of.
pub struct Server {
    pub store: Arc<dyn Store>,
    /// The same store, where other servers share it.
    pub cluster: Option<Arc<dyn Cluster>>,
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
    let Server { store, cluster, config, assets } = server;
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
    let neighbours = match cluster {
        Some(cluster) => Some(Neighbours::join(cluster).await.map_err(io_error)?),
        None => None,
    };
    let rooms = Rooms::load(store.clone(), config.clone(), neighbours.clone()).await.map_err(io_error)?;
    let app = App {
        rooms: rooms.clone(),
        store,
        assets,
        hosts: Arc::new(Hosts::new(&config)),
        budgets: Arc::new(Budgets::new(&config)),
        guesses: Arc::new(Guesses::new(config.households_an_address)),
        ways: Arc::new(Guesses::new(config.households_an_address)),
        crowd: Arc::new(Crowd::new(&config)),
        imports: Arc::new(Imports::new(&config)),
        televisions: Arc::new(Televisions::new(&config, neighbours.clone())),
        neighbours: neighbours.clone(),
        config: config.clone(),
    };
    let beating = neighbours.clone().map(|neighbours| {
        let rooms = rooms.clone();
        tokio::spawn(neighbours.keep_beating(move || rooms.let_go()))
    });
    let giving_up = neighbours.clone().map(|neighbours| tokio::spawn(neighbours.keep_giving_up()));
    let sweeping = neighbours.clone().map(|neighbours| tokio::spawn(neighbours.keep_sweeping()));
    let forgetting = tokio::spawn(rooms.clone().keep_forgetting());
    let forgetting_unused = tokio::spawn(rooms.clone().keep_forgetting_unused());
    let letting_go = tokio::spawn(rooms.clone().keep_letting_go_of_lost());
    let pruning = tokio::spawn(keep_pruning(app.budgets.clone(), [app.guesses.clone(), app.ways.clone()]));
    let key = config.metrics.as_ref().and_then(|listen| listen.key.clone());
    let counting = counted.map(|listener| tokio::spawn(metrics::serve(listener, key, app.clone())));
    let televisions = app.televisions.clone();
    let door = Door {
        config: config.clone(),
        crowd: app.crowd.clone(),
        budgets: app.budgets.clone(),
        neighbours: neighbours.clone(),
    };
    let inside = door.open(listener, routes(app), stop).await;
    forgetting.abort();
    forgetting_unused.abort();
    letting_go.abort();
    sweeping.inspect(JoinHandle::abort);
    pruning.abort();
    counting.inspect(JoinHandle::abort);
    neighbours.iter().for_each(|neighbours| neighbours.begin_to_leave());
    // Sockets close with their rooms, or with what they wait for; they would otherwise stay open for ever.
    televisions.close();
    let everybody_leaves = async { tokio::join!(rooms.stop(), inside.leave()) };
    if timeout(config.deadlines.stop, everybody_leaves).await.is_err() {
        warn!("not everything that was under way has ended in time; what was confirmed is saved");
    }
    // Until now the others knew that what is not given up yet is still ours. From now on all of it is anybody's.
    beating.inspect(JoinHandle::abort);
    giving_up.inspect(JoinHandle::abort);
    if let Some(neighbours) = neighbours {
        neighbours.leave().await;
    }
    Ok(())
}

async fn keep_pruning(budgets: Arc<Budgets>, guesses: [Arc<Guesses>; 2]) {
    loop {
        sleep(PRUNES_EVERY).await;
        budgets.prune();
        guesses.iter().for_each(|guesses| guesses.prune());
    }
}

fn io_error(error: StoreError) -> io::Error {
    io::Error::other(error)
}

fn routes(app: App) -> Router {
    api::router()
        .route("/healthz", get(is_well))
        .fallback(files::serve)
        .layer(DefaultBodyLimit::max(LONGEST_MESSAGE))
        .layer(from_fn_with_state(app.clone(), around))
        .with_state(app)
}

/// Whoever leads people to one of several servers leads nobody to one that cannot serve them.
async fn is_well(State(app): State<App>) -> Result<&'static str, StatusCode> {
    let is_well = app.store.is_well() && app.neighbours.is_none_or(|neighbours| neighbours.is_well());
    let is_whole = app.store.damage_found().is_empty();
    is_well.then_some(if is_whole { "ok" } else { "damaged" }).ok_or(StatusCode::SERVICE_UNAVAILABLE)
}

/// Around every route: whoever asks is known, within their budget and has a key, and every answer has its headers.
async fn around(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let relayed = relay::caller(app.neighbours.as_deref(), request.headers_mut());
    let is_relayed = relayed.is_some();
    if is_relayed {
        request.extensions_mut().insert(Relayed);
    }
    let asks = || caller(&app.config.trusted_proxies, peer.ip(), request.headers());
    let mut who: Caller = relayed.unwrap_or_else(asks);
    who.is_https |= app.config.is_https();
    let known = Key::of(request.headers());
    let key = known.clone().unwrap_or_else(Key::random);
    let is_api = request.uri().path().starts_with("/api/");
    let answering = async {
        match admit(&app, who, &key, request).await {
            Ok(request) => match relay::pass_on(&app, who, &key, request).await {
                Ok(answered) => answered,
                Err(request) => next.run(*request).await,
            },
            Err(refused) => *refused,
        }
    };
    let mut response = match app.neighbours.as_ref().filter(|_| is_api) {
        // What a server says that has lost touch may be old by now, and whoever waits for the database is better off elsewhere.
        Some(neighbours) => tokio::select! {
            biased;
            () = neighbours.until_out_of_touch() => NOT_SAVED.into_response(),
            answered = answering => answered,
        },
        None => answering.await,
    };
    // The server that they have reached lets them wait.
    if response.status() == StatusCode::TOO_MANY_REQUESTS && !is_relayed {
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
