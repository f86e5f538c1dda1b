//! `stolik bench`: what a running server carries. Tables of people who choose at random, against a server on this machine;
//! never against one elsewhere.
//!
//! | file | one idea |
//! |---|---|
//! | this one | opens the tables, lets them play for a while, and counts |
//! | `room` | one table and everybody at it |
//! | `screen` | one player's socket |
//! | `process` | what the system says of the server, and of ourselves |
//! | `report` | what is printed |

use std::collections::BTreeMap;
use std::net::{SocketAddr, ToSocketAddrs};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use futures_util::future::try_join_all;
use futures_util::{StreamExt, TryStreamExt, stream};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::cli::BenchArgs;
use crate::open_files;

mod process;
mod report;
mod room;
mod screen;

use process::Process;
use report::Report;
use room::{Pace, Room};

/// Tables that are opened at the same time.
const OPENED_AT_ONCE: usize = 8;

pub fn run(args: &BenchArgs) -> Result<()> {
    let at = |typed: &[String]| typed.iter().map(|typed| on_this_machine(typed)).collect::<Result<Vec<_>>>();
    let places = Places { tables: at(&args.address)?, doors: at(&args.door)? };
    let seats = args.game.info().seats;
    let seated = args.seats.unwrap_or(*seats.end());
    let (fewest, most) = (seats.start(), seats.end());
    ensure!(seats.contains(&seated), "{} is played by {fewest} to {most}", args.game.info().id);
    // Every socket is an open file of ours, too.
    open_files::for_connections();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(measure(args, &places, seated))?;
    if args.json { report.print_json() } else { report.print() }
}

/// Nobody else's server is put to the test.
fn on_this_machine(typed: &str) -> Result<SocketAddr> {
    let address = typed.to_socket_addrs().ok().and_then(|mut all| all.next());
    let address = address.with_context(|| format!("{typed} is no address with a port"))?;
    if !address.ip().is_loopback() {
        bail!("{typed} is not this machine: only a server on loopback is put to the test");
    }
    Ok(address)
}

/// Where tables are opened, and where players come in.
pub struct Places {
    tables: Vec<SocketAddr>,
    doors: Vec<SocketAddr>,
}

impl Places {
    /// Where a table is opened, and where one of its players comes in.
    pub fn of(&self, table: usize, player: usize) -> (SocketAddr, SocketAddr) {
        let opened = self.tables[table % self.tables.len()];
        let door = self.doors.iter().cycle().nth((table + player) % self.doors.len().max(1));
        (opened, door.copied().unwrap_or(opened))
    }

    fn servers(&self) -> Vec<SocketAddr> {
        let mut all = [&self.tables[..], &self.doors].concat();
        all.sort();
        all.dedup();
        all
    }
}

async fn measure(args: &BenchArgs, places: &Places, seats: u8) -> Result<Report> {
    let servers = match args.pid {
        Some(id) => vec![Process::with_id(id).with_context(|| format!("there is no process {id}"))?],
        None => places.servers().into_iter().filter_map(Process::at).collect(),
    };
    let of_each = |what: fn(&Process) -> Option<f64>| servers.iter().map(what).collect::<Vec<_>>();
    // What is not known of one is known of none.
    let of_servers = |what| (!servers.is_empty()).then(|| of_each(what).into_iter().sum::<Option<f64>>())?;
    let alone = of_servers(Process::memory);
    let (game, seed) = (args.game, args.seed);
    let pace = if args.human { Pace::Human } else { Pace::Full };
    let (start, begins) = watch::channel(None);
    let opening = (0..u64::from(args.rooms)).map(|number| {
        let begins = begins.clone();
        async move {
            let mut room = Room::open(places, game, seats, seed, number).await?;
            if let Some(folder) = args.talk.as_deref().filter(|_| number == 0) {
                room.keep_talk(folder)?;
            }
            anyhow::Ok(tokio::spawn(room.play_from(begins, pace)))
        }
    });
    let rooms: Vec<_> = stream::iter(opening).buffered(OPENED_AT_ONCE).try_collect().await?;
    let seated = of_servers(Process::memory);

    let us = Process::this();
    let (used, ours) = (of_each(Process::cpu), us.cpu());
    let commits = servers.first().and_then(Process::commits);
    let started = Instant::now();
    start.send_replace(Some(started + Duration::from_secs(args.seconds.into())));
    let rooms = try_join_all(rooms.into_iter().map(|room| async { room.await? })).await?;
    let lasted = started.elapsed();

    let since = |before: Option<f64>, now: Option<f64>| Some(now? - before?);
    let now_used = of_each(Process::cpu);
    let cpus: Vec<f64> =
        used.into_iter().zip(now_used).filter_map(|(before, now)| since(before, now)).collect();
    let own_cpu = since(ours, us.cpu());
    let now = servers.first().and_then(Process::commits);
    let mut bytes = BTreeMap::new();
    let screens = || rooms.iter().flat_map(Room::screens);
    for (kind, count) in screens().flat_map(|screen| &screen.bytes) {
        *bytes.entry(kind.clone()).or_default() += count;
    }
    let mut waits: Vec<Duration> = rooms.iter().flat_map(|room| room.waits.iter().copied()).collect();
    waits.sort_unstable();
    Ok(Report {
        game: args.game.info().id,
        rooms: args.rooms,
        seats,
        pace,
        seed,
        lasted,
        moves: screens().map(|screen| screen.moves).sum(),
        cpus,
        own_cpu,
        commits: commits.zip(now).map(|(before, now)| now.wrapping_sub(before)),
        bytes,
        waits,
        grown: since(alone, seated),
        memory: of_servers(Process::memory),
    })
}
