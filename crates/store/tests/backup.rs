//! A copy while others write: whole and private, or not there at all.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use std::fs;
use std::path::Path;

use stolik_store::{
    BackedUp, Claim, FolderInspection, Inspection, NotBackedUp, Size, SqliteSettings, SqliteStore, Store,
    Write, back_up, compact,
};
use tempfile::TempDir;

use common::{files, room};

async fn open(folder: &Path) -> SqliteStore {
    SqliteStore::open(folder, SqliteSettings::default()).await.unwrap()
}

fn picture(code: &str) -> [Write; 2] {
    let (small, large) = (vec![1; 3000], vec![2; 9000]);
    [
        Write::Picture { code: code.into(), deck: 1, card: 0, small, large },
        Write::Deck { code: code.into(), deck: 1, bytes: 12_000 },
    ]
}

#[tokio::test]
async fn a_copy_has_everything_that_was_confirmed_before_it_began() {
    let place = TempDir::new().unwrap();
    let (data, to) = (place.path().join("data"), place.path().join("kept/monday"));
    let store = open(&data).await;
    store.commit(&Claim::alone("ROOM"), vec![room("ABCD", "before")]).await.unwrap();
    store.commit(&Claim::alone("ROOM"), picture("ABCD").into()).await.unwrap();
    let (made, after) = tokio::join!(
        back_up(&data, &to),
        store.commit(&Claim::alone("ROOM"), vec![room("BCDF", "meanwhile")])
    );
    after.unwrap();
    let BackedUp { tables, games, decks, bytes } = made.unwrap();
    assert!((1..=2).contains(&tables) && (games, decks) == (0, 1) && bytes > 12_000);
    // The server goes on as ever.
    store.commit(&Claim::alone("ROOM"), vec![room("ABCD", "after")]).await.unwrap();
    store.close().await;

    assert_eq!(files(&to), ["stolik.sqlite"]);
    assert_eq!(files(&place.path().join("kept")), ["monday"], "nothing else is left");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&to), mode(&to.join("stolik.sqlite"))), (0o700, 0o600));
    }
    let mut looks = FolderInspection::open(&to).await.unwrap();
    assert_eq!(looks.structure().await.unwrap(), []);
    assert_eq!(looks.rows(&mut || ()).await.unwrap(), []);
    drop(looks);
    let restored = open(&to).await;
    assert_eq!(restored.room("ABCD".into()).await.unwrap().as_deref(), Some("before"));
    let card = restored.picture("ABCD".into(), 1, 0, Size::Large).await.unwrap();
    assert_eq!(card, Some(vec![2; 9000]));
    restored.close().await;
}

#[tokio::test]
async fn nothing_is_written_over_and_a_failure_leaves_nothing() {
    let place = TempDir::new().unwrap();
    let (data, to) = (place.path().join("data"), place.path().join("copy"));
    assert!(matches!(back_up(&data, &to).await, Err(NotBackedUp::Unreadable(_))), "there is nothing to copy");
    let store = open(&data).await;
    store.commit(&Claim::alone("ROOM"), vec![room("ABCD", &"a long state ".repeat(2000))]).await.unwrap();
    store.close().await;
    // Where no server runs, the same.
    back_up(&data, &to).await.unwrap();
    let before = fs::read(to.join("stolik.sqlite")).unwrap();
    assert!(matches!(back_up(&data, &to).await, Err(NotBackedUp::Exists(_))));
    assert_eq!(fs::read(to.join("stolik.sqlite")).unwrap(), before);

    // A database that cannot be read to its end gives no copy.
    let mut bytes = fs::read(data.join("stolik.sqlite")).unwrap();
    bytes.truncate(bytes.len() - 3 * 4096);
    fs::write(data.join("stolik.sqlite"), bytes).unwrap();
    assert!(back_up(&data, &place.path().join("broken")).await.is_err());
    assert_eq!(files(place.path()), ["copy", "data"]);
}

#[tokio::test]
async fn what_was_forgotten_is_gone_from_the_file() {
    let place = TempDir::new().unwrap();
    let store = open(place.path()).await;
    let game = |code: &str| Write::Begin {
        game: code.into(),
        code: code.into(),
        head: format!("a remark of {code}"),
        seed: String::new(),
    };
    for code in ["ABCD", "BCDF"] {
        store.commit(&Claim::alone("ROOM"), vec![room(code, "{}"), game(code)]).await.unwrap();
    }
    store.commit(&Claim::alone("ROOM"), vec![Write::ForgetRoom { code: "ABCD".into() }]).await.unwrap();
    store.close().await;
    let says = |words: &str| {
        let bytes = fs::read(place.path().join("stolik.sqlite")).unwrap();
        bytes.windows(words.len()).any(|window| window == words.as_bytes())
    };
    compact(place.path()).await.unwrap();
    assert!(!says("a remark of ABCD") && says("a remark of BCDF"));
    assert_eq!(files(place.path()), ["stolik.lock", "stolik.sqlite"]);
}
