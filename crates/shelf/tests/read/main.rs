//! Logs are read: told, verified, and refused where they were spoiled. One binary, since every game is compiled for it.

mod finished;
mod journal;
mod verify;
