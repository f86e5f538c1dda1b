//! From a seed to its end. What it looked like is told by going through it once more: most are never looked at.

use std::fmt::Write as _;

use crate::laws::{Broken, Law, Laws};
use crate::protocol::Protocol;
use crate::schedule::Schedule;
use crate::words;
use crate::world::World;

/// Lines before a law was broken that are shown.
const LAST: usize = 40;

/// A history that was gone through.
#[derive(Clone, Debug)]
pub struct History {
    pub seed: u64,
    pub protocol: Protocol,
    pub events: usize,
    /// Each law at most once, the first to break first.
    pub broken: Vec<Broken>,
    /// The world at its end.
    pub end: World,
}

pub fn run(seed: u64, protocol: Protocol) -> History {
    go(seed, protocol, None)
}

/// All of a history, an event a line.
pub fn tell(seed: u64, protocol: Protocol) -> Vec<String> {
    let mut lines = Vec::new();
    go(seed, protocol, Some(&mut lines));
    lines
}

/// Equal for equal histories, on whatever machine.
pub fn digest(seed: u64, protocol: Protocol) -> String {
    blake3::hash(tell(seed, protocol).join("\n").as_bytes()).to_string()
}

fn go(seed: u64, protocol: Protocol, mut lines: Option<&mut Vec<String>>) -> History {
    let mut schedule = Schedule::new(seed);
    let mut world = schedule.world(protocol);
    let mut laws = Laws::default();
    let mut events = 0;
    while let Some(happens) = schedule.next(&world) {
        if let Some(lines) = &mut lines {
            lines.push(words::line(&world, happens));
        }
        world = world.step(happens);
        laws.ask(&world);
        events += 1;
    }
    laws.ask_at_the_end(&world);
    History { seed, protocol, events, broken: laws.broken, end: world }
}

impl History {
    pub fn breaks(&self, law: Law) -> bool {
        self.broken.iter().any(|broken| broken.law == law)
    }

    /// How the first law came to be broken, for whoever has to understand it.
    pub fn why(&self) -> String {
        let Some(first) = self.broken.first() else { return format!("seed {} breaks nothing", self.seed) };
        let mut text = format!("seed {}: {first}\n", self.seed);
        for line in
            tell(self.seed, self.protocol).iter().take(first.after).skip(first.after.saturating_sub(LAST))
        {
            let _ = writeln!(text, "{line}");
        }
        text
    }
}
