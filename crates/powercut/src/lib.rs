//! For tests only: what of a folder has reached the disk. Preloaded into the server (`LD_PRELOAD`), it stands in front of
//! `fsync` and `fdatasync`, the two ways to the disk that SQLite and Rust know on Linux, and keeps beside the folder a
//! copy of each file as it was when it was last synced. A power cut is then a kill, after which the folder is put back
//! to what was synced (`crates/stolik/tests/power`).
//!
//! | environment | |
//! |---|---|
//! | `STOLIK_POWER_FOLDER` | the folder that is watched |
//! | `STOLIK_POWER_SHADOW` | where copies are kept: `NUMBER.synced`, a file's content by its inode; `NUMBER.file`, the file itself, so that its number is not given to another; `names`, the folder as it was last synced |
//! | `STOLIK_POWER_LIES` | files whose name ends like this are said to be synced, and are not |
//!
//! A file is copied before it is synced: what is written meanwhile does not count.
#![cfg(target_os = "linux")]
#![allow(
    unsafe_code,
    reason = "a function of the C library can only be replaced by one that C can call, and only dlsym finds the real one"
)]

use std::ffi::{c_char, c_int, c_void};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

unsafe extern "C" {
    fn dlsym(handle: *mut c_void, symbol: *const c_char) -> *mut c_void;
}

/// The next one after this library, as `dlfcn.h` has it.
const RTLD_NEXT: *mut c_void = -1_isize as *mut c_void;

type Sync = unsafe extern "C" fn(c_int) -> c_int;

/// # Safety
/// As for `fsync` of the C library: any number is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fsync(file: c_int) -> c_int {
    sync(file, c"fsync".as_ptr())
}

/// # Safety
/// As for `fdatasync` of the C library: any number is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fdatasync(file: c_int) -> c_int {
    sync(file, c"fdatasync".as_ptr())
}

fn sync(file: c_int, name: *const c_char) -> c_int {
    let synced = match watched(file).map(|watched| watched.copy()).transpose() {
        Ok(copied) => copied,
        // A test that does not see everything must not go on.
        Err(_) => std::process::abort(),
    };
    // SAFETY: the C library has a function of this name and type, or the process ends here.
    let done = unsafe {
        let real = dlsym(RTLD_NEXT, name);
        if real.is_null() {
            std::process::abort();
        }
        std::mem::transmute::<*mut c_void, Sync>(real)(file)
    };
    if done == 0
        && let Some((from, to)) = synced.flatten()
        && fs::rename(from, to).is_err()
    {
        std::process::abort();
    }
    done
}

/// A file of the folder, or the folder itself.
struct Watched {
    folder: PathBuf,
    shadow: PathBuf,
    path: PathBuf,
}

fn watched(file: c_int) -> Option<Watched> {
    let folder = PathBuf::from(env::var_os("STOLIK_POWER_FOLDER")?);
    let shadow = PathBuf::from(env::var_os("STOLIK_POWER_SHADOW")?);
    let path = fs::read_link(format!("/proc/self/fd/{file}")).ok()?;
    path.starts_with(&folder).then_some(Watched { folder, shadow, path })
}

impl Watched {
    /// Copies it, and says from where to where the copy is to be renamed once it is synced.
    fn copy(&self) -> io::Result<Option<(PathBuf, PathBuf)>> {
        // Several threads may sync at once.
        let draft = self.shadow.join(format!("{:?}.draft", std::thread::current().id()));
        if self.path == self.folder {
            fs::write(&draft, names(&self.folder)?)?;
            return Ok(Some((draft, self.shadow.join("names"))));
        }
        let name = self.path.to_string_lossy();
        // Deleted already: whatever it holds, nobody finds it again.
        if name.ends_with(" (deleted)") {
            return Ok(None);
        }
        let lies = env::var("STOLIK_POWER_LIES").is_ok_and(|lies| name.ends_with(&lies));
        if lies {
            return Ok(None);
        }
        let number = fs::metadata(&self.path)?.ino();
        let kept = self.shadow.join(format!("{number}.file"));
        if !kept.exists() {
            fs::hard_link(&self.path, &kept)?;
        }
        fs::copy(&self.path, &draft)?;
        Ok(Some((draft, self.shadow.join(format!("{number}.synced")))))
    }
}

/// The inodes and names of the files of a folder, one a line.
fn names(folder: &Path) -> io::Result<String> {
    let mut names = String::new();
    for file in fs::read_dir(folder)? {
        let file = file?;
        names.push_str(&format!("{} {}\n", file.metadata()?.ino(), file.file_name().to_string_lossy()));
    }
    Ok(names)
}
