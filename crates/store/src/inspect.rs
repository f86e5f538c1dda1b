//! Reading everything without changing a byte, to see whether it is whole.

use std::collections::HashMap;
use std::path::Path;

use futures_util::TryStreamExt;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor, Row};
use thiserror::Error;

use crate::folder::{self, AHEAD, DATABASE, Look};
use crate::sqlite::{is_damage, read_game, read_rooms};
use crate::sums::{self, Cell, GAMES};
use crate::upgrade::{is_unsummed, migrator};
use crate::{StoreError, StoredGame, StoredRoom, broken, short};

/// More findings of SQLite than this tell nobody more.
const MOST_FINDINGS: &str = "pragma integrity_check(100)";

/// Something that is not what was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    pub what: String,
    /// The beginning of the code of the table that it belongs to, if that is known.
    pub room: Option<String>,
    pub part: Part,
}

/// What kind of thing is damaged: each has its own remedy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// How the file itself is built.
    File,
    Room,
    Game,
    Deck,
}

/// Why there was nothing to read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotInspected {
    #[error("there is no {DATABASE} in it")]
    NoDatabase,
    #[error("it is of an earlier version of Stolik: start the server on it once, which brings it up to date")]
    Earlier,
    #[error("it is of a later version of Stolik than this one")]
    Later,
    /// So damaged that it cannot be opened at all.
    #[error("{0}")]
    Damaged(String),
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// A database as it stood when this was opened.
pub struct Inspection {
    read: SqliteConnection,
    look: Look,
}

impl Inspection {
    /// Looks at a folder. Beside a running server that works too; where none runs, none can start meanwhile.
    pub async fn open(folder: &Path) -> Result<Self, NotInspected> {
        let (mut read, look) = reading(folder).await?;
        // One transaction: everything as it stood at one moment.
        read.execute("begin").await.map_err(not_opened)?;
        let mut inspection = Inspection { read, look };
        inspection.check_version().await?;
        Ok(inspection)
    }

    async fn check_version(&mut self) -> Result<(), NotInspected> {
        let sql = "select count(*) from sqlite_schema where name = '_sqlx_migrations'";
        let known =
            self.read.fetch_one(sql).await.and_then(|row| row.try_get::<i64, _>(0)).map_err(not_opened)?;
        if known == 0 || is_unsummed(&mut self.read).await.map_err(not_opened)? {
            return Err(NotInspected::Earlier);
        }
        let sql = "select version, checksum from _sqlx_migrations where success order by version";
        let rows = self.read.fetch_all(sql).await.map_err(not_opened)?;
        let row = |row: &SqliteRow| Ok((row.try_get(0)?, row.try_get(1)?));
        let has: Vec<(i64, Vec<u8>)> = rows.iter().map(row).collect::<Result<_, _>>().map_err(not_opened)?;
        let ours = migrator();
        let ours: Vec<(i64, Vec<u8>)> =
            ours.iter().map(|migration| (migration.version, migration.checksum.to_vec())).collect();
        if has.len() < ours.len() && ours.starts_with(&has) {
            return Err(NotInspected::Earlier);
        }
        if has.len() > ours.len() && has.starts_with(&ours) {
            return Err(NotInspected::Later);
        }
        if has != ours {
            return Err(NotInspected::Damaged("the list of its versions is not what was written".to_owned()));
        }
        self.check_schema().await
    }

    /// A flipped letter in how a table was made is not damage to SQLite.
    async fn check_schema(&mut self) -> Result<(), NotInspected> {
        let mut new = SqliteConnectOptions::new().in_memory(true).connect().await.map_err(not_opened)?;
        migrator().run(&mut new).await.map_err(|error| NotInspected::Store(broken(error)))?;
        new.execute("drop table unsummed").await.map_err(not_opened)?;
        if schema(&mut self.read).await.map_err(not_opened)? != schema(&mut new).await.map_err(not_opened)? {
            return Err(NotInspected::Damaged("the list of its tables is not what was written".to_owned()));
        }
        Ok(())
    }

    /// Does a server run on it?
    pub fn is_served(&self) -> bool {
        matches!(self.look, Look::Served)
    }

    /// What SQLite itself finds wrong with the file, and rows that belong to nothing.
    pub async fn structure(&mut self) -> Result<Vec<Damage>, StoreError> {
        let in_file = |what: String| Damage { what, room: None, part: Part::File };
        let mut found = Vec::new();
        match self.read.fetch_all(MOST_FINDINGS).await {
            Ok(rows) => {
                let said = rows.iter().map(|row| row.try_get(0).unwrap_or_default());
                found.extend(said.filter(|said: &String| said != "ok").map(in_file));
            }
            Err(error) if is_damage(&error) => found.push(in_file(error.to_string())),
            Err(error) => return Err(broken(error)),
        }
        match self.read.fetch_all("pragma foreign_key_check").await {
            Ok(rows) => found.extend(rows.iter().map(|row| {
                let table: String = row.try_get(0).unwrap_or_default();
                let what = format!("a row of \"{table}\" belongs to a game that is not there");
                Damage { what, room: None, part: Part::Game }
            })),
            Err(error) if is_damage(&error) => found.push(in_file(error.to_string())),
            Err(error) => return Err(broken(error)),
        }
        Ok(found)
    }

    /// How many checksums there are. Where the file is damaged it may be wrong: it is for showing progress.
    pub async fn count(&mut self) -> u64 {
        let mut all = 0;
        for summed in sums::ALL {
            let sql = format!("select count(*) from {}", summed.table);
            let count = sqlx::query(AssertSqlSafe(sql)).fetch_one(&mut self.read).await;
            all += count.and_then(|row| row.try_get::<i64, _>(0)).unwrap_or(0).unsigned_abs();
        }
        all
    }

    /// Verifies every checksum, and that no row of a game is missing; `seen` is called for each checksum.
    pub async fn rows(&mut self, mut seen: impl FnMut()) -> Result<Vec<Damage>, StoreError> {
        let rooms = self.rooms_of_games().await;
        let mut found = Vec::new();
        for summed in sums::ALL {
            let part = match summed.table {
                "rooms" => Part::Room,
                "decks" | "pictures" => Part::Deck,
                _ => Part::Game,
            };
            let mut rows = sqlx::query(AssertSqlSafe(summed.select(""))).fetch(&mut self.read);
            loop {
                let row = match rows.try_next().await {
                    Ok(Some(row)) => row,
                    Ok(None) => break,
                    Err(error) if is_damage(&error) => {
                        let what = format!("\"{}\" cannot be read to its end", summed.table);
                        found.push(Damage { what, room: None, part: Part::File });
                        break;
                    }
                    Err(error) => return Err(broken(error)),
                };
                seen();
                if summed.sound(&row).is_none() {
                    let of_game = || rooms.get(&summed.game(&row)?).cloned();
                    let room = summed.code(&row).or_else(of_game);
                    let room = room.as_deref().map(short);
                    found.push(Damage { what: summed.what(&row), room, part });
                }
            }
        }
        // Rows that are gone have no checksum to be wrong: the game misses them.
        for game in self.games().await {
            if let Err(StoreError::Damaged { what, room }) = self.game(&game).await
                && found.iter().all(|known| known.what != what)
            {
                found.push(Damage { what, room, part: Part::Game });
            }
        }
        Ok(found)
    }

    /// The code of the table of each game whose row is sound.
    async fn rooms_of_games(&mut self) -> HashMap<String, String> {
        let mut rooms = HashMap::new();
        let mut rows = sqlx::query(AssertSqlSafe(GAMES.select(""))).fetch(&mut self.read);
        while let Ok(Some(row)) = rows.try_next().await {
            let mut cells = GAMES.sound(&row).unwrap_or_default().into_iter().map(Cell::into_text);
            rooms.extend(cells.next().zip(cells.next()));
        }
        rooms
    }

    pub async fn rooms(&mut self) -> Result<Vec<StoredRoom>, StoreError> {
        read_rooms(&mut self.read).await
    }

    /// Every game whose row is sound, by its name.
    pub async fn games(&mut self) -> Vec<String> {
        let mut games: Vec<String> = self.rooms_of_games().await.into_keys().collect();
        games.sort();
        games
    }

    /// A game and the code of its table.
    pub async fn game(&mut self, game: &str) -> Result<Option<(String, StoredGame)>, StoreError> {
        read_game(&mut self.read, game).await
    }

    /// How many pictures a deck has.
    pub async fn cards(&mut self, code: &str, deck: u16) -> Result<u64, StoreError> {
        let sql = "select count(*) from pictures join decks using (code, deck) where code = ? and deck = ?";
        let count = sqlx::query(sql).bind(code).bind(deck).fetch_one(&mut self.read).await;
        let count = count.and_then(|row| row.try_get::<i64, _>(0)).map_err(broken)?;
        Ok(count.unsigned_abs())
    }
}

/// Only for reading. What it gives besides keeps servers out, where none runs.
pub(crate) async fn reading(folder: &Path) -> Result<(SqliteConnection, Look), NotInspected> {
    if !folder.join(DATABASE).is_file() {
        return Err(NotInspected::NoDatabase);
    }
    let look = folder::look(folder)?;
    // With nothing ahead of it the one file is all there is, and SQLite need not put anything beside it.
    let is_ahead = std::fs::metadata(folder.join(AHEAD)).is_ok_and(|ahead| ahead.len() > 0);
    let is_still = matches!(look, Look::Free { .. }) && !is_ahead;
    let options = SqliteConnectOptions::new()
        .filename(folder.join(DATABASE))
        .read_only(true)
        .immutable(is_still)
        .disable_statement_logging();
    Ok((options.connect().await.map_err(not_opened)?, look))
}

/// How every table was made.
async fn schema(read: &mut SqliteConnection) -> Result<Vec<[Option<String>; 4]>, sqlx::Error> {
    let rows = read.fetch_all("select type, name, tbl_name, sql from sqlite_schema order by name").await?;
    let made = |row: &SqliteRow| Ok([row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?]);
    rows.iter().map(made).collect()
}

pub(crate) fn not_opened(error: sqlx::Error) -> NotInspected {
    if is_damage(&error) {
        NotInspected::Damaged(error.to_string())
    } else {
        NotInspected::Store(broken(error))
    }
}
