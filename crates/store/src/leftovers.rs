//! What a stop in the middle of bringing a deck has left behind.

use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Executor};
use tracing::warn;

use crate::StoreError;
use crate::sqlite::{is_damage, why};
use crate::sums::DECKS;

/// Sweeps pictures of decks that were not whole when the server stopped. Where decks are damaged nothing is swept: what
/// belongs to them would look like leftovers.
pub(crate) async fn forget(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let swept = try_forget(connection).await;
    match swept {
        Err(error) if is_damage(&error) => warn!("decks are damaged, `stolik check` says which: {error}"),
        swept => swept.map_err(why)?,
    }
    Ok(())
}

async fn try_forget(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let decks = sqlx::query(AssertSqlSafe(DECKS.select(""))).fetch_all(&mut *connection).await?;
    if decks.iter().any(|row| DECKS.sound(row).is_none()) {
        warn!("decks are damaged, `stolik check` says which");
        return Ok(());
    }
    let sql = "delete from pictures where not exists (
                   select 1 from decks where decks.code = pictures.code and decks.deck = pictures.deck)";
    // Pictures are private: what is deleted of them is overwritten.
    connection.execute("pragma secure_delete = on").await?;
    connection.execute(sql).await?;
    connection.execute("pragma secure_delete = off").await?;
    Ok(())
}
