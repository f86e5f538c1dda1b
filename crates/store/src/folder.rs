//! The data folder: for one server at a time, and for its owner's eyes only.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};

use crate::{StoreError, broken};

pub(crate) const DATABASE: &str = "stolik.sqlite";
/// What SQLite has beside it while it is open.
pub(crate) const AHEAD: &str = "stolik.sqlite-wal";
const SHARED: &str = "stolik.sqlite-shm";
const SECRET_LENGTH: usize = 32;
const LOCK: &str = "stolik.lock";
/// A random text for keyed hashes. Without it, as in a backup, a new one is made.
const SECRET: &str = "stolik.key";

/// A folder that is ours. The system takes the lock back when the process ends, however it ends.
pub(crate) struct Folder {
    path: PathBuf,
    lock: File,
}

impl Folder {
    /// Makes the folder if need be, and keeps others out: other servers, and other people of this machine.
    pub fn take(folder: &Path) -> Result<Self, StoreError> {
        let cannot = |error: io::Error| broken(format!("{} cannot be used: {error}", folder.display()));
        make(folder).map_err(cannot)?;
        let lock = private(&folder.join(LOCK)).map_err(cannot)?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => StoreError::InUse,
            TryLockError::Error(error) => broken(format!("it cannot be locked: {error}")),
        })?;
        // SQLite gives the files beside the database the permissions of the database.
        private(&folder.join(DATABASE)).map_err(cannot)?;
        for beside in [AHEAD, SHARED] {
            tighten(&folder.join(beside)).map_err(cannot)?;
        }
        // A new file is only there after a power cut if its folder knows of it.
        sync(folder).map_err(cannot)?;
        Ok(Folder { path: folder.to_owned(), lock })
    }

    /// The text in the file of the secret, which is made where there is none.
    pub fn secret(&self) -> Result<String, StoreError> {
        let mut file = private(&self.path.join(SECRET)).map_err(broken)?;
        let mut secret = String::new();
        file.read_to_string(&mut secret).map_err(broken)?;
        if secret.len() == SECRET_LENGTH {
            return Ok(secret);
        }
        let mut bytes = [0; SECRET_LENGTH / 2];
        getrandom::fill(&mut bytes).map_err(broken)?;
        secret = format!("{:032x}", u128::from_be_bytes(bytes));
        file.set_len(0).and_then(|()| file.rewind()).map_err(broken)?;
        file.write_all(secret.as_bytes()).and_then(|()| file.sync_all()).map_err(broken)?;
        Ok(secret)
    }

    /// Lets others have it.
    pub fn release(&self) {
        // If this fails it is released when the process ends.
        let _ = self.lock.unlock();
    }
}

/// Whether somebody has a folder, as seen by one who only looks. What it gives keeps servers out while it is kept.
pub(crate) enum Look {
    Free { _lock: Option<File> },
    Served,
}

pub(crate) fn look(folder: &Path) -> Result<Look, StoreError> {
    let lock = match File::open(folder.join(LOCK)) {
        Ok(lock) => lock,
        // A copy of the database alone.
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Look::Free { _lock: None }),
        Err(error) => return Err(broken(error)),
    };
    match lock.try_lock_shared() {
        Ok(()) => Ok(Look::Free { _lock: Some(lock) }),
        Err(TryLockError::WouldBlock) => Ok(Look::Served),
        Err(TryLockError::Error(error)) => Err(broken(error)),
    }
}

pub(crate) fn make(folder: &Path) -> io::Result<()> {
    let missing: Vec<PathBuf> =
        folder.ancestors().take_while(|path| !path.exists()).map(Path::to_owned).collect();
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    for made in missing {
        sync(beside(&made))?;
    }
    Ok(())
}

/// The folder in which something lies, or is to lie.
pub(crate) fn beside(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// Opens a file that only its owner may read, or makes it.
pub(crate) fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    tighten(path)?;
    Ok(file)
}

/// Takes from everybody else what an earlier version, or somebody, has left them.
fn tighten(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        match fs::metadata(path) {
            Ok(found) if found.permissions().mode() & 0o077 != 0 => {
                fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
            }
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

pub(crate) fn sync(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
