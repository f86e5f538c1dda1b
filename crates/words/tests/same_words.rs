//! The binary and the client tell the same of the same events.
//!
//! Games are played, and of all that happens one event of each shape is kept with the lines that it is told in, in both
//! languages. `web/src/games/story.test.ts` tells the same events and must come to the same lines; it also holds that every
//! sentence of a log is among them. `STOLIK_UPDATE_EVENTS=1` writes them anew.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::Serialize;
use stolik_players::{Company, Player, Random};
use stolik_protocol::room::Language;
use stolik_shelf::dixit::Dixit;
use stolik_shelf::journal::{self, Writer};
use stolik_shelf::nokaut::Nokaut;
use stolik_shelf::nosedive::Nosedive;
use stolik_shelf::ruletka::Ruletka;
use stolik_shelf::{GameId, settings, with_game};
use stolik_table::{Hazards, Luck, Secret, Table, Values, Viewer};
use stolik_words::{Told, Words};

/// Nobody is called like this; a name of a seat has no digit in it, so that shapes are alike.
const NAMES: [&str; 6] = ["Róż", "Błękit", "Zieleń", "Fiolet", "Żółć", "Czerwień"];
/// Games for each number of seats with the options as they are; one more for each other value of an option.
const GAMES: u64 = 6;
/// Events of one kind that are told with the same sentences, of other cards and places.
const MOST_OF_A_KIND: usize = 4;

/// A line of the file.
#[derive(Serialize)]
struct Kept<'a> {
    names: &'a [String],
    event: serde_json::Value,
    pl: Vec<String>,
    en: Vec<String>,
}

#[test]
fn an_event_is_told_in_the_same_words_as_in_the_client() {
    for game in GameId::ALL {
        let id = game.info().id;
        let mut kept = with_game!(*game, G => events::<G>());
        match game {
            GameId::Dixit => kept.hear_all::<Dixit>(&rare::dixit()),
            GameId::Nokaut => kept.hear_all::<Nokaut>(&rare::nokaut()),
            GameId::Nosedive => kept.hear_all::<Nosedive>(&rare::nosedive()),
            GameId::Ruletka => kept.hear_all::<Ruletka>(&rare::ruletka()),
            _ => {}
        }
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/events/{id}.jsonl"));
        if std::env::var_os("STOLIK_UPDATE_EVENTS").is_some() {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, &kept.lines).unwrap();
        }
        let before = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(before == kept.lines, "{id} is told otherwise: look at what STOLIK_UPDATE_EVENTS=1 writes");
    }
}

/// One event of each shape, in the order in which they were first heard.
struct Events {
    names: Vec<String>,
    polish: Words,
    english: Words,
    /// Without the texts of the game, where every key shows itself.
    keys: Words,
    shapes: BTreeSet<String>,
    kinds: BTreeMap<String, usize>,
    lines: String,
}

impl Events {
    fn new<G: Told>(seats: u8) -> Self {
        let names: Vec<String> = NAMES[..usize::from(seats)].iter().map(|&name| name.to_owned()).collect();
        let words = |language, files| Words::new(language, files, None, seats, &names);
        let (polish, english) = (words(Language::Pl, G::FILES), words(Language::En, G::FILES));
        let keys = words(Language::Pl, &[]);
        let (shapes, kinds, lines) = Default::default();
        Events { names, polish, english, keys, shapes, kinds, lines }
    }

    /// Keeps an event that is told by other sentences than those before, and some of each kind that differ in more than
    /// names and numbers.
    fn hear<G: Told>(&mut self, event: &G::Event) {
        let (pl, en) = (G::tell(event, &self.polish), G::tell(event, &self.english));
        let sentences: BTreeSet<String> = G::tell(event, &self.keys).into_iter().collect();
        let event = serde_json::to_value(event).unwrap();
        let kind = event["is"].as_str().unwrap().to_owned();
        let known = self.kinds.entry(kind.clone()).or_default();
        let is_new = self.shapes.insert(format!("{kind} {sentences:?}"));
        if is_new || *known < MOST_OF_A_KIND && self.shapes.insert(shape(&kind, &pl, &self.names)) {
            *known += 1;
            let kept = Kept { names: &self.names, event, pl, en };
            self.lines += &(serde_json::to_string(&kept).unwrap() + "\n");
        }
    }

    fn hear_all<G: Told>(&mut self, events: &[G::Event]) {
        events.iter().for_each(|event| self.hear::<G>(event));
    }
}

fn events<G: Told>() -> Events {
    let (fewest, most) = (*G::INFO.seats.start(), *G::INFO.seats.end());
    let mut all: Option<Events> = None;
    for seats in BTreeSet::from([fewest, most.min(NAMES.len() as u8)]) {
        let mut events = Events::new::<G>(seats);
        if let Some(before) = all {
            (events.shapes, events.kinds, events.lines) = (before.shapes, before.kinds, before.lines);
        }
        for change in changes::<G>() {
            let games = if change.is_empty() { GAMES } else { 1 };
            (0..games).for_each(|number| play::<G>(&change, seats, number, |event| events.hear::<G>(event)));
        }
        all = Some(events);
    }
    all.unwrap()
}

/// The options as they are, and each of them changed once.
fn changes<G: Told>() -> Vec<Vec<String>> {
    let values = |values: Values| match values {
        Values::OneOf(all) => all.to_vec(),
        Values::YesNo => vec!["yes", "no"],
        Values::Number { .. } | Values::NumberOrNull { .. } => vec![],
    };
    let changed = G::INFO.settings.iter().flat_map(|setting| {
        values(setting.values).into_iter().map(|value| vec![format!("{}={value}", setting.key)])
    });
    [vec![]].into_iter().chain(changed).collect()
}

/// A game among people as they are, and everything that anybody heard in it.
fn play<G: Told>(change: &[String], seats: u8, number: u64, mut hear: impl FnMut(&G::Event)) {
    let options = settings::options::<G>(change).unwrap();
    let luck = Luck::alone(Secret::of_simulation(7, number));
    let seed = luck.seed();
    let mut log = Vec::new();
    let mut writer = Writer::begin::<G>(&mut log, &options, seats, &luck).unwrap();
    let mut table = Table::<G>::deal(&options, seats, seed).unwrap();
    let random = || -> Box<dyn Player<G>> { Box::new(Random::new()) };
    let mut company = Company::new((0..seats).map(|_| random()).collect(), &seed);
    let hazards = Hazards::new(0.05, &seed);
    company
        .play_with_hazards(&mut table, hazards, &mut |_| random(), |step| writer.write::<G>(&step.record()))
        .unwrap();
    writer.end(&table).unwrap();
    let lines = journal::lines(&log[..]).unwrap();
    journal::tell::<G>(&lines, |_, _, news| news.heard_by(Viewer::All).for_each(&mut hear)).unwrap();
}

/// What is left of a sentence without names and numbers.
fn shape(kind: &str, lines: &[String], names: &[String]) -> String {
    let mut shape = format!("{kind}: {}", lines.join("\n"));
    for name in names {
        shape = shape.replace(name, "N");
    }
    shape.retain(|letter| !letter.is_ascii_digit());
    // So many names in a row say no more than two.
    shape.replace("N, ", "")
}

/// What hardly ever happens, or only to those who want it to.
mod rare {
    use stolik_shelf::{dixit, nokaut, nosedive, ruletka};
    use stolik_table::{Seat, Seats};

    const ONE: Seat = Seat::nth(0);
    const OTHER: Seat = Seat::nth(1);

    pub fn dixit() -> Vec<dixit::Event> {
        let hand = dixit::Cards::one(dixit::Card(3));
        vec![
            dixit::Event::Opens { narrator: ONE },
            dixit::Event::PassedOver { narrator: ONE },
            dixit::Event::BestClue {
                best: dixit::BestClue {
                    round: 1,
                    narrator: ONE,
                    clue: dixit::Clue::new("a clue"),
                    hearts: 2,
                },
            },
            dixit::Event::Reshuffled,
            dixit::Event::Joined { seat: OTHER, points: 2 },
            dixit::Event::Left { seat: ONE, hand },
        ]
    }

    pub fn nokaut() -> Vec<nokaut::Event> {
        vec![
            nokaut::Event::Fizzled { card: nokaut::Card(30) },
            nokaut::Event::ImpasseBegan { by: ONE },
            nokaut::Event::ImpasseBroken,
            nokaut::Event::ImpasseFailed,
            nokaut::Event::Left { seat: ONE },
        ]
    }

    pub fn nosedive() -> Vec<nosedive::Event> {
        let cards = nosedive::Cards::one(nosedive::Card(3));
        vec![
            nosedive::Event::Reshuffled { cards: 22 },
            nosedive::Event::Left { seat: ONE, cards, influencer: OTHER },
        ]
    }

    pub fn ruletka() -> Vec<ruletka::Event> {
        use ruletka::{Aim, Event, Face, Fired, Kind, Paid, Shot};
        let penalty = |paid| Event::Penalty { seat: ONE, paid };
        let fired = |by, aim, face| Fired { by, aim, face };
        let everywhere = [
            fired(ONE, Aim::Own, Face::Click),
            fired(OTHER, Aim::Own, Face::Bullet),
            fired(Seat::nth(2), Aim::Air, Face::Bullet),
            fired(Seat::nth(3), Aim::At(ONE), Face::Bullet),
        ];
        let shot = |extra| Shot {
            number: 3,
            extra,
            fired: everywhere.into_iter().collect(),
            died: Seats::one(OTHER),
            saved: Seats::one(ONE),
        };
        let both = Seats::one(ONE).with(OTHER);
        vec![
            penalty(Paid::Bullet),
            penalty(Paid::Card(Kind::Vest)),
            penalty(Paid::Point),
            penalty(Paid::Nothing),
            Event::Died { seat: OTHER, living: 0 },
            Event::Slipped { seat: ONE, swapped: false },
            Event::Fired { shot: shot(false) },
            Event::Fired { shot: shot(true) },
            Event::Tied { seats: both, times: 2 },
            Event::Shares { seats: both },
            Event::Shares { seats: Seats::NONE },
        ]
    }
}
