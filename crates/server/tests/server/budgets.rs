//! What one address may do: thirty devices of a household do not notice, a flood does, and other addresses never.

use std::time::Duration;

use crate::common::{Person, TestServer, config, connect_from, hear_out, send_raw};
use futures_util::future::join_all;
use serde_json::json;
use stolik_server::Config;
use stolik_server::config::Deadlines;
use stolik_store::SqliteSettings;
use tempfile::TempDir;
use tokio::io::AsyncWriteExt;

const HOME: &str = "127.0.0.1";
const ELSEWHERE: &str = "127.0.0.2";

/// As it is served at home, but whoever is too fast is told at once.
async fn start(folder: &TempDir) -> TestServer {
    let as_served = Config::default();
    let config = Config {
        households_an_address: 1,
        tables_a_minute: as_served.tables_a_minute,
        imports_a_minute: as_served.imports_a_minute,
        messages_a_second: as_served.messages_a_second,
        deadlines: Deadlines { too_fast: Duration::ZERO, ..as_served.deadlines },
        ..config()
    };
    TestServer::start_with(folder.path(), config, SqliteSettings::default()).await
}

async fn get(server: &TestServer, from: &str, path: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    send_raw(&server.address, from, request.as_bytes()).await
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or("cut off")
}

/// Opens the page, opens a table, is invited, reloads, and plays until the bots have been answered some times.
async fn an_evening(device: Person) {
    for path in ["/", "/one.js", "/other.js", "/style.css", "/api/games"] {
        assert_ne!(device.get(path).await.status, 429, "{path}");
    }
    let code = device.open(true).await;
    for path in [format!("/api/tables/{code}"), format!("/api/tables/{code}/qr.svg")] {
        assert_eq!(device.get(&path).await.status, 200, "{path}");
    }
    let before = device.enter(&code).await;
    drop(before);
    let mut screen = device.enter(&code).await;
    for nonce in 1..=3 {
        screen.until(|screen| screen.is_asked() || screen.is_over()).await;
        let (sheet, number) = (screen.a_sheet(nonce as usize), screen.number());
        assert_eq!(screen.hand_in(nonce, &sheet).await, "accepted");
        screen.until(|screen| screen.is_over() || screen.number() != number).await;
    }
}

#[tokio::test]
async fn thirty_devices_of_one_household_notice_nothing() {
    let folder = TempDir::new().unwrap();
    let server = start(&folder).await;
    join_all((0..30).map(|_| an_evening(server.person()))).await;
    server.stop().await;
}

#[tokio::test]
async fn whoever_tries_out_codes_waits_and_their_neighbours_find_their_own_table() {
    let folder = TempDir::new().unwrap();
    let server = start(&folder).await;
    let person = server.person();
    let (code, unseen) = (person.open(false).await, person.open(false).await);
    let table = format!("/api/tables/{code}");
    assert_eq!(status(&get(&server, HOME, &table).await), "200");
    let mut tried = 0;
    let refused = loop {
        let answer = get(&server, HOME, &format!("/api/tables/ZZZZ{tried}")).await;
        if status(&answer) != "404" {
            break answer;
        }
        tried += 1;
        assert!(tried < 400, "nobody ever waits");
    };
    assert_eq!(status(&refused), "429");
    assert!(refused.contains("retry-after: 5") && refused.contains("too-fast"), "{refused}");
    // A code that is right does not help whoever has guessed so much, over any door.
    assert_eq!(status(&get(&server, HOME, &format!("/api/tables/{unseen}")).await), "429");
    assert_eq!(status(&get(&server, HOME, &format!("/api/tables/{unseen}/qr.svg")).await), "429");
    assert!(person.connect(&format!("/api/tables/{unseen}/ws")).await.is_err());
    person.enter(&code).await;
    assert_eq!(status(&get(&server, ELSEWHERE, &format!("/api/tables/{unseen}")).await), "200");
    server.stop().await;
}

#[tokio::test]
async fn a_flood_of_qr_codes_is_told_when_to_come_again() {
    let folder = TempDir::new().unwrap();
    let server = start(&folder).await;
    let text = json!({"text": "https://stolik.example/t/BCDFGH"}).to_string();
    let request = format!(
        "POST /api/qr HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{text}",
        text.len()
    );
    let floods = join_all((0..200).map(|_| send_raw(&server.address, HOME, request.as_bytes()))).await;
    assert_eq!(floods.iter().filter(|answer| !["200", "429"].contains(&status(answer))).count(), 0);
    let told = floods.iter().find(|answer| status(answer) == "429").expect("somebody is too fast");
    assert!(told.contains("retry-after: 1") && told.ends_with("{\"case\":\"too-fast\"}"), "{told}");
    assert_eq!(status(&send_raw(&server.address, ELSEWHERE, request.as_bytes()).await), "200");
    server.stop().await;
}

#[tokio::test]
async fn one_address_cannot_take_all_connections() {
    let folder = TempDir::new().unwrap();
    let server = start(&folder).await;
    let mut taken = Vec::new();
    for _ in 0..300 {
        taken.push(connect_from(&server.address, HOME).await);
    }
    assert_eq!(get(&server, HOME, "/healthz").await, "", "one more is not let in");
    assert_eq!(status(&get(&server, ELSEWHERE, "/healthz").await), "200");
    drop(taken);
    while status(&get(&server, HOME, "/healthz").await) != "200" {
        tokio::task::yield_now().await;
    }
    server.stop().await;
}

#[tokio::test]
async fn drips_keep_the_desk_from_nobody_else() {
    let folder = TempDir::new().unwrap();
    let server = start(&folder).await;
    let bring = async |from| {
        let person = server.person();
        let code = person.open_for("dixit", false).await;
        let mut stream = connect_from(&server.address, from).await;
        let head = format!(
            "POST /api/tables/{code}/decks HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
             cookie: stolik={}\r\ncontent-type: application/zip\r\ncontent-length: 4\r\n\r\n",
            person.key
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        (stream, person, code)
    };
    let mut drips = Vec::new();
    for _ in 0..2 {
        let (mut stream, person, code) = bring(HOME).await;
        stream.write_all(b"P").await.unwrap();
        while person.get(&format!("/api/tables/{code}/decks")).await.json()["importing"].is_null() {
            tokio::task::yield_now().await;
        }
        drips.push(stream);
    }
    let (mut one_more, ..) = bring(HOME).await;
    assert!(hear_out(&mut one_more).await.contains("import-busy"));
    let (mut other, ..) = bring(ELSEWHERE).await;
    other.write_all(b"none").await.unwrap();
    let answer = hear_out(&mut other).await;
    assert!(answer.contains("not-an-archive"), "it was looked at: {answer}");
    drop(drips);
    server.stop().await;
}
