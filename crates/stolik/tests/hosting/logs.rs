//! What the log tells: enough for a host, and nothing of who plays what.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{Read, Seek};
use std::process::Stdio;

use serde_json::{Value, json};
use stolik_postgres_for_tests as postgres;
use stolik_store::{PostgresSettings, PostgresStore, Store};
use tempfile::TempDir;

use crate::common::Person;
use crate::{Running, serve_with, stolik};

/// All that a line may say, by name: nothing of them is a card, a sheet or a view. Whoever adds one has thought about it.
const FIELDS: [&str; 9] =
    ["message", "room", "game", "rooms", "forgotten", "cards", "silent", "ask", "server"];

/// A server that says more than anybody would want to read.
fn talks(data: &TempDir, more: &[&str]) -> (Running, File) {
    let file = tempfile::tempfile().unwrap();
    let running = serve_with(
        stolik()
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0", "--pace", "0"])
            .args(["--log", "trace", "--log-format", "json"])
            .args(more)
            .arg("--data")
            .arg(data.path())
            .stderr(Stdio::from(file.try_clone().unwrap())),
    );
    (running, file)
}

/// A whole game of somebody who opens a table and then plays at this server. Gives what no log may have.
async fn a_game(host: &Person, at: &Running) -> BTreeSet<String> {
    let me = json!({"name": "Wspaniałe Imię", "identity": "circle", "language": "pl"});
    let opened = host.post("/api/tables", json!({"game": "pixoid", "me": me, "against_bots": true})).await;
    let code = opened.json()["code"].as_str().unwrap().to_owned();
    let mut screen = Person { address: at.address.clone(), ..host.clone() }.enter(&code).await;
    screen.say(json!({"is": "say", "text": "tajemnica stołu"})).await;
    // Whatever is refused is in no log, either.
    screen
        .wish(json!({"is": "change", "me": {"name": "Inne Imię", "identity": "star", "language": "pl"}}))
        .await;
    let game = screen.room["playing"].clone();
    screen
        .say(json!({"is": "sheet", "game": game, "ask": 1, "nonce": 1, "sheet": {"parts": ["zgaduj"], "ready": true}}))
        .await;
    screen.play_to_the_end().await;
    BTreeSet::from([
        code.clone(),
        code.replace('-', ""),
        host.key.clone(),
        "Wspaniałe".to_owned(),
        "Inne Imię".to_owned(),
        "tajemnica".to_owned(),
        "zgaduj".to_owned(),
    ])
}

/// The log has none of the secrets, says what is listed only, and all of these messages.
fn check(mut file: File, secrets: &BTreeSet<String>, messages: &[&str]) {
    file.rewind().unwrap();
    let mut log = String::new();
    file.read_to_string(&mut log).unwrap();
    let mut told = BTreeSet::new();
    for line in log.lines() {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        for (name, said) in line["fields"].as_object().unwrap() {
            let target = line["target"].as_str().unwrap();
            assert!(!target.starts_with("stolik") || FIELDS.contains(&name.as_str()), "{name} in {line}");
            told.insert(said.to_string());
        }
    }
    let told = told.into_iter().collect::<Vec<_>>().join("\n");
    for message in messages {
        assert!(told.contains(message), "{message:?} is not in\n{log}");
    }
    for secret in secrets {
        let line = log.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{secret:?} is in a log");
    }
}

#[tokio::test]
async fn the_log_of_a_whole_game_has_no_code_key_name_or_word_and_says_only_what_is_listed() {
    let data = TempDir::new().unwrap();
    let (mut running, file) = talks(&data, &[]);
    let secrets = a_game(&running.person(), &running).await;
    assert_eq!(running.stop(), Some(0));
    check(file, &secrets, &["rooms are known", "a table is opened", "stopping"]);
}

/// Nor what they know each other by.
#[tokio::test]
async fn where_several_servers_share_a_database_their_logs_tell_no_more() {
    let (one, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let url = postgres::shared().fresh();
    let (mut owner, at_owner) = talks(&one, &["--database", &url]);
    let (mut door, at_door) = talks(&other, &["--database", &url]);
    let mut secrets = a_game(&owner.person(), &door).await;
    let (address, lease) = (String::new(), stolik_server::LEASE);
    let settings = PostgresSettings { url, address, lease, index: stolik_server::found_by };
    secrets.insert(PostgresStore::beside(settings).await.unwrap().secret().await.unwrap());
    // The table's own server is gone without a word, and somebody asks for the table.
    owner.server.kill().unwrap();
    owner.server.wait().unwrap();
    let table = secrets.iter().find(|secret| secret.contains('-')).unwrap();
    door.person().get(&format!("/api/tables/{table}")).await;
    assert_eq!(door.stop(), Some(0));
    check(at_owner, &secrets, &["rooms are known", "a table is opened"]);
    check(at_door, &secrets, &["rooms are known"]);
}
