//! Pictures are looked at, on a thread of their own.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::http::StatusCode;
use stolik_pictures::Flaw;
use stolik_pictures::archive::{Archive, NotOpened};
use stolik_pictures::deck::{Sorted, Sorting};
use tokio::sync::oneshot;

use super::receiving::{Lies, Part, Upload, not_kept};
use super::{Progress, TOO_MANY};
use crate::apart;
use crate::http::{NOT_SAVED, Trouble};

const NO_ARCHIVE: Trouble = Trouble(StatusCode::UNPROCESSABLE_ENTITY, "not-an-archive");
const NO_PICTURES: Trouble = Trouble(StatusCode::UNPROCESSABLE_ENTITY, "no-pictures");

/// Looking at pictures takes seconds: it has a thread of its own, so that bots can go on thinking on the others.
pub async fn on_a_thread(upload: Upload, progress: Arc<Progress>) -> Result<Sorted, Trouble> {
    let (told, tell) = oneshot::channel();
    let work = move || {
        apart::step_back();
        // Whoever asked may be gone.
        let _ = told.send(sort(upload, &progress));
    };
    std::thread::Builder::new().name("pictures".to_owned()).spawn(work).map_err(not_kept)?;
    tell.await.map_err(|_| NOT_SAVED)?
}

fn sort(upload: Upload, progress: &Progress) -> Result<Sorted, Trouble> {
    let mut sorting = Sorting::default();
    let mut take = |path: &str, bytes: Result<&[u8], Flaw>| {
        sorting.take(path, bytes);
        progress.done.fetch_add(1, Ordering::Relaxed);
    };
    let expect = |files: usize| {
        progress.of.store(files as u16, Ordering::Relaxed);
        if files == 0 { Err(NO_PICTURES) } else { Ok(()) }
    };
    let Upload { mut file, parts, _space } = upload;
    match parts {
        None => {
            let archive = Archive::open(file).map_err(|error| match error {
                NotOpened::NotAnArchive => NO_ARCHIVE,
                NotOpened::TooMany => TOO_MANY,
            })?;
            expect(archive.len())?;
            archive.each(take);
        }
        Some(parts) => {
            expect(parts.len())?;
            for Part { path, lies } in parts {
                let bytes = lies.and_then(|lies| read(&mut file, lies).map_err(|_| Flaw::Broken));
                take(&path, bytes.as_deref().map_err(Clone::clone));
            }
        }
    }
    Ok(sorting.done())
}

fn read(file: &mut File, Lies { from, length }: Lies) -> io::Result<Vec<u8>> {
    file.seek(SeekFrom::Start(from))?;
    let mut bytes = Vec::new();
    file.take(length).read_to_end(&mut bytes)?;
    Ok(bytes)
}
