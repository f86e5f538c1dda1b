//! `stolik forget`: tables are gone for good, by their age or by name. A server has its folder to itself, so it must be
//! stopped for this, and tables in play go on when it starts again. Servers that share a database go on meanwhile; one that
//! has such a table can no longer write of it.

use std::time::Duration;

use anyhow::{Context, Result};
use stolik_server::forget::{Known, known};
use stolik_store::compact;

use crate::cli::ForgetArgs;
use crate::place::Place;
use crate::stores::Kept;
use crate::{output, tables};

const DAY: u64 = 24 * 60 * 60;

pub fn run(args: &ForgetArgs) -> Result<()> {
    args.place.must_be_there()?;
    let runtime = tokio::runtime::Runtime::new().context("the runtime cannot start")?;
    runtime.block_on(forget(args))
}

async fn forget(args: &ForgetArgs) -> Result<()> {
    let kept = match &args.place {
        Place::Folder(data) => Kept::in_folder(data).await?,
        Place::Database(url) => Kept::beside_servers(url).await?,
    };
    let forgotten = forget_in(&kept, args).await;
    kept.close().await;
    let forgotten = forgotten.with_context(|| format!("{} cannot be used", args.place.name()))?;
    if let Place::Folder(data) = &args.place
        && forgotten
        && !args.dry_run
    {
        compact(data).await.context("they are forgotten, and their place on the disk is not free yet")?;
    }
    Ok(())
}

/// Says whether there was anything to forget.
async fn forget_in(kept: &Kept, args: &ForgetArgs) -> Result<bool> {
    let chosen = choose(known(&*kept.store()).await?, args)?;
    for table in &chosen {
        let since = table.unneeded_for.map_or("damaged".to_owned(), |unneeded| {
            format!("not needed for {} days", unneeded.as_secs() / DAY)
        });
        let name = table.name();
        if args.dry_run {
            output::line(format!("Table {name} ({since}) would be forgotten."))?;
        } else {
            let games = match kept.cluster() {
                Some(cluster) => table.forget_shared(&*cluster).await?,
                None => table.forget(&*kept.store()).await?,
            };
            output::line(format!("Table {name} ({since}) is forgotten, with {games} games."))?;
        }
    }
    if chosen.is_empty() {
        output::line("There is nothing to forget.")?;
    }
    Ok(!chosen.is_empty())
}

fn choose(all: Vec<Known>, args: &ForgetArgs) -> Result<Vec<Known>> {
    if let Some(days) = args.older_than {
        let age = Duration::from_secs(u64::from(days) * DAY);
        // What is damaged has no age, and is for somebody to look at.
        return Ok(all
            .into_iter()
            .filter(|table| table.unneeded_for.is_some_and(|unneeded| unneeded > age))
            .collect());
    }
    tables::named(&all, &args.tables)
}
