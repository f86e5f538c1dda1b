//! What can be typed.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand, ValueEnum};
use stolik_protocol::room::Language;
use stolik_server::proxy::TrustedProxy;
use stolik_shelf::GameId;

use crate::place::Place;

/// A little table for party games, online: without a command it serves.
#[derive(Debug, Parser)]
#[command(name = "stolik", version, about, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub serve: ServeArgs,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serves the tables (what it does without a command)
    Serve(Box<ServeArgs>),
    /// Plays whole games between bots and counts
    Sim(SimArgs),
    /// Tells a logged game as a story, as somebody saw it, in the words of the log at the table
    #[command(after_long_help = REPLAY_JSON)]
    Replay(ReplayArgs),
    /// Checks that every die of a logged game fell as it was sealed before the deal
    Verify(VerifyArgs),
    /// Reads everything and says what is damaged; changes nothing
    Check(CheckArgs),
    /// Plays at many tables of a running server on this machine, and says what it carries
    Bench(BenchArgs),
    /// Copies everything as it stands into a new folder, also while a server runs
    Backup(BackupArgs),
    /// Writes tables into one file, in play or over, also while a server runs
    Export(ExportArgs),
    /// Takes tables in from such a file, all or none; a server on a folder must be stopped
    Import(ImportArgs),
    /// Forgets tables for good, with their games, chats and pictures; a server on a folder must be stopped
    Forget(ForgetArgs),
    /// Lists the games, their seats, options, bots and rules
    Games(GamesArgs),
    /// Prints the rules of a game, in Polish or in English
    Rules(RulesArgs),
}

#[derive(Clone, Debug, Args)]
pub struct ServeArgs {
    /// Where to listen
    #[arg(long, env = "STOLIK_LISTEN", default_value = "0.0.0.0:4010", value_name = "ADDR:PORT")]
    pub listen: String,
    /// The folder in which everything is kept
    #[arg(long, env = "STOLIK_DATA", default_value = "data", value_name = "DIR")]
    pub data: PathBuf,
    /// A PostgreSQL database in which everything is kept instead, and which several servers may share:
    /// `postgres://stolik@10.0.0.1/stolik`
    #[arg(long, env = "STOLIK_DATABASE", hide_env_values = true, value_name = "URL")]
    pub database: Option<String>,
    /// Where the other servers reach this one, if the database is shared: `10.0.0.2:4010` [default: where it listens]
    #[arg(long, env = "STOLIK_NODE_ADDRESS", value_name = "ADDR:PORT", requires = "database")]
    pub node_address: Option<String>,
    /// The address that people use, if it is another one: `https://stolik.example`
    #[arg(long, env = "STOLIK_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    /// A proxy in front, by address or network; may be repeated or separated by commas. What it says of who asks, and
    /// whether over HTTPS, is believed
    #[arg(long, env = "STOLIK_TRUSTED_PROXY", value_name = "ADDR", value_delimiter = ',')]
    pub trusted_proxy: Vec<TrustedProxy>,
    /// A name under which people reach the server, besides addresses, the public one and names of one word or in `.local`,
    /// `.lan`, `.internal` and `.home.arpa`; may be repeated or separated by commas
    #[arg(long, env = "STOLIK_HOST_NAME", value_name = "NAME", value_delimiter = ',')]
    pub host_name: Vec<String>,
    /// How long a bot seems to think at the least, in milliseconds
    #[arg(long, env = "STOLIK_BOT_PAUSE", default_value_t = 700, value_name = "MS")]
    pub bot_pause: u64,
    /// How long somebody must be away before a bot may play for them, in milliseconds; shorter in tests
    #[arg(long, hide = true, default_value_t = 60_000, value_name = "MS")]
    pub away_after: u64,
    /// How long a second of a table's clocks lasts, in milliseconds; shorter in tests
    #[arg(long, hide = true, default_value_t = 1_000, value_name = "MS")]
    pub second: u64,
    /// How long windows for an answer stay open: 1 as the games are meant, 0 to close them once all have answered, and to
    /// deal without devices that have not sealed their dice yet
    #[arg(long, env = "STOLIK_PACE", default_value = "1", value_name = "TIMES", value_parser = pace)]
    pub pace: f64,
    /// How many messages a second one screen may send
    #[arg(long, env = "STOLIK_MESSAGES_A_SECOND", default_value_t = 20, value_name = "N")]
    pub messages_a_second: u32,
    /// How many tables one address may open a minute
    #[arg(long, env = "STOLIK_TABLES_A_MINUTE", default_value_t = 60, value_name = "N")]
    pub tables_a_minute: u32,
    /// How many tables there may be in all
    #[arg(long, env = "STOLIK_MOST_TABLES", default_value_t = 10_000, value_name = "N")]
    pub most_tables: usize,
    /// How many households one address may stand for, where many share one: multiplies what an address may do
    #[arg(long, env = "STOLIK_HOUSEHOLDS", default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub households: u32,
    /// `off` lifts every limit of an address, for `stolik bench`; only where the server listens on loopback
    #[arg(long, env = "STOLIK_LIMITS", value_name = "ON|OFF", default_value = "on")]
    pub limits: Limits,
    /// How many megabytes of pictures, brought by hosts, all tables together may keep
    #[arg(long, env = "STOLIK_DECKS_MB", default_value_t = 2000, value_name = "MB")]
    pub decks_mb: u32,
    /// After how many days a table is forgotten that nobody has needed, with its games and pictures
    #[arg(long, env = "STOLIK_KEEP_DAYS", default_value_t = 60, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_days: u32,
    /// After how many minutes without a screen a table leaves the memory; whoever comes wakes it
    #[arg(long, env = "STOLIK_SLEEP_MINUTES", default_value_t = 15, value_name = "MINUTES")]
    pub sleep_minutes: u32,
    /// What is logged: error, warn, info, debug
    #[arg(long, env = "STOLIK_LOG", default_value = "info", value_name = "FILTER")]
    pub log: String,
    /// How it is logged: one JSON object a line, or words; auto is words on a terminal and JSON elsewhere
    #[arg(long, env = "STOLIK_LOG_FORMAT", default_value = "auto", value_name = "FORMAT", value_enum)]
    pub log_format: LogFormat,
    /// Where Prometheus finds /metrics, on a port of its own: `127.0.0.1:4011` [default: nowhere]
    #[arg(long, env = "STOLIK_METRICS_LISTEN", value_name = "ADDR:PORT")]
    pub metrics_listen: Option<SocketAddr>,
    /// What whoever reads /metrics must send (`Authorization: Bearer KEY`); needed where it is not for this machine alone
    #[arg(
        long,
        env = "STOLIK_METRICS_KEY",
        hide_env_values = true,
        value_name = "KEY",
        requires = "metrics_listen"
    )]
    pub metrics_key: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogFormat {
    Auto,
    Json,
    Text,
}

/// Whether an address has limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Limits {
    On,
    Off,
}

fn pace(typed: &str) -> Result<f64, String> {
    let pace = typed.parse::<f64>().ok().filter(|pace| (0.0..=10.0).contains(pace));
    pace.ok_or_else(|| "it is a number from 0 to 10".to_owned())
}

fn language(typed: &str) -> Result<Language, String> {
    match typed {
        "pl" => Ok(Language::Pl),
        "en" => Ok(Language::En),
        _ => Err("it is pl or en".to_owned()),
    }
}

fn probability(typed: &str) -> Result<f64, String> {
    let odds = typed.parse::<f64>().ok().filter(|odds| (0.0..=1.0).contains(odds));
    odds.ok_or_else(|| "it is a number from 0 to 1".to_owned())
}

#[derive(Clone, Debug, Args)]
pub struct SimArgs {
    /// The game, as `stolik games` calls it
    pub game: GameId,
    /// How many sit at the table: `4`, or `3..8` for one after the other [default: as many as can]
    #[arg(long)]
    pub seats: Option<SeatCounts>,
    /// How many games to play
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// How many games one table plays one after the other: bots that listen remember what was said in those before
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub evening: u32,
    /// The same seed gives the same games, whatever the number of threads
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Who plays: one name for every seat, or one name a seat, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,
    /// Plays with people as they are: with this probability, at each question, a seat changes its mind before the end,
    /// lets the clock run out, is lent to a bot or taken back, is replaced, leaves, or somebody joins; 0 to 1
    #[arg(long, value_name = "P", value_parser = probability)]
    pub hazards: Option<f64>,
    /// An option of the game as key=value; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    /// How many threads play
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    /// Writes one log a game into this folder, which must be new or empty
    #[arg(long, value_name = "DIR")]
    pub log: Option<PathBuf>,
    /// Prints one JSON object instead of words, and one for each number of seats
    #[arg(long)]
    pub json: bool,
    /// What the game's own report says of these bots, as Markdown: for each line so many games, on one thread
    #[arg(long, conflicts_with_all = ["json", "log", "hazards", "set", "threads", "evening"])]
    pub report: bool,
}

#[derive(Debug, Args)]
pub struct BenchArgs {
    /// The game, as `stolik games` calls it
    pub game: GameId,
    /// Where the server listens: on this machine, started with `--limits off --pace 0`. Servers that share a database are
    /// separated by commas; each opens its share of the tables
    #[arg(long, default_value = "127.0.0.1:4010", value_name = "ADDR:PORT", value_delimiter = ',')]
    pub address: Vec<String>,
    /// Where players come in, one after the other, if not where their table was opened: what a server passes on is measured
    #[arg(long, value_name = "ADDR:PORT", value_delimiter = ',')]
    pub door: Vec<String>,
    /// How many tables play at once
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    pub rooms: u16,
    /// How many sit at each [default: as many as can]
    #[arg(long)]
    pub seats: Option<u8>,
    /// For how long
    #[arg(long, default_value_t = 10, value_name = "S", value_parser = clap::value_parser!(u16).range(1..=3600))]
    pub seconds: u16,
    /// Each seat answers after 2 to 8 seconds, evenly spread, and not at once
    #[arg(long)]
    pub human: bool,
    /// Keeps what the screens of the first table are told, in this folder, a file each and a line a message
    #[arg(long, value_name = "DIR")]
    pub talk: Option<PathBuf>,
    /// The same seed gives the same choices
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The server's process, if it is not to be found by its port
    #[arg(long, conflicts_with = "door")]
    pub pid: Option<u32>,
    /// Prints one JSON object instead of words
    #[arg(long)]
    pub json: bool,
}

/// `4`, or `3..8` with both ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatCounts {
    pub from: u8,
    pub to: u8,
}

impl FromStr for SeatCounts {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (from, to) = text.split_once("..").unwrap_or((text, text));
        let number = |text: &str| text.parse().map_err(|_| "a number like 4, or two like 3..8");
        let (from, to) = (number(from)?, number(to)?);
        if from > to {
            return Err("the smaller number comes first, as in 3..8");
        }
        Ok(SeatCounts { from, to })
    }
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
    /// Prints one JSON object a step; with --all, all that a referee needs
    #[arg(long)]
    pub json: bool,
    /// In which language the story is told: en or pl
    #[arg(long, env = "STOLIK_LANG", default_value = "en", value_name = "LANG", value_parser = language)]
    pub lang: Language,
    /// What the seats are called in the story, from seat 0 on, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "NAMES", conflicts_with = "json")]
    pub names: Vec<String>,
}

/// What `stolik replay --json` prints.
const REPLAY_JSON: &str = "\
One JSON object a step, the deal first:
  seq          0 for the deal, then 1, 2, 3 …
  round, turn  where the question stood, as people count, from 1; null where nobody counts
  ask          the question that was open: its topic, who was asked, how it closes
  why          why it closed: answered, clock, or floor (the time of a window was up)
  change       who joined or left instead; the question is then asked anew
  answers      the sheets that counted, as far as the viewer may know them: seat, parts, text,
               and by whom: a player, a bot or the clock. Who passed is not among them
  events       what the viewer heard
  view         what the viewer sees after the step
  outcome      how the game ended: winners, places, scores; null while it goes on
With --seat also:
  lists        what the seat may answer to the next question, part by part, where it is asked
With --all also:
  heard_by     who heard each event: \"everyone\" or {\"only\": seats}. Whoever heard of a drawn
               card has drawn it
  state        the whole state after the step, secrets included";

#[derive(Debug, Args)]
pub struct VerifyArgs {
    /// A log, as the page offers it when a game is over
    pub file: PathBuf,
}

#[derive(Debug, Args)]
pub struct CheckArgs {
    #[command(flatten)]
    pub place: Place,
}

#[derive(Debug, Args)]
pub struct BackupArgs {
    /// A folder that is not there yet; to restore, serve with --data on it, or on a copy of it
    #[arg(value_name = "DIR")]
    pub to: PathBuf,
    #[command(flatten)]
    pub place: Place,
}

#[derive(Debug, Args)]
pub struct ForgetArgs {
    /// Tables, by their code, or as the log and `stolik check` call them
    #[arg(value_name = "TABLE", required_unless_present = "older_than")]
    pub tables: Vec<String>,
    /// All tables that nobody has needed for more than so many days
    #[arg(long, value_name = "DAYS", conflicts_with = "tables")]
    pub older_than: Option<u32>,
    /// Says what would be forgotten, and forgets nothing
    #[arg(long)]
    pub dry_run: bool,
    #[command(flatten)]
    pub place: Place,
}

#[derive(Debug, Args)]
#[command(allow_missing_positional = true)]
pub struct ExportArgs {
    /// Tables, by their code, or as the log and `stolik check` call them [default: all]
    #[arg(value_name = "TABLE")]
    pub tables: Vec<String>,
    /// A file that is not there yet
    #[arg(value_name = "FILE", required = true)]
    pub file: PathBuf,
    #[command(flatten)]
    pub place: Place,
}

#[derive(Debug, Args)]
pub struct ImportArgs {
    /// A file that `stolik export` has written
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub place: Place,
}

#[derive(Debug, Args)]
pub struct RulesArgs {
    /// The game, as `stolik games` calls it
    pub game: GameId,
    /// In which language: en or pl
    #[arg(long, env = "STOLIK_LANG", default_value = "en", value_name = "LANG", value_parser = language)]
    pub lang: Language,
}

#[derive(Debug, Args)]
pub struct GamesArgs {
    /// Prints JSON instead of words
    #[arg(long)]
    pub json: bool,
}
