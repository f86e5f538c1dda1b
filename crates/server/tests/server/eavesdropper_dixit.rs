//! The eavesdropper at a table with hidden cards: two servers that are set up with two worlds which look the same to
//! one seat and to the public. Who told with what, whose card is whose, in which order the others laid theirs, for what
//! they vote and what they draw is heard by nobody before it is revealed: the same bytes, in number and order. That holds
//! for the television in the host's browser, for guests without a chair and for whoever comes in between.

use crate::common::ears::{Ears, Heard, assert_same, before};
use crate::common::{Person, Screen, TestServer, config};
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
/// Whose hand the television would show, if it took itself for somebody.
const HOST: usize = 0;
const NARRATOR: Seat = Seat::nth(1);
const LISTENER: usize = 2;
/// Who lays and votes besides the listener.
const OTHERS: [usize; 3] = [HOST, 3, 4];

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

/// Another world that looks the same to somebody, in which the host holds other cards, and which differs in this.
fn twin(world: &Snapshot<Dixit>, who: Viewer, differs: impl Fn(&Dixit, &Dixit) -> bool) -> Snapshot<Dixit> {
    let mut dice = Dice::new(&seed(), Lane::Mind(NARRATOR));
    let view = world.game.view(who);
    let game = std::iter::repeat_with(|| Dixit::imagine(&view, &mut dice))
        .take(10_000)
        .find(|game| hand(game, HOST) != hand(&world.game, HOST) && differs(game, &world.game))
        .expect("there is more than one world");
    Snapshot { game, ..world.clone() }
}

/// A server on which the table stands as somebody wrote it down; five people sit at it, and some listen.
struct Evening {
    server: TestServer,
    _folder: TempDir,
    seats: Vec<Screen>,
    people: Vec<Person>,
    /// Who has joined and has no chair.
    guest: Person,
    ears: Ears,
}

impl Evening {
    async fn begin(world: &Snapshot<Dixit>) -> Evening {
        let folder = TempDir::new().unwrap();
        let stage = Some(serde_json::to_string(world).unwrap());
        let fixed = Fixed { code: "BCDFG".to_owned(), secret: Secret::from_bytes([7; 32]), stage };
        let away_after = std::time::Duration::from_secs(600);
        let config = Config { fixed: Some(fixed), away_after, ..config() };
        let server = TestServer::start_with(folder.path(), config, SqliteSettings::default()).await;
        let people: Vec<Person> = (0..SEATS).map(|_| server.person()).collect();
        let code = people[HOST].open_for("dixit", false).await;
        let mut seats = vec![people[HOST].enter(&code).await];
        for (person, identity) in people[1..].iter().zip(["square", "triangle", "star", "heart"]) {
            seats.push(person.join(&code, identity).await);
        }
        let guest = server.person();
        let mut without_a_chair = guest.join(&code, "cross").await;
        assert_eq!(without_a_chair.wish(json!({"is": "stand"})).await, None);
        assert_eq!(seats[HOST].wish(json!({"is": "start"})).await, None);
        for screen in &mut seats {
            screen.until(|screen| !screen.update.is_null()).await;
        }
        let mut ears = Ears::at(&code);
        ears.add("guest", &guest, without_a_chair);
        ears.until(|screen| !screen.update.is_null()).await;
        let mut evening = Evening { server, _folder: folder, seats, people, guest, ears };
        evening.listen("from the start").await;
        evening
    }

    /// More screens, of all kinds that see what the public sees.
    async fn listen(&mut self, when: &str) {
        self.ears.open(&format!("a stranger's television {when}"), &self.server.person(), "?watch").await;
        self.ears.open(&format!("a passer-by {when}"), &self.server.person(), "").await;
        self.ears.open(&format!("the host's television {when}"), &self.people[HOST], "?watch").await;
        self.ears.open(&format!("a guest {when}"), &self.guest, "").await;
    }

    /// These seats hand in a sheet each, one after the other.
    async fn hand_in(&mut self, sheets: &[(usize, Value)]) {
        for (nonce, (seat, sheet)) in sheets.iter().enumerate() {
            let ready = sheet["ready"] == true;
            let reply = self.seats[*seat].hand_in(nonce as u32 + 1, sheet).await;
            assert_eq!(reply == "noted", !ready, "{reply}");
        }
    }

    /// The same for all but the listener, who tries everything with all the others that listen, and then answers, too.
    async fn play(&mut self, sheets: &[(usize, Value)], own: Value) {
        self.ears.open("the listener", &self.people[LISTENER], "").await;
        self.hand_in(sheets).await;
        self.listen("who comes late").await;
        self.ears.open("the listener who comes back", &self.people[LISTENER], "").await;
        self.ears.try_everything().await;
        self.close(own).await;
    }

    /// The listener's sheet is the last.
    async fn close(&mut self, own: Value) {
        let before = self.seats[LISTENER].number();
        let listener = &mut self.seats[LISTENER];
        assert_eq!(listener.hand_in(99, &own).await, "accepted");
        listener.until(|screen| screen.number() != before).await;
        self.ears.until(|screen| screen.number() != before).await;
    }

    async fn end(self) -> Heard {
        self.server.stop().await;
        self.ears.heard()
    }
}

/// What was heard while one question was answered.
async fn heard_in(world: &Snapshot<Dixit>, sheets: &[(usize, Value)], own: &Value) -> Heard {
    let mut evening = Evening::begin(world).await;
    evening.play(sheets, own.clone()).await;
    evening.end().await
}

fn sheet(choice: Choice) -> Value {
    json!({"parts": [choice], "ready": true})
}

fn draft(choice: Choice) -> Value {
    json!({"parts": [choice], "ready": false})
}

fn hand(game: &Dixit, seat: usize) -> Vec<stolik_shelf::dixit::Card> {
    game.view(Viewer::Seat(Seat::nth(seat))).hand().iter().collect()
}

/// A card of a seat's hand in this world.
fn card(world: &Snapshot<Dixit>, seat: usize, nth: usize) -> Choice {
    Choice::Card(hand(&world.game, seat)[nth])
}

fn owners(game: &Dixit) -> Vec<Option<Seat>> {
    game.view(Viewer::All).owners.to_vec()
}

/// A vote for the nth place that is not one's own.
fn vote(world: &Snapshot<Dixit>, seat: usize, nth: usize) -> Choice {
    let places = (1..).zip(owners(&world.game)).filter(|(_, owner)| *owner != Some(Seat::nth(seat)));
    Choice::Place(places.map(|(place, _)| place).nth(nth).unwrap())
}

const SEEN_BY_THE_LISTENER: Viewer = Viewer::Seat(Seat::nth(LISTENER));

#[tokio::test]
async fn dr4_dr5_what_was_told_with_and_what_others_lay_is_heard_by_nobody_before_the_cards_are_turned() {
    let world = at(Phase::Lay);
    let told = |game: &Dixit| game.view(Viewer::All).told;
    let other = twin(&world, SEEN_BY_THE_LISTENER, |one, other| told(one) != told(other));
    let own = sheet(card(&world, LISTENER, 0));

    let plain: Vec<_> = OTHERS.map(|seat| (seat, sheet(card(&world, seat, 0)))).to_vec();
    // In the other world the host thinks it over, twice.
    let mut hesitant: Vec<_> = OTHERS.map(|seat| (seat, sheet(card(&other, seat, 3)))).to_vec();
    hesitant.splice(0..0, [(HOST, draft(card(&other, HOST, 1))), (HOST, draft(card(&other, HOST, 4)))]);

    let one = heard_in(&world, &plain, &own).await;
    let two = heard_in(&other, &hesitant, &own).await;
    assert_same(&before(&one, "laid"), &before(&two, "laid"));
    assert_ne!(one["the listener"].last(), two["the listener"].last(), "the test can tell the worlds apart");
}

#[tokio::test]
async fn da10_the_order_of_laying_does_not_show_in_the_order_of_the_cards() {
    let world = at(Phase::Lay);
    let laid: Vec<_> = OTHERS.map(|seat| (seat, sheet(card(&world, seat, 0)))).to_vec();
    let backwards: Vec<_> = laid.iter().rev().cloned().collect();
    let own = sheet(card(&world, LISTENER, 0));
    let one = heard_in(&world, &laid, &own).await;
    let two = heard_in(&world, &backwards, &own).await;
    for (name, heard) in one.iter().filter(|(name, _)| !name.ends_with("over HTTP")) {
        assert_eq!(heard.last(), two[name].last(), "{name}");
    }
}

#[tokio::test]
async fn dr7_da29_whose_card_is_whose_and_who_votes_for_what_is_heard_by_nobody_before_the_reveal() {
    let world = at(Phase::Vote);
    let other = twin(&world, SEEN_BY_THE_LISTENER, |one, other| owners(one) != owners(other));
    let own = sheet(vote(&world, LISTENER, 1));
    let plain: Vec<_> = OTHERS.map(|seat| (seat, sheet(vote(&world, seat, 0)))).to_vec();
    let mut hesitant: Vec<_> = OTHERS.map(|seat| (seat, sheet(vote(&other, seat, 2)))).to_vec();
    hesitant.insert(0, (HOST, draft(vote(&other, HOST, 1))));

    let one = heard_in(&world, &plain, &own).await;
    let two = heard_in(&other, &hesitant, &own).await;
    assert_same(&before(&one, "revealed"), &before(&two, "revealed"));
    assert_ne!(one["guest"].last(), two["guest"].last(), "the test can tell the worlds apart");
}

/// What each seat draws when all have voted, by the rules: the host would hear the same in two worlds in which it happens to
/// draw the same cards, and a stranger who is told them, too.
fn draws(world: &Snapshot<Dixit>) -> Vec<Vec<u8>> {
    let mut table = Table::resume(world.clone(), seed());
    let votes = OTHERS.map(|seat| (seat, vote(world, seat, 0))).into_iter();
    for (seat, vote) in votes.chain([(LISTENER, vote(world, LISTENER, 1))]) {
        table.submit(Seat::nth(seat), table.number(), Sheet::of([vote]), 1);
    }
    table.close(Why::Answered, &mut News::new()).unwrap();
    let after = table.snapshot().game;
    (0..usize::from(SEATS))
        .map(|seat| {
            let before = hand(&world.game, seat);
            hand(&after, seat).into_iter().filter(|card| !before.contains(card)).map(|card| card.0).collect()
        })
        .collect()
}

/// Two worlds in which all hands and all draws differ and the same is revealed: to the public they are one, whenever it
/// comes.
#[tokio::test]
async fn dr13_what_somebody_draws_is_in_no_story_that_others_are_told_later() {
    let world = at(Phase::Vote);
    let drawn = draws(&world);
    assert!(drawn.iter().all(|cards| !cards.is_empty()), "everybody draws: {drawn:?}");
    let other = twin(&world, Viewer::Public, |one, other| {
        let draws = |game: &Dixit| draws(&Snapshot { game: game.clone(), ..world.clone() });
        owners(one) == owners(other) && draws(one).iter().zip(&drawn).all(|(one, other)| one != other)
    });
    let mut all = Vec::new();
    for world in [&world, &other] {
        let mut evening = Evening::begin(world).await;
        evening.hand_in(&OTHERS.map(|seat| (seat, sheet(vote(world, seat, 0))))).await;
        evening.close(sheet(vote(world, LISTENER, 1))).await;
        evening.listen("when all is told").await;
        evening.ears.try_everything().await;
        let now = evening.seats[LISTENER].number();
        let mut drew = Vec::new();
        for screen in &mut evening.seats {
            screen.until(|screen| screen.number() == now).await;
            drew.push(screen.update["events"].to_string());
        }
        all.push((drew, evening.end().await));
    }
    let [(drew, one), (drew_otherwise, two)] = &all[..] else { panic!("two worlds") };
    for (drew, drew_otherwise) in drew.iter().zip(drew_otherwise) {
        assert!(drew.contains("\"drew\"") && drew != drew_otherwise, "the test can tell the worlds apart");
    }
    assert_same(one, two);
    // No public ear hears an event of a kind that is told to one.
    for (name, heard) in one.iter().filter(|(name, _)| !name.starts_with("the listener")) {
        assert!(
            !heard.iter().any(|message| message.contains("\"is\":\"drew\"")),
            "{name} hears who drew what"
        );
    }
}
