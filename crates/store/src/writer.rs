//! Group commit: one task owns the writing connection, takes all that waits, and commits it in one transaction. Each
//! caller's writes stand or fall by themselves (a savepoint each); all are told after the one commit.

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection, Executor, Row};
use tokio::sync::{mpsc, oneshot};
use tracing::warn;

use crate::sqlite::{broken, is_damage};
use crate::sums::{DECKS, GAMES, JOURNAL, LARGE, LOG, ROOMS, SMALL, SNAPSHOTS};
use crate::{StoreError, Write};

/// Callers whose writes go into one transaction at the most.
const LARGEST_GROUP: usize = 256;

pub(crate) struct Writer {
    orders: mpsc::Sender<Order>,
}

enum Order {
    Write(Vec<Write>, oneshot::Sender<Result<(), StoreError>>),
    Stop(oneshot::Sender<()>),
}

impl Writer {
    pub async fn start(mut connection: SqliteConnection) -> Result<Self, StoreError> {
        let sql = "select coalesce(max(seq), 0) from sqlite_sequence where name = 'journal'";
        let last = connection.fetch_one(sql).await.and_then(|row| row.try_get(0)).map_err(why)?;
        let (orders, waiting) = mpsc::channel(LARGEST_GROUP);
        tokio::spawn(work(Pen { connection, last_put: last }, waiting));
        Ok(Writer { orders })
    }

    pub async fn commit(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let (told, tell) = oneshot::channel();
        self.orders.send(Order::Write(writes, told)).await.map_err(|_| closed())?;
        tell.await.map_err(|_| closed())?
    }

    pub async fn stop(&self) {
        let (told, tell) = oneshot::channel();
        if self.orders.send(Order::Stop(told)).await.is_ok() {
            // An error means that it has stopped already.
            let _ = tell.await;
        }
    }
}

/// Whoever has it writes.
struct Pen {
    connection: SqliteConnection,
    /// The number of the last sheet in the journal. It is ours to give, because the checksum covers it.
    last_put: i64,
}

fn closed() -> StoreError {
    broken("it is closed")
}

async fn work(mut pen: Pen, mut waiting: mpsc::Receiver<Order>) {
    let mut group = Vec::with_capacity(LARGEST_GROUP);
    while waiting.recv_many(&mut group, LARGEST_GROUP).await > 0 {
        let mut stop = None;
        let mut orders = Vec::with_capacity(group.len());
        for order in group.drain(..) {
            match order {
                Order::Write(writes, told) => orders.push((writes, told)),
                Order::Stop(told) => stop = Some(told),
            }
        }
        let forgets = orders.iter().any(|(writes, _)| writes.iter().any(forgets_pictures));
        commit_together(&mut pen, orders).await;
        if forgets || stop.is_some() {
            // What was overwritten still stands in the log ahead of the database. A reader may be in the way; then it
            // is emptied at the next turn.
            let _ = pen.connection.execute("pragma wal_checkpoint(truncate)").await;
        }
        if let Some(told) = stop {
            // Nothing to do if closing fails: all that was promised is on the disk.
            let _ = pen.connection.close().await;
            let _ = told.send(());
            return;
        }
    }
}

type Confirmation = oneshot::Sender<Result<(), StoreError>>;

async fn commit_together(pen: &mut Pen, orders: Vec<(Vec<Write>, Confirmation)>) {
    let mut results = Vec::with_capacity(orders.len());
    let committed = try_commit(pen, &orders, &mut results).await;
    if committed.is_err() {
        // Whatever became of the transaction, the next one starts clean.
        let _ = pen.connection.execute("rollback").await;
    }
    for (index, (_, told)) in orders.into_iter().enumerate() {
        let result = match &committed {
            Ok(()) => results.get(index).cloned().unwrap_or_else(|| Err(closed())),
            Err(error) => Err(error.clone()),
        };
        // Who no longer waits does not need to know.
        let _ = told.send(result);
    }
}

async fn try_commit(
    pen: &mut Pen,
    orders: &[(Vec<Write>, Confirmation)],
    results: &mut Vec<Result<(), StoreError>>,
) -> Result<(), StoreError> {
    pen.connection.execute("begin immediate").await.map_err(why)?;
    for (writes, _) in orders {
        pen.connection.execute("savepoint one").await.map_err(why)?;
        let written = write_all(pen, writes).await;
        match written {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                pen.connection.execute("rollback to one").await.map_err(why)?;
            }
            // A full disk has rolled the whole transaction back already: nobody's writes stand.
            Err(error) => return Err(error),
        }
        pen.connection.execute("release one").await.map_err(why)?;
        results.push(written);
    }
    pen.connection.execute("commit").await.map_err(why)?;
    Ok(())
}

async fn write_all(pen: &mut Pen, writes: &[Write]) -> Result<(), StoreError> {
    for write in writes {
        write_one(pen, write).await.map_err(why)?;
    }
    Ok(())
}

async fn write_one(pen: &mut Pen, write: &Write) -> Result<(), sqlx::Error> {
    let Pen { connection, last_put } = pen;
    let query = match write {
        Write::Room { code, state } => {
            let sql = "insert into rooms (code, state, sum) values (?, ?, ?)
                       on conflict do update set state = excluded.state, sum = excluded.sum";
            let sum = ROOMS.sum(&[code.into(), state.into()]);
            sqlx::query(sql).bind(code).bind(state).bind(sum)
        }
        Write::ForgetRoom { code } => {
            delete_for_good(connection, sqlx::query("delete from pictures where code = ?").bind(code))
                .await?;
            connection.execute(sqlx::query("delete from decks where code = ?").bind(code)).await?;
            for table in ["journal", "snapshots", "log"] {
                let sql = format!("delete from {table} where game in (select id from games where code = ?)");
                connection.execute(sqlx::query(AssertSqlSafe(sql)).bind(code)).await?;
            }
            connection.execute(sqlx::query("delete from games where code = ?").bind(code)).await?;
            sqlx::query("delete from rooms where code = ?").bind(code)
        }
        Write::ForgetGame { game } => {
            for sql in [
                "delete from journal where game = ?",
                "delete from snapshots where game = ?",
                "delete from log where game = ?",
            ] {
                connection.execute(sqlx::query(sql).bind(game)).await?;
            }
            sqlx::query("delete from games where id = ?").bind(game)
        }
        Write::Begin { game, code, head, seed } => {
            let sql = "insert into games (id, code, head, seed, sum) values (?, ?, ?, ?, ?)";
            let sum = GAMES.sum(&[game.into(), code.into(), head.into(), seed.into()]);
            sqlx::query(sql).bind(game).bind(code).bind(head).bind(seed).bind(sum)
        }
        Write::Put { game, ask, seat, number, put } => {
            *last_put += 1;
            let sql =
                "insert into journal (number, game, ask, seat, nonce, put, sum) values (?, ?, ?, ?, ?, ?, ?)";
            let (place, seat) = (*last_put, u32::from(*seat));
            let sum = JOURNAL.sum(&[
                place.into(),
                game.into(),
                (*ask).into(),
                seat.into(),
                (*number).into(),
                put.into(),
            ]);
            sqlx::query(sql).bind(place).bind(game).bind(ask).bind(seat).bind(number).bind(put).bind(sum)
        }
        Write::Step { game, seq, record, snapshot } => {
            let sql = "insert into log (game, seq, record, sum) values (?, ?, ?, ?)";
            let sum = LOG.sum(&[game.into(), (*seq).into(), record.into()]);
            connection.execute(sqlx::query(sql).bind(game).bind(seq).bind(record).bind(sum)).await?;
            connection.execute(sqlx::query("delete from journal where game = ?").bind(game)).await?;
            let sql = "insert into snapshots (game, seq, snapshot, sum) values (?, ?, ?, ?)
                       on conflict do update
                       set seq = excluded.seq, snapshot = excluded.snapshot, sum = excluded.sum";
            let sum = SNAPSHOTS.sum(&[game.into(), (*seq).into(), snapshot.into()]);
            sqlx::query(sql).bind(game).bind(seq).bind(snapshot).bind(sum)
        }
        Write::Picture { code, deck, card, small, large } => {
            let sql = "insert into pictures (code, deck, card, small, large, small_sum, large_sum)
                       values (?, ?, ?, ?, ?, ?, ?)";
            let (of_deck, of_card) = (u32::from(*deck), u32::from(*card));
            let small_sum = SMALL.sum(&[code.into(), of_deck.into(), of_card.into(), small.into()]);
            let large_sum = LARGE.sum(&[code.into(), of_deck.into(), of_card.into(), large.into()]);
            let query = sqlx::query(sql).bind(code).bind(deck).bind(card).bind(small).bind(large);
            query.bind(small_sum).bind(large_sum)
        }
        Write::Deck { code, deck, bytes } => {
            let bytes = i64::try_from(*bytes).unwrap_or(i64::MAX);
            let sql = "insert into decks (code, deck, bytes, sum) values (?, ?, ?, ?)";
            let sum = DECKS.sum(&[code.into(), u32::from(*deck).into(), bytes.into()]);
            sqlx::query(sql).bind(code).bind(deck).bind(bytes).bind(sum)
        }
        Write::ForgetDeck { code, deck } => {
            let sql = "delete from pictures where code = ? and deck = ?";
            delete_for_good(connection, sqlx::query(sql).bind(code).bind(deck)).await?;
            sqlx::query("delete from decks where code = ? and deck = ?").bind(code).bind(deck)
        }
    };
    connection.execute(query).await?;
    Ok(())
}

fn forgets_pictures(write: &Write) -> bool {
    matches!(write, Write::ForgetDeck { .. } | Write::ForgetRoom { .. })
}

/// Pictures are private: what is deleted of them is overwritten, and not left on the disk for others to find.
/// Elsewhere that would be work for nothing.
async fn delete_for_good<'q>(
    connection: &mut SqliteConnection,
    query: impl sqlx::Execute<'q, sqlx::Sqlite> + 'q,
) -> Result<(), sqlx::Error> {
    connection.execute("pragma secure_delete = on").await?;
    connection.execute(query).await?;
    connection.execute("pragma secure_delete = off").await?;
    Ok(())
}

/// Sweeps pictures of decks that were not whole when the server stopped. Where decks are damaged nothing is swept: what
/// belongs to them would look like leftovers.
pub(crate) async fn forget_leftovers(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let swept = try_forget_leftovers(connection).await;
    match swept {
        Err(error) if is_damage(&error) => warn!("decks are damaged, `stolik check` says which: {error}"),
        swept => swept.map_err(why)?,
    }
    Ok(())
}

async fn try_forget_leftovers(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let decks = sqlx::query(AssertSqlSafe(DECKS.select(""))).fetch_all(&mut *connection).await?;
    if decks.iter().any(|row| DECKS.sound(row).is_none()) {
        warn!("decks are damaged, `stolik check` says which");
        return Ok(());
    }
    let sql = "delete from pictures where not exists (
                   select 1 from decks where decks.code = pictures.code and decks.deck = pictures.deck)";
    delete_for_good(connection, sqlx::query(sql)).await
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
