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

/// Every page in turn that belongs to the table of rooms or its index reads as zeros. A good table never gets "no such table".
#[tokio::test]
async fn a_zeroed_page_is_said_and_makes_no_good_table_unknown() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let mut codes = Vec::new();
    for _ in 0..30 {
        codes.push(server.person().open(false).await);
    }
    assert_eq!(server.person().get("/healthz").await.body, "ok");
    server.stop().await;
    let file = folder.path().join("stolik.sqlite");
    let whole = std::fs::read(&file).unwrap();
    let mut damaged = 0;
    for page in 1..whole.len() / 4096 {
        let mut bytes = whole.clone();
        let holds_rooms = codes.iter().any(|code| {
            let text = format!("\"code\":\"{code}\"");
            bytes[page * 4096..][..4096].windows(text.len()).any(|part| part == text.as_bytes())
        });
        // The page that leads to them, and some of their own.
        if page > 6 && !(holds_rooms && page.is_multiple_of(4)) {
            continue;
        }
        bytes[page * 4096..][..4096].fill(0);
        std::fs::write(&file, &bytes).unwrap();
        // The file may be so damaged that it cannot be opened: then the server says so, and does not start.
        if stolik_store::SqliteStore::open(folder.path(), stolik_store::SqliteSettings::default())
            .await
            .is_err()
        {
            continue;
        }
        let server = TestServer::start(&folder).await;
        assert_eq!(server.person().get("/healthz").await.body, "damaged", "page {page}");
        for code in &codes[..8] {
            let answer = server.person().get(&format!("/api/tables/{code}")).await;
            assert!([200, 500].contains(&answer.status), "page {page}: {}", answer.status);
            damaged += usize::from(answer.status == 500);
        }
        server.stop().await;
    }
    assert!(damaged > 0);
}

/// The folder is emptied while the server runs: nothing is confirmed any more, and the health check says so.
#[tokio::test]
async fn an_emptied_folder_is_noticed_before_anything_is_confirmed() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let somebody = server.person();
    somebody.open(false).await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        std::fs::remove_file(file.unwrap().path()).unwrap();
    }
    assert_eq!(server.person().get("/healthz").await.status, 503);
    let wanted = serde_json::json!({
        "game": "pixoid", "against_bots": false,
        "me": {"name": "Ala", "identity": "circle", "language": "pl"},
    });
    let refused = server.person().post("/api/tables", wanted).await;
    assert_eq!((refused.status, refused.json()["case"].as_str()), (503, Some("not-saved")));
}
