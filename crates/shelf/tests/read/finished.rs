//! Small finished games of every game, as logs with everything in them: dice that were opened at the second attempt,
//! answers of players, clocks, texts, and somebody who leaves.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::io::Cursor;

use stolik_shelf::dixit::{self, Dixit};
use stolik_shelf::journal::{self, BadLog, Writer};
use stolik_shelf::pixoid::{self, Pixoid};
use stolik_shelf::verify::{Verified, verify as verify_lines};
use stolik_shelf::{GameId, with_game};
use stolik_table::{
    Chair, Change, Choices, Dice, Game, Lane, Luck, News, Opening, PlayerChange, Receipt, Record, Reply,
    Roster, Seat, Seats, Secret, Seed, Sheet, Table, Why,
};

/// A log of version 1, as it was written then.
pub const VERSION_1: &str = include_str!("../logs/version-1.jsonl");

/// A log of version 2, as it was written then.
pub const VERSION_2: &str = include_str!("../logs/version-2.jsonl");

/// One of version 3, which must be what is written now.
pub const VERSION_3: &str = include_str!("../logs/version-3.jsonl");

/// Seat 1 has another player from these questions on.
const CHANGES: [(u32, Change); 2] = [(1, Change::Removed), (2, Change::Returned)];

/// Seat 2 kept silent, the others opened twice.
pub fn luck() -> Luck {
    let bytes = |seat: usize, attempt: u32| Secret::of_simulation(seat as u64, 0).link(attempt);
    let secret = Secret::of_simulation(3, 9);
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

fn any_answer<G: Game>(chair: Chair<'_, G>, dice: &mut Dice) -> Sheet<G::Choice> {
    let mut sheet = Sheet::blank(chair.parts());
    let mut choices = Choices::new();
    for part in 0..sheet.parts.len() {
        chair.choices(&sheet, part, &mut choices);
        let Some(choice) = dice.pick(choices.as_slice()) else { return Sheet::pass() };
        sheet.parts[part] = Some(*choice);
    }
    sheet.ready = true;
    let text = chair.ask().and_then(|ask| ask.text_of(chair.seat()));
    if text.is_some_and(|text| text.shortest > 0) { sheet.with_text("an old clock") } else { sheet }
}

fn play<G: Game>(options: &G::Options, seats: u8, mut leaves: Option<Seat>) -> String {
    let luck = luck();
    let mut out = Vec::new();
    let mut writer = Writer::begin::<G>(&mut out, options, seats, &luck).unwrap();
    let mut table = Table::<G>::deal(options, seats, luck.seed()).unwrap();
    let mut dice = Dice::new(&Seed::from_bytes([5; 32]), Lane::Mind(Seat::nth(0)));
    while let Some(ask) = table.now().ask().cloned() {
        let number = table.number();
        if let Some((_, change)) = CHANGES.iter().find(|(ask, _)| *ask == number) {
            let change = PlayerChange { ask: number, seat: Seat::nth(1), change: *change };
            writer.write::<G>(&Record::Player(change)).unwrap();
        }
        // As soon as the rules let them go.
        let going = leaves.filter(|_| number > 1);
        let gone = going.map(|seat| table.decide_amend(Roster::Leave(seat), &mut News::unheard()));
        let step = if let Some(Ok(step)) = gone {
            leaves = None;
            step
        } else {
            // At every third question nobody is there.
            let mut why = Why::Clock;
            if number % 3 != 2 {
                for seat in ask.asked().iter() {
                    let sheet = any_answer(table.chair(seat), &mut dice);
                    assert!(matches!(table.submit(seat, number, sheet, dice.word()), Reply::Accepted));
                }
                why = Why::Answered;
            }
            table.decide(why, None, &mut News::unheard()).unwrap()
        };
        writer.write::<G>(&step.record()).unwrap();
        table.apply(step).unwrap();
    }
    writer.end(&table).unwrap();
    String::from_utf8(out).unwrap()
}

pub fn pixoid() -> String {
    let options = pixoid::Options { variant: pixoid::Variant::Short, ..Default::default() };
    play::<Pixoid>(&options, 3, None)
}

pub fn dixit() -> String {
    let options = dixit::Options { rounds: Some(2), ..Default::default() };
    play::<Dixit>(&options, 5, Some(Seat::nth(4)))
}

/// A finished game of each game on the shelf.
pub fn logs() -> impl Iterator<Item = (GameId, String)> {
    GameId::ALL.iter().map(|&game| {
        let log = if game == GameId::Pixoid {
            pixoid()
        } else if game == GameId::Dixit {
            dixit()
        } else {
            with_game!(game, G => play::<G>(&<G as Game>::Options::default(), 3, None))
        };
        (game, log)
    })
}

/// As `stolik verify` does it.
pub fn verify(log: &[u8]) -> Result<Verified, BadLog> {
    let lines = journal::lines(Cursor::new(log))?;
    let game = journal::game_of(&lines[0].1)?;
    with_game!(game, G => verify_lines::<G>(&lines))
}
