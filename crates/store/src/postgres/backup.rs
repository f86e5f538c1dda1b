//! A copy of everything in a database, as a data folder: a server can be started on it, and it can be carried back.

use std::borrow::Cow;
use std::path::Path;

use futures_util::TryStreamExt;
use rusqlite::{Connection, params_from_iter};
use sqlx::AssertSqlSafe;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Row};

use super::inspect::{DatabaseInspection, select};
use crate::backup::{BackedUp, NotBackedUp, is_new, made_whole};
use crate::inspect::NotInspected;
use crate::sums::{Cell, DECKS, GAMES, JOURNAL, LARGE, LOG, ROOMS, SMALL, SNAPSHOTS};
use crate::upgrade::upgrade;
use crate::writer::why;
use crate::{StoreError, broken};

/// Copies everything that was confirmed before this began into a new folder, row by row, from one moment: also what is
/// damaged, so that nothing keeps the rest from being saved. Nobody who plays waits for it.
pub async fn back_up_database(url: &str, to: &Path) -> Result<BackedUp, NotBackedUp> {
    is_new(to)?;
    let mut inspection = DatabaseInspection::open(url, |_| None).await?;
    made_whole(to, async |copy| {
        copy_into(&mut inspection.read, copy).await.map_err(NotInspected::from)?;
        Ok(())
    })
    .await
}

async fn copy_into(read: &mut PgConnection, copy: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(copy).disable_statement_logging();
    let mut new = options.connect().await.map_err(broken)?;
    upgrade(&options, &mut new).await?;
    sqlx::Connection::close(new).await.map_err(broken)?;
    let mut pen = Connection::open(copy).map_err(why)?;
    // A row that belongs to nothing is copied, too. All of it is synced at once, at the end.
    pen.execute_batch("pragma foreign_keys = off; pragma synchronous = off").map_err(why)?;
    let transaction = pen.transaction().map_err(why)?;
    for summed in [&ROOMS, &GAMES, &LOG, &SNAPSHOTS, &DECKS] {
        let mut rows = sqlx::query(AssertSqlSafe(select(summed, ""))).fetch(&mut *read);
        while let Some(row) = rows.try_next().await.map_err(broken)? {
            let cells = summed.cells(&row).map_err(broken)?;
            let sum = summed.sum(&cells);
            insert(&transaction, summed.table, summed.names().chain([summed.sum]), &cells, &[sum])?;
        }
    }
    copy_sheets(read, &transaction).await?;
    copy_pictures(read, &transaction).await?;
    transaction.commit().map_err(why)?;
    pen.close().map_err(|(_, error)| why(error))
}

/// In a folder the sheets of all games are numbered together.
async fn copy_sheets(read: &mut PgConnection, copy: &Connection) -> Result<(), StoreError> {
    let sql = select(&JOURNAL, "order by game, place");
    let mut rows = sqlx::query(AssertSqlSafe(sql)).fetch(read);
    let mut number = 0;
    while let Some(row) = rows.try_next().await.map_err(broken)? {
        let mut cells = JOURNAL.cells(&row).map_err(broken)?;
        number += 1;
        cells[0] = Cell::Number(number);
        let sum = JOURNAL.sum(&cells);
        insert(copy, JOURNAL.table, JOURNAL.names().chain([JOURNAL.sum]), &cells, &[sum])?;
    }
    Ok(())
}

async fn copy_pictures(read: &mut PgConnection, copy: &Connection) -> Result<(), StoreError> {
    let mut rows = sqlx::query("select code, deck, card, small, large from pictures").fetch(read);
    while let Some(row) = rows.try_next().await.map_err(broken)? {
        let key: [Cell<'static>; 3] = [
            Cell::Text(Cow::Owned(row.try_get(0).map_err(broken)?)),
            Cell::Number(row.try_get(1).map_err(broken)?),
            Cell::Number(row.try_get(2).map_err(broken)?),
        ];
        let [small, large] =
            [3, 4].map(|column| row.try_get(column).map(|bytes| Cell::Bytes(Cow::Owned(bytes))));
        let (small, large) = (small.map_err(broken)?, large.map_err(broken)?);
        let with = |picture: &Cell<'static>| [&key[..], std::slice::from_ref(picture)].concat();
        let sums = [SMALL.sum(&with(&small)), LARGE.sum(&with(&large))];
        let columns = SMALL.names().chain(["large", SMALL.sum, LARGE.sum]);
        insert(copy, SMALL.table, columns, &[&key[..], &[small, large]].concat(), &sums)?;
    }
    Ok(())
}

fn insert(
    copy: &Connection,
    table: &str,
    columns: impl Iterator<Item = &'static str>,
    cells: &[Cell<'_>],
    sums: &[Vec<u8>],
) -> Result<(), StoreError> {
    let columns: Vec<&str> = columns.collect();
    let places = vec!["?"; columns.len()].join(", ");
    let sql = format!("insert into {table} ({}) values ({places})", columns.join(", "));
    let sums = sums.iter().map(Cell::from);
    let values: Vec<Cell<'_>> = cells.iter().cloned().chain(sums).collect();
    copy.prepare_cached(&sql).and_then(|mut insert| insert.execute(params_from_iter(values))).map_err(why)?;
    Ok(())
}
