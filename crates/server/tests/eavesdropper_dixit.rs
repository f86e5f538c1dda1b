//! The eavesdropper at a table with hidden cards: two servers that are set up with two worlds which look the same to
//! seat 0 and to a spectator. Who told with what, whose card is whose, in which order the others laid theirs and for
//! what they vote is heard by nobody before it is revealed: the same bytes, in number and order.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

mod common;

use common::{Screen, TestServer, config, newcomer};
use serde_json::{Value, json};
use stolik_server::Config;
use stolik_server::config::Fixed;
use stolik_shelf::dixit::{Choice, Dixit, Options, Phase};
use stolik_store::SqliteSettings;
use stolik_table::{
    Dice, Game, Lane, News, Now, Seat, Secret, Seed, Sheet, Snapshot, Sources, Table, Viewer, Why,
};
use tempfile::TempDir;

const SEATS: u8 = 5;
const LISTENER: Seat = Seat::nth(0);
const NARRATOR: Seat = Seat::nth(1);
/// Who lays and votes besides the listener.
const OTHERS: [usize; 3] = [2, 3, 4];

fn options() -> Options {
    Options { first: Some(NARRATOR), ..Options::default() }
}

fn seed() -> Seed {
    Sources::alone(Secret::from_bytes([7; 32])).seed()
}

/// A table that has come to this phase: everybody has answered with the first choice listed.
fn at(phase: Phase) -> Snapshot<Dixit> {
    let mut table = Table::<Dixit>::deal(&options(), SEATS, seed()).unwrap();
    while table.view(Viewer::Public).open.phase != phase {
        let Now::Ask(ask) = table.now().clone() else { panic!("over") };
        for seat in ask.asked().iter() {
            let mut choices = stolik_table::Choices::new();
            table.choices(seat, &Sheet::blank(ask.parts[seat]), 0, &mut choices);
            let mut sheet = Sheet::of([choices.as_slice()[0]]);
            sheet.text = ask.text_of(seat).map(|_| "Before the storks come back".into());
            table.submit(seat, table.number(), sheet, 1);
        }
        table.close(Why::Answered, &mut News::new()).unwrap();
    }
    table.snapshot()
}

/// Another world that looks the same to the listener and to the public, and differs in this.
fn twin(world: &Snapshot<Dixit>, differs: impl Fn(&Dixit, &Dixit) -> bool) -> Snapshot<Dixit> {
    let mut dice = Dice::new(&seed(), Lane::Mind(LISTENER));
    let view = world.game.view(Viewer::Seat(LISTENER));
    let game = std::iter::repeat_with(|| Dixit::imagine(&view, &mut dice))
        .take(1000)
        .find(|game| differs(game, &world.game))
        .expect("there is more than one world");
    Snapshot { game, ..world.clone() }
}

/// A server on which the table stands as somebody wrote it down; five people sit at it, and one watches.
struct Evening {
    server: TestServer,
    _folder: TempDir,
    seats: Vec<Screen>,
    spectator: Screen,
}

impl Evening {
    async fn begin(world: &Snapshot<Dixit>) -> Evening {
        let folder = TempDir::new().unwrap();
        let stage = Some(serde_json::to_string(world).unwrap());
        let fixed = Fixed { code: "BCDFG".to_owned(), secret: Secret::from_bytes([7; 32]), stage };
        let away_after = std::time::Duration::from_secs(600);
        let config = Config { fixed: Some(fixed), away_after, ..config() };
        let server = TestServer::start_with(folder.path(), config, SqliteSettings::default()).await;
        let host = server.person();
        let opened = json!({"game": "dixit", "me": newcomer("Host", "circle"), "against_bots": false});
        let code = host.post("/api/tables", opened).await.json()["code"].as_str().unwrap().to_owned();
        let mut seats = vec![host.enter(&code).await];
        for identity in ["square", "triangle", "star", "heart"] {
            seats.push(server.person().join(&code, identity).await);
        }
        assert_eq!(seats[0].wish(json!({"is": "start"})).await, None);
        let mut spectator = host.television(&code, &server.person()).await;
        for screen in seats.iter_mut().chain([&mut spectator]) {
            screen.until(|screen| !screen.update.is_null() && screen.room["spectators"] == 1).await;
            screen.heard.clear();
        }
        Evening { server, _folder: folder, seats, spectator }
    }

    /// These seats hand in a sheet each, one after the other, then the listener; gives what was heard.
    async fn play(mut self, sheets: &[(usize, Value)], own: Value) -> Heard {
        for (nonce, (seat, sheet)) in sheets.iter().enumerate() {
            let ready = sheet["ready"] == true;
            let reply = self.seats[*seat].hand_in(nonce as u32 + 1, sheet).await;
            assert_eq!(reply == "noted", !ready, "{reply}");
        }
        let before = self.seats[0].update["seq"].clone();
        assert_eq!(self.seats[0].hand_in(99, &own).await, "accepted");
        for screen in [&mut self.seats[0], &mut self.spectator] {
            screen.until(|screen| screen.update["seq"] != before).await;
        }
        let heard = Heard { seat: self.seats[0].heard.clone(), spectator: self.spectator.heard.clone() };
        self.server.stop().await;
        heard
    }
}

struct Heard {
    seat: Vec<String>,
    spectator: Vec<String>,
}

/// Everything before the update in which something is turned up, which must come.
fn before<'a>(heard: &'a [String], event: &str) -> &'a [String] {
    let tells = |message: &String| {
        let message: Value = serde_json::from_str(message).unwrap();
        let events = message["update"]["events"].as_array().cloned().unwrap_or_default();
        events.iter().any(|told| told["is"] == event)
    };
    &heard[..heard.iter().position(tells).expect("it is turned up")]
}

fn same_until(event: &str, one: &Heard, other: &Heard) {
    assert_eq!(before(&one.seat, event), before(&other.seat, event));
    assert_eq!(before(&one.spectator, event), before(&other.spectator, event));
    assert!(!before(&one.seat, event).is_empty());
}

fn sheet(choice: Choice) -> Value {
    json!({"parts": [choice], "ready": true})
}

fn draft(choice: Choice) -> Value {
    json!({"parts": [choice], "ready": false})
}

/// A card of a seat's hand in this world.
fn card(world: &Snapshot<Dixit>, seat: usize, nth: usize) -> Choice {
    Choice::Card(world.game.view(Viewer::Seat(Seat::nth(seat))).hand().iter().nth(nth).unwrap())
}

fn owners(game: &Dixit) -> Vec<Option<Seat>> {
    game.view(Viewer::All).owners.to_vec()
}

#[tokio::test]
async fn dr4_dr5_what_was_told_with_and_what_others_lay_is_heard_by_nobody_before_the_cards_are_turned() {
    let world = at(Phase::Lay);
    let told = |game: &Dixit| game.view(Viewer::All).told;
    let other = twin(&world, |one, other| told(one) != told(other));
    let own = card(&world, 0, 0);

    let plain: Vec<_> = OTHERS.map(|seat| (seat, sheet(card(&world, seat, 0)))).to_vec();
    // In the other world seat 2 thinks it over, twice.
    let mut hesitant: Vec<_> = OTHERS.map(|seat| (seat, sheet(card(&other, seat, 3)))).to_vec();
    hesitant.splice(0..0, [(2, draft(card(&other, 2, 1))), (2, draft(card(&other, 2, 4)))]);

    let one = Evening::begin(&world).await.play(&plain, sheet(own)).await;
    let two = Evening::begin(&other).await.play(&hesitant, sheet(own)).await;
    same_until("laid", &one, &two);
    assert_ne!(one.seat.last(), two.seat.last(), "the test can tell the worlds apart");
}

#[tokio::test]
async fn da10_the_order_of_laying_does_not_show_in_the_order_of_the_cards() {
    let world = at(Phase::Lay);
    let laid: Vec<_> = OTHERS.map(|seat| (seat, sheet(card(&world, seat, 0)))).to_vec();
    let backwards: Vec<_> = laid.iter().rev().cloned().collect();
    let own = sheet(card(&world, 0, 0));
    let one = Evening::begin(&world).await.play(&laid, own.clone()).await;
    let two = Evening::begin(&world).await.play(&backwards, own).await;
    assert_eq!(one.seat.last(), two.seat.last());
    assert_eq!(one.spectator.last(), two.spectator.last());
}

#[tokio::test]
async fn dr7_da29_whose_card_is_whose_and_who_votes_for_what_is_heard_by_nobody_before_the_reveal() {
    let world = at(Phase::Vote);
    let other = twin(&world, |one, other| owners(one) != owners(other));
    let vote = |world: &Snapshot<Dixit>, seat: usize, nth: usize| {
        let places = (1..).zip(owners(&world.game)).filter(|(_, owner)| *owner != Some(Seat::nth(seat)));
        Choice::Place(places.map(|(place, _)| place).nth(nth).unwrap())
    };
    let own = sheet(vote(&world, 0, 1));
    let plain: Vec<_> = OTHERS.map(|seat| (seat, sheet(vote(&world, seat, 0)))).to_vec();
    let mut hesitant: Vec<_> = OTHERS.map(|seat| (seat, sheet(vote(&other, seat, 2)))).to_vec();
    hesitant.insert(0, (2, draft(vote(&other, 2, 1))));

    let one = Evening::begin(&world).await.play(&plain, own.clone()).await;
    let two = Evening::begin(&other).await.play(&hesitant, own).await;
    same_until("revealed", &one, &two);
    assert_ne!(one.spectator.last(), two.spectator.last(), "the test can tell the worlds apart");
}
