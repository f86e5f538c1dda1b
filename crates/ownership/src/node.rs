//! A server: is it in touch with the database, which tables does it have, and whose are the others.

use std::collections::BTreeMap;

use crate::clock::Clock;
use crate::message::{Answer, Ask, Body, Claim, Question, Request, To, Wish};
use crate::protocol::Protocol;
use crate::room::{Room, Turn};
use crate::table::{Choice, Table};
use crate::world::Fact;

/// A request is passed on so often at most: two servers that take each other for the owner would do it for ever.
const MOST_DOORS: u32 = 3;

#[derive(Clone, Debug)]
pub struct Node {
    /// Of one run: after a restart it is another one.
    pub id: u32,
    pub clock: Clock,
    pub motion: Motion,
    pub rooms: BTreeMap<usize, Place>,
    /// When it last said that it lives, by its own clock.
    pub last_beat: Option<u64>,
    /// Up to when it may trust itself, by its own clock.
    trusts_until: u64,
    /// Beats that are not confirmed, by their number.
    beats: BTreeMap<u64, Beat>,
    /// Out of touch: it was answered as fast as a beat must be.
    may_live: bool,
    taken: u64,
    asks: u64,
    /// It was asleep, and no beat that was sent after that is confirmed: its clock is wrong by any time. For the laws.
    slept_before: Option<u64>,
}

/// A beat under way.
#[derive(Clone, Copy, Debug)]
struct Beat {
    sent: u64,
    lives: bool,
}

/// Does it do anything?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    Runs,
    /// Stopped between two steps. Its clock goes on.
    Paused,
    /// The machine sleeps, and its clock with it, since then.
    Asleep(u64),
}

/// How it stands with a table.
#[derive(Clone, Debug)]
pub enum Place {
    Waking(Waking),
    Awake(Room),
}

/// The database was asked for it, and others wait.
#[derive(Clone, Debug)]
pub struct Waking {
    number: u64,
    claim: Option<Claim>,
    /// What was read before the claim, where that is done.
    read: Option<Table>,
    waits: Vec<Request>,
}

/// What a step leads to.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    pub sent: Vec<(To, Body)>,
    pub facts: Vec<Fact>,
}

/// What a server needs to know of the world to take a step.
#[derive(Clone, Copy, Debug)]
pub struct Here {
    pub protocol: Protocol,
    pub now: u64,
}

impl Node {
    pub fn new(id: u32, clock: Clock) -> Self {
        Node {
            id,
            clock,
            motion: Motion::Runs,
            rooms: BTreeMap::new(),
            last_beat: None,
            trusts_until: 0,
            beats: BTreeMap::new(),
            may_live: false,
            taken: 0,
            asks: 0,
            slept_before: None,
        }
    }

    pub fn is_in_touch(&self, now: u64) -> bool {
        self.clock.shows(now) < self.trusts_until
    }

    fn serves(&self, here: Here) -> bool {
        let was_ever = self.trusts_until > 0;
        self.is_in_touch(here.now) || (was_ever && !here.protocol.silent_out_of_touch)
    }

    /// The machine goes on.
    pub fn wakes_up(&mut self, now: u64) {
        if let Motion::Asleep(since) = self.motion {
            self.clock.slept += now.saturating_sub(since);
            self.slept_before = Some(self.asks);
        }
        self.motion = Motion::Runs;
    }

    pub fn beat(&mut self, here: Here, out: &mut Outcome) {
        let sent = self.clock.shows(here.now);
        let is_new = self.last_beat.is_none();
        let serves = self.is_in_touch(here.now) || std::mem::take(&mut self.may_live) || is_new;
        let lives = serves || !here.protocol.only_who_serves_lives;
        let number = self.ask(Question::Beat { lives }, out);
        self.last_beat = Some(sent);
        self.beats.insert(number, Beat { sent, lives });
    }

    /// Lets go of a table, so that others need not wait.
    pub fn give_up(&mut self, room: usize, here: Here, out: &mut Outcome) {
        let Some(Place::Awake(awake)) = self.rooms.get_mut(&room) else { return };
        let claim = awake.claim;
        if here.protocol.ends_before_it_gives_up {
            self.rooms.remove(&room);
        } else {
            awake.is_going = true;
        }
        self.ask(Question::GiveUp { claim }, out);
    }

    pub fn leave(&mut self, here: Here, out: &mut Outcome) {
        let all: Vec<usize> = self.rooms.keys().copied().collect();
        for room in all {
            self.give_up(room, here, out);
        }
        self.ask(Question::Leave, out);
    }

    pub fn is_asked(&mut self, request: Request, here: Here, out: &mut Outcome) {
        if !self.serves(here) {
            return;
        }
        match self.rooms.get_mut(&request.room) {
            Some(Place::Waking(waking)) => waking.waits.push(request),
            Some(Place::Awake(_)) => self.serve(request, here, out),
            None => {
                let room = request.room;
                let question = if here.protocol.reads_behind_the_claim {
                    Question::Claim { room }
                } else {
                    Question::Read { room, claim: None }
                };
                let number = self.ask(question, out);
                let waking = Waking { number, claim: None, read: None, waits: vec![request] };
                self.rooms.insert(room, Place::Waking(waking));
            }
        }
    }

    pub fn is_answered(&mut self, number: u64, answer: Answer, here: Here, out: &mut Outcome) {
        if let Some(beat) = self.beats.remove(&number) {
            if let Answer::Alive { taken } = answer {
                self.is_confirmed(number, beat, taken, here);
            }
            return;
        }
        // Whoever has asked may be gone by now: nobody hears the answer then.
        let asked = self.rooms.iter().find_map(|(room, place)| match place {
            Place::Waking(waking) => (waking.number == number).then_some(*room),
            Place::Awake(awake) => {
                awake.writing.as_ref().is_some_and(|writing| writing.number == number).then_some(*room)
            }
        });
        match asked {
            Some(room) => match self.rooms.remove(&room) {
                Some(Place::Waking(waking)) => self.wakes(room, waking, answer, here, out),
                Some(Place::Awake(awake)) => self.has_written(awake, answer, here, out),
                None => {}
            },
            None if answer == Answer::GivenUp => {
                self.rooms.retain(|_, place| !matches!(place, Place::Awake(room) if room.is_going));
            }
            None => {}
        }
    }

    fn is_confirmed(&mut self, number: u64, Beat { sent, lives }: Beat, taken: u64, here: Here) {
        let from = if here.protocol.counts_from_sending { sent } else { self.clock.shows(here.now) };
        let until = from + here.protocol.lease_here();
        if lives {
            self.trusts_until = self.trusts_until.max(until);
        } else {
            self.may_live = self.clock.shows(here.now) < until;
        }
        if self.slept_before.is_some_and(|before| number >= before) {
            self.slept_before = None;
        }
        if taken > self.taken {
            self.taken = taken;
            if here.protocol.beat_tells_what_was_taken {
                // Claims under way too: they may have been granted before something was taken.
                self.rooms.clear();
            }
        }
    }

    fn wakes(&mut self, room: usize, mut waking: Waking, answer: Answer, here: Here, out: &mut Outcome) {
        match answer {
            Answer::Ours(claim) => waking.claim = Some(claim),
            Answer::Is(table) => waking.read = Some(table),
            Answer::Theirs(owner) => {
                for request in waking.waits.into_iter().filter(|request| request.doors < MOST_DOORS) {
                    let passed_on = Request { doors: request.doors + 1, ..request };
                    out.sent.push((To::Node(owner), Body::Request(passed_on)));
                }
                return;
            }
            _ => return,
        }
        match (waking.claim, waking.read.take()) {
            (Some(claim), Some(table)) => {
                self.rooms.insert(room, Place::Awake(Room::new(claim, table)));
                for request in waking.waits {
                    if self.serves(here) {
                        self.serve(request, here, out);
                    }
                }
            }
            (claim, read) => {
                let next =
                    if claim.is_some() { Question::Read { room, claim } } else { Question::Claim { room } };
                waking.number = self.ask(next, out);
                waking.read = read;
                self.rooms.insert(room, Place::Waking(waking));
            }
        }
    }

    /// The room is here, and the server in touch.
    fn serve(&mut self, request: Request, here: Here, out: &mut Outcome) {
        let clock_is_right = self.clock_is_right();
        let Some(Place::Awake(room)) = self.rooms.get_mut(&request.room) else { return };
        room.take(request);
        if request.wish == Wish::Look {
            tell(room, [request.client], clock_is_right, out);
        }
        self.go_on(request.room, here, out);
    }

    /// Choices that wait have their turn.
    fn go_on(&mut self, room: usize, here: Here, out: &mut Outcome) {
        loop {
            let number = self.asks;
            let Some(Place::Awake(awake)) = self.rooms.get_mut(&room) else { return };
            match awake.next(here.protocol, number) {
                Some(Turn::Again { client, choice }) => acknowledge(client, choice, out),
                Some(Turn::Write(question)) => {
                    self.ask(question, out);
                    return;
                }
                None => return,
            }
        }
    }

    fn has_written(&mut self, mut room: Room, answer: Answer, here: Here, out: &mut Outcome) {
        let goes_on = match answer {
            Answer::Written => true,
            Answer::Fenced => !here.protocol.ends_when_fenced,
            Answer::Unsure => !here.protocol.ends_on_unsure,
            _ => false,
        };
        let Some(writing) = room.writing.take().filter(|_| goes_on) else { return };
        if answer == Answer::Written {
            room.apply(&writing);
            // That it is so may be said at any time. How the table stands may not.
            acknowledge(writing.client, writing.choice, out);
            if self.serves(here) {
                tell(&room, room.screens.iter().copied(), self.clock_is_right(), out);
            }
        }
        if !self.serves(here) {
            room.inbox.clear();
        }
        let id = room.claim.room;
        self.rooms.insert(id, Place::Awake(room));
        self.go_on(id, here, out);
    }

    fn clock_is_right(&self) -> bool {
        self.slept_before.is_none()
    }

    fn ask(&mut self, question: Question, out: &mut Outcome) -> u64 {
        let number = self.asks;
        self.asks += 1;
        out.sent.push((To::Database, Body::Ask(Ask { from: self.id, number, question })));
        number
    }
}

fn acknowledge(client: usize, choice: Choice, out: &mut Outcome) {
    out.facts.push(Fact::Acknowledged(choice));
    out.sent.push((To::Client(client), Body::Acknowledged(choice)));
}

fn tell(room: &Room, screens: impl IntoIterator<Item = usize>, clock_is_right: bool, out: &mut Outcome) {
    let (id, table) = (room.claim.room, &room.table);
    out.facts.push(Fact::Told { room: id, table: table.clone(), clock_is_right });
    for client in screens {
        out.sent.push((To::Client(client), Body::View { room: id, table: table.clone() }));
    }
}
