//! A table to try a rule on: whole questions answered in one line, through a real table. Hands and magazines are laid out
//! by editing the state as it is written down.

use serde_json::{Value, json};
use stolik_ruletka::{Cards, Choice, Event, Face, Kind, Open, Options, Phase, Play, Ruletka, View, Window};
use stolik_table::{
    Ask, Choices, News, Now, Outcome, Refusal, Reply, Roster, Seat, Secret, Seed, Sheet, Snapshot, Sources,
    Table, Viewer, Why,
};

pub use stolik_ruletka::Face::{Bullet, Click};

pub fn seat(number: usize) -> Seat {
    Seat::nth(number)
}

pub fn seed(number: u64) -> Seed {
    Sources::alone(Secret::of_simulation(1, number)).seed()
}

pub struct Scene {
    pub table: Table<Ruletka>,
    seed: Seed,
    nonce: u32,
}

/// So many players, all of them without action cards.
pub fn scene(seats: u8) -> Scene {
    scene_with(Options::default(), seats)
}

pub fn scene_with(options: Options, seats: u8) -> Scene {
    let seed = seed(0);
    let table = Table::deal(&options, seats, seed).expect("these options can be played");
    let mut scene = Scene { table, seed, nonce: 0 };
    for number in 0..seats.into() {
        scene = scene.holds(number, &[]);
    }
    scene
}

/// A part of a state as it is written down.
fn read<T: serde::de::DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).expect("a part of a state is read")
}

impl Scene {
    pub fn edit(mut self, change: impl FnOnce(&mut Value)) -> Self {
        let snapshot = self.table.snapshot();
        let mut state = serde_json::to_value(&snapshot.game).expect("a state is written down");
        change(&mut state);
        let game: Ruletka = serde_json::from_value(state).expect("a state is read");
        self.table = Table::resume(Snapshot { game, ..snapshot }, self.seed);
        self
    }

    /// Other dice fall.
    pub fn with_seed(mut self, number: u64) -> Self {
        self.seed = seed(number);
        self.edit(|_| {})
    }

    /// This seat holds exactly these cards; the deck has what is nowhere else.
    pub fn holds(self, number: usize, kinds: &[Kind]) -> Self {
        let all = self.all();
        let deck = Cards::of(all.open.options.deck);
        self.edit(|state| {
            state["hidden"]["hands"][number] = json!(kinds.iter().copied().collect::<Cards>());
            state["open"]["held"][number] = json!(kinds.len());
            let hands: Vec<Cards> = read(&state["hidden"]["hands"]);
            let discard: Cards = read(&state["open"]["discard"]);
            let rest = hands.into_iter().fold(deck.without(discard), Cards::without);
            state["hidden"]["deck"] = json!(rest);
        })
    }

    /// These cards lie face up on the discard.
    pub fn discarded(self, kinds: &[Kind]) -> Self {
        self.edit(|state| {
            let mut deck: Cards = read(&state["hidden"]["deck"]);
            kinds.iter().for_each(|kind| deck.remove(*kind));
            state["hidden"]["deck"] = json!(deck);
            state["open"]["discard"] = json!(kinds.iter().copied().collect::<Cards>());
        })
    }

    pub fn living(self, living: &[u8]) -> Self {
        self.edit(|state| {
            state["open"]["living"] = json!(living);
            for (number, living) in living.iter().enumerate().filter(|(_, living)| **living == 0) {
                state["open"]["bullets"][number] = json!(*living);
            }
        })
    }

    pub fn points(self, points: &[u16]) -> Self {
        self.edit(|state| state["open"]["points"] = json!(points))
    }

    pub fn bullets(self, bullets: &[u8]) -> Self {
        self.edit(|state| state["open"]["bullets"] = json!(bullets))
    }

    /// The six spun cards of a loaded magazine, from the top: `"ooXooo"`.
    pub fn spun(self, number: usize, cards: &str) -> Self {
        let bits = cards.chars().enumerate().map(|(place, card)| u8::from(card == 'X') << place);
        let bits: u8 = bits.sum();
        self.edit(|state| state["hidden"]["magazines"][number]["spun"] = json!(bits))
    }

    pub fn all(&self) -> View {
        self.table.view(Viewer::All)
    }

    pub fn open(&self) -> Open {
        self.all().open
    }

    pub fn seen_by(&self, number: usize) -> View {
        self.table.view(Viewer::Seat(seat(number)))
    }

    pub fn hand(&self, number: usize) -> Vec<Kind> {
        self.all().hands[number].cards.iter().collect()
    }

    /// Bullets among the six spun cards.
    pub fn spun_bullets(&self, number: usize) -> usize {
        self.all().spun[seat(number)].iter().filter(|face| **face == Some(Bullet)).count()
    }

    pub fn ask(&self) -> Ask {
        self.table.now().ask().expect("somebody is asked").clone()
    }

    pub fn topic(&self) -> &'static str {
        self.ask().topic.0
    }

    pub fn asked(&self) -> Vec<usize> {
        self.ask().asked().iter().map(Seat::index).collect()
    }

    pub fn outcome(&self) -> Outcome {
        match self.table.now() {
            Now::Over(outcome) => *outcome,
            Now::Ask(ask) => panic!("not over: {ask:?}"),
        }
    }

    pub fn winners(&self) -> Vec<usize> {
        self.outcome().winners.iter().map(Seat::index).collect()
    }

    pub fn listed(&self, number: usize) -> Vec<Choice> {
        let mut choices = Choices::new();
        self.table.choices(seat(number), &Sheet::blank(1), 0, &mut choices);
        choices.as_slice().to_vec()
    }

    pub fn hand_in(&mut self, number: usize, sheet: Sheet<Choice>) -> Reply {
        self.nonce += 1;
        let ask = self.table.number();
        self.table.submit(seat(number), ask, sheet, self.nonce)
    }

    pub fn say(&mut self, number: usize, choice: Choice) {
        let reply = self.hand_in(number, Sheet::of([choice]));
        assert_eq!(reply, Reply::Accepted, "{choice:?} of seat {number}");
    }

    /// What a seat hands in is refused, and by which rule.
    pub fn refused(&mut self, number: usize, choice: Choice) -> (&'static str, &'static str) {
        match self.hand_in(number, Sheet::of([choice])) {
            Reply::Refused { refusal } => (refusal.rule.0, refusal.case),
            reply => panic!("not refused but {reply:?}"),
        }
    }

    /// Why this seat may not play a card so.
    pub fn refused_play(&mut self, number: usize, play: Play) -> &'static str {
        self.refused(number, Choice::Play(play)).1
    }

    pub fn close(&mut self, why: Why) -> Vec<Event> {
        let mut news = News::new();
        self.table.close(why, &mut news).expect("it can be closed");
        news.heard_by(Viewer::All).cloned().collect()
    }

    /// Nobody says anything in this window.
    pub fn pass(&mut self) -> Vec<Event> {
        assert!(self.open().window().is_some(), "no window but {}", self.topic());
        self.close(Why::Floor)
    }

    /// Nobody says anything until something else than a window is asked.
    pub fn pass_windows(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while !self.open().is_over() && self.open().window().is_some() {
            events.extend(self.pass());
        }
        events
    }

    /// Nobody says anything until this is asked.
    pub fn pass_to(&mut self, topic: &str) -> &mut Self {
        while self.topic() != topic {
            self.pass();
        }
        self
    }

    /// Everybody hides such a card, in order of seats; the dead have no say.
    pub fn load(mut self, faces: &[Face]) -> Self {
        for (number, face) in faces.iter().enumerate() {
            if self.asked().contains(&number) {
                self.say(number, Choice::Hide(*face));
            }
        }
        self.close(Why::Answered);
        self
    }

    /// Everybody hides a CLICK.
    pub fn honest(self) -> Self {
        let seats = self.table.seats();
        self.load(&vec![Click; seats.into()])
    }

    /// Windows pass, then everybody bids.
    pub fn bid(mut self, bids: &[u8]) -> Self {
        self.pass_to("bid");
        for (number, bid) in bids.iter().enumerate() {
            if self.asked().contains(&number) {
                self.say(number, Choice::Bid(*bid));
            }
        }
        self.close(Why::Answered);
        self
    }

    /// Windows pass, then these accuse each other and the rest passes.
    pub fn accuse(&mut self, accusations: &[(usize, usize)]) -> Vec<Event> {
        self.pass_to("accuse");
        for number in self.asked() {
            match accusations.iter().find(|(accuser, _)| *accuser == number) {
                Some((_, accused)) => self.say(number, Choice::Accuse(seat(*accused))),
                None => assert_eq!(self.hand_in(number, Sheet::pass()), Reply::Accepted),
            }
        }
        self.close(Why::Answered)
    }

    /// Nobody accuses, and the game stands before the first shot, or behind all of them if nobody can play a card.
    pub fn peaceful(mut self) -> Self {
        self.accuse(&[]);
        self
    }

    /// This seat plays a card, which can still be cancelled.
    pub fn play(&mut self, number: usize, play: Play) -> Vec<Event> {
        self.say(number, Choice::Play(play));
        self.close(Why::Floor)
    }

    /// This seat plays a card, and nobody cancels it.
    pub fn plays(&mut self, number: usize, play: Play) -> Vec<Event> {
        let mut events = self.play(number, play);
        if !self.open().is_over() && self.open().pending.is_some() {
            events.extend(self.pass());
        }
        events
    }

    pub fn amend(&mut self, change: Roster) -> Result<Vec<Event>, Refusal> {
        let mut news = News::new();
        let step = self.table.decide_amend(change, &mut news)?;
        self.table.apply(step).expect("decided a moment ago");
        Ok(news.heard_by(Viewer::All).cloned().collect())
    }

    pub fn leave(&mut self, number: usize) -> Vec<Event> {
        self.amend(Roster::Leave(seat(number))).expect("they may leave")
    }

    pub fn is_in(&self, window: Window) -> bool {
        let open = self.open();
        open.pending.is_none() && open.phase == Phase::Window(window)
    }
}

/// How many of the events are told as this.
pub fn count(events: &[Event], is: &str) -> usize {
    let told = events.iter().map(|event| serde_json::to_value(event).expect("an event is told"));
    told.filter(|event| event["is"] == is).count()
}
