//! The data folder: one server at a time, one whole file after a stop, nobody else's eyes.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use std::fs;
use std::path::Path;

use stolik_store::{
    Claim, FolderInspection, Inspection, SqliteSettings, SqliteStore, Store, StoreError, Write,
};
use tempfile::TempDir;

use common::{files, room};

async fn open(folder: &Path) -> Result<SqliteStore, StoreError> {
    SqliteStore::open(folder, SqliteSettings::default()).await
}

#[tokio::test]
async fn a_folder_is_for_one_server_until_it_is_closed() {
    let folder = TempDir::new().unwrap();
    let first = open(folder.path()).await.unwrap();
    let second = open(folder.path()).await.err();
    assert_eq!(second, Some(StoreError::InUse));
    first.commit(&Claim::alone("ROOM"), vec![room("ABCD", "it goes on")]).await.unwrap();
    // One who only looks is let in, and sees that somebody is there.
    assert!(FolderInspection::open(folder.path()).await.unwrap().is_served());
    first.close().await;
    let looks = FolderInspection::open(folder.path()).await.unwrap();
    assert!(!looks.is_served());
    assert_eq!(open(folder.path()).await.err(), Some(StoreError::InUse), "not while somebody looks");
    drop(looks);
    open(folder.path()).await.unwrap().close().await;
}

#[tokio::test]
async fn a_stop_leaves_one_whole_file() {
    let (folder, copy) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let store = open(folder.path()).await.unwrap();
    store.commit(&Claim::alone("ROOM"), vec![room("ABCD", "copied")]).await.unwrap();
    // Readers have been at work, too.
    assert_eq!(store.rooms().await.unwrap().len(), 1);
    store.close().await;
    assert_eq!(files(folder.path()), ["stolik.lock", "stolik.sqlite"]);

    fs::copy(folder.path().join("stolik.sqlite"), copy.path().join("stolik.sqlite")).unwrap();
    let before = fs::read(copy.path().join("stolik.sqlite")).unwrap();
    let mut looks = FolderInspection::open(copy.path()).await.unwrap();
    assert_eq!(looks.room("ABCD").await.unwrap(), Some(("ABCD".to_owned(), Ok("copied".to_owned()))));
    assert_eq!(looks.structure().await.unwrap(), []);
    drop(looks);
    assert_eq!(files(copy.path()), ["stolik.sqlite"], "looking leaves nothing behind");
    assert_eq!(fs::read(copy.path().join("stolik.sqlite")).unwrap(), before);
    let store = open(copy.path()).await.unwrap();
    assert_eq!(store.rooms().await.unwrap(), [("ABCD".to_owned(), Ok("copied".to_owned()))]);
    store.close().await;
}

#[tokio::test]
async fn what_is_ahead_of_the_database_stays_bounded() {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await.unwrap();
    let ahead = || fs::metadata(folder.path().join("stolik.sqlite-wal")).unwrap().len();
    // A burst of pictures, then an evening at the table: some 36 MB in all.
    let picture = |card| Write::Picture {
        code: "ABCD".into(),
        deck: 1,
        card,
        small: vec![card; 100_000],
        large: vec![card; 100_000],
    };
    store.commit(&Claim::alone("ROOM"), (0..100).map(picture).collect()).await.unwrap();
    assert!(ahead() > 16 << 20, "the burst was too small to tell anything: {}", ahead());
    for number in 0..400 {
        store
            .commit(&Claim::alone("ROOM"), vec![room("ABCD", &format!("{number} {}", "x".repeat(40_000)))])
            .await
            .unwrap();
    }
    assert!(ahead() <= 8 << 20, "{}", ahead());
    store.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_anything() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let outer = TempDir::new().unwrap();
    let folder = outer.path().join("new/data");
    let store = open(&folder).await.unwrap();
    store.commit(&Claim::alone("ROOM"), vec![room("ABCD", "private")]).await.unwrap();
    assert_eq!(mode(&folder), 0o700);
    let all = files(&folder);
    assert_eq!(all.len(), 4, "the database, two beside it and the lock: {all:?}");
    for file in &all {
        assert_eq!(mode(&folder.join(file)), 0o600, "{file}");
    }
    store.close().await;

    // As an earlier version left it.
    for file in files(&folder) {
        fs::set_permissions(folder.join(file), fs::Permissions::from_mode(0o644)).unwrap();
    }
    let store = open(&folder).await.unwrap();
    for file in files(&folder) {
        assert_eq!(mode(&folder.join(&file)), 0o600, "{file}");
    }
    store.close().await;
}

/// The attack: the folder is emptied while the server runs, and what is written goes into files that nobody finds.
#[tokio::test]
async fn nothing_is_confirmed_once_the_files_are_gone_or_replaced() {
    for what in [
        &["stolik.sqlite", "stolik.sqlite-wal", "stolik.sqlite-shm"][..],
        &["stolik.sqlite"],
        &["stolik.sqlite-wal"],
    ] {
        for is_replaced in [false, true] {
            let folder = TempDir::new().unwrap();
            let store = SqliteStore::open(folder.path(), SqliteSettings::default()).await.unwrap();
            let claim = Claim::alone("ROOM");
            store.commit(&claim, vec![room("ABCD", "one")]).await.unwrap();
            assert!(store.is_well());
            for name in what {
                let file = folder.path().join(name);
                let copy = folder.path().join("copy");
                fs::copy(&file, &copy).unwrap();
                fs::remove_file(&file).unwrap();
                if is_replaced {
                    fs::rename(&copy, &file).unwrap();
                }
            }
            let refused = store.commit(&claim, vec![room("ABCD", "two")]).await;
            assert_eq!(refused, Err(StoreError::Gone), "{what:?} {is_replaced}");
            assert!(!store.is_well());
        }
    }
}
