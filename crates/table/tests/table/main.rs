//! The table, told in short stories about a game of Whispers.
//!
//! | file | what the stories are about |
//! |---|---|
//! | `room` | the people and the things that the stories need |
//! | `sheets` | drafts, changes of mind, double taps, late taps |
//! | `windows` | the first in order, passes, the floor |
//! | `teams` | one answer for two |
//! | `steps` | the clock, deciding before applying, stopping and going on |
//! | `roster` | joining and leaving |
//! | `replaying` | playing a log again, and noticing what was changed in it |

#![allow(clippy::unwrap_used, reason = "a story that cannot go on should fail")]

mod replaying;
mod room;
mod roster;
mod sheets;
mod steps;
mod teams;
#[path = "../whispers/mod.rs"]
mod whispers;
mod windows;
