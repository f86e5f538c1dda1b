//! Group commit: one task owns the writing connection, takes all that waits, and commits it in one transaction. Each
//! caller's writes stand or fall by themselves (a savepoint each); all are told after the one commit.

use sqlx::error::ErrorKind;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor};
use tokio::sync::{mpsc, oneshot};

use crate::sqlite::broken;
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
    pub fn start(connection: SqliteConnection) -> Self {
        let (orders, waiting) = mpsc::channel(LARGEST_GROUP);
        tokio::spawn(work(connection, waiting));
        Writer { orders }
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

fn closed() -> StoreError {
    broken("it is closed")
}

async fn work(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Order>) {
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
        commit_together(&mut connection, orders).await;
        if forgets {
            // What was overwritten still stands in the log ahead of the database. A reader may be in the way; then it
            // is emptied at the next turn.
            let _ = connection.execute("pragma wal_checkpoint(truncate)").await;
        }
        if let Some(told) = stop {
            // Nothing to do if closing fails: all that was promised is on the disk.
            let _ = connection.close().await;
            let _ = told.send(());
            return;
        }
    }
}

type Told = oneshot::Sender<Result<(), StoreError>>;

async fn commit_together(connection: &mut SqliteConnection, orders: Vec<(Vec<Write>, Told)>) {
    let mut results = Vec::with_capacity(orders.len());
    let committed = try_commit(connection, &orders, &mut results).await;
    if committed.is_err() {
        // Whatever became of the transaction, the next one starts clean.
        let _ = connection.execute("rollback").await;
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
    connection: &mut SqliteConnection,
    orders: &[(Vec<Write>, Told)],
    results: &mut Vec<Result<(), StoreError>>,
) -> Result<(), StoreError> {
    connection.execute("begin immediate").await.map_err(why)?;
    for (writes, _) in orders {
        connection.execute("savepoint one").await.map_err(why)?;
        let written = write_all(connection, writes).await;
        match written {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                connection.execute("rollback to one").await.map_err(why)?;
            }
            // A full disk has rolled the whole transaction back already: nobody's writes stand.
            Err(error) => return Err(error),
        }
        connection.execute("release one").await.map_err(why)?;
        results.push(written);
    }
    connection.execute("commit").await.map_err(why)?;
    Ok(())
}

async fn write_all(connection: &mut SqliteConnection, writes: &[Write]) -> Result<(), StoreError> {
    for write in writes {
        write_one(connection, write).await.map_err(why)?;
    }
    Ok(())
}

async fn write_one(connection: &mut SqliteConnection, write: &Write) -> Result<(), sqlx::Error> {
    let query = match write {
        Write::Room { code, state } => {
            let sql = "insert into rooms (code, state) values (?, ?) on conflict do update set state = excluded.state";
            sqlx::query(sql).bind(code).bind(state)
        }
        Write::ForgetRoom { code } => {
            delete_for_good(connection, sqlx::query("delete from pictures where code = ?").bind(code))
                .await?;
            connection.execute(sqlx::query("delete from decks where code = ?").bind(code)).await?;
            sqlx::query("delete from rooms where code = ?").bind(code)
        }
        Write::Begin { game, code, head, seed } => {
            let sql = "insert into games (id, code, head, seed) values (?, ?, ?, ?)";
            sqlx::query(sql).bind(game).bind(code).bind(head).bind(seed)
        }
        Write::Put { game, ask, seat, number, put } => {
            let sql = "insert into journal (game, ask, seat, nonce, put) values (?, ?, ?, ?, ?)";
            sqlx::query(sql).bind(game).bind(ask).bind(seat).bind(number).bind(put)
        }
        Write::Step { game, seq, record, snapshot } => {
            let sql = "insert into log (game, seq, record) values (?, ?, ?)";
            connection.execute(sqlx::query(sql).bind(game).bind(seq).bind(record)).await?;
            connection.execute(sqlx::query("delete from journal where game = ?").bind(game)).await?;
            let sql = "insert into snapshots (game, snapshot) values (?, ?)
                       on conflict do update set snapshot = excluded.snapshot";
            sqlx::query(sql).bind(game).bind(snapshot)
        }
        Write::Picture { code, deck, card, small, large } => {
            let sql = "insert into pictures (code, deck, card, small, large) values (?, ?, ?, ?, ?)";
            sqlx::query(sql).bind(code).bind(deck).bind(card).bind(small).bind(large)
        }
        Write::Deck { code, deck, bytes } => {
            let bytes = i64::try_from(*bytes).unwrap_or(i64::MAX);
            let sql = "insert into decks (code, deck, bytes) values (?, ?, ?)";
            sqlx::query(sql).bind(code).bind(deck).bind(bytes)
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

/// Pictures of decks that were not whole when the server stopped.
pub(crate) async fn forget_leftovers(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let sql = "delete from pictures where not exists (
                   select 1 from decks where decks.code = pictures.code and decks.deck = pictures.deck)";
    delete_for_good(connection, sqlx::query(sql)).await.map_err(why)
}

/// SQLite's own number for a full disk.
const SQLITE_FULL: &str = "13";

fn why(error: sqlx::Error) -> StoreError {
    let sqlx::Error::Database(database) = &error else { return broken(error) };
    match database.kind() {
        ErrorKind::UniqueViolation => StoreError::Conflict,
        _ if database.code().is_some_and(|code| code == SQLITE_FULL) => StoreError::Full,
        _ => broken(error),
    }
}
