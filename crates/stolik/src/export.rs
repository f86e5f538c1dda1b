//! `stolik export`: tables, in play or over, in one file that another server can take in. Also while servers run.

use anyhow::{Context, Result};
use stolik_server::forget::Known;
use stolik_store::{Departure, Export, Inspection};

use crate::cli::ExportArgs;
use crate::customs::Customs;
use crate::{output, tables};

pub fn run(args: &ExportArgs) -> Result<()> {
    let about = || format!("{} is not exported", args.place.name());
    let runtime = tokio::runtime::Runtime::new().context("the runtime cannot start")?;
    runtime.block_on(export(args)).with_context(about)
}

async fn export(args: &ExportArgs) -> Result<()> {
    let mut file = Export::begin(&args.file)?;
    let mut inspection = args.place.inspect().await?;
    let ids = chosen(&mut *inspection, &args.tables).await?;
    let mut departure = Departure::new(&mut *inspection, ids);
    let mut customs = Customs::default();
    while let Some(piece) = departure.piece().await? {
        customs.pass(&piece)?;
        file.write(&piece)?;
    }
    customs.end()?;
    let bytes = file.finish()?;
    let (name, passed) = (args.file.display(), customs.passed);
    output::line(format!(
        "{name} has {} tables, {} games and {} decks, {} KB. They stay where they are, too.",
        passed.tables.len(),
        passed.games.len(),
        customs.decks,
        bytes / 1024
    ))?;
    output::line(format!("To take them in elsewhere: stolik import {name}, with --data or --database"))?;
    Ok(())
}

/// The ids of the tables that are meant; without a name, all.
async fn chosen(inspection: &mut dyn Inspection, typed: &[String]) -> Result<Vec<String>> {
    let ids = inspection.ids().await?;
    if typed.is_empty() {
        return Ok(ids);
    }
    let mut all = Vec::new();
    for id in ids {
        if let Some((id, state)) = inspection.room(&id).await? {
            all.push(Known::read(id, state.ok().as_deref()));
        }
    }
    Ok(tables::named(&all, typed)?.iter().map(|table| table.id().to_owned()).collect())
}
