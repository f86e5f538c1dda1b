//! The rules of Nokaut, each with a test that carries its number. One binary: it is linked once.

mod beginning;
mod cards;
mod deck;
mod goals;
mod impasse;
mod ripostes;
mod scene;
mod turns;
