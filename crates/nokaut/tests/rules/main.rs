//! The rules of Nokaut, each with a test that carries its number. One binary: it is linked once.
#![allow(
    clippy::unwrap_used,
    unused_qualifications,
    reason = "a helper that fails is a test that fails; scenes shadow their maker"
)]

mod beginning;
mod cards;
mod deck;
mod goals;
mod impasse;
mod ripostes;
mod scene;
mod turns;
