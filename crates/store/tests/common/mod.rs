//! What several tests of the store do.

use std::fs;
use std::path::Path;

use stolik_store::Write;

pub fn room(code: &str, state: &str) -> Write {
    Write::Room { code: code.into(), state: state.into() }
}

/// What lies in a folder, by name.
pub fn files(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}
