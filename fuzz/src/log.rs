//! Whole logs: told or refused, whatever stands in them; and what is told was written by the rules.

use stolik_shelf::journal::{self, Line, Writer};
use stolik_shelf::with_game;
use stolik_table::{Game, Luck, News, Secret, Table, Viewer, Why};

use crate::{games, same_again};

pub fn law(bytes: &[u8]) {
    let Ok(lines) = journal::lines(bytes) else { return };
    let Ok(game) = journal::game_of(&lines[0].1) else { return };
    with_game!(game, G => tell::<G>(&lines));
}

fn tell<G: Game>(lines: &[(usize, String)]) {
    for (_, line) in lines {
        same_again::<Line<G>>(line);
    }
    // Each step can be looked at by everybody, also where the log turns out to be wrong later.
    let _ = journal::tell::<G>(lines, |_, table, _| {
        let seats = stolik_table::Seats::first(table.seats());
        for who in seats.iter().map(Viewer::Seat).chain([Viewer::Public, Viewer::All]) {
            table.view(who);
        }
    });
}

/// The beginning of each game, and the whole of one, as the clock plays it.
pub fn seeds() -> Vec<Vec<u8>> {
    let log = |questions| games().map(move |(_, game)| with_game!(game, G => by_the_clock::<G>(questions)));
    log(2).chain(log(40)).collect()
}

/// The log of a game of which the clock closed so many questions.
pub fn by_the_clock<G: Game>(questions: usize) -> Vec<u8> {
    let (options, seats) = (G::Options::default(), *G::INFO.seats.start());
    let luck = Luck::alone(Secret::of_simulation(3, 0));
    let mut log = Vec::new();
    let mut writer = Writer::begin::<G>(&mut log, &options, seats, &luck).expect("memory takes a head");
    let mut table = Table::<G>::deal(&options, seats, luck.seed()).expect("the defaults can be dealt");
    for _ in 0..questions {
        let Ok(step) = table.decide(Why::Clock, None, &mut News::unheard()) else { break };
        writer.write::<G>(&step.record()).expect("memory takes a record");
        table.apply(step).expect("decided for this very table");
    }
    writer.end(&table).expect("memory takes an end");
    log
}
