//! The people and the things that the stories need.

use stolik_table::{
    Ask, Chair, Choices, Dice, Lane, News, Reply, Seat, Secret, Seed, Sheet, Sources, Topic, Viewer, Why,
};

use crate::whispers::Whispers;
use crate::whispers::cards::Card;
use crate::whispers::choice::Choice;
use crate::whispers::event::Event;
use crate::whispers::view::View;

pub type Table = stolik_table::Table<Whispers>;
pub type Record = stolik_table::Record<crate::whispers::open::Options, Choice>;

/// Four people; Ann narrates first, and the others follow clockwise.
pub const ANN: Seat = Seat::nth(0);
pub const BEN: Seat = Seat::nth(1);
pub const CID: Seat = Seat::nth(2);
pub const DOT: Seat = Seat::nth(3);
/// Somebody who comes later.
pub const EVE: Seat = Seat::nth(4);

pub fn sources(game: u64) -> Sources {
    Sources::alone(Secret::of_simulation(1, game))
}

pub fn seed(game: u64) -> Seed {
    sources(game).seed()
}

pub fn four_people() -> Table {
    Table::deal(&Default::default(), 4, seed(0)).unwrap()
}

/// Four people, dealt again until the clock has brought them to this question and they look as the story needs.
pub fn four_people_at(topic: Topic, look_right: impl Fn(&View) -> bool) -> (Table, Seed) {
    let tables = (0..10_000).map(|game| {
        let mut table = Table::deal(&Default::default(), 4, seed(game)).unwrap();
        wait_for(&mut table, topic);
        (table, seed(game))
    });
    let mut fitting = tables.into_iter().filter(|(table, _)| look_right(&all(table)));
    fitting.next().expect("no deal fits the story")
}

pub fn four_people_at_the(topic: Topic) -> Table {
    four_people_at(topic, |_| true).0
}

/// Lets the clock play until this question is open.
pub fn wait_for(table: &mut Table, topic: Topic) {
    while ask(table).topic != topic {
        table.close(Why::Clock, &mut News::new()).unwrap();
    }
}

pub fn ask(table: &Table) -> &Ask {
    table.now().ask().expect("the game is over")
}

pub fn all(table: &Table) -> View {
    table.view(Viewer::All)
}

pub fn hand(table: &Table, seat: Seat) -> Vec<Card> {
    let own = table.chair(seat).view().hands[seat];
    own.cards.expect("a player sees their own hand").iter().collect()
}

/// Submits to the open question.
pub fn says(table: &mut Table, seat: Seat, sheet: Sheet<Choice>, nonce: u32) -> Reply {
    table.submit(seat, table.number(), sheet, nonce)
}

/// Like [`says`], for a sheet that is taken for certain.
pub fn is_in(table: &mut Table, seat: Seat, sheet: Sheet<Choice>, nonce: u32) {
    let reply = says(table, seat, sheet, nonce);
    assert!(matches!(reply, Reply::Accepted | Reply::Replaced), "{seat:?}: {reply:?}");
}

/// The rule and the case of a refusal.
pub fn refused(reply: Reply) -> (&'static str, &'static str) {
    match reply {
        Reply::Refused { refusal } => (refusal.rule.0, refusal.case),
        other => panic!("not refused: {other:?}"),
    }
}

pub fn card(card: Card) -> Sheet<Choice> {
    Sheet::of([Choice::Card(card)])
}

pub fn vote(vote: u8) -> Sheet<Choice> {
    Sheet::of([Choice::Vote(vote)])
}

/// The same sheet as a draft.
pub fn draft(sheet: Sheet<Choice>) -> Sheet<Choice> {
    Sheet { ready: false, ..sheet }
}

/// Two places for cards, as far as they are filled.
pub fn two(first: Option<Card>, second: Option<Card>) -> Sheet<Choice> {
    let mut sheet = Sheet::blank(2);
    sheet.parts[0] = first.map(Choice::Card);
    sheet.parts[1] = second.map(Choice::Card);
    sheet
}

/// Closes the question, and what everybody present would have heard.
pub fn close(table: &mut Table, why: Why) -> Vec<Event> {
    let mut news = News::new();
    table.close(why, &mut news).unwrap();
    news.heard_by(Viewer::Public).cloned().collect()
}

/// Somebody who answers at random but always by the rules.
pub fn any_answer(chair: Chair<'_, Whispers>, dice: &mut Dice) -> Sheet<Choice> {
    let mut sheet = Sheet::blank(chair.parts());
    let mut choices = Choices::new();
    for part in 0..sheet.parts.len() {
        chair.choices(&sheet, part, &mut choices);
        let Some(choice) = dice.pick(choices.as_slice()) else {
            return Sheet::pass();
        };
        sheet.parts[part] = Some(*choice);
    }
    sheet.ready = true;
    match chair.ask().and_then(|ask| ask.text_of(chair.seat())) {
        Some(_) => sheet.with_text("fog"),
        None => sheet,
    }
}

/// Plays to the end with answers at random, and gives back what was written down.
pub fn play_out(table: &mut Table, news: &mut News<Event>) -> Vec<Record> {
    let mut dice = Dice::new(&seed(99), Lane::Mind(ANN));
    let mut records = Vec::new();
    while let Some(ask) = table.now().ask() {
        for seat in ask.asked().iter() {
            let sheet = any_answer(table.chair(seat), &mut dice);
            let nonce = dice.word();
            assert!(matches!(says(table, seat, sheet, nonce), Reply::Accepted));
        }
        let step = table.decide(Why::Answered, None, news).unwrap();
        records.push(step.record());
        table.apply(step).unwrap();
    }
    records
}
