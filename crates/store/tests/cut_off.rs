//! A server is cut off from the database in the middle of a write, and what it sent arrives after all when somebody else has
//! the room. Waiting for an answer takes its seconds.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::time::Duration;

use stolik_postgres_for_tests as postgres;
use stolik_store::{Cluster, PostgresSettings, PostgresStore, Store, StoreError, Whose, Write};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use store::{begin_in, opened, step};

#[allow(dead_code, unused_macros, unused_imports, reason = "other tests need the rest")]
mod store;

/// A line to the database that can be held. What was sent meanwhile goes on its way when it is let go.
struct Line {
    url: String,
    is_held: watch::Sender<bool>,
    /// How often the database has said something.
    answers: watch::Receiver<u32>,
}

impl Line {
    async fn lay(url: &str) -> Self {
        let (start, rest) = url.split_once("@").unwrap();
        let (database, name) = rest.split_once('/').unwrap();
        let (database, listener) = (database.to_owned(), TcpListener::bind("127.0.0.1:0").await.unwrap());
        let url = format!("{start}@{}/{name}", listener.local_addr().unwrap());
        let (is_held, holds) = watch::channel(false);
        let (answered, answers) = watch::channel(0);
        tokio::spawn(async move {
            while let Ok((ours, _)) = listener.accept().await {
                let (from_us, to_us) = ours.into_split();
                let (from_it, to_it) = TcpStream::connect(&database).await.unwrap().into_split();
                tokio::spawn(carry(from_us, to_it, holds.clone(), watch::channel(0).0));
                tokio::spawn(carry(from_it, to_us, holds.clone(), answered.clone()));
            }
        });
        Line { url, is_held, answers }
    }
}

async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut holds: watch::Receiver<bool>,
    carried: watch::Sender<u32>,
) {
    let mut bytes = vec![0; 1 << 16];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        carried.send_modify(|carried| *carried += 1);
        if holds.wait_for(|is_held| !is_held).await.is_err() || to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}

async fn server(url: &str, address: &str, lease: Duration) -> PostgresStore {
    let (url, address) = (url.to_owned(), address.to_owned());
    PostgresStore::open(PostgresSettings { url, address, lease, index: |_| None }).await.unwrap()
}

#[tokio::test]
async fn who_is_cut_off_is_not_sure_and_what_arrives_late_is_fenced_off() {
    let url = postgres::shared().fresh();
    let line = Line::lay(&url).await;
    let cut_off = server(&line.url, "one:1", Duration::from_secs(600)).await;
    let claim = opened(&cut_off, "r").await;
    cut_off.commit(&claim, vec![begin_in("r", "g"), step("g", 0)]).await.unwrap();

    line.is_held.send_replace(true);
    let unsure = cut_off.commit(&claim, vec![step("g", 1)]).await;
    assert!(matches!(unsure, Err(StoreError::Unsure(_))), "{unsure:?}");

    // For this one a server is dead as soon as it is silent.
    let other = server(&url, "two:1", Duration::from_millis(1)).await;
    let Whose::Ours(theirs) = other.claim("r".into()).await.unwrap() else { panic!("it is silent") };

    let mut answers = line.answers.clone();
    answers.mark_unchanged();
    line.is_held.send_replace(false);
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
