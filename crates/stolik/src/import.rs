//! `stolik import`: tables from a file, all of them or none. What is there already stays as it is.

use std::fs::File;
use std::io::{BufReader, Seek};

use anyhow::{Context, Result, bail};
use stolik_store::{Reader, short};

use crate::cli::ImportArgs;
use crate::customs::Customs;
use crate::output;

pub fn run(args: &ImportArgs) -> Result<()> {
    let about = || format!("nothing of {} is imported", args.file.display());
    let runtime = tokio::runtime::Runtime::new().context("the runtime cannot start")?;
    runtime.block_on(import(args)).with_context(about)
}

async fn import(args: &ImportArgs) -> Result<()> {
    let mut file = File::open(&args.file).context("it cannot be opened")?;
    // Read to its end first: what is cut off, altered or damaged does not come near a store.
    let mut customs = Customs::default();
    let mut reader = Reader::begin(BufReader::new(&file))?;
    while let Some(piece) = reader.piece()? {
        customs.pass(&piece)?;
    }
    customs.end()?;
    let looked_at = reader.sum();

    let about = || format!("{} cannot take it", args.place.name());
    let mut arrival = args.place.receive().await.with_context(about)?;
    let taken = arrival.taken(&customs.passed).await.with_context(about)?;
    if !taken.is_empty() {
        let names: Vec<String> = taken.iter().map(|id| short(id)).collect();
        bail!("{} has these already, or their codes or games: {}", args.place.name(), names.join(", "));
    }
    file.rewind()?;
    let mut reader = Reader::begin(BufReader::new(&file))?;
    while let Some(piece) = reader.piece()? {
        arrival.take(piece).await.with_context(about)?;
    }
    if reader.sum() != looked_at {
        bail!("it changes while it is read");
    }
    arrival.settle().await.with_context(about)?;
    let passed = customs.passed;
    output::line(format!(
        "{} has {} tables more, with {} games and {} decks.",
        args.place.name(),
        passed.tables.len(),
        passed.games.len(),
        customs.decks
    ))?;
    Ok(())
}
