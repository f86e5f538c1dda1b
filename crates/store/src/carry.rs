//! Tables go from one store to another, in play or over: out of a store, through one file, into a store.
//!
//! A table is carried in pieces, each small enough for the memory: what is known of it, its games, its decks and their
//! cards, always in the same order. So the same tables make the same file, whichever store they come from.
//!
//! | file | one idea |
//! |---|---|
//! | this one | what is carried, and in which order |
//! | `departing` | piece by piece out of a store |
//! | `file` | the file in between: one line a piece, whole or refused |
//! | `bytes` | pictures as text |
//! | `export` | such a file comes to be whole, or not at all |
//! | `arriving` | into a store, all or nothing |
//! | `folder` | into a data folder |
//! | `postgres/carry` | into a database that servers share |

use serde::{Deserialize, Serialize};

use crate::WholeGame;

mod arriving;
mod bytes;
mod departing;
mod export;
mod file;
mod folder;

pub use arriving::{Arrival, Wanted};
pub use departing::Departure;
pub use export::Export;
pub use file::{NotRead, NotWritten, Reader, Writer};
pub use folder::FolderArrival;

/// Ids are hexadecimal, or codes from before; no name is longer.
const LONGEST_NAME: usize = 128;

/// One piece of what is carried. Each belongs to the table, and a card to the deck, that came last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Carried {
    /// A table: its id, and what is known of it.
    Table { id: String, state: String },
    /// A game that was dealt there.
    Game { id: String, game: WholeGame },
    /// A deck that somebody has brought there, with so many cards.
    Deck { deck: u16, bytes: u64, cards: u16 },
    /// One of its cards.
    Card {
        card: u8,
        #[serde(with = "bytes")]
        small: Vec<u8>,
        #[serde(with = "bytes")]
        large: Vec<u8>,
    },
}

/// What came last, to know what may come next.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Order {
    table: Option<String>,
    game: Option<String>,
    deck: Option<u16>,
    card: Option<u8>,
    /// Cards that are still to come.
    missing: u16,
}

impl Order {
    /// Is this a piece that may come next? Tables come by their ids, their games by theirs and their decks by number.
    fn take(&mut self, piece: &Carried) -> bool {
        let is_in_order = match piece {
            Carried::Table { id, .. } => {
                self.is_complete() && is_next(self.table.as_ref(), id) && is_name(id)
            }
            Carried::Game { id, .. } => {
                self.table.is_some() && self.deck.is_none() && is_next(self.game.as_ref(), id) && is_name(id)
            }
            Carried::Deck { deck, .. } => {
                self.table.is_some() && self.is_complete() && is_next(self.deck.as_ref(), deck)
            }
            Carried::Card { card, .. } => self.missing > 0 && is_next(self.card.as_ref(), card),
        };
        match piece {
            Carried::Table { id, .. } => *self = Order { table: Some(id.clone()), ..Order::default() },
            Carried::Game { id, .. } => self.game = Some(id.clone()),
            Carried::Deck { deck, cards, .. } => {
                (self.deck, self.card, self.missing) = (Some(*deck), None, *cards);
            }
            Carried::Card { card, .. } => {
                self.card = Some(*card);
                self.missing = self.missing.saturating_sub(1);
            }
        }
        is_in_order && is_storable(piece)
    }

    /// May it be over here?
    fn is_complete(&self) -> bool {
        self.missing == 0
    }
}

fn is_next<T: Ord>(last: Option<&T>, next: &T) -> bool {
    last.is_none_or(|last| last < next)
}

fn is_name(id: &str) -> bool {
    (1..=LONGEST_NAME).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_graphic())
}

/// Does every store take this, and give it back? A log ends where its snapshot was taken, and without one there is none.
fn is_storable(piece: &Carried) -> bool {
    match piece {
        Carried::Table { state, .. } => is_text(state),
        Carried::Game { game, .. } => {
            let WholeGame { head, seed, log, snapshot, sheets } = game;
            let mut texts = [head, seed].into_iter().chain(log).chain(snapshot);
            let is_whole = snapshot.is_some() != log.is_empty();
            is_whole && texts.all(|text| is_text(text)) && sheets.iter().all(|sheet| is_text(&sheet.put))
        }
        Carried::Deck { bytes, .. } => i64::try_from(*bytes).is_ok(),
        Carried::Card { .. } => true,
    }
}

/// PostgreSQL has no text with this in it.
fn is_text(text: &str) -> bool {
    !text.contains('\0')
}
