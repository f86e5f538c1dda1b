//! Ways to the database, and what it means when one of them says no, or nothing.
//!
//! What was never sent has not happened (`Broken`). What was sent and not answered may have (`Unsure`). What the database
//! itself has refused has not.

use std::future::Future;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{Connection, Postgres};
use tokio::time::{Instant, timeout};

use crate::{StoreError, broken};

/// For groups, errands, heartbeats and readers together.
const CONNECTIONS: u32 = 12;
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

pub(super) async fn pool(options: PgConnectOptions) -> Result<PgPool, StoreError> {
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(FINDS_A_WAY_WITHIN)
        .test_before_acquire(false)
        .before_acquire(|connection, so_far| {
            Box::pin(async move {
                if so_far.idle_for > TRUSTED_FOR {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
        .after_connect(|connection, _| {
            Box::pin(async move { sqlx::raw_sql(LIMITS).execute(connection).await.map(drop) })
        });
    pool.connect_with(options).await.map_err(broken)
}

/// A way to the database that is kept between uses: giving it back to the pool would cost a round trip each time.
#[derive(Default)]
pub(super) struct Wire(Option<(PoolConnection<Postgres>, Instant)>);

impl Wire {
    /// Does something with a connection, which is given up if that does not end in time or breaks it.
    pub async fn with<T>(
        &mut self,
        pool: &PgPool,
        what: impl AsyncFnOnce(&mut PgConnection) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let connection = match self.kept().await {
            Some(connection) => connection,
            None => pool.acquire().await.map_err(|error| Failure::Lost(broken(error)))?,
        };
        let mut used = Used(Some(connection));
        let done = match &mut used.0 {
            Some(connection) => in_time(what(connection)).await,
            None => Err(Failure::Lost(broken("there is no way to the database"))),
        };
        if !matches!(done, Err(Failure::Lost(_))) {
            self.0 = used.0.take().map(|connection| (connection, Instant::now()));
        }
        done
    }

    /// The connection from before, if it still leads somewhere.
    async fn kept(&mut self) -> Option<PoolConnection<Postgres>> {
        let (mut connection, used) = self.0.take()?;
        if used.elapsed() < TRUSTED_FOR {
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
        // It was the first among several and is no longer. Another way may lead to the one that is.
        "25006" => Failure::Lost(broken(error)),
        _ => Failure::Refused(broken(error)),
    }
}
