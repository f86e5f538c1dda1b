//! Damage on the disk: what is damaged stays closed and is said to be, and nothing is written over it; the rest goes on.

use std::path::Path;

use crate::common::{Person, TestServer};
use tempfile::TempDir;

/// Flips a bit of the one place in the database that reads like this.
fn damage(folder: &Path, text: &str) {
    let file = folder.join("stolik.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    let places: Vec<usize> =
        (0..bytes.len() - text.len()).filter(|place| bytes[*place..].starts_with(text.as_bytes())).collect();
    assert_eq!(places.len(), 1, "{text}");
    bytes[places[0] + text.len() / 2] ^= 1;
    std::fs::write(&file, bytes).unwrap();
}

#[tokio::test]
async fn what_is_damaged_stays_closed_and_the_others_open_as_ever() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let somebody = server.person();
    let (room, played, whole) =
        (somebody.open(false).await, server.person().open(true).await, server.person().open(false).await);
    server.stop().await;
    damage(folder.path(), &format!("\"code\":\"{room}\",\"former_codes\":[],\"game\""));
    damage(folder.path(), "{\"t\":\"seed\"");

    // Twice: nothing was written over it by the first start.
    for _ in 0..2 {
        let server = TestServer::start(&folder).await;
        let person = server.person();
        let answer = person.get(&format!("/api/tables/{room}")).await;
        assert_eq!((answer.status, answer.json()["case"].as_str()), (500, Some("damaged")));
        assert!(person.connect(&format!("/api/tables/{room}/ws")).await.is_err());
        // Those who sat there are told where they look for it.
        let theirs = Person { address: server.address.clone(), ..somebody.clone() }.get("/api/mine").await;
        let told = &theirs.json()["tables"][0];
        assert_eq!((told["code"].as_str(), told["trouble"].as_str()), (Some(&*room), Some("damaged")));
        // Where only the game is damaged the table opens and says so; it is for the host to go on.
        let screen = person.enter(&played).await;
        assert!(screen.room["damaged"].is_string() && screen.room["stage"] == "playing");
        assert_eq!(person.get(&format!("/api/tables/{whole}")).await.status, 200);
        person.open(false).await;
        server.stop().await;
    }
}
