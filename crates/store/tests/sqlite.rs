//! The store, on a real disk.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use stolik_store::{Claim, Size, SqliteSettings, SqliteStore, Store, StoreError, Write};
use tempfile::TempDir;

async fn open(folder: &TempDir) -> SqliteStore {
    SqliteStore::open(folder.path(), SqliteSettings::default()).await.unwrap()
}

fn begin(game: &str) -> Write {
    Write::Begin { game: game.into(), code: "ABCD".into(), head: "head".into(), seed: "seed".into() }
}

fn step(game: &str, seq: u32) -> Write {
    let (record, snapshot) = (format!("record {seq}"), format!("snapshot {seq}"));
    Write::Step { game: game.into(), seq, record, snapshot }
}

fn put(game: &str, number: i64) -> Write {
    Write::Put { game: game.into(), ask: 0, seat: 1, number, put: format!("put {number}") }
}

fn room(code: &str, state: &str) -> Write {
    Write::Room { code: code.into(), state: state.into() }
}

#[tokio::test]
async fn what_is_committed_is_there_after_opening_again() {
    let folder = TempDir::new().unwrap();
    let store = open(&folder).await;
    store.commit(&Claim::alone("ROOM"), vec![room("ABCD", "one"), begin("g")]).await.unwrap();
    store.commit(&Claim::alone("ROOM"), vec![room("ABCD", "two"), put("g", 7), put("g", 9)]).await.unwrap();
    store.close().await;

    let store = open(&folder).await;
    assert_eq!(store.rooms().await.unwrap(), [("ABCD".to_owned(), Ok("two".to_owned()))]);
    let game = store.game("g".into()).await.unwrap().unwrap();
    assert_eq!((game.head.as_str(), game.seed.as_str()), ("head", "seed"));
    assert_eq!(game.journal, ["put 7", "put 9"]);
    assert_eq!((game.log.len(), game.snapshot), (0, None));
    assert_eq!(store.game("other".into()).await.unwrap(), None);
}

#[tokio::test]
async fn a_step_empties_the_journal_and_replaces_the_snapshot() {
    let folder = TempDir::new().unwrap();
    let store = open(&folder).await;
    store.commit(&Claim::alone("ROOM"), vec![begin("g"), put("g", 1), step("g", 0)]).await.unwrap();
    store.commit(&Claim::alone("ROOM"), vec![put("g", 2), step("g", 1)]).await.unwrap();
    let game = store.game("g".into()).await.unwrap().unwrap();
    assert_eq!(game.log, ["record 0", "record 1"]);
    assert_eq!(game.snapshot.as_deref(), Some("snapshot 1"));
    assert!(game.journal.is_empty());
}

#[tokio::test]
async fn no_step_and_no_sheet_is_written_twice() {
    let folder = TempDir::new().unwrap();
    let store = open(&folder).await;
    store.commit(&Claim::alone("ROOM"), vec![begin("g"), step("g", 0), put("g", 1)]).await.unwrap();
    assert_eq!(store.commit(&Claim::alone("ROOM"), vec![step("g", 0)]).await, Err(StoreError::Conflict));
    assert_eq!(store.commit(&Claim::alone("ROOM"), vec![put("g", 1)]).await, Err(StoreError::Conflict));
    assert_eq!(store.commit(&Claim::alone("ROOM"), vec![begin("g")]).await, Err(StoreError::Conflict));
}

#[tokio::test]
async fn all_of_a_commit_is_written_or_nothing() {
    let folder = TempDir::new().unwrap();
    let store = open(&folder).await;
    store.commit(&Claim::alone("ROOM"), vec![begin("g"), step("g", 0)]).await.unwrap();
    assert_eq!(
        store.commit(&Claim::alone("ROOM"), vec![room("ABCD", "new"), step("g", 1), step("g", 0)]).await,
        Err(StoreError::Conflict)
    );
    assert!(store.rooms().await.unwrap().is_empty());
    assert_eq!(store.game("g".into()).await.unwrap().unwrap().log.len(), 1);
}

#[tokio::test]
async fn many_at_once_each_stand_or_fall_by_themselves() {
    let folder = TempDir::new().unwrap();
    let store = std::sync::Arc::new(open(&folder).await);
    store.commit(&Claim::alone("ROOM"), vec![begin("g")]).await.unwrap();
    let tasks: Vec<_> = (0..200)
        .map(|number| {
            let store = store.clone();
            // Every number is tried twice: one of the two must win.
            tokio::spawn(
                async move { store.commit(&Claim::alone("ROOM"), vec![step("g", number / 2)]).await },
            )
        })
        .collect();
    let (mut written, mut refused) = (0, 0);
    for task in tasks {
        match task.await.unwrap() {
            Ok(()) => written += 1,
            Err(StoreError::Conflict) => refused += 1,
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!((written, refused), (100, 100));
    assert_eq!(store.game("g".into()).await.unwrap().unwrap().log.len(), 100);
}

#[tokio::test]
async fn a_full_disk_is_said_and_loses_nothing() {
    let folder = TempDir::new().unwrap();
    let settings = SqliteSettings { most_pages: Some(40) };
    let store = SqliteStore::open(folder.path(), settings).await.unwrap();
    store.commit(&Claim::alone("ROOM"), vec![begin("g")]).await.unwrap();
    let big = |seq| Write::Step { game: "g".into(), seq, record: "r".repeat(9000), snapshot: "s".into() };
    let mut written = 0;
    let full = loop {
        match store.commit(&Claim::alone("ROOM"), vec![big(written)]).await {
            Ok(()) => written += 1,
            Err(error) => break error,
        }
    };
    assert_eq!(full, StoreError::Full);
    assert!(written > 0);
    store.close().await;
    let store = open(&folder).await;
    assert_eq!(store.game("g".into()).await.unwrap().unwrap().log.len(), written as usize);
    store.commit(&Claim::alone("ROOM"), vec![big(written)]).await.unwrap();
}

#[tokio::test]
async fn a_forgotten_room_is_gone_with_its_games_and_no_others() {
    let folder = TempDir::new().unwrap();
    let store = open(&folder).await;
    let others =
        Write::Begin { game: "o".into(), code: "EFGH".into(), head: "head".into(), seed: "seed".into() };
    store
        .commit(
            &Claim::alone("ROOM"),
            vec![room("ABCD", "x"), room("EFGH", "y"), others, step("o", 0), put("o", 1)],
        )
        .await
        .unwrap();
    for game in ["g", "h"] {
        store.commit(&Claim::alone("ROOM"), vec![begin(game), step(game, 0), put(game, 1)]).await.unwrap();
    }
    assert_eq!(store.games_of("ABCD".into()).await.unwrap(), ["g", "h"]);
    store.commit(&Claim::alone("ROOM"), vec![Write::ForgetGame { game: "g".into() }]).await.unwrap();
    assert_eq!(store.games_of("ABCD".into()).await.unwrap(), ["h"]);
    assert_eq!(store.room("ABCD".into()).await.unwrap().as_deref(), Some("x"));
    store.commit(&Claim::alone("ROOM"), vec![Write::ForgetRoom { code: "ABCD".into() }]).await.unwrap();
    assert_eq!(store.room("ABCD".into()).await.unwrap(), None);
    for game in ["g", "h"] {
        assert_eq!(store.game(game.into()).await.unwrap(), None);
        // Nothing is left of it: the same rows can be written again.
        store.commit(&Claim::alone("ROOM"), vec![begin(game), step(game, 0), put(game, 1)]).await.unwrap();
    }
    let other = store.game("o".into()).await.unwrap().unwrap();
    assert_eq!((other.log.len(), other.journal.len()), (1, 1));
}

#[tokio::test]
async fn after_closing_nothing_is_promised() {
    let folder = TempDir::new().unwrap();
    let store = open(&folder).await;
    store.close().await;
    assert!(matches!(
        store.commit(&Claim::alone("ROOM"), vec![room("A", "b")]).await,
        Err(StoreError::Broken(_))
    ));
}

fn picture(deck: u16, card: u8) -> Write {
    let of = |size: &str| format!("{size} picture {deck} {card} ").repeat(500).into_bytes();
    Write::Picture { code: "ABCD".into(), deck, card, small: of("small"), large: of("large") }
}

fn whole(deck: u16, bytes: u64) -> Write {
    Write::Deck { code: "ABCD".into(), deck, bytes }
}

async fn shown(store: &SqliteStore, deck: u16, card: u8, size: Size) -> Option<String> {
    let picture = store.picture("ABCD".into(), deck, card, size).await.unwrap()?;
    Some(String::from_utf8(picture).unwrap()[..20].trim().to_owned())
}

#[tokio::test]
async fn a_deck_counts_when_it_is_whole_and_leftovers_are_swept() {
    let folder = TempDir::new().unwrap();
    let store = open(&folder).await;
    store.commit(&Claim::alone("ROOM"), vec![picture(1, 0), picture(1, 1)]).await.unwrap();
    assert_eq!(shown(&store, 1, 0, Size::Small).await, None, "not before it is whole");
    store.commit(&Claim::alone("ROOM"), vec![whole(1, 700)]).await.unwrap();
    store.commit(&Claim::alone("ROOM"), vec![picture(2, 0)]).await.unwrap();
    store.close().await;

    let store = open(&folder).await;
    assert_eq!(shown(&store, 1, 1, Size::Small).await.as_deref(), Some("small picture 1 1 sm"));
    assert_eq!(shown(&store, 1, 1, Size::Large).await.as_deref(), Some("large picture 1 1 la"));
    assert_eq!(shown(&store, 1, 2, Size::Small).await, None);
    assert_eq!(store.picture("OTHER".into(), 1, 0, Size::Small).await.unwrap(), None);
    assert_eq!(store.bytes_of_decks().await.unwrap(), 700);
    // What was left of the other deck is gone: its number is free.
    store.commit(&Claim::alone("ROOM"), vec![picture(2, 0), whole(2, 50)]).await.unwrap();
    assert_eq!(store.bytes_of_decks().await.unwrap(), 750);
}

#[tokio::test]
async fn a_forgotten_picture_is_nowhere_in_the_folder() {
    let folder = TempDir::new().unwrap();
    let store = open(&folder).await;
    let forgets =
        [Write::ForgetDeck { code: "ABCD".into(), deck: 1 }, Write::ForgetRoom { code: "ABCD".into() }];
    for forget in forgets {
        store
            .commit(
                &Claim::alone("ROOM"),
                vec![room("ABCD", "x"), picture(1, 0), picture(1, 1), whole(1, 700)],
            )
            .await
            .unwrap();
        store.commit(&Claim::alone("ROOM"), vec![forget]).await.unwrap();
        assert_eq!(shown(&store, 1, 0, Size::Small).await, None);
        assert_eq!(store.bytes_of_decks().await.unwrap(), 0);
    }
    store.close().await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(13).any(|part| part == b"large picture"));
    }
}
