//! A history as a person reads it.

use std::fmt;

use crate::message::{Answer, Body, Claim, Flight, Question, Request, To, Wish, Write};
use crate::table::{Choice, Entry, Kind, Table};
use crate::world::{Event, Happens, World};

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.kind == Kind::Step { "step" } else { "wish" };
        write!(f, "{kind} {}.{}", self.client, self.number)
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {} in epoch {}", self.room, self.epoch)
    }
}

/// Each entry as player.number, with the epoch: `[0.0@1 1.0@1 | 0.1@2]`, the log first.
impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{} | {}]", list(&self.log), list(&self.row))
    }
}

fn list(entries: &[Entry]) -> String {
    let all: Vec<String> = entries
        .iter()
        .map(|Entry { choice, epoch, .. }| format!("{}.{}@{epoch}", choice.client, choice.number))
        .collect();
    all.join(" ")
}

impl fmt::Display for To {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            To::Database => write!(f, "the database"),
            To::Node(node) => write!(f, "server {node}"),
            To::Client(client) => write!(f, "player {client}"),
        }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Beat { lives: true } => write!(f, "I live"),
            Question::Beat { lives: false } => write!(f, "do I hear you in time"),
            Question::Claim { room } => write!(f, "I claim table {room}"),
            Question::Read { room, .. } => write!(f, "how does table {room} stand"),
            Question::Commit { claim, write: Write::Step(entry) } => {
                write!(f, "{claim}: write {} as number {}", entry.choice, entry.number)
            }
            Question::Commit { claim, write: Write::Row(whole) } => {
                write!(f, "{claim}: write the row [{}]", list(whole))
            }
            Question::GiveUp { claim } => write!(f, "I give up {claim}"),
            Question::Leave => write!(f, "I leave"),
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Alive { taken } => write!(f, "I hear you, and {taken} tables were taken from you"),
            Answer::Ours(claim) => write!(f, "yours is {claim}"),
            Answer::Theirs(owner) => write!(f, "server {owner} has it"),
            Answer::Is(table) => write!(f, "it stands {table}"),
            Answer::Written => write!(f, "written"),
            Answer::Fenced => write!(f, "fenced off"),
            Answer::Conflict => write!(f, "that number is taken"),
            Answer::GivenUp => write!(f, "given up"),
            Answer::Unsure => write!(f, "nobody knows: the connection broke"),
        }
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Request { client, room, wish, doors } = self;
        match wish {
            Wish::Look => write!(f, "player {client} looks at table {room}")?,
            Wish::Choose(choice) => write!(f, "player {client} wants {choice} at table {room}")?,
        }
        if *doors > 0 { write!(f, ", passed on {doors} times") } else { Ok(()) }
    }
}

impl fmt::Display for Flight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let to = self.to;
        match &self.body {
            Body::Ask(ask) => {
                let unheard = if self.is_awaited { "" } else { " (who does not listen any more)" };
                write!(f, "{to} hears server {}{unheard}: {}", ask.from, ask.question)
            }
            Body::Answer { answer, .. } => write!(f, "{to} is answered: {answer}"),
            Body::Request(request) => write!(f, "{to} is asked: {request}"),
            Body::Acknowledged(choice) => write!(f, "{to} is told that {choice} counts"),
            Body::View { room, table } => write!(f, "{to} sees table {room}: {table}"),
        }
    }
}

/// What is about to happen in a world.
pub fn line(world: &World, Happens { after, event }: Happens) -> String {
    format!("{:>6} ms  {}", world.now + after, what(world, event))
}

fn what(world: &World, event: Event) -> String {
    let message = |flight: u64| match world.flights.get(&flight) {
        Some(flight) => flight.to_string(),
        None => "a message that is gone".into(),
    };
    match event {
        Event::Nothing => "nothing".into(),
        Event::Arrives(flight) => message(flight),
        Event::HeldUp(flight, long) => format!("held up for {long} ms: {}", message(flight)),
        Event::Breaks { flight, arrives: true } => {
            format!("the connection breaks, which does not keep from arriving: {}", message(flight))
        }
        Event::Breaks { flight, arrives: false } => {
            format!("the connection breaks before: {}", message(flight))
        }
        Event::Starts { rate, .. } => format!("a server starts, its clock at {rate} per mille"),
        Event::Beats(node) => format!("server {node} says that it lives"),
        Event::Pauses(node) => format!("server {node} is paused"),
        Event::FallsAsleep(node) => format!("server {node} falls asleep, clock and all"),
        Event::GoesOn(node) => format!("server {node} goes on"),
        Event::Dies(node) => format!("server {node} dies"),
        Event::Leaves(node) => format!("server {node} leaves in good order"),
        Event::GivesUp(node, room) => format!("server {node} gives up table {room}"),
        Event::Writes(_) => "the database writes what it has let through".into(),
        Event::Sends { client, node } => format!("player {client} sends to server {node}"),
        Event::Looks { client, node, room } => {
            format!("player {client} asks server {node} how table {room} stands")
        }
        Event::Heals => "everything heals".into(),
        Event::SlowsDown(node) => format!("the line between server {node} and the database slows down"),
    }
}
