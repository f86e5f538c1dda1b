//! The eavesdropper: two servers with the same code and secret, on which the others choose differently. Whoever must
//! not know hears the same, in bytes, number and order, until the first event that reveals.

use crate::common::ears::{Ears, Heard, assert_same, before};
use crate::common::{Person, Screen, TestServer, config};
use serde_json::json;
use stolik_server::Config;
use stolik_server::config::Fixed;
use stolik_store::SqliteSettings;
use stolik_table::Secret;
use tempfile::TempDir;

/// Who must not know before all have chosen.
const LISTENER: usize = 3;

/// What the others do meanwhile.
struct World {
    /// The host drafts first and changes its mind.
    hesitates: bool,
    taste: usize,
}

/// What is heard of one secret turn, up to and with the reveal.
async fn listen(world: &World) -> Heard {
    let folder = TempDir::new().unwrap();
    let fixed = Fixed { code: "BCDFG".to_owned(), secret: Secret::from_bytes([7; 32]), stage: None };
    let config = Config { fixed: Some(fixed), away_after: std::time::Duration::from_secs(600), ..config() };
    let server = TestServer::start_with(folder.path(), config, SqliteSettings::default()).await;
    let people: Vec<Person> = (0..4).map(|_| server.person()).collect();
    let code = people[0].open(false).await;
    let mut seats = vec![people[0].enter(&code).await];
    for (person, identity) in people[1..].iter().zip(["square", "triangle", "star"]) {
        seats.push(person.join(&code, identity).await);
    }
    seats[0].wish(json!({"is": "options", "options": {"variant": "standard", "first": 0, "board": 0}})).await;
    seats[0].wish(json!({"is": "start"})).await;
    for (number, seat) in seats.iter_mut().enumerate().take(3) {
        seat.until(|screen| screen.update["seq"] == number && screen.is_asked()).await;
        let sheet = seat.a_sheet(0);
        assert_eq!(seat.hand_in(1, &sheet).await, "accepted");
    }
    for seat in &mut seats {
        seat.until(|screen| screen.update["seq"] == 3 && screen.is_asked()).await;
    }

    // They come when the turn is open; from here on every byte counts.
    let mut ears = Ears::at(&code);
    ears.open("the listener", &people[LISTENER], "").await;
    ears.open("a stranger", &server.person(), "").await;
    ears.open("the host's television", &people[0], "?watch").await;
    let living_room = server.person();
    let mut shown = people[0].television(&code, &living_room).await;
    shown.until(|screen| !screen.update.is_null()).await;
    ears.add("a television that was sent the table", &living_room, shown);
    for (number, other) in seats.iter_mut().enumerate().take(LISTENER) {
        choose(world, number, other).await;
    }
    ears.open("the listener who comes back", &people[LISTENER], "").await;
    ears.open("a stranger who comes late", &server.person(), "").await;
    ears.open("the host's television that comes late", &people[0], "?watch").await;
    ears.try_everything().await;

    let own = seats[LISTENER].a_sheet(0);
    assert_eq!(seats[LISTENER].hand_in(3, &own).await, "accepted");
    ears.until(|screen| screen.update["seq"] == 4).await;
    server.stop().await;
    ears.heard()
}

async fn choose(world: &World, number: usize, other: &mut Screen) {
    let hesitates = world.hesitates && number == 0;
    let sheet = other.a_sheet(world.taste + number);
    if hesitates {
        for (nonce, taste) in [(91, 5), (92, 6)] {
            let mut draft = other.a_sheet(taste);
            draft["ready"] = json!(false);
            assert_eq!(other.hand_in(nonce, &draft).await, "noted");
        }
    }
    assert_eq!(other.hand_in(2, &sheet).await, "accepted");
    if hesitates {
        // In already, and then something else: the others only ever learn that the seat is in.
        let other_sheet = other.a_sheet(world.taste + 9);
        assert_eq!(other.hand_in(93, &other_sheet).await, "replaced");
    }
}

#[tokio::test]
async fn what_others_choose_and_how_often_they_hesitate_is_heard_by_nobody_before_the_reveal() {
    let one = listen(&World { hesitates: false, taste: 0 }).await;
    let two = listen(&World { hesitates: true, taste: 3 }).await;
    // The controllers open.
    assert_same(&before(&one, "moved"), &before(&two, "moved"));
    for (name, heard) in one.iter().filter(|(name, _)| !name.ends_with("over HTTP")) {
        assert_ne!(heard.last(), two[name].last(), "the test can tell the worlds apart where they may be");
    }
}

/// A television is nobody, whoever's browser it is in.
#[tokio::test]
async fn the_television_in_the_hosts_browser_hears_what_a_stranger_hears() {
    let heard = listen(&World { hesitates: true, taste: 2 }).await;
    let [host, stranger] = ["the host's television that comes late", "a stranger who comes late"];
    let of_the_game = |name: &str| -> Vec<String> {
        heard[name].iter().filter(|message| message.contains("\"is\":\"update\"")).cloned().collect()
    };
    assert_eq!(of_the_game(host), of_the_game(stranger));
    assert!(!of_the_game(host).is_empty());
}

/// No digest, seed, secret, key or position in the log leaves the server while a game runs.
#[tokio::test]
async fn nothing_that_proves_the_dice_is_sent_before_the_end() {
    let heard = listen(&World { hesitates: false, taste: 1 }).await;
    let secret = "07".repeat(32);
    for message in heard.values().flatten() {
        for word in ["digest", "\"secret\"", "\"seed\"", "\"key\"", &secret] {
            assert!(!message.contains(word), "{word} in {message}");
        }
    }
}
