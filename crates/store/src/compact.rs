//! What was forgotten is gone from the file, too: deleted rows stay on the disk until something is written over them.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Executor};

use crate::StoreError;
use crate::folder::{DATABASE, Folder};
use crate::sqlite::why;

/// Writes the database anew, without what was deleted from it. No server may have the folder meanwhile.
pub async fn compact(folder: &Path) -> Result<(), StoreError> {
    let ours = Folder::take(folder)?;
    let options = SqliteConnectOptions::new()
        .filename(folder.join(DATABASE))
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .disable_statement_logging();
    let mut connection = options.connect().await.map_err(why)?;
    connection.execute("vacuum").await.map_err(why)?;
    connection.execute("pragma wal_checkpoint(truncate)").await.map_err(why)?;
    connection.close().await.map_err(why)?;
    ours.release();
    Ok(())
}
