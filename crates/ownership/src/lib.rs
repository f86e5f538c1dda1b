//! Who owns a table where several servers share one database: the protocol as a small machine without I/O, which goes
//! through thousands of histories in which whatever can go wrong does.
//!
//! Messages overtake each other, are late by any time or lost. Servers stand still between any two steps, die and
//! start again as somebody else. Clocks run fast and slow, and stand still with a machine that is put to sleep. The
//! database is one and answers one question after the other: it is the judge.
//!
//! A history is drawn from a seed, and the same seed gives the same history. After every event the [`laws`](Law) are
//! asked. Each rule of the [`Protocol`] can be switched off, so that it is seen what it is for.
//!
//! ```
//! use stolik_ownership::{Law, Protocol, run};
//!
//! assert!(run(7, Protocol::whole()).broken.is_empty());
//! // Without the fence, what was acknowledged is lost sooner or later.
//! let careless = Protocol { fence: false, ..Protocol::whole() };
//! assert!((0..1000).any(|seed| run(seed, careless).breaks(Law::Once)));
//! ```
//!
//! | file | one idea |
//! |---|---|
//! | `protocol` | the rules, each with its switch, and the times |
//! | `table` | what is kept of a table: a log that grows, and a row that is written whole |
//! | `message` | what servers, players and the database say to each other |
//! | `database` | the judge: who has a table, and what is written |
//! | `clock` | a server's own clock, which may be wrong |
//! | `node` | a server: is it in touch, which tables does it have, and whose are the others |
//! | `room` | a table on a server: decide, write, apply, tell |
//! | `client` | a player: sends a choice again and again until it is acknowledged |
//! | `world` | all of them and what is under way between them; what can happen, and what follows |
//! | `schedule` | what happens next, drawn from a seed |
//! | `laws` | what must hold, whatever happens |
//! | `history` | from a seed to its end, and what it looked like |
//! | `words` | a history as a person reads it |

mod client;
mod clock;
mod database;
mod history;
mod laws;
mod message;
mod node;
mod protocol;
mod room;
mod schedule;
mod table;
pub mod words;
mod world;

pub use client::Client;
pub use clock::Clock;
pub use database::Database;
pub use history::{History, digest, run, tell};
pub use laws::{Broken, Law, Laws};
pub use message::{Answer, Ask, Body, Claim, Flight, Question, Request, To, Wish, Write};
pub use node::Node;
pub use protocol::{BEAT, LEASE, LEASE_HERE, Protocol};
pub use room::Room;
pub use table::{Choice, Entry, Kind, Table};
pub use world::{Event, Fact, Happens, World};
