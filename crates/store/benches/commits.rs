//! What the store carries: steps of a game, each on the disk before the next, by one table and by twenty at once.
//!
//! `cargo bench -p stolik-store` prints commits a second.

use std::sync::Arc;
use std::time::{Duration, Instant};

use stolik_store::{Claim, SqliteSettings, SqliteStore, Store, Write};

const LASTS: Duration = Duration::from_secs(5);

fn main() {
    // `cargo test` runs benches once to see that they work; that is not what this one is for.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    tokio::runtime::Runtime::new().expect("a runtime").block_on(measure());
}

async fn measure() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let store = SqliteStore::open(folder.path(), SqliteSettings::default()).await.expect("it opens");
    let store = Arc::new(store);
    for tables in [1, 20] {
        let started = Instant::now();
        let all: Vec<_> =
            (0..tables).map(|table| tokio::spawn(play(store.clone(), tables, table, started))).collect();
        let mut commits = 0;
        for table in all {
            commits += table.await.expect("it plays");
        }
        println!(
            "{tables} at once: {:.0} commits a second",
            commits as f64 / started.elapsed().as_secs_f64()
        );
    }
    store.close().await;
}

/// Sheets and steps of the usual size.
async fn play(store: Arc<SqliteStore>, tables: u32, table: u32, started: Instant) -> u32 {
    let (game, code) = (format!("game {tables} {table}"), format!("TABLE{table}"));
    let begin = Write::Begin { game: game.clone(), code, head: "h".repeat(300), seed: "s".repeat(200) };
    store.commit(&Claim::alone("ROOM"), vec![begin]).await.expect("it is written");
    for seq in 0.. {
        if started.elapsed() > LASTS {
            return seq;
        }
        let put = Write::Put { game: game.clone(), ask: seq, seat: 0, number: 1, put: "p".repeat(120) };
        let (record, snapshot) = ("r".repeat(500), "s".repeat(900));
        let step = Write::Step { game: game.clone(), seq, record, snapshot };
        store.commit(&Claim::alone("ROOM"), vec![put, step]).await.expect("it is written");
    }
    0
}
