//! The eavesdropper at the roulette: two servers that are set up with two worlds which look the same to one seat and to the
//! public. What others hide, bid and whom they accuse, what they hold and how their magazines lie is heard by nobody
//! before it is revealed: the same bytes, in number and order. Who holds a card for a window is compared at full pace, in
//! `crates/server/src/room/tests/eavesdropper_ruletka.rs`.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::common::ears::{Ears, Heard, assert_same, before};
use crate::common::{Person, Screen, TestServer, config};
use futures_util::future::join_all;
use serde_json::{Value, json};
use stolik_server::Config;
use stolik_server::config::Fixed;
use stolik_shelf::ruletka::{Choice, Face, Options, Ruletka};
use stolik_store::SqliteSettings;
use stolik_table::{Dice, Game, Lane, News, Seat, Secret, Seed, Snapshot, Sources, Table, Viewer, Why};
use tempfile::TempDir;

const SEATS: u8 = 4;
/// Whose hand the television would show, if it took itself for somebody.
const HOST: usize = 0;
const LISTENER: usize = 2;
const OTHERS: [usize; 3] = [HOST, 1, 3];

fn seed() -> Seed {
    Sources::alone(Secret::from_bytes([7; 32])).seed()
}

/// A table that has come to this question; nobody has said anything on the way.
fn at(topic: &str) -> Snapshot<Ruletka> {
    let mut table = Table::<Ruletka>::deal(&Options::default(), SEATS, seed()).unwrap();
    while table.now().ask().expect("it goes on").topic.0 != topic {
        table.close(Why::Clock, &mut News::new()).unwrap();
    }
    table.snapshot()
}

/// Another world that looks the same to the listener, in which all others hold other cards, somebody hides something else
/// and every magazine lies in another order.
fn twin(world: &Snapshot<Ruletka>) -> Snapshot<Ruletka> {
    let mut dice = Dice::new(&seed(), Lane::Mind(Seat::nth(LISTENER)));
    let view = world.game.view(Viewer::Seat(Seat::nth(LISTENER)));
    let truth = world.game.view(Viewer::All);
    let differs = |game: &Ruletka| {
        let other = game.view(Viewer::All);
        let hands = OTHERS.iter().all(|seat| other.hands[*seat] != truth.hands[*seat]);
        let orders = (0..SEATS.into()).map(Seat::nth).all(|seat| other.spun[seat] != truth.spun[seat]);
        hands && orders && other.hidden != truth.hidden
    };
    let game = std::iter::repeat_with(|| Ruletka::imagine(&view, &mut dice)).take(50_000).find(differs);
    Snapshot { game: game.expect("there is more than one world"), ..world.clone() }
}

/// How people and listeners reach the table.
#[derive(Clone, Copy)]
enum Reached {
    /// There is one server.
    Directly,
    /// There are several, and each reaches another one than the table's: what they hear is passed on.
    ThroughOthers,
}

struct Evening {
    /// The table is the first one's.
    servers: Vec<TestServer>,
    reached: AtomicUsize,
    _folder: TempDir,
    seats: Vec<Screen>,
    people: Vec<Person>,
    ears: Ears,
}

impl Evening {
    async fn begin(world: &Snapshot<Ruletka>, reached: Reached) -> Evening {
        let folder = TempDir::new().unwrap();
        let stage = Some(serde_json::to_string(world).unwrap());
        let fixed = Fixed { code: "BCDFG".to_owned(), secret: Secret::from_bytes([7; 32]), stage };
        let away_after = std::time::Duration::from_secs(600);
        let config = || Config { fixed: Some(fixed.clone()), away_after, ..config() };
        let servers = match reached {
            Reached::Directly => {
                vec![TestServer::start_with(folder.path(), config(), SqliteSettings::default()).await]
            }
            Reached::ThroughOthers => TestServer::three(config).await,
        };
        let people: Vec<Person> = servers.iter().cycle().take(SEATS.into()).map(TestServer::person).collect();
        let code = people[HOST].open_for("ruletka", false).await;
        let mut seats = vec![people[HOST].enter(&code).await];
        for (person, identity) in people[1..].iter().zip(["square", "triangle", "star"]) {
            seats.push(person.join(&code, identity).await);
        }
        assert_eq!(seats[HOST].wish(json!({"is": "start"})).await, None);
        for screen in &mut seats {
            screen.until(|screen| !screen.update.is_null()).await;
        }
        let ears = Ears::at(&code);
        let mut evening =
            Evening { servers, reached: AtomicUsize::new(0), _folder: folder, seats, people, ears };
        evening.listen("from the start").await;
        evening
    }

    /// More screens, of all kinds that see what the public sees, and one of the listener's.
    async fn listen(&mut self, when: &str) {
        let (passer_by, host, listener) = (self.next().person(), &self.people[HOST], &self.people[LISTENER]);
        let (host, listener) = (self.next().reached_by(host), self.next().reached_by(listener));
        self.ears.open(&format!("a passer-by {when}"), &passer_by, "").await;
        self.ears.open(&format!("the host's television {when}"), &host, "?watch").await;
        self.ears.open(&format!("the listener {when}"), &listener, "").await;
    }

    /// The next server that somebody reaches; the table's own is the last.
    fn next(&self) -> &TestServer {
        let reached = self.reached.fetch_add(1, Ordering::Relaxed) + 1;
        &self.servers[reached % self.servers.len()]
    }

    /// Others hand these in; the listener tries everything and is the last.
    async fn play(&mut self, sheets: &[(usize, Value)], own: &Value) {
        for (nonce, (seat, sheet)) in sheets.iter().enumerate() {
            let reply = self.seats[*seat].hand_in(nonce as u32 + 1, sheet).await;
            assert_ne!(reply, "refused", "{sheet}");
        }
        self.listen("who comes late").await;
        self.ears.try_everything().await;
        let before = self.seats[LISTENER].number();
        let listener = &mut self.seats[LISTENER];
        assert_eq!(listener.hand_in(99, own).await, "accepted");
        listener.until(|screen| screen.number() != before).await;
        self.ears.until(|screen| screen.number() != before).await;
    }
}

/// What was heard while one question was answered, and what the host has seen of its own at the end.
async fn heard_in(world: &Snapshot<Ruletka>, sheets: &[(usize, Value)], own: &Value) -> (Heard, Value) {
    heard_when(Reached::Directly, world, sheets, own).await
}

async fn heard_when(
    reached: Reached,
    world: &Snapshot<Ruletka>,
    sheets: &[(usize, Value)],
    own: &Value,
) -> (Heard, Value) {
    let mut evening = Evening::begin(world, reached).await;
    evening.play(sheets, own).await;
    let number = evening.seats[LISTENER].number();
    let host = &mut evening.seats[HOST];
    host.until(|screen| screen.number() == number).await;
    let seen = host.update["view"].clone();
    join_all(evening.servers.into_iter().map(TestServer::stop)).await;
    (evening.ears.heard(), seen)
}

fn sheet(choice: Choice) -> Value {
    json!({"parts": [choice], "ready": true})
}

fn draft(choice: Choice) -> Value {
    json!({"parts": [choice], "ready": false})
}

fn pass() -> Value {
    json!({"parts": [], "ready": true})
}

#[tokio::test]
async fn rr5_what_others_hide_is_heard_by_nobody_also_not_when_all_is_spun() {
    let world = at("load");
    let honest: Vec<_> = OTHERS.map(|seat| (seat, sheet(Choice::Hide(Face::Click)))).to_vec();
    let mut cheats: Vec<_> = OTHERS.map(|seat| (seat, sheet(Choice::Hide(Face::Bullet)))).to_vec();
    cheats.insert(0, (HOST, draft(Choice::Hide(Face::Click))));
    let own = sheet(Choice::Hide(Face::Click));
    let (one, host) = heard_in(&world, &honest, &own).await;
    let (two, cheat) = heard_in(&world, &cheats, &own).await;
    assert_ne!(host["hidden"], cheat["hidden"], "the test can tell the worlds apart");
    assert_same(&one, &two);
}

#[tokio::test]
async fn rr7_what_others_bid_hold_and_hide_and_how_magazines_lie_is_heard_by_nobody_before_the_dice_are_uncovered()
 {
    let world = at("bid");
    let other = twin(&world);
    let own = sheet(Choice::Bid(2));
    let low: Vec<_> = OTHERS.map(|seat| (seat, sheet(Choice::Bid(1)))).to_vec();
    let mut high: Vec<_> = OTHERS.map(|seat| (seat, sheet(Choice::Bid(5)))).to_vec();
    high.splice(0..0, [(HOST, draft(Choice::Bid(0))), (HOST, draft(Choice::Bid(3)))]);
    let (one, _) = heard_in(&world, &low, &own).await;
    let (two, _) = heard_in(&other, &high, &own).await;
    assert_same(&before(&one, "bids"), &before(&two, "bids"));
    let late = "a passer-by who comes late";
    assert_ne!(one[late].last(), two[late].last(), "the test can tell the worlds apart");

    // And if all bid the same, the dice tell nothing of the rest.
    let (three, host) = heard_in(&other, &low, &own).await;
    assert_ne!(host["hands"], Value::Null);
    assert_same(&one, &three);
}

/// What is passed on from one server to another is what the table's own would have said, in number and order, too.
#[tokio::test]
async fn rr7_where_several_servers_pass_on_what_is_said_nobody_hears_more_or_sooner() {
    let world = at("bid");
    let other = twin(&world);
    let own = sheet(Choice::Bid(2));
    let low: Vec<_> = OTHERS.map(|seat| (seat, sheet(Choice::Bid(1)))).to_vec();
    let mut high: Vec<_> = OTHERS.map(|seat| (seat, sheet(Choice::Bid(5)))).to_vec();
    high.splice(0..0, [(HOST, draft(Choice::Bid(0))), (HOST, draft(Choice::Bid(3)))]);
    let (one, _) = heard_when(Reached::ThroughOthers, &world, &low, &own).await;
    let (two, _) = heard_when(Reached::ThroughOthers, &other, &high, &own).await;
    assert_same(&before(&one, "bids"), &before(&two, "bids"));
    let late = "a passer-by who comes late";
    assert_ne!(one[late].last(), two[late].last(), "the test can tell the worlds apart");
    let (directly, _) = heard_in(&world, &low, &own).await;
    assert_same(&one, &directly);
}

#[tokio::test]
async fn ra16_whom_others_accuse_is_heard_by_nobody_before_all_have_answered() {
    let world = at("accuse");
    let accuse = |seat: usize| sheet(Choice::Accuse(Seat::nth(seat)));
    let peace: Vec<_> = OTHERS.map(|seat| (seat, pass())).to_vec();
    let war = vec![(HOST, accuse(1)), (HOST, accuse(LISTENER)), (1, accuse(HOST)), (3, accuse(HOST))];
    let (one, _) = heard_in(&world, &peace, &pass()).await;
    let (two, _) = heard_in(&twin(&world), &war, &pass()).await;
    assert_same(&before(&one, "nobody-accused"), &before(&two, "accused"));
    assert_ne!(one["a passer-by who comes late"].last(), two["a passer-by who comes late"].last());
}
