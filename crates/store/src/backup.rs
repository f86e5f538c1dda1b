//! A copy of everything as it stands at one moment, made beside a running server: whole, or not there at all.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{AssertSqlSafe, Connection, Executor, Row, SqliteConnection};
use thiserror::Error;

use crate::NotInspected;
use crate::folder::{self, DATABASE};
use crate::inspect::{not_opened, reading};
use crate::sqlite::{is_damage, why};

/// What is in a copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BackedUp {
    pub tables: u64,
    pub games: u64,
    pub decks: u64,
    pub bytes: u64,
}

/// Why there is no copy. Nothing is left of the attempt.
#[derive(Debug, Error)]
pub enum NotBackedUp {
    #[error("{} is there already, and nothing is written over it", .0.display())]
    Exists(PathBuf),
    #[error("it is damaged ({0}); `stolik check` says more")]
    Damaged(String),
    #[error(transparent)]
    Unreadable(NotInspected),
    #[error("{} cannot be written: {why}", folder.display())]
    Unwritable { folder: PathBuf, why: io::Error },
}

impl From<NotInspected> for NotBackedUp {
    fn from(why: NotInspected) -> Self {
        match why {
            NotInspected::Damaged(what) => NotBackedUp::Damaged(what),
            other => NotBackedUp::Unreadable(other),
        }
    }
}

/// Copies everything that was confirmed before this began into a new folder, which a server can be started on. Nobody who
/// plays waits for it: readers and the writer do not meet.
pub async fn back_up(data: &Path, to: &Path) -> Result<BackedUp, NotBackedUp> {
    is_new(to)?;
    let (mut read, _look) = reading(data).await?;
    made_whole(to, async |copy| {
        copy_into(&mut read, copy).await?;
        // Nothing to do if closing fails: it has only read.
        let _ = read.close().await;
        Ok(())
    })
    .await
}

/// Nothing is written over.
pub(crate) fn is_new(to: &Path) -> Result<(), NotBackedUp> {
    if to.symlink_metadata().is_ok() { Err(NotBackedUp::Exists(to.to_owned())) } else { Ok(()) }
}

/// Makes a folder that is there whole or not at all: `fill` writes the database in it, into an empty file that only its
/// owner can read.
pub(crate) async fn made_whole(
    to: &Path,
    fill: impl AsyncFnOnce(&Path) -> Result<(), NotBackedUp>,
) -> Result<BackedUp, NotBackedUp> {
    let unwritable = |why| NotBackedUp::Unwritable { folder: to.to_owned(), why };
    let beside = folder::beside(to);
    folder::make(beside).map_err(unwritable)?;
    // Only its owner can look into it; if anything fails it is removed.
    let mut unfinished = tempfile::Builder::new();
    unfinished.prefix(".stolik-backup-");
    #[cfg(unix)]
    unfinished.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
    let unfinished = unfinished.tempdir_in(beside).map_err(unwritable)?;
    let copy = unfinished.path().join(DATABASE);
    // SQLite fills an empty file, which has the permissions that we want.
    folder::private(&copy).map_err(unwritable)?;
    fill(&copy).await?;
    let contents = count(unfinished.path()).await?;
    let synced = File::open(&copy).and_then(|file| file.sync_all());
    synced.and_then(|()| folder::sync(unfinished.path())).map_err(unwritable)?;
    // A folder that came to be there meanwhile and has something in it is not replaced.
    fs::rename(unfinished.path(), to).map_err(unwritable)?;
    // It is no longer where it would be removed.
    let _ = unfinished.keep();
    folder::sync(beside).map_err(unwritable)?;
    Ok(contents)
}

async fn copy_into(read: &mut SqliteConnection, copy: &Path) -> Result<(), NotBackedUp> {
    let name = copy.to_str().ok_or_else(|| NotBackedUp::Unwritable {
        folder: copy.to_owned(),
        why: io::Error::other("its name is not Unicode"),
    })?;
    // One transaction of its own, so that everything is as it stood at one moment.
    let copied = read.execute(sqlx::query("vacuum into ?").bind(name)).await;
    copied.map_err(|error| if is_damage(&error) { not_opened(error) } else { why(error).into() })?;
    Ok(())
}

/// What is really in the copy, and not what was there to be copied.
async fn count(copy: &Path) -> Result<BackedUp, NotBackedUp> {
    let (mut read, _look) = reading(copy).await?;
    let mut counted = [0; 3];
    for (count, table) in counted.iter_mut().zip(["rooms", "games", "decks"]) {
        let sql = format!("select count(*) from {table}");
        let row = read.fetch_one(AssertSqlSafe(sql)).await.map_err(not_opened)?;
        *count = row.try_get::<i64, _>(0).map_err(not_opened)?.unsigned_abs();
    }
    let [tables, games, decks] = counted;
    let file = fs::metadata(copy.join(DATABASE));
    let bytes = file.map_err(|why| NotBackedUp::Unwritable { folder: copy.to_owned(), why })?.len();
    Ok(BackedUp { tables, games, decks, bytes })
}
