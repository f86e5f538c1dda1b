//! The client's files over HTTP: one page for every path, compressed as the browser takes it, with strict headers.

use crate::common::TestServer;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// The whole answer as text, asked for with this header.
async fn ask(server: &TestServer, path: &str, header: &str) -> String {
    let mut stream = tokio::net::TcpStream::connect(&server.address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: stolik.lan\r\n{header}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn every_browser_gets_what_it_takes() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let body = |answer: String| answer.rsplit("\r\n\r\n").next().unwrap().to_owned();
    assert_eq!(
        body(ask(&server, "/", "connection: close\r\naccept-encoding: gzip, deflate, br").await),
        "br"
    );
    // Over plain HTTP browsers do not take brotli.
    assert_eq!(body(ask(&server, "/", "connection: close\r\naccept-encoding: gzip, deflate").await), "gzip");
    assert_eq!(body(ask(&server, "/t/ABCDEF", "connection: close").await), "plain");
    server.stop().await;
}

/// As the script would choose: Polish where any Polish is spoken.
#[tokio::test]
async fn the_first_page_comes_in_the_language_of_the_browser() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    for (spoken, page) in [
        ("pl-PL,pl;q=0.9,en;q=0.8", "polski"),
        ("de, PL;q=0.2", "polski"),
        ("en-GB,en;q=0.9", "english"),
        ("*", "english"),
        ("\u{17c}", "english"),
    ] {
        let answer = ask(&server, "/", &format!("connection: close\r\naccept-language: {spoken}")).await;
        assert!(
            answer.ends_with(page) && answer.contains("vary: accept-encoding, accept-language"),
            "{answer}"
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn every_page_is_the_client_with_a_key_and_strict_headers() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let page = ask(&server, "/t/ABCDEF", "connection: close").await.to_lowercase();
    assert!(page.starts_with("http/1.1 200") && page.ends_with("plain"), "{page}");
    let policy = page.lines().find_map(|line| line.strip_prefix("content-security-policy: ")).unwrap();
    assert_eq!(
        policy,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; \
         manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    );
    let first = ask(&server, "/", "connection: close").await.to_lowercase();
    let known = policy.replace("style-src 'self'", "style-src 'self' 'sha256-known'");
    assert!(first.contains(&format!("content-security-policy: {known}\r\n")), "its own style alone: {first}");
    assert!(page.contains("x-content-type-options: nosniff"), "{page}");
    let cookie = page.lines().find(|line| line.starts_with("set-cookie: stolik=")).unwrap();
    assert!(cookie.contains("httponly; samesite=lax") && !cookie.contains("secure"), "{cookie}");
    assert!(ask(&server, "/missing.js", "connection: close").await.starts_with("HTTP/1.1 404"));
    assert!(ask(&server, "/api/nothing", "connection: close").await.starts_with("HTTP/1.1 404"));
    assert!(ask(&server, "/healthz", "connection: close").await.ends_with("ok"));
    server.stop().await;
}

/// A page of another site cannot open a socket in somebody's name.
#[tokio::test]
async fn a_socket_is_opened_from_our_own_pages_only() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let code = server.person().open(false).await;
    let upgrade = "connection: upgrade, close\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==";
    let from = |origin: &str| format!("{upgrade}\r\norigin: {origin}");
    let path = format!("/api/tables/{code}/ws");
    let foreign = ask(&server, &path, &from("http://elsewhere.test")).await;
    assert!(foreign.starts_with("HTTP/1.1 403"), "{foreign}");
    server.stop().await;
}
