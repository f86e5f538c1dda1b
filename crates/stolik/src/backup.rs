//! `stolik backup`: everything as it stands, in a new folder, also while a server runs.

use anyhow::{Context, Result};
use stolik_store::{BackedUp, back_up};

use crate::cli::BackupArgs;
use crate::output;

pub fn run(args: &BackupArgs) -> Result<()> {
    let about = || format!("the data folder {} is not backed up", args.data.display());
    let runtime = tokio::runtime::Runtime::new().context("the runtime cannot start")?;
    let made = runtime.block_on(back_up(&args.data, &args.to)).with_context(about)?;
    let BackedUp { tables, games, decks, bytes } = made;
    let to = args.to.display();
    output::line(format!(
        "{to} has everything: {tables} tables, {games} games, {decks} decks, {} KB.",
        bytes / 1024
    ))?;
    output::line(format!("To see that it is whole: stolik check --data {to}"))?;
    output::line(format!("To go on from it: stolik serve --data {to}"))?;
    Ok(())
}
