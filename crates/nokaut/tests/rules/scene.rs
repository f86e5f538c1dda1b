//! A game of Nokaut for tests: positions in a line, answers in a line, through a real table.
//!
//! Seats 0 and 2 are dragons, seats 1 and 3 unicorns, and seat 0 begins. Cards go by the id of their kind; spaces by the
//! letter that is printed on them.

use serde_json::{Value, json};
use stolik_nokaut::{
    Card, Cards, Choice, Decks, Event, Goal, Nokaut, Options, Phase, Space, Team, View, cards,
};
use stolik_table::{
    Ask, Choices, News, Outcome, Refusal, Reply, Roster, Seat, Secret, Sheet, Snapshot, Sources, Table,
    Viewer, Why,
};

pub struct Scene {
    pub table: Table<Nokaut>,
    /// What everybody has heard since the scene was set.
    pub heard: Vec<Event>,
    nonce: u32,
    used: Cards,
    seats: u8,
}

pub fn seat(number: usize) -> Seat {
    Seat::nth(number)
}

pub fn seed(number: u64) -> stolik_table::Seed {
    Sources::alone(Secret::of_simulation(1, number)).seed()
}

pub fn space(name: char) -> Space {
    (0..16).map(Space).find(|space| space.name() == name).unwrap()
}

/// Whoever sits where, as the module says.
pub fn agreed(options: Options) -> Options {
    Options {
        decks: Decks::Chosen,
        youngest: Some(seat(1)),
        solo: Some(seat(1)),
        partner: Some(seat(2)),
        trash: Some(seat(0)),
        ..options
    }
}

pub fn scene(seats: u8, grid: &str, hands: &[&str]) -> Scene {
    scene_with(Options::default(), seats, grid, hands)
}

pub fn scene_with(options: Options, seats: u8, grid: &str, hands: &[&str]) -> Scene {
    let mut table = Table::<Nokaut>::deal(&agreed(options), seats, seed(1)).unwrap();
    table.submit(seat(1), 0, Sheet::of([Choice::Team(Team::Unicorns)]), 1);
    table.close(Why::Answered, &mut News::unheard()).unwrap();
    let mut scene = Scene { table, heard: Vec::new(), nonce: 1, used: Cards::NONE, seats };
    let on_grid: Vec<(Space, Card)> = grid
        .split_whitespace()
        .map(|piece| {
            let (place, id) = piece.split_once(':').unwrap();
            (space(place.chars().next().unwrap()), scene.next_copy(id))
        })
        .collect();
    let hands: Vec<Cards> =
        (0..usize::from(seats)).map(|number| scene.next_copies(hands.get(number).unwrap_or(&""))).collect();
    scene.edit(|open, hidden| {
        for (space, card) in on_grid {
            open["grid"][usize::from(space.0)] = json!(card);
        }
        open["held"] = hands.iter().map(|hand| json!(hand.len())).collect();
        open["order"] = match seats {
            2 => json!([0, 1]),
            3 => json!([0, 1, 2, 1]),
            _ => json!([0, 1, 2, 3]),
        };
        hidden["hands"] = json!(hands);
        // Goals that nobody covers by chance.
        hidden["goals"] = json!({ "dragons": 6, "unicorns": 8 });
    });
    scene.piles();
    scene
}

impl Scene {
    /// The next copy of a kind that lies nowhere yet.
    fn next_copy(&mut self, id: &str) -> Card {
        let copies = (0..80).map(Card).filter(|card| card.kind().id == id);
        let card = copies.into_iter().find(|card| !self.used.has(*card));
        let card = card.unwrap_or_else(|| panic!("there are not that many {id}"));
        self.used.add(card);
        card
    }

    fn next_copies(&mut self, ids: &str) -> Cards {
        ids.split_whitespace().map(|id| self.next_copy(id)).collect()
    }

    pub fn edit(&mut self, change: impl FnOnce(&mut Value, &mut Value)) {
        let snapshot = self.table.snapshot();
        let mut game = serde_json::to_value(&snapshot.game).unwrap();
        let (mut open, mut hidden) = (game["open"].take(), game["hidden"].take());
        change(&mut open, &mut hidden);
        let game: Nokaut = serde_json::from_value(json!({ "open": open, "hidden": hidden })).unwrap();
        self.table = Table::resume(Snapshot { game, ..snapshot }, seed(1));
    }

    /// Whatever lies nowhere is in the piles.
    fn piles(&mut self) {
        let rest = |team: Team| cards::deck(team).without(self.used);
        let (dragons, unicorns) = (rest(Team::Dragons), rest(Team::Unicorns));
        self.edit(|open, hidden| {
            hidden["piles"] = json!({ "dragons": dragons, "unicorns": unicorns });
            open["piles"] = json!({ "dragons": dragons.len(), "unicorns": unicorns.len() });
        });
    }

    /// These lie in their discard piles.
    pub fn discarded(mut self, ids: &str) -> Self {
        let cards = self.next_copies(ids);
        self.edit(|open, _| {
            for (team, name) in [(Team::Dragons, "dragons"), (Team::Unicorns, "unicorns")] {
                open["discard"][name] = json!(cards.among(cards::deck(team)));
            }
        });
        self.piles();
        self
    }

    /// A team has so many cards left to draw; the others lie in its discard pile.
    pub fn pile(mut self, team: Team, left: usize) -> Self {
        let gone: Cards = cards::deck(team).without(self.used).iter().skip(left).collect();
        self.used = self.used.and(gone);
        let name = if team == Team::Dragons { "dragons" } else { "unicorns" };
        let before = self.open().discard[team];
        self.edit(|open, _| open["discard"][name] = json!(before.and(gone)));
        self.piles();
        self
    }

    /// From here on other dice fall. Whatever is edited later falls as in every scene.
    pub fn with_seed(mut self, number: u64) -> Self {
        self.table = Table::resume(self.table.snapshot(), seed(number));
        self
    }

    /// Goals by the number on the card, from 1.
    pub fn goals(mut self, dragons: u8, unicorns: u8) -> Self {
        self.edit(|_, hidden| hidden["goals"] = json!({ "dragons": dragons - 1, "unicorns": unicorns - 1 }));
        self
    }

    pub fn done(mut self, dragons: &[u8], unicorns: &[u8]) -> Self {
        let numbers = |goals: &[u8]| goals.iter().map(|goal| goal - 1).collect::<Vec<u8>>();
        self.edit(|open, _| {
            open["done"] = json!({ "dragons": numbers(dragons), "unicorns": numbers(unicorns) })
        });
        self
    }

    /// The turn began with no free space, if there is none.
    pub fn turn(mut self, turn: u16) -> Self {
        let full = self.open().free().is_empty();
        self.edit(|open, _| {
            open["turn"] = json!(turn);
            open["full_at_start"] = json!(full);
        });
        let active = self.open().active();
        self.edit(|open, _| open["actor"] = json!(active));
        self
    }

    pub fn open(&self) -> stolik_nokaut::Open {
        self.table.view(Viewer::All).open
    }

    pub fn seen_by(&self, number: usize) -> View {
        self.table.view(Viewer::Seat(seat(number)))
    }

    pub fn phase(&self) -> Phase {
        self.open().phase
    }

    pub fn topic(&self) -> &'static str {
        self.table.now().ask().map_or("over", |ask| ask.topic.0)
    }

    pub fn ask(&self) -> Ask {
        self.table.now().ask().unwrap().clone()
    }

    /// Who is asked, in order of priority.
    pub fn asked(&self) -> Vec<usize> {
        self.ask().parties.iter().flat_map(|party| party.iter().map(Seat::index)).collect()
    }

    pub fn outcome(&self) -> Outcome {
        *self.table.now().outcome().unwrap()
    }

    pub fn at(&self, name: char) -> &'static str {
        self.open().at(space(name)).map_or("", |card| card.kind().id)
    }

    pub fn hand(&self, number: usize) -> Vec<&'static str> {
        let hand = self.table.view(Viewer::All).hands[seat(number)].unwrap();
        hand.iter().map(|card| card.kind().id).collect()
    }

    pub fn pile_of(&self, team: Team) -> u8 {
        self.open().piles[team]
    }

    pub fn in_discard(&self, id: &str) -> usize {
        let discard = self.open().discard;
        discard.dragons.and(discard.unicorns).iter().filter(|card| card.kind().id == id).count()
    }

    /// A sheet in short: `D12 5 -`, `draw - -`, `5 3`, `yes`, `keep`; `-` is blank.
    pub fn sheet(&self, number: usize, text: &str) -> Sheet<Choice> {
        let view = self.table.view(Viewer::All);
        let held =
            (0..usize::from(self.seats)).filter(|one| *one == number || view.open.gone.has(seat(*one)));
        let hands = held.fold(Cards::NONE, |all, one| all.and(view.hands[seat(one)].unwrap()));
        let reach = match view.open.phase {
            Phase::Take { .. } => view.open.discard.dragons.and(view.open.discard.unicorns),
            _ => hands,
        };
        let mut named = Cards::NONE;
        let mut part = |word: &str| match word {
            "-" => Choice::Blank,
            "draw" => Choice::Draw,
            "yes" => Choice::Yes,
            "reveal" => Choice::Reveal,
            "keep" => Choice::Keep,
            _ if word.chars().count() == 1 => Choice::Space(space(word.chars().next().unwrap())),
            _ => {
                let copies = reach.iter().chain((0..80).map(Card)).filter(|card| card.kind().id == word);
                let card = copies.into_iter().find(|card| !named.has(*card)).unwrap();
                named.add(card);
                Choice::Card(card)
            }
        };
        Sheet::of(text.split_whitespace().map(&mut part))
    }

    pub fn try_to(&mut self, number: usize, text: &str) -> Reply {
        let sheet = self.sheet(number, text);
        self.nonce += 1;
        self.table.submit(seat(number), self.table.number(), sheet, self.nonce)
    }

    /// The case of the refusal, or `fits`.
    pub fn refused(&mut self, number: usize, text: &str) -> &'static str {
        let table = self.table.clone();
        let reply = self.try_to(number, text);
        self.table = table;
        match reply {
            Reply::Refused { refusal: Refusal { case, .. } } => case,
            _ => "fits",
        }
    }

    /// Answers, and closes the question: the others pass.
    pub fn play(&mut self, number: usize, text: &str) -> &mut Self {
        let reply = self.try_to(number, text);
        assert_eq!(reply, Reply::Accepted, "seat {number}: {text} at {}", self.topic());
        self.pass()
    }

    /// Whoever has not answered passes.
    pub fn pass(&mut self) -> &mut Self {
        let ask = self.ask();
        for seat in ask.asked().iter().filter(|_| ask.pass) {
            if self.table.waited_for().has(seat) {
                self.nonce += 1;
                self.table.submit(seat, self.table.number(), Sheet::pass(), self.nonce);
            }
        }
        self.close(Why::Answered)
    }

    pub fn close(&mut self, why: Why) -> &mut Self {
        let mut news = News::new();
        self.table.close(why, &mut news).unwrap();
        self.heard.extend(news.heard_by(Viewer::All).cloned());
        self
    }

    /// Nobody answers with a riposte, until something else is asked.
    pub fn settle(&mut self) -> &mut Self {
        while self.topic() == "riposte" {
            self.pass();
        }
        self
    }

    /// Plays, and nobody answers.
    pub fn do_it(&mut self, number: usize, text: &str) -> &mut Self {
        self.play(number, text).settle()
    }

    pub fn leave(&mut self, number: usize) -> Result<(), Refusal> {
        let mut news = News::new();
        let step = self.table.decide_amend(Roster::Leave(seat(number)), &mut news)?;
        self.heard.extend(news.heard_by(Viewer::All).cloned());
        self.table.apply(step).unwrap();
        Ok(())
    }

    /// What is listed in a part beside these; `_` is a hole.
    pub fn listed(&self, number: usize, text: &str, part: usize) -> Vec<String> {
        let holes: Vec<bool> = text.split_whitespace().map(|word| word == "_").collect();
        let mut sheet = self.sheet(number, &text.replace('_', "-"));
        for (part, _) in sheet.parts.iter_mut().zip(holes).filter(|(_, hole)| *hole) {
            *part = None;
        }
        let mut out = Choices::new();
        self.table.choices(seat(number), &sheet, part, &mut out);
        let name = |choice: &Choice| match choice {
            Choice::Card(card) => card.kind().id.to_owned(),
            Choice::Space(space) => space.name().to_string(),
            Choice::Blank => "-".to_owned(),
            other => format!("{other:?}").to_lowercase(),
        };
        let mut names: Vec<String> = out.as_slice().iter().map(name).collect();
        names.dedup();
        names
    }

    pub fn has_heard(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.heard.iter().any(is)
    }

    pub fn goal_of(&self, team: Team) -> Goal {
        self.table.view(Viewer::All).goals[team].unwrap()
    }
}
