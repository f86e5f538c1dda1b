//! Names that are not ours, pages that are not ours, and what nobody in between may keep.

use crate::common::{TestServer, config, newcomer, send_raw};
use serde_json::json;
use stolik_server::Config;
use stolik_store::SqliteSettings;
use tempfile::TempDir;

async fn ask(server: &TestServer, line: &str, host: &str, more: &str, body: &str) -> String {
    let request = format!(
        "{line} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-type: application/json\r\n{more}\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    send_raw(&server.address, "127.0.0.1", request.as_bytes()).await
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or("cut off")
}

#[tokio::test]
async fn a_name_that_points_here_by_somebody_elses_will_opens_nothing() {
    let folder = TempDir::new().unwrap();
    let known = Config { host_names: vec!["table.example".to_owned()], ..config() };
    let server = TestServer::start_with(folder.path(), known, SqliteSettings::default()).await;
    let code = server.person().open(false).await;
    let me = json!({"game": "pixoid", "me": newcomer("Host", "circle"), "against_bots": false}).to_string();
    let everything = [
        ("GET /api/games".to_owned(), ""),
        ("POST /api/tables".to_owned(), me.as_str()),
        (format!("GET /api/tables/{code}"), ""),
        (format!("GET /api/tables/{code}/ws"), ""),
        (format!("GET /api/tables/{code}/log"), ""),
        (format!("POST /api/tables/{code}/move"), ""),
        (format!("POST /api/tables/{code}/claim"), "{\"token\":\"x\"}"),
        (format!("DELETE /api/tables/{code}/decks/1"), ""),
        (format!("POST /api/tables/{code}/decks"), ""),
        ("POST /api/qr".to_owned(), "{\"text\":\"x\"}"),
    ];
    for (line, body) in &everything {
        let answer = ask(&server, line, "evil.example", "", body).await;
        assert_eq!(status(&answer), "421", "{line}");
        assert!(answer.contains("wrong-host") && answer.contains("cache-control: no-store"), "{answer}");
        for ours in ["table.example", "stolik.local:4010"] {
            assert_ne!(status(&ask(&server, line, ours, "", body).await), "421", "{line} at {ours}");
        }
    }
    assert_eq!(status(&ask(&server, "GET /", "evil.example", "", "").await), "200", "the page says why");
    server.stop().await;
}

#[tokio::test]
async fn a_page_from_elsewhere_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let code = server.person().open(false).await;
    let me = json!({"game": "pixoid", "me": newcomer("Host", "circle"), "against_bots": false}).to_string();
    let writing = [
        ("POST /api/tables".to_owned(), me.as_str()),
        (format!("GET /api/tables/{code}/ws"), ""),
        (format!("POST /api/tables/{code}/move"), ""),
        (format!("POST /api/tables/{code}/claim"), "{\"token\":\"x\"}"),
        (format!("DELETE /api/tables/{code}/decks/1"), ""),
        (format!("POST /api/tables/{code}/decks"), ""),
        ("POST /api/qr".to_owned(), "{\"text\":\"x\"}"),
    ];
    for (line, body) in &writing {
        for origin in ["http://evil.example", "null", "http://localhost:1"] {
            let from = format!("origin: {origin}\r\n");
            let answer = ask(&server, line, "localhost", &from, body).await;
            assert_eq!(status(&answer), "403", "{line} from {origin}");
            assert!(answer.contains("from-elsewhere"), "{answer}");
        }
        let answer = ask(&server, line, "localhost", "origin: http://localhost\r\n", body).await;
        assert!(!answer.contains("from-elsewhere"), "{line}: {answer}");
    }
    server.stop().await;
}

#[tokio::test]
async fn nobody_in_between_keeps_what_is_private() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let code = server.person().open(false).await;
    let private = [
        "GET /api/games".to_owned(),
        format!("GET /api/tables/{code}"),
        format!("GET /api/tables/{code}/qr.svg"),
        format!("GET /api/tables/{code}/log"),
        format!("GET /api/tables/{code}/decks"),
        format!("POST /api/tables/{code}/move"),
        "GET /api/nothing".to_owned(),
        "POST /api/tables".to_owned(),
    ];
    for line in &private {
        let answer = ask(&server, line, "localhost", "", "").await;
        assert!(answer.contains("cache-control: no-store"), "{line}: {answer}");
    }
    let page = ask(&server, "GET /", "localhost", "", "").await;
    assert!(page.contains("set-cookie") && page.contains("cache-control: private, no-cache"), "{page}");
    server.stop().await;
}
