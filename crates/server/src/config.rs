//! What a host can set.

use std::path::PathBuf;
use std::time::Duration;

use crate::metrics;
use crate::proxy::TrustedProxy;

/// How the server behaves; the defaults are those of a private table at home.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address that people use, where it is not the one the server listens on: `https://stolik.example`.
    /// With `https` cookies are marked secure.
    pub public_url: Option<String>,
    /// The address on the local network, if the server listens there: shared instead of `localhost`.
    pub network_url: Option<String>,
    /// Proxies whose word is taken for who asks, and whether over HTTPS.
    pub trusted_proxies: Vec<TrustedProxy>,
    /// How long a bot seems to think at the least. Zero in tests and measurements.
    pub bot_pause: Duration,
    /// How long somebody who is waited for must be away before others may lend the seat to a bot.
    pub away_after: Duration,
    /// How long a second of a table's clocks lasts. Shorter in tests, which would otherwise wait.
    pub second: Duration,
    /// How long the devices have to open the dice before the deal; whoever keeps silent for longer is left out.
    pub opens_within: Duration,
    /// Factor on the time that windows stay open and that devices have to seal their dice: 1 as the games are meant, 0 to
    /// close a window as soon as all have answered and to deal without devices that have not sealed yet.
    pub pace: f64,
    /// How many messages a second a screen may send; it may save up three seconds' worth.
    pub messages_a_second: u32,
    /// How many tables one address may open a minute.
    pub tables_a_minute: u32,
    /// How often an address may bring pictures a minute.
    pub imports_a_minute: u32,
    /// How many households one address may stand for: every budget and cap of an address is multiplied by it.
    pub households_an_address: u32,
    /// How many connections there may be at once.
    pub most_connections: usize,
    /// Names under which people reach the server, besides those that nobody can register; see `hosts`.
    pub host_names: Vec<String>,
    pub deadlines: Deadlines,
    /// How many megabytes of pictures all tables together may keep.
    pub most_megabytes_of_decks: u32,
    /// How many tables there may be in all, asleep or awake.
    pub most_tables: usize,
    /// How many screens may watch at one table without being somebody there.
    pub most_spectators: u16,
    /// How many lines of chat one person may say a minute; nobody types faster for long.
    pub lines_a_minute: usize,
    /// How long a table without a screen stays awake.
    pub sleeps_after: Duration,
    /// How long a table is kept that nobody needs, with its games and decks.
    pub kept_for: Duration,
    /// Where what is counted can be read, if anywhere.
    pub metrics: Option<metrics::Listen>,
    /// Where pictures lie while they are looked at; the system's own place if none is named.
    pub scratch: Option<PathBuf>,
    /// For tests only: every table gets this code and this secret, so that two servers can be compared to the byte.
    pub fixed: Option<Fixed>,
}

/// How long anything may take that somebody else can draw out.
#[derive(Clone, Debug)]
pub struct Deadlines {
    /// For the head of a request; a connection that asks for nothing is closed after it, too.
    pub head: Duration,
    /// For a body, pictures excepted.
    pub body: Duration,
    /// For taking what we send: nothing was taken for so long.
    pub taking: Duration,
    /// For a socket to say hello.
    pub hello: Duration,
    /// How often a socket is asked whether it is still there, and after how long a silence it is not. Others see within
    /// fifteen seconds that somebody is away, also where the line hangs.
    pub ping_every: Duration,
    pub silent_for: Duration,
    /// For the next bytes of pictures.
    pub pictures_next: Duration,
    /// After this long, pictures must have come at [`least_bytes_a_second`](Deadlines::least_bytes_a_second) on average.
    pub pictures_grace: Duration,
    pub least_bytes_a_second: u64,
    /// Whoever was too fast is told so after this long, so that asking again and again costs the server nothing.
    pub too_fast: Duration,
    /// For everything that is under way when the server stops.
    pub stop: Duration,
}

impl Default for Deadlines {
    fn default() -> Self {
        Deadlines {
            head: Duration::from_secs(15),
            body: Duration::from_secs(10),
            taking: Duration::from_secs(10),
            hello: Duration::from_secs(10),
            ping_every: Duration::from_secs(4),
            silent_for: Duration::from_secs(13),
            pictures_next: Duration::from_secs(30),
            pictures_grace: Duration::from_secs(60),
            least_bytes_a_second: 16 * 1024,
            too_fast: Duration::from_secs(1),
            stop: Duration::from_secs(6),
        }
    }
}

/// What is otherwise drawn at random when a table is opened.
#[derive(Clone, Debug)]
pub struct Fixed {
    pub code: String,
    pub secret: stolik_table::Secret,
    /// A snapshot that every game is set up with instead of being dealt: a given state at a real table.
    pub stage: Option<String>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            public_url: None,
            network_url: None,
            trusted_proxies: Vec::new(),
            bot_pause: Duration::from_millis(700),
            away_after: Duration::from_secs(60),
            second: Duration::from_secs(1),
            opens_within: Duration::from_secs(4),
            pace: 1.0,
            messages_a_second: 20,
            tables_a_minute: 60,
            imports_a_minute: 6,
            households_an_address: 1,
            most_connections: 4000,
            host_names: Vec::new(),
            deadlines: Deadlines::default(),
            most_megabytes_of_decks: 2000,
            most_tables: 10_000,
            most_spectators: 30,
            lines_a_minute: 30,
            sleeps_after: Duration::from_secs(15 * 60),
            kept_for: Duration::from_secs(60 * 24 * 60 * 60),
            metrics: None,
            scratch: None,
            fixed: None,
        }
    }
}

impl Config {
    /// Do people reach the server over HTTPS?
    pub fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
