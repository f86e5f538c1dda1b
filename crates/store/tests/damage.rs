//! Damage on the disk: whatever byte is flipped, what is read is what was written, or is said to be damaged.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};
use stolik_store::{
    Claim, Damage, FolderInspection, Inspection, NotInspected, Part, Size, SqliteSettings, SqliteStore,
    Store, StoreError, StoredGame, StoredRoom, Write,
};
use tempfile::TempDir;

const CODES: [&str; 3] = ["BCDFGH", "CDFGHJ", "DFGHJK"];

async fn open(folder: &Path) -> Result<SqliteStore, StoreError> {
    SqliteStore::open(folder, SqliteSettings::default()).await
}

/// Three tables with a game, a deck and some sheets each.
fn an_evening() -> Vec<Write> {
    let at_a_table = |code: &&str| {
        let (code, game) = ((*code).to_owned(), format!("game{code}"));
        let mut writes = vec![
            Write::Room { code: code.clone(), state: format!("state of {code} ").repeat(40) },
            Write::Begin {
                game: game.clone(),
                code: code.clone(),
                head: format!("head of {code}"),
                seed: "seed".into(),
            },
        ];
        for seq in 0..12 {
            let (record, snapshot) =
                (format!("record {seq} of {code} ").repeat(9), format!("snapshot of {code} ").repeat(30));
            writes.push(Write::Step { game: game.clone(), seq, record, snapshot });
        }
        for number in 0..3 {
            let put = format!("put {number} of {code}");
            writes.push(Write::Put { game: game.clone(), ask: 12, seat: 1, number, put });
        }
        for card in 0..3 {
            let of = |size: &str| format!("{size} {card} of {code} ").repeat(300).into_bytes();
            let (small, large) = (of("small"), of("large"));
            writes.push(Write::Picture { code: code.clone(), deck: 1, card, small, large });
        }
        writes.push(Write::Deck { code, deck: 1, bytes: 700 });
        writes
    };
    CODES.iter().flat_map(at_a_table).collect()
}

async fn a_folder() -> TempDir {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await.unwrap();
    store.commit(&Claim::alone("ROOM"), an_evening()).await.unwrap();
    store.close().await;
    folder
}

/// Everything that a server reads, each by itself.
#[derive(Debug, PartialEq)]
struct Read {
    rooms: Vec<StoredRoom>,
    games: Vec<Result<Option<StoredGame>, StoreError>>,
    pictures: Vec<Result<Option<Vec<u8>>, StoreError>>,
}

async fn read(store: &SqliteStore) -> Read {
    let mut read =
        Read { rooms: store.rooms().await.unwrap_or_default(), games: Vec::new(), pictures: Vec::new() };
    for code in CODES {
        read.games.push(store.game(format!("game{code}")).await);
        for (card, size) in (0..3).flat_map(|card| [(card, Size::Small), (card, Size::Large)]) {
            read.pictures.push(store.picture(code.into(), 1, card, size).await);
        }
    }
    let _ = store.decks().await;
    read
}

async fn inspected(folder: &Path) -> Vec<Damage> {
    let mut looks = match FolderInspection::open(folder).await {
        Ok(looks) => looks,
        Err(NotInspected::Damaged(what) | NotInspected::Store(StoreError::Broken(what))) => {
            return vec![Damage { what, room: None, part: Part::File }];
        }
        // A flipped bit in the list of versions, or in its own name.
        Err(NotInspected::Earlier | NotInspected::Later) => {
            return vec![Damage { what: "its version".into(), room: None, part: Part::File }];
        }
        Err(other) => panic!("{other}"),
    };
    let mut found = looks.structure().await.unwrap();
    found.extend(looks.rows(&mut || ()).await.unwrap());
    found
}

async fn sqlite(folder: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(folder.join("stolik.sqlite")).foreign_keys(false);
    options.connect().await.unwrap()
}

/// Changes rows behind the store's back, as a bad cable would.
async fn behind_its_back(folder: &Path, sql: &str) {
    let mut connection = sqlite(folder).await;
    connection.execute(AssertSqlSafe(sql)).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn each_kind_of_row_is_named_with_its_table_and_others_are_read_as_ever() {
    let damages = [
        ("update rooms set state = state || ' ' where code = 'CDFGHJ'", "what is known of the table", Part::Room),
        ("update games set seed = 'other' where code = 'CDFGHJ'", "the beginning of game gameCDFGHJ", Part::Game),
        ("update games set head = 'other' where code = 'CDFGHJ'", "the beginning of game gameCDFGHJ", Part::Game),
        ("update log set record = 'x' where game = 'gameCDFGHJ' and seq = 7", "question 7 of game gameCDFGHJ", Part::Game),
        // The end of the log, and a sheet in the middle.
        ("delete from log where game = 'gameCDFGHJ' and seq = 11", "the log of game gameCDFGHJ", Part::Game),
        // Another's row in its place: each is whole in itself.
        (
            "update log set (record, sum) = (select record, sum from log where game = 'gameBCDFGH' and seq = 7)
             where game = 'gameCDFGHJ' and seq = 7",
            "question 7 of game gameCDFGHJ",
            Part::Game,
        ),
        ("update snapshots set snapshot = 'x' where game = 'gameCDFGHJ'", "the last standing of game gameCDFGHJ", Part::Game),
        (
            "update journal set seat = 2 where game = 'gameCDFGHJ' and nonce = 1",
            "a sheet for the open question of game gameCDFGHJ",
            Part::Game,
        ),
        (
            "update journal set number = 99 where game = 'gameCDFGHJ' and nonce = 1",
            "a sheet for the open question of game gameCDFGHJ",
            Part::Game,
        ),
        ("update decks set bytes = 1 where code = 'CDFGHJ'", "deck 1", Part::Deck),
        ("update pictures set small = large where code = 'CDFGHJ' and card = 2", "card 2 of deck 1 (small)", Part::Deck),
        ("update pictures set large = x'00' where code = 'CDFGHJ' and card = 0", "card 0 of deck 1 (large)", Part::Deck),
    ];
    let folder = a_folder().await;
    let whole = open(folder.path()).await.unwrap();
    let wrote = read(&whole).await;
    whole.close().await;
    assert_eq!(inspected(folder.path()).await, []);
    let bytes = std::fs::read(folder.path().join("stolik.sqlite")).unwrap();
    for (sql, what, part) in damages {
        std::fs::write(folder.path().join("stolik.sqlite"), &bytes).unwrap();
        behind_its_back(folder.path(), sql).await;
        let damage = Damage { what: what.to_owned(), room: Some("CD…".to_owned()), part };
        assert_eq!(inspected(folder.path()).await, [damage], "{sql}");

        let store = open(folder.path()).await.unwrap();
        let now = read(&store).await;
        let damaged = StoreError::Damaged { what: what.to_owned(), room: Some("CD…".to_owned()) };
        let of_room = now.rooms[1].1.as_ref().err();
        let of_game = now.games[1].as_ref().err();
        let of_deck = now.pictures[6..12].iter().find_map(|read| read.as_ref().err());
        assert_eq!(of_room.or(of_game).or(of_deck), Some(&damaged), "{sql}");
        for other in [0, 2] {
            assert_eq!(now.rooms[other], wrote.rooms[other]);
            assert_eq!(now.games[other], wrote.games[other]);
            assert_eq!(now.pictures[other * 6..][..6], wrote.pictures[other * 6..][..6]);
        }
        store.close().await;
    }
}

#[tokio::test]
async fn whatever_byte_is_flipped_nothing_damaged_is_taken_for_what_was_written() {
    let folder = a_folder().await;
    let file = folder.path().join("stolik.sqlite");
    let whole = open(folder.path()).await.unwrap();
    let wrote = read(&whole).await;
    whole.close().await;
    let bytes = std::fs::read(&file).unwrap();
    // Everywhere in turn, and in all eight bits.
    let (mut said, mut harmless) = (0, 0);
    for (turn, place) in (0..bytes.len()).step_by(331).enumerate() {
        let mut flipped = bytes.clone();
        flipped[place] ^= 1 << (turn % 8);
        std::fs::write(&file, &flipped).unwrap();
        let found = inspected(folder.path()).await;
        // A server may refuse to start on it; if it starts, it tells no lie.
        let Ok(store) = open(folder.path()).await else {
            assert!(!found.is_empty(), "byte {place} keeps a server from starting, and nobody says why");
            continue;
        };
        let now = read(&store).await;
        store.close().await;
        for (code, state) in &now.rooms {
            let lie = state.is_ok() && !wrote.rooms.contains(&(code.clone(), state.clone()));
            assert!(!lie, "byte {place}: {code}");
        }
        let (mut missing, mut damaged) = (wrote.rooms.len() > now.rooms.len(), 0);
        for (now, wrote) in now.games.iter().zip(&wrote.games) {
            match now {
                Ok(None) => missing = true,
                Ok(_) => assert_eq!(now, wrote, "byte {place}"),
                Err(_) => damaged += 1,
            }
        }
        for (now, wrote) in now.pictures.iter().zip(&wrote.pictures) {
            match now {
                Ok(None) => missing = true,
                Ok(_) => assert_eq!(now, wrote, "byte {place}"),
                Err(_) => damaged += 1,
            }
        }
        let is_lost = missing || damaged > 0 || now.rooms.iter().any(|(_, state)| state.is_err());
        assert!(!is_lost || !found.is_empty(), "byte {place} is damage, and the check says nothing");
        if found.is_empty() { harmless += 1 } else { said += 1 }
    }
    assert!(said > harmless, "{said} were noticed, {harmless} hit nothing");
}

#[tokio::test]
async fn a_torn_page_of_rooms_leaves_the_others() {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await.unwrap();
    let state = |number: u32| format!("state {number} ").repeat(100);
    let room = |number: u32| Write::Room { code: format!("ROOM{number:03}"), state: state(number) };
    store.commit(&Claim::alone("ROOM"), (0..200).map(room).collect()).await.unwrap();
    store.close().await;
    let file = folder.path().join("stolik.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    let needle = state(100).into_bytes();
    let at = bytes.windows(needle.len()).position(|part| part == needle).unwrap();
    let page = at / 4096 * 4096;
    bytes[page..page + 4096].fill(0xA5);
    std::fs::write(&file, &bytes).unwrap();

    let store = open(folder.path()).await.unwrap();
    let rooms = store.rooms().await.unwrap();
    assert_eq!(rooms.len(), 200, "all are known");
    let sound: Vec<_> = rooms.iter().filter(|(_, state)| state.is_ok()).collect();
    assert!((180..200).contains(&sound.len()), "{}", sound.len());
    assert!(sound.iter().all(|(code, read)| *read == Ok(state(code[4..].parse().unwrap()))));
    store.close().await;
    assert!(!inspected(folder.path()).await.is_empty());
}

/// A database as it was before there were checksums.
async fn from_before(folder: &Path) {
    let mut connection = sqlite(folder).await;
    for table in ["rooms", "games", "log", "snapshots", "journal", "decks"] {
        let sql = format!("alter table {table} drop column sum");
        connection.execute(AssertSqlSafe(sql)).await.unwrap();
    }
    for sum in ["small_sum", "large_sum"] {
        let sql = format!("alter table pictures drop column {sum}");
        connection.execute(AssertSqlSafe(sql)).await.unwrap();
    }
    connection.execute("alter table snapshots drop column seq").await.unwrap();
    connection.execute("drop index games_of_rooms").await.unwrap();
    connection.execute("delete from _sqlx_migrations where version >= 3").await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn rows_from_before_get_their_checksums_once() {
    let folder = a_folder().await;
    let store = open(folder.path()).await.unwrap();
    let wrote = read(&store).await;
    store.close().await;
    from_before(folder.path()).await;
    let earlier = FolderInspection::open(folder.path()).await.err();
    assert_eq!(earlier, Some(NotInspected::Earlier));

    let store = open(folder.path()).await.unwrap();
    assert_eq!(read(&store).await, wrote);
    // Sheets go on after those that were there.
    let put = Write::Put { game: "gameBCDFGH".into(), ask: 12, seat: 2, number: 1, put: "new".into() };
    store.commit(&Claim::alone("ROOM"), vec![put]).await.unwrap();
    assert_eq!(store.game("gameBCDFGH".into()).await.unwrap().unwrap().journal.last().unwrap(), "new");
    store.close().await;
    assert_eq!(inspected(folder.path()).await, []);

    // A row without a checksum is damaged from now on: only that once were they given.
    behind_its_back(folder.path(), "update rooms set sum = x'' where code = 'CDFGHJ'").await;
    let store = open(folder.path()).await.unwrap();
    assert!(matches!(store.rooms().await.unwrap()[1].1, Err(StoreError::Damaged { .. })));
    store.close().await;
}

#[tokio::test]
async fn pictures_of_a_damaged_deck_are_no_leftovers() {
    let folder = a_folder().await;
    behind_its_back(folder.path(), "update decks set code = 'XXXXXX' where code = 'CDFGHJ'").await;
    open(folder.path()).await.unwrap().close().await;
    behind_its_back(folder.path(), "update decks set code = 'CDFGHJ' where code = 'XXXXXX'").await;
    let store = open(folder.path()).await.unwrap();
    assert!(store.picture("CDFGHJ".into(), 1, 2, Size::Large).await.unwrap().is_some());
    store.close().await;
}

/// A page that reads as zeros, wherever it is: every table is known, or the start fails; and what is damaged is said.
#[tokio::test]
async fn a_zeroed_page_makes_no_table_unknown_and_is_said_at_the_start() {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await.unwrap();
    let state = |number: u32| format!("state {number} ").repeat(30);
    let room = |number: u32| Write::Room { code: format!("ROOM{number:03}"), state: state(number) };
    store.commit(&Claim::alone("ROOM"), (0..200).map(room).collect()).await.unwrap();
    assert_eq!(store.damage_found(), [] as [String; 0]);
    store.close().await;
    let file = folder.path().join("stolik.sqlite");
    let whole = std::fs::read(&file).unwrap();
    let mut unreadable = 0;
    for page in 0..whole.len() / 4096 {
        let mut bytes = whole.clone();
        if bytes[page * 4096..][..4096].iter().all(|byte| *byte == 0) {
            continue;
        }
        bytes[page * 4096..][..4096].fill(0);
        std::fs::write(&file, &bytes).unwrap();
        let Ok(store) = open(folder.path()).await else { continue };
        assert!(!store.damage_found().is_empty(), "page {page} is missed in silence");
        let rooms = store.rooms().await.unwrap();
        assert_eq!(rooms.len(), 200, "page {page}: all are known");
        let whole = rooms.iter().filter(|(_, state)| state.is_ok()).count();
        // Behind the page from which the table is reached nothing can be read.
        unreadable += usize::from(whole < 180);
        for (code, read) in rooms {
            let is_right = read.as_ref().map_or(true, |read| *read == state(code[4..].parse().unwrap()));
            assert!(is_right, "page {page}: {code} reads {read:?}");
            // One that is known is never said to be unknown.
            assert_ne!(store.room(code.clone()).await, Ok(None), "page {page}: {code}");
        }
        store.close().await;
    }
    assert_eq!(unreadable, 1, "a page of an index takes no table with it");
}
