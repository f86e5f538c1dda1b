//! A game that was played to its end, for tests.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use serde_json::{Value, json};
use stolik_players::Played;
use stolik_shelf::journal::Writer;
use stolik_table::{Dice, Lane, Luck, News, Opening, Receipt, Seat, Seats, Secret, Table, Viewer, Why};

/// Seat 2 kept silent, and the others opened their bytes twice.
fn luck(seed: u64) -> Luck {
    let bytes = |seat: usize, attempt: u32| Secret::of_simulation(seed, seat as u64 + 1).link(attempt);
    let secret = Secret::of_simulation(seed, 0);
    let seal = |seat| Receipt { seat: Seat::nth(seat), hash: bytes(seat, 0).commitment() };
    let mut opening = Opening::begin(secret.commitment(), [0, 1, 2].map(seal).to_vec(), Seats::NONE);
    for attempt in 0..2 {
        for seat in 0..2 {
            opening.open(Seat::nth(seat), attempt, bytes(seat, attempt)).unwrap();
        }
        opening.leave_out();
    }
    opening.luck(secret)
}

/// A game that bots played to its end: the log, and what the device of seat 1 kept of it, as JSON.
pub fn played<G: Played>(seed: u64) -> (String, Value) {
    let options = G::Options::default();
    let luck = luck(seed);
    let mut out = Vec::new();
    let mut writer = Writer::begin::<G>(&mut out, &options, 3, &luck).unwrap();
    let mut table = Table::<G>::deal(&options, 3, luck.seed()).unwrap();
    let mut bot = G::player(G::HOUSE).unwrap();
    let mut dice = Dice::new(&luck.seed(), Lane::Mind(Seat::nth(0)));
    let mut story = Vec::new();
    while let Some(ask) = table.now().ask().cloned() {
        for seat in ask.asked().iter() {
            let sheet = bot.answer(table.chair(seat), &mut dice);
            table.submit(seat, table.number(), sheet, 0);
        }
        let mut news = News::new();
        let step = table.decide(Why::Answered, None, &mut news).unwrap();
        writer.write::<G>(&step.record()).unwrap();
        table.apply(step).unwrap();
        let events: Vec<&G::Event> = news.heard_by(Viewer::Seat(Seat::nth(1))).collect();
        story.push(json!({ "seq": table.number(), "events": events }));
    }
    let outcome = *table.now().outcome().unwrap();
    writer.end(&table).unwrap();
    let kept = json!({
        "sealed": luck.sealed,
        "seat": 1,
        "story": story,
        "outcome": outcome,
    });
    (String::from_utf8(out).unwrap(), kept)
}
