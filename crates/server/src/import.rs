//! Pictures on their way to a deck: received, looked at, written card by card, and only then a deck.
//!
//! | file | one idea |
//! |---|---|
//! | this one | whose turn it is, and what becomes a deck |
//! | `receiving` | pictures as they come, into a file without a name |
//! | `sorting` | they are looked at, on a thread of their own |

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU16, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use stolik_pictures::deck::{BadFile, Sorted};
use stolik_pictures::{Flaw, Picture};
use stolik_protocol::http::{BadPicture, DeckImported, DeckRefused, Importing};
use stolik_store::{StoreError, Write};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tracing::{info, warn};

use crate::app::App;
use crate::config::Config;
use crate::decks::{about, refused};
use crate::game;
use crate::household::{Household, Share, Shares};
use crate::http::{NOT_SAVED, Trouble};
use crate::keys::KeyHash;
use crate::openers::share_of_bytes;
use crate::room::decks::{AboutDecks, Destination};
use crate::room::state::DeckState;

mod receiving;
mod sorting;

pub use receiving::{Upload, receive};

use sorting::on_a_thread;

/// All pictures of a deck together, as they come.
pub const MOST_BYTES: usize = 400 * 1024 * 1024;
/// Bytes of a deck as it is kept, at the most: what one address may keep even where there is little space.
const LARGEST_DECK: u64 = 100_000_000;
/// Decks that may be on their way at the same time; only one of them is looked at.
const MOST_AT_ONCE: usize = 12;
/// How many of them come from one household.
const MOST_A_HOUSEHOLD: u32 = 2;
/// Cards that are written together: so few that no table waits for them.
const CARDS_A_WRITE: usize = 8;

const TOO_MANY: Trouble = Trouble(StatusCode::UNPROCESSABLE_ENTITY, "too-many-pictures");
const BUSY: Trouble = Trouble(StatusCode::SERVICE_UNAVAILABLE, "import-busy");
const FULL: Trouble = Trouble(StatusCode::INSUFFICIENT_STORAGE, "decks-full");

const SHARE_FULL: Trouble = Trouble(StatusCode::INSUFFICIENT_STORAGE, "your-decks-full");

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
    room: String,
    progress: Arc<Progress>,
    under_way: Arc<Mutex<HashMap<String, Arc<Progress>>>>,
    _place: OwnedSemaphorePermit,
    _share: Share,
}

impl Drop for Turn {
    fn drop(&mut self) {
        lock(&self.under_way).remove(&self.room);
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

    pub fn progress(&self, room: &str) -> Option<Importing> {
        let under_way = lock(&self.under_way);
        let progress = under_way.get(room)?;
        Some(Importing {
            done: progress.done.load(Ordering::Relaxed),
            of: progress.of.load(Ordering::Relaxed),
        })
    }

    pub fn begin(&self, room: &str, household: Household) -> Result<Turn, Trouble> {
        let share = self.shares.take(household).ok_or(BUSY)?;
        let place = self.places.clone().try_acquire_owned().map_err(|_| BUSY)?;
        let mut under_way = lock(&self.under_way);
        if under_way.contains_key(room) {
            return Err(Trouble(StatusCode::CONFLICT, "import-running"));
        }
        let progress = Arc::<Progress>::default();
        under_way.insert(room.to_owned(), progress.clone());
        let (room, under_way) = (room.to_owned(), self.under_way.clone());
        Ok(Turn { room, progress, under_way, _place: place, _share: share })
    }
}

/// Looks at everything that was received, and makes a deck of it if it may be one.
pub async fn import(
    app: &App,
    turn: Turn,
    upload: Upload,
    to: Destination,
    key: KeyHash,
    if_bad: IfBad,
) -> Result<Response, Trouble> {
    let desk = app.imports.desk.clone().acquire_owned().await.map_err(|_| NOT_SAVED)?;
    let sorted = on_a_thread(upload, turn.progress.clone()).await?;
    drop(desk);
    let Sorted { good, bad } = sorted;
    let bad: Vec<BadPicture> = bad.into_iter().map(listed).collect();
    let cards = u8::try_from(good.len()).unwrap_or(u8::MAX);
    let is_enough = cards >= to.fewest;
    if !is_enough || (!bad.is_empty() && if_bad == IfBad::KeepNothing) {
        let is_about_bad = !bad.is_empty() && if_bad == IfBad::KeepNothing;
        let refused = DeckRefused {
            case: if is_about_bad { "bad-pictures" } else { "too-few-pictures" }.to_owned(),
            bad,
            good: cards.into(),
            enough_for: game::enough_for(to.game, cards),
            fewest: to.fewest,
        };
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(refused)).into_response());
    }
    let bytes = bytes_of(&good);
    may_keep(app, &to.room, bytes).await?;
    let deck = DeckState { deck: to.deck, cards };
    let added = match write(app, &to, good).await {
        Ok(()) => about(app, &to.room, |told| AboutDecks::Add { key: key.clone(), deck, bytes, told }).await,
        Err(error) => {
            warn!(room = to.tag, "a deck was not saved: {error}");
            Err(NOT_SAVED)
        }
    };
    let added = added.and_then(|added| added.map_err(refused));
    let deck = match added {
        Ok(deck) => deck,
        Err(trouble) => {
            sweep(app, &to).await;
            return Err(trouble);
        }
    };
    info!(room = to.tag, cards, "a deck was brought");
    Ok((StatusCode::CREATED, Json(DeckImported { deck, bad })).into_response())
}

/// Is there space for a deck: of all that decks may have, and of the share of the address that opened its table?
async fn may_keep(app: &App, room: &str, bytes: u64) -> Result<(), Trouble> {
    let most = u64::from(app.config.most_megabytes_of_decks) * 1_000_000;
    let decks = app.store.decks().await.map_err(|_| NOT_SAVED)?;
    let kept: u64 = decks.iter().map(|(_, bytes)| bytes).sum();
    if kept + bytes > most {
        return Err(FULL);
    }
    let theirs = app.rooms.opened_with(room).await.map_err(|_| NOT_SAVED)?;
    let theirs: HashSet<String> = theirs.into_iter().collect();
    let of_theirs: u64 = decks.iter().filter(|(room, _)| theirs.contains(room)).map(|(_, bytes)| bytes).sum();
    let share = share_of_bytes(most, LARGEST_DECK, app.config.households_an_address);
    if of_theirs + bytes > share { Err(SHARE_FULL) } else { Ok(()) }
}

fn listed(BadFile { name, flaw }: BadFile) -> BadPicture {
    let case = flaw.case().to_owned();
    let of = if let Flaw::Duplicate { of } = flaw { Some(of) } else { None };
    BadPicture { name, flaw: case, of }
}

pub fn bytes_of(pictures: &[Picture]) -> u64 {
    pictures.iter().map(|picture| (picture.small.len() + picture.large.len()) as u64).sum()
}

/// Cards without a deck are never shown; if this fails, too, they are swept at the next start.
pub async fn sweep(app: &App, to: &Destination) {
    if let Ok(claim) = app.rooms.claim_of(&to.room) {
        let _ = app.store.commit(&claim, vec![forget(to)]).await;
    }
}

fn forget(to: &Destination) -> Write {
    Write::ForgetDeck { code: to.room.clone(), deck: to.deck }
}

/// Writes the cards, a few at a time. None of them counts yet.
pub async fn write(app: &App, to: &Destination, good: Vec<Picture>) -> Result<(), StoreError> {
    // Whatever an earlier attempt under this number has left.
    let claim = app.rooms.claim_of(&to.room)?;
    app.store.commit(&claim, vec![forget(to)]).await?;
    let mut cards = good.into_iter().zip(0..).peekable();
    while cards.peek().is_some() {
        let few = cards.by_ref().take(CARDS_A_WRITE).map(|(Picture { small, large }, card)| Write::Picture {
            code: to.room.clone(),
            deck: to.deck,
            card,
            small,
            large,
        });
        app.store.commit(&claim, few.collect()).await?;
    }
    Ok(())
}
