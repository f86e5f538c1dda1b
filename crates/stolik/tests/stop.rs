//! Ctrl+C: the first one ends politely, the second at once.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

struct Running {
    server: Child,
    said: BufReader<std::process::ChildStderr>,
    address: String,
    /// Nobody reads on, and it may still write.
    _tells: BufReader<std::process::ChildStdout>,
    _data: TempDir,
}

fn start() -> Running {
    let data = TempDir::new().unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_stolik"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--log-format", "text", "--data"])
        .arg(data.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let said = BufReader::new(server.stderr.take().unwrap());
    // It says where it listens. (Whoever tries a free port until somebody answers may end up talking to themselves.)
    let mut tells = BufReader::new(server.stdout.take().unwrap());
    let mut first = String::new();
    tells.read_line(&mut first).unwrap();
    let address = first.trim().rsplit_once("http://").expect("an address").1.to_owned();
    Running { server, said, address, _tells: tells, _data: data }
}

impl Running {
    fn interrupt(&self) {
        let id = self.server.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    }

    /// Waits until it says that it has heard.
    fn hears(&mut self) {
        let mut line = String::new();
        self.said.read_line(&mut line).unwrap();
        assert!(line.contains("Stopping"), "{line}");
    }
}

#[test]
fn the_first_ctrl_c_closes_idle_connections_and_ends_well() {
    let mut running = start();
    let mut idle = TcpStream::connect(&running.address).unwrap();
    idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").unwrap();
    let mut answered = [0; 12];
    idle.read_exact(&mut answered).unwrap();
    running.interrupt();
    assert!(running.server.wait().unwrap().success());
}

#[test]
fn the_second_ctrl_c_ends_at_once() {
    let mut running = start();
    // Half a request is waited for, for a while.
    let mut hanging = TcpStream::connect(&running.address).unwrap();
    hanging.write_all(b"GET / HTTP/1.1\r\n").unwrap();
    let mut idle = TcpStream::connect(&running.address).unwrap();
    idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").unwrap();
    // Connections are taken in order: the first one is inside, too.
    idle.read_exact(&mut [0; 12]).unwrap();
    running.interrupt();
    running.hears();
    running.interrupt();
    assert_eq!(running.server.wait().unwrap().code(), Some(130));
}
