//! The database is restarted under a store, as by a power cut. Nothing that was confirmed is lost, and it goes on by itself.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use sqlx::Connection;
use sqlx::postgres::PgConnection;
use stolik_postgres_for_tests::Postgres;
use stolik_store::{Claim, Cluster, PostgresSettings, PostgresStore, Store, StoreError, Whose};
use tokio::sync::watch;

use store::{begin_in, opened, room, step};

#[allow(dead_code, unused_macros, unused_imports, reason = "other tests need the rest")]
mod store;

const TABLES: u32 = 8;
const STEPS: u32 = 150;

async fn open(url: String) -> PostgresStore {
    let (address, lease) = ("one:1".to_owned(), Duration::from_secs(600));
    PostgresStore::open(PostgresSettings { url, address, lease, index: |_| None }).await.unwrap()
}

/// Asks until somebody is there.
async fn claimed(store: &PostgresStore, room: &str) -> Claim {
    loop {
        match store.claim(room.to_owned()).await {
            Ok(Whose::Ours(claim)) => return claim,
            Err(StoreError::Broken(_) | StoreError::Unsure(_)) => {}
            other => panic!("{other:?}"),
        }
    }
}

async fn steps_of(store: &PostgresStore, game: &str) -> u32 {
    loop {
        match store.game(game.to_owned()).await {
            Ok(game) => return game.unwrap().log.len() as u32,
            Err(StoreError::Broken(_)) => {}
            Err(other) => panic!("{other:?}"),
        }
    }
}

/// Plays a game to its end. Whoever is not sure claims the room again, so that nothing is under way any more, and looks.
async fn play(store: Arc<PostgresStore>, table: u32, played: watch::Sender<u32>) {
    let (code, game) = (format!("r{table}"), format!("g{table}"));
    let mut claim = opened(&*store, &code).await;
    store.commit(&claim, vec![begin_in(&code, &game)]).await.unwrap();
    let mut confirmed = 0;
    while confirmed < STEPS {
        let state = format!("after {confirmed}");
        match store.commit(&claim, vec![step(&game, confirmed), room(&code, &state)]).await {
            Ok(()) => {
                confirmed += 1;
                played.send_modify(|played| *played += 1);
            }
            Err(StoreError::Broken(_)) => {}
            Err(StoreError::Unsure(_)) => {
                claim = claimed(&store, &code).await;
                let there = steps_of(&store, &game).await;
                assert!(there == confirmed || there == confirmed + 1, "{there} of {confirmed}");
                confirmed = there;
            }
            Err(other) => panic!("{other:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_confirmed_is_lost_when_the_database_is_restarted_and_play_goes_on() {
    let server = Postgres::start();
    let store = Arc::new(open(server.fresh()).await);
    let (played, mut watched) = watch::channel(0);
    let games: Vec<_> =
        (0..TABLES).map(|table| tokio::spawn(play(store.clone(), table, played.clone()))).collect();
    for part in 1..4 {
        watched.wait_for(|played| *played >= TABLES * STEPS * part / 4).await.unwrap();
        tokio::task::block_in_place(|| server.restart());
    }
    for game in games {
        game.await.unwrap();
    }
    for table in 0..TABLES {
        assert_eq!(steps_of(&store, &format!("g{table}")).await, STEPS);
        let state = store.room(format!("r{table}")).await.unwrap();
        assert_eq!(state, Some(format!("after {}", STEPS - 1)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_cannot_reach_the_database_is_told_that_nothing_was_written() {
    let server = Postgres::start();
    let store = open(server.fresh()).await;
    let claim = opened(&store, "r").await;
    tokio::task::block_in_place(|| server.stop());
    // A connection that was there before may break only now. Then nobody knows.
    while let Err(StoreError::Unsure(_)) = store.commit(&claim, vec![room("r", "x")]).await {}
    for writes in [vec![room("r", "x")], vec![begin_in("r", "g"), step("g", 0)]] {
        let written = store.commit(&claim, writes).await;
        assert!(matches!(written, Err(StoreError::Broken(_))), "{written:?}");
    }
    assert!(store.room("r".into()).await.is_err());
    tokio::task::block_in_place(|| server.start_again());
    store.commit(&claimed(&store, "r").await, vec![room("r", "y")]).await.unwrap();
    assert_eq!(store.room("r".into()).await.unwrap().as_deref(), Some("y"));
}

/// It waits for a standby that never comes, with everything written, and is ended: whoever heard that as a refusal would go on as
/// if nothing had been written.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_cut_off_in_the_middle_of_a_commit_is_told_that_nobody_is_sure() {
    let server = Postgres::start();
    let url = server.fresh();
    let store = open(url.clone()).await;
    let claim = opened(&store, "r").await;
    let mut other = PgConnection::connect(&url).await.unwrap();
    for sql in ["alter system set synchronous_standby_names = 'nobody'", "select pg_reload_conf()"] {
        sqlx::raw_sql(sql).execute(&mut other).await.unwrap();
    }
    // Those that were there before may hear of it a moment later.
    let unsure = loop {
        let ending = async {
            let sql = "select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'";
            while sqlx::query(sql).fetch_optional(&mut other).await.unwrap().is_none() {}
            pending::<()>().await
        };
        tokio::select! {
            written = store.commit(&claim, vec![room("r", "written")]) => if written.is_err() { break written },
            () = ending => {}
        }
    };
    assert!(matches!(unsure, Err(StoreError::Unsure(_))), "{unsure:?}");
    assert_eq!(store.room("r".into()).await.unwrap().as_deref(), Some("written"));
    // However long it takes, nothing is confirmed that the standby does not have.
    let waits = store.commit(&claim, vec![room("r", "not confirmed")]).await;
    assert!(matches!(waits, Err(StoreError::Unsure(_))), "{waits:?}");
}
