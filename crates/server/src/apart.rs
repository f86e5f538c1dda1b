//! Work that takes the processor for a while is done apart from the rooms: on threads that step back for them, and on so
//! few that a flood of it never has the whole machine.

use std::cell::Cell;
use std::sync::LazyLock;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::{JoinError, spawn_blocking};

/// Bots do not wait for chores: each kind has places of its own. The machine is one, however many servers a test has.
static THOUGHTS: LazyLock<Semaphore> = LazyLock::new(one_core_free);
static CHORES: LazyLock<Semaphore> = LazyLock::new(one_core_free);

fn one_core_free() -> Semaphore {
    let cores = available_parallelism().map_or(1, |cores| cores.get());
    Semaphore::new(cores.saturating_sub(1).max(1))
}

/// A bot thinks.
pub async fn think<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, JoinError> {
    on_a_thread(&THOUGHTS, work).await
}

/// A QR code is drawn, a log is written or read.
pub async fn chore<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, JoinError> {
    on_a_thread(&CHORES, work).await
}

async fn on_a_thread<T: Send + 'static>(
    places: &'static Semaphore,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    // It is never closed. The place is free when the work is done, even if nobody waits for it any more.
    // (The room's own tests go without: their time is paused, and runs on while a place is waited for.)
    let place = if cfg!(test) { None } else { Some(places.acquire().await) };
    let work = move || {
        let _place = place;
        step_back();
        work()
    };
    spawn_blocking(work).await
}

/// From now on this thread runs when no room needs the processor. Where the system does not know that, it runs as it did.
pub fn step_back() {
    thread_local!(static IS_BACK: Cell<bool> = const { Cell::new(false) });
    if IS_BACK.replace(true) {
        return;
    }
    // On Linux it is the thread and not the process that becomes nice.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(NICE);
}

/// A room has three times the weight of this. Not more: beside somebody else's busy program a very nice thread stands still,
/// and with it bots and pictures that people wait for.
#[cfg(target_os = "linux")]
const NICE: i32 = 5;
