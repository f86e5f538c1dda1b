//! What servers, players and the database say to each other.

use crate::table::{Choice, Entry, Table};

/// The right to write of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    pub room: usize,
    pub epoch: u64,
    /// Which grant it was. Nobody in the protocol looks at it: it is for the laws.
    pub grant: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum To {
    Database,
    Node(u32),
    Client(usize),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Body {
    /// From a server to the database.
    Ask(Ask),
    /// From the database to a server.
    Answer {
        number: u64,
        answer: Answer,
    },
    /// From a player to a server, and from one server to another.
    Request(Request),
    /// From a server to a player.
    Acknowledged(Choice),
    View {
        room: usize,
        table: Table,
    },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    pub from: u32,
    /// The server's own count of questions.
    pub number: u64,
    pub question: Question,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Does the sender say that it lives, or only ask whether it is answered in time?
    Beat {
        lives: bool,
    },
    Claim {
        room: usize,
    },
    /// By which claim, if there is one yet.
    Read {
        room: usize,
        claim: Option<Claim>,
    },
    Commit {
        claim: Claim,
        write: Write,
    },
    GiveUp {
        claim: Claim,
    },
    Leave,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    Step(Entry),
    /// The row, whole.
    Row(Vec<Entry>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The beat counts. So many tables were taken from this server so far.
    Alive {
        taken: u64,
    },
    Ours(Claim),
    Theirs(u32),
    Is(Table),
    Written,
    Fenced,
    Conflict,
    GivenUp,
    /// The connection broke: not the database says this.
    Unsure,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    pub client: usize,
    pub room: usize,
    pub wish: Wish,
    /// How often it was passed on.
    pub doors: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    Look,
    Choose(Choice),
}

/// A message under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    pub to: To,
    pub body: Body,
    /// It is held up until then.
    pub not_before: u64,
    /// Does anybody wait for an answer? Not if the connection broke behind it.
    pub is_awaited: bool,
}
