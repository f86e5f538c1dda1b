//! The connection pool, and what it means when the database says no, or nothing.
//!
//! What was never sent has not happened (`Broken`). What was sent and not answered may have (`Unsure`). What the database
//! itself has refused has not.
//!
//! A connection is set up in a task of its own: over a slow line that takes several round trips, and a caller that gives up
//! meanwhile leaves the connection to the next one. Giving a connection back costs no round trip.

use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection, Executor, SqlSafeStr};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::{Instant, timeout};

use crate::{StoreError, broken};

/// Connections for errands and readers together.
pub(super) const FOR_ALL: usize = 8;
/// One for each lane of groups: however many want something of the database, what players do is written.
pub(super) const FOR_GROUPS: usize = 2;
/// For heartbeats alone: however many want something of the database, it hears that this server lives.
pub(super) const FOR_BEATS: usize = 1;

/// The limit for one connection to be set up. With TLS and SCRAM that takes seven round trips.
const CONNECTS_WITHIN: Duration = Duration::from_secs(3);
/// The limit for a connection to become free where all are in use.
const FREE_WITHIN: Duration = Duration::from_secs(2);
/// The limit for an answer on a connection that may be broken.
const PING_WITHIN: Duration = Duration::from_secs(1);
/// The database gives up a statement in time, and an abandoned transaction: a server that is cut off must not
/// keep a room locked for longer than its lease, and a room that is locked must not keep others waiting. For us the time is
/// up a little later, so that we hear of it; and not much, because until then nothing else is written of that room.
const LIMITS: [(&str, &str); 3] =
    [("statement_timeout", "2s"), ("lock_timeout", "1s"), ("idle_in_transaction_session_timeout", "2s")];
const ANSWERS_WITHIN: Duration = Duration::from_millis(2500);
/// A connection that was not used for longer is pinged before use: the database may have been restarted.
const TRUSTED_FOR: Duration = Duration::from_secs(1);
/// A connection that was not used for longer is closed.
const IDLE_FOR: Duration = Duration::from_secs(600);

#[derive(Clone)]
pub(super) struct Pool(Arc<Inner>);

struct Inner {
    options: PgConnectOptions,
    /// Statements that are prepared with each connection, so that using one takes a single round trip.
    prepared: &'static [&'static str],
    slots: Arc<Semaphore>,
    idle: Mutex<Vec<Idle>>,
    /// When a connection broke. Those that were last used before are pinged first: probably they are broken, too.
    last_loss: Mutex<Option<Instant>>,
}

struct Idle {
    connection: PgConnection,
    since: Instant,
}

/// A connection in use, and its slot in the pool. Unless it is given back, it is closed when it is dropped: an answer may be
/// under way on it without a caller.
struct Leased {
    connection: PgConnection,
    pool: Arc<Inner>,
    _slot: OwnedSemaphorePermit,
}

impl Pool {
    pub fn new(options: &PgConnectOptions, size: usize, prepared: &'static [&'static str]) -> Self {
        Pool(Arc::new(Inner {
            // As part of the handshake they take no round trip of their own.
            options: options.clone().options(LIMITS),
            prepared,
            slots: Arc::new(Semaphore::new(size)),
            idle: Mutex::default(),
            last_loss: Mutex::default(),
        }))
    }

    /// Does something with a connection, which is given up if that does not end in time or breaks it.
    pub async fn with<T>(
        &self,
        what: impl AsyncFnOnce(&mut PgConnection) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let mut leased = self.lease().await?;
        let done = in_time(what(&mut leased.connection)).await;
        match &done {
            Ok(_) => leased.give_back(),
            // It may have been in a transaction, which is rolled back with the next word on the connection.
            Err(Failure::Again(_) | Failure::Refused(_)) => drop(tokio::spawn(async move {
                if answers(&mut leased.connection).await {
                    leased.give_back();
                }
            })),
            Err(Failure::Lost(_)) => self.0.note_loss(),
        }
        done
    }

    /// Makes sure that there is a connection that can be used.
    pub async fn reach(&self) -> Result<(), StoreError> {
        self.lease().await?.give_back();
        Ok(())
    }

    pub async fn close(&self) {
        self.0.slots.close();
        let idle = std::mem::take(&mut *lock(&self.0.idle));
        for Idle { connection, .. } in idle {
            // It is gone in any case.
            let _ = timeout(PING_WITHIN, connection.close()).await;
        }
    }

    async fn lease(&self) -> Result<Leased, Failure> {
        let slot = timeout(FREE_WITHIN, self.0.slots.clone().acquire_owned()).await;
        let slot = slot.map_err(|_| lost("all connections are in use"))?.map_err(|_| lost("it is closed"))?;
        if let Some(Idle { mut connection, since }) = self.0.newest_idle() {
            if !self.0.is_doubtful(since) || answers(&mut connection).await {
                return Ok(Leased { connection, pool: self.0.clone(), _slot: slot });
            }
            // Those that were idle for longer are broken by the same cause.
            lock(&self.0.idle).retain(|idle| idle.since > since);
        }
        let (told, tell) = oneshot::channel();
        let pool = self.0.clone();
        tokio::spawn(async move {
            let connected = pool.connected().await;
            let leased = connected.map(|connection| Leased { connection, pool, _slot: slot });
            if let Err(Ok(unwanted)) = told.send(leased) {
                unwanted.give_back();
            }
        });
        tell.await.unwrap_or_else(|_| Err(lost("connecting has broken off")))
    }
}

impl Inner {
    async fn connected(&self) -> Result<PgConnection, Failure> {
        let connecting = async {
            let mut connection = self.options.connect().await?;
            for &statement in self.prepared {
                connection.prepare(statement.into_sql_str()).await?;
            }
            Ok(connection)
        };
        let connected = timeout(CONNECTS_WITHIN, connecting).await;
        let late = |_| lost("the database cannot be reached in time");
        connected.map_err(late)?.map_err(|error: sqlx::Error| Failure::Lost(broken(error)))
    }

    /// The connection that was used last. The others may become old enough to be closed.
    fn newest_idle(&self) -> Option<Idle> {
        let mut idle = lock(&self.idle);
        idle.retain(|idle| idle.since.elapsed() < IDLE_FOR);
        idle.pop()
    }

    fn is_doubtful(&self, unused_since: Instant) -> bool {
        let last_loss = *lock(&self.last_loss);
        unused_since.elapsed() > TRUSTED_FOR || last_loss.is_some_and(|loss| loss > unused_since)
    }

    fn note_loss(&self) {
        *lock(&self.last_loss) = Some(Instant::now());
    }
}

impl Leased {
    fn give_back(self) {
        let Leased { connection, pool, _slot } = self;
        if !pool.slots.is_closed() {
            lock(&pool.idle).push(Idle { connection, since: Instant::now() });
        }
    }
}

/// Does the database answer on this connection?
async fn answers(connection: &mut PgConnection) -> bool {
    timeout(PING_WITHIN, connection.ping()).await.is_ok_and(|answer| answer.is_ok())
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing inside can be half done.
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn lost(why: &str) -> Failure {
    Failure::Lost(broken(why))
}

/// Why something was not done.
#[derive(Debug)]
pub(super) enum Failure {
    /// Others were in the way, and next time it may go well.
    Again(StoreError),
    /// The database has looked at it and said no.
    Refused(StoreError),
    /// The database was not reached, or did not answer.
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
        // A device on the way has lost it.
        code if code.starts_with("08") => Failure::Lost(StoreError::Unsure(error.to_string())),
        // It was the first among several and is no longer. Another way may lead to the one that is.
        "25006" => Failure::Lost(broken(error)),
        // It did not wait for us in the middle of a transaction, and has hung up.
        "25P03" => Failure::Lost(broken(error)),
        _ => Failure::Refused(broken(error)),
    }
}
