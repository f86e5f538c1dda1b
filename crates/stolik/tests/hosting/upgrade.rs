//! A server is replaced while people play: a table of each game, in the middle of a choice that others must not see, as the version
//! before has left it on the disk. Whoever comes back finds what they had handed in, and every game is played to its end.
//!
//! `before/` was written by the version before. When a version is released, its own takes that place:
//! `STOLIK_WRITE_BEFORE=1 cargo test -p stolik --test hosting upgrade`.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{AT_ONCE, Person, Screen, newcomer};
use crate::{Running, says, serve_with, stolik};

/// A table in the middle of a choice.
#[derive(Serialize, Deserialize)]
struct Left {
    code: String,
    /// In the order of their seats.
    keys: Vec<String>,
    /// Who had handed in what.
    handed_in: (usize, Value),
}

fn before() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hosting/before"))
}

fn serve(data: &TempDir) -> Running {
    let limits = ["serve", "--listen", "127.0.0.1:0", "--limits", "off"];
    serve_with(stolik().args(limits).args(AT_ONCE).arg("--data").arg(data.path()))
}

/// Everybody at a table.
struct Circle(Vec<Screen>);

impl Circle {
    async fn until(&mut self, fulfilled: impl Fn(&Screen) -> bool + Copy) {
        for screen in &mut self.0 {
            screen.until(fulfilled).await;
        }
    }

    fn asked(&self) -> Vec<usize> {
        (0..self.0.len()).filter(|seat| self.0[*seat].is_asked()).collect()
    }

    /// Whoever is asked answers; the next question has come to all of them then, or the end.
    async fn one_question(&mut self, taste: usize) {
        let seq = self.0[0].update["seq"].clone();
        for seat in self.asked() {
            let screen = &mut self.0[seat];
            screen.catch_up().await;
            if screen.update["seq"] != seq || screen.update["question"]["yours"]["sheet"]["ready"] == true {
                continue;
            }
            if let Some(sheet) = screen.any_sheet(taste + seat).await {
                screen.send_sheet(screen.number(), 1 + (taste + seat) as u32, &sheet).await;
            }
        }
        for screen in &mut self.0 {
            screen.until(|screen| screen.update["seq"] != seq).await;
        }
    }
}

/// Plays until somebody has handed in what others must not know yet.
async fn leave_in_the_middle(running: &Running, game: &str, seats: u8) -> Left {
    let people: Vec<Person> = (0..seats).map(|_| running.person()).collect();
    let code = people[0].open_for(game, false).await;
    let mut circle = Circle(vec![people[0].enter(&code).await]);
    for (person, identity) in people[1..].iter().zip(["square", "triangle", "star"]) {
        let mut screen = person.enter(&code).await;
        assert_eq!(screen.wish(json!({"is": "join", "me": newcomer("Guest", identity)})).await, None);
        circle.0.push(screen);
    }
    assert_eq!(circle.0[0].wish(json!({"is": "start"})).await, None);
    circle.until(|screen| !screen.update.is_null()).await;
    let mut taste = 0;
    while circle.asked().len() < 2 {
        taste += 7;
        circle.one_question(taste).await;
    }
    let seat = circle.asked()[0];
    let screen = &mut circle.0[seat];
    let sheet = screen.any_sheet(3).await.expect("nobody else is faster");
    assert_eq!(screen.hand_in(9000, &sheet).await, "accepted", "{game}");
    Left { code, keys: people.into_iter().map(|person| person.key).collect(), handed_in: (seat, sheet) }
}

async fn goes_on(running: &Running, game: &str, left: &Left) {
    let mut circle = Circle(Vec::new());
    for key in &left.keys {
        let person = Person { key: key.clone(), address: running.address.clone() };
        let mut screen = person.enter(&left.code).await;
        screen.until(|screen| !screen.update.is_null()).await;
        circle.0.push(screen);
    }
    let (seat, sheet) = &left.handed_in;
    for (number, screen) in circle.0.iter().enumerate() {
        let lies = &screen.update["question"]["yours"]["sheet"];
        if number == *seat {
            assert_eq!((&lies["parts"], &lies["ready"]), (&sheet["parts"], &json!(true)), "{game}");
        } else {
            assert_ne!(lies["ready"], true, "{game}, seat {number}");
        }
    }
    let mut taste = 0;
    while !circle.0[0].is_over() {
        taste += 7;
        circle.one_question(taste).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_goes_on_after_an_upgrade() {
    if std::env::var_os("STOLIK_WRITE_BEFORE").is_some() {
        return write_before().await;
    }
    let data = TempDir::new().unwrap();
    fs::copy(before().join("stolik.sqlite"), data.path().join("stolik.sqlite")).unwrap();
    let left = fs::read_to_string(before().join("left.json")).unwrap();
    let left: BTreeMap<String, Left> = serde_json::from_str(&left).unwrap();
    let mut running = serve(&data);
    for (game, left) in &left {
        goes_on(&running, game, left).await;
    }
    assert_eq!(running.stop(), Some(0));
    let (code, said) = says(stolik().args(["check", "--data"]).arg(data.path()));
    assert_eq!(code, Some(0), "{said}");
}

async fn write_before() {
    let data = TempDir::new().unwrap();
    let mut running = serve(&data);
    let mut all = BTreeMap::new();
    for game in stolik_server::listed_games() {
        let left = leave_in_the_middle(&running, game.game, game.fewest_seats.max(3)).await;
        all.insert(game.game, left);
    }
    // Killed, not stopped: an upgrade may follow a crash.
    running.server.kill().unwrap();
    running.server.wait().unwrap();
    let copy = TempDir::new().unwrap();
    let (code, said) =
        says(stolik().arg("backup").arg(copy.path().join("backup")).arg("--data").arg(data.path()));
    assert_eq!(code, Some(0), "{said}");
    fs::create_dir_all(before()).unwrap();
    fs::copy(copy.path().join("backup/stolik.sqlite"), before().join("stolik.sqlite")).unwrap();
    fs::write(before().join("left.json"), serde_json::to_string_pretty(&all).unwrap() + "\n").unwrap();
}
