//! A data folder as it stands, read beside a running server or where none runs.

use std::collections::HashMap;
use std::path::Path;

use futures_util::TryStreamExt;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor, Row};

use super::{Card, Damage, Inspection, NotInspected, Part, WholeDeck, is_ours};
use crate::folder::{self, AHEAD, DATABASE, Look};
use crate::sqlite::{is_damage, read_game, read_ids, read_picture, read_room, sound, unreadable};
use crate::sums::{self, Cell, DECKS, GAMES};
use crate::upgrade::{is_unsummed, migrator};
use crate::{Promise, Size, StoreError, StoredRoom, WholeGame, broken, short};

/// More findings of SQLite than this tell nobody more.
const MOST_FINDINGS: &str = "pragma integrity_check(100)";

/// A database as it stood when this was opened.
pub struct FolderInspection {
    read: SqliteConnection,
    look: Look,
}

impl FolderInspection {
    /// Looks at a folder. Beside a running server that works too; where none runs, none can start meanwhile.
    pub async fn open(folder: &Path) -> Result<Self, NotInspected> {
        let (mut read, look) = reading(folder).await?;
        // One transaction: everything as it stood at one moment.
        read.execute("begin").await.map_err(not_opened)?;
        let mut inspection = FolderInspection { read, look };
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
        is_ours(&has, &migrator())?;
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

    async fn verify(&mut self, seen: &mut (dyn FnMut() + Send)) -> Result<Vec<Damage>, StoreError> {
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
        let mut games: Vec<&String> = rooms.keys().collect();
        games.sort();
        for game in games {
            if let Err(StoreError::Damaged { what, room }) = read_game(&mut self.read, game).await
                && found.iter().all(|known| known.what != what)
            {
                found.push(Damage { what, room, part: Part::Game });
            }
        }
        Ok(found)
    }
}

impl Inspection for FolderInspection {
    fn is_served(&self) -> bool {
        matches!(self.look, Look::Served)
    }

    fn structure(&mut self) -> Promise<'_, Vec<Damage>> {
        Box::pin(async {
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
        })
    }

    /// One of each checksum.
    fn count(&mut self) -> Promise<'_, u64> {
        Box::pin(async {
            let mut all = 0;
            for summed in sums::ALL {
                let sql = format!("select count(*) from {}", summed.table);
                let count = sqlx::query(AssertSqlSafe(sql)).fetch_one(&mut self.read).await;
                all += count.and_then(|row| row.try_get::<i64, _>(0)).unwrap_or(0).unsigned_abs();
            }
            Ok(all)
        })
    }

    fn rows<'a>(&'a mut self, seen: &'a mut (dyn FnMut() + Send)) -> Promise<'a, Vec<Damage>> {
        Box::pin(self.verify(seen))
    }

    fn ids(&mut self) -> Promise<'_, Vec<String>> {
        Box::pin(read_ids(&mut self.read))
    }

    fn room<'a>(&'a mut self, id: &'a str) -> Promise<'a, Option<StoredRoom>> {
        Box::pin(read_room(&mut self.read, id))
    }

    fn games(&mut self) -> Promise<'_, Vec<String>> {
        Box::pin(async {
            let mut games: Vec<String> = self.rooms_of_games().await.into_keys().collect();
            games.sort();
            Ok(games)
        })
    }

    fn games_of<'a>(&'a mut self, room: &'a str) -> Promise<'a, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query("select id from games where code = ? order by id").bind(room);
            let rows = rows.fetch_all(&mut self.read).await;
            let rows = rows.map_err(|error| unreadable(error, "the list of games", Some(room)))?;
            rows.iter().map(|row| row.try_get(0).map_err(broken)).collect()
        })
    }

    fn game<'a>(&'a mut self, game: &'a str) -> Promise<'a, Option<(String, WholeGame)>> {
        Box::pin(read_game(&mut self.read, game))
    }

    fn decks_of<'a>(&'a mut self, room: &'a str) -> Promise<'a, Vec<WholeDeck>> {
        Box::pin(async move {
            let unreadable = |error| unreadable(error, "the list of decks", Some(room));
            let sql = DECKS.select("where code = ? order by deck");
            let rows = sqlx::query(AssertSqlSafe(sql)).bind(room).fetch_all(&mut self.read).await;
            let mut decks = Vec::new();
            for row in rows.map_err(unreadable)? {
                let cells = sound(&DECKS, &row, Some(room))?;
                let sql = "select card from pictures where code = ? and deck = ? order by card";
                let cards = sqlx::query_scalar(sql).bind(room).bind(cells[1].number());
                let cards: Vec<u8> = cards.fetch_all(&mut self.read).await.map_err(unreadable)?;
                let deck = u16::try_from(cells[1].number()).map_err(broken)?;
                decks.push(WholeDeck { deck, bytes: cells[2].number().unsigned_abs(), cards });
            }
            Ok(decks)
        })
    }

    fn card<'a>(&'a mut self, room: &'a str, deck: u16, card: u8) -> Promise<'a, Option<Card>> {
        Box::pin(async move {
            let small = read_picture(&mut self.read, room, deck, card, Size::Small).await?;
            let large = read_picture(&mut self.read, room, deck, card, Size::Large).await?;
            Ok(small.zip(large).map(|(small, large)| Card { small, large }))
        })
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
