//! A database of an earlier version becomes one of this: the migrations, and what SQL alone cannot do.

use std::borrow::Cow;

use futures_util::TryStreamExt;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, Row};
use tracing::{info, warn};

use crate::sqlite::why;
use crate::sums::{self, Cell, Summed};
use crate::{StoreError, broken};

const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "rooms and logs", include_str!("../migrations/1_rooms_and_logs.sql")),
    (2, "decks", include_str!("../migrations/2_decks.sql")),
    (3, "checksums", include_str!("../migrations/3_checksums.sql")),
    (4, "games of rooms", include_str!("../migrations/4_games_of_rooms.sql")),
];

/// After so many rows somebody who waits is told how far it is.
const TOLD_EVERY: u64 = 2_000;

pub(crate) fn migrator() -> Migrator {
    migrator_of(MIGRATIONS)
}

/// Of migrations by their number, with a name and the SQL.
pub(crate) fn migrator_of(migrations: &[(i64, &'static str, &'static str)]) -> Migrator {
    let migrations = migrations.iter().map(|&(version, name, sql)| {
        Migration::new(
            version,
            Cow::Borrowed(name),
            MigrationType::Simple,
            sqlx::SqlStr::from_static(sql),
            false,
        )
    });
    Migrator { migrations: migrations.collect(), ..Migrator::DEFAULT }
}

pub(crate) async fn upgrade(
    options: &SqliteConnectOptions,
    connection: &mut SqliteConnection,
) -> Result<(), StoreError> {
    migrator().run(&mut *connection).await.map_err(broken)?;
    if is_unsummed(connection).await.map_err(why)? {
        // In one transaction: if this is cut short, the next start finds the table again and begins anew.
        connection.execute("begin immediate").await.map_err(why)?;
        let summed = sum_all(options, connection).await;
        let end = if summed.is_ok() { "commit" } else { "rollback" };
        connection.execute(end).await.map_err(why)?;
        summed.map_err(why)?;
    }
    Ok(())
}

/// Are there rows from before there were checksums?
pub(crate) async fn is_unsummed(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let sql = "select count(*) from sqlite_schema where name = 'unsummed'";
    Ok(sqlx::query(sql).fetch_one(connection).await?.try_get::<i64, _>(0)? > 0)
}

async fn sum_all(
    options: &SqliteConnectOptions,
    connection: &mut SqliteConnection,
) -> Result<(), sqlx::Error> {
    // Reads how it was before, while the other connection writes.
    let mut before = options.clone().connect().await?;
    let mut done = 0;
    for summed in sums::ALL {
        let select = summed.select("");
        let mut rows = sqlx::query(AssertSqlSafe(select)).fetch(&mut before);
        while let Some(row) = rows.try_next().await? {
            match summed.cells(&row) {
                Ok(cells) => sum_one(connection, summed, cells).await?,
                Err(error) => warn!("{} is damaged and stays as it is: {error}", summed.what(&row)),
            }
            done += 1;
            if done % TOLD_EVERY == 0 {
                info!(rows = done, "rows are given their checksums, once; this may take some minutes");
            }
        }
    }
    before.close().await?;
    connection.execute("drop table unsummed").await?;
    Ok(())
}

async fn sum_one(
    connection: &mut SqliteConnection,
    summed: &Summed,
    cells: Vec<Cell<'static>>,
) -> Result<(), sqlx::Error> {
    let mut query = sqlx::query(AssertSqlSafe(summed.update())).bind(summed.sum(&cells));
    for key in cells.into_iter().take(summed.keys) {
        query = match key {
            Cell::Number(number) => query.bind(number),
            Cell::Text(text) => query.bind(text.into_owned()),
            Cell::Bytes(bytes) => query.bind(bytes.into_owned()),
        };
    }
    connection.execute(query).await?;
    Ok(())
}
