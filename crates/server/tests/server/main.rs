//! A real server, asked over real sockets. One program for all of it: linking the server takes longer than asking it.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

#[path = "../common/mod.rs"]
mod common;

mod absence;
mod api;
mod budgets;
mod client;
mod damage;
mod deadlines;
mod decks;
mod doors;
mod eavesdropper;
mod eavesdropper_dixit;
mod eavesdropper_nosedive;
mod eavesdropper_reference;
mod eavesdropper_ruletka;
mod finished;
mod hosts;
mod limits;
mod mine;
mod passing_on;
mod proxy;
mod sharing;
mod table;
mod tv;
mod versions;
