//! Counts the pictures of the house's second deck: how many cards it has is the content's business.
#![allow(clippy::expect_used, reason = "a build that stops says why")]

use std::path::Path;
use std::{env, fs};

fn main() {
    let folder = Path::new("../../content/dixit/second");
    println!("cargo::rerun-if-changed={}", folder.display());
    let is_picture = |path: &Path| path.extension().is_some_and(|ending| ending == "svg");
    let cards = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter(|file| is_picture(&file.as_ref().expect("the second deck can be read").path()))
        .count();
    let out = Path::new(&env::var_os("OUT_DIR").expect("cargo says where")).join("second_cards");
    fs::write(out, cards.to_string()).expect("the count can be written");
}
