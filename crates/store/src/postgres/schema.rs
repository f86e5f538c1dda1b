//! An empty database, or one of an earlier version, becomes one of this.

use std::time::Duration;

use sqlx::migrate::{Migrate, MigrateError, Migrator};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};
use thiserror::Error;
use tokio::time::{sleep, timeout};

use crate::upgrade::migrator_of;
use crate::{StoreError, broken};

const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "start", include_str!("../../postgres-migrations/1_start.sql")),
    (2, "openers", include_str!("../../postgres-migrations/2_openers.sql")),
];

/// Servers that start at once are in each other's way. One of them makes the tables; the others find them made.
const TRIES: u32 = 50;
const BETWEEN_TRIES: Duration = Duration::from_millis(100);
const CONNECTS_WITHIN: Duration = Duration::from_secs(5);
/// A migration may take its time, but while it waits for a table everybody who wants that table waits behind it: games that
/// are being played come first.
const LIMITS: &str = "set lock_timeout = '300ms'";
/// While servers are replaced one by one, those of the version before still start. Each version adds one migration at the
/// most, and only such that the version before can live with (docs/RELEASING.md).
const MOST_AHEAD: usize = 1;

/// Why a database did not become one of this version.
#[derive(Debug, Error)]
enum NotUpgraded {
    #[error(
        "the database is of a version that is more than one ahead of this server's: upgrade the server, too"
    )]
    TooFarAhead,
    #[error("{0}")]
    Migration(#[from] MigrateError),
}

pub(super) fn migrator() -> Migrator {
    migrator_of(MIGRATIONS)
}

pub(super) async fn upgrade(options: &PgConnectOptions) -> Result<(), StoreError> {
    upgrade_by(MIGRATIONS, options).await
}

async fn upgrade_by(
    migrations: &[(i64, &'static str, &'static str)],
    options: &PgConnectOptions,
) -> Result<(), StoreError> {
    let mut migrator = migrator_of(migrations);
    // The lock would be one that only PostgreSQL itself has. Each migration is a transaction, and its number is unique.
    migrator.set_locking(false).set_ignore_missing(true);
    let connection = timeout(CONNECTS_WITHIN, options.connect()).await.map_err(broken)?;
    let mut connection = connection.map_err(broken)?;
    sqlx::raw_sql(LIMITS).execute(&mut connection).await.map_err(broken)?;
    let mut tried = 0;
    while let Err(error) = run(&migrator, &mut connection).await {
        tried += 1;
        if tried == TRIES || matches!(error, NotUpgraded::TooFarAhead) {
            return Err(broken(error));
        }
        sleep(BETWEEN_TRIES).await;
    }
    connection.close().await.map_err(broken)
}

async fn run(migrator: &Migrator, connection: &mut PgConnection) -> Result<(), NotUpgraded> {
    connection.ensure_migrations_table(&migrator.table_name).await?;
    let applied = connection.list_applied_migrations(&migrator.table_name).await?;
    if applied.iter().filter(|one| !migrator.version_exists(one.version)).count() > MOST_AHEAD {
        return Err(NotUpgraded::TooFarAhead);
    }
    Ok(migrator.run(connection).await?)
}

#[cfg(test)]
mod tests {
    use stolik_postgres_for_tests::shared;

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(60);
    const NEXT: (i64, &str, &str) = (3, "next", "alter table rooms add column more text");
    const AFTER_NEXT: (i64, &str, &str) = (4, "after next", "create table more (one text)");

    #[tokio::test]
    async fn a_server_of_the_version_before_starts_on_what_the_next_one_has_made_and_no_older_one_does() {
        let options: PgConnectOptions = shared().fresh().parse().unwrap();
        let (this, next) = (MIGRATIONS.to_vec(), [MIGRATIONS, &[NEXT]].concat());
        let after_next = [&next[..], &[AFTER_NEXT]].concat();
        for migrations in [&this, &next, &this, &after_next, &next] {
            assert_eq!(upgrade_by(migrations, &options).await, Ok(()));
        }
        let refused = upgrade_by(&this, &options).await;
        assert!(refused.is_err_and(|error| error.to_string().contains("more than one ahead")));
    }

    /// Whoever waits for a table is waited for by everybody who comes later.
    #[tokio::test]
    async fn a_migration_waits_for_no_table_while_others_want_it() {
        let options: PgConnectOptions = shared().fresh().parse().unwrap();
        upgrade(&options).await.unwrap();
        let (mut long, mut other) = (options.connect().await.unwrap(), options.connect().await.unwrap());
        sqlx::raw_sql("begin; lock table rooms in access share mode").execute(&mut long).await.unwrap();
        let next = [MIGRATIONS, &[NEXT]].concat();
        let upgrading = upgrade_by(&next, &options);
        let playing = async {
            let waiting = "select 1 from pg_locks where not granted and relation = 'rooms'::regclass";
            while sqlx::query(waiting).fetch_optional(&mut other).await.unwrap().is_none() {
                tokio::task::yield_now().await;
            }
            // Behind a migration that waits for ever there would be no way to the table.
            let reading = timeout(PATIENCE, sqlx::query("select code from rooms").fetch_all(&mut other));
            assert!(reading.await.unwrap().is_ok());
            sqlx::raw_sql("commit").execute(&mut long).await.unwrap();
        };
        assert_eq!(tokio::join!(upgrading, playing), (Ok(()), ()));
    }
}
