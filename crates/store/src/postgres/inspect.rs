//! A database that servers share, as it stood at one moment: one transaction that only reads. Nobody who plays waits for it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::Duration;

use futures_util::TryStreamExt;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor};
use tokio::time::timeout;

use super::found::Found;
use super::{GAME, read_game, schema};
use crate::cluster::FoundBy;
use crate::inspect::{Card, Damage, Inspection, NotInspected, Part, WholeDeck, is_ours};
use crate::sums::{self, Summed};
use crate::{Promise, StoreError, StoredRoom, WholeGame, broken, damaged, short};

const CONNECTS_WITHIN: Duration = Duration::from_secs(5);

/// A connection without limits, for whoever reads or writes for long.
pub(super) async fn connect(url: &str) -> Result<PgConnection, StoreError> {
    let options: PgConnectOptions = url.parse().map_err(broken)?;
    let options = options.application_name("stolik").disable_statement_logging();
    timeout(CONNECTS_WITHIN, options.connect()).await.map_err(broken)?.map_err(broken)
}

/// A database as it stood when this was opened.
pub struct DatabaseInspection {
    pub(super) read: PgConnection,
    index: fn(&str) -> Option<FoundBy>,
    is_served: bool,
}

impl DatabaseInspection {
    /// Looks at a database, while servers run on it or not. `index` reads from the state of a room how it is found.
    pub async fn open(url: &str, index: fn(&str) -> Option<FoundBy>) -> Result<Self, NotInspected> {
        let mut read = connect(url).await?;
        let begin = "begin transaction isolation level repeatable read, read only; savepoint look";
        sqlx::raw_sql(begin).execute(&mut read).await.map_err(broken)?;
        check_version(&mut read).await?;
        let sql = "select count(*) from nodes where beat > now() - interval '5 seconds'";
        let beating: i64 = sqlx::query_scalar(sql).fetch_one(&mut read).await.map_err(broken)?;
        Ok(DatabaseInspection { read, index, is_served: beating > 0 })
    }

    /// Reads something. If that fails, what is read next is still of the same moment.
    async fn read<T>(
        &mut self,
        what: impl AsyncFnOnce(&mut PgConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, sqlx::Error> {
        let read = what(&mut self.read).await;
        if read.is_err() {
            self.read.execute("rollback to savepoint look").await?;
        }
        read
    }

    /// Reads every row of a table to its end.
    async fn read_through(
        &mut self,
        summed: &Summed,
        seen: &mut (dyn FnMut() + Send),
    ) -> Result<(), sqlx::Error> {
        let sql = select(summed, "");
        self.read(async |read| {
            let mut rows = sqlx::query(AssertSqlSafe(sql)).fetch(read);
            while let Some(row) = rows.try_next().await? {
                summed.cells(&row)?;
                seen();
            }
            Ok(())
        })
        .await
    }

    async fn verify(&mut self, seen: &mut (dyn FnMut() + Send)) -> Result<Vec<Damage>, StoreError> {
        let mut found = Vec::new();
        for summed in sums::ALL {
            match self.read_through(summed, seen).await {
                Ok(()) => {}
                Err(error) if is_damage(&error) => {
                    let what = format!("\"{}\" cannot be read to its end", summed.table);
                    found.push(Damage { what, room: None, part: Part::File });
                }
                Err(error) => return Err(broken(error)),
            }
        }
        if !found.is_empty() {
            // What can no longer be found would be missed everywhere.
            return Ok(found);
        }
        for game in self.games().await? {
            if let Err(StoreError::Damaged { what, room }) = self.game(&game).await {
                found.push(Damage { what, room, part: Part::Game });
            }
        }
        found.extend(self.ways().await.map_err(broken)?);
        Ok(found)
    }

    /// Codes and people that do not follow the state of their room.
    async fn ways(&mut self) -> Result<Vec<Damage>, sqlx::Error> {
        let mut codes: HashMap<String, BTreeMap<String, bool>> = HashMap::new();
        let mut rows = sqlx::query_as("select room, code, is_former from codes").fetch(&mut self.read);
        while let Some((room, code, is_former)) = rows.try_next().await? {
            let _: Option<bool> = codes.entry(room).or_default().insert(code, is_former);
        }
        drop(rows);
        let mut people: HashMap<String, BTreeSet<String>> = HashMap::new();
        let mut rows = sqlx::query_as("select room, key from people").fetch(&mut self.read);
        while let Some((room, key)) = rows.try_next().await? {
            people.entry(room).or_default().insert(key);
        }
        drop(rows);
        let astray = |what: &str, room: &str| {
            let what = format!("{what}, which does not lead where it should,");
            Damage { what, room: Some(short(room)), part: Part::Ways }
        };
        let mut found = Vec::new();
        let mut rows =
            sqlx::query_as("select code, state, found_by from rooms order by code").fetch(&mut self.read);
        while let Some((room, state, digest)) = rows.try_next().await? {
            let (room, state, digest): (String, String, Option<String>) = (room, state, digest);
            let codes = codes.remove(&room).unwrap_or_default();
            let people = people.remove(&room).unwrap_or_default();
            // A state that cannot be read is found elsewhere.
            let Some(should) = (self.index)(&state).map(Found::new) else { continue };
            if !should.has_codes(&codes) {
                found.push(astray("one of its codes", &room));
            } else if !should.has_people(&people) {
                found.push(astray("the key of somebody", &room));
            } else if digest.as_ref() != Some(&should.digest) {
                found.push(astray("the digest of its codes and people", &room));
            }
        }
        let nowhere: BTreeSet<&String> = codes.keys().chain(people.keys()).collect();
        found.extend(nowhere.into_iter().map(|room| astray("a code or a key of a table that is gone", room)));
        Ok(found)
    }
}

impl Inspection for DatabaseInspection {
    fn is_served(&self) -> bool {
        self.is_served
    }

    /// A database knows itself how it is built. What nothing in it forbids is looked for.
    fn structure(&mut self) -> Promise<'_, Vec<Damage>> {
        Box::pin(async {
            let mut found = Vec::new();
            for table in ["log", "snapshots", "journal"] {
                let sql = format!(
                    "select count(*) from {table} where not exists (select 1 from games where id = {table}.game)"
                );
                let rows = sqlx::query_scalar(AssertSqlSafe(sql));
                match self.read(async |read| rows.fetch_one(read).await).await {
                    Ok(0_i64) => {}
                    Ok(rows) => {
                        let what =
                            format!("{rows} rows of \"{table}\" belong to games that are not there: it");
                        found.push(Damage { what, room: None, part: Part::Game });
                    }
                    Err(error) if is_damage(&error) => {
                        found.push(Damage { what: error.to_string(), room: None, part: Part::File });
                    }
                    Err(error) => return Err(broken(error)),
                }
            }
            Ok(found)
        })
    }

    fn count(&mut self) -> Promise<'_, u64> {
        Box::pin(async {
            let mut all = 0;
            for summed in sums::ALL {
                let count =
                    sqlx::query_scalar(AssertSqlSafe(format!("select count(*) from {}", summed.table)));
                let count: Result<i64, _> = self.read(async |read| count.fetch_one(read).await).await;
                all += count.unwrap_or(0).unsigned_abs();
            }
            Ok(all)
        })
    }

    fn rows<'a>(&'a mut self, seen: &'a mut (dyn FnMut() + Send)) -> Promise<'a, Vec<Damage>> {
        Box::pin(self.verify(seen))
    }

    fn ids(&mut self) -> Promise<'_, Vec<String>> {
        Box::pin(async {
            let ids = sqlx::query_scalar("select code from rooms order by code");
            let ids = self.read(async |read| ids.fetch_all(read).await).await;
            ids.map_err(|error| unreadable(error, "the list of tables", None))
        })
    }

    fn room<'a>(&'a mut self, id: &'a str) -> Promise<'a, Option<StoredRoom>> {
        Box::pin(async move {
            let state = sqlx::query_scalar("select state from rooms where code = $1").bind(id);
            let state = match self.read(async |read| state.fetch_optional(read).await).await {
                Ok(Some(state)) => Ok(state),
                Ok(None) => return Ok(None),
                Err(error) => match unreadable(error, "what is known of the table", Some(id)) {
                    damage @ StoreError::Damaged { .. } => Err(damage),
                    error => return Err(error),
                },
            };
            Ok(Some((id.to_owned(), state)))
        })
    }

    fn games(&mut self) -> Promise<'_, Vec<String>> {
        Box::pin(async {
            let games = sqlx::query_scalar("select id from games order by id");
            let games = self.read(async |read| games.fetch_all(read).await).await;
            games.map_err(|error| unreadable(error, "the list of games", None))
        })
    }

    fn games_of<'a>(&'a mut self, room: &'a str) -> Promise<'a, Vec<String>> {
        Box::pin(async move {
            let games = sqlx::query_scalar("select id from games where code = $1 order by id").bind(room);
            let games = self.read(async |read| games.fetch_all(read).await).await;
            games.map_err(|error| unreadable(error, "the list of games", Some(room)))
        })
    }

    fn game<'a>(&'a mut self, game: &'a str) -> Promise<'a, Option<(String, WholeGame)>> {
        Box::pin(async move {
            let rows = sqlx::query_as(GAME).bind(game);
            let rows = self.read(async |read| rows.fetch_all(read).await).await;
            read_game(game, rows.map_err(|error| unreadable(error, &format!("game {game}"), None))?)
        })
    }

    fn decks_of<'a>(&'a mut self, room: &'a str) -> Promise<'a, Vec<WholeDeck>> {
        Box::pin(async move {
            let sql = "select decks.deck, decks.bytes,
                           coalesce(array_agg(pictures.card order by pictures.card)
                               filter (where pictures.card is not null), '{}') as cards
                       from decks left join pictures using (code, deck)
                       where code = $1 group by decks.deck, decks.bytes order by decks.deck";
            let decks = sqlx::query_as(sql).bind(room);
            let decks = self.read(async |read| decks.fetch_all(read).await).await;
            let decks: Vec<(i64, i64, Vec<i64>)> =
                decks.map_err(|error| unreadable(error, "the list of decks", Some(room)))?;
            decks.into_iter().map(whole_deck).collect::<Result<_, _>>().map_err(broken)
        })
    }

    fn card<'a>(&'a mut self, room: &'a str, deck: u16, card: u8) -> Promise<'a, Option<Card>> {
        Box::pin(async move {
            let sql = "select small, large from pictures where code = $1 and deck = $2 and card = $3";
            let found = sqlx::query_as(sql).bind(room).bind(i64::from(deck)).bind(i64::from(card));
            let found = self.read(async |read| found.fetch_optional(read).await).await;
            let found: Option<(Vec<u8>, Vec<u8>)> =
                found.map_err(|error| unreadable(error, &format!("deck {deck}"), Some(room)))?;
            Ok(found.map(|(small, large)| Card { small, large }))
        })
    }
}

fn whole_deck((deck, bytes, cards): (i64, i64, Vec<i64>)) -> Result<WholeDeck, std::num::TryFromIntError> {
    let cards = cards.into_iter().map(u8::try_from).collect::<Result<_, _>>()?;
    Ok(WholeDeck { deck: deck.try_into()?, bytes: bytes.unsigned_abs(), cards })
}

/// The columns that rows have in every store. Here the place of a sheet is its place among those of its game.
pub(super) fn select(summed: &Summed, rest: &str) -> String {
    let columns = summed.names().map(|name| if name == "number" { "place" } else { name });
    format!("select {} from {} {rest}", columns.collect::<Vec<_>>().join(", "), summed.table)
}

async fn check_version(read: &mut PgConnection) -> Result<(), NotInspected> {
    let sql = "select count(*) from information_schema.tables
               where table_name = '_sqlx_migrations' and table_schema = any(current_schemas(false))";
    let known: i64 = sqlx::query_scalar(sql).fetch_one(&mut *read).await.map_err(broken)?;
    if known == 0 {
        return Err(NotInspected::Unused);
    }
    let sql = "select version, checksum from _sqlx_migrations where success order by version";
    let has: Vec<(i64, Vec<u8>)> = sqlx::query_as(sql).fetch_all(read).await.map_err(broken)?;
    is_ours(&has, &schema::migrator())
}

/// What the database says when it finds that its own files are not what it wrote.
fn is_damage(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(said) => said.code().is_some_and(|code| code.starts_with("XX")),
        sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } => true,
        _ => false,
    }
}

fn unreadable(error: sqlx::Error, what: &str, room: Option<&str>) -> StoreError {
    if is_damage(&error) { damaged(what.to_owned(), room) } else { broken(error) }
}
