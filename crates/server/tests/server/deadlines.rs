//! Whoever takes their time: with heads, bodies, sockets, pictures, and when the server wants to stop.

use std::time::Duration;

use crate::common::{PATIENCE, Person, TestServer, config, connect_from, hear_out};
use serde_json::json;
use stolik_server::Config;
use stolik_server::config::Deadlines;
use stolik_store::SqliteSettings;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const SOON: Duration = Duration::from_millis(100);
const NEVER: Duration = Duration::from_secs(3600);

/// Nothing but what a test names ever comes to an end.
fn patient() -> Deadlines {
    Deadlines {
        head: NEVER,
        body: NEVER,
        taking: NEVER,
        hello: NEVER,
        ping_every: NEVER,
        silent_for: NEVER,
        pictures_next: NEVER,
        pictures_grace: NEVER,
        least_bytes_a_second: 1,
        too_fast: Duration::ZERO,
        stop: SOON,
    }
}

async fn start(folder: &TempDir, deadlines: Deadlines) -> TestServer {
    let config = Config { deadlines, ..config() };
    TestServer::start_with(folder.path(), config, SqliteSettings::default()).await
}

async fn connect(server: &TestServer) -> TcpStream {
    connect_from(&server.address, "127.0.0.1").await
}

/// Says one byte after the other until nobody listens, and gives what was answered.
async fn drip(stream: TcpStream) -> String {
    let (mut ear, mut mouth) = stream.into_split();
    let drips = tokio::spawn(async move {
        while mouth.write_all(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    });
    let mut heard = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, ear.read_to_end(&mut heard)).await.unwrap();
    drips.abort();
    String::from_utf8_lossy(&heard).to_lowercase()
}

#[tokio::test]
async fn a_head_that_does_not_end_and_a_connection_that_asks_nothing_are_closed() {
    let folder = TempDir::new().unwrap();
    let server = start(&folder, Deadlines { head: SOON, ..patient() }).await;
    let mut silent = connect(&server).await;
    assert_eq!(hear_out(&mut silent).await, "");
    let mut half_a_handshake = connect(&server).await;
    let start = "GET /api/tables/BCDFGH/ws HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n";
    half_a_handshake.write_all(start.as_bytes()).await.unwrap();
    hear_out(&mut half_a_handshake).await;
    let mut slow = connect(&server).await;
    slow.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\nx: ").await.unwrap();
    drip(slow).await;
    let mut idle = connect(&server).await;
    idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    assert!(hear_out(&mut idle).await.ends_with("ok"), "it was served, and then closed");
    server.stop().await;
}

#[tokio::test]
async fn a_body_that_drips_is_told_so() {
    let folder = TempDir::new().unwrap();
    let server = start(&folder, Deadlines { body: SOON, ..patient() }).await;
    let mut slow = connect(&server).await;
    let head = "POST /api/qr HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n";
    slow.write_all(head.as_bytes()).await.unwrap();
    let answer = drip(slow).await;
    assert!(answer.starts_with("http/1.1 408") && answer.contains("too-slow"), "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn who_does_not_take_the_answers_is_dropped() {
    let folder = TempDir::new().unwrap();
    let server = start(&folder, Deadlines { taking: SOON, ..patient() }).await;
    let mut deaf = connect(&server).await;
    let many = "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(1000);
    let asking = async { while deaf.write_all(many.as_bytes()).await.is_ok() {} };
    tokio::time::timeout(PATIENCE, asking).await.expect("it is cut off in time");
    server.stop().await;
}

#[tokio::test]
async fn a_socket_says_hello_or_goes() {
    let folder = TempDir::new().unwrap();
    let server = start(&folder, Deadlines { hello: SOON, ..patient() }).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut polite = person.enter(&code).await;
    let mut silent = person.connect(&format!("/api/tables/{code}/ws")).await.unwrap();
    assert_eq!(silent.hear().await, None);
    let mut rude = person.connect(&format!("/api/tables/{code}/ws")).await.unwrap();
    rude.say(json!({"is": "say", "text": "hi"})).await;
    while rude.hear().await.is_some() {}
    assert_eq!(polite.wish(json!({"is": "lock", "on": true})).await, None, "who said it stays");
    server.stop().await;
}

#[tokio::test]
async fn a_socket_that_is_silent_for_long_is_gone() {
    let folder = TempDir::new().unwrap();
    let deadlines = Deadlines { ping_every: SOON, silent_for: Duration::from_secs(2), ..patient() };
    let server = start(&folder, deadlines).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut host = person.enter(&code).await;
    // It does not listen, and so does not answer when it is asked whether it is there.
    let _absent = server.person().enter(&code).await;
    host.until(|screen| screen.room["spectators"] == 1).await;
    host.until(|screen| screen.room["spectators"] == 0).await;
    server.stop().await;
}

#[tokio::test]
async fn who_knocks_is_told_that_somebody_is_there() {
    let folder = TempDir::new().unwrap();
    let server = start(&folder, patient()).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut screen = person.enter(&code).await;
    screen.say(json!({"is": "knock"})).await;
    screen.wait_for("here").await;
    // A television that waits for a table knocks, too.
    let mut television = server.person().connect("/api/tv/ws").await.unwrap();
    television.wait_for("code").await;
    television.say(json!({"is": "knock"})).await;
    television.wait_for("here").await;
    server.stop().await;
}

/// What everybody counts on: somebody whose line hangs is seen to be away within fifteen seconds, and one lost ping is
/// not enough for it.
#[test]
fn a_line_that_hangs_is_noticed_in_time() {
    let Deadlines { ping_every, silent_for, .. } = Deadlines::default();
    assert!(silent_for < Duration::from_secs(15));
    assert!(silent_for > 3 * ping_every);
}

/// The head of pictures for a new table of one's own.
async fn pictures_from(person: &Person, length: usize) -> TcpStream {
    let code = person.open_for("dixit", false).await;
    let mut stream = connect_from(&person.address, "127.0.0.1").await;
    let head = format!(
        "POST /api/tables/{code}/decks HTTP/1.1\r\nhost: localhost\r\ncookie: stolik={}\r\n\
         content-type: application/zip\r\ncontent-length: {length}\r\n\r\n",
        person.key
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

#[tokio::test]
async fn pictures_that_stall_or_drip_are_told_so() {
    let folder = TempDir::new().unwrap();
    let server = start(&folder, Deadlines { pictures_next: SOON, ..patient() }).await;
    let mut stalled = pictures_from(&server.person(), 9000).await;
    assert!(hear_out(&mut stalled).await.contains("upload-stalled"));
    server.stop().await;
    let deadlines = Deadlines { pictures_grace: SOON, least_bytes_a_second: 1_000_000, ..patient() };
    let server = start(&folder, deadlines).await;
    let dripping = pictures_from(&server.person(), 9000).await;
    assert!(drip(dripping).await.contains("upload-stalled"));
    server.stop().await;
}

#[tokio::test]
async fn a_stop_waits_for_nobody_for_long() {
    let folder = TempDir::new().unwrap();
    let server = start(&folder, patient()).await;
    let person = server.person();
    let code = person.open(false).await;
    let _does_not_listen = person.enter(&code).await;
    let _says_nothing = person.connect(&format!("/api/tables/{code}/ws")).await.unwrap();
    let mut half_a_head = connect(&server).await;
    half_a_head.write_all(b"GET / HTTP/1.1\r\n").await.unwrap();
    let mut pictures = pictures_from(&server.person(), 9000).await;
    pictures.write_all(b"PK").await.unwrap();
    tokio::time::timeout(PATIENCE, server.stop()).await.expect("it stops");
    // Nobody is left hanging either.
    hear_out(&mut half_a_head).await;
    hear_out(&mut pictures).await;
}
