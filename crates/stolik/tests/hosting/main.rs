//! What whoever hosts has in hand: the real binary, as a host runs it.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

#[path = "../../../server/tests/common/mod.rs"]
mod common;

mod backup;
mod bench;
mod carrying;
mod database;
mod example_bot;
mod files;
mod forget;
mod in_the_middle;
mod logs;
mod metrics;
mod proxies;
mod stopping;
mod upgrade;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use common::{AT_ONCE, Person};

/// A server that says that it is open; it ends with the test.
struct Running {
    server: Child,
    address: String,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

fn stolik() -> Command {
    Command::new(env!("CARGO_BIN_EXE_stolik"))
}

/// What a command says, on both ways, and its exit code.
fn says(command: &mut Command) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = command.output().unwrap();
    (status.code(), String::from_utf8(stdout).unwrap() + &String::from_utf8(stderr).unwrap())
}

fn serve(data: &Path) -> Running {
    serve_with(stolik().args(["serve", "--listen", "127.0.0.1:0"]).args(AT_ONCE).arg("--data").arg(data))
}

fn serve_with(command: &mut Command) -> Running {
    let mut server = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    let address = first.rsplit_once("http://").expect("an address").1.to_owned();
    // Somebody goes on reading, so that it can go on speaking.
    std::thread::spawn(move || lines.for_each(drop));
    Running { server, address }
}

impl Running {
    fn person(&self) -> Person {
        Person { key: stolik_server::random_hex(), address: self.address.clone() }
    }

    /// As a service manager asks for it. Gives the exit code.
    fn stop(&mut self) -> Option<i32> {
        let id = self.server.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.server.wait().unwrap().code()
    }
}

/// A file that a host copies.
fn deploy(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy")).join(name)
}

/// A port that nobody has at this moment.
fn a_free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}
