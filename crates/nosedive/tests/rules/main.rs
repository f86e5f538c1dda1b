//! The rules of Nosedive, each with a test that carries its number. One binary: it is linked once.

mod experiences;
mod leaving;
mod lifestyle;
mod rating;
mod scene;
mod scoring;
