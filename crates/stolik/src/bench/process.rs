//! What the system says of a running server: processor time, memory, and how often its store has committed. Linux only;
//! elsewhere nothing is known.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use stolik_server::metrics::resident_bytes;

/// What the kernel counts processor time in, for everybody who asks: hundredths of a second on every Linux.
const TICKS_A_SECOND: f64 = 100.0;
/// The state of a listening socket in `/proc/net/tcp`.
const LISTENS: &str = "0A";
/// Where SQLite's index of the log ahead of the database counts its transactions, in the machine's own byte order.
const CHANGES_AT: usize = 8;

/// A process, by its number or this one.
pub struct Process {
    proc: PathBuf,
}

impl Process {
    pub fn this() -> Self {
        Process { proc: PathBuf::from("/proc/self") }
    }

    pub fn with_id(id: u32) -> Option<Self> {
        let proc = PathBuf::from(format!("/proc/{id}"));
        proc.is_dir().then_some(Process { proc })
    }

    /// Whoever listens there.
    pub fn at(address: SocketAddr) -> Option<Self> {
        let socket = format!("socket:[{}]", inode_of(address.port())?);
        let processes = fs::read_dir("/proc").ok()?.flatten().map(|entry| entry.path());
        let has_it =
            |proc: &PathBuf| open_files(proc).any(|(_, target)| target.as_os_str() == socket.as_str());
        processes.filter(|proc| proc.join("fd").is_dir()).find(has_it).map(|proc| Process { proc })
    }

    /// Seconds of processor time that it has used.
    pub fn cpu(&self) -> Option<f64> {
        let stat = fs::read_to_string(self.proc.join("stat")).ok()?;
        // The name may have spaces in it; what follows is numbers.
        let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        let of_user = fields.get(11)?.parse::<f64>().ok()?;
        let of_system = fields.get(12)?.parse::<f64>().ok()?;
        Some((of_user + of_system) / TICKS_A_SECOND)
    }

    /// Bytes of memory that are resident.
    pub fn memory(&self) -> Option<f64> {
        resident_bytes(&self.proc).map(|bytes| bytes as f64)
    }

    /// How many transactions its store has committed: SQLite counts them in the file that it shares with its readers. Each
    /// is one `fsync` of the log ahead of the database; what a checkpoint syncs now and then is not among them.
    pub fn commits(&self) -> Option<u32> {
        let is_shared = |target: &Path| target.extension().is_some_and(|ending| ending == "sqlite-shm");
        let (link, _) = open_files(&self.proc).find(|(_, target)| is_shared(target))?;
        let shared = fs::read(link).ok()?;
        let changes = shared.get(CHANGES_AT..CHANGES_AT + 4)?;
        Some(u32::from_ne_bytes(changes.try_into().ok()?))
    }
}

/// The open files of a process: where they can be opened, and what they are.
fn open_files(proc: &Path) -> impl Iterator<Item = (PathBuf, PathBuf)> {
    let links = fs::read_dir(proc.join("fd")).into_iter().flatten().flatten();
    links.filter_map(|link| Some((link.path(), fs::read_link(link.path()).ok()?)))
}

/// The number of the socket that listens on a port of this machine.
fn inode_of(port: u16) -> Option<u64> {
    let sockets =
        ["/proc/net/tcp", "/proc/net/tcp6"].map(|list| fs::read_to_string(list).unwrap_or_default());
    let listens = |line: &str| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let (address, state) = (fields.get(1)?, fields.get(3)?);
        let at = u16::from_str_radix(address.rsplit(':').next()?, 16).ok()?;
        (at == port && *state == LISTENS).then(|| fields.get(9)?.parse().ok())?
    };
    sockets.iter().flat_map(|list| list.lines()).find_map(listens)
}
