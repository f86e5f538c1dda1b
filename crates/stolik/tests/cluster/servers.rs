//! Three servers on one database.

use std::process::{Child, Command, Stdio};
use std::sync::Mutex;

use stolik_postgres_for_tests::Postgres;
use tempfile::TempDir;

use crate::common::{AT_ONCE, Person};
use crate::players::{a_free_port, awake, new_person};

pub const SERVERS: usize = 3;

pub struct Servers {
    pub postgres: Postgres,
    pub database: String,
    data: TempDir,
    pub ports: [u16; SERVERS],
    households: &'static str,
    running: [Mutex<Option<Child>>; SERVERS],
}

impl Servers {
    pub async fn start() -> Self {
        // Players here answer faster than people can.
        Servers::start_with("100").await
    }

    /// Where an address stands for so many households.
    pub async fn start_with(households: &'static str) -> Self {
        let postgres = Postgres::start();
        let database = postgres.fresh();
        let ports = [(); SERVERS].map(|()| a_free_port());
        let servers = Servers {
            postgres,
            database,
            data: TempDir::new().unwrap(),
            ports,
            households,
            running: Default::default(),
        };
        for number in 0..SERVERS {
            servers.start_one(number).await;
        }
        servers
    }

    pub async fn start_one(&self, number: usize) {
        let port = self.ports[number];
        let mut server = Command::new(env!("CARGO_BIN_EXE_stolik"));
        server
            .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--database", &self.database])
            .args(AT_ONCE)
            .args(["--messages-a-second", "10000", "--households", self.households])
            .arg("--data")
            .arg(self.data.path().join(number.to_string()))
            .stdout(Stdio::null());
        *self.running[number].lock().unwrap() = Some(server.spawn().unwrap());
        let somebody = new_person(port);
        awake(&somebody).await;
        // It listens before it has joined the others.
        assert_eq!(somebody.get("/healthz").await.status, 200);
    }

    /// Somebody who has reached one of the servers.
    pub fn person(&self, number: usize) -> Person {
        new_person(self.ports[number % SERVERS])
    }

    /// The same person at another server.
    pub fn at(&self, person: &Person, number: usize) -> Person {
        Person { address: format!("127.0.0.1:{}", self.ports[number % SERVERS]), ..person.clone() }
    }

    /// SIGKILL: it cannot finish anything.
    pub fn kill(&self, number: usize) {
        let mut server = self.running[number].lock().unwrap().take().unwrap();
        server.kill().unwrap();
        server.wait().unwrap();
    }

    /// SIGTERM, and waits until it has gone.
    pub fn stop(&self, number: usize) {
        self.signal(number, "TERM");
        let mut server = self.running[number].lock().unwrap().take().unwrap();
        assert!(server.wait().unwrap().success());
    }

    pub fn signal(&self, number: usize, signal: &str) {
        let id = self.running[number].lock().unwrap().as_ref().unwrap().id();
        let kill = Command::new("sh").args(["-c", &format!("kill -{signal} {id}")]).status();
        assert!(kill.unwrap().success());
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for server in &self.running {
            if let Some(mut server) = server.lock().unwrap().take() {
                let _ = server.kill();
                let _ = server.wait();
            }
        }
    }
}
