//! Several real servers on a real PostgreSQL, while people play: servers die, freeze, are cut off and upgraded, and the
//! database restarts. Nothing that was acknowledged is lost, nothing counts twice, and every game is played to its end,
//! whichever server somebody reaches.
//!
//! `STOLIK_BEFORE` names a binary of the version before: then one of the servers is of that one.
//!
//! One of each fault; as many as `STOLIK_FAULTS` says in a long run, then also each kind by itself.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

#[path = "../../../server/tests/common/mod.rs"]
mod common;
#[path = "../players/mod.rs"]
mod players;

mod door;
mod faults;
mod servers;
mod sharing;
mod slow;
