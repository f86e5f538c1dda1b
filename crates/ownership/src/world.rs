//! All of them, and what is under way between them. [`World::step`] is the whole of it: a world and what happens give a
//! world. No dice are thrown here.

use std::collections::BTreeMap;

use crate::client::Client;
use crate::clock::Clock;
use crate::database::Database;
use crate::message::{Answer, Body, Claim, Flight, Question, Request, To, Wish};
use crate::node::{Here, Motion, Node, Outcome};
use crate::protocol::{Protocol, SLOW};
use crate::table::{Choice, Table};

#[derive(Clone, Debug)]
pub struct World {
    pub protocol: Protocol,
    pub now: u64,
    pub database: Database,
    /// The servers that there are. Whoever died is not among them, and has nobody's id again.
    pub nodes: BTreeMap<u32, Node>,
    pub clients: Vec<Client>,
    pub flights: BTreeMap<u64, Flight>,
    /// The server whose line to the database is slow.
    pub slow: Option<u32>,
    /// What the last step has led to, for the laws.
    pub facts: Vec<Fact>,
    /// How often a number of a log was taken already.
    pub conflicts: u32,
    started: u32,
    sent: u64,
}

/// What happens next, after so many milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Happens {
    pub after: u64,
    pub event: Event,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Time passes, and nothing else.
    Nothing,
    Arrives(u64),
    /// A message is held up for so long.
    HeldUp(u64, u64),
    /// The connection breaks under a message. The one to the database may arrive all the same.
    Breaks {
        flight: u64,
        arrives: bool,
    },
    Starts {
        began_with: u64,
        rate: u64,
    },
    Beats(u32),
    Pauses(u32),
    FallsAsleep(u32),
    GoesOn(u32),
    Dies(u32),
    /// Ends in good order.
    Leaves(u32),
    GivesUp(u32, usize),
    /// The database writes what it has let through.
    Writes(usize),
    Sends {
        client: usize,
        node: u32,
    },
    Looks {
        client: usize,
        node: u32,
        room: usize,
    },
    /// Nothing goes wrong from now on, and everybody makes one more choice.
    Heals,
    /// From now on everything between a server and the database takes long, and arrives.
    SlowsDown(u32),
}

/// What the laws are about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    Wrote(Claim),
    Acknowledged(Choice),
    Told {
        room: usize,
        table: Table,
        /// Has the server's clock never stood still, or has the database been heard since?
        clock_is_right: bool,
    },
}

impl World {
    pub fn new(protocol: Protocol, rooms: usize, clients: usize) -> Self {
        World {
            protocol,
            now: LONG_AGO,
            database: Database::new(rooms),
            nodes: BTreeMap::new(),
            clients: (0..clients).map(|id| Client::new(id, rooms)).collect(),
            flights: BTreeMap::new(),
            slow: None,
            facts: Vec::new(),
            conflicts: 0,
            started: 0,
            sent: 0,
        }
    }

    #[must_use]
    pub fn step(mut self, Happens { after, event }: Happens) -> Self {
        self.facts.clear();
        self.now += after;
        match event {
            Event::Nothing => {}
            Event::Arrives(flight) => self.arrives(flight),
            Event::HeldUp(flight, long) => {
                let until = self.now + long;
                self.flights.entry(flight).and_modify(|flight| flight.not_before = until);
            }
            Event::Breaks { flight, arrives } => self.breaks(flight, arrives),
            Event::Starts { began_with, rate } => {
                self.started += 1;
                let clock = Clock { began_with, rate, since: self.now, slept: 0 };
                self.nodes.insert(self.started, Node::new(self.started, clock));
            }
            Event::Beats(node) => self.with(node, |node, here, out| node.beat(here, out)),
            Event::Pauses(node) => self.moves(node, Motion::Paused),
            Event::FallsAsleep(node) => self.moves(node, Motion::Asleep(self.now)),
            Event::GoesOn(node) => {
                let now = self.now;
                self.nodes.entry(node).and_modify(|node| node.wakes_up(now));
            }
            Event::Dies(node) => self.ends(node),
            Event::Leaves(node) => {
                self.with(node, |node, here, out| node.leave(here, out));
                self.ends(node);
            }
            Event::GivesUp(node, room) => self.with(node, |node, here, out| node.give_up(room, here, out)),
            Event::Writes(index) => self.writes(index),
            Event::Sends { client, node } => {
                if let Some(choice) = self.clients[client].wants() {
                    let wish = Wish::Choose(choice);
                    let request = Request { client, room: choice.room, wish, doors: 0 };
                    self.send(To::Node(node), Body::Request(request));
                }
            }
            Event::Looks { client, node, room } => {
                let request = Request { client, room, wish: Wish::Look, doors: 0 };
                self.send(To::Node(node), Body::Request(request));
            }
            Event::Heals => self.heals(),
            Event::SlowsDown(node) => self.slow = Some(node),
        }
        self
    }

    /// Can this message arrive now? Who stands still hears nothing.
    pub fn may_arrive(&self, flight: &Flight) -> bool {
        let hears = match flight.to {
            To::Node(node) => self.nodes.get(&node).is_none_or(|node| node.motion == Motion::Runs),
            To::Database | To::Client(_) => true,
        };
        hears && flight.not_before <= self.now
    }

    /// Everybody is acknowledged and has seen all there is.
    pub fn is_settled(&self) -> bool {
        self.clients.iter().all(|client| {
            client.wants().is_none()
                && self.database.rooms.iter().all(|(room, kept)| client.newest.get(room) == Some(&kept.table))
        })
    }

    fn arrives(&mut self, flight: u64) {
        let Some(Flight { to, body, is_awaited, .. }) = self.flights.remove(&flight) else { return };
        match (to, body) {
            (To::Database, Body::Ask(ask)) => {
                let answer = self.database.answer(self.protocol, self.now, &ask, is_awaited);
                let Some(answer) = answer else { return };
                self.note(&ask.question, &answer);
                if is_awaited {
                    self.send(To::Node(ask.from), Body::Answer { number: ask.number, answer });
                }
            }
            (To::Node(node), Body::Answer { number, answer }) => {
                self.with(node, |node, here, out| node.is_answered(number, answer, here, out));
            }
            (To::Node(node), Body::Request(request)) => {
                self.with(node, |node, here, out| node.is_asked(request, here, out));
            }
            (To::Client(client), Body::Acknowledged(choice)) => self.clients[client].is_told(choice),
            (To::Client(client), Body::View { room, table }) => self.clients[client].sees(room, table),
            _ => {}
        }
    }

    fn writes(&mut self, index: usize) {
        if index >= self.database.let_through.len() {
            return;
        }
        let let_through = self.database.let_through.remove(index);
        let answer = self.database.write(self.protocol, &let_through.ask);
        self.note(&let_through.ask.question, &answer);
        if let_through.is_awaited {
            let number = let_through.ask.number;
            self.send(To::Node(let_through.ask.from), Body::Answer { number, answer });
        }
    }

    fn note(&mut self, question: &Question, answer: &Answer) {
        match (question, answer) {
            (Question::Commit { claim, .. }, Answer::Written) => self.facts.push(Fact::Wrote(*claim)),
            (_, Answer::Conflict) => self.conflicts += 1,
            _ => {}
        }
    }

    fn breaks(&mut self, flight: u64, arrives: bool) {
        let Some(mut broken) = self.flights.remove(&flight) else { return };
        match &broken.body {
            Body::Ask(ask) if broken.is_awaited => {
                let unsure = Body::Answer { number: ask.number, answer: Answer::Unsure };
                self.send(To::Node(ask.from), unsure);
            }
            Body::Answer { number, .. } => {
                let unsure = Body::Answer { number: *number, answer: Answer::Unsure };
                self.send(broken.to, unsure);
            }
            _ => {}
        }
        if arrives && broken.to == To::Database {
            broken.is_awaited = false;
            self.flights.insert(flight, broken);
        }
    }

    fn moves(&mut self, node: u32, motion: Motion) {
        self.nodes.entry(node).and_modify(|node| node.motion = motion);
    }

    /// Its connections break. What it has sent may still arrive.
    fn ends(&mut self, node: u32) {
        self.nodes.remove(&node);
        self.flights.retain(|_, flight| flight.to != To::Node(node));
    }

    fn heals(&mut self) {
        for node in self.nodes.values_mut() {
            node.wakes_up(self.now);
        }
        for flight in self.flights.values_mut() {
            flight.not_before = 0;
        }
        for client in &mut self.clients {
            client.most = client.done + 2;
        }
    }

    /// A server takes a step, unless it stands still.
    fn with(&mut self, node: u32, step: impl FnOnce(&mut Node, Here, &mut Outcome)) {
        let here = Here { protocol: self.protocol, now: self.now };
        let mut out = Outcome::default();
        match self.nodes.get_mut(&node) {
            Some(node) if node.motion == Motion::Runs => step(node, here, &mut out),
            _ => return,
        }
        self.facts.append(&mut out.facts);
        for (to, body) in out.sent {
            self.send(to, body);
        }
    }

    fn send(&mut self, to: To, body: Body) {
        let is_slow = self.slow.is_some_and(|slow| goes_between(to, &body, slow));
        let not_before = if is_slow { self.now + SLOW } else { 0 };
        self.flights.insert(self.sent, Flight { to, body, not_before, is_awaited: true });
        self.sent += 1;
    }
}

/// Does it go between a server and the database?
pub fn goes_between(to: To, body: &Body, node: u32) -> bool {
    match body {
        Body::Ask(ask) => ask.from == node,
        Body::Answer { .. } => to == To::Node(node),
        _ => false,
    }
}

/// When worlds begin: a beat that never was must be long ago.
const LONG_AGO: u64 = 1_000;
