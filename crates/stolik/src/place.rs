//! Where everything is kept, as somebody types it: `--data DIR` or `--database URL`.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use stolik_server::found_by;
use stolik_store::{
    Arrival, DatabaseArrival, DatabaseInspection, FolderArrival, FolderInspection, Inspection, NotInspected,
};

#[derive(Clone, Debug)]
pub enum Place {
    Folder(PathBuf),
    /// Its address, which may have a password in it: it is never repeated.
    Database(String),
}

#[derive(Debug, Args)]
struct Flags {
    /// The folder in which everything is kept
    #[arg(long, env = "STOLIK_DATA", default_value = "data", value_name = "DIR")]
    data: PathBuf,
    /// The PostgreSQL database in which everything is kept instead, also while servers run on it
    #[arg(long, env = "STOLIK_DATABASE", hide_env_values = true, value_name = "URL")]
    database: Option<String>,
}

impl FromArgMatches for Place {
    /// What is typed counts more than what stands in the environment; there both may stand, as for a server.
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let Flags { data, database } = Flags::from_arg_matches(matches)?;
        let is_typed = |flag| matches.value_source(flag) == Some(ValueSource::CommandLine);
        match database {
            Some(_) if is_typed("data") && is_typed("database") => Err(clap::Error::raw(
                ErrorKind::ArgumentConflict,
                "everything is kept in a folder or in a database: choose --data or --database",
            )),
            Some(url) if !is_typed("data") => Ok(Place::Database(url)),
            _ => Ok(Place::Folder(data)),
        }
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Place::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for Place {
    fn augment_args(command: Command) -> Command {
        Flags::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Flags::augment_args_for_update(command)
    }
}

impl Place {
    /// What it is called in sentences.
    pub fn name(&self) -> String {
        match self {
            Place::Folder(data) => format!("the data folder {}", data.display()),
            Place::Database(_) => "the database".to_owned(),
        }
    }

    /// Everything as it stands now.
    pub async fn inspect(&self) -> Result<Box<dyn Inspection>, NotInspected> {
        Ok(match self {
            Place::Folder(data) => Box::new(FolderInspection::open(data).await?),
            Place::Database(url) => Box::new(DatabaseInspection::open(url, found_by).await?),
        })
    }

    /// The way in for tables from elsewhere.
    pub async fn receive(&self) -> Result<Box<dyn Arrival>> {
        Ok(match self {
            Place::Folder(data) => Box::new(FolderArrival::open(data, found_by).await?),
            Place::Database(url) => Box::new(DatabaseArrival::open(url, found_by).await?),
        })
    }

    /// For commands that look after what is there, and make nothing.
    pub fn must_be_there(&self) -> Result<()> {
        match self {
            Place::Folder(data) if !data.is_dir() => bail!("there is no data folder {}", data.display()),
            _ => Ok(()),
        }
    }
}
