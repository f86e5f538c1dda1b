//! The eavesdropper at Nosedive: two servers that are set up with two worlds which look the same to one seat and to the
//! public. Hands, cards that lie face down, tolls, draws, who can share what and who gave what is heard by nobody who may
//! not know it: the same bytes, in number and order, on every kind of screen.

use crate::common::ears::{Ears, Heard, assert_same, before};
use crate::common::{Person, Screen, TestServer, config};
use serde_json::{Value, json};
use stolik_server::Config;
use stolik_server::config::Fixed;
use stolik_shelf::nosedive::{Choice, Nosedive, Options, Phase, Space, View};
use stolik_store::SqliteSettings;
use stolik_table::{
    Choices, Dice, Game, Lane, News, Now, Seat, Secret, Seed, Sheet, Snapshot, Sources, Table, Viewer, Why,
};
use tempfile::TempDir;

const SEATS: u8 = 5;
const HOST: usize = 0;
const INFLUENCER: usize = 1;
const LISTENER: usize = 2;
/// Whose pawn stands where the influencer goes.
const TAKER: usize = 3;

const SEEN_BY_THE_LISTENER: Viewer = Viewer::Seat(Seat::nth(LISTENER));

fn seed() -> Seed {
    Sources::alone(Secret::from_bytes([7; 32])).seed()
}

/// A deal in which this seat is the influencer.
fn dealt(options: &Options) -> Table<Nosedive> {
    let deals = (0..1000).map(|number| {
        let seed = Sources::alone(Secret::of_simulation(3, number)).seed();
        Table::<Nosedive>::deal(options, SEATS, seed).unwrap()
    });
    let mut deals = deals.filter(|table| table.view(Viewer::Public).open.influencer.index() == INFLUENCER);
    deals.next().unwrap()
}

/// The state, changed by hand.
fn arranged(table: &Table<Nosedive>, change: impl FnOnce(&mut Value)) -> Snapshot<Nosedive> {
    let snapshot = table.snapshot();
    let mut state = serde_json::to_value(&snapshot.game).unwrap();
    change(&mut state);
    Snapshot { game: serde_json::from_value(state).unwrap(), ..snapshot }
}

/// Everybody answers with the first choices listed until it comes to this.
fn until(mut table: Table<Nosedive>, wanted: impl Fn(&View) -> bool) -> Table<Nosedive> {
    while !wanted(&table.view(Viewer::All)) {
        let Now::Ask(ask) = table.now().clone() else { panic!("over") };
        for seat in ask.asked().iter() {
            let mut sheet = Sheet::blank(ask.parts[seat]);
            for part in 0..sheet.parts.len() {
                let mut choices = Choices::new();
                table.choices(seat, &sheet, part, &mut choices);
                sheet.parts[part] = choices.as_slice().first().copied();
            }
            table.submit(seat, table.number(), Sheet { ready: true, ..sheet }, 1);
        }
        table.close(Why::Answered, &mut News::new()).unwrap();
    }
    table
}

/// Another world that looks the same to somebody and differs in this.
fn twin(
    world: &Snapshot<Nosedive>,
    who: Viewer,
    differs: impl Fn(&View, &View) -> bool,
) -> Snapshot<Nosedive> {
    let mut dice = Dice::new(&seed(), Lane::Mind(Seat::nth(0)));
    let (view, truth) = (world.game.view(who), world.game.view(Viewer::All));
    let game = std::iter::repeat_with(|| Nosedive::imagine(&view, &mut dice))
        .take(10_000)
        .find(|game| differs(&game.view(Viewer::All), &truth))
        .expect("there is more than one world");
    Snapshot { game, ..world.clone() }
}

/// A server on which the table stands as somebody wrote it down; five people sit at it, and some listen.
struct Evening {
    server: TestServer,
    _folder: TempDir,
    seats: Vec<Screen>,
    people: Vec<Person>,
    ears: Ears,
}

impl Evening {
    async fn begin(world: &Snapshot<Nosedive>) -> Evening {
        let folder = TempDir::new().unwrap();
        let stage = Some(serde_json::to_string(world).unwrap());
        let fixed = Fixed { code: "BCDFG".to_owned(), secret: Secret::from_bytes([7; 32]), stage };
        let away_after = std::time::Duration::from_secs(600);
        let config = Config { fixed: Some(fixed), away_after, ..config() };
        let server = TestServer::start_with(folder.path(), config, SqliteSettings::default()).await;
        let people: Vec<Person> = (0..SEATS).map(|_| server.person()).collect();
        let code = people[HOST].open_for("nosedive", false).await;
        let mut seats = vec![people[HOST].enter(&code).await];
        for (person, identity) in people[1..].iter().zip(["square", "triangle", "star", "heart"]) {
            seats.push(person.join(&code, identity).await);
        }
        assert_eq!(seats[HOST].wish(json!({"is": "start"})).await, None);
        for screen in &mut seats {
            screen.until(|screen| !screen.update.is_null()).await;
        }
        let mut evening = Evening { server, _folder: folder, seats, people, ears: Ears::at(&code) };
        evening.listen("from the start").await;
        evening.ears.open("the listener", &evening.people[LISTENER], "").await;
        evening
    }

    /// More screens, of all kinds that see what the public sees.
    async fn listen(&mut self, when: &str) {
        self.ears.open(&format!("a stranger's television {when}"), &self.server.person(), "?watch").await;
        self.ears.open(&format!("a passer-by {when}"), &self.server.person(), "").await;
        self.ears.open(&format!("the host's television {when}"), &self.people[HOST], "?watch").await;
    }

    /// These seats hand in a sheet each. The last one closes the question, after the listener has tried everything.
    async fn play(&mut self, sheets: &[(usize, Value)]) {
        let Some(((last, closing), others)) = sheets.split_last() else { panic!("nobody answers") };
        for (nonce, (seat, sheet)) in (1..).zip(others) {
            self.seats[*seat].hand_in(nonce, sheet).await;
        }
        self.listen("who comes late").await;
        self.ears.open("the listener who comes back", &self.people[LISTENER], "").await;
        self.ears.try_everything().await;
        let before = self.seats[*last].number();
        assert_eq!(self.seats[*last].hand_in(99, closing).await, "accepted");
        self.seats[*last].until(|screen| screen.number() != before).await;
        self.ears.until(|screen| screen.number() != before).await;
    }

    async fn end(self) -> Heard {
        self.server.stop().await;
        self.ears.heard()
    }
}

/// What was heard while one question was answered, and what one seat was told at its end.
async fn heard_in(world: &Snapshot<Nosedive>, sheets: &[(usize, Value)], told: usize) -> (Heard, String) {
    let mut evening = Evening::begin(world).await;
    evening.play(sheets).await;
    if told != LISTENER {
        // What the listener must not hear at all is not told to who comes later, either.
        evening.listen("who comes when it is over").await;
    }
    let now = evening.seats[sheets[sheets.len() - 1].0].number();
    evening.seats[told].until(|screen| screen.number() == now).await;
    let events = evening.seats[told].update["events"].to_string();
    (evening.end().await, events)
}

fn sheet(parts: &[Choice]) -> Value {
    json!({"parts": parts, "ready": true})
}

fn draft(parts: &[Choice]) -> Value {
    json!({"parts": parts, "ready": false})
}

fn hand(view: &View, seat: usize) -> Vec<stolik_shelf::nosedive::Card> {
    view.hands[Seat::nth(seat)].iter().collect()
}

fn face_down(view: &View) -> Vec<Option<stolik_shelf::nosedive::Card>> {
    view.piles.iter().flatten().filter(|seen| !seen.up).map(|seen| seen.card).collect()
}

fn all(world: &Snapshot<Nosedive>) -> View {
    world.game.view(Viewer::All)
}

/// The influencer has gone to a space where somebody takes a toll, and places a card face down.
fn owing() -> Snapshot<Nosedive> {
    let table = until(dealt(&Options::default()), |view| view.open.phase == Phase::Move);
    arranged(&table, |state| {
        state["open"]["pawns"][TAKER] = json!("one-down");
        state["open"]["pawns"][INFLUENCER] = json!("one-down");
        state["open"]["phase"] = json!("act");
        state["open"]["owed"] = json!([TAKER]);
    })
}

#[tokio::test]
async fn na6_na12_nr17_tolls_hands_and_cards_face_down_are_heard_by_nobody_else() {
    let world = owing();
    let other = twin(&world, SEEN_BY_THE_LISTENER, |one, other| {
        let differ = |seat| hand(one, seat).iter().all(|card| !hand(other, seat).contains(card));
        differ(INFLUENCER) && hand(one, HOST) != hand(other, HOST) && face_down(one) != face_down(other)
    });
    let act = |world: &Snapshot<Nosedive>, toll: usize, placed: usize| {
        let hand = hand(&all(world), INFLUENCER);
        [Choice::Card(hand[toll]), Choice::Place { card: hand[placed], pile: 2 }]
    };
    let (one, told) = heard_in(&world, &[(INFLUENCER, sheet(&act(&world, 0, 1)))], TAKER).await;
    // In the other world it is thought over, twice, with other cards.
    let hesitant = [
        (INFLUENCER, draft(&act(&other, 1, 2))),
        (INFLUENCER, draft(&act(&other, 3, 0))),
        (INFLUENCER, sheet(&act(&other, 4, 2))),
    ];
    let (two, told_otherwise) = heard_in(&other, &hesitant, TAKER).await;
    assert_same(&one, &two);
    assert!(told.contains("\"toll\"") && told != told_otherwise, "the test can tell the worlds apart");
}

#[tokio::test]
async fn nr22_na42_what_somebody_draws_is_heard_by_nobody_else() {
    let table = until(dealt(&Options::default()), |view| view.open.phase == Phase::Move);
    let world = table.snapshot();
    let other = twin(&world, SEEN_BY_THE_LISTENER, |one, other| hand(one, HOST) != hand(other, HOST));
    let go = [(INFLUENCER, sheet(&[Choice::Space(Space::DrawTwo)]))];
    let (one, told) = heard_in(&world, &go, INFLUENCER).await;
    let (two, told_otherwise) = heard_in(&other, &go, INFLUENCER).await;
    assert_same(&one, &two);
    assert!(told.contains("\"drew-cards\"") && told != told_otherwise, "the test can tell the worlds apart");
}

#[tokio::test]
async fn nr11_na12_what_lies_under_the_piles_is_the_influencers_until_it_is_turned() {
    let world = dealt(&Options::default()).snapshot();
    let other = twin(&world, SEEN_BY_THE_LISTENER, |one, other| {
        face_down(one).iter().zip(face_down(other)).all(|(one, other)| *one != other)
    });
    let flip = |one: u8, two: u8| [Choice::Pile(one), Choice::Pile(two)];
    let (one, _) = heard_in(&world, &[(INFLUENCER, sheet(&flip(0, 1)))], LISTENER).await;
    let hesitant = [(INFLUENCER, draft(&flip(3, 4))), (INFLUENCER, sheet(&flip(2, 1)))];
    let (two, _) = heard_in(&other, &hesitant, LISTENER).await;
    assert_same(&before(&one, "flipped"), &before(&two, "flipped"));
    assert_ne!(one["the listener"].last(), two["the listener"].last(), "the test can tell the worlds apart");
}

/// What everybody gives: their experiences from this one on, around.
fn gives(world: &Snapshot<Nosedive>, seat: usize, from: usize) -> Value {
    let dealt = all(world).dealt[Seat::nth(seat)].to_vec();
    let around = dealt.iter().cycle().skip(from).take(usize::from(SEATS) - 1);
    sheet(&around.copied().map(Choice::Experience).collect::<Vec<_>>())
}

#[tokio::test]
async fn nr29_na33_what_others_can_share_and_give_is_heard_by_nobody_before_it_is_read_out() {
    let world = until(dealt(&Options::default()), |view| view.open.phase == Phase::Share).snapshot();
    let other = twin(&world, SEEN_BY_THE_LISTENER, |one, other| {
        [HOST, INFLUENCER, TAKER, 4]
            .iter()
            .all(|seat| one.dealt[Seat::nth(*seat)] != other.dealt[Seat::nth(*seat)])
    });
    let own = gives(&world, LISTENER, 0);
    let sheets = |world: &Snapshot<Nosedive>, order: [usize; 4], from: usize| {
        let others = order.map(|seat| (seat, gives(world, seat, from)));
        others.into_iter().chain([(LISTENER, own.clone())]).collect::<Vec<_>>()
    };
    let (one, _) = heard_in(&world, &sheets(&world, [0, 1, 3, 4], 0), LISTENER).await;
    let (two, _) = heard_in(&other, &sheets(&other, [0, 1, 3, 4], 2), LISTENER).await;
    assert_same(&before(&one, "shared"), &before(&two, "shared"));
    assert_ne!(one["the listener"].last(), two["the listener"].last(), "the test can tell the worlds apart");
}

/// All texts are on show and the last one rates: nothing is hidden but who gave what.
#[tokio::test]
async fn na33_na44_who_gave_what_is_heard_by_nobody_before_all_have_rated() {
    let last = |view: &View| view.open.reviews.len() == usize::from(SEATS);
    let world = until(dealt(&Options::default()), last).snapshot();
    let rater = all(&world).open.active.unwrap();
    assert_eq!(rater.index(), HOST);
    let other = twin(&world, SEEN_BY_THE_LISTENER, |one, other| one.gifts != other.gifts);
    let texts = &all(&world).open.reviews[4].texts;
    let marks = |most: usize, least: usize| [most, least].map(|one| Choice::Experience(texts[one].what));
    let (one, _) = heard_in(&world, &[(HOST, sheet(&marks(0, 1)))], LISTENER).await;
    let hesitant = [(HOST, draft(&marks(2, 3))), (HOST, sheet(&marks(0, 1)))];
    let (two, _) = heard_in(&other, &hesitant, LISTENER).await;
    assert_same(&before(&one, "summed"), &before(&two, "summed"));
    assert_ne!(one["the listener"].last(), two["the listener"].last(), "the test can tell the worlds apart");
}

#[tokio::test]
async fn na44_where_all_rate_at_once_marks_are_heard_by_nobody_before_they_open() {
    let options = Options { all_at_once: true, ..Options::default() };
    let world = until(dealt(&options), |view| view.open.phase == Phase::Rate).snapshot();
    let other = twin(&world, SEEN_BY_THE_LISTENER, |one, other| {
        [HOST, TAKER].iter().all(|seat| one.received[Seat::nth(*seat)] != other.received[Seat::nth(*seat)])
    });
    let marks = |world: &Snapshot<Nosedive>, seat: usize, most: usize, least: usize| {
        let texts = &all(world).received[Seat::nth(seat)];
        (seat, sheet(&[Choice::Experience(texts[most]), Choice::Experience(texts[least])]))
    };
    let sheets = |world: &Snapshot<Nosedive>, most: usize, least: usize| {
        let others = [0, 1, 3, 4].map(|seat| marks(world, seat, most, least));
        others.into_iter().chain([marks(world, LISTENER, 0, 1)]).collect::<Vec<_>>()
    };
    let (one, _) = heard_in(&world, &sheets(&world, 0, 1), LISTENER).await;
    let (two, _) = heard_in(&other, &sheets(&other, 3, 2), LISTENER).await;
    assert_same(&before(&one, "shown"), &before(&two, "shown"));
    assert_ne!(one["the listener"].last(), two["the listener"].last(), "the test can tell the worlds apart");
}

/// Not a secret but the same stage: when the game is over, the table remembers what came up.
#[tokio::test]
async fn na43_a_rematch_knows_what_came_up_at_the_table() {
    let last = |view: &View| view.open.round == 3 && view.open.reviews.len() == usize::from(SEATS);
    let world = until(dealt(&Options::default()), last).snapshot();
    let rater = all(&world).open.active.unwrap().index();
    let texts = &all(&world).open.reviews[4].texts;
    let mut evening = Evening::begin(&world).await;
    let marks = [0, 1].map(|one| Choice::Experience(texts[one].what));
    assert_eq!(evening.seats[rater].hand_in(99, &sheet(&marks)).await, "accepted");
    let host = &mut evening.seats[HOST];
    host.until(|screen| screen.room["stage"] == "over").await;
    let used = host.room["options"]["used"].as_array().unwrap().len();
    // Five each in three rounds, and one more for whoever had a token.
    assert!((75..=84).contains(&used), "{used}");
    assert_eq!(host.wish(json!({"is": "rematch"})).await, None);
    evening.server.stop().await;
}
