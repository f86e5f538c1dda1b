//! What happens next, drawn from a seed. First a storm, in which anything may happen; then it is calm.
//!
//! Each seed has a weather of its own: some storms only lose messages, in others servers die all the time. Where everything
//! went wrong at once, little would ever get far enough to go wrong in an interesting way.

use stolik_table::{Dice, Lane, Seed};

use crate::message::{Answer, Body, Flight};
use crate::node::{Motion, Node, Place};
use crate::protocol::{BEAT, LEASE, Protocol};
use crate::world::{Event, Happens, World, goes_between};

/// Events of a storm.
const STORM: usize = 700;

/// After so many events of calm everybody must have been answered. Most are after 150.
const PATIENCE: usize = 3_000;

/// How far a clock may be off, in thousandths. [`crate::LEASE_HERE`] must bear it.
const DRIFT: u32 = 350;

pub struct Schedule {
    dice: Dice,
    weather: Weather,
    events: usize,
    is_calm: bool,
    cut_off: Option<CutOff>,
}

/// Nothing goes between a server and the database until then. Players reach it as ever.
#[derive(Clone, Copy, Debug)]
struct CutOff {
    node: u32,
    until: u64,
}

/// How often what goes wrong, as shares among what can happen next.
#[derive(Clone, Copy, Debug)]
struct Weather {
    servers: usize,
    held_up: u32,
    breaks: u32,
    cuts_off: u32,
    pauses: u32,
    falls_asleep: u32,
    goes_on: u32,
    dies: u32,
    leaves: u32,
    gives_up: u32,
    /// Time leaps once in so many events.
    leaps: u32,
    /// When all is calm, one line to the database stays slow.
    slows_down: bool,
}

impl Schedule {
    pub fn new(seed: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let mut dice = Dice::new(&Seed::from_bytes(bytes), Lane::Hazards);
        let mut share = |most: u32| if dice.once_in(2) { 0 } else { 1 + dice.below(most) };
        let weather = Weather {
            held_up: share(12),
            breaks: share(8),
            cuts_off: share(2),
            pauses: share(3),
            falls_asleep: share(2),
            dies: share(2),
            leaves: share(2),
            gives_up: share(4),
            servers: 2 + share(2).min(1) as usize,
            goes_on: 1 + share(6),
            leaps: 20 + 10 * share(20),
            slows_down: share(1) > 0,
        };
        Schedule { dice, weather, events: 0, is_calm: false, cut_off: None }
    }

    pub fn world(&mut self, protocol: Protocol) -> World {
        let rooms = 1 + self.dice.index(2);
        let clients = 2 + self.dice.index(2);
        World::new(protocol, rooms, clients)
    }

    /// Nothing when all is over.
    pub fn next(&mut self, world: &World) -> Option<Happens> {
        self.events += 1;
        if self.is_calm && (world.is_settled() || self.events > STORM + PATIENCE) {
            return None;
        }
        let event = if self.is_calm { self.calm(world) } else { self.storm(world) };
        let leaps = !self.is_calm && self.dice.once_in(self.weather.leaps);
        let after = if leaps { self.dice.below(LEASE as u32 / 2) } else { self.dice.below(2) };
        Some(Happens { after: u64::from(after), event })
    }

    fn calm(&mut self, world: &World) -> Event {
        if std::mem::take(&mut self.weather.slows_down)
            && let Some(node) = self.anybody(world)
        {
            return Event::SlowsDown(node);
        }
        if let Some(event) = self.what_is_due(world) {
            return event;
        }
        match self.dice.below(20) {
            0 | 1 => self.sends(world),
            2 => self.looks(world),
            _ => self.arrives(world),
        }
        .unwrap_or(Event::Nothing)
    }

    fn storm(&mut self, world: &World) -> Event {
        // What is let through is written some time later, and not when all is calm.
        let is_over = self.events > STORM;
        if is_over && world.nodes.len() == self.weather.servers && world.database.let_through.is_empty() {
            self.is_calm = true;
            return Event::Heals;
        }
        if let Some(event) = self.what_is_due(world) {
            return event;
        }
        let weather = self.weather;
        let shares: [(u32, Draw); 12] = [
            (90, Self::arrives),
            (16, Self::sends),
            (8, Self::looks),
            (weather.cuts_off, Self::cuts_off),
            (weather.held_up, Self::held_up),
            (weather.breaks, Self::breaks),
            (weather.pauses, |schedule, world| Some(Event::Pauses(schedule.running(world)?))),
            (weather.falls_asleep, |schedule, world| Some(Event::FallsAsleep(schedule.running(world)?))),
            (weather.goes_on, Self::goes_on),
            (weather.dies, |schedule, world| Some(Event::Dies(schedule.anybody(world)?))),
            (weather.leaves, |schedule, world| Some(Event::Leaves(schedule.running(world)?))),
            (weather.gives_up, Self::gives_up),
        ];
        let mut drawn = self.dice.below(shares.iter().map(|(share, _)| share).sum());
        for (share, draw) in shares {
            if drawn < share {
                return draw(self, world).or_else(|| self.arrives(world)).unwrap_or(Event::Nothing);
            }
            drawn -= share;
        }
        Event::Nothing
    }

    /// What a machine does by itself, sooner or later: a server that is missing starts, and those that are there beat.
    fn what_is_due(&mut self, world: &World) -> Option<Event> {
        if world.nodes.len() < self.weather.servers && (self.events > STORM || self.dice.once_in(8)) {
            let began_with = u64::from(self.dice.below(100_000)) + 1;
            // Mostly as far off as may be.
            let off = if self.dice.once_in(4) {
                self.dice.below(2 * DRIFT + 1)
            } else {
                self.dice.below(3) * DRIFT
            };
            let rate = u64::from(1000 - DRIFT + off);
            return Some(Event::Starts { began_with, rate });
        }
        let waiting = world.database.let_through.len();
        if waiting > 0 && self.dice.once_in(6) {
            return Some(Event::Writes(self.dice.index(waiting)));
        }
        let beats = |node: &Node| {
            let is_due = |last: u64| node.clock.shows(world.now) >= last + BEAT;
            node.motion == Motion::Runs && node.last_beat.is_none_or(is_due)
        };
        let due: Vec<u32> = world.nodes.values().filter(|node| beats(node)).map(|node| node.id).collect();
        if self.dice.once_in(2) { self.dice.pick(&due).map(|node| Event::Beats(*node)) } else { None }
    }

    fn arrives(&mut self, world: &World) -> Option<Event> {
        let cut_off = self.cut_off.filter(|cut_off| world.now < cut_off.until && !self.is_calm);
        let may_arrive = |flight: &Flight| {
            let is_cut_off =
                cut_off.is_some_and(|cut_off| goes_between(flight.to, &flight.body, cut_off.node));
            world.may_arrive(flight) && !is_cut_off
        };
        // Mostly in the order in which they were sent, or little would ever get done.
        let oldest = world.flights.iter().find(|(_, flight)| may_arrive(flight)).map(|(id, _)| *id);
        if self.dice.once_in(3) { self.flight(world, may_arrive) } else { oldest }.map(Event::Arrives)
    }

    fn cuts_off(&mut self, world: &World) -> Option<Event> {
        let long = u64::from(self.dice.below(3 * LEASE as u32));
        self.cut_off = Some(CutOff { node: self.anybody(world)?, until: world.now + long });
        None
    }

    fn held_up(&mut self, world: &World) -> Option<Event> {
        let flight = self.flight(world, |flight| flight.not_before == 0)?;
        Some(Event::HeldUp(flight, u64::from(self.dice.below(3 * LEASE as u32))))
    }

    fn breaks(&mut self, world: &World) -> Option<Event> {
        // That a connection broke is known to whoever is told: it does not break again.
        let flight = self.flight(world, |flight| {
            flight.is_awaited && !matches!(&flight.body, Body::Answer { answer: Answer::Unsure, .. })
        })?;
        Some(Event::Breaks { flight, arrives: self.dice.once_in(2) })
    }

    fn sends(&mut self, world: &World) -> Option<Event> {
        let client = self.dice.index(world.clients.len());
        world.clients[client].wants()?;
        Some(Event::Sends { client, node: self.anybody(world)? })
    }

    fn looks(&mut self, world: &World) -> Option<Event> {
        let client = self.dice.index(world.clients.len());
        let room = self.dice.index(world.database.rooms.len());
        Some(Event::Looks { client, node: self.anybody(world)?, room })
    }

    fn goes_on(&mut self, world: &World) -> Option<Event> {
        self.node(world, |node| node.motion != Motion::Runs).map(Event::GoesOn)
    }

    fn gives_up(&mut self, world: &World) -> Option<Event> {
        let node = self.running(world)?;
        let awake: Vec<usize> = world.nodes[&node]
            .rooms
            .iter()
            .filter(|(_, place)| matches!(place, Place::Awake(_)))
            .map(|(room, _)| *room)
            .collect();
        self.dice.pick(&awake).map(|room| Event::GivesUp(node, *room))
    }

    fn anybody(&mut self, world: &World) -> Option<u32> {
        self.node(world, |_| true)
    }

    fn running(&mut self, world: &World) -> Option<u32> {
        self.node(world, |node| node.motion == Motion::Runs)
    }

    fn node(&mut self, world: &World, is_meant: impl Fn(&Node) -> bool) -> Option<u32> {
        let all: Vec<u32> = world.nodes.values().filter(|node| is_meant(node)).map(|node| node.id).collect();
        self.dice.pick(&all).copied()
    }

    fn flight(&mut self, world: &World, is_meant: impl Fn(&Flight) -> bool) -> Option<u64> {
        let all: Vec<u64> =
            world.flights.iter().filter(|(_, flight)| is_meant(flight)).map(|(id, _)| *id).collect();
        self.dice.pick(&all).copied()
    }
}

type Draw = fn(&mut Schedule, &World) -> Option<Event>;
