//! SQLite in one folder: WAL, and every commit on the disk before it counts.

use std::borrow::Cow;
use std::path::Path;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row};

use crate::writer::{self, Writer};
use crate::{Promise, Size, Store, StoreError, StoredGame, Write};

const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "rooms and logs", include_str!("../migrations/1_rooms_and_logs.sql")),
    (2, "decks", include_str!("../migrations/2_decks.sql")),
    (4, "games of rooms", include_str!("../migrations/4_games_of_rooms.sql")),
];

/// How a store is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SqliteSettings {
    /// The most pages of 4 KiB that the database may have; more is a full disk. For tests, and for hosts with little.
    pub most_pages: Option<u32>,
}

pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
}

impl SqliteStore {
    /// Opens the database in this folder, or makes it, and brings it up to date.
    pub async fn open(folder: &Path, settings: SqliteSettings) -> Result<Self, StoreError> {
        std::fs::create_dir_all(folder)
            .map_err(|error| StoreError::Broken(format!("{} cannot be made: {error}", folder.display())))?;
        let mut options = SqliteConnectOptions::new()
            .filename(folder.join("stolik.sqlite"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .disable_statement_logging();
        if let Some(pages) = settings.most_pages {
            options = options.pragma("max_page_count", pages.to_string());
        }
        let mut connection = options.connect().await.map_err(broken)?;
        migrator().run(&mut connection).await.map_err(broken)?;
        writer::forget_leftovers(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(2)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await
            .map_err(broken)?;
        Ok(SqliteStore { readers, writer: Writer::start(connection) })
    }

    /// Waits until everything handed over is written, and closes the database.
    pub async fn close(&self) {
        self.writer.stop().await;
        self.readers.close().await;
    }
}

fn migrator() -> Migrator {
    let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
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

impl Store for SqliteStore {
    fn commit(&self, writes: Vec<Write>) -> Promise<'_, ()> {
        Box::pin(self.writer.commit(writes))
    }

    fn rooms(&self) -> Promise<'_, Vec<(String, String)>> {
        Box::pin(async {
            let rows =
                sqlx::query("select code, state from rooms order by code").fetch_all(&self.readers).await;
            Ok(rows.map_err(broken)?.iter().map(|row| (row.get(0), row.get(1))).collect())
        })
    }

    fn room(&self, code: String) -> Promise<'_, Option<String>> {
        Box::pin(async move {
            let row = sqlx::query("select state from rooms where code = ?").bind(code);
            Ok(row.fetch_optional(&self.readers).await.map_err(broken)?.map(|row| row.get(0)))
        })
    }

    fn games_of(&self, code: String) -> Promise<'_, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query("select id from games where code = ?").bind(code);
            Ok(rows.fetch_all(&self.readers).await.map_err(broken)?.iter().map(|row| row.get(0)).collect())
        })
    }

    fn game(&self, game: String) -> Promise<'_, Option<StoredGame>> {
        Box::pin(async move {
            // One transaction, so that log, snapshot and journal belong together.
            let mut read = self.readers.begin().await.map_err(broken)?;
            let head = sqlx::query("select head, seed from games where id = ?").bind(&game);
            let Some(row) = head.fetch_optional(&mut *read).await.map_err(broken)? else { return Ok(None) };
            let log = sqlx::query("select record from log where game = ? order by seq").bind(&game);
            let log = log.fetch_all(&mut *read).await.map_err(broken)?;
            let snapshot = sqlx::query("select snapshot from snapshots where game = ?").bind(&game);
            let snapshot = snapshot.fetch_optional(&mut *read).await.map_err(broken)?;
            let journal = sqlx::query("select put from journal where game = ? order by number").bind(&game);
            let journal = journal.fetch_all(&mut *read).await.map_err(broken)?;
            Ok(Some(StoredGame {
                head: row.get(0),
                seed: row.get(1),
                log: log.iter().map(|row| row.get(0)).collect(),
                snapshot: snapshot.map(|row| row.get(0)),
                journal: journal.iter().map(|row| row.get(0)).collect(),
            }))
        })
    }

    fn picture(&self, code: String, deck: u16, card: u8, size: Size) -> Promise<'_, Option<Vec<u8>>> {
        let sql = match size {
            Size::Small => {
                "select small from pictures join decks using (code, deck) where code = ? and deck = ? and card = ?"
            }
            Size::Large => {
                "select large from pictures join decks using (code, deck) where code = ? and deck = ? and card = ?"
            }
        };
        Box::pin(async move {
            let found = sqlx::query(sql).bind(code).bind(deck).bind(card).fetch_optional(&self.readers).await;
            Ok(found.map_err(broken)?.map(|row| row.get(0)))
        })
    }

    fn bytes_of_decks(&self) -> Promise<'_, u64> {
        Box::pin(async {
            let sum = sqlx::query("select coalesce(sum(bytes), 0) from decks").fetch_one(&self.readers).await;
            Ok(sum.map_err(broken)?.get::<i64, _>(0).unsigned_abs())
        })
    }
}

pub(crate) fn broken(error: impl std::fmt::Display) -> StoreError {
    StoreError::Broken(error.to_string())
}
