//! Tables go from a folder to a database and back, whole or not at all, and what is in a database is inspected and backed up.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::path::Path;

use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection, Executor};
use stolik_postgres_for_tests as postgres;
use stolik_store::{
    Arrival, Claim, Cluster, Damage, DatabaseArrival, DatabaseInspection, Departure, FolderArrival,
    FolderInspection, FoundBy, Inspection, NotInspected, Part, PostgresSettings, PostgresStore, Reader, Size,
    SqliteSettings, SqliteStore, Store, StoreError, Wanted, Whose, Write, Writer, back_up_database,
};
use tempfile::TempDir;

use store::{begin_in, put, room, step};

#[allow(dead_code, unused_macros, unused_imports, reason = "other tests need the rest")]
mod store;

/// States of rooms are words here: `code:NEW former:OLD key:anna`.
fn index(state: &str) -> Option<FoundBy> {
    let mut found = FoundBy::default();
    for word in state.split_whitespace() {
        match word.split_once(':')? {
            ("code", code) => code.clone_into(&mut found.code),
            ("former", code) => found.former_codes.push(code.to_owned()),
            ("key", key) => found.people.push(key.to_owned()),
            _ => return None,
        }
    }
    Some(found)
}

/// Two tables: one in the middle of a game, with one that is over and with pictures, and one that is new.
async fn a_folder(folder: &Path) {
    let store = SqliteStore::open(folder, SqliteSettings::default()).await.unwrap();
    let of = |write: Write| match write {
        Write::Picture { deck, card, small, large, .. } => {
            Write::Picture { code: "table-b".into(), deck, card, small, large }
        }
        other => other,
    };
    let claim = Claim::alone("table-b");
    let state = "code:BBB former:CCC key:anna key:olek";
    store.commit(&claim, vec![room("table-b", state), begin_in("table-b", "over")]).await.unwrap();
    for seq in 0..12 {
        store.commit(&claim, vec![step("over", seq)]).await.unwrap();
    }
    let game = vec![begin_in("table-b", "game"), step("game", 0), step("game", 1)];
    store.commit(&claim, game).await.unwrap();
    store.commit(&claim, vec![put("game", 9), put("game", -1), put("game", 3)]).await.unwrap();
    let deck = Write::Deck { code: "table-b".into(), deck: 4, bytes: 70_000 };
    let cards = [0, 1, 7].map(|card| of(store::picture(4, card)));
    store.commit(&claim, cards.into_iter().chain([deck]).collect()).await.unwrap();
    // It was still being brought when the server stopped.
    store.commit(&claim, vec![of(store::picture(5, 0))]).await.unwrap();
    store.commit(&Claim::alone("TABLEA"), vec![room("TABLEA", "code:AAA key:anna")]).await.unwrap();
    store.close().await;
}

async fn exported(from: &mut dyn Inspection) -> Vec<u8> {
    let ids = from.ids().await.unwrap();
    let mut departure = Departure::new(from, ids);
    let mut file = Writer::begin(Vec::new()).unwrap();
    while let Some(piece) = departure.piece().await.unwrap() {
        file.write(&piece).unwrap();
    }
    file.end().unwrap()
}

async fn of_folder(folder: &Path) -> Vec<u8> {
    exported(&mut FolderInspection::open(folder).await.unwrap()).await
}

async fn looks(url: &str) -> DatabaseInspection {
    DatabaseInspection::open(url, index).await.unwrap()
}

async fn of_database(url: &str) -> Vec<u8> {
    exported(&mut looks(url).await).await
}

async fn take_all(arrival: &mut dyn Arrival, file: &[u8]) -> Result<(), StoreError> {
    let mut reader = Reader::begin(file).unwrap();
    while let Some(piece) = reader.piece().unwrap() {
        arrival.take(piece).await?;
    }
    Ok(())
}

async fn import(mut arrival: Box<dyn Arrival>, file: &[u8]) {
    take_all(&mut *arrival, file).await.unwrap();
    arrival.settle().await.unwrap();
}

async fn damage(inspection: &mut dyn Inspection) -> Vec<Damage> {
    let (mut seen, count) = (0, inspection.count().await.unwrap());
    let mut found = inspection.structure().await.unwrap();
    found.extend(inspection.rows(&mut || seen += 1).await.unwrap());
    if found.is_empty() {
        assert_eq!(seen, count);
    }
    found
}

async fn behind_its_back(url: &str, sql: &str) {
    let mut connection = PgConnection::connect(url).await.unwrap();
    connection.execute(AssertSqlSafe(sql)).await.unwrap();
}

async fn server(url: &str) -> PostgresStore {
    let (url, address) = (url.to_owned(), "one:1".to_owned());
    let lease = std::time::Duration::from_secs(600);
    PostgresStore::open(PostgresSettings { url, address, lease, index }).await.unwrap()
}

#[tokio::test]
async fn from_a_folder_to_a_database_and_back_nothing_is_lost_and_the_file_is_always_the_same() {
    let place = TempDir::new().unwrap();
    let [from, to, backup] = ["from", "to", "backup"].map(|name| place.path().join(name));
    a_folder(&from).await;
    let file = of_folder(&from).await;
    let url = postgres::shared().fresh();
    assert!(matches!(DatabaseInspection::open(&url, index).await.err(), Some(NotInspected::Unused)));
    import(Box::new(DatabaseArrival::open(&url, index).await.unwrap()), &file).await;
    assert_eq!(damage(&mut looks(&url).await).await, []);
    assert_eq!(of_database(&url).await, file);
    import(Box::new(FolderArrival::open(&to, index).await.unwrap()), &file).await;
    assert_eq!(of_folder(&to).await, file);
    assert_eq!(damage(&mut FolderInspection::open(&to).await.unwrap()).await, []);

    // A backup of the database is such a folder, too.
    let made = back_up_database(&url, &backup).await.unwrap();
    assert_eq!((made.tables, made.games, made.decks), (2, 2, 1));
    assert_eq!(of_folder(&backup).await, file);
    assert_eq!(damage(&mut FolderInspection::open(&backup).await.unwrap()).await, []);

    // Servers find what came, by its codes and people, and go on with it.
    let store = server(&url).await;
    assert_eq!(store.way("CCC".into()).await.unwrap().map(|way| way.is_former), Some(true));
    assert_eq!(store.homes_of("anna".into(), 9).await.unwrap(), ["TABLEA", "table-b"]);
    let Whose::Ours(claim) = store.claim("table-b".into()).await.unwrap() else { panic!("it is free") };
    store.commit(&claim, vec![put("game", 4)]).await.unwrap();
    let game = store.game("game".into()).await.unwrap().unwrap();
    assert_eq!(game.journal, ["put 9", "put -1", "put 3", "put 4"]);
    assert_eq!(game.snapshot.as_deref(), Some("snapshot 1"));
    for folder in [to, backup] {
        let store = SqliteStore::open(&folder, SqliteSettings::default()).await.unwrap();
        store.commit(&Claim::alone("table-b"), vec![put("game", 4)]).await.unwrap();
        assert_eq!(store.game("game".into()).await.unwrap().unwrap(), game);
        let card = store.picture("table-b".into(), 4, 7, Size::Small).await.unwrap();
        assert!(card.is_some_and(|card| card.starts_with(b"small picture 4 7")));
        store.close().await;
    }
}

#[tokio::test]
async fn what_does_not_settle_is_never_seen_and_what_is_there_already_is_named() {
    let place = TempDir::new().unwrap();
    let [from, to] = ["from", "to"].map(|name| place.path().join(name));
    a_folder(&from).await;
    let file = of_folder(&from).await;
    let url = postgres::shared().fresh();
    let empty = Writer::begin(Vec::new()).unwrap().end().unwrap();
    let arrivals = async || {
        let folder: Box<dyn Arrival> = Box::new(FolderArrival::open(&to, index).await.unwrap());
        let database: Box<dyn Arrival> = Box::new(DatabaseArrival::open(&url, index).await.unwrap());
        [folder, database]
    };
    for mut arrival in arrivals().await {
        take_all(&mut *arrival, &file).await.unwrap();
        drop(arrival);
    }
    assert_eq!((of_folder(&to).await, of_database(&url).await), (empty.clone(), empty));

    for arrival in arrivals().await {
        import(arrival, &file).await;
    }
    let wanted = |table: &str, code: &str, game: &str| Wanted {
        tables: [table.to_owned()].into(),
        codes: [(code.to_owned(), table.to_owned())].into(),
        games: [(game.to_owned(), table.to_owned())].into(),
    };
    for mut arrival in arrivals().await {
        for (table, code, game) in [("TABLEA", "XXX", "x"), ("x", "CCC", "x"), ("x", "XXX", "over")] {
            let taken = arrival.taken(&wanted(table, code, game)).await.unwrap();
            assert_eq!(taken, [table.to_owned()].into());
        }
        assert_eq!(arrival.taken(&wanted("x", "XXX", "x")).await.unwrap(), [].into());
        assert_eq!(take_all(&mut *arrival, &file).await.err(), Some(StoreError::Conflict));
    }
    assert_eq!(of_folder(&to).await, file);
}

#[tokio::test]
async fn a_table_that_was_forgotten_and_came_again_is_not_that_of_a_server_which_missed_it() {
    let place = TempDir::new().unwrap();
    a_folder(place.path()).await;
    let file = of_folder(place.path()).await;
    let url = postgres::shared().fresh();
    import(Box::new(DatabaseArrival::open(&url, index).await.unwrap()), &file).await;
    let store = server(&url).await;
    let Whose::Ours(claim) = store.claim("table-b".into()).await.unwrap() else { panic!("it is free") };
    assert_eq!(store.lost(vec![claim.clone()]).await.unwrap(), [""; 0]);
    let other = server(&url).await;
    assert_eq!(other.forget_room("table-b".into()).await.unwrap(), Some(2));
    assert_eq!(other.forget_room("table-b".into()).await.unwrap(), None);
    assert_eq!(store.commit(&claim, vec![put("game", 5)]).await, Err(StoreError::Fenced));
    assert_eq!(store.lost(vec![claim.clone()]).await.unwrap(), ["table-b"]);
    assert_eq!(other.forget_room("TABLEA".into()).await.unwrap(), Some(0));
    assert_eq!(damage(&mut looks(&url).await).await, []);
    import(Box::new(DatabaseArrival::open(&url, index).await.unwrap()), &file).await;
    assert_eq!(store.commit(&claim, vec![put("game", 5)]).await, Err(StoreError::Fenced));
    assert_eq!(store.lost(vec![claim]).await.unwrap(), ["table-b"]);
    assert_eq!(of_database(&url).await, file);
}

#[tokio::test]
async fn each_kind_of_damage_in_a_database_is_named_with_its_table() {
    let place = TempDir::new().unwrap();
    a_folder(place.path()).await;
    let file = of_folder(place.path()).await;
    let damages = [
        ("delete from log where game = 'over' and seq = 5", "the log of game over", Part::Game),
        ("delete from snapshots where game = 'game'", "the log of game game", Part::Game),
        ("delete from games where id = 'over'", "belong to games that are not there", Part::Game),
        ("delete from codes where code = 'CCC'", "one of its codes", Part::Ways),
        ("update codes set is_former = false where code = 'CCC'", "one of its codes", Part::Ways),
        ("delete from people where key = 'olek'", "the key of somebody", Part::Ways),
        ("update rooms set found_by = 'x' where code = 'table-b'", "the digest", Part::Ways),
        ("insert into people values ('anna', 'nowhere')", "a table that is gone", Part::Ways),
    ];
    for (sql, named, part) in damages {
        let url = postgres::shared().fresh();
        import(Box::new(DatabaseArrival::open(&url, index).await.unwrap()), &file).await;
        behind_its_back(&url, sql).await;
        let found = damage(&mut looks(&url).await).await;
        assert!(
            found.iter().any(|found| found.what.contains(named) && found.part == part),
            "{sql}: {found:?}"
        );
        // What is damaged does not keep the rest from being saved.
        let copy = TempDir::new().unwrap();
        back_up_database(&url, &copy.path().join("copy")).await.unwrap();
    }
}

/// Files of a database that are no longer what it wrote are named, and read up to there.
#[tokio::test]
async fn pages_that_are_damaged_are_said() {
    let place = TempDir::new().unwrap();
    a_folder(place.path()).await;
    let file = of_folder(place.path()).await;
    let server = postgres::Postgres::start();
    let url = server.fresh();
    import(Box::new(DatabaseArrival::open(&url, index).await.unwrap()), &file).await;
    let mut connection = PgConnection::connect(&url).await.unwrap();
    let path: String =
        sqlx::query_scalar("select pg_relation_filepath('log')").fetch_one(&mut connection).await.unwrap();
    // On the disk, and not only in the log ahead of it.
    connection.execute("checkpoint").await.unwrap();
    server.stop();
    let path = server.folder().join("data").join(path);
    let length = std::fs::metadata(&path).unwrap().len() as usize;
    std::fs::write(&path, vec![0xaa; length]).unwrap();
    server.start_again();
    let found = damage(&mut looks(&url).await).await;
    assert!(
        found.iter().any(|found| found.what.contains("\"log\"") && found.part == Part::File),
        "{found:?}"
    );
    let copy = TempDir::new().unwrap();
    assert!(back_up_database(&url, &copy.path().join("copy")).await.is_err());
    assert_eq!(std::fs::read_dir(copy.path()).unwrap().count(), 0, "nothing is left of it");
}
