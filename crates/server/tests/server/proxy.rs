//! Behind a proxy: its word counts where the host trusts it, and nowhere else.

use std::time::Duration;

use crate::common::{TestServer, config, newcomer};
use serde_json::json;
use stolik_server::Config;
use stolik_server::config::Deadlines;
use stolik_store::SqliteSettings;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;

/// Everybody who calls here comes from 127.0.0.1.
async fn server_that_trusts(proxies: &[&str], folder: &TempDir) -> TestServer {
    let trusted_proxies = proxies.iter().map(|proxy| proxy.parse().unwrap()).collect();
    let config = Config { trusted_proxies, tables_a_minute: 1, ..config() };
    TestServer::start_with(folder.path(), config, SqliteSettings::default()).await
}

/// Opens a table with these headers and gives the whole answer.
async fn open(server: &TestServer, headers: &str) -> String {
    let body = json!({"game": "pixoid", "me": newcomer("Host", "circle"), "against_bots": false}).to_string();
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nhost: stolik.lan\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n{headers}\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(&server.address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.to_lowercase()
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap()
}

#[tokio::test]
async fn callers_behind_a_trusted_proxy_have_limits_of_their_own() {
    let folder = TempDir::new().unwrap();
    let server = server_that_trusts(&["127.0.0.0/8"], &folder).await;
    assert_eq!(status(&open(&server, "x-forwarded-for: 203.0.113.1\r\n").await), "201");
    assert_eq!(status(&open(&server, "x-forwarded-for: 203.0.113.1\r\n").await), "429");
    assert_eq!(status(&open(&server, "x-forwarded-for: 203.0.113.2\r\n").await), "201");
    // What a caller writes before the proxy's word changes nothing.
    let made_up = "x-forwarded-for: 198.51.100.7, 203.0.113.2\r\n";
    assert_eq!(status(&open(&server, made_up).await), "429");
    server.stop().await;
}

#[tokio::test]
async fn a_trusted_proxy_says_that_it_was_called_over_https() {
    let folder = TempDir::new().unwrap();
    let server = server_that_trusts(&["127.0.0.1"], &folder).await;
    let secure = open(&server, "x-forwarded-for: 203.0.113.1\r\nx-forwarded-proto: https\r\n").await;
    assert!(secure.contains("set-cookie: stolik=") && secure.contains("; secure"), "{secure}");
    let plain = open(&server, "x-forwarded-for: 203.0.113.2\r\nx-forwarded-proto: http\r\n").await;
    assert!(plain.contains("set-cookie: stolik=") && !plain.contains("; secure"), "{plain}");
    server.stop().await;
}

#[tokio::test]
async fn the_word_of_anybody_else_is_ignored() {
    let folder = TempDir::new().unwrap();
    let server = server_that_trusts(&["192.0.2.1"], &folder).await;
    let headers = |last| format!("x-forwarded-for: 203.0.113.{last}\r\nx-forwarded-proto: https\r\n");
    let first = open(&server, &headers(1)).await;
    assert_eq!(status(&first), "201");
    assert!(first.contains("set-cookie: stolik=") && !first.contains("; secure"), "{first}");
    assert_eq!(status(&open(&server, &headers(2)).await), "429", "it is one caller all the same");
    server.stop().await;
}

/// A request of a household that is not whole yet, once it was let in; or how it was refused.
async fn begin(server: &TestServer, household: &str) -> Result<TcpStream, String> {
    let mut stream = TcpStream::connect(&server.address).await.unwrap();
    let head = format!(
        "POST /api/tables/ZZZZ/claim HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
         expect: 100-continue\r\ncontent-length: 9\r\nx-forwarded-for: {household}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut status = [0; 12];
    stream.read_exact(&mut status).await.unwrap();
    if &status == b"HTTP/1.1 100" {
        Ok(stream)
    } else {
        Err(String::from_utf8_lossy(&status[9..]).into_owned())
    }
}

#[tokio::test]
async fn behind_a_proxy_a_household_has_so_many_sockets_and_requests_at_once() {
    let folder = TempDir::new().unwrap();
    let never = Duration::from_secs(3600);
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let deadlines = Deadlines { hello: never, body: never, ..config().deadlines };
    let config = Config { trusted_proxies, households_an_address: 1, deadlines, ..config() };
    let server = TestServer::start_with(folder.path(), config, SqliteSettings::default()).await;
    let (home, elsewhere) = ("203.0.113.1", "203.0.113.2");
    let code = server.person().open(false).await;
    let mut sockets = Vec::new();
    for _ in 0..100 {
        let url = format!("ws://{}/api/tables/{code}/ws", server.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("x-forwarded-for", HeaderValue::from_static(home));
        sockets.push(connect_async(request).await.unwrap());
    }
    let mut requests = Vec::new();
    let refused = loop {
        match begin(&server, home).await {
            Ok(request) => requests.push(request),
            Err(status) => break status,
        }
    };
    assert_eq!((refused.as_str(), requests.len()), ("429", 200), "three hundred in all");
    assert!(begin(&server, elsewhere).await.is_ok(), "another household has its own");
    drop(sockets);
    while begin(&server, home).await.is_err() {
        tokio::task::yield_now().await;
    }
    server.stop().await;
}

/// The address that the server tells a page which was opened under `host`.
async fn shared_address(server: &TestServer, host: &str) -> Option<String> {
    let mut stream = TcpStream::connect(&server.address).await.unwrap();
    let request = format!("GET /api/address HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    let body: serde_json::Value = serde_json::from_str(body).unwrap();
    body["url"].as_str().map(str::to_owned)
}

#[tokio::test]
async fn an_address_that_no_phone_can_open_is_not_shared() {
    let only_here = TempDir::new().unwrap();
    let server = TestServer::start(&only_here).await;
    for loopback in ["localhost:4010", "127.0.0.1:4010", "127.1.2.3", "[::1]:4010", "table.localhost"] {
        assert_eq!(shared_address(&server, loopback).await, None, "{loopback}");
    }
    let named = shared_address(&server, "192.168.1.7:4010").await;
    assert_eq!(named.as_deref(), Some("http://192.168.1.7:4010"));
    server.stop().await;

    let listening = TempDir::new().unwrap();
    let network_url = Some("http://192.168.1.7:4010".to_owned());
    let on_network = Config { network_url: network_url.clone(), ..config() };
    let server = TestServer::start_with(listening.path(), on_network, SqliteSettings::default()).await;
    assert_eq!(shared_address(&server, "localhost:4010").await, network_url);
    assert_eq!(shared_address(&server, "pi.local").await.as_deref(), Some("http://pi.local"));
    server.stop().await;
}
