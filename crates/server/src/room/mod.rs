//! One room, one task. Everything that happens in it happens here, one after the other: decide, write, apply, tell.
//!
//! | file | one idea |
//! |---|---|
//! | `state` | what is kept of a room |
//! | `wish` | what somebody wants of it, decided on a copy |
//! | `screens` | who is listening |
//! | `presence` | who is here and who is away |
//! | `looking` | which screens may look at all; a new code |
//! | `talk` | the chat, and who is hushed |
//! | `sleeping` | when nothing keeps a room awake |
//! | `moving` | somebody moves to another device |
//! | `opening` | the dice before a deal: sealed, opened, dealt |
//! | `playing` | sheets, clocks and bots |
//! | `moment` | the table stays with what a step has shown |
//! | `latecomers` | somebody takes over a bot's chair |
//! | `timer`, `window` | what happens a while after a question was put; questions that close by themselves |
//! | `decks` | decks that people brought |
//! | `finished` | games that are over: the evening, their logs, and who may see them again |
//! | this one | the task: what comes in, what is written, what is told |

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use stolik_protocol::PROTOCOL;
use stolik_protocol::client::{ClientMessage, Wish};
use stolik_protocol::http::TableSummary;
use stolik_protocol::room::{OpeningView, Person, RoomView, Stage, Trouble};
use stolik_protocol::server::{ServerMessage, TurnedAway};
use stolik_store::{Store, StoreError, Write};
use stolik_table::{Refusal, Seat, Viewer, Why};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};
use tracing::{error, info, warn};

use crate::config::Config;
use crate::doors::Doors;
use crate::game::{self, Events, Play};
use crate::keys::KeyHash;

pub mod decks;
pub mod finished;
mod latecomers;
mod looking;
mod moment;
mod moving;
mod opening;
mod playing;
mod presence;
mod screens;
mod sleeping;
pub mod state;
mod talk;
mod timer;
mod window;
pub mod wish;

pub use moving::{Refused, TOKEN_SECONDS};
pub use opening::deal;
pub use screens::{Came, Outgoing};

use screens::Screens;
use state::RoomState;
use timer::QuestionTimer;
use window::Window;
use wish::{Then, Wisher, grant, no};

/// After a failed write, how long the room waits before it tries by itself.
const RETRY_AFTER: Duration = Duration::from_secs(2);

/// What comes into a room.
pub enum ToRoom {
    Connect {
        came: Came,
        out: mpsc::Sender<Outgoing>,
        told: oneshot::Sender<u32>,
    },
    Disconnect {
        screen: u32,
    },
    /// What was to be said to a screen about this window is on its way.
    Sent {
        screen: u32,
        ask: u32,
    },
    Message {
        screen: u32,
        message: ClientMessage,
    },
    BotAnswer(playing::BotAnswer),
    Summary {
        device: KeyHash,
        told: oneshot::Sender<Result<TableSummary, TurnedAway>>,
    },
    /// Is this the key of somebody here?
    Knows {
        key: KeyHash,
        told: oneshot::Sender<bool>,
    },
    MoveToken {
        key: KeyHash,
        told: oneshot::Sender<Option<String>>,
    },
    Claim {
        token: String,
        key: KeyHash,
        told: oneshot::Sender<Result<(), Refused>>,
    },
    Finished(finished::Ask),
    Decks(decks::Ask),
    Stop,
    #[cfg(test)]
    Panic,
}

pub struct Room {
    state: RoomState,
    play: Option<Box<dyn Play>>,
    store: Arc<dyn Store>,
    config: Arc<Config>,
    doors: Arc<Doors>,
    /// For bots to answer through.
    me: mpsc::Sender<ToRoom>,
    screens: Screens,
    /// Since when people are not connected.
    away_since: BTreeMap<u32, Instant>,
    tokens: Vec<moving::Token>,
    trouble: Option<Trouble>,
    retry_at: Option<Instant>,
    /// Has anybody been here since the server started?
    is_visited: bool,
    clock: QuestionTimer,
    /// When everybody learns who is missing.
    naming: QuestionTimer,
    /// When whoever has not opened the dice is left out.
    opening: QuestionTimer,
    window: Option<Window>,
    films: moment::Films,
    /// Since when somebody looks at what the last step has shown.
    moment_since: Option<Instant>,
    /// Answers of bots that wait for the end of a film.
    patient: Vec<playing::BotAnswer>,
    thinking: playing::Thinking,
    told: presence::Told,
    talk: talk::Talk,
    /// Shared with whoever brings a deck right now.
    importing: Arc<()>,
    /// Since when nothing keeps the room awake.
    idle_since: Option<Instant>,
}

impl Room {
    pub fn new(
        state: RoomState,
        play: Option<Box<dyn Play>>,
        store: Arc<dyn Store>,
        config: Arc<Config>,
        doors: Arc<Doors>,
        me: mpsc::Sender<ToRoom>,
    ) -> Self {
        let now = Instant::now();
        let away_since = state.people.iter().map(|person| (person.id, now)).collect();
        Room {
            state,
            play,
            store,
            config,
            doors,
            me,
            screens: Screens::default(),
            away_since,
            tokens: Vec::new(),
            trouble: None,
            retry_at: None,
            is_visited: false,
            clock: QuestionTimer::default(),
            naming: QuestionTimer::default(),
            opening: QuestionTimer::default(),
            window: None,
            films: moment::Films::default(),
            moment_since: None,
            patient: Vec::new(),
            thinking: playing::Thinking::default(),
            told: presence::Told::default(),
            talk: talk::Talk::default(),
            importing: Arc::default(),
            idle_since: None,
        }
    }

    /// Runs until it is stopped or falls asleep. Everything is on disk then; whoever comes too late is not answered, and
    /// asks again at the room that is woken for them.
    pub async fn run(mut self, mut inbox: mpsc::Receiver<ToRoom>) {
        loop {
            self.settle();
            self.note_idleness();
            let wake = self.next_wake();
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(ToRoom::Stop) | None => break,
                    Some(message) => {
                        self.idle_since = None;
                        self.handle(message).await;
                    }
                },
                () = sleep_until(wake.unwrap_or_else(Instant::now)), if wake.is_some() => {
                    if self.falls_asleep() { return info!(room = self.state.tag, "a room falls asleep") }
                    self.wake().await;
                }
            }
        }
        self.screens.tell_all(&ServerMessage::Closing);
    }

    async fn handle(&mut self, message: ToRoom) {
        // Whoever asked and no longer waits needs no answer: those sends may fail.
        match message {
            ToRoom::Connect { came, out, told } => {
                let _ = told.send(self.screens.add(came, out));
            }
            ToRoom::Disconnect { screen } => {
                self.screens.remove(screen);
                self.window_gone(screen);
                self.films.forget(screen);
                self.note_presence();
            }
            ToRoom::Sent { screen, ask } => self.window_sent(screen, ask),
            ToRoom::Message { screen, message } => self.message(screen, message).await,
            ToRoom::BotAnswer(answer) => self.bot_answer(answer).await,
            ToRoom::Summary { device, told } => {
                let _ = told.send(self.summary(&device));
            }
            ToRoom::Knows { key, told } => {
                let _ = told.send(self.state.person_with(&key).is_some());
            }
            ToRoom::MoveToken { key, told } => {
                let _ = told.send(self.make_token(&key));
            }
            ToRoom::Claim { token, key, told } => {
                let _ = told.send(self.claim(&token, key).await);
            }
            ToRoom::Finished(ask) => self.about_finished(ask).await,
            ToRoom::Decks(ask) => self.about_decks(ask).await,
            ToRoom::Stop => {}
            #[cfg(test)]
            ToRoom::Panic => panic!("a test wants this"),
        }
    }

    async fn message(&mut self, screen: u32, message: ClientMessage) {
        if let ClientMessage::Hello { protocol } = message {
            return self.hello(screen, protocol);
        }
        if !self.screens.is_greeted(screen) {
            return self.screens.tell(screen, &ServerMessage::Rejected { case: "hello-first".to_owned() });
        }
        match message {
            ClientMessage::Hello { .. } => {}
            ClientMessage::Sheet { ask, nonce, sheet } => {
                self.sheet(screen, ask, nonce, &sheet.to_string()).await
            }
            ClientMessage::Hold { ask } => self.hold(screen, ask),
            ClientMessage::Film { seq, ms } => self.film(screen, seq, ms),
            ClientMessage::Say { text } => self.say(screen, &text).await,
            ClientMessage::Dice { hash } => self.seal(screen, hash).await,
            ClientMessage::OpenDice { attempt, bytes, next } => {
                self.open_dice(screen, attempt, bytes, next).await
            }
            ClientMessage::Do { id, wish } => {
                let said = match self.wish(screen, &wish).await {
                    Ok(()) => ServerMessage::Done { id },
                    Err(refusal) => ServerMessage::Refused { id, refusal },
                };
                self.screens.tell(screen, &said);
            }
        }
    }

    fn hello(&mut self, screen: u32, protocol: u16) {
        if protocol != PROTOCOL {
            return self.screens.tell(screen, &ServerMessage::Reload { protocol: PROTOCOL });
        }
        if let Err(why) = self.admit(screen) {
            return self.turn_away(screen, why);
        }
        self.is_visited = true;
        self.note_presence();
        self.welcome(screen);
    }

    /// Where a screen is, who it is, and what it may know.
    fn welcome(&mut self, screen: u32) {
        let who = self.viewer(screen);
        let welcome = ServerMessage::Welcome {
            protocol: PROTOCOL,
            you: self.person_at(screen),
            room: self.view(),
            chat: self.state.chat.clone(),
            history: self.play.as_ref().and_then(|play| play.history(who).ok()),
        };
        self.screens.tell(screen, &welcome);
        self.send_update(screen, Events::None);
        self.tell_window(screen);
    }

    /// Who sits at a screen.
    fn person_at(&self, screen: u32) -> Option<u32> {
        let key = self.screens.key(screen)?;
        self.state.person_with(key).map(|person| person.id)
    }

    fn viewer(&self, screen: u32) -> Viewer {
        let seat = self.person_at(screen).and_then(|person| self.state.seat_of(person));
        seat.map_or(Viewer::Public, Viewer::Seat)
    }

    async fn wish(&mut self, screen: u32, wish: &Wish) -> Result<(), Refusal> {
        let key = self.screens.key(screen).cloned();
        let wisher = Wisher { key: key.as_ref(), person: self.person_at(screen) };
        let (mut next, then) = grant(&self.state, wisher, wish, &self.presence())?;
        // Those whom the host sends away learn why they only watch from now on.
        let sent_away = match then {
            Then::Removed(person) | Then::NewCode(Some(person)) if wisher.person != Some(person) => {
                self.state.person(person).map(|person| person.key.clone())
            }
            _ => None,
        };
        if then == Then::Deal {
            next.begin_dealing(&self.presence().seated_here);
        }
        if let Then::NewCode(_) = then {
            self.write_renewed(next).await?;
        } else {
            self.write_or_deal(next).await?;
        }
        self.away_since.retain(|person, _| self.state.people.iter().any(|other| other.id == *person));
        if let Some(key) = sent_away {
            self.tell_sent_away(&key);
        }
        self.note_presence();
        self.tell_room();
        if let Then::Seated(person) = then {
            for screen in self.screens.greeted().collect::<Vec<_>>() {
                if self.person_at(screen) == Some(person) {
                    self.welcome(screen);
                }
            }
        }
        if then != Then::Nothing || matches!(wish, Wish::Join { .. } | Wish::TakeBack) {
            self.tell_updates(Events::None);
        }
        if matches!(wish, Wish::AlwaysHold { .. }) {
            self.tell_window(screen);
        }
        Ok(())
    }

    /// Writes a new state of the room, with whatever belongs to it, and only then takes it.
    async fn write_state(&mut self, mut next: RoomState, mut writes: Vec<Write>) -> Result<(), Refusal> {
        writes.push(next.write()?);
        self.write(writes).await?;
        self.state = next;
        Ok(())
    }

    async fn write(&mut self, writes: Vec<Write>) -> Result<(), Refusal> {
        let trouble = match self.store.commit(writes).await {
            Ok(()) => None,
            Err(StoreError::Full) => Some(Trouble::DiskFull),
            Err(error) => {
                warn!(room = self.state.tag, %error, "nothing was saved: {error}");
                Some(Trouble::NotSaved)
            }
        };
        let changed = trouble != self.trouble;
        self.trouble = trouble;
        self.retry_at = trouble.map(|_| Instant::now() + RETRY_AFTER);
        if changed {
            self.tell_room();
        }
        trouble.map_or(Ok(()), |_| Err(no("room.disk", "not-saved")))
    }

    /// The room as everybody in it may see it.
    fn view(&self) -> RoomView {
        let state = &self.state;
        let lendable = self.lendable();
        let people = state.people.iter().map(|person| Person {
            id: person.id,
            name: person.name.clone(),
            identity: person.identity,
            online: !self.away_since.contains_key(&person.id),
        });
        let dealing = state.dealing.as_ref();
        RoomView {
            code: state.code.to_string(),
            game: state.game.info().id.to_owned(),
            options: state.options.clone(),
            stage: state.stage,
            chairs: state.chairs_seen(|chair| lendable.has(Seat::nth(chair))),
            people: people.collect(),
            host: state.host,
            new_host: self.new_host(),
            locked: state.locked,
            keeps_secrets: state.keeps_secrets,
            paused: state.paused,
            rests: self.rests(),
            moment: self.moment_view(),
            linger: state.linger,
            television: self.has_television(),
            asks_for_chair: state.asks_for_chair.clone(),
            clocks: state.clocks.clone(),
            clock_left_ms: self.clock.left().map(|left| left.as_millis() as u32),
            decks: decks::listed(state),
            bots: game::bots(state.game_id()).iter().map(|&name| name.to_owned()).collect(),
            spectators: self.spectators(),
            outcome: self.play.as_ref().and_then(|play| play.outcome()),
            evening: state.evening(),
            playing: state.playing.clone().or_else(|| dealing.map(|dealing| dealing.game.clone())),
            commitment: state.commitment(),
            receipts: state.seals.clone(),
            sealed: state.sealed().cloned(),
            opening: dealing.map(|dealing| OpeningView { waits_for: dealing.opening.waits_for() }),
            trouble: self.trouble,
            damaged: self.damaged(),
        }
    }

    fn tell_room(&mut self) {
        self.told = self.to_tell();
        let room = self.view();
        for screen in self.screens.greeted().collect::<Vec<_>>() {
            let you = self.person_at(screen);
            self.screens.tell(screen, &ServerMessage::Room { room: room.clone(), you });
        }
    }

    fn tell_updates(&mut self, events: Events) {
        for screen in self.screens.greeted().collect::<Vec<_>>() {
            self.send_update(screen, events);
        }
    }

    fn send_update(&mut self, screen: u32, events: Events) {
        let who = self.viewer(screen);
        match self.play.as_ref().map(|play| play.update(who, events)) {
            Some(Ok(update)) => self.screens.tell(screen, &ServerMessage::Update { update }),
            Some(Err(error)) => error!(room = self.state.tag, "an update is not sent: {error}"),
            None => {}
        }
    }

    /// The game on the table, if it could not be set up again from what is on disk.
    fn damaged(&self) -> Option<String> {
        self.state.playing.clone().filter(|_| self.play.is_none())
    }

    /// Does the game go on? Nothing runs without its people, nor while they still look at what has happened.
    fn is_running(&self) -> bool {
        let stands_still = self.state.paused || self.rests() || self.state.moment.is_some();
        self.state.stage == Stage::Playing && !stands_still
    }

    /// When something happens by itself next.
    fn next_wake(&self) -> Option<Instant> {
        let clocks = [&self.clock, &self.naming, &self.opening].map(QuestionTimer::deadline);
        let timers = clocks.into_iter().chain([
            self.window_ends(),
            self.next_away(),
            self.sleeps_at(),
            self.moment_ends(),
            self.next_patient(),
        ]);
        let answered = (self.is_left_answered() || self.is_left_opened()).then(Instant::now);
        // While the disk does not take anything, a question stays open.
        let all = timers.flatten().chain(answered);
        self.retry_at.or_else(|| all.min())
    }

    async fn wake(&mut self) {
        let now = Instant::now();
        if self.retry_at.is_some_and(|retry| retry <= now) {
            self.retry_at = None;
            // The state once more, to see whether the disk takes it again.
            let _ = self.write_state(self.state.clone(), Vec::new()).await;
            return;
        }
        // What ends at once ends when it is looked at, and so before anything that is looked up later.
        let (moment, patient, window) = (self.moment_ends(), self.next_patient(), self.window_ends());
        let now = Instant::now();
        if moment.is_some_and(|end| end <= now) {
            self.end_the_moment().await;
        } else if patient.is_some_and(|end| end <= now) {
            self.let_the_patient_answer().await;
        } else if window.is_some_and(|end| end <= now) {
            self.close(Why::Floor).await;
        } else if self.is_left_opened() || self.opening.is_due() {
            self.leave_out_the_silent().await;
        } else if self.is_left_answered() {
            self.close(Why::Answered).await;
        } else if self.clock.is_due() {
            self.close(Why::Clock).await;
        } else if self.naming.is_due() {
            self.name_the_missing();
        }
    }
}

#[cfg(test)]
mod tests;
