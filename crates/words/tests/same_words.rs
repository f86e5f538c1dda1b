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
use stolik_shelf::journal::{self, Writer};
use stolik_shelf::{GameId, settings, with_game};
use stolik_table::{Hazards, Luck, Secret, Table, Values, Viewer};
use stolik_words::{Told, Words};

/// Nobody is called like this; a name of a seat has no digit in it, so that shapes are alike.
const NAMES: [&str; 6] = ["Róż", "Błękit", "Zieleń", "Fiolet", "Żółć", "Czerwień"];
/// Games for each number of seats and each value of an option.
const GAMES: u64 = 6;
/// Events of one kind whose sentences differ by more than names and numbers.
const MOST_OF_A_KIND: usize = 6;

/// A line of the file.
#[derive(Serialize)]
struct Kept {
    names: Vec<String>,
    event: serde_json::Value,
    pl: Vec<String>,
    en: Vec<String>,
}

#[test]
fn an_event_is_told_in_the_same_words_as_in_the_client() {
    for game in GameId::ALL {
        let told = with_game!(*game, G => events::<G>());
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/events/{}.jsonl", game.info().id));
        if std::env::var_os("STOLIK_UPDATE_EVENTS").is_some() {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, &told).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept == told,
            "{} is told otherwise: look at what STOLIK_UPDATE_EVENTS=1 writes",
            game.info().id
        );
    }
}

/// One event of each shape, in the order in which they were first heard.
fn events<G: Told>() -> String {
    let mut lines = String::new();
    let (fewest, most) = (*G::INFO.seats.start(), *G::INFO.seats.end());
    let mut shapes = BTreeSet::new();
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for seats in BTreeSet::from([fewest, most.min(NAMES.len() as u8)]) {
        let names: Vec<String> = NAMES[..usize::from(seats)].iter().map(|&name| name.to_owned()).collect();
        let [polish, english] =
            [Language::Pl, Language::En].map(|language| Words::new(language, G::FILES, None, seats, &names));
        for change in changes::<G>() {
            for number in 0..GAMES {
                play::<G>(&change, seats, number, |event| {
                    let (pl, en) = (G::tell(event, &polish), G::tell(event, &english));
                    let event = serde_json::to_value(event).unwrap();
                    let kind = event["is"].as_str().unwrap().to_owned();
                    let known = kinds.entry(kind.clone()).or_default();
                    if *known < MOST_OF_A_KIND && shapes.insert(shape(&kind, &pl, &names)) {
                        *known += 1;
                        let kept = Kept { names: names.clone(), event, pl, en };
                        lines += &(serde_json::to_string(&kept).unwrap() + "\n");
                    }
                });
            }
        }
    }
    lines
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
