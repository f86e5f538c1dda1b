//! `cargo xtask cluster`: several servers that share one PostgreSQL, behind HAProxy, on this machine and for as long as
//! somebody tries things out. Nothing of it is left afterwards.
//!
//! The database takes its folder along, in which everything else lies; servers and HAProxy are told by the system when we
//! are gone. So a kill leaves nothing behind, either.

use std::fs::{self, File};
use std::io::BufReader;
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use stolik_postgres_for_tests::Postgres;
use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::run::{messages, step};
use crate::{root, server, web};

const NODES: usize = 3;
/// Each needs a dozen connections to the database.
const MOST_NODES: usize = 12;
const PORT: u16 = 4010;
/// HAProxy looks twice before it believes in a server.
const OPENS_WITHIN: Duration = Duration::from_secs(20);
/// A server gives itself nine seconds.
const STOPS_WITHIN: Duration = Duration::from_secs(12);
const LOOKS_EVERY: Duration = Duration::from_millis(50);
const TELLS_WITHIN: Duration = Duration::from_millis(300);

pub fn cluster(words: &[&str]) -> Result<()> {
    let wanted = Wanted::read(words)?;
    web::postgres()?;
    let haproxy = web::haproxy()?;
    let binary = build(wanted.is_release)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let _inside = runtime.enter();
    // From here on nothing ends us before everything else has ended.
    let mut requests = Requests::listen()?;
    let mut cluster = Cluster::start(&binary, &haproxy, &wanted)?;
    println!("{}", cluster.told());
    while !runtime.block_on(requests.come_within(TELLS_WITHIN)) {
        for address in cluster.newly_gone() {
            println!("{address} is gone; its tables go on at the others");
        }
    }
    println!("Stopping.");
    drop(cluster);
    Ok(())
}

/// What somebody has typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Wanted {
    nodes: usize,
    port: u16,
    is_release: bool,
}

impl Wanted {
    fn read(words: &[&str]) -> Result<Self> {
        let mut wanted = Wanted { nodes: NODES, port: PORT, is_release: false };
        let mut rest = words;
        loop {
            rest = match rest {
                [] => return Ok(wanted),
                ["--release", rest @ ..] => {
                    wanted.is_release = true;
                    rest
                }
                ["--nodes", number, rest @ ..] => {
                    let nodes = number.parse().ok().filter(|nodes| (1..=MOST_NODES).contains(nodes));
                    wanted.nodes =
                        nodes.with_context(|| format!("--nodes is a number from 1 to {MOST_NODES}"))?;
                    rest
                }
                ["--port", number, rest @ ..] => {
                    let port = number.parse().ok().filter(|port| *port > 0);
                    wanted.port = port.with_context(|| format!("\"{number}\" is no port"))?;
                    rest
                }
                [word, ..] => bail!("\"{word}\" is not understood: [--nodes N] [--port P] [--release]"),
            };
        }
    }
}

/// Requests to stop, from whoever types or from the system.
struct Requests([Signal; 3]);

impl Requests {
    fn listen() -> Result<Self> {
        let hear = |kind| signal(kind).context("signals cannot be heard");
        Ok(Requests([
            hear(SignalKind::interrupt())?,
            hear(SignalKind::terminate())?,
            hear(SignalKind::hangup())?,
        ]))
    }

    async fn come_within(&mut self, time: Duration) -> bool {
        let [interrupt, terminate, hangup] = &mut self.0;
        tokio::select! {
            _ = interrupt.recv() => true,
            _ = terminate.recv() => true,
            _ = hangup.recv() => true,
            () = tokio::time::sleep(time) => false,
        }
    }
}

fn build(is_release: bool) -> Result<PathBuf> {
    step("the binary");
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--locked", "--package", "stolik", "--message-format=json-render-diagnostics"]);
    if is_release {
        cargo.arg("--release");
    }
    let built = cargo.current_dir(root()).stderr(Stdio::inherit()).output()?;
    ensure!(built.status.success(), "the binary does not build");
    let mut programs = messages(&built.stdout).filter(|line| line["target"]["name"] == "stolik");
    let program = programs.find_map(|line| line["executable"].as_str().map(PathBuf::from));
    program.context("cargo does not say where it has put the binary")
}

/// Everything that runs. What is first here ends first: nobody is led to a server that is gone, and no server loses its
/// database.
struct Cluster {
    door: Running,
    servers: Vec<Server>,
    database: String,
    postgres: Postgres,
    port: u16,
}

struct Server {
    address: String,
    running: Running,
    is_gone: bool,
    /// It goes on speaking.
    _tells: BufReader<ChildStdout>,
}

impl Cluster {
    fn start(binary: &Path, haproxy: &str, wanted: &Wanted) -> Result<Self> {
        // HAProxy would say it less plainly, after everything else has started.
        TcpListener::bind(("127.0.0.1", wanted.port))
            .with_context(|| format!("port {} is taken; --port chooses another one", wanted.port))?;
        let postgres = Postgres::start();
        let database = postgres.database("stolik");
        let servers =
            (1..=wanted.nodes).map(|number| Server::start(binary, number, &database, postgres.folder()));
        let servers = servers.collect::<Result<Vec<_>>>()?;
        let addresses: Vec<&str> = servers.iter().map(|server| &*server.address).collect();
        let file = postgres.folder().join("haproxy.cfg");
        fs::write(
            &file,
            config(&fs::read_to_string(root().join("deploy/haproxy.cfg"))?, wanted.port, &addresses)?,
        )?;
        let log = postgres.folder().join("haproxy.log");
        let mut door = ends_with_us(haproxy);
        door.args(["-db", "-f"])
            .arg(&file)
            .env_remove("HAPROXY")
            .stdout(Stdio::null())
            .stderr(File::create(&log)?);
        let mut door = Running(door.spawn()?);
        let front = format!("127.0.0.1:{}", wanted.port);
        let since = Instant::now();
        while !server::is_well(&front).unwrap_or(false) {
            let is_hopeless = door.0.try_wait()?.is_some() || since.elapsed() > OPENS_WITHIN;
            ensure!(!is_hopeless, "HAProxy does not open: {}", fs::read_to_string(&log)?);
            sleep(LOOKS_EVERY);
        }
        Ok(Cluster { door, servers, database, postgres, port: wanted.port })
    }

    /// Where everything is, and what can be tried.
    fn told(&self) -> String {
        let Cluster { database, port, .. } = self;
        let servers = self.servers.iter().zip(1..).map(|(server, number)| {
            let (address, id) = (&server.address, server.running.0.id());
            format!("server {number}    http://{address}   kill -9 {id}\n")
        });
        let servers: String = servers.collect();
        let (door, logs) = (self.door.0.id(), self.postgres.folder().display());
        format!(
            "
the door    http://127.0.0.1:{port}   (HAProxy, process {door})
{servers}database    {database}
logs        {logs}/*.log

Open a table at the door. Which server has it:
  psql {database} -c 'select left(rooms.code, 8) as room, address from rooms left join nodes on nodes.id = owner'
Kill that one with its line above: screens say that the line is dead, come back by themselves, and the table goes on at
another server within some seconds. kill -STOP lets one hang, kill -TERM lets one leave politely.
Ctrl+C stops everything, and nothing is left of it."
        )
    }

    /// The servers that have ended since somebody asked.
    fn newly_gone(&mut self) -> Vec<String> {
        let has_ended =
            |server: &mut Server| !server.is_gone && matches!(server.running.0.try_wait(), Ok(Some(_)));
        let gone = self.servers.iter_mut().filter_map(|server| {
            server.is_gone = has_ended(server);
            server.is_gone.then(|| server.address.clone())
        });
        gone.collect()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // All at once: each may take its time.
        self.door.ask_to_stop();
        self.servers.iter().for_each(|server| server.running.ask_to_stop());
    }
}

impl Server {
    fn start(binary: &Path, number: usize, database: &str, folder: &Path) -> Result<Self> {
        let log = folder.join(format!("server-{number}.log"));
        let mut command = ends_with_us(binary);
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", database]);
        // HAProxy speaks for others; the public address would be one that it cannot have here.
        command.args(["--trusted-proxy", "127.0.0.1", "--log-format", "text", "--data"]);
        command.arg(folder.join(format!("server-{number}")));
        let mut child = command.stdout(Stdio::piped()).stderr(File::create(&log)?).spawn()?;
        let tells = child.stdout.take().context("it has a voice")?;
        let (mut tells, running) = (BufReader::new(tells), Running(child));
        let address = server::address(&mut tells).with_context(|| {
            format!("a server does not start: {}", fs::read_to_string(&log).unwrap_or_default())
        })?;
        Ok(Server { address, running, is_gone: false, _tells: tells })
    }
}

/// A program that is asked to stop when it is dropped, and made to if it does not.
struct Running(Child);

impl Running {
    fn ask_to_stop(&self) {
        // It may have ended by itself.
        let _ = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).stderr(Stdio::null()).status();
        // A server that somebody has let hang hears nothing before it goes on.
        let _ = Command::new("kill").args(["-CONT", &self.0.id().to_string()]).stderr(Stdio::null()).status();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if !matches!(self.0.try_wait(), Ok(Some(_))) {
            self.ask_to_stop();
        }
        let since = Instant::now();
        while matches!(self.0.try_wait(), Ok(None)) && since.elapsed() < STOPS_WITHIN {
            sleep(LOOKS_EVERY);
        }
        // Of one that has ended there is nothing to kill.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A program that Ctrl+C does not reach, so that all end in their order, and that Linux stops if we are killed.
fn ends_with_us(program: impl AsRef<Path>) -> Command {
    let program = program.as_ref();
    let mut command = if cfg!(target_os = "linux") {
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "TERM", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.process_group(0).stdin(Stdio::null());
    command
}

/// The file for hosts, with a door on this machine and these servers behind it.
fn config(for_hosts: &str, port: u16, servers: &[&str]) -> Result<String> {
    let (mut text, mut doors, mut known) = (String::new(), 0, 0);
    for line in for_hosts.lines() {
        match line.trim_start().split(' ').next() {
            Some("bind") => {
                doors += 1;
                text += &format!("    bind 127.0.0.1:{port}\n");
            }
            Some("server") => {
                known += 1;
                if known == 1 {
                    let lines =
                        servers.iter().zip(1..).map(|(at, number)| format!("    server s{number} {at}\n"));
                    text.extend(lines);
                }
            }
            _ => text += &format!("{line}\n"),
        }
    }
    ensure!(
        doors == 1 && known > 0,
        "haproxy.cfg has {doors} doors and {known} servers: it is not understood"
    );
    Ok(text)
}

#[cfg(test)]
mod tests;
