//! An empty database, or one of an earlier version, becomes one of this.

use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::postgres::PgConnectOptions;
use tokio::time::{sleep, timeout};

use crate::upgrade::migrator_of;
use crate::{StoreError, broken};

const MIGRATIONS: &[(i64, &str, &str)] =
    &[(1, "start", include_str!("../../postgres-migrations/1_start.sql"))];

/// Servers that start at once are in each other's way. One of them makes the tables; the others find them made.
const TRIES: u32 = 20;
const BETWEEN_TRIES: Duration = Duration::from_millis(100);
const CONNECTS_WITHIN: Duration = Duration::from_secs(5);

pub(super) fn migrator() -> Migrator {
    migrator_of(MIGRATIONS)
}

pub(super) async fn upgrade(options: &PgConnectOptions) -> Result<(), StoreError> {
    let mut migrator = migrator();
    // The lock would be one that only PostgreSQL itself has. Each migration is a transaction, and its number is unique.
    migrator.set_locking(false);
    // On a connection without limits: an upgrade may take its time.
    let connection = timeout(CONNECTS_WITHIN, options.connect()).await.map_err(broken)?;
    let mut connection = connection.map_err(broken)?;
    let mut tried = 0;
    while let Err(error) = migrator.run(&mut connection).await {
        tried += 1;
        if tried == TRIES {
            return Err(broken(error));
        }
        sleep(BETWEEN_TRIES).await;
    }
    sqlx::Connection::close(connection).await.map_err(broken)
}
