//! The eavesdropper: two servers with the same code and secret, on which the others choose differently. Whoever must
//! not know hears the same, in bytes, number and order, until the first event that reveals.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

mod common;

use common::{Screen, TestServer, config};
use serde_json::{Value, json};
use stolik_server::Config;
use stolik_server::config::Fixed;
use stolik_store::SqliteSettings;
use stolik_table::Secret;
use tempfile::TempDir;

/// What the others do while seat 0 and a spectator listen.
struct World {
    /// Seat 1 dials something else, drafts first and changes its mind.
    hesitates: bool,
    taste: usize,
}

/// What seat 0 and a spectator hear of one secret turn, up to and with the reveal.
async fn listen(world: &World) -> (Vec<String>, Vec<String>) {
    let folder = TempDir::new().unwrap();
    let fixed = Fixed { code: "BCDFG".to_owned(), secret: Secret::from_bytes([7; 32]), stage: None };
    let config = Config { fixed: Some(fixed), away_after: std::time::Duration::from_secs(600), ..config() };
    let server = TestServer::start_with(folder.path(), config, SqliteSettings::default()).await;
    let host = server.person();
    let code = host.open(false).await;
    let mut seat = host.enter(&code).await;
    let mut others = Vec::new();
    for identity in ["square", "triangle", "star"] {
        others.push(server.person().join(&code, identity).await);
    }
    seat.wish(json!({"is": "options", "options": {"variant": "standard", "first": 0, "board": 0}})).await;
    seat.wish(json!({"is": "start"})).await;
    seat.until(Screen::is_asked).await;
    let sheet = seat.a_sheet(0);
    seat.hand_in(1, &sheet).await;
    for (number, other) in others.iter_mut().take(2).enumerate() {
        other.until(|screen| screen.update["seq"] == number + 1 && screen.is_asked()).await;
        let sheet = other.a_sheet(0);
        other.hand_in(1, &sheet).await;
    }
    // The spectator is a television that the host has sent the table to. It comes when the turn is open; from here on
    // every byte counts.
    seat.until(|screen| screen.update["seq"] == 3).await;
    let mut spectator = host.television(&code, &server.person()).await;
    spectator.until(|screen| screen.update["seq"] == 3).await;
    seat.until(|screen| {
        screen.room["spectators"] == 1 || screen.room["people"].as_array().is_some_and(|all| all.len() == 4)
    })
    .await;
    seat.heard.clear();

    for (number, other) in others.iter_mut().enumerate() {
        other.until(|screen| screen.update["seq"] == 3 && screen.is_asked()).await;
        let sheet = other.a_sheet(world.taste + number);
        if world.hesitates && number == 0 {
            let mut draft = other.a_sheet(5);
            draft["ready"] = json!(false);
            other.hand_in(91, &draft).await;
            draft = other.a_sheet(6);
            draft["ready"] = json!(false);
            other.hand_in(92, &draft).await;
        }
        other.hand_in(2, &sheet).await;
        if world.hesitates && number == 0 {
            // In already, and then something else: the others only ever learn that the seat is in.
            let other_sheet = other.a_sheet(world.taste + 9);
            assert_eq!(other.hand_in(93, &other_sheet).await, "replaced");
        }
    }
    let own = seat.a_sheet(0);
    seat.hand_in(3, &own).await;
    seat.until(|screen| screen.update["seq"] == 4).await;
    spectator.until(|screen| screen.update["seq"] == 4).await;
    let heard = (seat.heard.clone(), spectator.heard.clone());
    server.stop().await;
    heard
}

/// Everything before the update with the revealing event, which must come.
fn before_the_reveal(heard: &[String]) -> &[String] {
    let reveals = |message: &String| {
        let message: Value = serde_json::from_str(message).unwrap();
        let events = message["update"]["events"].as_array().cloned().unwrap_or_default();
        events.iter().any(|event| event["is"] == "moved")
    };
    let reveal = heard.iter().position(reveals).expect("the controllers open");
    &heard[..reveal]
}

#[tokio::test]
async fn what_others_choose_and_how_often_they_hesitate_is_heard_by_nobody_before_the_reveal() {
    let (seat, spectator) = listen(&World { hesitates: false, taste: 0 }).await;
    let (other_seat, other_spectator) = listen(&World { hesitates: true, taste: 3 }).await;
    assert_eq!(before_the_reveal(&seat), before_the_reveal(&other_seat));
    assert_eq!(before_the_reveal(&spectator), before_the_reveal(&other_spectator));
    assert!(!before_the_reveal(&seat).is_empty());
    // The test can tell the worlds apart where they may be told apart.
    assert_ne!(seat.last(), other_seat.last());
    assert_ne!(spectator.last(), other_spectator.last());
}

/// No digest, seed, secret, key or position in the log leaves the server while a game runs.
#[tokio::test]
async fn nothing_that_proves_the_dice_is_sent_before_the_end() {
    let (seat, spectator) = listen(&World { hesitates: false, taste: 1 }).await;
    let secret = "07".repeat(32);
    for message in seat.iter().chain(&spectator) {
        for word in ["digest", "\"secret\"", "\"seed\"", "\"key\"", &secret] {
            assert!(!message.contains(word), "{word} in {message}");
        }
    }
}
