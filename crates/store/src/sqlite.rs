//! SQLite in one folder: WAL, and every commit on the disk before it counts.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use futures_util::TryStreamExt;
use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};

use crate::file_watch::FileWatch;
use crate::folder::{DATABASE, Folder};
use crate::leftovers;
use crate::start_scan;
use crate::sums::{Cell, DECKS, GAMES, JOURNAL, LARGE, LOG, ROOMS, SMALL, SNAPSHOTS, Summed};
use crate::upgrade::upgrade;
use crate::whole::is_gapless;
use crate::writer::Writer;
use crate::{
    Claim, Promise, Sheet, Size, Store, StoreError, StoredGame, StoredRoom, WholeGame, Write, broken, damaged,
};

/// So much of the log ahead of the database may stay on the disk once all of it is in the database.
pub(crate) const KEPT_AHEAD: u32 = 8 << 20;

/// How a store is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SqliteSettings {
    /// The most pages of 4 KiB that the database may have; more is a full disk. For tests, and for hosts with little.
    pub most_pages: Option<u32>,
}

pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
    folder: Folder,
    watch: Arc<FileWatch>,
    damage: Vec<String>,
}

impl SqliteStore {
    /// Opens the database in this folder, or makes it, and brings it up to date. Nobody else can until it is closed.
    pub async fn open(folder: &Path, settings: SqliteSettings) -> Result<Self, StoreError> {
        let ours = Folder::take(folder)?;
        let (options, connection) = prepared(folder, settings).await?;
        let database = folder.join(DATABASE);
        let watch = Arc::new(FileWatch::of(&database));
        let writer = Writer::start(&database, settings, watch.clone())?;
        let checking = tokio::task::spawn_blocking(move || start_scan::findings(&database));
        let damage = checking.await.map_err(broken)??;
        start_scan::report(&damage);
        let readers = SqlitePoolOptions::new()
            .max_connections(2)
            .connect_with(options.read_only(true))
            .await
            .map_err(broken)?;
        // Not before the others are open: whoever closes last tidies up.
        connection.close().await.map_err(broken)?;
        Ok(SqliteStore { readers, writer, folder: ours, watch, damage })
    }

    /// Waits until everything handed over is written, and closes the database: one file, in which everything is.
    pub async fn close(&self) {
        // Who closes last puts everything into the one file, and that must be one who may write.
        self.readers.close().await;
        self.writer.stop().await;
        self.folder.release();
    }
}

/// How the database in a folder is opened, and a connection to it; it is up to date, and nothing is left over in it.
pub(crate) async fn prepared(
    folder: &Path,
    settings: SqliteSettings,
) -> Result<(SqliteConnectOptions, SqliteConnection), StoreError> {
    let mut options = SqliteConnectOptions::new()
        .filename(folder.join(DATABASE))
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("journal_size_limit", KEPT_AHEAD.to_string())
        .foreign_keys(true)
        .disable_statement_logging();
    if let Some(pages) = settings.most_pages {
        options = options.pragma("max_page_count", pages.to_string());
    }
    let mut connection = options.connect().await.map_err(broken)?;
    upgrade(&options, &mut connection).await?;
    leftovers::forget(&mut connection).await?;
    Ok((options, connection))
}

impl Store for SqliteStore {
    fn commit(&self, _: &Claim, writes: Vec<Write>) -> Promise<'_, ()> {
        Box::pin(self.writer.commit(writes))
    }

    fn rooms(&self) -> Promise<'_, Vec<StoredRoom>> {
        Box::pin(async { read_rooms(&mut *self.readers.acquire().await.map_err(broken)?).await })
    }

    fn room(&self, code: String) -> Promise<'_, Option<String>> {
        Box::pin(async move {
            let mut read = self.readers.acquire().await.map_err(broken)?;
            read_room(&mut read, &code).await?.map(|(_, state)| state).transpose()
        })
    }

    fn damaged_room(&self, code: String) -> Promise<'_, Option<String>> {
        Box::pin(async move {
            for sql in [
                "select state from rooms where code = ?",
                "select state from rooms not indexed where code = ?",
            ] {
                let row = sqlx::query(sql).bind(&code).fetch_optional(&self.readers).await;
                if let Some(state) = row.ok().flatten().and_then(|row| row.try_get(0).ok()) {
                    return Ok(Some(state));
                }
            }
            Ok(None)
        })
    }

    fn games_of(&self, code: String) -> Promise<'_, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query("select id from games where code = ?").bind(code);
            let rows = rows.fetch_all(&self.readers).await.map_err(broken)?;
            rows.iter().map(|row| row.try_get(0).map_err(broken)).collect()
        })
    }

    fn game(&self, game: String) -> Promise<'_, Option<StoredGame>> {
        Box::pin(async move {
            // One transaction, so that log, snapshot and journal belong together.
            let mut read = self.readers.begin().await.map_err(broken)?;
            Ok(read_game(&mut read, &game).await?.map(|(_, whole)| whole.into()))
        })
    }

    fn picture(&self, code: String, deck: u16, card: u8, size: Size) -> Promise<'_, Option<Vec<u8>>> {
        Box::pin(async move {
            let mut read = self.readers.begin().await.map_err(broken)?;
            read_picture(&mut read, &code, deck, card, size).await
        })
    }

    fn decks(&self) -> Promise<'_, Vec<(String, u64)>> {
        Box::pin(async {
            let decks = sqlx::query(AssertSqlSafe(DECKS.select(""))).fetch_all(&self.readers).await;
            // It is for a limit: a damaged deck does not keep others from bringing theirs.
            let sound = decks.map_err(broken)?;
            let sound = sound.iter().filter_map(|row| {
                let [code, _, bytes] = <[Cell<'_>; 3]>::try_from(DECKS.sound(row)?).ok()?;
                Some((code.into_text(), bytes.number().unsigned_abs()))
            });
            Ok(sound.collect())
        })
    }

    fn is_well(&self) -> bool {
        self.watch.check().is_ok()
    }

    fn damage_found(&self) -> &[String] {
        &self.damage
    }

    fn secret(&self) -> Promise<'_, String> {
        Box::pin(async { self.folder.secret() })
    }
}

pub(crate) async fn read_rooms(read: &mut SqliteConnection) -> Result<Vec<StoredRoom>, StoreError> {
    let sql = ROOMS.select("order by code");
    match sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut *read).await {
        Ok(rows) => Ok(rows.iter().filter_map(room).collect()),
        Err(error) if is_damage(&error) => read_rooms_one_by_one(read).await,
        Err(error) => Err(broken(error)),
    }
}

fn room(row: &SqliteRow) -> Option<StoredRoom> {
    let code: String = row.try_get(0).ok()?;
    let state = state(row, &code);
    Some((code, state))
}

fn state(row: &SqliteRow, code: &str) -> Result<String, StoreError> {
    let state = sound(&ROOMS, row, Some(code))?.pop().map(Cell::into_text);
    Ok(state.unwrap_or_default())
}

/// A room, if it is there, and its state if that is what was written.
pub(crate) async fn read_room(
    read: &mut SqliteConnection,
    code: &str,
) -> Result<Option<StoredRoom>, StoreError> {
    let mut found = read_by(read, &ROOMS, "where code = ?", code).await;
    if found.as_ref().is_err_and(is_damage) {
        found = read_by(read, &ROOMS, BY_SCAN_CODE, code).await;
    }
    let state = match found.map(|mut rows| rows.pop()) {
        Ok(Some(row)) => state(&row, code),
        Ok(None) => return Ok(None),
        Err(error) if is_damage(&error) => Err(damaged("what is known of the table".to_owned(), Some(code))),
        Err(error) => return Err(broken(error)),
    };
    Ok(Some((code.to_owned(), state)))
}

/// Reads the table from its beginning, where its index is damaged: rows that are whole are found all the same.
const BY_SCAN_CODE: &str = "not indexed where code = ?";

async fn read_by(
    read: &mut SqliteConnection,
    summed: &Summed,
    which: &str,
    key: &str,
) -> Result<Vec<SqliteRow>, sqlx::Error> {
    sqlx::query(AssertSqlSafe(summed.select(which))).bind(key).fetch_all(read).await
}

/// Where pages are damaged, the rooms on the others are still there.
async fn read_rooms_one_by_one(read: &mut SqliteConnection) -> Result<Vec<StoredRoom>, StoreError> {
    let mut rooms = Vec::new();
    for code in read_ids(read).await? {
        let lost = || (code.clone(), Err(damaged("what is known of the table".to_owned(), Some(&code))));
        rooms.push(read_room(read, &code).await?.unwrap_or_else(lost));
    }
    Ok(rooms)
}

/// Every room by its id, as far as pages can be read. Ids are kept twice, in the table and in its index, and one of them
/// may be whole.
pub(crate) async fn read_ids(read: &mut SqliteConnection) -> Result<Vec<String>, StoreError> {
    let mut codes = BTreeSet::new();
    let both = [
        "select code from rooms indexed by sqlite_autoindex_rooms_1 order by code",
        "select code from rooms not indexed",
    ];
    for sql in both {
        let mut rows = sqlx::query(sql).fetch(&mut *read);
        // Up to where it cannot be read on.
        while let Ok(Some(row)) = rows.try_next().await {
            codes.extend(row.try_get::<String, _>(0));
        }
    }
    Ok(codes.into_iter().collect())
}

/// A card of a deck that is whole.
pub(crate) async fn read_picture(
    read: &mut SqliteConnection,
    code: &str,
    deck: u16,
    card: u8,
    size: Size,
) -> Result<Option<Vec<u8>>, StoreError> {
    let summed = if size == Size::Small { SMALL } else { LARGE };
    let unreadable = |error| unreadable(error, &format!("deck {deck}"), Some(code));
    let sql = DECKS.select("where code = ? and deck = ?");
    let whole = sqlx::query(AssertSqlSafe(sql)).bind(code).bind(deck).fetch_optional(&mut *read);
    let Some(whole) = whole.await.map_err(unreadable)? else { return Ok(None) };
    sound(&DECKS, &whole, Some(code))?;
    let sql = summed.select("where code = ? and deck = ? and card = ?");
    let found = sqlx::query(AssertSqlSafe(sql)).bind(code).bind(deck).bind(card);
    let Some(found) = found.fetch_optional(read).await.map_err(unreadable)? else { return Ok(None) };
    Ok(sound(&summed, &found, Some(code))?.pop().map(Cell::into_bytes))
}

/// A game and the code of its table. If anything of it is damaged, all of it is: half a game is none.
pub(crate) async fn read_game(
    read: &mut SqliteConnection,
    game: &str,
) -> Result<Option<(String, WholeGame)>, StoreError> {
    let found = rows(read, &GAMES, "where id = ?", game, None).await?.pop();
    let Some([_, code, head, seed]) = found.and_then(|cells| <[Cell; 4]>::try_from(cells).ok()) else {
        return Ok(None);
    };
    let (code, head, seed) = (code.into_text(), head.into_text(), seed.into_text());
    let log = rows(read, &LOG, "where game = ? order by seq", game, Some(&code)).await?;
    let snapshot = rows(read, &SNAPSHOTS, "where game = ?", game, Some(&code)).await?;
    // Rows that cannot be found any more leave no bad checksum behind. They are missed here.
    let seq = |cells: &Vec<Cell<'_>>| cells[1].number();
    if !is_gapless(&log.iter().map(seq).collect::<Vec<_>>(), snapshot.first().map(seq)) {
        return Err(damaged(format!("the log of game {game}"), Some(&code)));
    }
    let journal =
        rows(read, &JOURNAL, "not indexed where game = ? order by number", game, Some(&code)).await?;
    if !is_journal_whole(read, game, &journal).await.map_err(|error| unreadable(error, game, Some(&code)))? {
        return Err(damaged(format!("a sheet for the open question of game {game}"), Some(&code)));
    }
    // The text stands last in each of them.
    let last = |cells: Vec<Cell<'static>>| cells.into_iter().next_back().map(Cell::into_text);
    let log = log.into_iter().filter_map(last).collect();
    let snapshot = snapshot.into_iter().find_map(last);
    let sheets = journal.into_iter().map(sheet).collect::<Result<_, _>>()?;
    Ok(Some((code, WholeGame { head, seed, log, snapshot, sheets })))
}

fn sheet(cells: Vec<Cell<'static>>) -> Result<Sheet, StoreError> {
    let [_, _, ask, seat, number, put] =
        <[Cell; 6]>::try_from(cells).map_err(|_| broken("a sheet has six columns"))?;
    let (ask, seat) = (u32::try_from(ask.number()), u8::try_from(seat.number()));
    Ok(Sheet {
        ask: ask.map_err(broken)?,
        seat: seat.map_err(broken)?,
        number: number.number(),
        put: put.into_text(),
    })
}

/// What the table has, its index has, too: where either is damaged, they differ.
async fn is_journal_whole(
    read: &mut SqliteConnection,
    game: &str,
    journal: &[Vec<Cell<'_>>],
) -> Result<bool, sqlx::Error> {
    let sql =
        "select number from journal indexed by sqlite_autoindex_journal_1 where game = ? order by number";
    let indexed = sqlx::query(sql).bind(game).fetch_all(read).await?;
    let indexed: Vec<i64> = indexed.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    Ok(indexed.iter().eq(journal.iter().map(|cells| cells[0].number()).collect::<Vec<_>>().iter()))
}

/// The rows of one kind that belong to a game, each of them sound.
async fn rows(
    read: &mut SqliteConnection,
    summed: &Summed,
    which: &str,
    game: &str,
    room: Option<&str>,
) -> Result<Vec<Vec<Cell<'static>>>, StoreError> {
    let mut found = read_by(read, summed, which, game).await;
    if found.as_ref().is_err_and(is_damage) && !which.starts_with("not indexed") {
        found = read_by(read, summed, &format!("not indexed {which}"), game).await;
    }
    let found = found.map_err(|error| unreadable(error, &format!("game {game}"), room))?;
    found.iter().map(|row| sound(summed, row, room)).collect()
}

pub(crate) fn sound(
    summed: &Summed,
    row: &SqliteRow,
    room: Option<&str>,
) -> Result<Vec<Cell<'static>>, StoreError> {
    summed.sound(row).ok_or_else(|| damaged(summed.what(row), room.or(summed.code(row).as_deref())))
}

pub(crate) fn unreadable(error: sqlx::Error, what: &str, room: Option<&str>) -> StoreError {
    if is_damage(&error) { damaged(what.to_owned(), room) } else { broken(error) }
}

/// SQLite's own numbers for a file that is malformed, or that is no database.
const SQLITE_CORRUPT: u32 = 11;
const SQLITE_NOTADB: u32 = 26;

pub(crate) fn is_damage(error: &sqlx::Error) -> bool {
    let is_said = |number| number == SQLITE_CORRUPT || number == SQLITE_NOTADB;
    match error {
        sqlx::Error::Database(database) => number_of(&**database).is_some_and(is_said),
        sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } => true,
        _ => false,
    }
}

/// SQLite's own number for a full disk.
const SQLITE_FULL: u32 = 13;

pub(crate) fn why(error: sqlx::Error) -> StoreError {
    let sqlx::Error::Database(database) = &error else { return broken(error) };
    match database.kind() {
        ErrorKind::UniqueViolation => StoreError::Conflict,
        _ if number_of(&**database) == Some(SQLITE_FULL) => StoreError::Full,
        _ => broken(error),
    }
}

/// SQLite's number for what went wrong, without the details that it puts above the lowest byte.
pub(crate) fn number_of(error: &dyn DatabaseError) -> Option<u32> {
    Some(error.code()?.parse::<u32>().ok()? & 0xff)
}
