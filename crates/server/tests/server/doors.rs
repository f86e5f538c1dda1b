//! Who gets in, and who does not: locked tables, new codes, people sent away, games that are damaged. And no log of it
//! says a code, a name, a word of the chat or a key.

use std::io;
use std::sync::{Mutex, Once};

use crate::common::{
    Person, TestServer, alone_with_bots, config, four_about_to_program, newcomer, stands_as_it_was,
};
use serde_json::{Value, json};
use stolik_server::Config;
use stolik_store::{Claim, SqliteSettings, SqliteStore, Store, Write};
use tempfile::TempDir;

static LOGS: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Log;

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOGS.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// From now on everything that this crate and the store have to say is kept, down to the smallest.
pub fn keep_logs() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let ours = "debug,stolik_server=trace,stolik_store=trace,hyper=info,tungstenite=info";
        tracing_subscriber::fmt().with_env_filter(ours).with_writer(|| Log).with_ansi(false).init();
    });
}

/// What was logged so far.
pub fn logged() -> String {
    String::from_utf8(LOGS.lock().unwrap().clone()).unwrap()
}

fn assert_not_logged(secrets: &[&str]) {
    let logs = logged().to_uppercase();
    assert!(logs.contains("A TABLE IS OPENED"), "something is logged");
    for secret in secrets {
        assert!(!logs.contains(&secret.to_uppercase()), "{secret} is in the logs:\n{logs}");
    }
}

async fn case_of(person: &Person, path: &str) -> (u16, Value) {
    let answer = person.get(path).await;
    (answer.status, answer.json())
}

#[tokio::test]
async fn a_locked_table_shows_strangers_only_that_it_is_locked() {
    keep_logs();
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let host = server.person();
    let code = host.open(false).await;
    let mut screen = host.enter(&code).await;
    let mut television = server.person().connect(&format!("/api/tables/{code}/ws?watch")).await.unwrap();
    television.say(json!({"is": "hello", "protocol": stolik_protocol::PROTOCOL})).await;
    television.wait_for("welcome").await;
    screen.say(json!({"is": "say", "text": "nobody else, please"})).await;
    screen.wait_for("chat").await;
    assert_eq!(screen.wish(json!({"is": "lock", "on": true})).await, None);

    let stranger = server.person();
    let locked = (403, json!({"case": "locked"}));
    for path in [format!("/api/tables/{code}"), format!("/api/tables/{code}/qr.svg")] {
        assert_eq!(case_of(&stranger, &path).await, locked);
    }
    for way in ["ws", "ws?watch"] {
        let mut outside = stranger.connect(&format!("/api/tables/{code}/{way}")).await.unwrap();
        outside.say(json!({"is": "hello", "protocol": stolik_protocol::PROTOCOL})).await;
        while outside.hear().await.is_some() {}
        assert_eq!(outside.heard, [r#"{"is":"turned-away","why":"locked"}"#]);
    }
    // Before hello nothing is told at an open table either, whatever is sent.
    assert_eq!(screen.wish(json!({"is": "lock", "on": false})).await, None);
    let mut silent = stranger.connect(&format!("/api/tables/{code}/ws")).await.unwrap();
    silent.say(json!({"is": "say", "text": "anybody there?"})).await;
    assert_eq!(silent.hear().await, Some(json!({"is": "rejected", "case": "hello-first"})));
    let decks = format!("/api/tables/{code}/decks");
    assert_eq!(case_of(&stranger, &decks).await, (403, json!({"case": "not-joined"})));
    assert_eq!(silent.heard.len(), 1);

    assert_eq!(screen.wish(json!({"is": "lock", "on": true})).await, None);
    assert_eq!(case_of(&host, &format!("/api/tables/{code}")).await, (200, json!({"code": code})));
    assert_eq!(host.get(&format!("/api/tables/{code}/qr.svg")).await.status, 200);
    television.until(|screen| screen.room["locked"] == true).await;
    server.stop().await;
    assert_not_logged(&[&code, &code.replace('-', ""), "nobody else", &host.key, "Host"]);
}

#[tokio::test]
async fn somebody_sent_away_with_a_new_code_does_not_come_back() {
    keep_logs();
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, guest, friend) = (server.person(), server.person(), server.person());
    let old = host.open(false).await;
    let mut hosts = host.enter(&old).await;
    let mut friends = friend.join(&old, "heart").await;
    let mut guests = guest.join(&old, "star").await;
    assert_eq!(guests.wish(json!({"is": "stand"})).await, None);
    let person = guests.room["people"][2]["id"].clone();
    let away = json!({"is": "send-away", "person": person, "new_code": true});
    assert_eq!(friends.wish(away.clone()).await.as_deref(), Some("not-host"));
    assert_eq!(hosts.wish(away).await, None);

    for screen in [&mut hosts, &mut friends] {
        screen.until(|screen| screen.room["code"] != json!(old)).await;
        assert_eq!(screen.room["people"].as_array().unwrap().len(), 2);
        assert!(screen.heard.iter().any(|heard| heard == r#"{"is":"went","name":"Guest","sent_away":true}"#));
    }
    let new = hosts.room["code"].as_str().unwrap().to_owned();
    while guests.hear().await.is_some() {}
    assert!(guests.heard.iter().any(|heard| heard == r#"{"is":"removed"}"#));
    assert_eq!(guests.heard.last().unwrap(), r#"{"is":"turned-away","why":"sent-away"}"#);
    assert!(!guests.heard.iter().any(|heard| heard.contains(&new) || heard.contains("went")));

    // With their cookie or without one, the old code leads nowhere; the friend's old link still does.
    let lost = (404, json!({"case": "no-such-table"}));
    for somebody in [&guest, &server.person()] {
        assert_eq!(case_of(somebody, &format!("/api/tables/{old}")).await, lost);
        assert_eq!(somebody.get(&format!("/api/tables/{old}/qr.svg")).await.status, 404);
        assert!(somebody.connect(&format!("/api/tables/{old}/ws")).await.is_err());
    }
    assert_eq!(case_of(&friend, &format!("/api/tables/{old}")).await, (200, json!({"code": new})));
    server.stop().await;

    // It stays so after a restart.
    let server = TestServer::start(&folder).await;
    let at_new_address = |person: &Person| Person { address: server.address.clone(), ..person.clone() };
    assert_eq!(case_of(&at_new_address(&guest), &format!("/api/tables/{old}")).await, lost);
    let back = at_new_address(&friend).enter(&old).await;
    assert_eq!((&back.welcome["you"], &back.room["code"]), (&json!(2), &json!(new)));
    let letters = new.replace('-', "").to_lowercase();
    assert_eq!(server.person().enter(&letters).await.welcome["you"], Value::Null);
    server.stop().await;
    assert_not_logged(&[&old, &new, &letters, "Guest", &friend.key]);
}

#[tokio::test]
async fn a_damaged_game_is_said_and_stays_until_the_host_chooses() {
    keep_logs();
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, code, mut screen) = alone_with_bots(&server).await;
    assert_eq!(screen.wish(json!({"is": "start"})).await, None);
    screen.until(|screen| !screen.update.is_null()).await;
    server.stop().await;

    let store = SqliteStore::open(folder.path(), SqliteSettings::default()).await.unwrap();
    let (id, text) = store.rooms().await.unwrap().remove(0);
    let text = text.unwrap();
    let state: Value = serde_json::from_str(&text).unwrap();
    let game = state["playing"].as_str().unwrap().to_owned();
    let seq = store.game(game.clone()).await.unwrap().unwrap().log.len() as u32;
    let record = "a line that nobody can read".to_owned();
    let broken = Write::Step { game: game.clone(), seq, record: record.clone(), snapshot: "nor this".into() };
    store.commit(&Claim::alone("ROOM"), vec![broken]).await.unwrap();
    store.close().await;

    let server = TestServer::start(&folder).await;
    let host = Person { address: server.address.clone(), ..host };
    let mut screen = host.enter(&code).await;
    assert_eq!((&screen.room["damaged"], &screen.room["stage"]), (&json!(game), &json!("playing")));
    assert_eq!(screen.wish(json!({"is": "start"})).await.as_deref(), Some("not-lobby"));
    drop(screen);
    server.stop().await;
    let store = SqliteStore::open(folder.path(), SqliteSettings::default()).await.unwrap();
    assert_eq!(store.room(id).await.unwrap(), Some(text), "nothing was overwritten");
    store.close().await;

    let server = TestServer::start(&folder).await;
    let mut screen = Person { address: server.address.clone(), ..host }.enter(&code).await;
    assert_eq!(screen.wish(json!({"is": "choose-game", "game": "pixoid"})).await, None);
    screen.until(|screen| screen.room["stage"] == "lobby" && screen.room["damaged"].is_null()).await;
    assert_eq!(screen.wish(json!({"is": "start"})).await, None);
    server.stop().await;
    let store = SqliteStore::open(folder.path(), SqliteSettings::default()).await.unwrap();
    let kept = store.game(game).await.unwrap().unwrap();
    assert!(kept.log.contains(&record), "it is still there for somebody to look at");
    assert_not_logged(&[&code]);
}

#[tokio::test]
async fn a_game_that_is_not_on_the_shelf_is_said_by_name() {
    keep_logs();
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let host = server.person();
    let code = host.open(false).await;
    server.stop().await;
    let store = SqliteStore::open(folder.path(), SqliteSettings::default()).await.unwrap();
    let (id, text) = store.rooms().await.unwrap().remove(0);
    let text = text.unwrap().replace("\"pixoid\"", "\"tarot\"");
    store.commit(&Claim::alone("ROOM"), vec![Write::Room { code: id, state: text }]).await.unwrap();
    store.close().await;
    let server = TestServer::start(&folder).await;
    let host = Person { address: server.address.clone(), ..host };
    assert_eq!(case_of(&host, &format!("/api/tables/{code}")).await, (410, json!({"case": "unknown-game"})));
    server.stop().await;
    assert_not_logged(&[&code]);
}

#[tokio::test]
async fn a_room_that_sleeps_all_the_time_loses_nothing() {
    keep_logs();
    let folder = TempDir::new().unwrap();
    let drowsy = Config { sleeps_after: std::time::Duration::ZERO, ..config() };
    let server = TestServer::start_with(folder.path(), drowsy, SqliteSettings::default()).await;
    let (code, mut screens) = four_about_to_program(&server).await;
    let sheet = screens[1].a_sheet(2);
    assert_eq!(screens[1].hand_in(1, &sheet).await, "accepted");
    let view = screens[1].update["view"].clone();
    drop(screens);
    for _ in 0..20 {
        stands_as_it_was(&server, &code, &view).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn while_a_seat_is_hushed_nobody_without_one_speaks() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (code, mut screens) = four_about_to_program(&server).await;
    // A Virus by another name, or on a second device.
    let rename = json!({"is": "change", "me": newcomer("go left", "square")});
    assert_eq!(screens[1].wish(rename).await.as_deref(), Some("hushed"));
    let mut second = server.person().enter(&code).await;
    let join = json!({"is": "join", "me": newcomer("go left", "heart")});
    assert_eq!(second.wish(join).await.as_deref(), Some("quiet"));
    server.stop().await;
}
