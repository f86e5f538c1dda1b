//! The rules of Pixoid, each with a test that carries its number. One binary: it is linked once.

mod beginning;
mod movement;
mod positions;
mod programming;
mod scene;
mod scoring;
