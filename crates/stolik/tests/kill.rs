//! The kill test: the real binary dies without a word, again and again, while people play. Nothing that was
//! acknowledged is lost, nothing counts twice, and every game is played to its end.
//!
//! Ten kills; as many as `STOLIK_KILLS` says in a long run.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

#[path = "../../server/tests/common/mod.rs"]
mod common;

use std::collections::BTreeMap;
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};

use common::{Person, Screen, newcomer};
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

fn start(port: u16, data: &TempDir) -> Child {
    Command::new(env!("CARGO_BIN_EXE_stolik"))
        .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--bot-pause", "0", "--log", "error"])
        // Players here answer faster than people can.
        .args(["--messages-a-second", "10000"])
        .arg("--data")
        .arg(data.path())
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}

/// Waits until the server answers.
async fn awake(person: &Person) {
    loop {
        if tokio::net::TcpStream::connect(&person.address).await.is_ok() {
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
        if screen.say_raw(Message::text("{\"is\":\"hello\",\"protocol\":2}")).await.is_err() {
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
    let kills: u32 = std::env::var("STOLIK_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(10);
    let data = TempDir::new().unwrap();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mut dice = Dice::new(&Seed::from_bytes([9; 32]), Lane::Deal);
    let new_person = || {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).unwrap();
        Person { key: bytes.map(|byte| format!("{byte:02x}")).concat(), address: format!("127.0.0.1:{port}") }
    };
    let mut life = Life { server: start(port, &data), fate: Fate::Spared, in_flight: 0 };
    awake(&new_person()).await;
    let mut clients = Vec::new();
    for _ in 0..2 {
        clients.extend(sit_down(&new_person).await);
    }

    let (mut died, mut unacknowledged) = (0, 0);
    loop {
        life.fate = match died < kills {
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
            if died >= kills {
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
        life.server = start(port, &data);
        awake(&clients[0].person).await;
    }
    println!("{died} kills, {unacknowledged} of them while a sheet was not acknowledged");
    assert!(unacknowledged * 2 >= died, "too few kills hit a sheet in flight: {unacknowledged} of {died}");
    life.kill();
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
