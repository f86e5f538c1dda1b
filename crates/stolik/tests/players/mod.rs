//! People who play at a real server that may be gone at any moment: each remembers what was acknowledged, comes back, and
//! sends again what was not.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::collections::BTreeMap;
use std::net::TcpListener;

use serde_json::{Value, json};
use stolik_protocol::Version;
use stolik_shelf::journal;
use stolik_shelf::pixoid::Pixoid;
use stolik_table::{Record, Seat, Viewer};
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Person, Screen, newcomer};

/// Whoever decides by what the players see when something happens to the server.
pub trait Watched {
    fn sent(&self);
    fn acknowledged(&self);
}

pub fn a_free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

pub fn new_person(port: u16) -> Person {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).unwrap();
    Person { key: bytes.map(|byte| format!("{byte:02x}")).concat(), address: format!("127.0.0.1:{port}") }
}

pub fn times(variable: &str, usually: u32) -> u32 {
    std::env::var(variable).ok().and_then(|times| times.parse().ok()).unwrap_or(usually)
}

/// Waits until the server answers.
pub async fn awake(person: &Person) {
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
pub struct Client {
    pub person: Person,
    pub code: String,
    pub seat: Seat,
    next_nonce: u32,
    /// Sent and not acknowledged: sent again after a restart, with the same nonce.
    pub pending: Option<(u64, u32, Value)>,
    /// The id of the game.
    game: Value,
    /// By question: the nonce of what was acknowledged.
    pub acknowledged: BTreeMap<u64, u32>,
    /// What the screen showed when the game was over.
    pub seen: Value,
}

impl Client {
    /// Plays until the game is over (true) or the server is gone (false).
    pub async fn play(&mut self, watched: &impl Watched) -> bool {
        let Ok(mut screen) = self.person.connect(&format!("/api/tables/{}/ws", self.code)).await else {
            return false;
        };
        if !greet(&mut screen, Version::This).await {
            return false;
        }
        let mut resend = self.pending.clone();
        loop {
            if let Some((ask, nonce, sheet)) = resend.take()
                && !self.send(&mut screen, watched, ask, nonce, &sheet).await
            {
                return false;
            }
            let Some(message) = screen.hear().await else { return false };
            // A server of the version before, as a page meets it while servers are replaced.
            if message["is"] == "reload" {
                let spoken = message["protocol"].as_u64().and_then(|protocol| protocol.try_into().ok());
                let version = spoken.and_then(Version::spoken).expect("there is one in common");
                if !greet(&mut screen, version).await {
                    return false;
                }
                resend = self.pending.clone();
                continue;
            }
            // Nothing was written: it is sent again, wherever one then is.
            if message["reply"]["refusal"]["case"] == "not-saved" {
                return false;
            }
            if message["is"] == "sheet-reply" {
                self.heard_reply(&message, watched);
            }
            if screen.is_over() && self.pending.is_none() {
                self.seen = screen.update["view"].clone();
                return true;
            }
            // The question may have come before the last word on an earlier sheet.
            if screen.is_asked() && self.pending.is_none() {
                let ask = screen.number();
                if !self.acknowledged.contains_key(&ask) {
                    self.next_nonce += 1;
                    let sheet = screen.a_sheet(self.next_nonce as usize * 5);
                    self.pending = Some((ask, self.next_nonce, sheet.clone()));
                    self.game = screen.room["playing"].clone();
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
        watched: &impl Watched,
        ask: u64,
        nonce: u32,
        sheet: &Value,
    ) -> bool {
        let mut message = json!({"is": "sheet", "ask": ask, "nonce": nonce, "sheet": sheet});
        if screen.version == Version::This {
            message["game"] = self.game.clone();
        }
        let sent = screen.say_raw(Message::text(message.to_string())).await.is_ok();
        watched.sent();
        sent
    }

    fn heard_reply(&mut self, message: &Value, watched: &impl Watched) {
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
        watched.acknowledged();
    }
}

async fn greet(screen: &mut Screen, version: Version) -> bool {
    screen.version = version;
    let hello = json!({"is": "hello", "protocol": version.protocol()}).to_string();
    screen.say_raw(Message::text(hello)).await.is_ok()
}

/// Four people at a table that is dealt.
pub async fn sit_down(new_person: &impl Fn() -> Person) -> Vec<Client> {
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
        game: Value::Null,
        acknowledged: BTreeMap::new(),
        seen: Value::Null,
    };
    people.into_iter().enumerate().map(client).collect()
}

pub async fn rematch(table: &mut [Client]) {
    let mut host = table[0].person.enter(&table[0].code).await;
    assert_eq!(host.wish(json!({"is": "rematch"})).await, None);
    for client in table {
        client.acknowledged.clear();
        client.seen = Value::Null;
    }
}

/// The log of every game has every acknowledged sheet, once, and replays; who has seen the end has seen that of the log.
pub async fn check_logs(clients: &[Client]) {
    for table in clients.chunks(4) {
        let path = format!("/api/tables/{}/log", table[0].code);
        let mut log = table[0].person.get(&path).await;
        // Not now: a server that waits for its disk says so.
        while log.status == 503 {
            tokio::task::yield_now().await;
            log = table[0].person.get(&path).await;
        }
        assert_eq!(log.status, 200, "{}", log.body);
        let lines: Vec<(usize, String)> = log.body.lines().map(str::to_owned).enumerate().collect();
        let (mut counted, mut views) = (BTreeMap::new(), Vec::new());
        journal::tell::<Pixoid>(&lines, |record, played, _| {
            let view =
                |client: &Client| serde_json::to_value(played.view(Viewer::Seat(client.seat))).unwrap();
            views = table.iter().map(view).collect();
            if let Record::Close(closed) = record {
                for answer in &closed.by {
                    let again = counted.insert((u64::from(closed.ask), answer.seat), answer.nonce);
                    assert_eq!(again, None, "a sheet counts once");
                }
            }
        })
        .unwrap();
        for (client, view) in table.iter().zip(views) {
            assert!(client.seen.is_null() || client.seen == view, "{:?} has seen another end", client.seat);
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
