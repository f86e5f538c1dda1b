//! What the server says on the socket.

use serde::Serialize;
use serde_json::value::RawValue;
use stolik_table::{Refusal, Reply, WhoIsIn};
use ts_rs::TS;

use crate::game::{GameHistory, GameUpdate};
use crate::room::{ChatLine, Reaction, RoomView};

/// One message of the server.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to `hello`: where you are and who you are. An update follows if a game is on the table.
    Welcome {
        protocol: u16,
        /// Nobody yet: a spectator, or somebody who has not joined.
        you: Option<u32>,
        room: Box<RoomView>,
        chat: Vec<ChatLine>,
        /// What happened in the last few steps, as far as this viewer heard it. The rest comes when it is wanted.
        #[ts(as = "Option<GameHistory>")]
        history: Option<Box<RawValue>>,
    },
    /// The answer to `history`: what happened so far, as far as this viewer heard it.
    History {
        #[ts(as = "GameHistory")]
        history: Box<RawValue>,
    },
    /// The answer to `knock`.
    Here,
    /// The client speaks a version that the server does not: say hello again in this one, or reload the page.
    Reload {
        protocol: u16,
    },
    Room {
        #[ts(as = "RoomView")]
        room: Box<RawValue>,
        you: Option<u32>,
    },
    Update {
        #[ts(as = "GameUpdate")]
        update: Box<RawValue>,
    },
    /// Somebody else has answered, as far as the question lets that be known.
    Progress {
        ask: u32,
        who_is_in: WhoIsIn,
    },
    /// The open question is a window: it closes by itself, and silence is a pass. Comes when it opens, when it is held,
    /// and to whoever comes later.
    Window {
        ask: u32,
        window: WindowView,
    },
    /// The television still shows the step that led to update `seq` for so long: nobody is ahead of it.
    Film {
        seq: u32,
        left_ms: u32,
    },
    /// What became of a sheet. With a draft come the lists for it as it now stands.
    SheetReply {
        ask: u32,
        nonce: u32,
        reply: Reply,
        #[ts(type = "Array<Array<unknown>> | null")]
        lists: Option<Box<RawValue>>,
    },
    Done {
        id: u32,
    },
    Refused {
        id: u32,
        refusal: Refusal,
    },
    /// A message that could not be read or came too often.
    Rejected {
        case: String,
    },
    Chat {
        line: ChatLine,
    },
    Reacted {
        person: u32,
        reaction: Reaction,
    },
    /// Somebody is no longer at the table, told to the others. Who is away for a while is in the room.
    Went {
        name: String,
        /// The host has asked them to.
        sent_away: bool,
    },
    /// The seat has moved to another device; this one only watches now.
    Moved,
    /// The host has removed you from the table.
    Removed,
    /// This screen may not look, or may no longer. The socket closes; coming back by itself would not help.
    TurnedAway {
        why: TurnedAway,
    },
    /// The server is going down for a moment; come back by yourself.
    Closing,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum TurnedAway {
    /// The table is locked, and whoever looks is nobody there.
    Locked,
    /// As many watch as may, or one device has too many screens here.
    Crowded,
    /// The table has another code now, for those who are somebody there.
    NewCode,
    /// The host has sent you away.
    SentAway,
}

/// A window as one screen sees it. Nothing in it says who has answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct WindowView {
    /// Milliseconds until it closes at the latest, when this was sent. One that is held closes once those who hold it
    /// have answered.
    pub left_ms: u32,
    /// Somebody wants to think.
    pub held: bool,
    /// Only for a seat that is asked.
    pub yours: Option<YourHold>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct YourHold {
    /// This window is held by you.
    pub now: bool,
    /// So is every one to come.
    pub always: bool,
}
