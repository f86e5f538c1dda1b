//! Pictures as they come: into a file without a name, at a pace of their own.

use std::fs::File;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::RequestExt;
use axum::body::Bytes;
use axum::extract::multipart::{Field, Multipart, MultipartError};
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use futures_util::StreamExt;
use stolik_pictures::{Flaw, LARGEST_FILE, MOST_FILES, is_clutter};
use tokio::io::AsyncWriteExt;
use tokio::time::{Instant, timeout};
use tracing::warn;

use super::{BUSY, MOST_BYTES, TOO_MANY};
use crate::app::App;
use crate::config::Deadlines;
use crate::http::{BAD_REQUEST, NOT_SAVED, Trouble};

/// What all of them together may take on the disk while they are on their way.
const MOST_ON_THE_WAY: u64 = 3 * MOST_BYTES as u64;

const TOO_BIG: Trouble = Trouble(StatusCode::PAYLOAD_TOO_LARGE, "upload-too-big");
const STALLED: Trouble = Trouble(StatusCode::REQUEST_TIMEOUT, "upload-stalled");

/// What was received: an archive, or files one behind the other.
pub struct Upload {
    pub file: File,
    pub parts: Option<Vec<Part>>,
    pub _space: Space,
}

pub struct Part {
    pub path: String,
    /// Where it lies, or why it was not kept.
    pub lies: Result<Lies, Flaw>,
}

#[derive(Clone, Copy)]
pub struct Lies {
    pub from: u64,
    pub length: u64,
}

/// Room on the disk, given back when it is dropped.
pub struct Space {
    all: Arc<AtomicU64>,
    mine: u64,
}

impl Space {
    fn take(&mut self, bytes: usize) -> Result<(), Trouble> {
        self.mine += bytes as u64;
        let before = self.all.fetch_add(bytes as u64, Ordering::Relaxed);
        if before + bytes as u64 > MOST_ON_THE_WAY { Err(BUSY) } else { Ok(()) }
    }
}

impl Drop for Space {
    fn drop(&mut self) {
        self.all.fetch_sub(self.mine, Ordering::Relaxed);
    }
}

/// How fast pictures come. Whoever drips holds a place, which is one of few.
struct Pace {
    deadlines: Deadlines,
    began: Instant,
    came: u64,
}

impl Pace {
    async fn next<T>(&self, awaited: impl Future<Output = T>) -> Result<T, Trouble> {
        timeout(self.deadlines.pictures_next, awaited).await.map_err(|_| STALLED)
    }

    fn came(&mut self, bytes: usize) -> Result<(), Trouble> {
        self.came += bytes as u64;
        let passed = self.began.elapsed();
        let is_young = passed <= self.deadlines.pictures_grace;
        let least = passed.as_secs_f64() * self.deadlines.least_bytes_a_second as f64;
        if is_young || self.came as f64 >= least { Ok(()) } else { Err(STALLED) }
    }
}

/// A body on its way into a file that vanishes by itself.
struct Receiving {
    file: tokio::fs::File,
    space: Space,
    pace: Pace,
}

impl Receiving {
    async fn keep(&mut self, chunk: &Bytes) -> Result<(), Trouble> {
        self.space.take(chunk.len())?;
        self.file.write_all(chunk).await.map_err(not_kept)
    }
}

pub async fn receive(app: &App, request: Request) -> Result<Upload, Trouble> {
    let scratch = app.config.scratch.as_deref();
    let made = scratch.map_or_else(tempfile::tempfile, tempfile::tempfile_in);
    let mut receiving = Receiving {
        file: tokio::fs::File::from_std(made.map_err(not_kept)?),
        space: Space { all: app.imports.on_the_way.clone(), mine: 0 },
        pace: Pace { deadlines: app.config.deadlines.clone(), began: Instant::now(), came: 0 },
    };
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let parts = if kind.starts_with("multipart/form-data") {
        let form = Multipart::from_request(request, &()).await.map_err(|_| BAD_REQUEST)?;
        Some(receive_files(form, &mut receiving).await?)
    } else if kind.starts_with("application/zip") || kind.starts_with("application/x-zip-compressed") {
        let mut chunks = request.with_limited_body().into_body().into_data_stream();
        while let Some(chunk) = receiving.pace.next(chunks.next()).await? {
            let chunk = chunk.map_err(|_| TOO_BIG)?;
            receiving.pace.came(chunk.len())?;
            receiving.keep(&chunk).await?;
        }
        None
    } else {
        return Err(BAD_REQUEST);
    };
    let Receiving { mut file, space, .. } = receiving;
    file.flush().await.map_err(not_kept)?;
    Ok(Upload { file: file.into_std().await, parts, _space: space })
}

async fn receive_files(mut form: Multipart, receiving: &mut Receiving) -> Result<Vec<Part>, Trouble> {
    let mut parts = Vec::new();
    let mut end = 0;
    while let Some(mut field) = receiving.pace.next(form.next_field()).await?.map_err(cut_off)? {
        let path = field.file_name().unwrap_or_default().to_owned();
        if is_clutter(&path) {
            while next_chunk(&mut field, receiving).await?.is_some() {}
            continue;
        }
        if parts.len() == MOST_FILES {
            return Err(TOO_MANY);
        }
        let mut length = 0;
        while let Some(chunk) = next_chunk(&mut field, receiving).await? {
            length += chunk.len() as u64;
            // The rest of a file that is too big is heard out, so that the others can be looked at.
            if length <= LARGEST_FILE {
                receiving.keep(&chunk).await?;
                end += chunk.len() as u64;
            }
        }
        let from = end - length.min(end);
        let lies = if length > LARGEST_FILE { Err(Flaw::TooBig) } else { Ok(Lies { from, length }) };
        parts.push(Part { path, lies });
    }
    Ok(parts)
}

async fn next_chunk(field: &mut Field<'_>, receiving: &mut Receiving) -> Result<Option<Bytes>, Trouble> {
    let chunk = receiving.pace.next(field.chunk()).await?.map_err(cut_off)?;
    receiving.pace.came(chunk.as_ref().map_or(0, Bytes::len))?;
    Ok(chunk)
}

fn cut_off(error: MultipartError) -> Trouble {
    if error.status() == StatusCode::PAYLOAD_TOO_LARGE { TOO_BIG } else { BAD_REQUEST }
}

pub fn not_kept(error: io::Error) -> Trouble {
    warn!("pictures cannot be received: {error}");
    NOT_SAVED
}
