//! What people read where there is no screen: the story of a game and its rules, in Polish or in English.
//!
//! The sentences are those of the client, out of the same Fluent files in `content/`; only what no screen says is in
//! `content/story`. Which sentence an event is, a game says twice: here, and in `web/src/games/<game>/words/tell.ts`. That
//! both say the same is held by `tests/same_words.rs` and `web/src/games/story.test.ts`, from the same written down events.
//!
//! | file | one idea |
//! |---|---|
//! | [`words`](Words) | a text by its key, and names in a row |
//! | [`told`](Told) | what a game says of itself |
//! | [`rules`] | the rules as a text |
//! | [`options`] | what a table has agreed on |
//! | `pixoid`, `dixit` … | one game |

#[macro_use]
mod words;

pub mod options;
pub mod rules;
mod told;

// The games.
mod dixit;
mod dixitbox;
mod nokaut;
mod nosedive;
mod nosedivebox;
mod pixoid;
mod ruletka;

pub use told::Told;
pub use words::{Fact, Text, Words};
