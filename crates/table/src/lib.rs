//! The kernel of Stolik: a game is a row of questions.
//!
//! Every moment of every game is a *question put to some seats* ([`Ask`]). A turn is a question to one seat; a
//! sealed bid is a question to all, opened when all have answered; a window for a riposte is a question that may be
//! declined. An answer is a [`Sheet`] of one or more parts, replaced whole until the question closes. So the kernel
//! knows one thing, the ask, and no game implements waiting, changing one's mind, time-outs, double taps or secrets
//! in flight again.
//!
//! A [`Game`] is pure: it says what is asked now, what may be answered, what follows and what each viewer may know.
//! A [`Table`] runs it. It is deterministic, has no clock and does no I/O: it *decides* a step, somebody writes the
//! step down, and it *applies* it.
//!
//! # The map
//!
//! | file | one idea |
//! |---|---|
//! | [`seat`] | seats, sets of seats, one value a seat, who looks |
//! | [`ask`], [`sheet`], `form` | the question, the answer, and the form an answer must have |
//! | [`letters`] | letters as people see them, and those that deceive the eye |
//! | [`game`] | the contract between a game and the table |
//! | [`table`], [`step`], [`chair`] | the table, a decided step, the table as one seat sees it |
//! | [`chance`], [`dice`] | where the seed comes from and how to prove it; throws that replay |
//! | [`sealed`], [`opening`] | what is published before the deal; opening it |
//! | [`news`], [`outcome`], [`refusal`] | what happened, how it ended, why not |
//! | [`log`], [`digest`], [`replay`] | what is written down, and playing it again |
//! | [`pile`] | cards that lie together, without an order |
//! | [`hazards`] | people as they are, for simulations and for the laws |
//! | `kit` | the six laws, for the tests of a game (feature `kit`) |
//!
//! # A table in a few lines
//!
//! ```
//! # use stolik_table::{example::Nim, *};
//! let seed = Sources::alone(Secret::from_bytes([0; 32])).seed();
//! let mut table = Table::<Nim>::deal(&Default::default(), 2, seed)?;
//!
//! // A question, and what may be answered.
//! let seat = table.now().ask().and_then(|ask| ask.asked().lowest()).expect("somebody is asked");
//! let mut choices = Choices::new();
//! table.choices(seat, &Sheet::blank(1), 0, &mut choices);
//! assert_eq!(choices.as_slice(), [1, 2, 3]);
//!
//! // A refusal names its rule and changes nothing.
//! let reply = table.submit(seat, table.number(), Sheet::of([4]), 1);
//! assert!(matches!(reply, Reply::Refused { refusal } if refusal.rule == Rule("nim.1")));
//!
//! // An answer counts once, however often it is sent; then the question closes.
//! assert_eq!(table.submit(seat, 0, Sheet::of([3]), 2), Reply::Accepted);
//! assert_eq!(table.submit(seat, 0, Sheet::of([3]), 2), Reply::Repeated);
//! table.close(Why::Answered, &mut News::new())?;
//! assert_eq!(table.submit(seat, 0, Sheet::of([3]), 2), Reply::Closed { counted: true });
//! # Ok::<(), Refusal>(())
//! ```

pub mod ask;
pub mod chair;
pub mod chance;
pub mod dice;
pub mod digest;
#[cfg(feature = "kit")]
#[doc(hidden)]
pub mod example;
mod form;
pub mod game;
pub mod hazards;
#[cfg(feature = "kit")]
pub mod kit;
pub mod letters;
pub mod log;
pub mod news;
pub mod opening;
pub mod outcome;
pub mod pile;
pub mod reasons;
pub mod refusal;
pub mod replay;
pub mod sealed;
pub mod seat;
pub mod sheet;
pub mod step;
pub mod table;

pub use ask::{Ask, Close, MOST_BYTES, Now, Parties, Progress, TextAsk, Topic};
pub use chair::Chair;
pub use chance::{Commitment, Luck, Secret, Seed, Sources, Unsealed};
pub use dice::{Dice, Lane};
pub use digest::Digest;
pub use game::{Choices, Game, Info, Moment, OwnDeck, Roster, Setting, TopicInfo, Values, Wire};
pub use hazards::{Hazards, Mishaps, People, Stuck};
pub use log::{Amended, By, Change, Closed, End, Head, LOG_VERSION, PlayerChange, Put, Record, Why, Written};
pub use news::{Audience, News, Tells};
pub use opening::{NotOpened, Opening};
pub use outcome::Outcome;
pub use pile::{Numbered, Pile};
pub use refusal::{Fact, FactValue, Reason, Refusal, Rule};
pub use replay::{Diverged, Mismatch, Replay};
pub use sealed::{Attempt, Receipt, Sealed, SealedByDevice, Seals};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats, Viewer};
pub use sheet::{Answer, Answers, FilledBy, MAX_PARTS, Sheet};
pub use step::Step;
pub use table::{Reply, Snapshot, Stale, Table, WhoIsIn};
