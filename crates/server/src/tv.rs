//! A television and a table find each other: somebody at the table scans what the screen shows, or types on the screen
//! what the table shows. Then the screen watches, as nobody.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use stolik_protocol::http::Problem;
use stolik_protocol::tv::{OnTelevision, SendToTv, TvCode, TvMessage, TypedOnTv};
use stolik_store::{AtMost, Once};
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use crate::app::App;
use crate::budgets::Budget;
use crate::code::Code;
use crate::config::Config;
use crate::game::text;
use crate::household::{Household, Share};
use crate::http::{BAD_REQUEST, KeyOfRequest, NOT_SAVED, Trouble, find, guess, was_right};
use crate::keys::KeyHash;
use crate::neighbours::Neighbours;
use crate::one_time::{HOLDS, OneTimeCodes, SECONDS};
use crate::proxy::Caller;
use crate::room::{NotLetIn, ToRoom};
use crate::rooms::Unreachable;
use crate::socket::{self, MOST_UNHEARD, PATIENCE};
use crate::stream::Unheard;

/// It was used, has run out or never was: nobody is told which.
const NO_SUCH_CODE: Trouble = Trouble(StatusCode::NOT_FOUND, "no-such-tv-code");
const ELSEWHERE: Trouble = Trouble(StatusCode::CONFLICT, "tv-elsewhere");
const TOO_MANY: Trouble = Trouble(StatusCode::SERVICE_UNAVAILABLE, "too-many-tv-codes");
const NOT_JOINED: Trouble = Trouble(StatusCode::FORBIDDEN, "not-joined");

/// Who waits for whom.
pub struct Televisions {
    /// The devices of screens that wait for a table, by the code that they show.
    screens: OneTimeCodes<KeyHash>,
    offers: OneTimeCodes<Offer>,
    /// Those that wait at this server: each takes the code of the table.
    waiting: Mutex<HashMap<Code, mpsc::Sender<String>>>,
    neighbours: Option<Arc<Neighbours>>,
}

/// A table that somebody wants to see on a screen.
#[derive(PartialEq, Serialize, Deserialize)]
struct Offer {
    room: String,
    by: KeyHash,
}

/// What was sent to a screen that waits at another server, until that one looks.
const SENT: &str = "sent";
const LOOKS_EVERY: Duration = Duration::from_secs(1);
const NO_LIMIT: AtMost = AtMost { in_all: u32::MAX, a_household: u32::MAX };

impl Televisions {
    pub fn new(config: &Config, neighbours: Option<Arc<Neighbours>>) -> Self {
        let households = config.households_an_address;
        Televisions {
            screens: OneTimeCodes::new("screen", households, neighbours.clone()),
            offers: OneTimeCodes::new("offer", households, neighbours.clone()),
            waiting: Mutex::default(),
            neighbours,
        }
    }

    /// Screens that wait are let go.
    pub fn close(&self) {
        self.screens.close();
        self.offers.close();
        self.waiting().clear();
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<Code, mpsc::Sender<String>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The screen that shows this code gets the table, at whichever server it waits. Is it there?
    async fn tell(&self, code: &Code, household: Household, table: &str) -> bool {
        let here = self.waiting().get(code).cloned();
        if let Some(here) = here {
            return here.try_send(table.to_owned()).is_ok();
        }
        let Some(neighbours) = &self.neighbours else { return false };
        let once = Once { what: table.to_owned(), household: household.to_string(), left: HOLDS };
        neighbours.cluster.keep(SENT, code.to_string(), once, NO_LIMIT).await.unwrap_or(false)
    }

    /// The room that is offered under this code, at whichever server.
    pub async fn offered(&self, code: &Code) -> Option<String> {
        self.offers.look(code).await.map(|offer| offer.room)
    }

    /// What another server has sent to a screen that waits here.
    async fn sent(&self, code: &Code) -> Option<String> {
        let neighbours = self.neighbours.as_ref()?;
        Some(neighbours.cluster.take(SENT, code.to_string()).await.ok()??.what)
    }
}

/// Somebody at a table sends it to the screen that shows this code.
#[utoipa::path(
    post,
    path = "/api/tv/{code}",
    params(("code" = String, Path, description = "As the television shows it")),
    request_body = SendToTv,
    responses((status = 200, body = OnTelevision), (status = "4XX", body = Problem)),
    summary = "Sends a table to the television that shows this code."
)]
pub async fn send(
    State(app): State<App>,
    Path(code): Path<String>,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
    wanted: Result<Json<SendToTv>, JsonRejection>,
) -> Result<Json<OnTelevision>, Trouble> {
    let Json(SendToTv { table, sure }) = wanted.map_err(|_| BAD_REQUEST)?;
    let by = key.0.hash();
    let room = find(&app, caller, &table, &by).await?;
    let code = Code::read(&code);
    // Apart from the codes of tables: some of those have six letters, too.
    let tried = format!("tv {code}");
    let guess = guess(&app, caller, &tried).await?;
    let screens = &app.televisions.screens;
    let Some(screen) = screens.take(&code).await else {
        guess.was_wrong();
        return Err(NO_SUCH_CODE);
    };
    was_right(&app, caller, guess).await;
    if screen.household != caller.household() && !sure {
        screens.put_back(code, screen).await;
        return Err(ELSEWHERE);
    }
    match let_watch(&app, &room, &by, &screen.what).await {
        // Its socket has just ended, and its code with it.
        Ok(table) if !app.televisions.tell(&code, screen.household, &table).await => Err(NO_SUCH_CODE),
        Ok(table) => Ok(Json(OnTelevision { table })),
        Err(trouble) => {
            screens.put_back(code, screen).await;
            Err(trouble)
        }
    }
}

/// Somebody at a table wants a code to type on a screen. Their last one no longer works.
#[utoipa::path(
    post,
    path = "/api/tables/{code}/tv",
    params(("code" = String, Path, description = "The table's code")),
    responses((status = 200, body = TvCode), (status = "4XX", body = Problem)),
    summary = "A code to be typed on a television."
)]
pub async fn offer(
    State(app): State<App>,
    Path(code): Path<String>,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
) -> Result<Json<TvCode>, Trouble> {
    let by = key.0.hash();
    let room = find(&app, caller, &code, &by).await?;
    let is_here = app.rooms.ask(&room, |told| ToRoom::Knows { key: by.clone(), told }).await?;
    if !is_here {
        return Err(NOT_JOINED);
    }
    let offer = Offer { room, by };
    let offers = &app.televisions.offers;
    offers.forget(&offer).await;
    let code = offers.make(caller.household(), offer).await.map_err(|_| TOO_MANY)?;
    Ok(Json(TvCode { code: code.to_string(), seconds: SECONDS }))
}

/// Somebody types on a screen what the table shows, or the table's own code.
#[utoipa::path(
    post,
    path = "/api/tv",
    request_body = TypedOnTv,
    responses((status = 200, body = OnTelevision), (status = "4XX", body = Problem)),
    summary = "A television shows the table of a code."
)]
pub async fn typed(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
    typed: Result<Json<TypedOnTv>, JsonRejection>,
) -> Result<Json<OnTelevision>, Trouble> {
    let Json(TypedOnTv { code }) = typed.map_err(|_| BAD_REQUEST)?;
    let (code, device) = (Code::read(&code), key.0.hash());
    let tried = code.to_string();
    let guess = guess(&app, caller, &tried).await?;
    let offers = &app.televisions.offers;
    if let Some(offer) = offers.take(&code).await {
        was_right(&app, caller, guess).await;
        return match let_watch(&app, &offer.what.room, &offer.what.by, &device).await {
            Ok(table) => Ok(Json(OnTelevision { table })),
            // Whoever has made it has left the table since.
            Err(Trouble(_, "not-joined")) => Err(NO_SUCH_CODE),
            Err(trouble) => {
                offers.put_back(code, offer).await;
                Err(trouble)
            }
        };
    }
    let room = match app.rooms.find(&tried, &device).await {
        Err(Unreachable::NoSuchTable) => {
            guess.was_wrong();
            return Err(NO_SUCH_CODE);
        }
        found => {
            was_right(&app, caller, guess).await;
            found?
        }
    };
    let summary = app.rooms.ask(&room, |told| ToRoom::Summary { device: device.clone(), told }).await?;
    let summary = summary.map_err(|_| Trouble(StatusCode::FORBIDDEN, "locked"))?;
    Ok(Json(OnTelevision { table: summary.code }))
}

/// Lets a device watch, because somebody of the room wants it to; gives the room's code.
async fn let_watch(app: &App, room: &str, by: &KeyHash, device: &KeyHash) -> Result<String, Trouble> {
    let question = |told| ToRoom::LetWatch { by: by.clone(), device: device.clone(), told };
    app.rooms.ask(room, question).await?.map_err(|why| match why {
        NotLetIn::NotJoined => NOT_JOINED,
        NotLetIn::NotSaved => NOT_SAVED,
    })
}

#[utoipa::path(
    get,
    path = "/api/tv/ws",
    responses((status = 101)),
    summary = "A television waits for a table, over a WebSocket."
)]
pub async fn upgrade(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    (share, Extension(unheard)): (Option<Extension<Arc<Share>>>, Extension<Arc<Unheard>>),
    key: KeyOfRequest,
    socket: WebSocketUpgrade,
) -> Response {
    let device = key.0.hash();
    socket::bounded(socket).on_upgrade(async move |mut socket| {
        unheard.bound(MOST_UNHEARD);
        while waits(&mut socket, &app, caller.household(), &device, &unheard).await == Waited::InVain {}
        // Until now it was one of those that its household may have.
        drop(share);
    })
}

/// How a screen has waited with one code.
#[derive(PartialEq)]
enum Waited {
    /// The code has run out.
    InVain,
    /// A table was sent, the screen is gone, or the server stops.
    ToTheEnd,
}

/// A code that is no longer shown no longer works.
struct Shown {
    code: Code,
    televisions: Arc<Televisions>,
}

impl Drop for Shown {
    fn drop(&mut self) {
        self.televisions.waiting().remove(&self.code);
        let (code, televisions) = (self.code.clone(), self.televisions.clone());
        tokio::spawn(async move { televisions.screens.take(&code).await });
    }
}

async fn waits(
    socket: &mut WebSocket,
    app: &App,
    household: Household,
    device: &KeyHash,
    unheard: &Unheard,
) -> Waited {
    let (tell, mut told) = mpsc::channel(1);
    let televisions = app.televisions.clone();
    let Ok(code) = televisions.screens.make(household, device.clone()).await else { return Waited::ToTheEnd };
    televisions.waiting().insert(code.clone(), tell);
    let shown = Shown { code, televisions };
    let code = TvMessage::Code { code: shown.code.to_string(), seconds: SECONDS };
    if say(socket, app, &code).await.is_err() {
        return Waited::ToTheEnd;
    }
    let deadlines = &app.config.deadlines;
    let mut ping = interval(deadlines.ping_every);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut last_heard, mut too_many) = (Instant::now(), 0);
    let mut looks = interval(LOOKS_EVERY);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (runs_out, out_of_touch) = (sleep(HOLDS), socket::out_of_touch(app));
    tokio::pin!(runs_out, out_of_touch);
    loop {
        tokio::select! {
            // Nobody can send anything here any more. Elsewhere there is another code.
            () = &mut out_of_touch => return Waited::ToTheEnd,
            table = told.recv() => {
                if let Some(table) = table {
                    // Whoever does not take it shows nothing, and gets another code when it comes back.
                    let _ = say(socket, app, &TvMessage::Show { table }).await;
                }
                return Waited::ToTheEnd;
            }
            heard = socket.recv() => {
                let Some(Ok(heard)) = heard else { return Waited::ToTheEnd };
                last_heard = Instant::now();
                unheard.heard();
                if app.budgets.spend(Budget::Messages, household).is_err() {
                    too_many += 1;
                }
                if too_many > PATIENCE || matches!(heard, Message::Close(_)) { return Waited::ToTheEnd }
                // There is only one thing to say here.
                if matches!(heard, Message::Text(_)) && say(socket, app, &TvMessage::Here).await.is_err() {
                    return Waited::ToTheEnd;
                }
            }
            _ = looks.tick(), if app.neighbours.is_some() => {
                if let Some(table) = shown.televisions.sent(&shown.code).await {
                    let _ = say(socket, app, &TvMessage::Show { table }).await;
                    return Waited::ToTheEnd;
                }
            }
            () = &mut runs_out => return Waited::InVain,
            _ = ping.tick() => {
                let is_gone = last_heard.elapsed() > deadlines.silent_for;
                let ping = Message::Ping(Default::default());
                if is_gone || socket::send(socket, deadlines.taking, ping).await.is_err() {
                    return Waited::ToTheEnd;
                }
            }
        }
    }
}

async fn say(socket: &mut WebSocket, app: &App, message: &TvMessage) -> Result<(), socket::NotTaken> {
    let text = text(message).map_err(|_| socket::NotTaken)?;
    socket::send(socket, app.config.deadlines.taking, Message::Text(text.into())).await
}
