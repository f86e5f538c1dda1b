//! What one address can do to somebody at another table: the real binary on one core, the attacker and the honest player
//! on the other, the attacker at 127.0.0.2 and stepping back for the player, who would otherwise wait for the attacker's
//! own work.
//!
//! `cargo bench --bench siege` prints, for each attack, the median time until a sheet is acknowledged: quiet, under attack
//! and as a ratio, both in one run and one right after the other. It takes two minutes, and needs Linux (`taskset`).
//! `cargo bench --bench siege -- qr` lays one siege only.

#[path = "../../server/tests/common/mod.rs"]
mod common;

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use common::{Person, Screen, newcomer};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::OwnedReadHalf;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

const QUIET: Duration = Duration::from_secs(3);
const SIEGE: Duration = Duration::from_secs(6);
/// People are not faster, and a screen may send so many.
const BREATH: Duration = Duration::from_millis(15);
const ATTACKER: &str = "127.0.0.2";

const ATTACKS: [&str; 12] = [
    "qr",
    "codes",
    "imports",
    "sockets",
    "heads",
    "frames",
    "fragments",
    "bodies",
    "uploads",
    "files",
    "wishes",
    "tables",
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    if let [attack, name, address] = words.as_slice()
        && attack == "--attack"
    {
        return runtime.block_on(lay(name, address));
    }
    // `cargo test` runs benches once to see that they work; that is not what this one is for.
    if words.iter().any(|word| word == "--bench") {
        let only = words.iter().find(|word| !word.starts_with("--"));
        pin_here();
        runtime.block_on(measure(only.map(String::as_str)));
    }
}

fn pin_here() {
    let me = std::process::id().to_string();
    let pinned = Command::new("taskset").args(["-cp", "1", &me]).stdout(Stdio::null()).status();
    assert!(pinned.is_ok_and(|done| done.success()), "this needs two cores and taskset");
}

async fn measure(only: Option<&str>) {
    let folder = tempfile::TempDir::new().expect("a folder");
    let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port();
    let address = format!("127.0.0.1:{port}");
    let mut server = Command::new("taskset")
        .args([
            "-c",
            "0",
            env!("CARGO_BIN_EXE_stolik"),
            "serve",
            "--listen",
            &address,
            "--pace",
            "0",
            "--log",
            "error",
        ])
        .arg("--data")
        .arg(folder.path())
        .stdout(Stdio::null())
        .spawn()
        .expect("the server starts");
    while TcpStream::connect(&address).await.is_err() {
        assert!(server.try_wait().is_ok_and(|ended| ended.is_none()), "the server runs");
        sleep(BREATH).await;
    }
    let mut table = sit_down(&address).await;
    println!("attack         quiet  besieged  ratio  server's CPU         sent");
    for name in ATTACKS.into_iter().filter(|name| only.is_none_or(|only| only == *name)) {
        let quiet = play(&mut table, QUIET).await;
        let (attacker, used) = (attack(name, &address), cpu(&server));
        let besieged = play(&mut table, SIEGE).await;
        let sent =
            attacker.wait_with_output().map(|said| String::from_utf8_lossy(&said.stdout).trim().to_owned());
        let used = 100.0 * (cpu(&server) - used) / SIEGE.as_secs_f64();
        let (quiet, besieged) = (median(quiet), median(besieged));
        let ratio = besieged / quiet;
        let sent = sent.unwrap_or_default();
        println!("{name:<10} {quiet:>6.2} ms {besieged:>6.2} ms {ratio:>6.2} {used:>11.0} % {sent:>12}");
    }
    // It is being thrown away.
    let _ = server.kill();
    let _ = server.wait();
}

/// Seconds of CPU time that a process has used.
fn cpu(server: &Child) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", server.id())).unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let fields: Vec<&str> = after_name.split_whitespace().collect();
    let ticks: f64 = [11, 12].iter().filter_map(|field| fields.get(*field)?.parse::<f64>().ok()).sum();
    ticks / 100.0
}

fn attack(name: &str, address: &str) -> Child {
    let me = std::env::current_exe().expect("this program");
    Command::new("nice")
        .args(["-n", "19", "taskset", "-c", "1"])
        .arg(me)
        .args(["--attack", name, address])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the attacker starts")
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(f64::NAN)
}

fn person(address: &str) -> Person {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("random bytes");
    Person { key: bytes.map(|byte| format!("{byte:02x}")).concat(), address: address.to_owned() }
}

/// Four people at a table that is dealt.
async fn sit_down(address: &str) -> Vec<Screen> {
    let host = person(address);
    let code = host.open(false).await;
    let mut screens = vec![host.enter(&code).await];
    for identity in ["square", "triangle", "star"] {
        let mut screen = person(address).enter(&code).await;
        screen.wish(json!({"is": "join", "me": newcomer("Guest", identity)})).await;
        screens.push(screen);
    }
    screens[0].wish(json!({"is": "start"})).await;
    screens
}

/// Plays in turns; gives how long each answer took to be acknowledged, in milliseconds.
async fn play(screens: &mut [Screen], lasts: Duration) -> Vec<f64> {
    let started = Instant::now();
    let mut times = Vec::new();
    while started.elapsed() < lasts {
        let seq = screens.iter().filter_map(|screen| screen.update["seq"].as_u64()).max().unwrap_or(0);
        for screen in screens.iter_mut() {
            screen.until(|screen| screen.update["seq"] == seq).await;
            screen.heard.clear();
        }
        if screens[0].is_over() {
            screens[0].wish(json!({"is": "rematch"})).await;
            for screen in screens.iter_mut() {
                screen.until(|screen| screen.update["seq"] == 0).await;
            }
            continue;
        }
        for screen in screens.iter_mut().filter(|screen| screen.is_asked()) {
            sleep(BREATH).await;
            let sheet = screen.a_sheet(seq as usize);
            let sent = Instant::now();
            screen.send_sheet(seq, seq as u32, &sheet).await;
            screen.reply_to(seq as u32).await;
            times.push(sent.elapsed().as_secs_f64() * 1000.0);
        }
        for screen in screens.iter_mut() {
            screen.until(|screen| screen.update["seq"] != seq).await;
        }
    }
    times
}

/// Lays one siege for as long as one lasts, and prints how often something was sent.
async fn lay(name: &str, address: &str) {
    let sent = Arc::new(AtomicU64::new(0));
    let siege = Siege { address: address.to_owned(), sent: sent.clone() };
    let request = |line: &str, body: &str| {
        format!(
            "{line} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        )
        .into_bytes()
    };
    let text = json!({"text": "x".repeat(290)}).to_string();
    let frame = |first: u8, payload: &[u8]| {
        let mut frame = vec![first, 0x80 | 126, (payload.len() >> 8) as u8, payload.len() as u8, 0, 0, 0, 0];
        frame.extend_from_slice(payload);
        frame
    };
    let wishes = br#"{"is":"do","id":1,"wish":{"is":"lock","on":true}}"#;
    let laid = async {
        match name {
            "qr" => siege.hammer(100, Vec::new(), request("POST /api/qr", &text).repeat(20)).await,
            "codes" => {
                let guesses = (0..50).flat_map(|n| request(&format!("GET /api/tables/BCDF{n:02}"), ""));
                siege.hammer(100, Vec::new(), guesses.collect()).await;
            }
            "files" => siege.hammer(100, Vec::new(), request("GET /", "").repeat(50)).await,
            "bodies" => {
                let head = request("POST /api/qr", "").repeat(1);
                let head = String::from_utf8_lossy(&head).replace("length: 0", "length: 1000000000");
                siege.hammer(100, head.into_bytes(), vec![b'x'; 64 * 1024]).await;
            }
            "heads" => siege.drip(600, b"GET / HTTP/1.1\r\nhost: localhost\r\nx: ".to_vec()).await,
            "imports" | "uploads" => {
                let (code, key) = siege.table("dixit").await;
                let head = format!(
                    "POST /api/tables/{code}/decks HTTP/1.1\r\nhost: localhost\r\ncookie: stolik={key}\r\n\
                     content-type: application/zip\r\ncontent-length: 400000000\r\n\r\n"
                );
                if name == "imports" {
                    siege.drip(20, head.into_bytes()).await;
                } else {
                    siege.hammer(20, head.into_bytes(), vec![0; 64 * 1024]).await;
                }
            }
            "sockets" => {
                let handshake = siege.handshake().await;
                siege.knock(100, handshake).await;
            }
            "frames" => {
                let garbage = frame(0x81, &vec![b'['; 16_000]);
                let ping = frame(0x89, b"ping");
                let handshake = siege.handshake().await;
                siege.hammer(100, handshake, [garbage, ping].concat().repeat(4)).await;
            }
            "fragments" => {
                let handshake = siege.handshake().await;
                let nothing = [0x00, 0x80, 0, 0, 0, 0].repeat(10_000);
                siege.hammer(100, [handshake, vec![0x01, 0x80, 0, 0, 0, 0]].concat(), nothing).await;
            }
            "wishes" => {
                let hello = frame(0x81, br#"{"is":"hello","protocol":1}"#);
                let handshake = siege.handshake().await;
                siege.hammer(100, [handshake, hello].concat(), frame(0x81, wishes).repeat(4)).await;
            }
            "tables" => siege.open_tables().await,
            _ => panic!("{name} is no attack"),
        }
    };
    let _ = timeout(SIEGE, laid).await;
    println!("{}", sent.load(Ordering::Relaxed));
}

#[derive(Clone)]
struct Siege {
    address: String,
    sent: Arc<AtomicU64>,
}

impl Siege {
    async fn connect(&self) -> Option<TcpStream> {
        let socket = TcpSocket::new_v4().ok()?;
        socket.bind(format!("{ATTACKER}:0").parse().ok()?).ok()?;
        socket.connect(self.address.parse().ok()?).await.ok()
    }

    async fn ask(&self, request: String) -> String {
        // After the siege before it may not be let in for a while.
        loop {
            let mut answer = String::new();
            if let Some(mut stream) = self.connect().await
                && stream.write_all(request.as_bytes()).await.is_ok()
                && stream.read_to_string(&mut answer).await.is_ok()
                && answer.starts_with("HTTP/1.1 2")
            {
                return answer;
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    async fn open(&self, game: &str, against_bots: bool, key: &str) -> String {
        let body =
            json!({"game": game, "me": newcomer("x", "circle"), "against_bots": against_bots}).to_string();
        self.ask(format!(
            "POST /api/tables HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: stolik={key}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        ))
        .await
    }

    async fn table(&self, game: &str) -> (String, String) {
        let key = person(&self.address).key;
        let answer = self.open(game, false, &key).await;
        let code = answer.rsplit("\"code\":\"").next().and_then(|rest| rest.split('"').next());
        (code.expect("a code").to_owned(), key)
    }

    async fn handshake(&self) -> Vec<u8> {
        let (code, key) = self.table("pixoid").await;
        format!(
            "GET /api/tables/{code}/ws HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             cookie: stolik={key}\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        .into_bytes()
    }

    /// Over so many connections at once: says `first`, and then `again` as fast as it is taken. Whoever is cut off
    /// comes back.
    async fn hammer(&self, connections: usize, first: Vec<u8>, again: Vec<u8>) {
        self.at_once(connections, async move |siege, stream| {
            let (ear, mut mouth) = stream.into_split();
            let listening = tokio::spawn(drain(ear));
            let mut said = mouth.write_all(&first).await;
            while said.is_ok() && !listening.is_finished() {
                siege.sent.fetch_add(1, Ordering::Relaxed);
                // Whoever is not read any more gives up, and tries another connection.
                said = timeout(Duration::from_secs(2), mouth.write_all(&again)).await.unwrap_or(Ok(()));
            }
            listening.abort();
        })
        .await;
    }

    /// Says `first`, and then one byte after the other.
    async fn drip(&self, connections: usize, first: Vec<u8>) {
        self.at_once(connections, async move |siege, mut stream| {
            let mut said = stream.write_all(&first).await;
            while said.is_ok() {
                siege.sent.fetch_add(1, Ordering::Relaxed);
                sleep(Duration::from_millis(20)).await;
                said = stream.write_all(b"x").await;
            }
        })
        .await;
    }

    /// Says `first`, waits for the beginning of an answer, and goes.
    async fn knock(&self, connections: usize, first: Vec<u8>) {
        self.at_once(connections, async move |siege, mut stream| {
            siege.sent.fetch_add(1, Ordering::Relaxed);
            let _ = stream.write_all(&first).await;
            let _ = stream.read(&mut [0; 64]).await;
        })
        .await;
    }

    async fn at_once(&self, connections: usize, visit: impl AsyncFn(&Siege, TcpStream)) {
        let visitors = (0..connections).map(|_| async {
            loop {
                match self.connect().await {
                    Some(stream) => visit(self, stream).await,
                    None => sleep(Duration::from_millis(5)).await,
                }
                tokio::task::yield_now().await;
            }
        });
        futures_util::future::join_all(visitors).await;
    }

    /// Tables that are dealt, as many as there may be.
    async fn open_tables(&self) {
        loop {
            let key = person(&self.address).key;
            self.open("pixoid", true, &key).await;
            self.sent.fetch_add(1, Ordering::Relaxed);
        }
    }
}

async fn drain(mut ear: OwnedReadHalf) {
    let mut heard = [0; 16 * 1024];
    while ear.read(&mut heard).await.is_ok_and(|bytes| bytes > 0) {}
}
