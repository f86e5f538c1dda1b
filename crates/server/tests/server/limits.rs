//! What the server does not let happen: garbage, floods, messages too long, screens that do not listen, a full disk.

use crate::common::{TestServer, config, four_about_to_program, newcomer};
use serde_json::json;
use stolik_store::SqliteSettings;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn garbage_gets_an_answer_and_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (code, mut screens) = four_about_to_program(&server).await;
    let before = screens[0].update.clone();
    for garbage in ["", "x", "{}", "[1]", "{\"is\":\"dance\"}", "{\"is\":\"sheet\",\"ask\":-1}"] {
        screens[0].say_raw(Message::text(garbage)).await.unwrap();
        assert_eq!(screens[0].wait_for("rejected").await["case"], "bad-message", "{garbage}");
    }
    screens[0].say_raw(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(screens[0].wait_for("rejected").await["case"], "bad-message");
    for sheet in [json!(1), json!({"parts": "x"}), json!({"parts": [{"fly": 1}], "ready": true})] {
        screens[0].send_sheet(3, 1, &sheet).await;
        assert_eq!(screens[0].wait_for("rejected").await["case"], "bad-sheet", "{sheet}");
    }
    // Legal in form, against the rules: the refusal names the rule.
    let wall = json!({"parts": [{"program": {"direction": "up", "distance": 0}}], "ready": true});
    screens[0].send_sheet(3, 2, &wall).await;
    let refusal = screens[0].wait_for("sheet-reply").await["reply"]["refusal"].clone();
    assert_eq!((refusal["rule"].as_str(), refusal["case"].as_str()), (Some("pixoid.PR9"), Some("must-move")));
    screens[0].send_sheet(9, 3, &wall).await;
    assert_eq!(screens[0].reply_to(3).await, "not-asked-yet");

    // A stranger has no seat, wherever they knock.
    let mut stranger = server.person().enter(&code).await;
    stranger.send_sheet(3, 1, &wall).await;
    assert_eq!(stranger.reply_to(1).await, "not-joined");
    stranger.say(json!({"is": "say", "text": "hello"})).await;
    assert_eq!(stranger.wait_for("refused").await["refusal"]["case"], "not-joined");
    assert!(server.person().connect("/api/tables/ZZZZZ/ws").await.is_err());

    let mut again = server.person().enter(&code).await;
    again.until(|screen| !screen.update.is_null()).await;
    assert_eq!(again.update["view"]["open"], before["view"]["open"]);
    server.stop().await;
}

#[tokio::test]
async fn before_hello_nothing_and_another_version_reloads() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut screen = person.connect(&format!("/api/tables/{code}/ws")).await.unwrap();
    screen.say(json!({"is": "say", "text": "hi"})).await;
    assert_eq!(screen.wait_for("rejected").await["case"], "hello-first");
    let this = stolik_protocol::PROTOCOL;
    for unknown in [0, this - 2, this + 1, u16::MAX] {
        screen.say(json!({"is": "hello", "protocol": unknown})).await;
        assert_eq!(screen.wait_for("reload").await["protocol"], this);
    }
    // Whoever knows what they were told says hello again on the same line.
    screen.say(json!({"is": "hello", "protocol": this})).await;
    screen.wait_for("welcome").await;
    server.stop().await;
}

#[tokio::test]
async fn a_message_that_is_too_long_closes_the_socket_and_only_that() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut screen = person.enter(&code).await;
    let _ = screen.say_raw(Message::text("x".repeat(17 * 1024))).await;
    while screen.hear().await.is_some() {}
    let mut again = person.enter(&code).await;
    assert_eq!(again.wish(json!({"is": "lock", "on": true})).await, None);
    server.stop().await;
}

#[tokio::test]
async fn a_flood_is_told_and_then_cut_off() {
    let folder = TempDir::new().unwrap();
    let slow = stolik_server::Config { messages_a_second: 5, ..config() };
    let server = TestServer::start_with(folder.path(), slow, SqliteSettings::default()).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut screen = person.enter(&code).await;
    let noise = || Message::text("{\"is\":\"dice\",\"bytes\":\"\"}");
    for _ in 0..30 {
        screen.say_raw(noise()).await.unwrap();
    }
    let said = loop {
        let message = screen.wait_for("rejected").await;
        if message["case"] != "bad-message" {
            break message;
        }
    };
    assert_eq!(said["case"], "too-fast");
    // Who does not listen is cut off.
    for _ in 0..400 {
        if screen.say_raw(noise()).await.is_err() {
            break;
        }
    }
    while screen.hear().await.is_some() {}
    assert_eq!(person.enter(&code).await.welcome["you"], 1, "the table is still there");
    server.stop().await;
}

/// Frames that say nothing are frames.
#[tokio::test]
async fn a_flood_of_pings_or_pongs_is_told_and_then_cut_off() {
    let folder = TempDir::new().unwrap();
    let slow = stolik_server::Config { messages_a_second: 5, ..config() };
    let server = TestServer::start_with(folder.path(), slow, SqliteSettings::default()).await;
    let person = server.person();
    let code = person.open(false).await;
    for noise in [Message::Ping(Default::default()), Message::Pong(Default::default())] {
        let mut screen = person.enter(&code).await;
        for _ in 0..30 {
            screen.say_raw(noise.clone()).await.unwrap();
        }
        assert_eq!(screen.wait_for("rejected").await["case"], "too-fast", "{noise:?}");
        for _ in 0..400 {
            if screen.say_raw(noise.clone()).await.is_err() {
                break;
            }
        }
        while screen.hear().await.is_some() {}
    }
    assert_eq!(person.enter(&code).await.welcome["you"], 1, "the table is still there");
    server.stop().await;
}

/// A message in pieces of nothing is never whole, and so never counted as one.
#[tokio::test]
async fn a_message_without_an_end_is_cut_off() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let code = server.person().open(false).await;
    let mut stream = crate::common::connect_from(&server.address, "127.0.0.1").await;
    let handshake = format!(
        "GET /api/tables/{code}/ws HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        server.address
    );
    stream.write_all(handshake.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    let hello = json!({"is": "hello", "protocol": stolik_protocol::PROTOCOL}).to_string();
    let head = [0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0];
    stream.write_all(&[&head, hello.as_bytes()].concat()).await.unwrap();
    // The beginning of a text, empty, with a mask as clients have one; then nothing, again and again, and pongs between.
    let (begins, goes_on, pong) =
        ([0x01, 0x80, 0, 0, 0, 0], [0x00, 0x80, 0, 0, 0, 0], [0x8A, 0x80, 0, 0, 0, 0]);
    stream.write_all(&begins).await.unwrap();
    let pieces = [pong.to_vec(), goes_on.repeat(20_000)].concat();
    for _ in 0..40 {
        if stream.write_all(&pieces).await.is_err() {
            break;
        }
    }
    crate::common::hear_out(&mut stream).await;
    server.stop().await;
}

#[tokio::test]
async fn a_full_disk_is_said_and_the_table_waits() {
    let folder = TempDir::new().unwrap();
    let settings = SqliteSettings { most_pages: Some(60) };
    let server = TestServer::start_with(folder.path(), config(), settings).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut screen = person.enter(&code).await;
    // Chat fills the disk.
    let mut lines = 0;
    loop {
        screen.say(json!({"is": "say", "text": "x".repeat(300)})).await;
        let message = loop {
            let message = screen.hear().await.unwrap();
            if message["is"] == "chat" || message["is"] == "refused" {
                break message;
            }
        };
        if message["is"] == "refused" {
            assert_eq!(message["refusal"]["case"], "not-saved");
            break;
        }
        lines += 1;
        if lines > 2000 {
            // Old chat is forgotten, so chat alone may never fill it: tables do.
            break;
        }
        let opened = server
            .person()
            .post("/api/tables", json!({"game": "pixoid", "me": newcomer("x", "star"), "against_bots": true}))
            .await;
        if opened.status != 201 {
            assert_eq!((opened.status, opened.json()["case"].as_str()), (503, Some("not-saved")));
        }
    }
    screen.until(|screen| screen.room["trouble"] == "disk-full").await;
    server.stop().await;

    // With room on the disk everything is there and goes on.
    let server = TestServer::start(&folder).await;
    let person = crate::common::Person { address: server.address.clone(), ..person };
    let mut screen = person.enter(&code).await;
    assert_eq!(screen.welcome["you"], 1);
    assert_eq!(screen.wish(json!({"is": "lock", "on": true})).await, None);
    server.stop().await;
}

#[tokio::test]
async fn a_screen_that_does_not_listen_is_dropped_and_nobody_waits_for_it() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut host = person.enter(&code).await;

    // A spectator with a small ear says hello and then never reads. Squeezed, nothing would ever be too much for it.
    let ear = tokio::net::TcpSocket::new_v4().unwrap();
    ear.set_recv_buffer_size(4096).unwrap();
    let stream = ear.connect(server.address.parse().unwrap()).await.unwrap();
    let url = format!("ws://{}/api/tables/{code}/ws?watch&plain", server.address);
    let (mut sleeper, _) = tokio_tungstenite::client_async(url, stream).await.unwrap();
    let hello = json!({"is": "hello", "protocol": stolik_protocol::PROTOCOL});
    let hello = Message::text(hello.to_string());
    futures_util::SinkExt::send(&mut sleeper, hello).await.unwrap();
    host.until(|screen| screen.room["spectators"] == 1).await;

    let mut told = 0;
    while host.room["spectators"] == 1 {
        let on = told % 2 == 0;
        assert_eq!(host.wish(json!({"is": "lock", "on": on})).await, None);
        told += 1;
        assert!(told < 20_000, "it is still waited for");
    }
    drop(sleeper);
    server.stop().await;
}
