//! Answers: any text is taken, refused with a rule, or no sheet at all; and what is refused changes nothing.

use stolik_shelf::with_game;
use stolik_table::{Choices, Game, News, Reply, Seat, Seed, Sheet, Table, Why};

use crate::{game_of, games, same_again};

/// Which game, for how many, after how many questions, from which seat; then the sheet as it comes from a screen.
pub fn law(bytes: &[u8]) {
    let [game, seats, questions, seat, sheet @ ..] = bytes else { return };
    let Ok(sheet) = std::str::from_utf8(sheet) else { return };
    with_game!(game_of(*game), G => offer::<G>(*seats, *questions, Seat::nth(usize::from(seat % 8)), sheet));
}

fn offer<G: Game>(seats: u8, questions: u8, seat: Seat, sheet: &str) {
    let Some(sheet) = same_again::<Sheet<G::Choice>>(sheet) else { return };
    let mut table = played::<G>(seats, questions);
    let (before, ask) = (table.snapshot(), table.number());
    let reply = table.submit(seat, ask, sheet.clone(), 1);
    assert!(before == table.snapshot(), "a sheet alone changed the game: {sheet:?}");
    match reply {
        Reply::Noted | Reply::Accepted | Reply::Replaced => {
            assert_eq!(table.submit(seat, ask, sheet, 1), Reply::Repeated);
        }
        Reply::Refused { refusal } => assert!(!refusal.rule.0.is_empty() && !refusal.case.is_empty()),
        Reply::Repeated | Reply::Closed { .. } => {}
    }
    // Whatever lies there now, the question can be closed.
    let closed = table.close(Why::Clock, &mut News::unheard());
    assert!(closed.is_ok() || table.now().ask().is_none());
}

fn played<G: Game>(seats: u8, questions: u8) -> Table<G> {
    let (fewest, most) = (*G::INFO.seats.start(), *G::INFO.seats.end());
    let seats = fewest + seats % (most - fewest + 1);
    let mut table = Table::<G>::deal(&G::Options::default(), seats, Seed::from_bytes([7; 32]))
        .expect("the defaults can be dealt");
    for _ in 0..questions % 16 {
        // Over before that many were asked: a sheet that comes too late is an input as well.
        let _ = table.close(Why::Clock, &mut News::unheard());
    }
    table
}

/// The first legal answer of whoever is asked, some questions into each game.
pub fn seeds() -> Vec<Vec<u8>> {
    games().flat_map(|(byte, game)| with_game!(game, G => answers::<G>(byte))).collect()
}

fn answers<G: Game>(game: u8) -> Vec<Vec<u8>> {
    let answer = |questions: u8| {
        let table = played::<G>(0, questions);
        let ask = table.now().ask()?;
        let seat = ask.asked().lowest()?;
        let mut sheet = Sheet::blank(ask.parts[seat]);
        let mut choices = Choices::new();
        for part in 0..sheet.parts.len() {
            table.choices(seat, &sheet, part, &mut choices);
            sheet.parts[part] = choices.as_slice().first().copied();
        }
        sheet.text = ask.text_of(seat).map(|_| "mgła".into());
        sheet.ready = true;
        let text = serde_json::to_vec(&sheet).ok()?;
        Some([&[game, 0, questions, seat.number()], &text[..]].concat())
    };
    (0..6).filter_map(answer).collect()
}
