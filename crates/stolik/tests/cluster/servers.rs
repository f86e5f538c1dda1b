//! Three servers on one database. Between each and the database, and between each and the others, is a line that can be held
//! and cut.

use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use stolik_postgres_for_tests::{Line, Postgres};
use tempfile::TempDir;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::common::{AT_ONCE, Person};
use crate::players::{a_free_port, awake, new_person};

pub const SERVERS: usize = 3;
/// The binary of the version before, if one of the servers is to be of that one.
const BEFORE: &str = "STOLIK_BEFORE";
/// As a page waits at first before it comes back. Without that, people at servers that say no would be a flood.
pub const COMES_BACK_AFTER: Duration = Duration::from_millis(150);

pub struct Servers {
    databases: Arc<Mutex<Databases>>,
    data: TempDir,
    all: Vec<Server>,
    households: &'static str,
}

struct Databases {
    postgres: Postgres,
    standby: Option<Postgres>,
}

struct Server {
    port: u16,
    /// The address of the database, through its own line.
    database: String,
    to_database: Line,
    /// By which the others reach it.
    from_others: Line,
    running: Mutex<Option<Child>>,
}

/// Which line of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Between {
    ItAndTheDatabase,
    ItAndTheOthers,
}

impl Servers {
    pub async fn start() -> Self {
        // Players here answer faster than people can.
        Servers::start_with("100").await
    }

    /// Where an address stands for so many households.
    pub async fn start_with(households: &'static str) -> Self {
        Servers::start_on(Postgres::start(), households).await
    }

    pub async fn start_on(postgres: Postgres, households: &'static str) -> Self {
        let url = postgres.fresh();
        let mut all = Vec::new();
        for _ in 0..SERVERS {
            let port = a_free_port();
            let (to_database, database) = Line::to_database(&url).await;
            let from_others = Line::lay(&format!("127.0.0.1:{port}")).await;
            all.push(Server { port, database, to_database, from_others, running: Mutex::default() });
        }
        let databases = Arc::new(Mutex::new(Databases { postgres, standby: None }));
        let servers = Servers { databases, data: TempDir::new().unwrap(), all, households };
        for number in 0..SERVERS {
            servers.start_one(number).await;
        }
        servers
    }

    pub async fn start_one(&self, number: usize) {
        let Server { port, database, from_others, running, .. } = &self.all[number];
        let before = std::env::var(BEFORE).ok().filter(|_| number == SERVERS - 1);
        let mut server = Command::new(before.as_deref().unwrap_or(env!("CARGO_BIN_EXE_stolik")));
        server
            .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--database", database])
            .args(["--node-address", &from_others.address.to_string()])
            .args(AT_ONCE)
            .args(["--messages-a-second", "10000", "--households", self.households])
            .arg("--data")
            .arg(self.data.path().join(number.to_string()))
            .stdout(Stdio::null());
        *running.lock().unwrap() = Some(server.spawn().unwrap());
        let somebody = new_person(*port);
        awake(&somebody).await;
        // It listens before it has joined the others.
        assert_eq!(somebody.get("/healthz").await.status, 200);
    }

    /// Somebody who has reached one of the servers.
    pub fn person(&self, number: usize) -> Person {
        new_person(self.all[number % SERVERS].port)
    }

    /// The same person at another server.
    pub fn at(&self, person: &Person, number: usize) -> Person {
        Person { address: format!("127.0.0.1:{}", self.all[number % SERVERS].port), ..person.clone() }
    }

    /// SIGKILL: it cannot finish anything.
    pub fn kill(&self, number: usize) {
        let mut server = self.all[number].running.lock().unwrap().take().unwrap();
        server.kill().unwrap();
        server.wait().unwrap();
    }

    /// SIGTERM, and waits until it has gone.
    pub async fn stop(&self, number: usize) {
        self.signal(number, "TERM");
        let mut server = self.all[number].running.lock().unwrap().take().unwrap();
        let stopped = spawn_blocking(move || server.wait().unwrap());
        assert!(stopped.await.unwrap().success());
    }

    /// Waits until each server leads to these tables.
    pub async fn until_all_lead_to(&self, tables: &[String]) {
        for number in 0..SERVERS {
            for table in tables {
                self.until_one_leads_to(number, table).await;
            }
        }
    }

    pub async fn until_one_leads_to(&self, number: usize, table: &str) {
        let somebody = self.person(number);
        while somebody.get(&format!("/api/tables/{table}")).await.status != 200 {
            sleep(COMES_BACK_AFTER).await;
        }
    }

    pub fn line(&self, number: usize, between: Between) -> &Line {
        match between {
            Between::ItAndTheDatabase => &self.all[number].to_database,
            Between::ItAndTheOthers => &self.all[number].from_others,
        }
    }

    pub async fn restart_database(&self) {
        let databases = self.databases.clone();
        spawn_blocking(move || databases.lock().unwrap().postgres.restart()).await.unwrap();
    }

    /// Another database follows this one, so that it can take its place.
    pub async fn make_standby(&self) {
        let databases = self.databases.clone();
        let following = move || {
            let mut databases = databases.lock().unwrap();
            databases.standby = Some(databases.postgres.standby());
        };
        spawn_blocking(following).await.unwrap();
    }

    pub fn has_standby(&self) -> bool {
        self.databases.lock().unwrap().standby.is_some()
    }

    /// The database dies, and the one that has followed it takes its place. What leads to it, leads there from now on.
    pub async fn promote_standby(&self) {
        let databases = self.databases.clone();
        let promoting = move || {
            let mut databases = databases.lock().unwrap();
            let standby = databases.standby.take().unwrap();
            databases.postgres.stop();
            standby.promote();
            databases.postgres = standby;
            databases.postgres.address()
        };
        let address = spawn_blocking(promoting).await.unwrap();
        for server in &self.all {
            server.to_database.lead_to(&address);
        }
    }

    pub fn signal(&self, number: usize, signal: &str) {
        let id = self.all[number].running.lock().unwrap().as_ref().unwrap().id();
        let kill = Command::new("sh").args(["-c", &format!("kill -{signal} {id}")]).status();
        assert!(kill.unwrap().success());
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for server in &self.all {
            if let Some(mut server) = server.running.lock().unwrap().take() {
                let _ = server.kill();
                let _ = server.wait();
            }
        }
    }
}
