//! One room, one task. Everything that happens in it happens here, one after the other: decide, write, apply, tell.
//!
//! | file | one idea |
//! |---|---|
//! | this one | the task: it waits for what comes in, and for what happens by itself |
//! | `inbox` | what comes in, and who deals with it |
//! | `batch` | sheets that wait together are written together |
//! | `clockwork` | what happens by itself, and when next |
//! | `writing` | nothing counts before it is on disk |
//! | `telling` | what everybody sees, and when they are told |
//! | `bounds` | how long every collection of the state may become |
//! | `state`, `row` | what is kept of a room, and how it lies on disk |
//! | `wish`, `granting` | what somebody wants of it, decided on a copy; and how it comes true |
//! | `screens` | who is listening |
//! | `presence` | who is here and who is away |
//! | `looking` | who may look at all, televisions too; a new code |
//! | `home` | what somebody of this room is told from elsewhere |
//! | `talk`, `team_talk` | the chat, who is hushed, and what partners say among themselves |
//! | `sleeping` | when nothing keeps a room awake |
//! | `moving` | somebody moves to another device |
//! | `opening` | the commit-reveal protocol before a deal: sealed, opened, dealt |
//! | `playing` | sheets come in, questions close |
//! | `thinking` | bots |
//! | `moment` | the table stays with what a step has shown |
//! | `latecomers` | somebody takes over a bot's chair |
//! | `timer`, `window` | what happens a while after a question was put; questions that close by themselves |
//! | `decks` | decks that people brought |
//! | `finished` | games that are over: the evening, their logs, and who may see them again |

use std::collections::BTreeMap;
use std::sync::Arc;

use stolik_protocol::room::{Stage, Trouble};
use stolik_protocol::server::ServerMessage;
use stolik_store::{Claim, Store};
use stolik_table::Viewer;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tracing::info;

use crate::config::Config;
use crate::doors::Doors;
use crate::game::{Heard, Play};

mod batch;
mod bounds;
mod clockwork;
pub mod decks;
pub mod finished;
mod granting;
pub mod home;
mod inbox;
mod latecomers;
mod looking;
mod moment;
mod moving;
mod opening;
mod playing;
mod presence;
pub mod row;
mod screens;
mod sleeping;
pub mod state;
mod talk;
mod team_talk;
mod telling;
mod thinking;
mod timer;
mod window;
pub mod wish;
mod writing;

pub use inbox::ToRoom;
pub use looking::NotLetIn;
pub use moving::{Refused, TOKEN_SECONDS};
pub use opening::deal;
pub use screens::{Came, Outgoing};

use presence::Circumstances;
use screens::Screens;
use state::RoomState;
use thinking::{BotAnswer, Thinking};
use timer::QuestionTimer;
use window::Window;

pub struct Room {
    /// Shared with nobody but who may have to go back to it: what does not change is not copied.
    state: Arc<RoomState>,
    play: Option<Box<dyn Play>>,
    /// What was heard in the game before, until the next one follows it.
    heard: Option<Heard>,
    store: Arc<dyn Store>,
    claim: Claim,
    /// It is not, or may not be, as it stands here any more.
    is_lost: bool,
    config: Arc<Config>,
    doors: Arc<Doors>,
    /// For bots to answer through.
    me: mpsc::Sender<ToRoom>,
    screens: Screens,
    /// Since when people are not connected.
    away_since: BTreeMap<u32, Instant>,
    tokens: Vec<moving::Token>,
    trouble: Option<Trouble>,
    /// Sheets that are being taken together.
    batch: Option<batch::Batch>,
    retry_at: Option<Instant>,
    /// Has anybody been here since the server started?
    is_visited: bool,
    clock: QuestionTimer,
    /// Until when the open question stays open even if all have answered.
    last_call: QuestionTimer,
    /// When everybody learns who is missing.
    naming: QuestionTimer,
    /// When the devices that have not sealed or opened their dice are left out.
    dealing: QuestionTimer,
    window: Option<Window>,
    films: moment::Films,
    /// Since when somebody looks at what the last step has shown.
    moment_since: Option<Instant>,
    /// Answers of bots that wait for the end of a film.
    patient: Vec<BotAnswer>,
    thinking: Thinking,
    /// As everybody was last told.
    told: Circumstances,
    talk: talk::Talk,
    gestures: talk::Talk,
    row_budget: bounds::RowBudget,
    /// Shared with whoever brings a deck right now.
    importing: Arc<()>,
    /// Since when nothing keeps the room awake.
    idle_since: Option<Instant>,
}

impl Room {
    pub fn new(
        state: RoomState,
        play: Option<Box<dyn Play>>,
        (store, claim): (Arc<dyn Store>, Claim),
        config: Arc<Config>,
        doors: Arc<Doors>,
        me: mpsc::Sender<ToRoom>,
    ) -> Box<Self> {
        let now = Instant::now();
        let away_since = state.people.iter().map(|person| (person.id, now)).collect();
        Box::new(Room {
            state: Arc::new(state),
            play,
            heard: None,
            store,
            claim,
            is_lost: false,
            config,
            doors,
            me,
            screens: Screens::default(),
            away_since,
            tokens: Vec::new(),
            trouble: None,
            batch: None,
            retry_at: None,
            is_visited: false,
            clock: QuestionTimer::default(),
            last_call: QuestionTimer::default(),
            naming: QuestionTimer::default(),
            dealing: QuestionTimer::default(),
            window: None,
            films: moment::Films::default(),
            moment_since: None,
            patient: Vec::new(),
            thinking: Thinking::default(),
            told: Circumstances::default(),
            talk: talk::Talk::default(),
            gestures: talk::Talk::default(),
            row_budget: bounds::RowBudget::default(),
            importing: Arc::default(),
            idle_since: None,
        })
    }

    /// Runs until it is stopped or falls asleep. Everything is on disk then; whoever comes too late is not answered, and
    /// asks again at the room that is woken for them.
    ///
    /// There may be thousands that wait: what a room does in the meantime has its place only while it does it.
    pub async fn run(mut self: Box<Self>, mut inbox: mpsc::Receiver<ToRoom>) {
        // What was taken out of the inbox behind sheets.
        let mut behind = None;
        while !self.is_lost {
            self.settle();
            self.note_idleness();
            let wake = self.next_wake();
            let message = if let Some(waits) = behind.take() {
                waits
            } else {
                tokio::select! {
                    message = inbox.recv() => message.unwrap_or(ToRoom::Stop),
                    () = sleep_until(wake.unwrap_or_else(Instant::now)), if wake.is_some() => {
                        if self.falls_asleep() { return info!(room = self.state.tag, "a room falls asleep") }
                        Box::pin(self.wake()).await;
                        continue;
                    }
                }
            };
            match message {
                ToRoom::Stop => break,
                ToRoom::Mine { .. } => {}
                _ => self.idle_since = None,
            }
            behind = Box::pin(self.take_in(message, &mut inbox)).await;
        }
        self.screens.tell_all(&ServerMessage::Closing);
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

    /// The game on the table, if it could not be set up again from what is on disk.
    fn damaged(&self) -> Option<String> {
        self.state.playing.clone().filter(|_| self.play.is_none())
    }

    /// Does the game go on? Nothing runs without its people, nor while they still look at what has happened.
    fn is_running(&self) -> bool {
        let stands_still = self.state.paused || self.rests() || self.state.moment.is_some();
        self.state.stage == Stage::Playing && !stands_still
    }
}

#[cfg(test)]
mod tests;
