//! Pictures on their way to a deck: received into a file without a name, looked at on a thread of their own, one lot at a
//! time, written card by card, and only then a deck.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::atomic::{AtomicU16, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Json;
use axum::RequestExt;
use axum::body::Bytes;
use axum::extract::multipart::{Field, Multipart, MultipartError};
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use stolik_pictures::archive::{Archive, NotOpened};
use stolik_pictures::deck::{BadFile, Sorted, Sorting};
use stolik_pictures::{Flaw, LARGEST_FILE, MOST_FILES, Picture, is_clutter};
use stolik_protocol::http::{BadPicture, DeckImported, DeckRefused, Importing};
use stolik_store::{StoreError, Write};
use tokio::io::AsyncWriteExt;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::{Instant, timeout};
use tracing::{info, warn};

use crate::apart;
use crate::app::App;
use crate::config::{Config, Deadlines};
use crate::decks::{about, refused};
use crate::game;
use crate::household::{Household, Share, Shares};
use crate::http::{BAD_REQUEST, NOT_SAVED, Trouble};
use crate::keys::KeyHash;
use crate::proxy::Caller;
use crate::room::decks::{Ask, Place};
use crate::room::state::DeckState;

/// All pictures of a deck together, as they come.
pub const MOST_BYTES: usize = 400 * 1024 * 1024;
/// Decks that may be on their way at the same time; only one of them is looked at.
const MOST_AT_ONCE: usize = 12;
/// How many of them come from one household.
const MOST_A_HOUSEHOLD: u32 = 2;
/// What all of them together may take on the disk while they are on their way.
const MOST_ON_THE_WAY: u64 = 3 * MOST_BYTES as u64;
/// Cards that are written together: so few that no table waits for them.
const CARDS_A_WRITE: usize = 8;

const TOO_BIG: Trouble = Trouble(StatusCode::PAYLOAD_TOO_LARGE, "upload-too-big");
const TOO_MANY: Trouble = Trouble(StatusCode::UNPROCESSABLE_ENTITY, "too-many-pictures");
const NO_ARCHIVE: Trouble = Trouble(StatusCode::UNPROCESSABLE_ENTITY, "not-an-archive");
const NO_PICTURES: Trouble = Trouble(StatusCode::UNPROCESSABLE_ENTITY, "no-pictures");
const STALLED: Trouble = Trouble(StatusCode::REQUEST_TIMEOUT, "upload-stalled");
const BUSY: Trouble = Trouble(StatusCode::SERVICE_UNAVAILABLE, "import-busy");
const FULL: Trouble = Trouble(StatusCode::INSUFFICIENT_STORAGE, "decks-full");

/// What becomes of the good ones if some are bad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IfBad {
    KeepNothing,
    LeaveOut,
}

/// All decks that are on their way.
pub struct Imports {
    places: Arc<Semaphore>,
    shares: Shares,
    /// Bytes that lie on the disk for now.
    on_the_way: Arc<AtomicU64>,
    /// Whoever has it looks at pictures.
    desk: Arc<Semaphore>,
    under_way: Arc<Mutex<HashMap<String, Arc<Progress>>>>,
}

#[derive(Debug, Default)]
struct Progress {
    done: AtomicU16,
    of: AtomicU16,
}

/// A table's turn to bring a deck: one at a time. It ends when this is dropped.
pub struct Turn {
    code: String,
    progress: Arc<Progress>,
    under_way: Arc<Mutex<HashMap<String, Arc<Progress>>>>,
    _place: OwnedSemaphorePermit,
    _share: Share,
}

impl Drop for Turn {
    fn drop(&mut self) {
        lock(&self.under_way).remove(&self.code);
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing inside can be half done.
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Imports {
    pub fn new(config: &Config) -> Self {
        Imports {
            places: Arc::new(Semaphore::new(MOST_AT_ONCE)),
            shares: Shares::new(MOST_A_HOUSEHOLD.saturating_mul(config.households_an_address)),
            on_the_way: Arc::default(),
            desk: Arc::new(Semaphore::new(1)),
            under_way: Arc::default(),
        }
    }

    pub fn progress(&self, code: &str) -> Option<Importing> {
        let under_way = lock(&self.under_way);
        let progress = under_way.get(code)?;
        Some(Importing {
            done: progress.done.load(Ordering::Relaxed),
            of: progress.of.load(Ordering::Relaxed),
        })
    }

    pub fn begin(&self, code: &str, household: Household) -> Result<Turn, Trouble> {
        let share = self.shares.take(household).ok_or(BUSY)?;
        let place = self.places.clone().try_acquire_owned().map_err(|_| BUSY)?;
        let mut under_way = lock(&self.under_way);
        if under_way.contains_key(code) {
            return Err(Trouble(StatusCode::CONFLICT, "import-running"));
        }
        let progress = Arc::<Progress>::default();
        under_way.insert(code.to_owned(), progress.clone());
        let (code, under_way) = (code.to_owned(), self.under_way.clone());
        Ok(Turn { code, progress, under_way, _place: place, _share: share })
    }
}

/// What was received: an archive, or files one behind the other.
pub struct Upload {
    file: File,
    parts: Option<Vec<Part>>,
    _space: Space,
}

struct Part {
    path: String,
    /// Where it lies, or why it was not kept.
    lies: Result<Lies, Flaw>,
}

#[derive(Clone, Copy)]
struct Lies {
    from: u64,
    length: u64,
}

/// Room on the disk, given back when it is dropped.
struct Space {
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

fn not_kept(error: io::Error) -> Trouble {
    warn!("pictures cannot be received: {error}");
    NOT_SAVED
}

/// Who brings a deck.
pub struct From {
    pub caller: Caller,
    pub key: KeyHash,
}

/// Looks at everything that was received, and makes a deck of it if it may be one.
pub async fn import(
    app: &App,
    turn: Turn,
    upload: Upload,
    place: Place,
    from: From,
    if_bad: IfBad,
) -> Result<Response, Trouble> {
    let desk = app.imports.desk.clone().acquire_owned().await.map_err(|_| NOT_SAVED)?;
    let sorted = on_a_thread(upload, turn.progress.clone()).await?;
    drop(desk);
    let Sorted { good, bad } = sorted;
    let bad: Vec<BadPicture> = bad.into_iter().map(listed).collect();
    let cards = u8::try_from(good.len()).unwrap_or(u8::MAX);
    let is_enough = cards >= place.fewest;
    if !is_enough || (!bad.is_empty() && if_bad == IfBad::KeepNothing) {
        let is_about_bad = !bad.is_empty() && if_bad == IfBad::KeepNothing;
        let refused = DeckRefused {
            case: if is_about_bad { "bad-pictures" } else { "too-few-pictures" }.to_owned(),
            bad,
            good: cards.into(),
            enough_for: game::enough_for(place.game, cards),
            fewest: place.fewest,
        };
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(refused)).into_response());
    }
    let bytes: u64 = good.iter().map(|picture| (picture.small.len() + picture.large.len()) as u64).sum();
    let kept = app.store.bytes_of_decks().await.map_err(|_| NOT_SAVED)?;
    if kept + bytes > u64::from(app.config.most_megabytes_of_decks) * 1_000_000 {
        return Err(FULL);
    }
    let deck = DeckState { deck: place.deck, cards };
    let forget = || Write::ForgetDeck { code: place.code.clone(), deck: place.deck };
    let added = match write(app, &place, good, forget()).await {
        Ok(()) => {
            about(app, from.caller, &place.code, |told| Ask::Add { key: from.key, deck, bytes, told }).await
        }
        Err(error) => {
            warn!(room = place.code, "a deck was not saved: {error}");
            Err(NOT_SAVED)
        }
    };
    let added = added.and_then(|added| added.map_err(refused));
    let deck = match added {
        Ok(deck) => deck,
        Err(trouble) => {
            // Cards without a deck are never shown; if this fails, too, they are swept at the next start.
            let _ = app.store.commit(vec![forget()]).await;
            return Err(trouble);
        }
    };
    info!(room = place.code, cards, "a deck was brought");
    Ok((StatusCode::CREATED, Json(DeckImported { deck, bad })).into_response())
}

fn listed(BadFile { name, flaw }: BadFile) -> BadPicture {
    let case = flaw.case().to_owned();
    let of = if let Flaw::Duplicate { of } = flaw { Some(of) } else { None };
    BadPicture { name, flaw: case, of }
}

/// Writes the cards, a few at a time. None of them counts yet.
async fn write(app: &App, place: &Place, good: Vec<Picture>, forget: Write) -> Result<(), StoreError> {
    // Whatever an earlier attempt under this number has left.
    app.store.commit(vec![forget]).await?;
    let mut cards = good.into_iter().zip(0..).peekable();
    while cards.peek().is_some() {
        let few = cards.by_ref().take(CARDS_A_WRITE).map(|(Picture { small, large }, card)| Write::Picture {
            code: place.code.clone(),
            deck: place.deck,
            card,
            small,
            large,
        });
        app.store.commit(few.collect()).await?;
    }
    Ok(())
}

/// Looking at pictures takes seconds: it has a thread of its own, so that bots can go on thinking on the others.
async fn on_a_thread(upload: Upload, progress: Arc<Progress>) -> Result<Sorted, Trouble> {
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
