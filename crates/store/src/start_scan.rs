//! A look at how the database is built, when it is opened: damage is reported at once, and not when a table is asked for.

use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use tracing::{error, info};

use crate::StoreError;
use crate::broken;

/// A large database is not looked at to its end: the start does not wait longer.
const WITHIN: Duration = Duration::from_secs(5);
/// Findings that are said one by one.
const MAX_FINDINGS: u32 = 20;

/// What SQLite finds wrong with the database, as far as it came in time. Nothing is changed.
pub(crate) fn findings(database: &Path) -> Result<Vec<String>, StoreError> {
    let connection =
        Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(broken)?;
    let interrupt = connection.get_interrupt_handle();
    let (done, is_done) = mpsc::channel::<()>();
    let timer = thread::Builder::new().name("start-check".to_owned()).spawn(move || {
        if is_done.recv_timeout(WITHIN) == Err(mpsc::RecvTimeoutError::Timeout) {
            interrupt.interrupt();
        }
    });
    let found = look(&connection);
    drop(done);
    if let Ok(timer) = timer {
        // It ends at once, and has nothing to say.
        let _ = timer.join();
    }
    Ok(found)
}

fn look(connection: &Connection) -> Vec<String> {
    let mut found = Vec::new();
    // The integrity check compares tables with their indexes, which the quick one leaves out.
    let looked =
        connection.prepare(&format!("pragma integrity_check({MAX_FINDINGS})")).and_then(|mut check| {
            let mut rows = check.query(())?;
            while let Some(row) = rows.next()? {
                let said: String = row.get(0)?;
                found.extend((said != "ok").then_some(said));
            }
            Ok(())
        });
    match looked {
        Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::OperationInterrupted) => {
            info!("the database is large: its beginning was looked at; `stolik check` reads all of it");
        }
        Err(error) => found.push(error.to_string()),
        Ok(()) => {}
    }
    found
}

/// Logs what was found, so that the host sees it at the start.
pub(crate) fn report(findings: &[String]) {
    for finding in findings {
        error!("the database is damaged: {finding}");
    }
    if !findings.is_empty() {
        error!(
            findings = findings.len(),
            "what is damaged stays closed and everything else is served; `stolik check` names the tables, and a backup has \
             them whole"
        );
    }
}
