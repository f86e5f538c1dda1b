//! The way back: a device is told of its own tables, and of nobody else's; nothing is woken for it.

use crate::common::{Person, TestServer, alone_with_bots, four_about_to_program};
use serde_json::{Value, json};
use stolik_store::{Claim, SqliteSettings, SqliteStore, Store, Write};
use tempfile::TempDir;

use crate::doors::{keep_logs, logged};

async fn mine(person: &Person) -> Vec<Value> {
    let answer = person.get("/api/mine").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()["tables"].as_array().unwrap().clone()
}

fn at(server: &TestServer, person: &Person) -> Person {
    Person { address: server.address.clone(), ..person.clone() }
}

#[tokio::test]
async fn a_device_finds_its_tables_also_those_that_sleep_and_wakes_none() {
    keep_logs();
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, guest, stranger) = (server.person(), server.person(), server.person());
    let game = host.open(false).await;
    let mut screen = host.enter(&game).await;
    let guests = guest.join(&game, "star").await;
    for chair in 2..4 {
        screen.wish(json!({"is": "add-bot", "chair": chair, "character": "random"})).await;
    }
    screen.wish(json!({"is": "options", "options": {"variant": "standard", "first": 0, "board": 0}})).await;
    assert_eq!(screen.wish(json!({"is": "start"})).await, None);
    screen.until(|screen| screen.is_asked()).await;
    let lobby = host.open_for("dixit", false).await;

    let playing = json!({
        "code": game, "game": "pixoid", "stage": "playing", "others": ["Guest"], "bots": 2,
        "your_turn": true, "here": true, "waited_s": 0, "trouble": null,
    });
    let before = json!({
        "code": lobby, "game": "dixit", "stage": "lobby", "others": [], "bots": 0,
        "your_turn": false, "here": false, "waited_s": 0, "trouble": null,
    });
    let timeless = |mut tables: Vec<Value>| {
        for table in &mut tables {
            assert!(table["waited_s"].as_u64().unwrap() < 60);
            table["waited_s"] = json!(0);
        }
        tables
    };
    assert_eq!(timeless(mine(&host).await), [playing.clone(), before.clone()]);
    let theirs = timeless(mine(&guest).await);
    assert_eq!((&theirs[0]["your_turn"], &theirs[0]["others"]), (&json!(false), &json!(["Host"])));
    assert_eq!(mine(&stranger).await, [Value::Null; 0]);
    drop((screen, guests));
    server.stop().await;
    let store = SqliteStore::open(folder.path(), SqliteSettings::default()).await.unwrap();
    let ids: Vec<String> = store.rooms().await.unwrap().into_iter().map(|(id, _)| id).collect();
    store.close().await;

    let server = TestServer::start(&folder).await;
    let asleep = timeless(mine(&at(&server, &host)).await);
    let mut away = playing.clone();
    away["here"] = json!(false);
    assert_eq!(asleep, [away, before]);
    assert_eq!(mine(&at(&server, &stranger)).await, [Value::Null; 0]);
    let is_woken = || {
        let is_of_these = |line: &&str| ids.iter().any(|id| line.contains(&id[..8]));
        logged().lines().filter(is_of_these).any(|line| line.contains("a room is awake"))
    };
    assert!(!is_woken());
    at(&server, &host).enter(&game).await;
    assert!(is_woken(), "that is how one would know");
    server.stop().await;
}

#[tokio::test]
async fn who_leaves_or_moves_no_longer_finds_the_table_and_the_other_device_does() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (code, screens) = four_about_to_program(&server).await;
    drop(screens);
    let (host, guest, phone) = (server.person(), server.person(), server.person());
    let table = host.open(false).await;
    let mut screen = guest.join(&table, "star").await;
    let refused = phone.post(&format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!((refused.status, refused.json()), (403, json!({"case": "not-joined"})));

    let token = guest.post(&format!("/api/tables/{table}/move"), json!({})).await.json()["token"].clone();
    let claimed = phone.post(&format!("/api/tables/{table}/claim"), json!({"token": token})).await;
    assert_eq!(claimed.status, 204);
    assert_eq!((mine(&guest).await.len(), mine(&phone).await.len()), (0, 1));

    assert_eq!(phone.post(&format!("/api/tables/{table}/leave"), json!({})).await.status, 204);
    assert_eq!((mine(&phone).await.len(), mine(&host).await.len()), (0, 1));
    screen.until(|screen| screen.room["people"].as_array().is_some_and(|people| people.len() == 1)).await;
    // Somebody who is sent away is told nothing either.
    assert_eq!(guest.join(&table, "heart").await.wish(json!({"is": "stand"})).await, None);
    assert_eq!(mine(&guest).await.len(), 1);
    let mut hosts = host.enter(&table).await;
    let person = hosts.room["people"][1]["id"].clone();
    hosts.wish(json!({"is": "send-away", "person": person, "new_code": true})).await;
    assert_eq!(mine(&guest).await, [Value::Null; 0]);
    assert_eq!(mine(&host).await[0]["code"], hosts.room["code"]);
    assert_ne!(mine(&host).await[0]["code"], json!(code));
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_cannot_go_on_is_said_to_be_so() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, code, mut screen) = alone_with_bots(&server).await;
    assert_eq!(screen.wish(json!({"is": "start"})).await, None);
    screen.until(|screen| !screen.update.is_null()).await;
    let (unknown, torn) = (host.open_for("dixit", false).await, host.open(false).await);
    drop(screen);
    server.stop().await;

    let store = SqliteStore::open(folder.path(), SqliteSettings::default()).await.unwrap();
    for (id, text) in store.rooms().await.unwrap() {
        let text = text.unwrap();
        let state: Value = serde_json::from_str(&text).unwrap();
        let write = if let Some(game) = state["playing"].as_str() {
            let seq = store.game(game.to_owned()).await.unwrap().unwrap().log.len() as u32;
            Write::Step { game: game.to_owned(), seq, record: "nothing".into(), snapshot: "nor this".into() }
        } else if state["game"] == "dixit" {
            Write::Room { code: id, state: text.replace("\"dixit\"", "\"tarot\"") }
        } else {
            Write::Room { code: id, state: text.replace("\"next_person\"", "\"next_parson\"") }
        };
        store.commit(&Claim::alone("ROOM"), vec![write]).await.unwrap();
    }
    store.close().await;

    let server = TestServer::start(&folder).await;
    let mut told: Vec<(String, String)> = mine(&at(&server, &host))
        .await
        .iter()
        .map(|table| {
            (table["code"].as_str().unwrap().to_owned(), table["trouble"].as_str().unwrap().to_owned())
        })
        .collect();
    told.sort();
    let mut expected = [(code, "damaged"), (unknown, "unknown-game"), (torn, "damaged")]
        .map(|(code, trouble)| (code, trouble.to_owned()));
    expected.sort();
    assert_eq!(told, expected);
    assert_eq!(mine(&server.person()).await, [Value::Null; 0]);
    server.stop().await;
}
