//! What a server carries: twenty rooms of four people who answer at once, against the real binary on loopback.
//!
//! `cargo bench --bench load` prints moves a second, the server's CPU time a move, bytes a client a move, and memory a
//! socket. A *move* is one ready sheet, acknowledged after its commit, with its updates delivered to every socket of
//! its room.

#[path = "../../server/tests/common/mod.rs"]
mod common;

use std::fs;
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::{AT_ONCE, Person, Screen, newcomer};
use serde_json::json;

const ROOMS: usize = 20;
const SEATS: usize = 4;
const LASTS: Duration = Duration::from_secs(10);
/// Screens that only watch, to see what a socket costs.
const WATCHERS: usize = 400;

fn main() {
    // `cargo test` runs benches once to see that they work; that is not what this one is for.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    tokio::runtime::Runtime::new().expect("a runtime").block_on(measure());
}

async fn measure() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port();
    let mut server = Command::new(env!("CARGO_BIN_EXE_stolik"))
        .args(["serve", "--listen", &format!("127.0.0.1:{port}")])
        .args(AT_ONCE)
        .args(["--messages-a-second", "100000", "--tables-a-minute", "100000", "--households", "1000"])
        .arg("--data")
        .arg(folder.path())
        .stdout(Stdio::null())
        .spawn()
        .expect("the server starts");
    let address = format!("127.0.0.1:{port}");
    while tokio::net::TcpStream::connect(&address).await.is_err() {
        tokio::task::yield_now().await;
    }
    let mut rooms = Vec::new();
    for _ in 0..ROOMS {
        rooms.push(sit_down(&address).await);
    }
    let (before, started) = (cpu(&server), Instant::now());
    let played = futures_util::future::join_all(rooms.iter_mut().map(|room| play(room, started))).await;
    let (seconds, used) = (started.elapsed().as_secs_f64(), cpu(&server) - before);
    let moves: u64 = played.iter().map(|(moves, _)| moves).sum();
    let bytes: usize = played.iter().map(|(_, bytes)| bytes).sum();

    let idle = memory(&server);
    let mut watching = Vec::new();
    // A table has room for thirty of them.
    for (_, code) in rooms.iter().cycle().take(WATCHERS) {
        let mut screen =
            person(&address).connect(&format!("/api/tables/{code}/ws?watch")).await.expect("connects");
        screen.say(json!({"is": "hello", "protocol": stolik_protocol::PROTOCOL})).await;
        screen.wait_for("welcome").await;
        watching.push(screen);
    }
    let a_socket = (memory(&server) - idle) / WATCHERS as f64;
    println!("{ROOMS} rooms of {SEATS}, {seconds:.0} s, {moves} moves");
    println!("{:.0} moves a second", moves as f64 / seconds);
    println!("{:.3} ms of CPU a move", 1000.0 * used / moves as f64);
    println!("{:.0} bytes a client and move", bytes as f64 / (moves as f64 * SEATS as f64));
    println!(
        "{:.1} KiB of memory a socket, {:.1} MiB in all",
        a_socket / 1024.0,
        memory(&server) / 1048576.0
    );
    // It is being thrown away.
    let _ = server.kill();
    let _ = server.wait();
}

fn person(address: &str) -> Person {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("random bytes");
    Person { key: bytes.map(|byte| format!("{byte:02x}")).concat(), address: address.to_owned() }
}

/// Four people at a table that is dealt.
async fn sit_down(address: &str) -> (Vec<Screen>, String) {
    let host = person(address);
    let code = host.open(false).await;
    let mut screens = vec![host.enter(&code).await];
    for identity in ["square", "triangle", "star"] {
        let mut screen = person(address).enter(&code).await;
        screen.wish(json!({"is": "join", "me": newcomer("Guest", identity)})).await;
        screens.push(screen);
    }
    screens[0].wish(json!({"is": "start"})).await;
    (screens, code)
}

/// Everybody who is asked answers at once, until the time is up. Gives moves and bytes heard.
async fn play((screens, _): &mut (Vec<Screen>, String), started: Instant) -> (u64, usize) {
    let mut moves = 0;
    screens.iter_mut().for_each(|screen| screen.heard.clear());
    let mut bytes = 0;
    while started.elapsed() < LASTS {
        let seq = screens.iter().filter_map(|screen| screen.update["seq"].as_u64()).max().unwrap_or(0);
        for screen in screens.iter_mut() {
            screen.until(|screen| screen.update["seq"] == seq).await;
        }
        if screens[0].is_over() {
            screens[0].wish(json!({"is": "rematch"})).await;
            for screen in screens.iter_mut() {
                screen.until(|screen| screen.update["seq"] == 0).await;
            }
            continue;
        }
        let answers = screens.iter_mut().filter(|screen| screen.is_asked()).map(|screen| async {
            let sheet = screen.a_sheet(seq as usize);
            screen.send_sheet(seq, seq as u32, &sheet).await;
            screen.reply_to(seq as u32).await
        });
        moves += futures_util::future::join_all(answers).await.len() as u64;
        for screen in screens.iter_mut() {
            screen.until(|screen| screen.update["seq"] != seq).await;
            bytes += screen.heard.drain(..).map(|message| message.len()).sum::<usize>();
        }
    }
    (moves, bytes)
}

/// Seconds of CPU time that a process has used.
fn cpu(server: &Child) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{}/stat", server.id())).unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let fields: Vec<&str> = after_name.split_whitespace().collect();
    let ticks: f64 = [11, 12].iter().filter_map(|field| fields.get(*field)?.parse::<f64>().ok()).sum();
    ticks / 100.0
}

/// Bytes of memory that a process holds.
fn memory(server: &Child) -> f64 {
    let status = fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok()).unwrap_or(0.0) * 1024.0
}
