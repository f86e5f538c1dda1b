//! A table on a server: it decides, writes, applies and tells, one choice after the other.

use std::collections::{BTreeSet, VecDeque};

use crate::message::{Claim, Question, Request, Wish, Write};
use crate::protocol::Protocol;
use crate::table::{Choice, Entry, Kind, Table};

#[derive(Clone, Debug)]
pub struct Room {
    pub claim: Claim,
    /// What is on disk, as far as this room knows.
    pub table: Table,
    /// Whoever is told what happens.
    pub screens: BTreeSet<usize>,
    /// Choices that wait for their turn, with whom they came from.
    pub inbox: VecDeque<(usize, Choice)>,
    pub writing: Option<Writing>,
    /// It is being given up, and still here.
    pub is_going: bool,
}

#[derive(Clone, Debug)]
pub struct Writing {
    /// The number of the question to the database.
    pub number: u64,
    pub client: usize,
    pub choice: Choice,
    pub entry: Entry,
}

/// What the room does with the next choice.
#[derive(Clone, Debug)]
pub enum Turn {
    /// It is in the table: whoever has sent it learns that.
    Again {
        client: usize,
        choice: Choice,
    },
    Write(Question),
}

impl Room {
    pub fn new(claim: Claim, table: Table) -> Self {
        Room {
            claim,
            table,
            screens: BTreeSet::new(),
            inbox: VecDeque::new(),
            writing: None,
            is_going: false,
        }
    }

    /// Whoever only looks is shown the table by the server.
    pub fn take(&mut self, request: Request) {
        self.screens.insert(request.client);
        if let Wish::Choose(choice) = request.wish {
            self.inbox.push_back((request.client, choice));
        }
    }

    /// The next choice, unless one is being written. Whether it is known is asked now and not when it came: the one
    /// before may have been the same.
    pub fn next(&mut self, protocol: Protocol, number: u64) -> Option<Turn> {
        if self.writing.is_some() {
            return None;
        }
        let (client, choice) = self.inbox.pop_front()?;
        if protocol.resend_is_recognised && self.table.times(choice) > 0 {
            return Some(Turn::Again { client, choice });
        }
        let part = self.table.part(choice.kind);
        let entry = Entry { number: part.len(), epoch: self.claim.epoch, choice };
        let write = match choice.kind {
            Kind::Step => Write::Step(entry),
            Kind::Row => Write::Row(part.iter().copied().chain([entry]).collect()),
        };
        self.writing = Some(Writing { number, client, choice, entry });
        Some(Turn::Write(Question::Commit { claim: self.claim, write }))
    }

    /// It is on disk.
    pub fn apply(&mut self, written: &Writing) {
        self.table.part_mut(written.choice.kind).push(written.entry);
    }
}
