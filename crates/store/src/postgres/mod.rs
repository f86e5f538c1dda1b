//! PostgreSQL, for several servers that share one database. What is written here counts for all of them, and the fence
//! (`epoch`) keeps out whoever has lost a room without knowing.
//!
//! Who is told that something may have been written (`Unsure`) claims the room again before reading what is so: what is still
//! under way for it ends before that, or is fenced off.
//!
//! The SQL is that which distributed databases with PostgreSQL's protocol know, too: no listening, no advisory locks. A
//! database has its own checksums, so rows have none here.
//!
//! | file | one idea |
//! |---|---|
//! | `mod` | opening, closing, and all reading |
//! | `schema` | the tables come to be |
//! | `pool` | the connection pool, and what the database's errors mean |
//! | `order` | what one caller wants written, and in which lane it goes |
//! | `writer` | who is written when: one order of a room at a time, many rooms at once |
//! | `group` | many orders in one statement, which is one round trip |
//! | `errand` | one order in a transaction of its own |
//! | `found` | codes and people follow the state of their room |
//! | `nodes` | what servers share: who lives, who has which room |
//! | `shared` | what they share beside: a secret, buckets, what can be taken once |
//! | `inspect` | reading everything as it stood at one moment |
//! | `backup` | a copy of everything, as a data folder |
//! | `carry` | tables that come from elsewhere |

use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgConnection};

use crate::cluster::{FoundBy, Node, Sign};
use crate::whole::is_gapless;
use crate::{
    Claim, Cluster, Promise, Sheet, Size, Store, StoreError, StoredGame, StoredRoom, WholeGame, Write,
    broken, damaged,
};

mod backup;
mod carry;
mod errand;
mod found;
mod group;
mod inspect;
mod nodes;
mod order;
mod pool;
mod schema;
mod shared;
mod writer;

use order::Order;
use pool::{Pool, why};
use writer::{Desk, Writer};

pub use backup::back_up_database;
pub use carry::DatabaseArrival;
pub use inspect::DatabaseInspection;

/// There may be many, and no statement takes long.
const ROOMS_AT_ONCE: i64 = 1000;

/// How a store is opened.
#[derive(Clone, Debug)]
pub struct PostgresSettings {
    /// `postgres://user:password@host/database`, with `?sslmode=verify-full` and the like.
    pub url: String,
    /// Where other servers reach this one.
    pub address: String,
    /// A server that was not heard of for so long is taken for dead. The same for all of them.
    pub lease: Duration,
    /// Reads from the state of a room how it is found.
    pub index: fn(&str) -> Option<FoundBy>,
}

pub struct PostgresStore {
    pool: Pool,
    for_beats: Pool,
    writer: Writer,
    me: Node,
    lease: Duration,
    index: fn(&str) -> Option<FoundBy>,
}

impl PostgresStore {
    /// Brings the database up to date, and joins the servers that share it.
    pub async fn open(settings: PostgresSettings) -> Result<Self, StoreError> {
        let store = PostgresStore::beside(settings).await?;
        // Who does not live yet could have a room taken away at once.
        store.beat(Sign::Alive).await?;
        store.sweep().await?;
        Ok(store)
    }

    /// The same without joining them: no other server hears of this.
    pub async fn beside(settings: PostgresSettings) -> Result<Self, StoreError> {
        let options: PgConnectOptions = settings.url.parse().map_err(broken)?;
        let options = options.application_name("stolik").disable_statement_logging();
        schema::upgrade(&options).await?;
        let for_beats = Pool::new(&options, pool::FOR_BEATS, &[nodes::BEAT]);
        let for_groups = Pool::new(&options, pool::FOR_GROUPS, &[]);
        let pool = Pool::new(&options, pool::FOR_ALL, &[]);
        let me = Node { id: shared::random()?, address: settings.address };
        let writer = Writer::start(Desk { pool: pool.clone(), for_groups, me: me.id.clone() });
        let (lease, index) = (settings.lease, settings.index);
        Ok(PostgresStore { pool, for_beats, writer, me, lease, index })
    }

    /// Waits until everything handed over is written. Rooms stay this server's until its lease is over, unless it leaves.
    pub async fn close(&self) {
        self.writer.stop().await;
        self.pool.close().await;
        self.for_beats.close().await;
    }
}

impl PostgresStore {
    /// One statement, by itself.
    async fn ask<T>(
        &self,
        what: impl AsyncFnOnce(&mut PgConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        Ok(self.pool.with(async |connection| what(connection).await.map_err(why)).await?)
    }

    /// One that changes nothing, so that without an answer nothing has happened.
    async fn read<T>(
        &self,
        what: impl AsyncFnOnce(&mut PgConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        self.ask(what).await.map_err(|error| match error {
            StoreError::Unsure(said) => StoreError::Broken(said),
            error => error,
        })
    }
}

impl Store for PostgresStore {
    fn commit(&self, claim: &Claim, writes: Vec<Write>) -> Promise<'_, ()> {
        let order = Order::new(claim.clone(), writes, self.index);
        Box::pin(async { self.writer.commit(order?).await })
    }

    fn rooms(&self) -> Promise<'_, Vec<StoredRoom>> {
        Box::pin(async {
            let (mut all, mut last) = (Vec::new(), String::new());
            loop {
                let sql = "select code, state from rooms where code > $1 order by code limit $2";
                let rows = sqlx::query_as(sql).bind(&last).bind(ROOMS_AT_ONCE);
                let rows: Vec<(String, String)> =
                    self.read(async |connection| rows.fetch_all(connection).await).await?;
                let Some((code, _)) = rows.last() else { return Ok(all) };
                last.clone_from(code);
                all.extend(rows.into_iter().map(|(code, state)| (code, Ok(state))));
            }
        })
    }

    fn room(&self, code: String) -> Promise<'_, Option<String>> {
        Box::pin(async move {
            let state = sqlx::query_scalar("select state from rooms where code = $1").bind(code);
            self.read(async |connection| state.fetch_optional(connection).await).await
        })
    }

    /// The database knows itself what is damaged, and says so instead of giving it out.
    fn damaged_room(&self, code: String) -> Promise<'_, Option<String>> {
        self.room(code)
    }

    fn games_of(&self, code: String) -> Promise<'_, Vec<String>> {
        Box::pin(async move {
            let games = sqlx::query_scalar("select id from games where code = $1 order by id").bind(code);
            self.read(async |connection| games.fetch_all(connection).await).await
        })
    }

    fn game(&self, game: String) -> Promise<'_, Option<StoredGame>> {
        Box::pin(async move {
            let rows = sqlx::query_as(GAME).bind(&game);
            let rows = self.read(async |connection| rows.fetch_all(connection).await).await?;
            Ok(read_game(&game, rows)?.map(|(_, whole)| whole.into()))
        })
    }

    fn picture(&self, code: String, deck: u16, card: u8, size: Size) -> Promise<'_, Option<Vec<u8>>> {
        Box::pin(async move {
            let sql = match size {
                Size::Small => {
                    "select small from pictures join decks using (code, deck)
                                where code = $1 and deck = $2 and card = $3"
                }
                Size::Large => {
                    "select large from pictures join decks using (code, deck)
                                where code = $1 and deck = $2 and card = $3"
                }
            };
            let found = sqlx::query_scalar(sql).bind(code).bind(i64::from(deck)).bind(i64::from(card));
            self.read(async |connection| found.fetch_optional(connection).await).await
        })
    }

    fn decks(&self) -> Promise<'_, Vec<(String, u64)>> {
        Box::pin(async {
            let decks = sqlx::query_as("select code, bytes from decks");
            let decks: Vec<(String, i64)> =
                self.read(async |connection| decks.fetch_all(connection).await).await?;
            Ok(decks.into_iter().map(|(code, bytes)| (code, bytes.unsigned_abs())).collect())
        })
    }

    fn secret(&self) -> Promise<'_, String> {
        Box::pin(shared::secret(self))
    }
}

/// One statement, so that log, snapshot and journal belong together.
const GAME: &str = "select 0::bigint as part, 0::bigint as place, head as said, seed as more, code,
                        0::bigint as ask, 0::bigint as seat, 0::bigint as nonce from games where id = $1
                    union all select 1, seq, record, '', '', 0, 0, 0 from log where game = $1
                    union all select 2, seq, snapshot, '', '', 0, 0, 0 from snapshots where game = $1
                    union all select 3, place, put, '', '', ask, seat, nonce from journal where game = $1
                    order by part, place";

/// Which part of a game it is, its place there, what is said, and of a sheet what it is for.
type GameRow = (i64, i64, String, String, String, i64, i64, i64);

/// A game and the id of its room.
fn read_game(game: &str, rows: Vec<GameRow>) -> Result<Option<(String, WholeGame)>, StoreError> {
    let mut rows = rows.into_iter();
    let Some((0, _, head, seed, code, ..)) = rows.next() else { return Ok(None) };
    let mut whole = WholeGame { head, seed, log: Vec::new(), snapshot: None, sheets: Vec::new() };
    let (mut numbers, mut taken_at) = (Vec::new(), None);
    for (part, place, said, _, _, ask, seat, number) in rows {
        match part {
            1 => {
                numbers.push(place);
                whole.log.push(said);
            }
            2 => {
                taken_at = Some(place);
                whole.snapshot = Some(said);
            }
            _ => {
                let (ask, seat) = (u32::try_from(ask).map_err(broken)?, u8::try_from(seat).map_err(broken)?);
                whole.sheets.push(Sheet { ask, seat, number, put: said });
            }
        }
    }
    if !is_gapless(&numbers, taken_at) {
        return Err(damaged(format!("the log of game {game}"), Some(&code)));
    }
    Ok(Some((code, whole)))
}
