//! A real server on a port of its own, and clients that talk to it over real sockets.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

pub mod ears;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{FutureExt, SinkExt, StreamExt};
use serde_json::{Value, json};
use stolik_protocol::Version;
use stolik_server::config::Deadlines;
use stolik_server::{Asset, Assets, Config, LEASE, Server, found_by, serve};
use stolik_squeeze::Memory;
use stolik_store::{PostgresSettings, PostgresStore, SqliteSettings, SqliteStore};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// Nothing in these tests takes this long unless something is wrong, on a machine that has other work, too.
pub const PATIENCE: Duration = Duration::from_secs(120);

pub struct TestServer {
    pub address: String,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<std::io::Result<()>>>,
    kept: Kept,
}

/// Where everything is.
enum Kept {
    InFolder(Arc<SqliteStore>),
    InDatabase(Arc<PostgresStore>),
}

/// A client whose pages say how they came; two are printed in two languages.
fn page(name: &str) -> Option<Asset> {
    let of = |text: &'static str| std::borrow::Cow::Borrowed(text.as_bytes());
    let plain = match name {
        "index.html" => "plain",
        "shelf.pl.html" => "polski",
        "shelf.en.html" => "english",
        "table.pl.html" => "stolik",
        "table.en.html" => "table",
        "printed.style.txt" => "sha256-known",
        "link.pixoid.en.txt" => "</pixoid.js>; rel=modulepreload",
        "link.around.txt" => "</around.js>; rel=modulepreload",
        _ => return None,
    };
    Some(Asset {
        bytes: Some(of(plain)),
        mime: "text/html; charset=utf-8",
        brotli: Some(of("br")),
        gzip: Some(of("gzip")),
        immutable: false,
    })
}

/// As it is set in tests: nobody pauses for effect, and nobody is too fast.
pub fn config() -> Config {
    Config {
        bot_pause: Duration::ZERO,
        away_after: Duration::from_millis(50),
        second: Duration::from_millis(4),
        pace: 0.0,
        messages_a_second: 10_000,
        tables_a_minute: 10_000,
        lines_a_minute: 10_000,
        imports_a_minute: 10_000,
        households_an_address: 1000,
        // A screen in these tests answers pings only while it listens.
        deadlines: Deadlines { too_fast: Duration::ZERO, silent_for: PATIENCE, ..Deadlines::default() },
        ..Config::default()
    }
}

impl TestServer {
    pub async fn start(folder: &TempDir) -> Self {
        Self::start_with(folder.path(), config(), SqliteSettings::default()).await
    }

    pub async fn start_with(folder: &Path, config: Config, settings: SqliteSettings) -> Self {
        let store = Arc::new(SqliteStore::open(folder, settings).await.unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Server { store: store.clone(), cluster: None, config, assets: Assets(page) };
        TestServer::run(listener, server, Kept::InFolder(store))
    }

    /// One of several that share a database.
    pub async fn start_sharing(url: &str, config: Config, assets: Assets) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let settings = PostgresSettings { url: url.to_owned(), address, lease: LEASE, index: found_by };
        let store = Arc::new(PostgresStore::open(settings).await.unwrap());
        let server = Server { store: store.clone(), cluster: Some(store.clone()), config, assets };
        TestServer::run(listener, server, Kept::InDatabase(store))
    }

    /// Three that share a database.
    pub async fn three(config: impl Fn() -> Config) -> Vec<Self> {
        let url = stolik_postgres_for_tests::shared().fresh();
        let mut all = Vec::new();
        for _ in 0..3 {
            all.push(TestServer::start_sharing(&url, config(), Assets(page)).await);
        }
        all
    }

    fn run(listener: TcpListener, server: Server, kept: Kept) -> Self {
        let address = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = oneshot::channel();
        let stopping = async {
            let _ = stopped.await;
        };
        let task = tokio::spawn(serve(listener, server, stopping));
        TestServer { address, stop: Some(stop), task: Some(task), kept }
    }

    pub async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        self.task.take().unwrap().await.unwrap().unwrap();
        match &self.kept {
            Kept::InFolder(store) => store.close().await,
            Kept::InDatabase(store) => store.close().await,
        }
    }

    /// The same person at this server.
    pub fn reached_by(&self, person: &Person) -> Person {
        Person { address: self.address.clone(), ..person.clone() }
    }

    /// A new person with a key of their own.
    pub fn person(&self) -> Person {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).unwrap();
        let key = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        Person { key, address: self.address.clone() }
    }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Person {
    pub key: String,
    pub address: String,
}

pub struct HttpAnswer {
    pub status: u16,
    pub body: String,
    pub cookie: Option<String>,
}

impl HttpAnswer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

impl Person {
    pub async fn get(&self, path: &str) -> HttpAnswer {
        self.request(path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> HttpAnswer {
        self.request(path, Some(body.to_string())).await
    }

    pub async fn request(&self, path: &str, body: Option<String>) -> HttpAnswer {
        let (url, cookie) = (format!("http://{}{path}", self.address), format!("stolik={}", self.key));
        tokio::task::spawn_blocking(move || {
            let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
            let answer = match body {
                Some(body) => agent
                    .post(&url)
                    .header("cookie", &cookie)
                    .header("content-type", "application/json")
                    .send(body),
                None => agent.get(&url).header("cookie", &cookie).call(),
            };
            let mut answer = answer.unwrap();
            HttpAnswer {
                status: answer.status().as_u16(),
                cookie: answer.headers().get("set-cookie").map(|value| value.to_str().unwrap().to_owned()),
                body: answer.body_mut().read_to_string().unwrap(),
            }
        })
        .await
        .unwrap()
    }

    /// Opens a table and gives its code.
    pub async fn open(&self, against_bots: bool) -> String {
        self.open_for("pixoid", against_bots).await
    }

    pub async fn open_for(&self, game: &str, against_bots: bool) -> String {
        let body = json!({"game": game, "me": newcomer("Host", "circle"), "against_bots": against_bots});
        let answer = self.post("/api/tables", body).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()["code"].as_str().unwrap().to_owned()
    }

    /// A socket that has said hello and been welcomed.
    pub async fn enter(&self, code: &str) -> Screen {
        self.enter_as(code, Version::This).await
    }

    /// As a page of another version does.
    pub async fn enter_as(&self, code: &str, version: Version) -> Screen {
        let mut screen = self.connect(&format!("/api/tables/{code}/ws")).await.unwrap();
        screen.version = version;
        screen.say(json!({"is": "hello", "protocol": version.protocol()})).await;
        screen.welcome = loop {
            let message = screen.hear().await.expect("the socket stays open");
            match message["is"].as_str() {
                Some("welcome") => break message,
                // A server of the version before is spoken to in that one.
                Some("reload") => {
                    screen.say(json!({"is": "hello", "protocol": message["protocol"]})).await;
                }
                _ => {}
            }
        };
        screen
    }

    pub async fn connect(&self, path: &str) -> Result<Screen, Error> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        let cookie = HeaderValue::from_str(&format!("stolik={}", self.key)).unwrap();
        request.headers_mut().insert("cookie", cookie);
        let (socket, _) = connect_async_with_config(request, None, true).await?;
        Ok(Screen {
            socket,
            version: Version::This,
            welcome: Value::Null,
            heard: Vec::new(),
            came: 0,
            squeezed: 0,
            update: Value::Null,
            memory: Memory::default(),
            room: Value::Null,
            closed_with: None,
            next: 0,
        })
    }

    /// A television that this person has sent the table to; it has heard the game that is on the table.
    pub async fn television(&self, code: &str, tv: &Person) -> Screen {
        let offered = self.post(&format!("/api/tables/{code}/tv"), json!({})).await.json();
        let shown = tv.post("/api/tv", json!({"code": offered["code"]})).await.json();
        let table = shown["table"].as_str().unwrap();
        let mut screen = tv.connect(&format!("/api/tables/{table}/ws?watch")).await.unwrap();
        screen.say(json!({"is": "hello", "protocol": stolik_protocol::PROTOCOL})).await;
        screen.welcome = screen.wait_for("welcome").await;
        screen
    }

    /// Joins a table and sits down.
    pub async fn join(&self, code: &str, identity: &str) -> Screen {
        let mut screen = self.enter(code).await;
        screen.wish(json!({"is": "join", "me": newcomer("Guest", identity)})).await;
        screen
    }
}

/// Sends bytes from an address of this machine and gives the whole answer, in small letters.
pub async fn send_raw(address: &str, from: &str, bytes: &[u8]) -> String {
    let mut stream = connect_from(address, from).await;
    // Whoever is refused may be cut off while still speaking.
    let _ = stream.write_all(bytes).await;
    hear_out(&mut stream).await
}

pub async fn connect_from(address: &str, from: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
    socket.connect(address.parse().unwrap()).await.unwrap()
}

/// Everything until the other end closes, in small letters.
pub async fn hear_out(stream: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    let closing = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut heard));
    // A reset is a close, too.
    let _ = closing.await.expect("the server closes the connection in time");
    String::from_utf8_lossy(&heard).to_lowercase()
}

pub fn newcomer(name: &str, identity: &str) -> Value {
    json!({"name": name, "identity": identity, "language": "en"})
}

pub struct Screen {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub version: Version,
    pub welcome: Value,
    /// Every message, as it was said.
    pub heard: Vec<String>,
    /// In how many bytes they came.
    pub came: usize,
    /// How many came as a frame that only this version knows.
    pub squeezed: usize,
    memory: Memory<String>,
    /// The newest update and room.
    pub update: Value,
    pub room: Value,
    /// The word with which the server closed the socket, if it did.
    pub closed_with: Option<(u16, String)>,
    next: u32,
}

impl Screen {
    pub async fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    pub async fn say_raw(&mut self, message: Message) -> Result<(), Error> {
        self.socket.send(message).await
    }

    /// The next message, or nothing if the socket is closed.
    pub async fn hear(&mut self) -> Option<Value> {
        tokio::time::timeout(PATIENCE, self.next_said()).await.expect("the server says something in time")
    }

    /// Pings say nothing.
    async fn next_said(&mut self) -> Option<Value> {
        loop {
            let text = match self.socket.next().await? {
                Ok(Message::Text(text)) => {
                    self.came += text.len();
                    self.memory.hear(text.to_string());
                    text.to_string()
                }
                Ok(Message::Binary(frame)) => {
                    self.came += frame.len();
                    self.squeezed += 1;
                    self.memory.understand(&frame).expect("it follows on the last")
                }
                Ok(Message::Close(word)) => {
                    self.closed_with = word.map(|word| (word.code.into(), word.reason.to_string()));
                    return None;
                }
                Err(_) => return None,
                Ok(_) => continue,
            };
            let message: Value = serde_json::from_str(&text).unwrap();
            self.heard.push(text);
            match message["is"].as_str() {
                Some("update") => self.update = message["update"].clone(),
                Some("room" | "welcome") => self.room = message["room"].clone(),
                _ => {}
            }
            return Some(message);
        }
    }

    /// The next message of this kind.
    pub async fn wait_for(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("closed while waiting for {kind}"));
            if message["is"] == kind {
                return message;
            }
        }
    }

    /// Waits until what it knows fulfils something.
    pub async fn until(&mut self, fulfilled: impl Fn(&Screen) -> bool) {
        while !fulfilled(self) {
            self.hear().await.expect("the socket stays open");
        }
    }

    /// Wants something of the room; gives the case of a refusal.
    pub async fn wish(&mut self, wish: Value) -> Option<String> {
        self.next += 1;
        let id = self.next;
        self.say(json!({"is": "do", "id": id, "wish": wish})).await;
        loop {
            let message = self.hear().await.expect("the socket stays open");
            match message["is"].as_str() {
                Some("done") if message["id"] == id => return None,
                Some("refused") if message["id"] == id => {
                    return Some(message["refusal"]["case"].as_str().unwrap().to_owned());
                }
                _ => {}
            }
        }
    }

    pub fn number(&self) -> u64 {
        self.update["question"]["number"].as_u64().unwrap()
    }

    pub fn is_asked(&self) -> bool {
        !self.update["question"]["yours"].is_null()
    }

    pub fn is_over(&self) -> bool {
        !self.update["outcome"].is_null()
    }

    /// The first listed choice in every part, or another one for another `taste`.
    pub fn a_sheet(&self, taste: usize) -> Value {
        let lists = self.update["question"]["yours"]["lists"].as_array().unwrap();
        let parts: Vec<Value> = lists
            .iter()
            .map(|list| {
                let list = list.as_array().unwrap();
                list[taste % list.len()].clone()
            })
            .collect();
        json!({"parts": parts, "ready": true})
    }

    /// Any of what is listed, in a game of any kind: what may stand in the next part is asked for with a draft, as people do.
    /// Nothing where somebody else was faster.
    pub async fn any_sheet(&mut self, taste: usize) -> Option<Value> {
        let question = self.update["question"].clone();
        let (number, yours) = (question["number"].as_u64()?, &question["yours"]);
        let mut lists = yours["lists"].clone();
        let mut parts = vec![Value::Null; lists.as_array()?.len()];
        let nothing_is_listed = lists[0].as_array()?.is_empty();
        if question["ask"]["pass"] == true && (nothing_is_listed || taste.is_multiple_of(3)) {
            return Some(json!({"parts": [], "ready": true}));
        }
        for part in 0..parts.len() {
            if part > 0 {
                self.next += 1;
                let nonce = 1_000_000 + self.next;
                self.send_sheet(number, nonce, &json!({"parts": parts, "ready": false})).await;
                lists = loop {
                    let message = self.hear().await.expect("the socket stays open");
                    if message["is"] == "sheet-reply" && message["nonce"] == nonce {
                        break message["lists"].clone();
                    }
                };
            }
            let listed = lists.get(part)?.as_array()?;
            parts[part] = listed.get(taste % listed.len().max(1))?.clone();
        }
        let mut sheet = json!({"parts": parts, "ready": true});
        let text = &question["ask"]["text"];
        if text["from"].as_array().is_some_and(|from| from.contains(&yours["seat"])) {
            sheet["text"] = json!("a".repeat(text["shortest"].as_u64()? as usize));
        }
        Some(sheet)
    }

    /// Hears what has come by now.
    pub async fn catch_up(&mut self) {
        while let Some(heard) = self.next_said().now_or_never() {
            heard.expect("the socket stays open");
        }
    }

    pub async fn send_sheet(&mut self, ask: u64, nonce: u32, sheet: &Value) {
        let mut message = json!({"is": "sheet", "ask": ask, "nonce": nonce, "sheet": sheet});
        if self.version == Version::This {
            message["game"] = self.room["playing"].clone();
        }
        self.say(message).await;
    }

    /// What became of a sheet: `accepted`, `replaced`, …, or the case of its refusal.
    pub async fn reply_to(&mut self, nonce: u32) -> String {
        loop {
            let message = self.hear().await.expect("the socket stays open");
            if message["is"] == "sheet-reply" && message["nonce"] == nonce {
                let reply = &message["reply"];
                let case = reply["refusal"]["case"].as_str().or(reply["is"].as_str()).unwrap();
                return match reply["counted"].as_bool() {
                    Some(counted) => format!("{case} counted {counted}"),
                    None => case.to_owned(),
                };
            }
        }
    }

    pub async fn hand_in(&mut self, nonce: u32, sheet: &Value) -> String {
        self.send_sheet(self.number(), nonce, sheet).await;
        self.reply_to(nonce).await
    }

    /// Plays on with whatever is listed until the game is over.
    pub async fn play_to_the_end(&mut self) {
        let mut nonce = 1000;
        let mut answered = None;
        while !self.is_over() {
            if self.is_asked() && answered != Some(self.number()) {
                answered = Some(self.number());
                nonce += 1;
                let sheet = self.a_sheet(nonce as usize * 7);
                self.send_sheet(self.number(), nonce, &sheet).await;
            }
            self.hear().await.expect("the socket stays open");
        }
    }
}

/// What the real binary is told where nobody pauses for effect and nobody looks.
pub const AT_ONCE: [&str; 6] = ["--bot-pause", "0", "--pace", "0", "--log", "error"];

/// A stranger finds the table as it was: the same for all to see, and seat 1 has answered.
pub async fn stands_as_it_was(server: &TestServer, code: &str, view: &Value) {
    let mut watcher = server.person().enter(code).await;
    watcher.until(|screen| !screen.update.is_null()).await;
    assert_eq!(watcher.update["view"]["open"], view["open"]);
    assert_eq!(watcher.update["question"]["who_is_in"], json!({"seats": [1]}));
}

/// Four people at a table that is about to be dealt.
pub async fn four(server: &TestServer) -> (String, Vec<Screen>) {
    let host = server.person();
    let code = host.open(false).await;
    let mut screens = vec![host.enter(&code).await];
    for identity in ["square", "triangle", "star"] {
        screens.push(server.person().join(&code, identity).await);
    }
    (code, screens)
}

/// The same, dealt, with seat 0 as Pixoid and every pawn placed.
pub async fn four_about_to_program(server: &TestServer) -> (String, Vec<Screen>) {
    let (code, mut screens) = four(server).await;
    let options = json!({"variant": "standard", "first": 0, "board": 0});
    assert_eq!(screens[0].wish(json!({"is": "options", "options": options})).await, None);
    assert_eq!(screens[0].wish(json!({"is": "start"})).await, None);
    for (placing, screen) in screens.iter_mut().enumerate().take(3) {
        screen.until(|screen| screen.update["seq"] == placing && screen.is_asked()).await;
        let sheet = screen.a_sheet(0);
        assert_eq!(screen.hand_in(1, &sheet).await, "accepted");
    }
    for screen in &mut screens {
        screen.until(|screen| screen.update["seq"] == 3 && screen.is_asked()).await;
    }
    (code, screens)
}

/// One person among bots in a game that is dealt, and asked.
pub async fn asked_among_bots(server: &TestServer) -> (Person, String, Screen) {
    let person = server.person();
    let code = person.open(true).await;
    let mut screen = person.enter(&code).await;
    screen.until(Screen::is_asked).await;
    (person, code, screen)
}

/// One person and three bots that play at random, about to be dealt.
pub async fn alone_with_bots(server: &TestServer) -> (Person, String, Screen) {
    let person = server.person();
    let code = person.open(false).await;
    let mut screen = person.enter(&code).await;
    for chair in 1..4 {
        screen.wish(json!({"is": "add-bot", "chair": chair, "character": "random"})).await;
    }
    (person, code, screen)
}
