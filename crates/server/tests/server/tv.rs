//! A television and a table find each other, in both directions, by codes that work once.

use crate::common::{HttpAnswer, Person, Screen, TestServer, config, send_raw};
use serde_json::{Value, json};
use stolik_server::Config;
use stolik_store::SqliteSettings;
use tempfile::TempDir;

/// A screen that waits, and its code.
async fn waiting(server: &TestServer) -> (Person, Screen, String) {
    let person = server.person();
    let mut screen = person.connect("/api/tv/ws").await.unwrap();
    let shown = screen.wait_for("code").await;
    assert_eq!(shown["seconds"], 600);
    let code = shown["code"].as_str().unwrap().to_owned();
    (person, screen, code)
}

async fn send(person: &Person, tv: &str, table: &str) -> HttpAnswer {
    person.post(&format!("/api/tv/{tv}"), json!({"table": table, "sure": false})).await
}

fn case(answer: &HttpAnswer) -> (u16, Value) {
    (answer.status, answer.json()["case"].clone())
}

/// What a screen that watches is first told.
async fn watch(person: &Person, table: &str) -> Value {
    let mut screen = person.connect(&format!("/api/tables/{table}/ws?watch")).await.unwrap();
    screen.say(json!({"is": "hello", "protocol": stolik_protocol::PROTOCOL})).await;
    screen.hear().await.unwrap()
}

#[tokio::test]
async fn somebody_at_a_table_sends_it_to_a_screen_once_and_nobody_else_does() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, stranger) = (server.person(), server.person());
    let table = host.open(false).await;
    let (tv, mut screen, code) = waiting(&server).await;
    let no_such_code = (404, json!("no-such-tv-code"));
    assert_eq!(case(&send(&host, "BCD-FGH", &table).await), no_such_code);
    assert_eq!(case(&send(&stranger, &code, &table).await), (403, json!("not-joined")));
    assert_eq!(case(&send(&host, &code, "BCD-FGH-JKL").await), (404, json!("no-such-table")));

    // Typed as people type it.
    let typed = format!("{}-{}", &code[..3].to_lowercase(), &code[3..]);
    let sent = send(&host, &typed, &table).await;
    assert_eq!((sent.status, sent.json()), (200, json!({"table": table})));
    assert_eq!(screen.wait_for("show").await["table"], json!(table));
    assert_eq!(screen.hear().await, None, "it waits no longer");
    assert_eq!(watch(&tv, &table).await["you"], Value::Null);
    assert_eq!(case(&send(&host, &code, &table).await), no_such_code);

    // A code goes with its screen.
    let (_, screen, code) = waiting(&server).await;
    drop(screen);
    while case(&send(&host, &code, &table).await) != no_such_code {}
    // One that still waits keeps nobody from stopping.
    let _waits = waiting(&server).await;
    server.stop().await;
}

#[tokio::test]
async fn a_screen_shows_the_table_whose_code_is_typed_on_it() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, guest, tv) = (server.person(), server.person(), server.person());
    let table = host.open(false).await;
    guest.join(&table, "star").await;
    let offered = async |person: &Person| person.post(&format!("/api/tables/{table}/tv"), json!({})).await;
    let typed = async |code: &Value| tv.post("/api/tv", json!({"code": code})).await;
    assert_eq!(case(&offered(&tv).await), (403, json!("not-joined")));

    let (old, code) = (offered(&host).await.json(), offered(&host).await.json());
    assert_eq!((code["seconds"].as_u64(), code["code"].as_str().unwrap().len()), (Some(600), 6));
    let no_such_code = (404, json!("no-such-tv-code"));
    assert_eq!(case(&typed(&old["code"]).await), no_such_code, "there is a newer one");
    let shown = typed(&code["code"]).await;
    assert_eq!((shown.status, shown.json()), (200, json!({"table": table})));
    assert_eq!(case(&typed(&code["code"]).await), no_such_code, "it works once");

    // The table's own code works as often as one likes, and who has left shows nothing any more.
    for _ in 0..2 {
        assert_eq!(typed(&json!(table.to_lowercase())).await.json(), json!({"table": table}));
    }
    let code = offered(&guest).await.json();
    assert_eq!(guest.post(&format!("/api/tables/{table}/leave"), json!({})).await.status, 204);
    assert_eq!(case(&typed(&code["code"]).await), no_such_code);
    server.stop().await;
}

#[tokio::test]
async fn a_locked_table_lets_in_the_screens_that_its_people_sent_it_to_and_no_other() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let host = server.person();
    let table = host.open(false).await;
    let mut screen = host.enter(&table).await;
    assert_eq!(screen.wish(json!({"is": "lock", "on": true})).await, None);

    let (scanned, mut waits, code) = waiting(&server).await;
    let (typed, stranger) = (server.person(), server.person());
    assert_eq!(case(&stranger.post("/api/tv", json!({"code": table})).await), (403, json!("locked")));
    let turned_away = json!({"is": "turned-away", "why": "locked"});
    assert_eq!(watch(&scanned, &table).await, turned_away);
    assert_eq!(send(&host, &code, &table).await.status, 200);
    waits.wait_for("show").await;
    let offered = host.post(&format!("/api/tables/{table}/tv"), json!({})).await.json();
    assert_eq!(typed.post("/api/tv", json!({"code": offered["code"]})).await.status, 200);
    drop(screen);
    server.stop().await;

    // Also when it comes back later, with the page that it then asks for; but only to watch.
    let server = TestServer::start(&folder).await;
    let here = |person: &Person| Person { address: server.address.clone(), ..person.clone() };
    for tv in [&scanned, &typed].map(here) {
        assert_eq!(tv.get(&format!("/api/tables/{table}")).await.json(), json!({"code": table}));
        assert_eq!(watch(&tv, &table).await["you"], Value::Null);
        let mut sits = tv.connect(&format!("/api/tables/{table}/ws")).await.unwrap();
        sits.say(json!({"is": "hello", "protocol": stolik_protocol::PROTOCOL})).await;
        assert_eq!(sits.hear().await, Some(turned_away.clone()));
    }
    assert_eq!(case(&here(&stranger).get(&format!("/api/tables/{table}")).await), (403, json!("locked")));
    server.stop().await;
}

#[tokio::test]
async fn a_screen_in_another_network_is_asked_about_first() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let host = server.person();
    let table = host.open(false).await;
    let (_, mut screen, code) = waiting(&server).await;
    let from_elsewhere = async |sure: bool| {
        let body = json!({"table": table, "sure": sure}).to_string();
        let request = format!(
            "POST /api/tv/{code} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: stolik={}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            host.key,
            body.len()
        );
        send_raw(&server.address, "127.0.0.2", request.as_bytes()).await
    };
    let asked = from_elsewhere(false).await;
    assert!(asked.starts_with("http/1.1 409") && asked.contains("tv-elsewhere"), "{asked}");
    assert!(from_elsewhere(true).await.starts_with("http/1.1 200"));
    screen.wait_for("show").await;
    server.stop().await;
}

#[tokio::test]
async fn wrong_codes_run_out_and_so_do_screens_that_wait() {
    let folder = TempDir::new().unwrap();
    let config = Config { households_an_address: 1, ..config() };
    let server = TestServer::start_with(folder.path(), config, SqliteSettings::default()).await;
    let host = server.person();
    let table = host.open(false).await;
    let mut screens = Vec::new();
    for _ in 0..40 {
        screens.push(waiting(&server).await);
    }
    let mut one_more = server.person().connect("/api/tv/ws").await.unwrap();
    assert_eq!(one_more.hear().await, None);
    let mut tried = 0;
    loop {
        let way = tried % 2 == 0;
        let code = format!("ZZZZ{tried}");
        let answer = if way {
            send(&host, &code, &table).await
        } else {
            host.post("/api/tv", json!({"code": code})).await
        };
        if answer.status == 429 {
            break;
        }
        assert_eq!(case(&answer), (404, json!("no-such-tv-code")));
        tried += 1;
        assert!(tried < 400, "nobody ever waits");
    }
    // The right one does not help whoever has guessed so much.
    assert_eq!(send(&host, &screens[0].2, &table).await.status, 429);
    server.stop().await;
}
