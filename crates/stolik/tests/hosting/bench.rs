//! `stolik bench` against the real server, with every game on the shelf.

use std::fs;

use serde_json::Value;
use stolik_shelf::GameId;
use tempfile::TempDir;

use crate::{says, serve_with, stolik};

#[test]
fn every_game_can_be_measured_at_a_running_server() {
    let data = TempDir::new().unwrap();
    let running = serve_with(
        stolik()
            .args(["serve", "--listen", "127.0.0.1:0", "--limits", "off", "--pace", "0", "--log", "error"])
            .arg("--data")
            .arg(data.path()),
    );
    for game in GameId::ALL {
        let game = game.info().id;
        let talk = data.path().join("talk").join(game);
        let (code, said) = says(
            stolik()
                .args([
                    "bench",
                    game,
                    "--address",
                    &running.address,
                    "--rooms",
                    "2",
                    "--seconds",
                    "1",
                    "--json",
                ])
                .arg("--talk")
                .arg(&talk),
        );
        assert_eq!(code, Some(0), "{said}");
        let report: Value =
            serde_json::from_str(&said).unwrap_or_else(|error| panic!("{game}: {error}: {said}"));
        assert!(report["moves"].as_u64().unwrap() > 0, "{said}");
        assert!(report["p99_ms"].as_f64().unwrap() >= report["p50_ms"].as_f64().unwrap(), "{said}");
        for kind in ["update", "sheet-reply"] {
            assert!(report["bytes_a_client_and_move"][kind].as_f64().unwrap() > 0.0, "{kind}: {said}");
        }
        // What the first player was told, a line a message, as it was to be read.
        let talk = fs::read_to_string(talk.join("seat-0.jsonl")).unwrap();
        let told: Vec<Value> = talk.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert!(told.iter().any(|told| told["update"]["game"] == game), "{game}");
        if cfg!(target_os = "linux") {
            // What only the system knows of the server, which was found by its port.
            assert!(report["commits_a_second"].as_f64().unwrap() > 0.0, "{said}");
            assert!(report["memory"].as_f64().unwrap() > 0.0, "{said}");
        }
    }
}

/// What is said to whoever asked for what is not done.
fn complains(words: &[&str]) -> String {
    let (code, said) = says(stolik().args(words));
    assert_eq!(code, Some(2), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

#[test]
fn only_what_is_on_this_machine_is_put_to_the_test() {
    let said = complains(&["bench", "pixoid", "--address", "192.0.2.1:4010"]);
    assert!(said.contains("only a server on loopback"), "{said}");
    let said = complains(&["bench", "pixoid", "--seats", "2"]);
    assert!(said.contains("is played by"), "{said}");
}

#[test]
fn limits_are_off_only_where_nobody_else_can_come() {
    let data = TempDir::new().unwrap();
    let folder = data.path().join("never made");
    let at = folder.to_str().unwrap();
    for listen in ["0.0.0.0:0", "[::]:0"] {
        let said = complains(&["serve", "--listen", listen, "--limits", "off", "--data", at]);
        assert!(said.contains("loopback only"), "{said}");
    }
    assert!(!folder.exists(), "nothing has begun");
}
