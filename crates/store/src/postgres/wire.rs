//! Ways to the database, and what it means when one of them says no, or nothing.
//!
//! What was never sent has not happened (`Broken`). What was sent and not answered may have (`Unsure`). What the database
//! itself has refused has not.

use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{Connection, Postgres};
use tokio::time::{Instant, timeout};

use crate::{StoreError, broken};

/// For groups, errands and readers together.
pub(super) const CONNECTIONS: u32 = 12;
/// For heartbeats alone: however many want something of the database, it hears that this server lives.
pub(super) const FOR_BEATS: u32 = 2;
/// A room is told soon that nobody is there.
const FINDS_A_WAY_WITHIN: Duration = Duration::from_secs(1);
/// The database gives up a statement in time, and a transaction that nobody goes on with: a server that is cut off must not
/// keep a room locked for longer than its lease, and a room that is locked must not keep others waiting. For us the time is
/// up a little later, so that we hear of it; and not much, because until then nothing else is written of that room.
const LIMITS: &str = "set statement_timeout = '2s'; set lock_timeout = '1s';
                      set idle_in_transaction_session_timeout = '2s'";
const ANSWERS_WITHIN: Duration = Duration::from_millis(2500);
/// A way that was not used for so long is tried first: the database may have been restarted.
const TRUSTED_FOR: Duration = Duration::from_secs(1);

/// All ways to the database.
#[derive(Clone)]
pub(super) struct Ways {
    pool: PgPool,
    /// When one of them led nowhere. Those that were last used before are tried first: probably none leads there any more.
    lost: Arc<Mutex<Option<Instant>>>,
}

impl Ways {
    pub async fn open(options: PgConnectOptions, most: u32) -> Result<Self, StoreError> {
        let lost = Arc::new(Mutex::new(None));
        let last_lost = lost.clone();
        let pool = PgPoolOptions::new()
            .max_connections(most)
            .acquire_timeout(FINDS_A_WAY_WITHIN)
            .test_before_acquire(false)
            .before_acquire(move |connection, so_far| {
                let is_doubtful = is_doubtful(&last_lost, so_far.idle_for);
                Box::pin(async move {
                    if is_doubtful {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .after_connect(|connection, _| {
                Box::pin(async move { sqlx::raw_sql(LIMITS).execute(connection).await.map(drop) })
            });
        Ok(Ways { pool: pool.connect_with(options).await.map_err(broken)?, lost })
    }

    pub async fn close(&self) {
        self.pool.close().await;
    }

    fn note_lost(&self) {
        *self.lost.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }
}

/// Has a way that was not used for so long to be tried first?
fn is_doubtful(lost: &Mutex<Option<Instant>>, unused_for: Duration) -> bool {
    let lost = *lost.lock().unwrap_or_else(PoisonError::into_inner);
    unused_for > TRUSTED_FOR || lost.is_some_and(|lost| lost.elapsed() < unused_for)
}

/// A way to the database that is kept between uses: giving it back to the pool would cost a round trip each time.
#[derive(Default)]
pub(super) struct Wire(Option<(PoolConnection<Postgres>, Instant)>);

impl Wire {
    /// Does something with a connection, which is given up if that does not end in time or breaks it.
    pub async fn with<T>(
        &mut self,
        ways: &Ways,
        what: impl AsyncFnOnce(&mut PgConnection) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let connection = match self.kept(ways).await {
            Some(connection) => connection,
            None => ways.pool.acquire().await.map_err(|error| Failure::Lost(broken(error)))?,
        };
        let mut used = Used(Some(connection));
        let done = match &mut used.0 {
            Some(connection) => in_time(what(connection)).await,
            None => Err(Failure::Lost(broken("there is no way to the database"))),
        };
        if matches!(done, Err(Failure::Lost(_))) {
            ways.note_lost();
        } else {
            self.0 = used.0.take().map(|connection| (connection, Instant::now()));
        }
        done
    }

    /// The connection from before, if it still leads somewhere.
    async fn kept(&mut self, ways: &Ways) -> Option<PoolConnection<Postgres>> {
        let (mut connection, used) = self.0.take()?;
        if !is_doubtful(&ways.lost, used.elapsed()) {
            return Some(connection);
        }
        let is_there = timeout(FINDS_A_WAY_WITHIN, connection.ping()).await.is_ok_and(|said| said.is_ok());
        if !is_there {
            drop(connection.detach());
            return None;
        }
        Some(connection)
    }
}

/// A connection on which something is asked. Whoever stops waiting for the answer leaves it with one that nobody wants: the pool
/// would wait for that, with a place less for as long as the line hangs.
struct Used(Option<PoolConnection<Postgres>>);

impl Drop for Used {
    fn drop(&mut self) {
        drop(self.0.take().map(PoolConnection::detach));
    }
}

/// Why something was not done.
#[derive(Debug)]
pub(super) enum Failure {
    /// Others were in the way, and next time it may go well.
    Again(StoreError),
    /// The database has looked at it and said no.
    Refused(StoreError),
    /// Nobody was reached, or there was no answer.
    Lost(StoreError),
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> Self {
        let (Failure::Again(error) | Failure::Refused(error) | Failure::Lost(error)) = failure;
        error
    }
}

async fn in_time<T>(what: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let late = || Err(Failure::Lost(StoreError::Unsure("the database does not answer".to_owned())));
    timeout(ANSWERS_WITHIN, what).await.unwrap_or_else(|_| late())
}

pub(super) fn why(error: sqlx::Error) -> Failure {
    let Some(said) = error.as_database_error() else {
        return match error {
            sqlx::Error::Encode(_) | sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } => {
                Failure::Refused(broken(error))
            }
            error => Failure::Lost(StoreError::Unsure(error.to_string())),
        };
    };
    match said.code().as_deref().unwrap_or_default() {
        "23505" => Failure::Refused(StoreError::Conflict),
        "53100" => Failure::Refused(StoreError::Full),
        // Two transactions in each other's way, of which this one was given up.
        "40001" | "40P01" => Failure::Again(broken(error)),
        // It ends, or says itself that it does not know: the commit may have been done already.
        "57P01" | "57P02" | "57P03" | "40003" => Failure::Lost(StoreError::Unsure(error.to_string())),
        // Somebody between has lost it.
        code if code.starts_with("08") => Failure::Lost(StoreError::Unsure(error.to_string())),
        // It was the first among several and is no longer. Another way may lead to the one that is.
        "25006" => Failure::Lost(broken(error)),
        // It did not wait for us in the middle of a transaction, and has hung up.
        "25P03" => Failure::Lost(broken(error)),
        _ => Failure::Refused(broken(error)),
    }
}
