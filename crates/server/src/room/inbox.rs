//! What comes into a room, and who deals with it.

use stolik_protocol::client::{ClientMessage, Wish};
use stolik_protocol::home::MyTable;
use stolik_protocol::http::TableSummary;
use stolik_protocol::server::{ServerMessage, TurnedAway};
use stolik_protocol::{PROTOCOL, Version};
use stolik_table::Refusal;
use tokio::sync::{mpsc, oneshot};

use crate::keys::KeyHash;
use crate::room::Room;
use crate::room::batch;
use crate::room::decks::AboutDecks;
use crate::room::finished::AboutFinished;
use crate::room::looking::NotLetIn;
use crate::room::moving::Refused;
use crate::room::screens::{Came, Outgoing};
use crate::room::thinking::BotAnswer;

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
    BotAnswer(BotAnswer),
    Summary {
        device: KeyHash,
        told: oneshot::Sender<Result<TableSummary, TurnedAway>>,
    },
    /// Is this the key of somebody here?
    Knows {
        key: KeyHash,
        told: oneshot::Sender<bool>,
    },
    /// Whether the device is a person's here, or played a game here whose log is kept.
    HasPlayed {
        key: KeyHash,
        told: oneshot::Sender<bool>,
    },
    /// What is this room to the device? Asking keeps nothing awake.
    Mine {
        key: KeyHash,
        told: oneshot::Sender<Option<MyTable>>,
    },
    /// Somebody leaves from elsewhere.
    Leave {
        key: KeyHash,
        told: oneshot::Sender<Result<(), Refusal>>,
    },
    /// Somebody here wants a device to watch; it needs the code for that.
    LetWatch {
        by: KeyHash,
        device: KeyHash,
        told: oneshot::Sender<Result<String, NotLetIn>>,
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
    Finished(AboutFinished),
    Decks(AboutDecks),
    Stop,
    #[cfg(test)]
    Panic,
}

impl Room {
    pub(super) async fn handle(&mut self, message: ToRoom) {
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
            ToRoom::HasPlayed { key, told } => {
                let _ = told.send(self.state.has_played(&key));
            }
            ToRoom::Mine { key, told } => {
                let _ = told.send(self.mine(&key));
            }
            ToRoom::Leave { key, told } => {
                let _ = told.send(self.wish_of(Some(&key), &Wish::Leave).await);
            }
            ToRoom::LetWatch { by, device, told } => {
                let _ = told.send(self.let_watch(&by, device).await);
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
            // The socket itself has answered a knock.
            ClientMessage::Hello { .. } | ClientMessage::Knock => {}
            ClientMessage::Sheet { game: Some(game), ask, nonce, sheet } => {
                self.sheet(&batch::Came { screen, game, ask, nonce, sheet }).await
            }
            // The socket has named the game of a sheet that did not.
            ClientMessage::Sheet { game: None, .. } => {}
            ClientMessage::History => self.tell_history(screen),
            ClientMessage::Hold { ask } => self.hold(screen, ask),
            ClientMessage::Film { seq, ms } => self.film(screen, seq, ms),
            ClientMessage::Say { text, to } => self.say(screen, &text, to).await,
            ClientMessage::React { reaction } => self.react(screen, reaction),
            ClientMessage::Dice { hash } => self.seal(screen, hash).await,
            ClientMessage::OpenDice { attempt, bytes, next: _ } => {
                self.open_dice(screen, attempt, bytes).await
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
        if Version::spoken(protocol).is_none() {
            return self.screens.tell(screen, &ServerMessage::Reload { protocol: PROTOCOL });
        }
        if let Err(why) = self.admit(screen) {
            return self.turn_away(screen, why);
        }
        self.is_visited = true;
        self.note_presence();
        self.welcome(screen);
    }
}
