//! The rules of Dixit, each with a test that carries its number. One binary: it is linked once.

mod coming_and_going;
mod counting;
mod rounds;
mod scene;
