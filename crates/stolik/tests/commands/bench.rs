//! `stolik bench` against the real server, with every game on the shelf.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use stolik_shelf::GameId;
use tempfile::TempDir;

use crate::{complaint, prints};

struct Running {
    server: Child,
    address: String,
    /// Nobody reads on, and it may still write.
    _tells: BufReader<std::process::ChildStdout>,
    _data: TempDir,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It is being thrown away.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

fn start() -> Running {
    let data = TempDir::new().unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_stolik"))
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--limits",
            "off",
            "--pace",
            "0",
            "--log",
            "error",
            "--data",
        ])
        .arg(data.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut tells = BufReader::new(server.stdout.take().unwrap());
    let mut first = String::new();
    tells.read_line(&mut first).unwrap();
    let address = first.trim().rsplit_once("http://").expect("an address").1.to_owned();
    Running { server, address, _tells: tells, _data: data }
}

#[test]
fn every_game_can_be_measured_at_a_running_server() {
    let running = start();
    for game in GameId::ALL {
        let game = game.info().id;
        let said = prints(&[
            "bench",
            game,
            "--address",
            &running.address,
            "--rooms",
            "2",
            "--seconds",
            "1",
            "--json",
        ]);
        let report: Value =
            serde_json::from_str(&said).unwrap_or_else(|error| panic!("{game}: {error}: {said}"));
        assert!(report["moves"].as_u64().unwrap() > 0, "{said}");
        assert!(report["p99_ms"].as_f64().unwrap() >= report["p50_ms"].as_f64().unwrap(), "{said}");
        for kind in ["update", "sheet-reply"] {
            assert!(report["bytes_a_client_and_move"][kind].as_f64().unwrap() > 0.0, "{kind}: {said}");
        }
        if cfg!(target_os = "linux") {
            // What only the system knows of the server, which was found by its port.
            assert!(report["commits_a_second"].as_f64().unwrap() > 0.0, "{said}");
            assert!(report["memory"].as_f64().unwrap() > 0.0, "{said}");
        }
    }
}

#[test]
fn only_what_is_on_this_machine_is_put_to_the_test() {
    let said = complaint(&["bench", "pixoid", "--address", "192.0.2.1:4010"]);
    assert!(said.contains("only a server on loopback"), "{said}");
    let said = complaint(&["bench", "pixoid", "--seats", "2"]);
    assert!(said.contains("is played by"), "{said}");
}

#[test]
fn limits_are_off_only_where_nobody_else_can_come() {
    let data = TempDir::new().unwrap();
    let folder = data.path().join("never made");
    let at = folder.to_str().unwrap();
    let said = complaint(&["serve", "--listen", "0.0.0.0:0", "--limits", "off", "--data", at]);
    assert!(said.contains("loopback only"), "{said}");
    assert!(!folder.exists(), "nothing has begun");
}
