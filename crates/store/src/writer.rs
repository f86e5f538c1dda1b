//! Group commit: one thread owns the writing connection, takes all that waits, and commits it in one transaction. Each
//! caller's writes stand or fall by themselves (a savepoint each); all are told after the one commit.
//!
//! The thread is its own, and SQLite works on it directly with statements that are prepared once: what a commit costs
//! beside the disk is one way there and one back, however many statements it has.

use std::path::Path;
use std::sync::Arc;
use std::thread;

use rusqlite::{Connection, ErrorCode, Params, ffi, params};
use tokio::sync::{mpsc, oneshot};
use tracing::error;

use crate::file_watch::FileWatch;
use crate::sqlite::{KEPT_AHEAD, SqliteSettings};
use crate::sums::{DECKS, GAMES, JOURNAL, LARGE, LOG, ROOMS, SMALL, SNAPSHOTS};
use crate::{StoreError, Write, broken};

/// Callers whose writes go into one transaction at the most.
const LARGEST_GROUP: usize = 256;
/// More than there are statements here.
const PREPARED: usize = 32;

pub(crate) struct Writer {
    orders: mpsc::Sender<Order>,
}

enum Order {
    Write(Vec<Write>, oneshot::Sender<Result<(), StoreError>>),
    Stop(oneshot::Sender<()>),
}

impl Writer {
    /// Takes over the writing in a database that is up to date.
    pub fn start(
        database: &Path,
        settings: SqliteSettings,
        watch: Arc<FileWatch>,
    ) -> Result<Self, StoreError> {
        let pen = Pen::take(database, settings).map_err(why)?;
        let (orders, waiting) = mpsc::channel(LARGEST_GROUP);
        let named = thread::Builder::new().name("store".to_owned());
        // It ends when it is told to, or when nobody can tell it anything any more.
        named.spawn(move || work(pen, &watch, waiting)).map_err(broken)?;
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
pub(crate) struct Pen {
    pub connection: Connection,
    /// The number of the last sheet in the journal. It is ours to give, because the checksum covers it.
    last_put: i64,
}

impl Pen {
    pub fn take(database: &Path, settings: SqliteSettings) -> rusqlite::Result<Self> {
        let connection = Connection::open(database)?;
        connection.set_prepared_statement_cache_capacity(PREPARED);
        connection.pragma_update(None, "journal_mode", "wal")?;
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "journal_size_limit", KEPT_AHEAD)?;
        connection.pragma_update(None, "foreign_keys", true)?;
        if let Some(pages) = settings.most_pages {
            connection.pragma_update(None, "max_page_count", pages)?;
        }
        let sql = "select coalesce(max(seq), 0) from sqlite_sequence where name = 'journal'";
        let last_put = connection.query_row(sql, (), |row| row.get(0))?;
        Ok(Pen { connection, last_put })
    }

    pub fn execute(&self, sql: &str, params: impl Params) -> rusqlite::Result<()> {
        self.connection.prepare_cached(sql)?.execute(params)?;
        Ok(())
    }

    /// What was overwritten still stands in the log ahead of the database. A reader may be in the way; then it is emptied at
    /// the next turn.
    fn empty_ahead(&self) {
        let _ = self.connection.execute_batch("pragma wal_checkpoint(truncate)");
    }

    /// Everything is in the one file then.
    pub fn finish(self) {
        self.empty_ahead();
        // Nothing to do if closing fails: all that was promised is on the disk.
        let _ = self.connection.close();
    }
}

fn closed() -> StoreError {
    broken("it is closed")
}

fn work(mut pen: Pen, watch: &FileWatch, mut waiting: mpsc::Receiver<Order>) {
    let mut group = Vec::with_capacity(LARGEST_GROUP);
    while waiting.blocking_recv_many(&mut group, LARGEST_GROUP) > 0 {
        let mut stop = None;
        let mut orders = Vec::with_capacity(group.len());
        for order in group.drain(..) {
            match order {
                Order::Write(writes, told) => orders.push((writes, told)),
                Order::Stop(told) => stop = Some(told),
            }
        }
        let forgets = orders.iter().any(|(writes, _)| writes.iter().any(forgets_pictures));
        commit_together(&mut pen, watch, orders);
        if let Some(told) = stop {
            pen.finish();
            let _ = told.send(());
            return;
        }
        if forgets {
            pen.empty_ahead();
        }
    }
}

type Confirmation = oneshot::Sender<Result<(), StoreError>>;

fn commit_together(pen: &mut Pen, watch: &FileWatch, orders: Vec<(Vec<Write>, Confirmation)>) {
    let mut results = Vec::with_capacity(orders.len());
    // Nothing is written into a file that nobody finds again, and nothing is confirmed that may be in one.
    let committed = watch
        .check()
        .and_then(|()| try_commit(pen, &orders, &mut results))
        .and_then(|()| watch.check().map_err(|gone| StoreError::Unsure(gone.to_string())));
    if watch.check().is_err() {
        error!("nothing is saved: {}", StoreError::Gone);
    }
    if committed.is_err() {
        // Whatever became of the transaction, the next one starts clean.
        let _ = pen.execute("rollback", ());
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

fn try_commit(
    pen: &mut Pen,
    orders: &[(Vec<Write>, Confirmation)],
    results: &mut Vec<Result<(), StoreError>>,
) -> Result<(), StoreError> {
    pen.execute("begin immediate", ()).map_err(why)?;
    if let [(writes, _)] = orders {
        // Whoever is alone stands or falls with the whole.
        write_all(pen, writes)?;
        results.push(Ok(()));
        return pen.execute("commit", ()).map_err(why);
    }
    for (writes, _) in orders {
        pen.execute("savepoint one", ()).map_err(why)?;
        let written = write_all(pen, writes);
        match written {
            Ok(()) => {}
            Err(StoreError::Conflict) => pen.execute("rollback to one", ()).map_err(why)?,
            // A full disk has rolled the whole transaction back already: nobody's writes stand.
            Err(error) => return Err(error),
        }
        pen.execute("release one", ()).map_err(why)?;
        results.push(written);
    }
    pen.execute("commit", ()).map_err(why)
}

pub(crate) fn write_all(pen: &mut Pen, writes: &[Write]) -> Result<(), StoreError> {
    writes.iter().try_for_each(|write| write_one(pen, write)).map_err(why)
}

fn write_one(pen: &mut Pen, write: &Write) -> rusqlite::Result<()> {
    match write {
        Write::Room { code, state } => {
            let sql = "insert into rooms (code, state, sum) values (?, ?, ?)
                       on conflict do update set state = excluded.state, sum = excluded.sum";
            pen.execute(sql, params![code, state, ROOMS.sum(&[code.into(), state.into()])])
        }
        Write::ForgetRoom { code } => {
            delete_for_good(pen, "delete from pictures where code = ?", params![code])?;
            for sql in [
                "delete from decks where code = ?",
                "delete from journal where game in (select id from games where code = ?)",
                "delete from snapshots where game in (select id from games where code = ?)",
                "delete from log where game in (select id from games where code = ?)",
                "delete from games where code = ?",
                "delete from rooms where code = ?",
            ] {
                pen.execute(sql, params![code])?;
            }
            Ok(())
        }
        Write::ForgetGame { game } => {
            for sql in [
                "delete from journal where game = ?",
                "delete from snapshots where game = ?",
                "delete from log where game = ?",
                "delete from games where id = ?",
            ] {
                pen.execute(sql, params![game])?;
            }
            Ok(())
        }
        Write::Begin { game, code, head, seed } => {
            let sql = "insert into games (id, code, head, seed, sum) values (?, ?, ?, ?, ?)";
            let sum = GAMES.sum(&[game.into(), code.into(), head.into(), seed.into()]);
            pen.execute(sql, params![game, code, head, seed, sum])
        }
        Write::Put { game, ask, seat, number, put } => {
            pen.last_put += 1;
            let sql =
                "insert into journal (number, game, ask, seat, nonce, put, sum) values (?, ?, ?, ?, ?, ?, ?)";
            let (place, seat) = (pen.last_put, u32::from(*seat));
            let sum = JOURNAL.sum(&[
                place.into(),
                game.into(),
                (*ask).into(),
                seat.into(),
                (*number).into(),
                put.into(),
            ]);
            pen.execute(sql, params![place, game, ask, seat, number, put, sum])
        }
        Write::Step { game, seq, record, snapshot } => {
            let sql = "insert into log (game, seq, record, sum) values (?, ?, ?, ?)";
            let sum = LOG.sum(&[game.into(), (*seq).into(), record.into()]);
            pen.execute(sql, params![game, seq, record, sum])?;
            pen.execute("delete from journal where game = ?", params![game])?;
            let sql = "insert into snapshots (game, seq, snapshot, sum) values (?, ?, ?, ?)
                       on conflict do update
                       set seq = excluded.seq, snapshot = excluded.snapshot, sum = excluded.sum";
            let sum = SNAPSHOTS.sum(&[game.into(), (*seq).into(), snapshot.into()]);
            pen.execute(sql, params![game, seq, snapshot, sum])
        }
        Write::Picture { code, deck, card, small, large } => {
            let sql = "insert into pictures (code, deck, card, small, large, small_sum, large_sum)
                       values (?, ?, ?, ?, ?, ?, ?)";
            let (of_deck, of_card) = (u32::from(*deck), u32::from(*card));
            let small_sum = SMALL.sum(&[code.into(), of_deck.into(), of_card.into(), small.into()]);
            let large_sum = LARGE.sum(&[code.into(), of_deck.into(), of_card.into(), large.into()]);
            pen.execute(sql, params![code, deck, card, small, large, small_sum, large_sum])
        }
        Write::Deck { code, deck, bytes } => {
            let bytes = i64::try_from(*bytes).unwrap_or(i64::MAX);
            let sql = "insert into decks (code, deck, bytes, sum) values (?, ?, ?, ?)";
            let sum = DECKS.sum(&[code.into(), u32::from(*deck).into(), bytes.into()]);
            pen.execute(sql, params![code, deck, bytes, sum])
        }
        Write::ForgetDeck { code, deck } => {
            let sql = "delete from pictures where code = ? and deck = ?";
            delete_for_good(pen, sql, params![code, deck])?;
            pen.execute("delete from decks where code = ? and deck = ?", params![code, deck])
        }
    }
}

fn forgets_pictures(write: &Write) -> bool {
    matches!(write, Write::ForgetDeck { .. } | Write::ForgetRoom { .. })
}

/// Pictures are private: what is deleted of them is overwritten, and not left on the disk for others to find.
/// Elsewhere that would be work for nothing.
fn delete_for_good(pen: &Pen, sql: &str, params: impl Params) -> rusqlite::Result<()> {
    pen.connection.pragma_update(None, "secure_delete", true)?;
    let deleted = pen.execute(sql, params);
    pen.connection.pragma_update(None, "secure_delete", false)?;
    deleted
}

pub(crate) fn why(error: rusqlite::Error) -> StoreError {
    let rusqlite::Error::SqliteFailure(said, _) = &error else { return broken(error) };
    match (said.code, said.extended_code) {
        (ErrorCode::DiskFull, _) => StoreError::Full,
        (_, ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY) => StoreError::Conflict,
        _ => broken(error),
    }
}
