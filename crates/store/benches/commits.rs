//! What the stores carry: sheets and steps of a game, each on the disk before the next, by one table and by many at once.
//!
//! `cargo bench -p stolik-store` prints commits a second, and how long one of them takes.

use std::sync::Arc;
use std::time::{Duration, Instant};

use stolik_postgres_for_tests::Postgres;
use stolik_store::{Claim, PostgresSettings, PostgresStore, SqliteSettings, SqliteStore, Store, Write};

const LASTS: Duration = Duration::from_secs(5);

fn main() {
    // `cargo test` runs benches once to see that they work; that is not what this one is for.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    tokio::runtime::Runtime::new().expect("a runtime").block_on(measure_all());
}

async fn measure_all() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let store = SqliteStore::open(folder.path(), SqliteSettings::default()).await.expect("it opens");
    measure("SQLite", Arc::new(store)).await;
    let server = Postgres::start();
    let (address, lease) = ("one:1".to_owned(), Duration::from_secs(600));
    let settings = PostgresSettings { url: server.fresh(), address, lease, index: |_| None };
    measure("PostgreSQL", Arc::new(PostgresStore::open(settings).await.expect("it opens"))).await;
}

async fn measure(name: &str, store: Arc<dyn Store>) {
    for tables in [1, 20, 200] {
        let started = Instant::now();
        let all: Vec<_> =
            (0..tables).map(|table| tokio::spawn(play(store.clone(), tables, table, started))).collect();
        let mut commits = 0;
        for table in all {
            commits += table.await.expect("it plays");
        }
        let seconds = started.elapsed().as_secs_f64();
        let each = seconds * 1000.0 * f64::from(tables) / f64::from(commits);
        println!(
            "{name}, {tables} at once: {:.0} commits a second, {each:.2} ms each",
            f64::from(commits) / seconds
        );
    }
}

/// Sheets and steps of the usual size.
async fn play(store: Arc<dyn Store>, tables: u32, table: u32, started: Instant) -> u32 {
    let (game, code) = (format!("game {tables} {table}"), format!("TABLE {tables} {table}"));
    let claim = Claim::opening(&code);
    let room = Write::Room { code: code.clone(), state: "s".repeat(2000) };
    let begin = Write::Begin { game: game.clone(), code, head: "h".repeat(300), seed: "s".repeat(200) };
    store.commit(&claim, vec![room, begin]).await.expect("it is written");
    let claim = claim.opened();
    for seq in 0.. {
        if started.elapsed() > LASTS {
            return 1 + 2 * seq;
        }
        let put = Write::Put { game: game.clone(), ask: seq, seat: 0, number: 1, put: "p".repeat(120) };
        store.commit(&claim, vec![put]).await.expect("it is written");
        let (record, snapshot) = ("r".repeat(500), "s".repeat(900));
        let step = Write::Step { game: game.clone(), seq, record, snapshot };
        store.commit(&claim, vec![step]).await.expect("it is written");
    }
    0
}
