//! What crosses the wire, typed once. `web/src/wire/` is generated from here; a test fails when it drifts.
//!
//! | file | one idea |
//! |---|---|
//! | [`http`] | opening, finding and moving: what is said before the socket is open |
//! | [`home`] | the way back to one's tables |
//! | [`tv`] | a television and a table find each other |
//! | [`client`] | what a screen says on the socket |
//! | [`server`] | what the server says on the socket |
//! | [`room`] | the table as a place: people, chairs, clocks |
//! | [`game`] | the game on the table: updates and questions, generic over games |
//! | [`finished`] | games that are over: who played them, how they can be seen again |
//! | [`film`] | the updates of a finished game, from its log |
//! | [`text`] | what people type: bounded, and freed of what could deceive |
//!
//! One JSON object a message; `crates/squeeze` says how those of the server travel. A client says which version it speaks;
//! one that is not among [`Version::ALL`] is told to reload.

pub mod client;
pub mod film;
pub mod finished;
pub mod game;
pub mod home;
pub mod http;
pub mod reasons;
pub mod room;
pub mod server;
pub mod text;
pub mod tv;

/// Grows with every change that an older client would not understand.
pub const PROTOCOL: u16 = 9;

/// What a server and a page speak with each other. Both know the version before, too: while servers are replaced one by
/// one, whoever has a page of the one may reach the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Version {
    This,
    /// Its sheets do not name their game.
    Before,
}

impl Version {
    pub const ALL: [Version; 2] = [Version::This, Version::Before];

    pub const fn protocol(self) -> u16 {
        match self {
            Version::This => PROTOCOL,
            Version::Before => PROTOCOL - 1,
        }
    }

    /// The version with this number, if it is spoken here.
    pub fn spoken(protocol: u16) -> Option<Self> {
        Version::ALL.into_iter().find(|version| version.protocol() == protocol)
    }
}

/// A message that is longer than this is not read.
pub const LONGEST_MESSAGE: usize = 16 * 1024;
