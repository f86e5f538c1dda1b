//! `stolik backup`: everything as it stands, in a new folder, also while servers run.

use anyhow::{Context, Result};
use stolik_store::{BackedUp, back_up, back_up_database};

use crate::cli::BackupArgs;
use crate::output;
use crate::place::Place;

pub fn run(args: &BackupArgs) -> Result<()> {
    let about = || format!("{} is not backed up", args.place.name());
    let runtime = tokio::runtime::Runtime::new().context("the runtime cannot start")?;
    let made = runtime.block_on(async {
        match &args.place {
            Place::Folder(data) => back_up(data, &args.to).await,
            Place::Database(url) => back_up_database(url, &args.to).await,
        }
    });
    let BackedUp { tables, games, decks, bytes } = made.with_context(about)?;
    let to = args.to.display();
    output::line(format!(
        "{to} has everything: {tables} tables, {games} games, {decks} decks, {} KB.",
        bytes / 1024
    ))?;
    output::line(format!("To see that it is whole: stolik check --data {to}"))?;
    output::line(match &args.place {
        Place::Folder(_) => format!("To go on from it: stolik serve --data {to}"),
        Place::Database(_) => {
            format!(
                "To go on from it: stolik serve --data {to}, or carry it into a new database: stolik export --data {to} FILE, stolik import --database URL FILE"
            )
        }
    })?;
    Ok(())
}
