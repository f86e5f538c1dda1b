//! What several servers share beside logs: which of them live, who has which room, and how a room is found.
//!
//! Exactly one server has a room at a time, and the database says which. Heartbeats only decide how soon another one
//! takes over; who is right is decided by the fence alone ([`Claim`]).

use std::time::Duration;

use tokio::time::Instant;

use crate::{Claim, Promise, Store};

/// A server that shares the database with others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Of one run of it: after a restart it is another one.
    pub id: String,
    /// Where the others reach it: `10.0.0.2:4010`.
    pub address: String,
}

/// What a heartbeat says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// This server serves: for the length of the lease nobody takes its rooms.
    Alive,
    /// This server serves nobody, and asks whether the database answers in time. The same work for the database, and no life.
    Probe,
}

/// The answer to a heartbeat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// When the heartbeat was sent, on a connection that was there already.
    pub sent: Instant,
    /// How often a room was taken over from this server because it was silent: if that has grown, what it still shows may
    /// be old.
    pub taken: u64,
    /// All servers that live, and this one.
    pub nodes: Vec<Node>,
}

/// Who has a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Whose {
    /// This server, from now on.
    Ours(Claim),
    /// Another one, which lives.
    Theirs(Node),
    /// There is no such room.
    Nobodys,
}

/// By what a room is found, as it stands in its state.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FoundBy {
    pub code: String,
    /// Codes that it had before, by which its people still find it.
    pub former_codes: Vec<String>,
    /// The keys of its people.
    pub people: Vec<String>,
    /// When it was last written, in seconds since 1970.
    pub touched: u64,
    /// A hash of who opened it.
    pub opened_by: Option<String>,
    /// No game was begun there: since when it is there, and until when it is kept, in seconds since 1970.
    pub unused: Option<(u64, u64)>,
}

/// A room in which no game was ever begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unused {
    pub room: String,
    /// In seconds since 1970, as `until`.
    pub since: u64,
    /// It is kept until then.
    pub until: u64,
}

/// Where a code leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    pub room: String,
    /// It was renewed since: for the people of the room alone.
    pub is_former: bool,
}

/// Something that is given out under a code and can be taken once, until its time is up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Once {
    pub what: String,
    /// Whoever has asked for it.
    pub household: String,
    /// How long it holds.
    pub left: Duration,
}

/// How many of something there may be at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtMost {
    pub in_all: u32,
    pub a_household: u32,
}

/// A bucket that leaks: so much fits, and one of it is gone after a while.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bucket {
    pub holds: f64,
    pub one_leaks_in: Duration,
}

pub trait Cluster: Store {
    /// Who this server is.
    fn me(&self) -> &Node;

    /// Sets up the connection for heartbeats, unless there is one. Over a slow line that takes much longer than a heartbeat.
    fn reach(&self) -> Promise<'_, ()>;

    /// Sends a heartbeat. One round trip, by the database's clock.
    fn beat(&self, sign: Sign) -> Promise<'_, Pulse>;

    /// Deletes what time has emptied: servers that were silent for long, buckets, and what could be taken once.
    fn sweep(&self) -> Promise<'_, ()>;

    /// It does no longer, and nobody waits for it.
    fn leave(&self) -> Promise<'_, ()>;

    /// Takes over a room that no living server has, or says which one has it. One that this server has is taken over,
    /// too: whatever still writes for it here is fenced off.
    fn claim(&self, room: String) -> Promise<'_, Whose>;

    /// Gives up rooms, all in one statement, so that whichever server is asked for one next takes it over at once. Nothing
    /// happens to a room that was taken over already.
    fn give_up(&self, claims: Vec<Claim>) -> Promise<'_, ()>;

    /// The room is gone for good, with its games and decks, whoever has it: a server that still does is fenced off. Gives how
    /// many games those were, if it was there.
    fn forget_room(&self, room: String) -> Promise<'_, Option<u64>>;

    /// Of these claims, the rooms that somebody else has by now, or that are gone.
    fn lost(&self, claims: Vec<Claim>) -> Promise<'_, Vec<String>>;

    /// The living server that has a room.
    fn owner(&self, room: String) -> Promise<'_, Option<Node>>;

    fn way(&self, code: String) -> Promise<'_, Option<Way>>;

    /// The rooms in which a key is somebody's, the last ones that were written, at most so many.
    fn homes_of(&self, key: String, at_most: usize) -> Promise<'_, Vec<String>>;

    /// How many rooms there are.
    fn tables(&self) -> Promise<'_, u64>;

    /// The rooms that were opened by the same.
    fn opened_by(&self, opener: String) -> Promise<'_, Vec<String>>;

    /// Rooms in which no game was ever begun, the oldest first, at most so many.
    fn unused(&self, at_most: usize) -> Promise<'_, Vec<Unused>>;

    /// Puts one into somebody's bucket for this. Does it fit?
    fn pour(&self, what: &'static str, who: String, bucket: Bucket) -> Promise<'_, bool>;

    /// Takes one out again.
    fn give_back(&self, what: &'static str, who: String) -> Promise<'_, ()>;

    /// Keeps something under a code, unless the code is taken or there are too many.
    fn keep(&self, kind: &'static str, code: String, once: Once, at_most: AtMost) -> Promise<'_, bool>;

    /// What is kept under a code. It stays.
    fn look(&self, kind: &'static str, code: String) -> Promise<'_, Option<Once>>;

    /// Takes what is kept under a code: it is gone with that.
    fn take(&self, kind: &'static str, code: String) -> Promise<'_, Option<Once>>;

    /// Forgets what is the same.
    fn forget(&self, kind: &'static str, what: String) -> Promise<'_, ()>;
}
