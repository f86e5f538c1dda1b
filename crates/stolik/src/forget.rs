//! `stolik forget`: tables are gone for good, by their age or by name. A server has its folder to itself, so it must be
//! stopped for this; tables in play go on when it starts again.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use stolik_server::forget::{Known, known};
use stolik_store::{SqliteSettings, SqliteStore, Store, compact};

use crate::cli::ForgetArgs;
use crate::output;

const DAY: u64 = 24 * 60 * 60;

pub fn run(args: &ForgetArgs) -> Result<()> {
    if !args.data.is_dir() {
        bail!("there is no data folder {}", args.data.display());
    }
    let about = || format!("the data folder {} cannot be used", args.data.display());
    let runtime = tokio::runtime::Runtime::new().context("the runtime cannot start")?;
    runtime.block_on(forget(args)).with_context(about)
}

async fn forget(args: &ForgetArgs) -> Result<()> {
    let store = SqliteStore::open(&args.data, SqliteSettings::default()).await?;
    let forgotten = forget_in(&store, args).await;
    store.close().await;
    if forgotten? && !args.dry_run {
        compact(&args.data)
            .await
            .context("they are forgotten, and their place on the disk is not free yet")?;
    }
    Ok(())
}

/// Says whether there was anything to forget.
async fn forget_in(store: &dyn Store, args: &ForgetArgs) -> Result<bool> {
    let chosen = choose(known(store).await?, args)?;
    for table in &chosen {
        let since = table.unneeded_for.map_or("damaged".to_owned(), |unneeded| {
            format!("not needed for {} days", unneeded.as_secs() / DAY)
        });
        let name = table.name();
        if args.dry_run {
            output::line(format!("Table {name} ({since}) would be forgotten."))?;
        } else {
            let games = table.forget(store).await?;
            output::line(format!("Table {name} ({since}) is forgotten, with {games} games."))?;
        }
    }
    if chosen.is_empty() {
        output::line("There is nothing to forget.")?;
    }
    Ok(!chosen.is_empty())
}

/// All or none: a name that means no table, or several, is a mistake.
fn choose(all: Vec<Known>, args: &ForgetArgs) -> Result<Vec<Known>> {
    if let Some(days) = args.older_than {
        let age = Duration::from_secs(u64::from(days) * DAY);
        // What is damaged has no age, and is for somebody to look at.
        return Ok(all
            .into_iter()
            .filter(|table| table.unneeded_for.is_some_and(|unneeded| unneeded > age))
            .collect());
    }
    let mut chosen: Vec<Known> = Vec::new();
    for typed in &args.tables {
        let mut meant = all.iter().filter(|table| table.is_called(typed));
        let (Some(table), None) = (meant.next(), meant.next()) else {
            bail!("\"{typed}\" is not the code of a table, nor at least eight letters of the id of one");
        };
        if !chosen.contains(table) {
            chosen.push(table.clone());
        }
    }
    Ok(chosen)
}
