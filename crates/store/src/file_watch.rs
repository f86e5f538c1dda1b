//! Notices that the database file is gone or was replaced while it is open. SQLite itself goes on writing into a file that
//! no longer has a name.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::StoreError;
use crate::folder::AHEAD;

/// The files of an open database, by their inodes.
#[derive(Debug)]
pub(crate) struct FileWatch {
    database: PathBuf,
    ahead: PathBuf,
    opened: Option<Inode>,
    /// The log ahead of the database is made with the first access, and stays until it is closed.
    opened_ahead: OnceLock<Inode>,
}

type Inode = (u64, u64);

impl FileWatch {
    pub fn of(database: &Path) -> Self {
        let ahead = database.with_file_name(AHEAD);
        FileWatch {
            database: database.to_owned(),
            ahead,
            opened: inode(database),
            opened_ahead: OnceLock::new(),
        }
    }

    /// Fails if the files on the disk are not the ones that were opened.
    pub fn check(&self) -> Result<(), StoreError> {
        if !cfg!(unix) {
            return Ok(());
        }
        if self.opened.is_none() || inode(&self.database) != self.opened {
            return Err(StoreError::Gone);
        }
        match (inode(&self.ahead), self.opened_ahead.get()) {
            (ahead, Some(opened)) if ahead.as_ref() != Some(opened) => Err(StoreError::Gone),
            (Some(ahead), None) => {
                // Another thread may have been first, with the same.
                let _ = self.opened_ahead.set(ahead);
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

#[cfg(unix)]
fn inode(path: &Path) -> Option<Inode> {
    use std::os::unix::fs::MetadataExt;
    let found = fs::metadata(path).ok()?;
    Some((found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn inode(path: &Path) -> Option<Inode> {
    fs::metadata(path).ok().map(|_| (0, 0))
}
