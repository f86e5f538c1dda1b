//! One screen's socket: every message bounded and counted, and never waited for.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, RawQuery, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use governor::{Quota, RateLimiter};
use stolik_protocol::LONGEST_MESSAGE;
use stolik_protocol::client::ClientMessage;
use stolik_protocol::server::ServerMessage;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::app::App;
use crate::game::text;
use crate::http::{KeyOfRequest, unread};
use crate::keys::KeyHash;
use crate::room::{Outgoing, ToRoom};
use crate::rooms::Handle;

/// Messages that may wait for a slow screen before it is dropped.
const OUTBOX: usize = 64;
const PING_EVERY: Duration = Duration::from_secs(20);
/// A screen that has not been heard of for so long is gone.
const SILENT_FOR: Duration = Duration::from_secs(50);
/// A screen that does not take a message within this is gone: nothing may hang on it.
const TAKES_WITHIN: Duration = Duration::from_secs(10);
/// Messages over the limit before the socket is closed.
const PATIENCE: u32 = 100;
/// The default would take 128 KiB a socket.
const READ_BUFFER: usize = 4096;

pub async fn upgrade(
    State(app): State<App>,
    Path(code): Path<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    key: KeyOfRequest,
    socket: WebSocketUpgrade,
) -> Response {
    if !is_same_origin(&app, &headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let room = match app.rooms.find(&code).await {
        Ok(Some(room)) => room,
        Ok(None) => return StatusCode::NOT_FOUND.into_response(),
        Err(error) => return unread(error).into_response(),
    };
    // A television in the host's own browser must not show the host's hand.
    let watches = query.is_some_and(|query| query.split('&').any(|word| word == "watch"));
    let device = key.0.hash();
    let key = (!watches).then(|| device.clone());
    let limit = app.config.messages_a_second;
    socket
        .read_buffer_size(READ_BUFFER)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .on_upgrade(move |socket| run(socket, room, Who { key, device }, limit))
}

/// A page of another site cannot open a socket in somebody's name. Programs that send no origin have no cookies either.
pub fn is_same_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Some((_, origin)) = origin.to_str().ok().and_then(|origin| origin.split_once("://")) else {
        return false;
    };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let public = app.config.public_url.as_deref().and_then(|url| url.split_once("://")).map(|(_, host)| host);
    host == Some(origin) || public.map(|host| host.trim_end_matches('/')) == Some(origin)
}

/// Who looks at a screen, and on which device: a television is nobody, but its device may fetch what it shows.
struct Who {
    key: Option<KeyHash>,
    device: KeyHash,
}

async fn run(mut socket: WebSocket, room: Handle, who: Who, limit: u32) {
    let (out, mut outbox) = mpsc::channel(OUTBOX);
    let (told, tell) = oneshot::channel();
    let Who { key, device } = who;
    if room.send(ToRoom::Connect { key, device, out, told }).await.is_err() {
        return;
    }
    let Ok(screen) = tell.await else { return };

    let limit = NonZeroU32::new(limit).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::per_second(limit).allow_burst(limit.saturating_mul(NonZeroU32::MIN.saturating_add(2)));
    let counter = RateLimiter::direct(quota);
    let mut too_many = 0;
    let mut ping = interval(PING_EVERY);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last_heard = Instant::now();
    loop {
        tokio::select! {
            told = outbox.recv() => match told {
                Some(Outgoing { text, window }) => {
                    if send(&mut socket, Message::Text(text.into())).await.is_err() { break }
                    if let Some(ask) = window && room.send(ToRoom::Sent { screen, ask }).await.is_err() { break }
                }
                // The room has dropped this screen.
                None => break,
            },
            heard = socket.recv() => {
                let Some(Ok(heard)) = heard else { break };
                last_heard = Instant::now();
                let answer = match heard {
                    Message::Text(_) | Message::Binary(_) if counter.check().is_err() => {
                        too_many += 1;
                        if too_many > PATIENCE { break }
                        Some("too-fast")
                    }
                    Message::Text(message) => match serde_json::from_str::<ClientMessage>(&message) {
                        Ok(message) => {
                            if room.send(ToRoom::Message { screen, message }).await.is_err() { break }
                            None
                        }
                        Err(_) => Some("bad-message"),
                    },
                    Message::Binary(_) => Some("bad-message"),
                    Message::Close(_) => break,
                    Message::Ping(_) | Message::Pong(_) => None,
                };
                if let Some(case) = answer {
                    let rejected = text(&ServerMessage::Rejected { case: case.to_owned() });
                    if send(&mut socket, Message::Text(rejected.into())).await.is_err() { break }
                }
            }
            _ = ping.tick() => {
                let is_gone = last_heard.elapsed() > SILENT_FOR;
                if is_gone || send(&mut socket, Message::Ping(Default::default())).await.is_err() { break }
            }
        }
    }
    // The room may be gone; then there is nobody to tell.
    let _ = room.send(ToRoom::Disconnect { screen }).await;
}

/// The screen did not take a message in time, or is gone.
struct NotTaken;

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), NotTaken> {
    match timeout(TAKES_WITHIN, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(NotTaken),
    }
}
