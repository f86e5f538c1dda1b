//! Stopping: the first Ctrl+C ends politely, the second at once, and politeness has an end.
//!
//! It has a thread of its own, which nothing that hangs can hold up.

use std::time::Duration;

use anyhow::{Context, Result};
use tokio::sync::oneshot;

/// Whatever still hangs after so long is left where it is: what was confirmed is on disk.
const AT_THE_LATEST: Duration = Duration::from_secs(9);
/// As a shell says that a program was interrupted.
const INTERRUPTED: i32 = 130;

/// Is fulfilled with the first Ctrl+C, or the polite request of a service manager. A log that people do not read as it comes
/// has nothing in it but lines of a log.
pub fn asked_for(is_for_people: bool) -> Result<oneshot::Receiver<()>> {
    let (tell, told) = oneshot::channel();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut requests = runtime.block_on(async { Requests::listen() }).context("signals cannot be heard")?;
    let wait = async move {
        requests.next().await;
        if is_for_people {
            eprintln!("Stopping; another Ctrl+C ends at once.");
        } else {
            tracing::info!("stopping");
        }
        // If it has ended by itself there is nobody to tell.
        let _ = tell.send(());
        tokio::select! {
            () = requests.next() => std::process::exit(INTERRUPTED),
            () = tokio::time::sleep(AT_THE_LATEST) => {
                if is_for_people {
                    eprintln!("stolik: something did not end; what was confirmed is saved");
                } else {
                    tracing::error!("something did not end; what was confirmed is saved");
                }
                std::process::exit(1)
            }
        }
    };
    std::thread::Builder::new().name("stopping".to_owned()).spawn(move || runtime.block_on(wait))?;
    Ok(told)
}

/// Requests to stop.
struct Requests {
    #[cfg(unix)]
    interrupts: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminations: tokio::signal::unix::Signal,
    #[cfg(windows)]
    interrupts: tokio::signal::windows::CtrlC,
}

impl Requests {
    #[cfg(unix)]
    fn listen() -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Requests {
            interrupts: signal(SignalKind::interrupt())?,
            terminations: signal(SignalKind::terminate())?,
        })
    }

    #[cfg(windows)]
    fn listen() -> std::io::Result<Self> {
        Ok(Requests { interrupts: tokio::signal::windows::ctrl_c()? })
    }

    #[cfg(unix)]
    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupts.recv() => {}
            _ = self.terminations.recv() => {}
        }
    }

    #[cfg(windows)]
    async fn next(&mut self) {
        let _ = self.interrupts.recv().await;
    }
}
