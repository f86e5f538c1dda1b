//! The server: HTTP for finding a table, a WebSocket for playing at it, one task a room.
//!
//! | file | one idea |
//! |---|---|
//! | [`config`] | what a host can set |
//! | `listen`, `stream` | the door: who is let in, and how long anything may take on a connection |
//! | `household`, `budgets`, `guesses` | who counts as one, what each may do, and codes that are tried out |
//! | `admit`, `hosts` | what is asked of a request first; under which names the server answers |
//! | `apart` | work that takes the processor for a while |
//! | `app` | the headers of every answer, starting and stopping |
//! | `files` | the client: its files, and the pages that come with their words |
//! | `api` | the routes for programs, ours and others, with their description |
//! | [`proxy`] | who really asks, where a trusted proxy stands in between |
//! | `query` | query parameters: flags, values, and none
//! | `http` | opening, finding, moving: what is said before the socket is open |
//! | `decks`, `import` | pictures that people bring: over HTTP, and on their way to a deck |
//! | `finished` | games that are over: their logs, and links to see them again |
//! | `socket` | one screen's socket: bounded, counted, dropped when slow |
//! | `keys` | who somebody is: a random key in a cookie, of which only the hash is kept |
//! | `code`, `doors` | how people find a table, and which code leads where |
//! | `homes`, `mine` | at which tables a device is somebody, and the way back to them |
//! | `one_time`, `tv` | a television and a table find each other, by a code that works once |
//! | `neighbours`, `relay` | several servers on one database: who lives, and passing on what is for another one |
//! | `openers` | the share of one address in all tables, and tables that were never begun |
//! | `rooms` | all rooms: opening, finding, waking, forgetting |
//! | `room` | one room, one task: people, chairs, wishes, clocks, bots |
//! | `game` | the game on a room's table, behind one type |
//! | [`metrics`] | what a host can count, on a port of its own |
//! | `parsers` | what reads bytes that others wrote, for the fuzz targets |
//! | [`check`] | whether what is on the disk makes sense |
//! | [`forget`] | tables that an operator wants forgotten |
//!
//! The order of things is always the same: decide, write, apply, tell. Nothing is confirmed before it is on disk.
mod admit;
mod apart;
mod api;
mod app;
mod asking;
mod budgets;
pub mod check;
mod code;
pub mod config;
mod decks;
mod doors;
mod files;
mod finished;
pub mod forget;
mod game;
mod guesses;
mod homes;
mod hosts;
mod household;
mod http;
mod import;
mod keys;
mod listen;
pub mod metrics;
mod mine;
mod neighbours;
mod one_time;
mod openers;
#[doc(hidden)]
pub mod parsers;
pub mod proxy;
mod query;
mod relay;
mod room;
mod rooms;
mod socket;
mod stream;
mod taking_out;
mod tv;

pub use app::{Server, serve};
pub use config::Config;
pub use files::{Asset, Assets};
pub use http::listed_games;
pub use keys::random_hex;
pub use neighbours::LEASE;
pub use room::row::found_by;
