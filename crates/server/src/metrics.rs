//! What a host can count, for Prometheus: how many, how long, how often. Nothing here tells a table, a person or a card.
//!
//! The counts are those of the process, so that one line counts something wherever it happens. They cost an addition each,
//! and can only be read where [`serve`] listens: on a port of their own.

use std::future::Future;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::LazyLock;
use std::sync::atomic::AtomicU64;
use std::time::Instant;

use axum::Router;
use axum::extract::State;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use stolik_protocol::server::ServerMessage;
use stolik_store::Write;
use stolik_table::Reply;

use crate::app::App;
use crate::config::Config;
use crate::household::Crowd;
use crate::listen::Door;

/// Somebody who collects, and somebody who looks.
const MOST_CONNECTIONS: usize = 16;
/// From a fast disk to one that makes people wait, in seconds.
const WRITES: [f64; 12] = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 1.0, 4.0];
const THOUGHTS: [f64; 10] = [0.001, 0.004, 0.016, 0.064, 0.128, 0.256, 0.512, 1.0, 4.0, 16.0];

/// What has happened since the process began.
pub static COUNTS: LazyLock<Counts> = LazyLock::new(Counts::new);

pub struct Counts {
    registry: Registry,
    tables: Family<Tables, Gauge>,
    sockets: Gauge,
    moves: Family<Moves, Counter>,
    writes: Histogram,
    refusals: Family<Refusals, Counter>,
    thoughts: Histogram,
    bytes_out: Counter<u64, AtomicU64>,
    memory: Gauge,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Tables {
    state: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Moves {
    what: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Refusals {
    /// What was refused.
    what: &'static str,
    /// Why, as the client is told: one of the cases in our own texts.
    case: String,
}

impl Counts {
    fn new() -> Self {
        let mut registry = Registry::default();
        let tables = Family::default();
        registry.register("stolik_tables", "Tables that are kept", tables.clone());
        let sockets = Gauge::default();
        registry.register("stolik_sockets", "Screens that are connected", sockets.clone());
        let moves = Family::default();
        registry.register("stolik_moves_written", "Sheets and closed questions on disk", moves.clone());
        let writes = Histogram::new(WRITES);
        let help = "From a decision to its being on disk";
        registry.register_with_unit("stolik_write", help, Unit::Seconds, writes.clone());
        let refusals = Family::default();
        registry.register("stolik_refusals", "What was refused, and why", refusals.clone());
        let thoughts = Histogram::new(THOUGHTS);
        let help = "How long bots think, waiting for a processor included";
        registry.register_with_unit("stolik_bot_thinking", help, Unit::Seconds, thoughts.clone());
        let bytes_out = Counter::default();
        registry.register_with_unit("stolik_sent", "Sent to everybody", Unit::Bytes, bytes_out.clone());
        let memory = Gauge::default();
        let help = "Memory that the process has";
        registry.register_with_unit("process_resident_memory", help, Unit::Bytes, memory.clone());
        Counts { registry, tables, sockets, moves, writes, refusals, thoughts, bytes_out, memory }
    }

    /// All of it as text, with what is looked at only when somebody asks.
    fn text(&self, app: &App) -> Result<String, std::fmt::Error> {
        let (awake, asleep) = app.rooms.count();
        for (state, count) in [("awake", awake), ("asleep", asleep)] {
            self.tables.get_or_create(&Tables { state }).set(i64::try_from(count).unwrap_or(i64::MAX));
        }
        self.memory.set(resident_bytes(Path::new("/proc/self")).unwrap_or(0));
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// The memory that a process has, by its folder below `/proc`. Linux says it; elsewhere nobody knows.
pub fn resident_bytes(process: &Path) -> Option<i64> {
    let status = std::fs::read_to_string(process.join("status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// A screen that is connected, for as long as this lives.
pub struct Connected(());

pub fn connected() -> Connected {
    COUNTS.sockets.inc();
    Connected(())
}

impl Drop for Connected {
    fn drop(&mut self) {
        COUNTS.sockets.dec();
    }
}

/// Something that is about to be written.
pub struct Writing {
    since: Instant,
    sheets: u64,
    steps: u64,
}

pub fn writing(writes: &[Write]) -> Writing {
    let count = |is: fn(&Write) -> bool| writes.iter().filter(|write| is(write)).count() as u64;
    let sheets = count(|write| matches!(write, Write::Put { .. }));
    let steps = count(|write| matches!(write, Write::Step { .. }));
    Writing { since: Instant::now(), sheets, steps }
}

impl Writing {
    /// It is on disk.
    pub fn done(self) {
        COUNTS.writes.observe(self.since.elapsed().as_secs_f64());
        COUNTS.moves.get_or_create(&Moves { what: "sheet" }).inc_by(self.sheets);
        COUNTS.moves.get_or_create(&Moves { what: "step" }).inc_by(self.steps);
    }
}

pub fn refused(what: &'static str, case: &str) {
    COUNTS.refusals.get_or_create(&Refusals { what, case: case.to_owned() }).inc();
}

/// What is said to a screen may be a refusal.
pub fn said(message: &ServerMessage) {
    match message {
        ServerMessage::Refused { refusal, .. } => refused("wish", refusal.case),
        ServerMessage::SheetReply { reply: Reply::Refused { refusal }, .. } => refused("sheet", refusal.case),
        ServerMessage::Rejected { case } => refused("message", case),
        _ => {}
    }
}

/// A bot thinks.
pub async fn thinking<T>(thought: impl Future<Output = T>) -> T {
    let since = Instant::now();
    let said = thought.await;
    COUNTS.thoughts.observe(since.elapsed().as_secs_f64());
    said
}

pub fn sent(bytes: usize) {
    COUNTS.bytes_out.inc_by(bytes as u64);
}

/// Where the counts can be read, and by whom.
#[derive(Clone, PartialEq, Eq)]
pub struct Listen {
    pub on: SocketAddr,
    /// Whoever reads must know it. Without one they can be read on this machine only.
    pub key: Option<String>,
}

impl std::fmt::Debug for Listen {
    /// Without the key.
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Listen").field("on", &self.on).finish_non_exhaustive()
    }
}

/// Lets whoever may read the counts, for as long as the server runs. The door is like that of the tables, and narrower.
pub async fn serve(listener: tokio::net::TcpListener, key: Option<String>, app: App) {
    let config = Config { most_connections: MOST_CONNECTIONS, ..(*app.config).clone() };
    let door = Door {
        crowd: Crowd::new(&config).into(),
        budgets: app.budgets.clone(),
        config: config.into(),
        neighbours: None,
    };
    let router = Router::new().route("/metrics", get(read)).with_state((key, app));
    door.open(listener, router, std::future::pending()).await.leave().await;
}

type Reader = (Option<String>, App);

async fn read(State((key, app)): State<Reader>, headers: HeaderMap) -> Response {
    // Nobody's page reads them by pointing its own name here.
    if !app.hosts.is_ours(&headers) {
        return StatusCode::MISDIRECTED_REQUEST.into_response();
    }
    let shown = headers.get(AUTHORIZATION).and_then(|header| header.to_str().ok());
    let shown = shown.and_then(|header| header.strip_prefix("Bearer ")).unwrap_or_default();
    // Hashes are compared in the same time, wherever they differ.
    let is_known = |key: &String| blake3::hash(key.as_bytes()) == blake3::hash(shown.as_bytes());
    if !key.as_ref().is_none_or(is_known) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    match COUNTS.text(&app) {
        Ok(text) => {
            let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
            ([(CONTENT_TYPE, kind)], text).into_response()
        }
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
