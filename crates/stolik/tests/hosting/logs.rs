//! What the log tells: enough for a host, and nothing of who plays what.

use std::collections::BTreeSet;
use std::process::Stdio;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{serve_with, stolik};

/// All that a line may say, by name: nothing of them is a card, a sheet or a view. Whoever adds one has thought about it.
const FIELDS: [&str; 8] = ["message", "room", "game", "rooms", "forgotten", "cards", "silent", "ask"];

#[tokio::test]
async fn the_log_of_a_whole_game_has_no_code_key_name_or_word_and_says_only_what_is_listed() {
    let (data, file) = (TempDir::new().unwrap(), tempfile::tempfile().unwrap());
    let mut running = serve_with(
        stolik()
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0", "--pace", "0"])
            // More than anybody would want to read.
            .args(["--log", "trace", "--log-format", "json", "--data"])
            .arg(data.path())
            .stderr(Stdio::from(file.try_clone().unwrap())),
    );
    let person = running.person();
    let me = json!({"name": "Wspaniałe Imię", "identity": "circle", "language": "pl"});
    let opened = person.post("/api/tables", json!({"game": "pixoid", "me": me, "against_bots": true})).await;
    let code = opened.json()["code"].as_str().unwrap().to_owned();
    let mut screen = person.enter(&code).await;
    screen.say(json!({"is": "say", "text": "tajemnica stołu"})).await;
    // Whatever is refused is in no log, either.
    screen
        .wish(json!({"is": "change", "me": {"name": "Inne Imię", "identity": "star", "language": "pl"}}))
        .await;
    screen
        .say(json!({"is": "sheet", "ask": 1, "nonce": 1, "sheet": {"parts": ["zgaduj"], "ready": true}}))
        .await;
    screen.play_to_the_end().await;
    assert_eq!(running.stop(), Some(0));

    let secrets = BTreeSet::from([
        code.clone(),
        code.replace('-', ""),
        person.key.clone(),
        "Wspaniałe".to_owned(),
        "Inne Imię".to_owned(),
        "tajemnica".to_owned(),
        "zgaduj".to_owned(),
    ]);
    let log = {
        use std::io::{Read, Seek};
        let mut file = file;
        file.rewind().unwrap();
        let mut log = String::new();
        file.read_to_string(&mut log).unwrap();
        log
    };
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
    for message in ["rooms are known", "a table is opened", "stopping"] {
        assert!(told.contains(message), "{message:?} is not in\n{log}");
    }
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret:?} is in\n{log}");
    }
}
