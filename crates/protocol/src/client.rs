//! What a screen says on the socket.

use serde::{Deserialize, Serialize};
use stolik_table::{Commitment, Secret};
use ts_rs::TS;

use crate::game::GameSheet;
use crate::http::Newcomer;
use crate::room::{Clock, Hearers, Linger, Reaction};

/// One message of a client. The first is always `hello`.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    Hello {
        protocol: u16,
    },
    /// Is anybody there? Answered with `here` at once: a browser does not tell a page that its line is dead.
    Knock,
    /// Wants to read everything that happened in this game so far. Answered with `history`, once a step.
    History,
    /// Answers the open question, or drafts an answer. The nonce is new for every sheet that differs, and the same when
    /// one is sent again because no reply came. (Read later, by the game that is asked: what a sheet is, it knows.)
    Sheet {
        /// The id of the game that it answers, as `playing` of the room named it: questions are numbered anew in each
        /// game. A sheet of protocol 8 has none, and counts for the game of the last update sent to its socket.
        #[serde(default)]
        #[ts(optional)]
        game: Option<String>,
        ask: u32,
        nonce: u32,
        #[ts(as = "GameSheet")]
        sheet: serde_json::Value,
    },
    /// Wants to think about a window, which then stays open for longer. Says nothing about having an answer.
    Hold {
        ask: u32,
    },
    Say {
        text: String,
        #[serde(default)]
        #[ts(optional, as = "Option<Hearers>")]
        to: Hearers,
    },
    /// Shows everybody a sign. It is bounded like a line of chat, hushed like one, and not kept.
    React {
        reaction: Reaction,
    },
    /// How many milliseconds this screen still shows the step that led to update `seq`; 0 when it is over. Bots and
    /// clocks wait for it, but never for long.
    Film {
        seq: u32,
        ms: u32,
    },
    /// Seals this device's share of the dice before the deal: the hash of 32 random bytes, as
    /// [`Secret::commitment`](stolik_table::Secret::commitment) makes it. The bytes stay on the device.
    Dice {
        hash: Commitment,
    },
    /// Opens what was sealed, once the room shows all hashes. The bytes are links of a hash chain: what is opened in one
    /// attempt is the hash of what is opened in the next one, which follows if a device keeps silent.
    OpenDice {
        /// How many attempts failed before.
        attempt: u32,
        bytes: Secret,
        /// For servers of protocol 8: the hash for the next attempt, which is `bytes` again.
        #[serde(default)]
        #[ts(optional)]
        next: Option<Commitment>,
    },
    /// Wants something of the room; answered with the same id.
    Do {
        id: u32,
        wish: Wish,
    },
}

/// What somebody wants of the room. Those marked *host* are refused to others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// Becomes somebody at this table, and sits down if a chair is free.
    Join {
        me: Newcomer,
    },
    /// Changes name, identity or language. Whoever is hushed may change only the language.
    Change {
        me: Newcomer,
    },
    Sit {
        chair: u8,
    },
    /// Gets up in the lobby.
    Stand,
    /// Leaves for good. During a game a bot takes the seat as it stands.
    Leave,
    /// Host.
    AddBot {
        chair: u8,
        character: String,
    },
    /// Host: gives a chair to a program, which comes with this key and never needs to join. Whoever makes the key keeps it:
    /// the server knows its hash.
    InviteBot {
        chair: u8,
        name: String,
        key: Secret,
    },
    /// Host: frees a chair, from a person or a bot.
    Remove {
        chair: u8,
    },
    /// Host: this person has to go, with a chair or without. With a new code they cannot come back under another name.
    SendAway {
        person: u32,
        new_code: bool,
    },
    /// Host: the table gets a new code; only those who are somebody here are told.
    NewCode,
    /// Host: options of the game, whole.
    Options {
        #[ts(type = "unknown")]
        options: serde_json::Value,
    },
    /// Host.
    Clocks {
        clocks: Vec<Clock>,
    },
    /// Host, before the deal: neither the server's secret nor the log will be shown at the end.
    KeepSecrets {
        on: bool,
    },
    /// Host: nobody else can join or look.
    Lock {
        on: bool,
    },
    /// Host: nothing runs, nothing is answered.
    Pause {
        on: bool,
    },
    /// Host: deals.
    Start,
    /// Host: the same people, the same game, dealt anew.
    Rematch,
    /// Host: another game for the same people.
    ChooseGame {
        game: String,
    },
    /// Host.
    HandOver {
        person: u32,
    },
    /// Who sits here: wants another host, where the room says that this one is away. When most want it, the place passes on.
    AskForHost,
    /// Anybody: lets a bot play for somebody who is away, where the room says that it may be lent.
    Lend {
        chair: u8,
    },
    /// Lends one's own seat to a bot for a while.
    StepAway,
    /// Takes one's own seat back from the bot.
    TakeBack,
    /// Has seen enough of what the last step has shown.
    Onward,
    /// Host: how long the table stays with what a step has shown.
    Linger {
        linger: Linger,
    },
    /// Who has no chair, in a game: asks for the chair of a bot, or for none any more.
    AskForChair {
        chair: Option<u8>,
    },
    /// Host: lets somebody who asked for a chair have it, or not.
    AnswerChair {
        person: u32,
        yes: bool,
    },
    /// Every window is held for me from the start.
    AlwaysHold {
        on: bool,
    },
}
