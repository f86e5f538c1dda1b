//! The door between servers that share a database: what somebody can learn, spend or break there.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use stolik_postgres_for_tests::Line;
use stolik_server::config::Deadlines;
use stolik_server::{Assets, Config, LEASE, found_by};
use stolik_store::{Claim, Cluster, FoundBy, PostgresSettings, PostgresStore, Sign, Store, Whose, Write};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::common::{TestServer, config, send_raw};

const HOME: &str = "127.0.0.1";
const ELSEWHERE: &str = "127.0.0.2";
const CODE: &str = "BCD-FGH-JKL";

/// As it is served at home, but whoever is too fast is told at once.
fn as_served() -> Config {
    let served = Config::default();
    let deadlines = Deadlines { too_fast: Duration::ZERO, ..served.deadlines };
    Config { households_an_address: 1, deadlines, ..config() }
}

async fn status(server: &TestServer, from: &str, request: &str, body: &str) -> String {
    let (kind, length) = ("application/json", body.len());
    let head =
        format!("host: localhost\r\nconnection: close\r\ncontent-type: {kind}\r\ncontent-length: {length}");
    let request = format!("{request} HTTP/1.1\r\n{head}\r\n\r\n{body}");
    let answer = send_raw(&server.address, from, request.as_bytes()).await;
    answer.split(' ').nth(1).unwrap_or("cut off").to_owned()
}

async fn beside(url: &str, address: &str, index: fn(&str) -> Option<FoundBy>) -> Arc<PostgresStore> {
    let (url, address) = (url.to_owned(), address.to_owned());
    Arc::new(PostgresStore::open(PostgresSettings { url, address, lease: LEASE, index }).await.unwrap())
}

/// A server that has a table, says to the database that it lives, and answers nobody.
async fn one_that_does_not_answer(url: &str) -> JoinHandle<()> {
    let index = |_: &str| Some(FoundBy { code: CODE.to_owned(), ..FoundBy::default() });
    let store = beside(url, "127.0.0.1:1", index).await;
    let table = Write::Room { code: "r".to_owned(), state: "state".to_owned() };
    store.commit(&Claim::opening("r"), vec![table]).await.unwrap();
    tokio::spawn(async move {
        loop {
            store.beat(Sign::Alive).await.unwrap();
            sleep(LEASE / 10).await;
        }
    })
}

/// Whoever was refused later, or otherwise, for a code that leads to another server could try out codes without end.
#[tokio::test]
async fn who_has_tried_out_too_many_codes_is_refused_before_anybody_looks_where_one_leads() {
    let url = stolik_postgres_for_tests::shared().fresh();
    let other = one_that_does_not_answer(&url).await;
    let server = TestServer::start_sharing(&url, as_served(), Assets(|_| None)).await;
    let table = format!("GET /api/tables/{CODE}");
    let typed = format!(r#"{{"code": "{CODE}"}}"#);
    assert_eq!(status(&server, ELSEWHERE, &table, "").await, "503", "it shows that it was looked up");

    let mut tried = 0;
    while status(&server, HOME, &format!("GET /api/tables/ZZZZ{tried}"), "").await == "404" {
        tried += 1;
        assert!(tried < 400, "nobody ever waits");
    }
    assert_eq!(status(&server, HOME, &table, "").await, "429");
    assert_eq!(status(&server, HOME, &format!("{table}/qr.svg"), "").await, "429");
    assert_eq!(status(&server, HOME, "POST /api/tv", &typed).await, "429");
    assert_eq!(status(&server, ELSEWHERE, &table, "").await, "503", "nobody else has to wait");
    // And for what there is not nobody looks.
    assert_eq!(status(&server, ELSEWHERE, &format!("{table}/nonsense"), "").await, "404");
    other.abort();
    server.stop().await;
}

#[tokio::test]
async fn a_household_opens_so_many_tables_however_many_servers_it_asks() {
    const TABLES: u32 = 4;
    let servers = TestServer::three(|| Config { tables_a_minute: TABLES, ..as_served() }).await;
    let me = json!({"name": "Host", "identity": "circle", "language": "en"});
    let wanted = json!({"game": "pixoid", "me": me, "against_bots": false}).to_string();
    let mut opened = 0;
    while status(&servers[opened % 3], HOME, "POST /api/tables", &wanted).await == "201" {
        opened += 1;
    }
    // One more may have become free meanwhile.
    assert!(opened == TABLES as usize || opened == TABLES as usize + 1, "{opened}");
    for server in servers {
        assert_eq!(status(&server, HOME, "POST /api/tables", &wanted).await, "429");
        assert_eq!(status(&server, ELSEWHERE, "POST /api/tables", &wanted).await, "201");
        server.stop().await;
    }
}

#[tokio::test]
async fn a_code_is_read_by_every_server_as_by_the_table_s_own() {
    let servers = TestServer::three(config).await;
    let host = servers[0].person();
    let typed = host.open(false).await.to_lowercase().replace('-', "%20");
    for server in &servers {
        assert_eq!(server.reached_by(&host).get(&format!("/api/tables/{typed}")).await.status, 200);
    }
    for server in servers {
        server.stop().await;
    }
}

/// A household may send a megabyte in a second, and sixteen of pictures. Whoever brings less than two is too slow here.
#[tokio::test]
async fn pictures_are_brought_through_another_server_as_fast_as_to_the_table_s_own() {
    const MEGABYTE: usize = 1024 * 1024;
    let fast = || {
        let deadlines = Deadlines {
            pictures_grace: Duration::from_secs(6),
            least_bytes_a_second: 2 * MEGABYTE as u64,
            ..as_served().deadlines
        };
        Config { deadlines, ..as_served() }
    };
    let servers = TestServer::three(fast).await;
    let host = servers[0].person();
    let code = host.open_for("dixit", false).await;
    let (key, length) = (&host.key, 24 * MEGABYTE);
    let head = format!(
        "POST /api/tables/{code}/decks HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: stolik={key}\r\n\
         content-type: application/zip\r\ncontent-length: {length}\r\n\r\n"
    );
    let no_zip = [head.into_bytes(), vec![0; length]].concat();
    // From where no server lives: those pay for nobody.
    let brought = send_raw(&servers[1].address, ELSEWHERE, &no_zip).await;
    assert!(brought.starts_with("http/1.1 422"), "{brought}");
    for server in servers {
        server.stop().await;
    }
}

/// What is sent to it would lie in the database, and it would wait.
#[tokio::test]
async fn a_television_that_waits_at_a_server_without_its_database_is_let_go() {
    let (line, url) = Line::to_database(&stolik_postgres_for_tests::shared().fresh()).await;
    let server = TestServer::start_sharing(&url, config(), Assets(|_| None)).await;
    let mut screen = server.person().connect("/api/tv/ws").await.unwrap();
    screen.wait_for("code").await;
    line.hold();
    while screen.hear().await.is_some() {}
    line.mend();
    server.stop().await;
}

/// A game of the next version, say. Servers of that one must not be led to one that cannot open it.
#[tokio::test]
async fn a_table_that_a_server_cannot_open_stays_anybody_s() {
    let url = stolik_postgres_for_tests::shared().fresh();
    let store = beside(&url, "127.0.0.1:1", found_by).await;
    let server = TestServer::start_sharing(&url, config(), Assets(|_| None)).await;
    let host = server.person();
    let table = format!("/api/tables/{}", host.open(false).await);
    server.stop().await;
    let room = store.rooms().await.unwrap()[0].0.clone();
    let Whose::Ours(claim) = store.claim(room.clone()).await.unwrap() else { panic!("it was given up") };
    let state = store.room(room.clone()).await.unwrap().unwrap().replace("pixoid", "of-tomorrow");
    store.commit(&claim, vec![Write::Room { code: room.clone(), state }]).await.unwrap();
    store.give_up(vec![claim]).await.unwrap();

    let server = TestServer::start_sharing(&url, config(), Assets(|_| None)).await;
    assert_eq!(server.reached_by(&host).get(&table).await.status, 410);
    // It is given up as soon as the database can be told.
    while store.owner(room.clone()).await.unwrap().is_some() {
        sleep(LEASE / 10).await;
    }
    server.stop().await;
}
