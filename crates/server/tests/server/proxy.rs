//! Behind a proxy: its word counts where the host trusts it, and nowhere else.

use crate::common::{TestServer, config, newcomer};
use serde_json::json;
use stolik_server::Config;
use stolik_store::SqliteSettings;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

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
    let mut stream = tokio::net::TcpStream::connect(&server.address).await.unwrap();
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
