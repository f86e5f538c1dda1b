//! One screen's socket: every message bounded and counted, and never waited for.

use std::future::pending;
use std::num::NonZeroU32;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, Path, RawQuery, State};
use axum::response::Response;
use futures_util::SinkExt;
use governor::{Quota, RateLimiter};
use stolik_protocol::client::ClientMessage;
use stolik_protocol::http::Problem;
use stolik_protocol::server::ServerMessage;
use stolik_protocol::{LONGEST_MESSAGE, Version};
use stolik_squeeze::{Memory, Said};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

use crate::app::App;
use crate::budgets::Budget;
use crate::code::Code;
use crate::game::text;
use crate::household::{Household, Share};
use crate::http::{KeyOfRequest, Trouble, find};
use crate::metrics;
use crate::proxy::Caller;
use crate::query;
use crate::room::{Came, Outgoing, ToRoom};
use crate::stream::Unheard;

/// Messages that may wait for a slow screen before it is dropped.
const OUTBOX: usize = 64;
/// Messages over the limit before the socket is closed.
pub const PATIENCE: u32 = 100;
/// Bytes that may come before they make something whole. The longest message in a few pieces is far less.
pub const MOST_UNHEARD: usize = 4 * LONGEST_MESSAGE;
/// The default would take 128 KiB a socket. Most of what screens say is far shorter than this; what is longer takes more for a moment.
const READ_BUFFER: usize = 256;

#[utoipa::path(
    get,
    path = "/api/tables/{code}/ws",
    params(("code" = String, Path, description = "The table's code"), ("watch" = Option<bool>, Query), ("plain" = Option<bool>, Query)),
    responses((status = 101), (status = "4XX", body = Problem)),
    summary = "The table itself, over a WebSocket. With `?watch` one only looks; with `?plain` every message comes whole."
)]
pub async fn upgrade(
    State(app): State<App>,
    Path(code): Path<String>,
    RawQuery(query): RawQuery,
    Extension(caller): Extension<Caller>,
    (share, Extension(unheard)): (Option<Extension<Arc<Share>>>, Extension<Arc<Unheard>>),
    key: KeyOfRequest,
    socket: WebSocketUpgrade,
) -> Result<Response, Trouble> {
    let device = key.0.hash();
    let [watches, plain] = query::flags(query.as_deref(), ["watch", "plain"])?;
    let room = find(&app, caller, &code, &device).await?;
    // One that cannot be opened says so while there is still somebody to say it to.
    app.rooms.awake(&room).await?;
    // A television in the host's own browser must not show the host's hand.
    let mut memory = (!plain).then(Memory::default);
    let key = (!watches).then(|| device.clone());
    let came = Came { key, device, code: Code::read(&code) };
    let run = async move |mut socket| {
        unheard.bound(MOST_UNHEARD);
        let line = Line { socket: &mut socket, memory: &mut memory };
        run(line, &room, &came, &app, caller.household(), &unheard).await;
        // Until now it was one of those that its household may have.
        drop(share);
    };
    Ok(bounded(socket).on_upgrade(run))
}

/// No socket takes more than it needs.
pub fn bounded(socket: WebSocketUpgrade) -> WebSocketUpgrade {
    socket.read_buffer_size(READ_BUFFER).max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE)
}

/// A socket, and what was told on it. Without a memory every message travels as it is.
struct Line<'a> {
    socket: &'a mut WebSocket,
    memory: &'a mut Option<Memory<Utf8Bytes>>,
}

/// There may be thousands of these: it keeps no more than it needs while it waits, and what comes once is elsewhere.
async fn run(
    Line { socket, memory }: Line<'_>,
    id: &str,
    came: &Came,
    app: &App,
    household: Household,
    unheard: &Unheard,
) {
    let (out, mut outbox) = mpsc::channel(OUTBOX);
    let Ok((screen, room)) = Box::pin(app.rooms.connect(id, came, &out)).await else { return };
    let _connected = metrics::connected();
    // The room's end alone keeps the outbox open: when it drops the screen, the socket closes.
    drop(out);

    let deadlines = &app.config.deadlines;
    let limit = NonZeroU32::new(app.config.messages_a_second).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::per_second(limit).allow_burst(limit.saturating_mul(NonZeroU32::MIN.saturating_add(2)));
    let counter = RateLimiter::direct(quota);
    let mut too_many = 0;
    let is_too_fast = || counter.check().is_err() || app.budgets.spend(Budget::Messages, household).is_err();
    // What the page speaks, and the game of the last update that was sent to it.
    let (mut version, mut updated) = (None, None::<Arc<str>>);
    let mut last_heard = Instant::now();
    // Whoever has nothing to say has no business here.
    let mut hello_by = Some(last_heard + deadlines.hello);
    let mut ping_at = last_heard;
    // One for all that happens by itself. It may ring too early: to set it anew with each message would cost more.
    let mut alarm = pin!(sleep_until(ping_at));
    // Whoever hangs is gone in time, even in the middle of being told something.
    let patience =
        |last_heard: Instant| deadlines.taking.min(deadlines.silent_for.saturating_sub(last_heard.elapsed()));
    let mut out_of_touch = pin!(out_of_touch(app));
    loop {
        tokio::select! {
            // The room may be in the middle of a write that takes long. Whoever comes back elsewhere is better off.
            () = &mut out_of_touch => break,
            told = outbox.recv() => match told {
                // What a server says that has lost touch may be old by now.
                Some(_) if app.neighbours.as_ref().is_some_and(|neighbours| !neighbours.is_in_touch()) => break,
                Some(told) => {
                    let said = send_all(socket, memory, patience(last_heard), told, &mut outbox).await;
                    let Ok(Sent { window, updates }) = said else { break };
                    updated = updates.or(updated);
                    if let Some(ask) = window && room.send(ToRoom::Sent { screen, ask }).await.is_err() { break }
                }
                // The room has dropped this screen, or has ended: then there is one to come back to, soon.
                None => {
                    if room.is_closed() {
                        let restart = CloseFrame { code: close_code::RESTART, reason: Utf8Bytes::from_static("closing") };
                        // Whoever does not hear it comes back all the same.
                        let _ = send(socket, patience(last_heard), Message::Close(Some(restart))).await;
                    }
                    break;
                }
            },
            heard = socket.recv() => {
                let Some(Ok(heard)) = heard else { break };
                last_heard = Instant::now();
                unheard.heard();
                let answer = match heard {
                    Message::Close(_) => break,
                    _ if is_too_fast() => {
                        too_many += 1;
                        if too_many > PATIENCE { break }
                        Some(rejected("too-fast"))
                    }
                    Message::Text(message) => match serde_json::from_str::<ClientMessage>(&message) {
                        Ok(ClientMessage::Knock) => Some(ServerMessage::Here),
                        Ok(message) if changes_room(&message) && app.budgets.spend(Budget::Changes, household).is_err() => {
                            Some(rejected("too-fast"))
                        }
                        Ok(mut message) => {
                            if let ClientMessage::Hello { protocol } = message {
                                hello_by = None;
                                version = Version::spoken(protocol);
                                // What a page of another version could not read travels as it is.
                                memory.take_if(|_| version.is_none());
                            }
                            if names_game(&mut message, version, updated.as_deref()) {
                                if room.send(ToRoom::Message { screen, message }).await.is_err() { break }
                                None
                            } else {
                                Some(rejected("sheet-without-game"))
                            }
                        }
                        Err(_) => Some(rejected("bad-message")),
                    },
                    Message::Binary(_) => Some(rejected("bad-message")),
                    Message::Ping(_) | Message::Pong(_) => None,
                };
                if let Some(answer) = answer {
                    let Ok(answer) = text(&answer) else { continue };
                    let answer = said(memory, &Said::new(answer.into()));
                    if send(socket, patience(last_heard), answer).await.is_err() { break }
                }
            }
            () = &mut alarm => {
                let (now, gone_at) = (Instant::now(), last_heard + deadlines.silent_for);
                if hello_by.unwrap_or(gone_at).min(gone_at) <= now { break }
                if ping_at <= now {
                    let ping = Message::Ping(Default::default());
                    if send(socket, patience(last_heard), ping).await.is_err() { break }
                    ping_at = now + deadlines.ping_every;
                }
                alarm.as_mut().reset(hello_by.unwrap_or(ping_at).min(ping_at).min(gone_at));
            }
        }
    }
    // The room may be gone; then there is nobody to tell.
    let _ = room.send(ToRoom::Disconnect { screen }).await;
}

/// True if the row of the room is written for this message.
fn changes_room(message: &ClientMessage) -> bool {
    matches!(
        message,
        ClientMessage::Do { .. }
            | ClientMessage::Say { .. }
            | ClientMessage::Dice { .. }
            | ClientMessage::OpenDice { .. }
    )
}

/// Ends when this server cannot know any more whether another one has its rooms.
pub async fn out_of_touch(app: &App) {
    match &app.neighbours {
        Some(neighbours) => neighbours.until_out_of_touch().await,
        None => pending().await,
    }
}

/// True unless a sheet names no game and has to. A page of protocol 8 answers the game of the last update that it was sent.
fn names_game(message: &mut ClientMessage, version: Option<Version>, updated: Option<&str>) -> bool {
    let ClientMessage::Sheet { game: game @ None, .. } = message else { return true };
    if version == Some(Version::Before) {
        *game = updated.map(str::to_owned);
    }
    // Before the hello the room refuses whatever comes.
    game.is_some() || version.is_none()
}

fn rejected(case: &str) -> ServerMessage {
    metrics::refused("message", case);
    ServerMessage::Rejected { case: case.to_owned() }
}

/// A text as it travels: with the words of those before it.
fn said(memory: &mut Option<Memory<Utf8Bytes>>, said: &Said<Utf8Bytes>) -> Message {
    match memory.as_mut().and_then(|memory| memory.tell_said(said)) {
        Some(frame) => Message::Binary(frame),
        None => Message::Text(said.text().clone()),
    }
}

/// The screen did not take a message in time, or is gone.
pub struct NotTaken;

pub async fn send(socket: &mut WebSocket, within: Duration, message: Message) -> Result<(), NotTaken> {
    match timeout(within, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(NotTaken),
    }
}

/// What the room or the socket has to know of messages that were sent.
#[derive(Default)]
struct Sent {
    /// The window that the last of them was about, if it was: that one is open.
    window: Option<u32>,
    /// The game of the last update.
    updates: Option<Arc<str>>,
}

/// Says what the room has said, and all that waits behind it, in one go.
async fn send_all(
    socket: &mut WebSocket,
    memory: &mut Option<Memory<Utf8Bytes>>,
    within: Duration,
    first: Outgoing,
    behind: &mut mpsc::Receiver<Outgoing>,
) -> Result<Sent, NotTaken> {
    let all = async {
        let (mut next, mut sent) = (Some(first), Sent::default());
        while let Some(Outgoing { said: text, window, updates }) = next {
            socket.feed(said(memory, &text)).await?;
            sent.window = window.or(sent.window);
            sent.updates = updates.or(sent.updates);
            next = behind.try_recv().ok();
        }
        socket.flush().await.map(|()| sent)
    };
    match timeout(within, all).await {
        Ok(Ok(sent)) => Ok(sent),
        Ok(Err(_)) | Err(_) => Err(NotTaken),
    }
}
