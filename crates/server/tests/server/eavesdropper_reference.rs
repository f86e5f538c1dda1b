//! The eavesdropper with the rules in hand: what every screen was told in a game is what the rules tell its viewer.
//!
//! Twin worlds find what differs between two worlds; here the test plays the same game beside the server, by the kernel
//! alone, and compares each update and each story of earlier steps with what that viewer may know: every seat, strangers,
//! televisions of all kinds, guests without a chair, and who comes late or comes back. So no screen is sent another
//! viewer's view, and no public screen hears an event of a kind that is told to one, whatever happens to be equal in two
//! worlds.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::{Value, json, to_value};
use stolik_server::Config;
use stolik_server::config::Fixed;
use stolik_shelf::dixit::Dixit;
use stolik_shelf::nokaut::Nokaut;
use stolik_shelf::nosedive::Nosedive;
use stolik_shelf::pixoid::Pixoid;
use stolik_shelf::ruletka::Ruletka;
use stolik_store::SqliteSettings;
use stolik_table::{Choices, Game, News, Reply, Seat, Secret, Seed, Sheet, Sources, Table, Viewer, Why};
use tempfile::TempDir;

use crate::common::ears::Ears;
use crate::common::{Person, Screen, TestServer, config};

const IDENTITIES: [&str; 5] = ["square", "triangle", "star", "heart", "moon"];
/// Games that are tried for one in which enough is told to one seat alone.
const GAMES: u64 = 200;

/// A game by the rules: how it stood and what was told after each question.
struct Reference<G: Game> {
    steps: Vec<(Table<G>, News<G::Event>)>,
    /// Who handed in what, question by question.
    sheets: Vec<Vec<(Seat, Sheet<G::Choice>)>>,
}

impl<G: Game> Reference<G> {
    /// Plays some questions, with choices that this number decides.
    fn play(dealt: Table<G>, questions: usize, taste: usize) -> Reference<G> {
        let mut table = dealt.clone();
        let mut reference = Reference { steps: vec![(dealt, News::new())], sheets: Vec::new() };
        while reference.sheets.len() < questions && table.now().ask().is_some() {
            let mut sheets = Vec::new();
            while let Some(seat) = table.waited_for().lowest().filter(|_| !table.is_answered(None)) {
                let sheet = sheet(&table, seat, taste + 3 * sheets.len() + 5 * reference.sheets.len());
                let reply = table.submit(seat, table.number(), sheet.clone(), nonce(reference.sheets.len()));
                assert!(matches!(reply, Reply::Accepted), "{reply:?}");
                sheets.push((seat, sheet));
            }
            let mut news = News::new();
            table.close(Why::Answered, &mut news).unwrap();
            reference.sheets.push(sheets);
            reference.steps.push((table.clone(), news));
        }
        reference
    }

    /// Seats that were told something alone.
    fn told_alone(&self) -> BTreeSet<u8> {
        let told = self.steps.iter().flat_map(|(_, news)| news.told());
        let seats = told.filter_map(|(audience, _)| match audience {
            stolik_table::Audience::Only(seats) if seats.len() == 1 => seats.lowest(),
            _ => None,
        });
        seats.map(Seat::number).collect()
    }

    /// The names of the events that are never told to everybody.
    fn private_kinds(&self) -> BTreeSet<String> {
        let all = || self.steps.iter().flat_map(|(_, news)| news.told());
        let kind = |event: &G::Event| to_value(event).unwrap()["is"].to_string();
        let public: BTreeSet<String> = all()
            .filter(|(audience, _)| audience.includes(Viewer::Public))
            .map(|(_, event)| kind(event))
            .collect();
        all().map(|(_, event)| kind(event)).filter(|kind| !public.contains(kind)).collect()
    }

    fn events(&self, seq: usize, who: Viewer) -> Value {
        to_value(self.steps[seq].1.heard_by(who).collect::<Vec<_>>()).unwrap()
    }

    /// Everything in a message that tells of the game.
    fn check(&self, name: &str, who: Viewer, message: &Value) {
        for told in [&message["update"]].into_iter().filter(|update| update.is_object()) {
            let seq = told["seq"].as_u64().unwrap() as usize;
            let (table, _) = &self.steps[seq];
            assert_eq!(told["view"], wire(&table.view(who)), "{name}: the view after {seq} questions");
            let events = told["events"].as_array().unwrap();
            assert!(events.is_empty() || told["events"] == self.events(seq, who), "{name} hears {events:?}");
            let yours = &told["question"]["yours"];
            let seat = who.seat().map(|seat| json!(seat));
            assert!(yours.is_null() || Some(&yours["seat"]) == seat.as_ref(), "{name} is asked as {yours}");
            assert!(seat.is_some() || told["question"]["beside"].is_null(), "{name} sees a partner's sheet");
        }
        for story in [&message["history"], &message["welcome"]["history"]] {
            for step in story["steps"].as_array().into_iter().flatten() {
                let seq = step["seq"].as_u64().unwrap() as usize;
                assert_eq!(step["events"], self.events(seq, who), "{name} is told of step {seq}");
            }
        }
    }
}

fn nonce(question: usize) -> u32 {
    1 + question as u32
}

fn wire(value: &impl Serialize) -> Value {
    to_value(value).unwrap()
}

/// One of the listed choices in every part; a window is passed now and then.
fn sheet<G: Game>(table: &Table<G>, seat: Seat, taste: usize) -> Sheet<G::Choice> {
    let ask = table.now().ask().unwrap();
    let mut sheet = Sheet::blank(ask.parts[seat]);
    let mut choices = Choices::new();
    for part in 0..sheet.parts.len() {
        table.choices(seat, &sheet, part, &mut choices);
        let listed = choices.as_slice();
        if ask.pass && (listed.is_empty() || taste.is_multiple_of(3)) {
            return Sheet::pass();
        }
        sheet.parts[part] = listed.get(taste % listed.len().max(1)).copied();
    }
    if ask.unordered {
        sheet.parts.sort_unstable();
    }
    sheet.text = ask.text_of(seat).map(|text| "a".repeat(usize::from(text.shortest)).into());
    sheet.ready = true;
    sheet
}

/// The server's screens, each with its viewer.
struct Evening {
    server: TestServer,
    _folder: TempDir,
    people: Vec<Person>,
    seats: Vec<Screen>,
    ears: Ears,
    code: String,
}

impl Evening {
    async fn begin<G: Game>(dealt: &Table<G>, secret: &Secret) -> Evening {
        let folder = TempDir::new().unwrap();
        let stage = Some(serde_json::to_string(&dealt.snapshot()).unwrap());
        let fixed = Fixed { code: "BCDFG".to_owned(), secret: *secret, stage };
        let away_after = std::time::Duration::from_secs(600);
        let config = Config { fixed: Some(fixed), away_after, ..config() };
        let server = TestServer::start_with(folder.path(), config, SqliteSettings::default()).await;
        let people: Vec<Person> = (0..dealt.seats()).map(|_| server.person()).collect();
        let code = people[0].open_for(G::INFO.id, false).await;
        let mut seats = vec![people[0].enter(&code).await];
        for (person, identity) in people[1..].iter().zip(IDENTITIES) {
            seats.push(person.join(&code, identity).await);
        }
        let guest = server.person();
        let mut without_a_chair = guest.join(&code, "cross").await;
        without_a_chair.wish(json!({"is": "stand"})).await;
        assert_eq!(seats[0].wish(json!({"is": "start"})).await, None);
        for screen in seats.iter_mut().chain([&mut without_a_chair]) {
            screen.until(|screen| !screen.update.is_null()).await;
        }
        let mut ears = Ears::at(&code);
        ears.add("a guest", &guest, without_a_chair);
        let living_room = server.person();
        let mut shown = people[0].television(&code, &living_room).await;
        shown.until(|screen| !screen.update.is_null()).await;
        ears.add("a television that was sent the table", &living_room, shown);
        let mut evening = Evening { server, _folder: folder, people, seats, ears, code };
        evening.listen("from the start").await;
        evening
    }

    async fn listen(&mut self, when: &str) {
        self.ears.open(&format!("a stranger {when}"), &self.server.person(), "").await;
        self.ears.open(&format!("a stranger's television {when}"), &self.server.person(), "?watch").await;
        for seat in 0..self.people.len() {
            let television = format!("the television of seat {seat} {when}");
            self.ears.open(&television, &self.people[seat], "?watch").await;
        }
    }

    /// Everybody hands in what the reference says, and all hear what became of it.
    async fn play<G: Game>(&mut self, reference: &Reference<G>) {
        for (question, sheets) in reference.sheets.iter().enumerate() {
            for (seat, sheet) in sheets {
                let screen = &mut self.seats[seat.index()];
                screen.until(|screen| screen.update["seq"] == question && screen.is_asked()).await;
                let reply = screen.hand_in(nonce(question), &wire(sheet)).await;
                assert!(reply == "accepted", "{reply}: {sheet:?} of {seat:?}");
            }
            let next = question + 1;
            for screen in &mut self.seats {
                screen.until(|screen| screen.update["seq"] == next).await;
            }
            self.ears.until(|screen| screen.update["seq"] == next).await;
            if next == reference.sheets.len().div_ceil(2) {
                self.listen("who comes late").await;
            }
        }
        self.listen("when it is over").await;
        for seat in 0..self.people.len() {
            let screen = self.people[seat].enter(&self.code).await;
            self.seats.push(screen);
        }
        for screen in &mut self.seats {
            screen.until(|screen| !screen.update.is_null()).await;
            screen.say(json!({"is": "history"})).await;
            screen.wait_for("history").await;
        }
        self.ears.ask_for_history().await;
    }
}

/// Plays some questions of a game in which seats are told something alone, and checks every message.
async fn everybody_is_told_what_the_rules_tell<G: Game>(
    options: G::Options,
    seats: u8,
    questions: usize,
    alone: usize,
) {
    let play = |number: u64| {
        let secret = Secret::of_simulation(11, number);
        let seed: Seed = Sources::alone(secret).seed();
        let dealt = Table::<G>::deal(&options, seats, seed).unwrap();
        (secret, Reference::play(dealt, questions, number as usize))
    };
    let enough = |(_, reference): &(Secret, Reference<G>)| reference.told_alone().len() >= alone;
    let (secret, reference) = (0..GAMES).map(play).find(enough).expect("a game in which enough is told");
    let private = reference.private_kinds();
    assert_eq!(alone > 0, !private.is_empty());

    let mut evening = Evening::begin(&reference.steps[0].0, &secret).await;
    evening.play(&reference).await;
    evening.server.stop().await;
    for (number, screen) in evening.seats.iter().enumerate() {
        let seat = Seat::nth(number % usize::from(seats));
        for message in &screen.heard {
            reference.check(
                &format!("{seat:?}"),
                Viewer::Seat(seat),
                &serde_json::from_str(message).unwrap(),
            );
        }
    }
    for (name, heard) in evening.ears.heard().iter().filter(|(name, _)| !name.ends_with("over HTTP")) {
        for message in heard {
            reference.check(name, Viewer::Public, &serde_json::from_str(message).unwrap());
            for kind in &private {
                assert!(!message.contains(&format!("{{\"is\":{kind}")), "{name} hears {kind}: {message}");
            }
        }
    }
}

#[tokio::test]
async fn every_screen_of_pixoid_is_told_what_the_rules_tell_its_viewer() {
    everybody_is_told_what_the_rules_tell::<Pixoid>(Default::default(), 4, 8, 0).await;
}

#[tokio::test]
async fn every_screen_of_dixit_is_told_what_the_rules_tell_its_viewer() {
    everybody_is_told_what_the_rules_tell::<Dixit>(Default::default(), 5, 7, 5).await;
}

#[tokio::test]
async fn every_screen_of_nokaut_is_told_what_the_rules_tell_its_viewer() {
    let options = stolik_shelf::nokaut::Options { hands: false, ..Default::default() };
    everybody_is_told_what_the_rules_tell::<Nokaut>(options, 4, 24, 4).await;
}

#[tokio::test]
async fn every_screen_of_nosedive_is_told_what_the_rules_tell_its_viewer() {
    everybody_is_told_what_the_rules_tell::<Nosedive>(Default::default(), 4, 36, 4).await;
}

#[tokio::test]
async fn every_screen_of_ruletka_is_told_what_the_rules_tell_its_viewer() {
    everybody_is_told_what_the_rules_tell::<Ruletka>(Default::default(), 4, 40, 3).await;
}
