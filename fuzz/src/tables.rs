//! Files of `stolik export`: read or refused, and what is read of one is written in the same way again.

use stolik_server::parsers;
use stolik_shelf::{GameId, with_game};
use stolik_store::{Carried, Reader, Sheet, WholeGame, Writer};

use crate::games;
use crate::log::by_the_clock;

/// Also what comes before the place where a file is refused is what a writer would have written: otherwise only files
/// whose checksum is right would tell anything.
pub fn law(bytes: &[u8]) {
    let Ok(mut reader) = Reader::begin(bytes) else { return };
    let mut written = Vec::new();
    let mut writer = Writer::begin(&mut written).expect("memory takes a beginning");
    loop {
        match reader.piece() {
            Ok(Some(piece)) => writer.write(&piece).expect("what was read can be written"),
            Ok(None) => {
                writer.end().expect("what was read to its end has one");
                assert_eq!(written, bytes, "a file that was read is written in another way");
                return;
            }
            Err(_) => break,
        }
    }
    drop(writer);
    assert!(bytes.starts_with(&written), "a part of a file that was read is written in another way");
}

/// A table of each game with a sheet that waits and a deck, all in one file and each by itself.
pub fn seeds() -> Vec<Vec<u8>> {
    let tables: Vec<Vec<Carried>> = games().map(|(number, game)| table(number, game)).collect();
    let all = tables.concat();
    tables.iter().chain([&all, &Vec::new()]).map(|pieces| file(pieces)).collect()
}

fn table(number: u8, game: GameId) -> Vec<Carried> {
    let log = with_game!(game, G => by_the_clock::<G>(2));
    let log = String::from_utf8(log).expect("a log is text");
    let mut lines = log.lines().map(str::to_owned);
    let [head, seed] = [(); 2].map(|()| lines.next().unwrap_or_default());
    let sheets = vec![Sheet { ask: 2, seat: 0, number: -1, put: "{}".to_owned() }];
    let whole = WholeGame { head, seed, log: lines.collect(), snapshot: Some("{}".to_owned()), sheets };
    vec![
        Carried::Table { id: format!("{number:032x}"), state: parsers::new_room(game).unwrap_or_default() },
        Carried::Game { id: format!("{number:064x}"), game: whole },
        Carried::Deck { deck: 1, bytes: 5, cards: 1 },
        Carried::Card { card: 0, small: vec![1, 2], large: vec![3, 4, 5] },
    ]
}

fn file(pieces: &[Carried]) -> Vec<u8> {
    let mut writer = Writer::begin(Vec::new()).expect("memory takes a beginning");
    pieces.iter().for_each(|piece| writer.write(piece).expect("a table can be written"));
    writer.end().expect("memory takes an end")
}
