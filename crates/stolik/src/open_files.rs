//! Every connection is an open file, and of those a process may have only so many.

/// The database, logs, pictures on their way.
#[cfg(unix)]
const KEPT_BACK: u64 = 128;

/// Asks for as many as there may be, and says how many connections that makes.
#[cfg(unix)]
pub fn for_connections() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // If it is not allowed, what there is has to do.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    usize::try_from(files.saturating_sub(KEPT_BACK)).unwrap_or(usize::MAX)
}

#[cfg(not(unix))]
pub fn for_connections() -> usize {
    usize::MAX
}
