//! The client's files over HTTP: one page for every path, compressed as the browser takes it, with strict headers.

use crate::common::{Person, TestServer};
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
    assert_eq!(body(ask(&server, "/tv", "connection: close").await), "plain");
    server.stop().await;
}

/// As the script would choose: Polish where any Polish is spoken.
#[tokio::test]
async fn printed_pages_come_in_the_language_of_the_browser() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    for (spoken, shelf, table) in [
        ("pl-PL,pl;q=0.9,en;q=0.8", "polski", "stolik"),
        ("de, PL;q=0.2", "polski", "stolik"),
        ("en-GB,en;q=0.9", "english", "table"),
        ("*", "english", "table"),
        ("\u{17c}", "english", "table"),
    ] {
        for (path, page) in [("/", shelf), ("/t/ABCDEF", table)] {
            let answer = ask(&server, path, &format!("connection: close\r\naccept-language: {spoken}")).await;
            assert!(
                answer.ends_with(page) && answer.contains("vary: accept-encoding, accept-language"),
                "{answer}"
            );
        }
    }
    server.stop().await;
}

/// Which game it is nobody learns who does not sit there: codes cannot be tried out by it.
#[tokio::test]
async fn a_table_names_the_files_of_its_game_to_those_who_sit_there() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, stranger) = (server.person(), server.person());
    let path = format!("/t/{}", host.open(true).await);
    let page = async |path: &str, who: &Person| {
        ask(&server, path, &format!("connection: close\r\ncookie: stolik={}", who.key)).await
    };
    let without_date =
        |answer: String| answer.lines().filter(|line| !line.starts_with("date:")).collect::<String>();
    assert!(page(&path, &host).await.contains("\r\nlink: </pixoid.js>; rel=modulepreload\r\n"));
    let of_nothing = without_date(page("/t/NOTHING", &stranger).await);
    assert!(of_nothing.contains("link: </around.js>; rel=modulepreload"), "{of_nothing}");
    assert_eq!(without_date(page(&path, &stranger).await), of_nothing);
    assert_eq!(without_date(page("/t/NOTHING", &host).await), of_nothing);
    assert!(!page(&format!("{path}/more"), &host).await.contains("\r\nlink:"));
    server.stop().await;
}

#[tokio::test]
async fn every_page_is_the_client_with_a_key_and_strict_headers() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let page = ask(&server, "/tv", "connection: close").await.to_lowercase();
    assert!(page.starts_with("http/1.1 200") && page.ends_with("plain"), "{page}");
    let policy = page.lines().find_map(|line| line.strip_prefix("content-security-policy: ")).unwrap();
    assert_eq!(
        policy,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; \
         manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    );
    let known = policy.replace("style-src 'self'", "style-src 'self' 'sha256-known'");
    for printed in ["/", "/t/ABCDEF"] {
        let page = ask(&server, printed, "connection: close").await.to_lowercase();
        assert!(
            page.contains(&format!("content-security-policy: {known}\r\n")),
            "its own style alone: {page}"
        );
    }
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
