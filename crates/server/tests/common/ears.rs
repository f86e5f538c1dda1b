//! Those who listen at a table and must not know: each is a screen with a name, and tries whatever is answered without
//! changing anything. What they heard in one world is compared with what they heard in another, to the byte.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::{Person, Screen};

pub struct Ears {
    code: String,
    all: Vec<Ear>,
}

struct Ear {
    name: String,
    person: Person,
    screen: Screen,
    /// What was answered over plain HTTP.
    answers: Vec<String>,
}

/// What each heard, by name.
pub type Heard = BTreeMap<String, Vec<String>>;

impl Ears {
    pub fn at(code: &str) -> Ears {
        Ears { code: code.to_owned(), all: Vec::new() }
    }

    /// One more screen. It has been welcomed and has heard how things stand.
    pub async fn open(&mut self, name: &str, person: &Person, query: &str) {
        let path = format!("/api/tables/{}/ws{query}", self.code);
        let mut screen = person.connect(&path).await.unwrap();
        screen.say(json!({"is": "hello", "protocol": stolik_protocol::PROTOCOL})).await;
        screen.until(|screen| !screen.update.is_null()).await;
        self.add(name, person, screen);
    }

    pub fn add(&mut self, name: &str, person: &Person, screen: Screen) {
        self.all.push(Ear { name: name.to_owned(), person: person.clone(), screen, answers: Vec::new() });
    }

    pub async fn until(&mut self, fulfilled: impl Fn(&Screen) -> bool + Copy) {
        for ear in &mut self.all {
            ear.screen.until(fulfilled).await;
        }
    }

    /// Everybody tries everything, one after the other.
    pub async fn try_everything(&mut self) {
        for ear in &mut self.all {
            ear.try_everything(&self.code).await;
        }
    }

    /// Everybody asks for all that happened so far.
    pub async fn ask_for_history(&mut self) {
        for ear in &mut self.all {
            ear.screen.say(json!({"is": "history"})).await;
            ear.screen.wait_for("history").await;
        }
    }

    pub fn heard(self) -> Heard {
        let both = |ear: Ear| {
            let over_http = format!("{} over HTTP", ear.name);
            [(ear.name, ear.screen.heard), (over_http, ear.answers)]
        };
        self.all.into_iter().flat_map(both).collect()
    }
}

impl Ear {
    async fn try_everything(&mut self, code: &str) {
        let screen = &mut self.screen;
        // Answered behind everything that was told before: from here on nothing overtakes anything.
        screen.wish(json!({"is": "stand"})).await;
        screen.say_raw(Message::text("{\"is\":\"dance\"}")).await.unwrap();
        screen.wait_for("rejected").await;
        let ask = screen.number();
        let unknown_card = json!({"parts": [{"card": 250}], "ready": true});
        for (nonce, ask) in (7000..).zip([ask, 0, ask + 1]) {
            screen.send_sheet(ask, nonce, &unknown_card).await;
        }
        screen.send_sheet(ask, 7100, &json!({"parts": "x"})).await;
        let zeros = "00".repeat(32);
        for message in [
            json!({"is": "history"}),
            json!({"is": "hold", "ask": ask}),
            json!({"is": "say", "text": "hm"}),
            json!({"is": "dice", "hash": zeros}),
            json!({"is": "open-dice", "attempt": 0, "bytes": zeros, "next": zeros}),
        ] {
            screen.say(message).await;
        }
        for chair in 0..5 {
            screen.wish(json!({"is": "lend", "chair": chair})).await;
            screen.wish(json!({"is": "sit", "chair": chair})).await;
            screen.wish(json!({"is": "remove", "chair": chair})).await;
        }
        for wish in ["ask-for-host", "start", "rematch", "new-code"] {
            screen.wish(json!({ "is": wish })).await;
        }
        for wish in ["pause", "lock", "keep-secrets", "always-hold"] {
            screen.wish(json!({"is": wish, "on": true})).await;
        }
        let table = format!("/api/tables/{code}");
        for path in ["", "/log", "/decks", "/decks/1/0/small"] {
            let answer = self.person.get(&format!("{table}{path}")).await;
            self.answers.push(format!("{path}: {} {}", answer.status, answer.body));
        }
        let claimed = self.person.post(&format!("{table}/claim"), json!({"token": "00"})).await;
        self.answers.push(format!("claim: {} {}", claimed.status, claimed.body));
    }
}

/// Everything before the update in which something is turned up, which everybody must hear.
pub fn before(heard: &Heard, event: &str) -> Heard {
    let turned_up = |all: &Vec<String>| {
        all.iter().position(|message| {
            let message: Value = serde_json::from_str(message).unwrap();
            let events = message["update"]["events"].as_array();
            events.is_some_and(|events| events.iter().any(|told| told["is"] == event))
        })
    };
    let cut = |(name, all): (&String, &Vec<String>)| {
        let kept = if name.ends_with("over HTTP") {
            all.clone()
        } else {
            let turned_up = turned_up(all).unwrap_or_else(|| panic!("{name} hears of no {event}"));
            all[..turned_up].to_vec()
        };
        assert!(!kept.is_empty(), "{name} has heard nothing");
        (name.clone(), kept)
    };
    heard.iter().map(cut).collect()
}

/// The same bytes for each, in number and order.
pub fn assert_same(one: &Heard, other: &Heard) {
    assert_eq!(one.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>());
    for (name, heard) in one {
        assert_eq!(heard, &other[name], "{name} hears a difference");
    }
}
