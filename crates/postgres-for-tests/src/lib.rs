//! For tests, and for trying things out: a real PostgreSQL in a folder of its own, on a free port of this machine, which no
//! service knows of.
//!
//! [`shared`] is one server for all tests of a binary, where [`Postgres::fresh`] gives each an empty database. A test that
//! stops the server under somebody starts its own. However a test ends, its server ends with it: a keeper waits for the
//! test's end of a pipe to close, which even a kill does.
//!
//! [`Postgres::standby`] is a second one that has everything the first one confirms, and can take its place. A [`Line`] between a
//! program and its database can be held, cut, slowed down, and led elsewhere.
//!
//! `STOLIK_POSTGRES_BIN` names the folder of the programs; otherwise the newest of Debian's is taken, or what `PATH` has.
//! PostgreSQL does not run as root: there it runs as the user `postgres`.
#![allow(clippy::expect_used, reason = "a helper that fails is a test that fails")]

use std::ffi::OsStr;
use std::net::TcpListener;
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, thread};

use tempfile::TempDir;

mod line;

pub use line::Line;

const USER: &str = "stolik";
/// Of a database that is gone with its test.
const PASSWORD: &str = "open-sesame";
/// Another program may take the port before the server does.
const PORTS_TRIED: u32 = 5;

/// One server for all tests of this binary.
pub fn shared() -> &'static Postgres {
    static SHARED: OnceLock<Postgres> = OnceLock::new();
    SHARED.get_or_init(Postgres::start)
}

/// Is there a PostgreSQL that could be started?
pub fn is_here() -> bool {
    Programs::folder().is_some()
}

/// A running server.
pub struct Postgres {
    programs: Programs,
    data: PathBuf,
    port: u16,
    databases: AtomicU32,
    keeper: Child,
    guard: Guard,
}

/// How programs are let in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Guard {
    Nobody,
    /// Over TLS, with a password (SCRAM).
    TlsAndPassword,
}

impl Postgres {
    /// Makes a server with nothing in it, and waits until it can be asked.
    ///
    /// # Panics
    /// If there is no PostgreSQL here, or it does not start.
    pub fn start() -> Self {
        Postgres::start_on(Guard::Nobody, |programs, data| {
            let mut init = programs.of_server("initdb", data.parent().unwrap_or(data));
            let init = init.arg("-D").arg(data).args(["-U", USER, "-A", "trust"]);
            run(init.args(["-E", "UTF8", "--locale=C", "--no-sync"]));
        })
    }

    /// A server that lets programs in as hosts are told to set it up: over TLS, with a password.
    ///
    /// # Panics
    /// If there is no PostgreSQL or no `openssl` here, or it does not start.
    pub fn start_guarded() -> Self {
        Postgres::start_on(Guard::TlsAndPassword, |programs, data| {
            let folder = data.parent().unwrap_or(data);
            fs::write(folder.join("password"), PASSWORD).expect("a file");
            let mut init = programs.of_server("initdb", folder);
            let init =
                init.arg("-D").arg(data).args(["-U", USER, "-A", "scram-sha-256", "--pwfile=password"]);
            run(init.args(["-E", "UTF8", "--locale=C", "--no-sync"]));
            let mut certify = programs.as_server("openssl", data);
            certify.args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"]);
            run(certify.args(["-keyout", "server.key", "-out", "server.crt"]));
        })
    }

    /// A server that has all that this one has, and from now on whatever it confirms: this one confirms nothing that the
    /// other one does not have on its disk.
    ///
    /// # Panics
    /// If it cannot be made.
    pub fn standby(&self) -> Self {
        let standby = Postgres::start_on(self.guard, |programs, data| {
            let mut copy = programs.of_server("pg_basebackup", data.parent().unwrap_or(data));
            copy.arg("-D").arg(data).args(["-h", "127.0.0.1", "-U", USER, "-p", &self.port.to_string()]);
            run(copy.args(["-R", "-X", "stream", "-c", "fast", "--no-sync"]));
        });
        self.ask("alter system set synchronous_standby_names = '*'");
        self.ask("select pg_reload_conf()");
        while self.ask("select count(*) from pg_stat_replication where sync_state = 'sync'") != "1" {
            thread::yield_now();
        }
        standby
    }

    /// It takes the place of the one that it has followed, which is gone.
    ///
    /// # Panics
    /// If it does not.
    pub fn promote(&self) {
        assert!(self.control(&["promote"]), "PostgreSQL stays a standby: {}", self.log());
    }

    fn start_on(guard: Guard, prepare: impl FnOnce(&Programs, &Path)) -> Self {
        let programs = Programs::find();
        // The keeper removes it.
        let folder = TempDir::new().expect("a folder").keep();
        if programs.are_for_another_user {
            run(Command::new("chown").arg("postgres").arg(&folder));
        }
        let data = folder.join("data");
        prepare(&programs, &data);
        let keeper = programs.keep(&folder, &data);
        let mut server = Postgres { programs, data, port: 0, databases: AtomicU32::new(0), keeper, guard };
        let started = (0..PORTS_TRIED).any(|_| {
            server.port = free_port();
            server.control(&["start", "-o", &server.settings()])
        });
        assert!(started, "PostgreSQL does not start; its log: {}", server.log());
        server
    }

    /// The address of a database with nothing in it.
    pub fn fresh(&self) -> String {
        self.database(&format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed)))
    }

    /// The same, for people who read its name.
    pub fn database(&self, name: &str) -> String {
        let mut create = Command::new(self.programs.folder.join("createdb"));
        create.env("PGPASSWORD", PASSWORD);
        run(create.args(["-h", "127.0.0.1", "-U", USER, "-p", &self.port.to_string(), name]));
        match self.guard {
            Guard::Nobody => format!("postgres://{USER}@127.0.0.1:{}/{name}", self.port),
            Guard::TlsAndPassword => {
                format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{}/{name}?sslmode=require", self.port)
            }
        }
    }

    /// Where programs reach it.
    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// One value.
    fn ask(&self, sql: &str) -> String {
        let mut ask = Command::new(self.programs.folder.join("psql"));
        ask.args(["-h", "127.0.0.1", "-U", USER, "-p", &self.port.to_string(), "-d", "postgres"]);
        ask.env("PGPASSWORD", PASSWORD);
        run(ask.args(["-X", "-A", "-t", "-c", sql])).trim().to_owned()
    }

    /// Changes something in a database behind everybody's back.
    pub fn execute(&self, database: &str, sql: &str) {
        run(Command::new(self.programs.folder.join("psql")).args([
            database,
            "-v",
            "ON_ERROR_STOP=1",
            "-c",
            sql,
        ]));
    }

    /// A folder that is removed when the server ends, however that comes about.
    pub fn folder(&self) -> &Path {
        self.data.parent().unwrap_or(&self.data)
    }

    /// As after a power cut: whoever is connected is cut off, and what was not committed is gone.
    pub fn restart(&self) {
        assert!(self.control(&["restart", "-m", "immediate"]), "PostgreSQL is gone: {}", self.log());
    }

    /// Cuts everybody off.
    pub fn stop(&self) {
        assert!(self.control(&["stop", "-m", "immediate"]), "PostgreSQL goes on: {}", self.log());
    }

    /// On the port that it had before.
    pub fn start_again(&self) {
        assert!(self.control(&["start", "-o", &self.settings()]), "PostgreSQL is gone: {}", self.log());
    }

    fn settings(&self) -> String {
        let sockets = self.data.with_file_name("");
        let ssl = if self.guard == Guard::TlsAndPassword { " -c ssl=on" } else { "" };
        format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories={} -c fsync=on -c max_connections=200{ssl}",
            self.port,
            sockets.display()
        )
    }

    fn control(&self, what: &[&str]) -> bool {
        let mut control = self.programs.of_server("pg_ctl", self.folder());
        control.arg("-D").arg(&self.data).arg("-l").arg(self.data.with_file_name("log")).arg("-w").args(what);
        control.stdout(Stdio::null()).stderr(Stdio::null()).status().expect("pg_ctl runs").success()
    }

    fn log(&self) -> String {
        fs::read_to_string(self.data.with_file_name("log")).unwrap_or_default()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        // Whatever it says, there is nothing more to do.
        let _ = self.keeper.wait();
    }
}

struct Programs {
    folder: PathBuf,
    are_for_another_user: bool,
}

impl Programs {
    fn folder() -> Option<PathBuf> {
        let named = env::var_os("STOLIK_POSTGRES_BIN").map(PathBuf::from);
        let path = env::var_os("PATH").unwrap_or_default();
        let on_path = || env::split_paths(&path).find(|folder| is_server_in(folder));
        named.or_else(newest_of_debian).or_else(on_path).filter(|folder| is_server_in(folder))
    }

    fn find() -> Self {
        let folder = Self::folder().expect(
            "no PostgreSQL is found: `apt-get install postgresql`, or say where it is with STOLIK_POSTGRES_BIN",
        );
        let is_root = fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0);
        Programs { folder, are_for_another_user: is_root }
    }

    /// A program of PostgreSQL that must run as the user whose the server is.
    fn of_server(&self, program: &str, at: &Path) -> Command {
        self.as_server(self.folder.join(program), at)
    }

    /// Any program, as that user.
    fn as_server(&self, program: impl AsRef<OsStr>, at: &Path) -> Command {
        let program = program.as_ref();
        let mut command = if self.are_for_another_user {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(at);
        command
    }

    /// Waits for the end of this process, whichever it is, and takes the server and its folder along.
    fn keep(&self, folder: &Path, data: &Path) -> Child {
        let stop = self.of_server("pg_ctl", folder);
        let mut keeper = Command::new("sh");
        keeper.args(["-c", r#"cat; cd /; folder=$1; shift; "$@"; rm -rf "$folder""#, "keeper"]);
        keeper.arg(folder).arg(stop.get_program()).args(stop.get_args());
        keeper.arg("-D").arg(data).args(["stop", "-m", "immediate"]);
        keeper.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // Whoever ends the test with all that belongs to it must not end this.
        keeper.process_group(0).spawn().expect("a shell runs")
    }
}

fn is_server_in(folder: &Path) -> bool {
    folder.join("initdb").exists() && folder.join("pg_ctl").exists()
}

fn newest_of_debian() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?.flatten().map(|entry| entry.path());
    let number = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    Some(versions.max_by_key(number)?.join("bin"))
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("its number").port()
}

/// What it says.
fn run(command: &mut Command) -> String {
    let done = command.output().expect("it runs");
    assert!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8_lossy(&done.stdout).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_gone_with_its_folder_when_it_is_dropped() {
        let server = Postgres::start();
        let (first, second) = (server.fresh(), server.fresh());
        assert_ne!(first, second);
        server.restart();
        server.fresh();
        let (data, port) = (server.data.clone(), server.port);
        drop(server);
        assert!(!data.exists());
        assert!(TcpListener::bind(("127.0.0.1", port)).is_ok(), "nobody listens there any more");
    }

    #[test]
    fn a_guarded_server_lets_nobody_in_without_the_password() {
        let server = Postgres::start_guarded();
        let url = server.fresh();
        server.execute(&url, "create table kept (one integer)");
        let ask = |url: &str| {
            let mut ask = Command::new(server.programs.folder.join("psql"));
            ask.args([url, "-w", "-c", "select 1"]).output().unwrap().status.success()
        };
        assert!(ask(&url));
        assert!(!ask(&url.replace(PASSWORD, "guessed")));
    }

    #[test]
    fn a_standby_that_is_promoted_has_what_was_confirmed_and_takes_more() {
        let server = Postgres::start();
        let standby = server.standby();
        server.ask("create table kept (one integer)");
        server.ask("insert into kept values (17)");
        server.stop();
        standby.promote();
        assert_eq!(standby.ask("select one from kept"), "17");
        standby.ask("insert into kept values (18)");
        // And it can have one of its own.
        drop(server);
        assert_eq!(standby.standby().ask("select count(*) from kept"), "2");
    }
}
