//! An evening of Nosedive for tests: whole questions answered in one line, through a real table.

use serde_json::{Value, json};
use stolik_nosedive::{Card, Cards, Choice, Event, Experience, Nosedive, Options, Phase, Space, View};
use stolik_table::{
    Ask, Choices, FactValue, News, Now, Outcome, Refusal, Reply, Roster, Seat, Secret, Seed, Sheet, Snapshot,
    Sources, Table, Viewer, Why,
};

pub fn seed(number: u64) -> Seed {
    Sources::alone(Secret::of_simulation(1, number)).seed()
}

pub fn seat(number: usize) -> Seat {
    Seat::nth(number)
}

pub fn cards(numbers: &[u8]) -> Cards {
    numbers.iter().copied().map(Card).collect()
}

/// A card of a suit (0 community, 1 work, 2 home) with so many stars.
pub fn card(suit: u8, stars: u8, copy: u8) -> u8 {
    suit * 30 + (stars - 1) * 6 + copy
}

pub const LOSE: u8 = 90;
pub const DOUBLE: u8 = 102;

pub struct Evening {
    pub table: Table<Nosedive>,
    seed: Seed,
    nonce: u32,
}

/// So many players, dealt by lot.
pub fn evening(seats: u8) -> Evening {
    evening_with(&Options::default(), seats)
}

pub fn evening_with(options: &Options, seats: u8) -> Evening {
    evening_of(options, seats, 0)
}

pub fn evening_of(options: &Options, seats: u8, number: u64) -> Evening {
    let table = Table::deal(options, seats, seed(number)).expect("these options can be played");
    Evening { table, seed: seed(number), nonce: 0 }
}

/// Everybody holds these cards; the influencer is seat 0, rated 3.500, the others less and less. Under the piles lie the
/// lowest cards that nobody holds.
pub fn staged(hands: &[&[u8]]) -> Evening {
    let seats = hands.len();
    let mut evening = evening(seats as u8);
    evening.arrange(|state| {
        let held: Vec<u8> = hands.concat();
        let rest: Vec<u8> = (0..108).filter(|card| !held.contains(card)).collect();
        let (under, deck) = rest.split_at(seats);
        state["hidden"]["hands"] = json!(hands);
        state["hidden"]["deck"] = json!(deck);
        let laid = |card: &u8| json!([{"card": card, "by": 0, "up": false}]);
        state["hidden"]["piles"] = under.iter().map(laid).collect();
        let mut known: Vec<Vec<u8>> = vec![Vec::new(); seats];
        known[0] = under.to_vec();
        state["hidden"]["known"] = json!(known);
        state["open"]["influencer"] = json!(0);
        state["open"]["active"] = json!(0);
        state["open"]["ratings"] = (0..seats).map(|seat| json!(3500 - 100 * seat)).collect();
    });
    evening
}

impl Evening {
    /// The state, changed by hand.
    pub fn arrange(&mut self, change: impl FnOnce(&mut Value)) {
        let snapshot = self.table.snapshot();
        let mut state = serde_json::to_value(&snapshot.game).expect("can be written");
        change(&mut state);
        let game = serde_json::from_value(state).expect("can be read");
        self.table = Table::resume(Snapshot { game, ..snapshot }, self.seed);
    }

    pub fn all(&self) -> View {
        self.table.view(Viewer::All)
    }

    pub fn seen_by(&self, number: usize) -> View {
        self.table.view(Viewer::Seat(seat(number)))
    }

    pub fn phase(&self) -> Phase {
        self.all().open.phase
    }

    pub fn active(&self) -> usize {
        self.all().open.active.expect("somebody is to act").index()
    }

    pub fn ask(&self) -> Ask {
        self.table.now().ask().expect("somebody is asked").clone()
    }

    pub fn outcome(&self) -> Outcome {
        match self.table.now() {
            Now::Over(outcome) => *outcome,
            Now::Ask(ask) => panic!("not over: {ask:?}"),
        }
    }

    pub fn hand(&self, number: usize) -> Vec<u8> {
        self.all().hands[seat(number)].iter().map(|card| card.0).collect()
    }

    pub fn pile(&self, number: usize) -> Vec<(u8, bool)> {
        self.all().piles[number].iter().map(|seen| (seen.card.expect("all is seen").0, seen.up)).collect()
    }

    pub fn hand_in(&mut self, number: usize, sheet: Sheet<Choice>) -> Reply {
        self.nonce += 1;
        let ask = self.table.number();
        self.table.submit(seat(number), ask, sheet, self.nonce)
    }

    /// What a seat hands in is refused, and by which rule.
    pub fn refused(
        &mut self,
        number: usize,
        parts: impl IntoIterator<Item = Choice>,
    ) -> (&'static str, &'static str) {
        match self.hand_in(number, Sheet::of(parts)) {
            Reply::Refused { refusal } => (refusal.rule.0, refusal.case),
            reply => panic!("not refused but {reply:?}"),
        }
    }

    /// What a refusal says in this gap of its sentence.
    pub fn refused_fact(
        &mut self,
        number: usize,
        parts: impl IntoIterator<Item = Choice>,
        name: &str,
    ) -> FactValue {
        match self.hand_in(number, Sheet::of(parts)) {
            Reply::Refused { refusal } => {
                refusal.facts.iter().find(|fact| fact.name == name).expect("the sentence has this gap").value
            }
            reply => panic!("not refused but {reply:?}"),
        }
    }

    pub fn listed(&self, number: usize, part: usize) -> Vec<Choice> {
        let mut choices = Choices::new();
        let blank = Sheet::blank(self.ask().parts[seat(number)]);
        self.table.choices(seat(number), &blank, part, &mut choices);
        choices.as_slice().to_vec()
    }

    pub fn spaces(&self) -> Vec<Space> {
        let spaces = self.listed(self.active(), 0).into_iter();
        spaces.filter_map(|one| if let Choice::Space(space) = one { Some(space) } else { None }).collect()
    }

    pub fn close_because(&mut self, why: Why) -> Vec<Event> {
        let mut news = News::new();
        self.table.close(why, &mut news).expect("it can be closed");
        news.heard_by(Viewer::All).cloned().collect()
    }

    /// Everything that a seat hears while the question closes.
    pub fn heard(&mut self, who: Viewer) -> Vec<Event> {
        let mut news = News::new();
        self.table.close(Why::Answered, &mut news).expect("it can be closed");
        news.heard_by(who).cloned().collect()
    }

    /// The one who is asked answers with these parts.
    pub fn answer(&mut self, parts: impl IntoIterator<Item = Choice>) -> Vec<Event> {
        let asked = self.ask().asked().lowest().expect("somebody is asked").index();
        assert_eq!(self.hand_in(asked, Sheet::of(parts)), Reply::Accepted);
        self.close_because(Why::Answered)
    }

    pub fn flip(&mut self) -> Vec<Event> {
        let parts = usize::from(self.all().open.turnable);
        self.answer((0..parts as u8).map(Choice::Pile))
    }

    pub fn go(&mut self, space: Space) -> Vec<Event> {
        self.answer([Choice::Space(space)])
    }

    /// Everybody answers with the first choice listed until it comes to this phase. Nobody needs to draw.
    pub fn until(&mut self, phase: Phase) {
        while self.phase() != phase {
            self.step();
        }
    }

    /// One question, answered with the first choices listed; pawns go to Start.
    pub fn step(&mut self) -> Vec<Event> {
        self.fill();
        self.close_because(Why::Answered)
    }

    /// All who are asked hand in the first choices listed.
    pub fn fill(&mut self) {
        for one in self.ask().asked().iter() {
            let mut sheet = Sheet::blank(self.ask().parts[one]);
            for part in 0..sheet.parts.len() {
                let mut choices = Choices::new();
                self.table.choices(one, &sheet, part, &mut choices);
                sheet.parts[part] = choices.as_slice().first().copied();
            }
            sheet.ready = true;
            let reply = self.hand_in(one.index(), sheet);
            assert!(matches!(reply, Reply::Accepted | Reply::Replaced), "{reply:?}");
        }
    }

    pub fn offered(&self, number: usize) -> Vec<Experience> {
        self.all().dealt[seat(number)].to_vec()
    }

    pub fn amend(&mut self, change: Roster) -> Result<Vec<Event>, Refusal> {
        let mut news = News::new();
        let step = self.table.decide_amend(change, &mut news)?;
        self.table.apply(step).expect("decided a moment ago");
        Ok(news.heard_by(Viewer::All).cloned().collect())
    }
}

pub fn place(card: u8, pile: u8) -> Choice {
    Choice::Place { card: Card(card), pile }
}
