//! Tables of every game in the middle of a choice that others must not see, and people who come back to them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::Running;
use crate::common::{Person, Screen, newcomer};

/// A table in the middle of a choice.
#[derive(Serialize, Deserialize)]
pub struct Left {
    pub code: String,
    /// In the order of their seats.
    pub keys: Vec<String>,
    /// Who had handed in what.
    pub handed_in: (usize, Value),
}

/// Where a table of each game lies, as the version before has left it.
pub fn before() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hosting/before"))
}

/// Puts those tables into a folder. Gives them by their games.
pub fn as_left_before(folder: &Path) -> BTreeMap<String, Left> {
    fs::create_dir_all(folder).unwrap();
    fs::copy(before().join("stolik.sqlite"), folder.join("stolik.sqlite")).unwrap();
    serde_json::from_str(&fs::read_to_string(before().join("left.json")).unwrap()).unwrap()
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
pub async fn leave_in_the_middle(running: &Running, game: &str, seats: u8) -> Left {
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

/// Whoever comes back finds what they had handed in, and the game is played to its end.
pub async fn goes_on(running: &Running, game: &str, left: &Left) {
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
