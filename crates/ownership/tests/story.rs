//! What happens too seldom to wait for it, told by hand.

use stolik_ownership::{BEAT, Event, Happens, LEASE, Law, Laws, Protocol, World};

/// A world with two servers, one table and two players.
struct Story {
    world: World,
    laws: Laws,
}

impl Story {
    fn begin(protocol: Protocol) -> Self {
        let mut story = Story { world: World::new(protocol, 1, 2), laws: Laws::default() };
        for server in [1, 2] {
            story.then(Event::Starts { began_with: 1, rate: 1000 });
            story.lives(server);
        }
        story
    }

    fn after(&mut self, after: u64, event: Event) {
        self.world = self.world.clone().step(Happens { after, event });
        self.laws.ask(&self.world);
    }

    fn then(&mut self, event: Event) {
        self.after(1, event);
    }

    /// The message arrives that reads like this.
    fn arrives(&mut self, words: &str) {
        let mut flights = self.world.flights.iter();
        let found = flights.find(|(_, flight)| flight.to_string().contains(words));
        let id = *found.unwrap_or_else(|| panic!("nothing under way reads like this: {words}")).0;
        self.then(Event::Arrives(id));
    }

    fn lives(&mut self, server: u32) {
        self.then(Event::Beats(server));
        self.arrives(&format!("hears server {server}: I live"));
        self.arrives(&format!("server {server} is answered: I hear you"));
    }

    fn looks(&mut self, client: usize, node: u32) {
        self.then(Event::Looks { client, node, room: 0 });
        self.arrives(&format!("server {node} is asked: player {client} looks"));
    }

    fn breaks(&self, law: Law) -> bool {
        self.laws.broken.iter().any(|broken| broken.law == law)
    }
}

/// The first server has claimed the table and sleeps before it reads. The second takes it over and writes, but does not
/// know yet that it is written. Now the first reads.
fn a_sleeper_reads(protocol: Protocol) -> Story {
    let mut story = Story::begin(protocol);
    story.looks(0, 1);
    story.arrives("hears server 1: I claim");
    story.arrives("server 1 is answered: yours is table 0 in epoch 1");
    story.then(Event::FallsAsleep(1));
    for _ in 0..=LEASE / BEAT {
        story.after(BEAT, Event::Nothing);
        story.lives(2);
    }
    story.then(Event::Sends { client: 1, node: 2 });
    story.arrives("server 2 is asked: player 1 wants");
    story.arrives("hears server 2: I claim");
    story.arrives("server 2 is answered: yours is table 0 in epoch 2");
    story.arrives("hears server 2: how does table 0 stand");
    story.arrives("server 2 is answered: it stands [ | ]");
    story.arrives("hears server 2: table 0 in epoch 2: write");
    story.then(Event::GoesOn(1));
    story.arrives("hears server 1: how does table 0 stand");
    story.arrives("server 1 is answered");
    story.looks(0, 2);
    story
}

#[test]
fn who_reads_by_no_claim_knows_more_than_the_owner() {
    assert!(a_sleeper_reads(Protocol { reads_by_the_claim: false, ..Protocol::whole() }).breaks(Law::Fresh));
    assert!(a_sleeper_reads(Protocol::whole()).laws.broken.is_empty());
}
