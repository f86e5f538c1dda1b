//! PostgreSQL keeps what every store promises.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::time::Duration;

use stolik_postgres_for_tests as postgres;
use stolik_store::{Claim, Cluster, PostgresSettings, PostgresStore, Whose};

use store::{Place, promises};

mod store;

struct Database(String);

impl Place for Database {
    type Store = PostgresStore;

    fn new() -> Self {
        Database(postgres::shared().fresh())
    }

    async fn open(&self) -> PostgresStore {
        let address = "10.0.0.1:4010".to_owned();
        let lease = Duration::from_secs(600);
        let settings = PostgresSettings { url: self.0.clone(), address, lease, index: |_| None };
        PostgresStore::open(settings).await.unwrap()
    }

    async fn close(store: &PostgresStore) {
        store.close().await;
    }

    async fn wake(store: &PostgresStore, room: &str) -> Claim {
        match store.claim(room.to_owned()).await.unwrap() {
            Whose::Ours(claim) => claim,
            other => panic!("{other:?}"),
        }
    }
}

promises!(Database);
