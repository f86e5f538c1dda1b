//! The door for a page. A page asks for room, writes its question there, has it answered and reads the answer.
//!
//! Only numbers pass the border of WebAssembly, so texts lie in this module's memory and their places are passed. All
//! of it is safe Rust: the page writes into a buffer that is ours and stays where it is until the next question.
#![allow(
    unsafe_code,
    reason = "a name that a page can call is `unsafe(no_mangle)`: these five must be unique"
)]

use std::sync::{Mutex, MutexGuard, PoisonError};

static QUESTION: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Where a question of so many bytes is to be written.
#[unsafe(no_mangle)]
extern "C" fn room_for(bytes: usize) -> *mut u8 {
    let mut question = text(&QUESTION);
    question.clear();
    question.resize(bytes, 0);
    question.as_mut_ptr()
}

/// Answers what was written there: the length of the answer.
#[unsafe(no_mangle)]
extern "C" fn check() -> usize {
    keep(crate::answer(&text(&QUESTION)))
}

/// Makes a film of what was written there: the length of the answer.
#[unsafe(no_mangle)]
extern "C" fn film() -> usize {
    keep(crate::film::answer(&text(&QUESTION)))
}

/// Answers what a companion of a box asks: the length of the answer.
#[unsafe(no_mangle)]
extern "C" fn companion() -> usize {
    keep(crate::companion::answer(&text(&QUESTION)))
}

fn keep(answer: Vec<u8>) -> usize {
    let length = answer.len();
    *text(&ANSWER) = answer;
    length
}

/// Where the answer stands.
#[unsafe(no_mangle)]
extern "C" fn answer() -> *const u8 {
    text(&ANSWER).as_ptr()
}

fn text(buffer: &Mutex<Vec<u8>>) -> MutexGuard<'_, Vec<u8>> {
    buffer.lock().unwrap_or_else(PoisonError::into_inner)
}
