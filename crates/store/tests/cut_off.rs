//! A server is cut off from the database in the middle of a write, and what it sent arrives after all when somebody else has
//! the room. Waiting for an answer takes its seconds.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::time::Duration;

use stolik_postgres_for_tests::{Line, shared};
use stolik_store::{Cluster, PostgresSettings, PostgresStore, Store, StoreError, Whose, Write};

use store::{begin_in, opened, step};

#[allow(dead_code, unused_macros, unused_imports, reason = "other tests need the rest")]
mod store;

async fn server(url: &str, address: &str, lease: Duration) -> PostgresStore {
    let (url, address) = (url.to_owned(), address.to_owned());
    PostgresStore::open(PostgresSettings { url, address, lease, index: |_| None }).await.unwrap()
}

#[tokio::test]
async fn who_is_cut_off_is_not_sure_and_what_arrives_late_is_fenced_off() {
    let url = shared().fresh();
    let (line, through_it) = Line::to_database(&url).await;
    let cut_off = server(&through_it, "one:1", Duration::from_secs(600)).await;
    let claim = opened(&cut_off, "r").await;
    cut_off.commit(&claim, vec![begin_in("r", "g"), step("g", 0)]).await.unwrap();

    line.hold();
    let unsure = cut_off.commit(&claim, vec![step("g", 1)]).await;
    assert!(matches!(unsure, Err(StoreError::Unsure(_))), "{unsure:?}");

    // For this one a server is dead as soon as it is silent.
    let other = server(&url, "two:1", Duration::from_millis(1)).await;
    let Whose::Ours(theirs) = other.claim("r".into()).await.unwrap() else { panic!("it is silent") };

    let mut answers = line.answers.clone();
    answers.mark_unchanged();
    line.mend();
    answers.changed().await.unwrap();
    assert_eq!(other.game("g".into()).await.unwrap().unwrap().log.len(), 1, "nothing of it is written");
    let record = "theirs".to_owned();
    let step = Write::Step { game: "g".into(), seq: 1, record, snapshot: "theirs".into() };
    other.commit(&theirs, vec![step]).await.unwrap();

    // The line is whole again, and so is who was cut off; the room is another's.
    let late = cut_off.commit(&claim, vec![store::step("g", 2)]).await;
    assert_eq!(late, Err(StoreError::Fenced));
    assert_eq!(cut_off.game("g".into()).await.unwrap().unwrap().log, ["record 0", "theirs"]);
}
