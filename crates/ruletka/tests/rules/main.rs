//! The rules of Ruletka, each with a test that carries its number. One binary: it is linked once.

mod beginning;
mod cards;
mod challenges;
mod endings;
mod imagined;
mod scene;
mod shots;
