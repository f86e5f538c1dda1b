//! The store, on a real disk: what every store promises, and what is about files.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use stolik_store::{Claim, SqliteSettings, SqliteStore, Store, StoreError, Write};
use tempfile::TempDir;

use store::{Place, begin, picture, promises, room, whole};

mod store;

struct Folder(TempDir);

impl Place for Folder {
    type Store = SqliteStore;

    fn new() -> Self {
        Folder(TempDir::new().unwrap())
    }

    async fn open(&self) -> SqliteStore {
        SqliteStore::open(self.0.path(), SqliteSettings::default()).await.unwrap()
    }

    async fn close(store: &SqliteStore) {
        store.close().await;
    }

    async fn wake(_: &SqliteStore, room: &str) -> Claim {
        Claim::alone(room)
    }
}

promises!(Folder);

#[tokio::test]
async fn a_full_disk_is_said_and_loses_nothing() {
    let folder = Folder::new();
    let settings = SqliteSettings { most_pages: Some(40) };
    let store = SqliteStore::open(folder.0.path(), settings).await.unwrap();
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
    let store = folder.open().await;
    assert_eq!(store.game("g".into()).await.unwrap().unwrap().log.len(), written as usize);
    store.commit(&Claim::alone("ROOM"), vec![big(written)]).await.unwrap();
}

#[tokio::test]
async fn a_forgotten_picture_is_nowhere_in_the_folder() {
    let folder = Folder::new();
    let store = folder.open().await;
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
    }
    store.close().await;
    for file in std::fs::read_dir(folder.0.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(13).any(|part| part == b"large picture"));
    }
}
