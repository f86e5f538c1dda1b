//! Tables that come from elsewhere, while servers run: one transaction, which meets none of theirs.

use std::collections::BTreeSet;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Executor};

use super::found::Found;
use super::inspect::connect;
use super::pool::{Failure, why};
use super::schema;
use crate::carry::{Arrival, Carried, Wanted};
use crate::cluster::FoundBy;
use crate::{Promise, Sheet, StoreError, WholeGame, broken};

/// Tables on their way into a database.
pub struct DatabaseArrival {
    write: PgConnection,
    index: fn(&str) -> Option<FoundBy>,
    table: String,
    deck: i64,
}

impl DatabaseArrival {
    /// An empty database is made ready for it. `index` reads from the state of a room how it is found.
    pub async fn open(url: &str, index: fn(&str) -> Option<FoundBy>) -> Result<Self, StoreError> {
        let options: PgConnectOptions = url.parse().map_err(broken)?;
        schema::upgrade(&options.disable_statement_logging()).await?;
        let mut write = connect(url).await?;
        write.execute("begin").await.map_err(broken)?;
        Ok(DatabaseArrival { write, index, table: String::new(), deck: 0 })
    }

    async fn write(&mut self, piece: Carried) -> Result<(), Failure> {
        match piece {
            Carried::Table { id, state } => self.write_table(id, state).await,
            Carried::Game { id, game } => self.write_game(&id, game).await.map_err(why),
            Carried::Deck { deck, bytes, .. } => {
                self.deck = deck.into();
                let insert = sqlx::query("insert into decks (code, deck, bytes) values ($1, $2, $3)");
                let bytes = i64::try_from(bytes).unwrap_or(i64::MAX);
                let insert = insert.bind(&self.table).bind(self.deck).bind(bytes);
                insert.execute(&mut self.write).await.map(drop).map_err(why)
            }
            Carried::Card { card, small, large } => {
                let sql = "insert into pictures (code, deck, card, small, large) values ($1, $2, $3, $4, $5)";
                let insert = sqlx::query(sql).bind(&self.table).bind(self.deck).bind(i64::from(card));
                insert.bind(small).bind(large).execute(&mut self.write).await.map(drop).map_err(why)
            }
        }
    }

    /// It is nobody's until somebody comes. Its epoch begins above all that a table with this id may have had here before,
    /// so that a server which still believes in that one is fenced off.
    async fn write_table(&mut self, id: String, state: String) -> Result<(), Failure> {
        let found = (self.index)(&state).map(Found::new);
        let sql = "insert into rooms (code, state, epoch, found_by, touched)
                   values ($1, $2, (extract(epoch from clock_timestamp()) * 1000000)::bigint, $3, $4)";
        let insert = sqlx::query(sql).bind(&id).bind(state);
        let insert = insert.bind(found.as_ref().map(|found| &found.digest));
        let insert = insert.bind(found.as_ref().map_or(0, |found| found.touched));
        insert.execute(&mut self.write).await.map_err(why)?;
        if let Some(found) = found {
            found.follow(&id, &mut self.write).await?;
        }
        self.table = id;
        Ok(())
    }

    async fn write_game(&mut self, id: &str, whole: WholeGame) -> Result<(), sqlx::Error> {
        let WholeGame { head, seed, log, snapshot, sheets } = whole;
        let insert = sqlx::query("insert into games (id, code, head, seed) values ($1, $2, $3, $4)");
        insert.bind(id).bind(&self.table).bind(head).bind(seed).execute(&mut self.write).await?;
        let last = log.len() as i64 - 1;
        let sql = "insert into log (game, seq, record) select $1, nth - 1, record
                   from unnest($2::text[]) with ordinality as new (record, nth)";
        sqlx::query(sql).bind(id).bind(log).execute(&mut self.write).await?;
        if let Some(snapshot) = snapshot {
            let insert = sqlx::query("insert into snapshots (game, seq, snapshot) values ($1, $2, $3)");
            insert.bind(id).bind(last).bind(snapshot).execute(&mut self.write).await?;
        }
        self.write_sheets(id, sheets).await
    }

    async fn write_sheets(&mut self, game: &str, sheets: Vec<Sheet>) -> Result<(), sqlx::Error> {
        let (mut asks, mut seats, mut nonces, mut puts) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for Sheet { ask, seat, number, put } in sheets {
            asks.push(i64::from(ask));
            seats.push(i64::from(seat));
            nonces.push(number);
            puts.push(put);
        }
        let sql = "insert into journal (game, ask, seat, nonce, place, put)
                   select $1, ask, seat, nonce, nth, put
                   from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::text[])
                       with ordinality as new (ask, seat, nonce, put, nth)";
        let insert = sqlx::query(sql).bind(game).bind(asks).bind(seats).bind(nonces).bind(puts);
        insert.execute(&mut self.write).await.map(drop)
    }
}

impl Arrival for DatabaseArrival {
    fn taken<'a>(&'a mut self, wanted: &'a Wanted) -> Promise<'a, BTreeSet<String>> {
        Box::pin(async move {
            let mut taken = BTreeSet::new();
            let mut there = async |sql: &'static str, keys: Vec<&'a String>| {
                let there = sqlx::query_scalar::<_, String>(sql).bind(keys);
                there.fetch_all(&mut self.write).await.map_err(broken)
            };
            let tables = wanted.tables.iter().collect();
            taken.extend(there("select code from rooms where code = any($1)", tables).await?);
            let codes = wanted.codes.keys().collect();
            let codes = there("select code from codes where code = any($1)", codes).await?;
            taken.extend(Wanted::owners(&wanted.codes, codes));
            let games = wanted.games.keys().collect();
            let games = there("select id from games where id = any($1)", games).await?;
            taken.extend(Wanted::owners(&wanted.games, games));
            Ok(taken)
        })
    }

    fn take(&mut self, piece: Carried) -> Promise<'_, ()> {
        Box::pin(async { Ok(self.write(piece).await?) })
    }

    fn settle(mut self: Box<Self>) -> Promise<'static, ()> {
        Box::pin(async move { Ok(self.write.execute("commit").await.map(drop).map_err(why)?) })
    }
}
