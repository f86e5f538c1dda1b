//! The match between two without action cards: builds its table of worths, or prints how far from unbeatable it is.
//!
//! `cargo run --release -p stolik-players --example ruletka_duel -- build FILE` writes the table, which is shipped as
//! `src/ruletka/duel/worths.bin`. Without `build` it prints the exploitability of the shipped table: by how much of a win
//! the best answers of both sides together beat it in a whole match.

use stolik_players::ruletka_duel::{Side, Worths, shipped};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["build", file] => std::fs::write(file, Worths::build().bytes())?,
        [] => {
            let worths = shipped().ok_or("the shipped table is damaged")?;
            let fresh = Side { living: 4, points: 0, bullets: 1 };
            println!("exploitability in a whole match: {:.5} of a win", worths.exploitability(fresh));
        }
        _ => return Err("use: ruletka_duel [build FILE]".into()),
    }
    Ok(())
}
