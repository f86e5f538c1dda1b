//! Bots at a table: they remember, they stumble, and no table stops or stays awake for them.

use stolik_table::{Chair, Dice, Game, News, Seat, Sheet};

use super::whispers::choice::Choice;
use super::whispers::event::Event;
use super::*;

/// Tells which of its thoughts this is.
#[derive(Default)]
pub struct Remembers {
    thoughts: u32,
    otherwise: Random<Choice>,
}

impl Player<Whispers> for Remembers {
    fn answer(&mut self, chair: Chair<'_, Whispers>, dice: &mut Dice) -> Sheet<Choice> {
        self.thoughts += 1;
        let sheet = self.otherwise.answer(chair, dice);
        if sheet.text.is_some() { sheet.with_text(self.thoughts.to_string()) } else { sheet }
    }
}

/// Tells how much everybody has heard before.
#[derive(Default)]
pub struct Listens(Random<Choice>);

impl Player<Whispers> for Listens {
    fn listens(&self) -> bool {
        true
    }

    fn answer(&mut self, chair: Chair<'_, Whispers>, dice: &mut Dice) -> Sheet<Choice> {
        let sheet = self.0.answer(chair, dice);
        if sheet.text.is_some() { sheet.with_text(chair.past().len().to_string()) } else { sheet }
    }
}

pub struct Panics;

impl Player<Whispers> for Panics {
    fn answer(&mut self, _: Chair<'_, Whispers>, _: &mut Dice) -> Sheet<Choice> {
        panic!("a test wants this")
    }
}

/// The same game under another type, with bots that never say what may be said.
type Babel = Whispers<{ u8::MAX }>;

struct Babbles;

impl Player<Babel> for Babbles {
    fn answer(&mut self, _: Chair<'_, Babel>, _: &mut Dice) -> Sheet<Choice> {
        Sheet::of([Choice::Odd; 5])
    }
}

impl Played for Babel {
    const NAMES: &'static [&'static str] = &["random"];
    const HOUSE: &'static str = "random";

    fn player(_: &str) -> Option<Box<dyn Player<Self>>> {
        Some(Box::new(Babbles))
    }
}

/// Somebody with three bots, such a one on this seat.
fn with(character: &str, seat: usize) -> (RoomState, KeyHash) {
    let (mut state, key) = one_and_bots();
    state.chairs[seat] = ChairState::bot(character.to_owned(), Identity::ALL[seat]);
    (state, key)
}

/// Says something that is listed, if anything is asked.
async fn plays_along(screen: &mut Screen) {
    let question = screen.update["question"].clone();
    let Some(lists) = question["yours"]["lists"].as_array() else { return };
    let parts: Option<Vec<&Value>> =
        lists.iter().enumerate().map(|(part, list)| list.as_array()?.get(part)).collect();
    let sheet = match parts {
        Some(parts) if parts.len() == 2 => json!({"parts": parts, "text": "fog", "ready": true}),
        Some(parts) => json!({"parts": parts, "ready": true}),
        None => json!({"parts": [], "ready": true}),
    };
    screen.nonce += 1;
    screen
        .say(ClientMessage::Sheet {
            game: Some(GAME.to_owned()),
            ask: screen.ask(),
            nonce: screen.nonce,
            sheet,
        })
        .await;
}

/// The number that such a bot says when it is its turn to say something.
async fn number_told_by(character: &str, play: Match<Whispers>) -> u32 {
    let (state, key) = with(character, 1);
    let room = open(state, play, config(0.0));
    let mut player = Screen::connect(&room, Some(&key)).await;
    loop {
        player.wait_for("update").await;
        plays_along(&mut player).await;
        let events = player.update["events"].as_array().unwrap();
        if let Some(told) = events.iter().find(|event| event["is"] == "told" && event["by"] == 1) {
            return told["text"].as_str().unwrap().parse::<u32>().unwrap();
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_bot_keeps_its_seat_and_remembers() {
    assert!(number_told_by("remembers", deal(0)).await > 1, "it has voted before");
}

/// What all have heard comes with the chair, from the games before too: a bot that was made anew has missed nothing.
#[tokio::test(start_paused = true)]
async fn a_bot_is_told_what_everybody_has_heard_this_evening() {
    let alone = number_told_by("listens", deal(0)).await;
    assert!(alone > 0, "something was told before");
    let mut news = News::new();
    (0..7).for_each(|_| news.tell_everyone(Event::Told { by: Seat::nth(0), text: "fog".to_owned() }));
    let mut following = deal(0);
    following.follow(&Heard::of(<Whispers>::INFO.id, &news).unwrap());
    assert_eq!(number_told_by("listens", following).await, alone + 7);
    let mut other = deal(0);
    other.follow(&Heard::of("another", &news).unwrap());
    assert_eq!(number_told_by("listens", other).await, alone);
}

#[tokio::test(start_paused = true)]
async fn a_table_never_stops_for_a_bot_that_panics() {
    let (state, key) = with("panics", 0);
    let room = open(state, deal(0), config(0.0));
    let mut player = Screen::connect(&room, Some(&key)).await;
    while player.update["outcome"].is_null() {
        player.wait_for("update").await;
        plays_along(&mut player).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_has_stumbled_twice_keeps_no_room_awake() {
    let luck = Luck::alone(Secret::from_bytes([0; 32]));
    let play = Match::<Babel>::deal("game".to_owned(), Default::default(), 4, luck).unwrap();
    let (state, key) = one_and_bots();
    let room = open(state, play, config(1.0));
    let screen = Screen::connect(&room, Some(&key)).await;
    // Both attempts have failed by now.
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert!(room.send(ToRoom::Disconnect { screen: screen.number }).await.is_ok());
    let asleep = tokio::time::timeout(Duration::from_secs(3600), room.closed());
    asleep.await.expect("nothing goes on by itself any more");
}
