//! What a browser does with a finished game: check it, and show it again.

mod check;
mod film;
mod played;
