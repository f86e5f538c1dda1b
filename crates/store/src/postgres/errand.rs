//! One order in a transaction of its own: whatever is rare, and whatever could not be written together with others.

use sqlx::Connection;
use sqlx::postgres::PgConnection;

use super::order::Order;
use super::pool::{Failure, Pool, why};
use super::writer::Desk;
use crate::{StoreError, Write, broken};

/// Whoever is given up for another's sake so often may say so.
const TRIES: u32 = 5;

pub(super) async fn run(desk: &Desk, order: &Order) -> Result<(), StoreError> {
    let mut tried = 0;
    loop {
        tried += 1;
        let transact = async |connection: &mut PgConnection| transact(connection, &desk.me, order).await;
        match desk.pool.with(transact).await {
            Err(Failure::Again(_)) if tried < TRIES => {}
            done => return Ok(done?),
        }
    }
}

/// A room is gone, whoever has it. Gives how many games went along, if it was there.
pub(super) async fn forget_room(pool: &Pool, room: &str) -> Result<Option<u64>, Failure> {
    pool.with(async |connection| {
        let mut transaction = connection.begin().await.map_err(why)?;
        let there = sqlx::query_scalar("select epoch from rooms where code = $1 for update").bind(room);
        let there: Option<i64> = there.fetch_optional(&mut *transaction).await.map_err(why)?;
        if there.is_none() {
            transaction.rollback().await.map_err(why)?;
            return Ok(None);
        }
        let games = sqlx::query_scalar("select count(*) from games where code = $1").bind(room);
        let games: i64 = games.fetch_one(&mut *transaction).await.map_err(why)?;
        let forget = Write::ForgetRoom { code: room.to_owned() };
        write_row(&mut transaction, &forget).await.map_err(why)?;
        transaction.commit().await.map_err(why)?;
        Ok(Some(games.unsigned_abs()))
    })
    .await
}

async fn transact(connection: &mut PgConnection, me: &str, order: &Order) -> Result<(), Failure> {
    let mut transaction = connection.begin().await.map_err(why)?;
    if order.claim.epoch == 0 {
        open(&mut transaction, me, order).await?;
    } else {
        pass_the_fence(&mut transaction, order).await?;
    }
    for write in &order.writes {
        write_one(&mut transaction, order, write).await?;
    }
    transaction.commit().await.map_err(why)
}

/// A room that is not there yet is from now on, and this server has it.
async fn open(connection: &mut PgConnection, me: &str, order: &Order) -> Result<(), Failure> {
    if order.state().is_none() {
        return Err(Failure::Refused(broken("a table that is opened has a state")));
    }
    // The state follows, as for every other room.
    let sql = "insert into rooms (code, state, owner, epoch, touched) values ($1, '', $2, 1, 0)";
    let insert = sqlx::query(sql).bind(&*order.claim.room).bind(me);
    insert.execute(connection).await.map_err(why)?;
    Ok(())
}

/// Locks the room, if it is still whose the claim says.
async fn pass_the_fence(connection: &mut PgConnection, order: &Order) -> Result<(), Failure> {
    let sql = "select epoch from rooms where code = $1 for update";
    let epoch = sqlx::query_scalar(sql).bind(&*order.claim.room).fetch_optional(connection);
    let epoch: Option<i64> = epoch.await.map_err(why)?;
    if epoch == Some(order.epoch()) { Ok(()) } else { Err(Failure::Refused(StoreError::Fenced)) }
}

async fn write_one(connection: &mut PgConnection, order: &Order, write: &Write) -> Result<(), Failure> {
    if let Write::Room { code, state } = write {
        return write_room(connection, order, code, state).await;
    }
    write_row(connection, write).await.map_err(why)
}

async fn write_room(
    connection: &mut PgConnection,
    order: &Order,
    code: &str,
    state: &str,
) -> Result<(), Failure> {
    let sql = "update rooms set state = $2 where code = $1";
    sqlx::query(sql).bind(code).bind(state).execute(&mut *connection).await.map_err(why)?;
    let Some(found) = &order.found else { return Ok(()) };
    let sql = "update rooms set found_by = $2, touched = $3 where code = $1";
    let update = sqlx::query(sql).bind(code).bind(&found.digest).bind(found.touched);
    update.execute(&mut *connection).await.map_err(why)?;
    found.follow(code, connection).await
}

async fn write_row(connection: &mut PgConnection, write: &Write) -> Result<(), sqlx::Error> {
    let query = match write {
        // It takes more than a row.
        Write::Room { .. } => return Ok(()),
        Write::ForgetRoom { code } => {
            for sql in [
                "delete from pictures where code = $1",
                "delete from decks where code = $1",
                "delete from journal where game in (select id from games where code = $1)",
                "delete from snapshots where game in (select id from games where code = $1)",
                "delete from log where game in (select id from games where code = $1)",
                "delete from games where code = $1",
                "delete from codes where room = $1",
                "delete from people where room = $1",
            ] {
                sqlx::query(sql).bind(code).execute(&mut *connection).await?;
            }
            sqlx::query("delete from rooms where code = $1").bind(code)
        }
        Write::ForgetGame { game } => {
            for sql in [
                "delete from journal where game = $1",
                "delete from snapshots where game = $1",
                "delete from log where game = $1",
            ] {
                sqlx::query(sql).bind(game).execute(&mut *connection).await?;
            }
            sqlx::query("delete from games where id = $1").bind(game)
        }
        Write::Begin { game, code, head, seed } => {
            let sql = "insert into games (id, code, head, seed) values ($1, $2, $3, $4)";
            sqlx::query(sql).bind(game).bind(code).bind(head).bind(seed)
        }
        Write::Put { game, ask, seat, number, put } => {
            let sql = "insert into journal (game, ask, seat, nonce, place, put)
                       select $1, $2, $3, $4, coalesce(max(place), 0) + 1, $5 from journal where game = $1";
            let query = sqlx::query(sql).bind(game).bind(i64::from(*ask)).bind(i64::from(*seat));
            query.bind(number).bind(put)
        }
        Write::Step { game, seq, record, snapshot } => {
            let sql = "insert into log (game, seq, record) values ($1, $2, $3)";
            let query = sqlx::query(sql).bind(game).bind(i64::from(*seq)).bind(record);
            query.execute(&mut *connection).await?;
            let sql = "delete from journal where game = $1";
            sqlx::query(sql).bind(game).execute(&mut *connection).await?;
            let sql = "insert into snapshots (game, seq, snapshot) values ($1, $2, $3)
                       on conflict (game) do update set seq = excluded.seq, snapshot = excluded.snapshot";
            sqlx::query(sql).bind(game).bind(i64::from(*seq)).bind(snapshot)
        }
        Write::Picture { code, deck, card, small, large } => {
            let sql = "insert into pictures (code, deck, card, small, large) values ($1, $2, $3, $4, $5)";
            let query = sqlx::query(sql).bind(code).bind(i64::from(*deck)).bind(i64::from(*card));
            query.bind(small).bind(large)
        }
        Write::Deck { code, deck, bytes } => {
            let sql = "insert into decks (code, deck, bytes) values ($1, $2, $3)";
            let bytes = i64::try_from(*bytes).unwrap_or(i64::MAX);
            sqlx::query(sql).bind(code).bind(i64::from(*deck)).bind(bytes)
        }
        Write::ForgetDeck { code, deck } => {
            let sql = "delete from pictures where code = $1 and deck = $2";
            sqlx::query(sql).bind(code).bind(i64::from(*deck)).execute(&mut *connection).await?;
            let sql = "delete from decks where code = $1 and deck = $2";
            sqlx::query(sql).bind(code).bind(i64::from(*deck))
        }
    };
    query.execute(connection).await?;
    Ok(())
}
