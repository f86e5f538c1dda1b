//! What can be typed.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use stolik_shelf::GameId;

/// A little table for party games: rules, bots, simulations and replays.
///
/// Without a command it plays a short simulation that shows what it can do.
#[derive(Debug, Parser)]
#[command(name = "stolik", version, about, long_about)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Plays whole games between bots and counts
    Sim(SimArgs),
    /// Tells a logged game step by step, as somebody saw it
    Replay(ReplayArgs),
    /// Lists the games, their seats, options, bots and rules
    Games(GamesArgs),
}

#[derive(Clone, Debug, Args)]
pub struct SimArgs {
    /// The game, as `stolik games` calls it
    pub game: GameId,
    /// How many sit at the table [default: as many as can]
    #[arg(long)]
    pub seats: Option<u8>,
    /// How many games to play
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// The same seed gives the same games, whatever the number of threads
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Who plays: one name for every seat, or one name a seat, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,
    /// An option of the game as key=value; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    /// How many threads play
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    /// Writes one log a game into this folder, which must be new or empty
    #[arg(long, value_name = "DIR")]
    pub log: Option<PathBuf>,
    /// Prints one JSON object instead of words
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// A log, as `stolik sim --log` writes it
    pub file: PathBuf,
    /// As this seat saw it
    #[arg(long, group = "viewer")]
    pub seat: Option<u8>,
    /// As a spectator saw it (the default)
    #[arg(long, group = "viewer")]
    pub public: bool,
    /// With everything that was hidden
    #[arg(long, group = "viewer")]
    pub all: bool,
    /// Prints one JSON object a step
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct GamesArgs {
    /// Prints JSON instead of words
    #[arg(long)]
    pub json: bool,
}
