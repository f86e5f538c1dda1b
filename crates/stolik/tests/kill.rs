//! The kill test: the real binary dies without a word, again and again, while people play. Nothing that was
//! acknowledged is lost, nothing counts twice, the data is whole, and every game is played to its end. The same with
//! power cuts, after which the disk has nothing but what was synced, and any part of the rest.
//!
//! Ten kills and eight power cuts; as many as `STOLIK_KILLS` and `STOLIK_POWER_CUTS` say in a long run.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

#[path = "../../server/tests/common/mod.rs"]
mod common;
#[cfg(target_os = "linux")]
mod power;

use std::collections::BTreeMap;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};

use common::{AT_ONCE, Person, Screen, newcomer};
use serde_json::{Value, json};
use stolik_shelf::journal;
use stolik_shelf::pixoid::Pixoid;
use stolik_table::{Dice, Lane, Record, Seat, Seed};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;

/// When the server dies next, counted in what the players see: no clock decides.
enum Fate {
    /// Right after one more sheet has been sent, before it can be acknowledged.
    AfterSending(u32),
    /// Right after one more has been acknowledged.
    AfterAcknowledging(u32),
    Spared,
}

struct Life {
    server: Child,
    fate: Fate,
    in_flight: i32,
}

impl Life {
    fn sent(&mut self) {
        self.in_flight += 1;
        if let Fate::AfterSending(left) = &mut self.fate {
            *left = left.saturating_sub(1);
            if *left == 0 {
                self.kill();
            }
        }
    }

    fn acknowledged(&mut self) {
        self.in_flight -= 1;
        if let Fate::AfterAcknowledging(left) = &mut self.fate {
            *left = left.saturating_sub(1);
            if *left == 0 {
                self.kill();
            }
        }
    }

    /// SIGKILL: it cannot finish anything.
    fn kill(&mut self) {
        self.server.kill().unwrap();
        self.server.wait().unwrap();
    }
}

fn server(port: u16, data: &Path) -> Command {
    let mut server = Command::new(env!("CARGO_BIN_EXE_stolik"));
    server
        .args(["serve", "--listen", &format!("127.0.0.1:{port}")])
        .args(AT_ONCE)
        // Players here answer faster than people can.
        .args(["--messages-a-second", "10000", "--households", "100"])
        .arg("--data")
        .arg(data)
        .stdout(Stdio::null());
    server
}

/// Everything on the disk is whole, says the command for it.
fn check(data: &Path) {
    let checked =
        Command::new(env!("CARGO_BIN_EXE_stolik")).args(["check", "--data"]).arg(data).output().unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
}

fn a_free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn new_person(port: u16) -> Person {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).unwrap();
    Person { key: bytes.map(|byte| format!("{byte:02x}")).concat(), address: format!("127.0.0.1:{port}") }
}

fn times(variable: &str, usually: u32) -> u32 {
    std::env::var(variable).ok().and_then(|times| times.parse().ok()).unwrap_or(usually)
}

/// Waits until the server answers.
async fn awake(person: &Person) {
    loop {
        // Whoever tries a port that is free may end up talking to themselves.
        let met = tokio::net::TcpStream::connect(&person.address).await;
        if met.is_ok_and(|met| met.local_addr().unwrap() != met.peer_addr().unwrap()) {
            return;
        }
        tokio::task::yield_now().await;
    }
}

/// Somebody who plays, remembers what was acknowledged, and comes back.
struct Client {
    person: Person,
    code: String,
    seat: Seat,
    next_nonce: u32,
    /// Sent and not acknowledged: sent again after a restart, with the same nonce.
    pending: Option<(u64, u32, Value)>,
    /// By question: the nonce of what was acknowledged.
    acknowledged: BTreeMap<u64, u32>,
}

impl Client {
    /// Plays until the game is over (true) or the server is gone (false).
    async fn play(&mut self, life: &Mutex<Life>) -> bool {
        let Ok(mut screen) = self.person.connect(&format!("/api/tables/{}/ws", self.code)).await else {
            return false;
        };
        let hello = json!({"is": "hello", "protocol": stolik_protocol::PROTOCOL}).to_string();
        if screen.say_raw(Message::text(hello)).await.is_err() {
            return false;
        }
        let mut resend = self.pending.clone();
        loop {
            if let Some((ask, nonce, sheet)) = resend.take()
                && !self.send(&mut screen, life, ask, nonce, &sheet).await
            {
                return false;
            }
            let Some(message) = screen.hear().await else { return false };
            if message["is"] == "sheet-reply" {
                self.heard_reply(&message, life);
            }
            if screen.is_over() && self.pending.is_none() {
                return true;
            }
            // The question may have come before the last word on an earlier sheet.
            if screen.is_asked() && self.pending.is_none() {
                let ask = screen.number();
                if !self.acknowledged.contains_key(&ask) {
                    self.next_nonce += 1;
                    let sheet = screen.a_sheet(self.next_nonce as usize * 5);
                    self.pending = Some((ask, self.next_nonce, sheet.clone()));
                    resend = self.pending.clone();
                } else if message["is"] == "update" {
                    // What was acknowledged lies there still, to the letter.
                    let lies = &screen.update["question"]["yours"]["sheet"];
                    assert_eq!(
                        lies["ready"], true,
                        "an acknowledged sheet is lost: {:?} at {ask}",
                        self.seat
                    );
                }
            }
        }
    }

    async fn send(
        &self,
        screen: &mut Screen,
        life: &Mutex<Life>,
        ask: u64,
        nonce: u32,
        sheet: &Value,
    ) -> bool {
        let message = json!({"is": "sheet", "ask": ask, "nonce": nonce, "sheet": sheet});
        let sent = screen.say_raw(Message::text(message.to_string())).await.is_ok();
        life.lock().unwrap().sent();
        sent
    }

    fn heard_reply(&mut self, message: &Value, life: &Mutex<Life>) {
        let Some((ask, nonce, _)) = self.pending.clone() else { return };
        if message["nonce"] != nonce || message["ask"] != ask {
            return;
        }
        let reply = &message["reply"];
        match reply["is"].as_str() {
            Some("accepted" | "repeated") => {}
            // Nobody else answers for this seat, so the question cannot have closed without this sheet.
            Some("closed") => assert_eq!(reply["counted"], true, "{:?} at {ask}", self.seat),
            other => panic!("{other:?} for {:?} at {ask}", self.seat),
        }
        self.acknowledged.insert(ask, nonce);
        self.pending = None;
        life.lock().unwrap().acknowledged();
    }
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_server_dies() {
    let data = TempDir::new().unwrap();
    let start = |port| server(port, data.path()).spawn().unwrap();
    let dead = |_: &mut Dice| check(data.path());
    an_evening_with_deaths(times("STOLIK_KILLS", 10), start, dead).await;
}

/// Plays whole evenings in which the server dies so often; `dead` is called before it is started again.
async fn an_evening_with_deaths(deaths: u32, start: impl Fn(u16) -> Child, dead: impl Fn(&mut Dice)) {
    let port = a_free_port();
    let mut dice = Dice::new(&Seed::from_bytes([9; 32]), Lane::Deal);
    let mut life = Life { server: start(port), fate: Fate::Spared, in_flight: 0 };
    awake(&new_person(port)).await;
    let mut clients = Vec::new();
    for _ in 0..2 {
        clients.extend(sit_down(&|| new_person(port)).await);
    }

    let (mut died, mut unacknowledged) = (0, 0);
    loop {
        life.fate = match died < deaths {
            true if dice.once_in(2) => Fate::AfterAcknowledging(1 + dice.below(12)),
            true => Fate::AfterSending(1 + dice.below(12)),
            false => Fate::Spared,
        };
        life.in_flight = 0;
        let shared = Arc::new(Mutex::new(life));
        let games = clients.iter_mut().map(|client| client.play(&shared));
        let over = futures_util::future::join_all(games).await;
        life = Arc::into_inner(shared).unwrap().into_inner().unwrap();
        if over.iter().all(|over| *over) {
            check_logs(&clients).await;
            if died >= deaths {
                break;
            }
            // The games were over before the server died: new ones.
            for table in clients.chunks_mut(4) {
                rematch(table).await;
            }
            continue;
        }
        died += 1;
        unacknowledged += u32::from(clients.iter().any(|client| client.pending.is_some()));
        dead(&mut dice);
        life.server = start(port);
        awake(&clients[0].person).await;
    }
    println!("{died} deaths, {unacknowledged} of them while a sheet was not acknowledged");
    assert!(unacknowledged * 2 >= died, "too few deaths hit a sheet in flight: {unacknowledged} of {died}");
    life.kill();
}

#[cfg(target_os = "linux")]
mod power_cuts {
    use super::power::{Disk, Unsynced};
    use super::*;

    fn start(port: u16, disk: &Disk) -> Child {
        let mut server = server(port, &disk.folder);
        disk.watch(&mut server);
        server.spawn().unwrap()
    }

    fn end(mut server: Child) {
        server.kill().unwrap();
        server.wait().unwrap();
    }

    #[tokio::test]
    async fn nothing_acknowledged_is_lost_when_the_power_is_cut() {
        let disk = Disk::new();
        let dead = |dice: &mut Dice| {
            let unsynced = if dice.once_in(3) { Unsynced::Lost } else { Unsynced::AnyOfThem };
            disk.cut(unsynced, dice);
            check(&disk.folder);
        };
        an_evening_with_deaths(times("STOLIK_POWER_CUTS", 8), |port| start(port, &disk), dead).await;
    }

    /// A new folder, then a stop: names of files are on the disk, too, and not only what is in them.
    #[tokio::test]
    async fn what_was_acknowledged_first_and_what_was_closed_last_survive_a_power_cut() {
        let (disk, port) = (Disk::new(), a_free_port());
        let mut dice = Dice::new(&Seed::from_bytes([3; 32]), Lane::Deal);
        let host = new_person(port);
        let mut server = start(port, &disk);
        awake(&host).await;
        let first = host.open(false).await;
        end(server);
        disk.cut(Unsynced::Lost, &mut dice);

        server = start(port, &disk);
        awake(&host).await;
        let second = host.open(false).await;
        let stop = format!("kill -TERM {}", server.id());
        assert!(Command::new("sh").args(["-c", &stop]).status().unwrap().success());
        assert!(server.wait().unwrap().success());
        assert_eq!(disk.files(), ["stolik.lock", "stolik.sqlite"]);
        disk.cut(Unsynced::Lost, &mut dice);
        check(&disk.folder);

        server = start(port, &disk);
        awake(&host).await;
        for code in [first, second] {
            assert_eq!(host.get(&format!("/api/tables/{code}")).await.status, 200);
        }
        end(server);
    }

    /// The test itself can fail: a disk that says "synced" and forgets loses what was acknowledged.
    #[tokio::test]
    async fn a_disk_that_lies_is_noticed() {
        let (disk, port) = (Disk::new(), a_free_port());
        let mut dice = Dice::new(&Seed::from_bytes([4; 32]), Lane::Deal);
        let host = new_person(port);
        let mut lied_to = server(port, &disk.folder);
        disk.watch(&mut lied_to);
        let lied_to = lied_to.env("STOLIK_POWER_LIES", "-wal").spawn().unwrap();
        awake(&host).await;
        let code = host.open(false).await;
        end(lied_to);
        disk.cut(Unsynced::Lost, &mut dice);
        let honest = start(port, &disk);
        awake(&host).await;
        assert_eq!(host.get(&format!("/api/tables/{code}")).await.status, 404);
        end(honest);
    }
}

/// Four people at a table that is dealt.
async fn sit_down(new_person: &impl Fn() -> Person) -> Vec<Client> {
    let people: Vec<Person> = (0..4).map(|_| new_person()).collect();
    let code = people[0].open(false).await;
    for (person, identity) in people[1..].iter().zip(["square", "triangle", "star"]) {
        let mut screen = person.enter(&code).await;
        assert_eq!(screen.wish(json!({"is": "join", "me": newcomer("Guest", identity)})).await, None);
    }
    let mut host = people[0].enter(&code).await;
    assert_eq!(host.wish(json!({"is": "start"})).await, None);
    let client = |(number, person)| Client {
        person,
        code: code.clone(),
        seat: Seat::nth(number),
        next_nonce: 0,
        pending: None,
        acknowledged: BTreeMap::new(),
    };
    people.into_iter().enumerate().map(client).collect()
}

async fn rematch(table: &mut [Client]) {
    let mut host = table[0].person.enter(&table[0].code).await;
    assert_eq!(host.wish(json!({"is": "rematch"})).await, None);
    for client in table {
        client.acknowledged.clear();
    }
}

/// The log of every game has every acknowledged sheet, once, and replays.
async fn check_logs(clients: &[Client]) {
    for table in clients.chunks(4) {
        let log = table[0].person.get(&format!("/api/tables/{}/log", table[0].code)).await;
        assert_eq!(log.status, 200, "{}", log.body);
        let lines: Vec<(usize, String)> = log.body.lines().map(str::to_owned).enumerate().collect();
        let mut counted = BTreeMap::new();
        journal::tell::<Pixoid>(&lines, |record, _, _| {
            if let Record::Close(closed) = record {
                for answer in &closed.by {
                    let again = counted.insert((u64::from(closed.ask), answer.seat), answer.nonce);
                    assert_eq!(again, None, "a sheet counts once");
                }
            }
        })
        .unwrap();
        for client in table {
            for (ask, nonce) in &client.acknowledged {
                assert_eq!(
                    counted.get(&(*ask, client.seat)),
                    Some(&Some(*nonce)),
                    "{:?} at {ask}",
                    client.seat
                );
            }
        }
    }
}
