//! Decks that people bring, against the real server: good ones, bad ones among good ones, traps, and who may see them.

use std::io::{Cursor, Write};

use crate::common::{Person, TestServer, config};
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use serde_json::{Value, json};
use stolik_server::Config;
use stolik_store::SqliteSettings;
use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

pub type Files = Vec<(String, Vec<u8>)>;

/// Different small drawings and one of each other kind.
pub fn pictures(count: u8) -> Files {
    let drawing = |number: u8| {
        let (red, x) = (2 * number, number % 20);
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 30"><circle cx="{x}" cy="15" r="9" fill="rgb({red},90,90)"/></svg>"#
        );
        (format!("{number}.svg"), svg.into_bytes())
    };
    let formats = [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP];
    let raster = |number: u8| {
        let image = RgbImage::from_pixel(240, 360, Rgb([number * 60, 90, 200]));
        let mut bytes = Cursor::new(Vec::new());
        let format = formats[usize::from(number)];
        DynamicImage::ImageRgb8(image).write_to(&mut bytes, format).unwrap();
        (format!("photo {number}"), bytes.into_inner())
    };
    (0..count).map(|number| if number < 3 { raster(number) } else { drawing(number) }).collect()
}

pub fn zipped(files: &Files) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(format!("holiday/{name}"), SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn form(files: &Files) -> Vec<u8> {
    let mut body = Vec::new();
    for (name, bytes) in files {
        write!(body, "--edge\r\ncontent-disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\r\n")
            .unwrap();
        body.extend_from_slice(bytes);
        body.extend(b"\r\n");
    }
    body.extend(b"--edge--\r\n");
    body
}

pub struct Replied {
    pub status: u16,
    headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Replied {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    pub fn case(&self) -> (u16, String) {
        (self.status, self.json()["case"].as_str().unwrap().to_owned())
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }
}

pub async fn send(person: &Person, method: &str, path: &str, kind: &str, body: Vec<u8>) -> Replied {
    send_from(person, method, path, kind, body, None).await
}

async fn send_from(
    person: &Person,
    method: &str,
    path: &str,
    kind: &str,
    body: Vec<u8>,
    origin: Option<&str>,
) -> Replied {
    let mut request = ureq::http::Request::builder()
        .method(method)
        .uri(format!("http://{}{path}", person.address))
        .header("cookie", format!("stolik={}", person.key))
        .header("content-type", kind);
    if let Some(origin) = origin {
        request = request.header("origin", origin);
    }
    let request = request.body(body).unwrap();
    tokio::task::spawn_blocking(move || {
        let agent: ureq::Agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .allow_non_standard_methods(true)
            .build()
            .into();
        let mut answer = agent.run(request).unwrap();
        let text = |value: &ureq::http::HeaderValue| value.to_str().unwrap().to_owned();
        let headers = answer.headers().iter().map(|(name, value)| (name.to_string(), text(value))).collect();
        let body = answer.body_mut().read_to_vec().unwrap();
        Replied { status: answer.status().as_u16(), headers, body }
    })
    .await
    .unwrap()
}

async fn bring_zip(person: &Person, code: &str, bytes: Vec<u8>) -> Replied {
    send(person, "POST", &format!("/api/tables/{code}/decks"), "application/zip", bytes).await
}

pub async fn bring_files(person: &Person, code: &str, files: &Files, query: &str) -> Replied {
    let path = format!("/api/tables/{code}/decks{query}");
    send(person, "POST", &path, "multipart/form-data; boundary=edge", form(files)).await
}

pub async fn decks(person: &Person, code: &str) -> Value {
    person.get(&format!("/api/tables/{code}/decks")).await.json()["decks"].clone()
}

pub async fn picture(person: &Person, code: &str, path: &str) -> Replied {
    send(person, "GET", &format!("/api/tables/{code}/decks/{path}"), "", Vec::new()).await
}

async fn take_out(person: &Person, code: &str, deck: u16, card: u8) -> Replied {
    send(person, "DELETE", &format!("/api/tables/{code}/decks/{deck}/{card}"), "", Vec::new()).await
}

async fn dixit(server: &TestServer) -> (Person, String) {
    let host = server.person();
    let code = host.open_for("dixit", false).await;
    (host, code)
}

#[tokio::test]
async fn a_zip_becomes_a_deck_and_is_played_with() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, code) = dixit(&server).await;
    let mut screen = host.enter(&code).await;
    let brought = bring_zip(&host, &code, zipped(&pictures(30))).await;
    assert_eq!(brought.status, 201, "{}", String::from_utf8_lossy(&brought.body));
    let deck = json!({"deck": 1, "cards": 30, "enough_for": 4});
    assert_eq!(brought.json(), json!({"deck": deck, "bad": []}));
    screen.until(|screen| screen.room["decks"] == json!([deck])).await;

    let mut options = screen.room["options"].clone();
    let mut choose = |deck: Value| {
        options["deck"] = deck;
        json!({"is": "options", "options": options})
    };
    for other in [json!({"own": {"deck": 2, "cards": 30}}), json!({"own": {"deck": 1, "cards": 31}})] {
        assert_eq!(screen.wish(choose(other)).await.as_deref(), Some("no-such-deck"));
    }
    assert_eq!(
        screen.wish(choose(json!({"own": {"deck": 1, "cards": 20}}))).await.as_deref(),
        Some("deck-too-small")
    );
    assert_eq!(screen.wish(choose(json!({"own": {"deck": 1, "cards": 30}}))).await, None);
    for chair in 1..5 {
        assert_eq!(screen.wish(json!({"is": "add-bot", "chair": chair, "character": "random"})).await, None);
    }
    assert_eq!(screen.wish(json!({"is": "start"})).await.as_deref(), Some("deck-too-small"), "for five");
    assert_eq!(screen.wish(json!({"is": "remove", "chair": 4})).await, None);
    assert_eq!(screen.wish(json!({"is": "start"})).await, None);
    screen.until(|screen| !screen.update.is_null()).await;
    assert!(screen.update.to_string().contains(r#""own":{"cards":30,"deck":1}"#), "{}", screen.update);

    // Every picture is there in both sizes, kept by whoever saw it and by nobody between.
    for (path, size) in [("1/0/small", (240, 360)), ("1/29/large", (640, 960))] {
        let card = picture(&host, &code.to_lowercase(), path).await;
        assert_eq!(card.status, 200);
        assert_eq!(card.header("content-type"), Some("image/jpeg"));
        assert_eq!(card.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(card.header("cache-control"), Some("private, max-age=31536000, immutable"));
        let image = image::load_from_memory_with_format(&card.body, ImageFormat::Jpeg).unwrap();
        assert_eq!((image.width(), image.height()), size);
    }
    for path in ["1/30/small", "2/0/small", "1/0/huge", "1/999/small", "x/0/small"] {
        assert_eq!(picture(&host, &code, path).await.case(), (404, "no-such-deck".into()), "{path}");
    }
    let remove = |number: u16| format!("/api/tables/{code}/decks/{number}");
    assert_eq!(send(&host, "DELETE", &remove(1), "", vec![]).await.case(), (409, "deck-in-use".into()));
    assert_eq!(bring_zip(&host, &code, vec![]).await.case(), (409, "not-lobby".into()));
    server.stop().await;
}

#[tokio::test]
async fn one_bad_file_keeps_everything_out_and_each_is_named() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, code) = dixit(&server).await;
    let mut files = pictures(28);
    let named = |name: &str, bytes: &[u8]| (name.to_owned(), bytes.to_vec());
    files.insert(3, named("letter.jpg", b"Dear all"));
    files.push(("again.png".to_owned(), files[0].1.clone()));
    files.push(("huge.png".to_owned(), vec![7; 10 * 1024 * 1024 + 1]));
    files.push(named(".DS_Store", b"clutter"));
    let mut bomb = files[0].1.clone();
    bomb[16..24].copy_from_slice(&[0, 1, 0, 0, 0, 1, 0, 0]);
    files.push(("bomb.png".to_owned(), bomb));
    let svg =
        |inside: &str| format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 3'>{inside}</svg>");
    files.push(named("script.svg", svg("<script/>").as_bytes()));
    files.push(named("outside.svg", svg("<image href='https://example.org/a.png'/>").as_bytes()));
    let big = svg("<rect/>").replace("viewBox", "width='99999' height='99999' viewBox");
    files.push(named("big.svg", big.as_bytes()));
    files.push(named("cut.jpg", &files[1].1[..200]));
    let expected = json!([
        {"name": "letter.jpg", "flaw": "not-a-picture", "of": null},
        {"name": "again.png", "flaw": "duplicate", "of": "photo 0"},
        {"name": "huge.png", "flaw": "too-big", "of": null},
        {"name": "bomb.png", "flaw": "broken", "of": null},
        {"name": "script.svg", "flaw": "svg-script", "of": null},
        {"name": "outside.svg", "flaw": "svg-outside", "of": null},
        {"name": "big.svg", "flaw": "too-many-pixels", "of": null},
        {"name": "cut.jpg", "flaw": "cut-off", "of": null},
    ]);
    // As a folder and as a zip, it is the same.
    let by_files = bring_files(&host, &code, &files, "").await;
    let by_zip = bring_zip(&host, &code, zipped(&files)).await;
    for answer in [by_files, by_zip] {
        let refused =
            json!({"case": "bad-pictures", "bad": expected, "good": 28, "enough_for": 4, "fewest": 26});
        assert_eq!((answer.status, answer.json()), (422, refused));
    }
    assert_eq!(decks(&host, &code).await, json!([]));
    assert_eq!(picture(&host, &code, "1/0/small").await.status, 404, "nothing was kept");

    let skipped = bring_files(&host, &code, &files, "?skip_bad").await;
    let deck = json!({"deck": 1, "cards": 28, "enough_for": 4});
    assert_eq!((skipped.status, skipped.json()), (201, json!({"deck": deck, "bad": expected})));
    assert_eq!(decks(&host, &code).await, json!([deck]));
    server.stop().await;
}

#[tokio::test]
async fn too_few_and_too_many_are_said() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, code) = dixit(&server).await;
    let few = bring_files(&host, &code, &pictures(25), "").await;
    let refused =
        json!({"case": "too-few-pictures", "bad": [], "good": 25, "enough_for": null, "fewest": 26});
    assert_eq!((few.status, few.json()), (422, refused));
    let many: Files = (0..201).map(|number| (format!("{number}.png"), vec![1])).collect();
    assert_eq!(bring_files(&host, &code, &many, "").await.case(), (422, "too-many-pictures".into()));
    assert_eq!(bring_zip(&host, &code, zipped(&many)).await.case(), (422, "too-many-pictures".into()));
    assert_eq!(bring_zip(&host, &code, b"no zip".to_vec()).await.case(), (422, "not-an-archive".into()));
    assert_eq!(bring_files(&host, &code, &vec![], "").await.case(), (422, "no-pictures".into()));
    let path = format!("/api/tables/{code}/decks");
    assert_eq!(send(&host, "POST", &path, "text/plain", vec![1]).await.case(), (400, "bad-request".into()));
    // A small zip of many megabytes of nothing.
    let zeros: Files = (0..3).map(|number| (format!("{number}.png"), vec![0; 11 << 20])).collect();
    let bombs = bring_zip(&host, &code, zipped(&zeros)).await;
    assert!(bombs.json()["bad"].as_array().unwrap().iter().all(|bad| bad["flaw"] == "too-big"));
    assert_eq!(decks(&host, &code).await, json!([]));

    // Three decks, and no more.
    for number in 1..=3u8 {
        let mine: Files = pictures(27 + number);
        assert_eq!(bring_zip(&host, &code, zipped(&mine)).await.status, 201);
    }
    assert_eq!(bring_zip(&host, &code, vec![]).await.case(), (409, "too-many-decks".into()));
    server.stop().await;
}

#[tokio::test]
async fn a_single_picture_is_taken_out_and_the_others_stay() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, code) = dixit(&server).await;
    let mut screen = host.enter(&code).await;
    assert_eq!(bring_zip(&host, &code, zipped(&pictures(28))).await.status, 201);
    let mut before = Vec::new();
    for card in 0..28 {
        before.push(picture(&host, &code, &format!("1/{card}/small")).await.body);
    }

    let guest = server.person();
    let _guest_screen = guest.join(&code, "star").await;
    assert_eq!(take_out(&guest, &code, 1, 4).await.case(), (403, "not-host".into()));
    for (deck, card) in [(1, 28), (2, 0)] {
        assert_eq!(take_out(&host, &code, deck, card).await.case(), (404, "no-such-deck".into()));
    }
    let mut options = screen.room["options"].clone();
    options["deck"] = json!({"own": {"deck": 1, "cards": 28}});
    assert_eq!(screen.wish(json!({"is": "options", "options": options})).await, None);
    assert_eq!(take_out(&host, &code, 1, 4).await.case(), (409, "deck-in-use".into()));
    options["deck"] = json!("both");
    assert_eq!(screen.wish(json!({"is": "options", "options": options})).await, None);

    let left = take_out(&host, &code, 1, 4).await;
    let deck = json!({"deck": 2, "cards": 27, "enough_for": 3});
    assert_eq!((left.status, left.json()), (200, deck.clone()));
    screen.until(|screen| screen.room["decks"] == json!([deck])).await;
    assert_eq!(picture(&host, &code, "1/0/small").await.status, 404, "the old addresses are gone");
    before.remove(4);
    for (card, body) in before.iter().enumerate() {
        assert_eq!(&picture(&host, &code, &format!("2/{card}/small")).await.body, body);
    }
    assert_eq!(picture(&host, &code, "2/27/small").await.status, 404);
    // It is on the disk, and the next one is a third.
    server.stop().await;
    let server = TestServer::start(&folder).await;
    let host = Person { address: server.address.clone(), ..host };
    assert_eq!(decks(&host, &code).await, json!([deck]));
    assert_eq!(picture(&host, &code, "2/26/large").await.status, 200);
    assert_eq!(take_out(&host, &code, 2, 0).await.json()["deck"], 3);
    server.stop().await;
}

#[tokio::test]
async fn only_the_host_brings_and_only_those_at_the_table_see() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, code) = dixit(&server).await;
    let zip = zipped(&pictures(26));
    let (guest, stranger) = (server.person(), server.person());
    let _guest_screen = guest.join(&code, "star").await;
    assert_eq!(bring_zip(&guest, &code, zip.clone()).await.case(), (403, "not-host".into()));
    assert_eq!(bring_zip(&stranger, &code, zip.clone()).await.case(), (403, "not-joined".into()));
    assert_eq!(bring_zip(&host, "ZZZZZZ", zip.clone()).await.case(), (404, "no-such-table".into()));
    let path = format!("/api/tables/{code}/decks");
    let elsewhere = Some("https://elsewhere.example");
    let forged = send_from(&host, "POST", &path, "application/zip", zip.clone(), elsewhere).await;
    assert_eq!(forged.status, 403);
    let pixoid = host.open(false).await;
    assert_eq!(bring_zip(&host, &pixoid, zip.clone()).await.case(), (409, "no-own-decks".into()));

    assert_eq!(bring_zip(&host, &code, zip).await.status, 201);
    assert_eq!(picture(&host, &code, "1/0/small").await.status, 200);
    assert_eq!(picture(&guest, &code, "1/0/small").await.status, 200);
    assert_eq!(picture(&stranger, &code, "1/0/small").await.case(), (403, "not-joined".into()));
    assert_eq!(stranger.get(&path).await.status, 403);
    assert_eq!(picture(&host, &pixoid, "1/0/small").await.status, 404, "another table does not have it");
    // A television is nobody, and still shows what lies on the table.
    let mut television = stranger.connect(&format!("/api/tables/{code}/ws?watch")).await.unwrap();
    television.say(json!({"is": "hello", "protocol": stolik_protocol::PROTOCOL})).await;
    television.wait_for("welcome").await;
    assert_eq!(picture(&stranger, &code, "1/0/small").await.status, 200);

    let one = format!("{path}/1");
    assert_eq!(send(&guest, "DELETE", &one, "", vec![]).await.case(), (403, "not-host".into()));
    assert_eq!(send_from(&host, "DELETE", &one, "", vec![], elsewhere).await.status, 403);
    assert_eq!(send(&host, "DELETE", &one, "", vec![]).await.status, 204);
    assert_eq!(send(&host, "DELETE", &one, "", vec![]).await.case(), (404, "no-such-deck".into()));
    assert_eq!(picture(&host, &code, "1/0/small").await.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn decks_outlive_a_restart_and_numbers_are_not_used_again() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (mut host, code) = dixit(&server).await;
    let zip = zipped(&pictures(26));
    for _ in 0..2 {
        assert_eq!(bring_zip(&host, &code, zip.clone()).await.status, 201);
    }
    let before = picture(&host, &code, "1/7/large").await.body;
    let second = format!("/api/tables/{code}/decks/2");
    assert_eq!(send(&host, "DELETE", &second, "", vec![]).await.status, 204);
    server.stop().await;

    let server = TestServer::start(&folder).await;
    host.address = server.address.clone();
    assert_eq!(picture(&host, &code, "1/7/large").await.body, before);
    assert_eq!(bring_zip(&host, &code, zip).await.json()["deck"]["deck"], 3);
    server.stop().await;
}

#[tokio::test]
async fn a_server_keeps_only_so_many_pictures_and_takes_them_only_so_fast() {
    let folder = TempDir::new().unwrap();
    let small = Config { most_megabytes_of_decks: 0, ..config() };
    let server = TestServer::start_with(folder.path(), small, SqliteSettings::default()).await;
    let (mut host, code) = dixit(&server).await;
    assert_eq!(bring_zip(&host, &code, zipped(&pictures(26))).await.case(), (507, "decks-full".into()));
    server.stop().await;

    // What is refused at once counts as well, and leaves no time for another one to be allowed.
    let slow = Config { imports_a_minute: 1, ..config() };
    let server = TestServer::start_with(folder.path(), slow, SqliteSettings::default()).await;
    host.address = server.address.clone();
    assert_eq!(bring_zip(&host, &code, b"no zip".to_vec()).await.case(), (422, "not-an-archive".into()));
    assert_eq!(bring_zip(&host, &code, b"no zip".to_vec()).await.case(), (429, "too-fast".into()));
    server.stop().await;
}

#[tokio::test]
async fn a_full_disk_keeps_nothing_of_a_deck() {
    let folder = TempDir::new().unwrap();
    let settings = SqliteSettings { most_pages: Some(60) };
    let server = TestServer::start_with(folder.path(), config(), settings).await;
    let (host, code) = dixit(&server).await;
    let zip = zipped(&pictures(100));
    assert_eq!(bring_zip(&host, &code, zip).await.case(), (503, "not-saved".into()));
    assert_eq!(decks(&host, &code).await, json!([]));
    server.stop().await;
}
