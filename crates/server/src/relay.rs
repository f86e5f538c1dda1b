//! What is for a room that another server has is passed on to it, and its answer comes back; a socket is passed on byte by
//! byte, both ways. So it does not matter which server somebody reaches.
//!
//! A request is passed on once: whoever gets one from another server answers it, or says that it cannot. It brings who
//! really asks, which is believed because the servers know a secret that nobody outside does.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{FromRequestParts, RawPathParams, Request};
use axum::http::header::{COOKIE, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use hyper::client::conn::http1;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use stolik_protocol::LONGEST_MESSAGE;
use stolik_store::{Node, StoreError};
use thiserror::Error;
use tokio::io::copy_bidirectional_with_sizes;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tracing::{debug, warn};

use crate::app::App;
use crate::budgets::Budget;
use crate::code::Code;
use crate::household::Share;
use crate::http::{KeyOfRequest, NOT_SAVED, Trouble, guess_way, was_a_way};
use crate::keys::Key;
use crate::neighbours::Neighbours;
use crate::proxy::Caller;
use crate::stream::Brings;

const SERVER: HeaderName = HeaderName::from_static("x-stolik-server");
const CALLER: HeaderName = HeaderName::from_static("x-stolik-caller");
const HTTPS: HeaderName = HeaderName::from_static("x-stolik-https");

/// Another server is near, or gone.
const REACHED_WITHIN: Duration = Duration::from_secs(1);
/// What is held of a socket, each way. What is said on it is short.
const HELD: usize = 2048;

/// A request that another server has passed on.
#[derive(Clone, Copy)]
pub struct Relayed;

/// Why something could not be passed on.
#[derive(Debug, Error)]
enum NotPassedOn {
    #[error("it cannot be reached in time")]
    TooLate,
    #[error("{0}")]
    Io(#[from] std::io::Error),
    #[error("{0}")]
    Http(#[from] hyper::Error),
}

/// Who really asks, if another server says so. What somebody outside says of it is taken away.
pub fn caller(neighbours: Option<&Neighbours>, headers: &mut HeaderMap) -> Option<Caller> {
    let (server, address, https) = (headers.remove(SERVER), headers.remove(CALLER), headers.remove(HTTPS));
    if !neighbours?.is_one(server?.as_bytes()) {
        return None;
    }
    let address: IpAddr = address?.to_str().ok()?.parse().ok()?;
    Some(Caller { address, is_https: https.is_some(), is_proxied: true })
}

/// Passes a request on if another server has its room; otherwise it is given back.
pub async fn pass_on(
    app: &App,
    caller: Caller,
    key: &Key,
    request: Request,
) -> Result<Response, Box<Request>> {
    let Some(neighbours) = &app.neighbours else { return Err(Box::new(request)) };
    if request.extensions().get::<Relayed>().is_some() {
        return Err(Box::new(request));
    }
    let (request, wanted) = wanted(request).await;
    let node = match to_whom(app, neighbours, caller, wanted).await {
        Ok(Some(node)) => node,
        Ok(None) => return Err(Box::new(request)),
        Err(trouble) => return Ok(trouble.into_response()),
    };
    if neighbours.is_silent(&node) {
        return Ok(NOT_SAVED.into_response());
    }
    // Pictures are paid from their own budget here, too.
    let brings_pictures = Budget::of(request.method(), request.uri().path()) == Budget::Imports;
    let brings = request.extensions().get::<Arc<Brings>>().filter(|_| brings_pictures);
    let _bringing = brings.cloned().map(Brings::pictures);
    Ok(forward(neighbours.clone(), &node, caller, key, request).await.unwrap_or_else(|error| {
        warn!(server = node.address, "a request is not passed on: {error}");
        NOT_SAVED.into_response()
    }))
}

/// A file that this server does not have: a page of another version may have come from another server, and asks for what
/// belongs to it. Whoever asks for what nobody has pays for each that is asked.
pub async fn from_another(app: &App, request: Request) -> Option<Response> {
    let neighbours = app.neighbours.as_ref()?;
    if request.extensions().get::<Relayed>().is_some() {
        return None;
    }
    let caller = *request.extensions().get::<Caller>()?;
    let KeyOfRequest(key) = request.extensions().get::<KeyOfRequest>()?.clone();
    for node in neighbours.others() {
        if neighbours.is_silent(&node) || app.budgets.spend(Budget::Files, caller.household()).is_err() {
            continue;
        }
        let mut asked = Request::new(Body::empty());
        *asked.method_mut() = request.method().clone();
        *asked.uri_mut() = request.uri().clone();
        *asked.headers_mut() = request.headers().clone();
        match forward(neighbours.clone(), &node, caller, &key, asked).await {
            Ok(found) if found.status().is_success() => return Some(found),
            Ok(_) => {}
            Err(error) => debug!(server = node.address, "a file is not asked for: {error}"),
        }
    }
    None
}

/// What a request is about, as far as its address and body say.
enum Wanted {
    Nothing,
    /// The table with this code.
    Table(String),
    /// What is typed on a television: the code of a table, or one that a table offers.
    Typed(String),
    /// The room with this id.
    Room(String),
}

/// Whatever is asked of one table names it: in its address, or in a short body.
async fn wanted(request: Request) -> (Request, Wanted) {
    #[derive(Deserialize)]
    struct Named {
        table: Option<String>,
        room: Option<String>,
        code: Option<String>,
    }
    let path = request.uri().path();
    let is_named_outside = path.starts_with("/api/tables/");
    let is_named_inside = path == "/api/film" || path == "/api/tv" || path.starts_with("/api/tv/");
    let (mut head, body) = request.into_parts();
    if is_named_outside {
        // As its route will read it: blanks may be written in several ways. What has no route is about nothing.
        let named = RawPathParams::from_request_parts(&mut head, &()).await.ok();
        let code = named.iter().flatten().find(|(name, _)| *name == "code");
        let wanted = code.map_or(Wanted::Nothing, |(_, code)| Wanted::Table(code.to_owned()));
        return (Request::from_parts(head, body), wanted);
    }
    if !is_named_inside || head.method != Method::POST {
        return (Request::from_parts(head, body), Wanted::Nothing);
    }
    // It was read whole before, and is no longer than this.
    let body = to_bytes(body, LONGEST_MESSAGE).await.unwrap_or_else(|_| Bytes::new());
    let wanted = match serde_json::from_slice(&body) {
        Ok(Named { room: Some(room), .. }) => Wanted::Room(room),
        Ok(Named { table: Some(code), .. }) => Wanted::Table(code),
        Ok(Named { code: Some(code), .. }) => Wanted::Typed(code),
        Ok(_) | Err(_) => Wanted::Nothing,
    };
    (Request::from_parts(head, Body::from(body)), wanted)
}

/// The other server that has what is wanted. What nobody has is taken over here, and whoever tries out codes is answered here.
async fn to_whom(
    app: &App,
    neighbours: &Neighbours,
    caller: Caller,
    wanted: Wanted,
) -> Result<Option<Node>, Trouble> {
    let room = match &wanted {
        Wanted::Nothing => None,
        Wanted::Room(room) => Some(room.clone()),
        Wanted::Table(code) | Wanted::Typed(code) => {
            let code = Code::read(code);
            let tried = code.to_string();
            let guess = guess_way(app, caller, &tried).await?;
            let is_typed = matches!(wanted, Wanted::Typed(_));
            match behind(app, &code, is_typed).await {
                Ok(Some(room)) => {
                    was_a_way(app, caller, guess).await;
                    Some(room)
                }
                Ok(None) => {
                    guess.was_wrong();
                    None
                }
                Err(error) => {
                    guess.was_not_looked_up();
                    return Err(unknown(error));
                }
            }
        }
    };
    match room {
        Some(room) if !app.rooms.is_awake(&room) => neighbours.has(&room).await.map_err(unknown),
        Some(_) | None => Ok(None),
    }
}

/// The room that a code leads to. What is typed on a television may be what a table offers.
async fn behind(app: &App, code: &Code, is_typed: bool) -> Result<Option<String>, StoreError> {
    let offered = if is_typed { app.televisions.offered(code).await } else { None };
    match offered {
        Some(room) => Ok(Some(room)),
        None => Ok(app.rooms.door(code).await?.map(|door| door.room)),
    }
}

fn unknown(error: StoreError) -> Trouble {
    warn!("nobody knows who has a room: {error}");
    NOT_SAVED
}

async fn forward(
    neighbours: Arc<Neighbours>,
    node: &Node,
    caller: Caller,
    key: &Key,
    mut request: Request,
) -> Result<Response, NotPassedOn> {
    let connecting = timeout(REACHED_WITHIN, TcpStream::connect(&node.address));
    let tcp = connecting.await.map_err(|_| NotPassedOn::TooLate)??;
    tcp.set_nodelay(true)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(tcp)).await?;
    let (watching, other) = (neighbours.clone(), node.clone());
    tokio::spawn(async move {
        tokio::select! {
            ended = connection.with_upgrades() => {
                if let Err(error) = ended {
                    debug!("a connection to another server ended: {error}");
                }
            }
            // In the middle of an answer, too: nobody waits for the rest of it.
            () = watching.until_gone(&other) => {}
        }
    });
    let share = request.extensions_mut().remove::<Arc<Share>>();
    let ours = request.extensions_mut().remove::<OnUpgrade>();
    introduce(&neighbours, caller, key, &mut request);
    // One that hangs is taken for gone after a while, and so is what was asked of it. Whoever is about to leave still waits.
    let mut response = tokio::select! {
        answered = sender.send_request(request) => answered?,
        () = neighbours.until_gone(node) => return Err(NotPassedOn::TooLate),
    };
    if response.status() == StatusCode::SWITCHING_PROTOCOLS
        && let Some(ours) = ours
    {
        let theirs = hyper::upgrade::on(&mut response);
        let node = node.clone();
        tokio::spawn(async move {
            let Ok((ours, theirs)) = tokio::try_join!(ours, theirs) else { return };
            let (mut ours, mut theirs) = (TokioIo::new(ours), TokioIo::new(theirs));
            tokio::select! {
                // However it ends: whoever is there comes back.
                _ = copy_bidirectional_with_sizes(&mut ours, &mut theirs, HELD, HELD) => {}
                () = neighbours.until_parted(&node) => {}
            }
            // Until now it was one of those that its household may have.
            drop(share);
        });
    }
    Ok(response.map(Body::new))
}

/// Says who asks, and by whom it is said.
fn introduce(neighbours: &Neighbours, caller: Caller, key: &Key, request: &mut Request) {
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
    *request.uri_mut() = path.parse().unwrap_or(Uri::from_static("/"));
    let knew_key = Key::of(request.headers()).is_some();
    let headers = request.headers_mut();
    let texts = [
        (SERVER, Some(neighbours.shown().to_owned())),
        (CALLER, Some(caller.address.to_string())),
        (HTTPS, caller.is_https.then(|| "1".to_owned())),
        // A key that was made for them here is theirs there, too.
        (COOKIE, (!knew_key).then(|| key.in_a_cookie())),
    ];
    for (name, text) in texts {
        if let Some(value) = text.and_then(|text| HeaderValue::from_str(&text).ok()) {
            headers.insert(name, value);
        }
    }
}
