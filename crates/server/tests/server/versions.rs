//! Pages of two neighbouring versions at one table, as while servers are replaced one by one.

use std::borrow::Cow;

use futures_util::future::join_all;
use serde_json::{Value, json};
use stolik_postgres_for_tests::shared;
use stolik_protocol::Version;
use stolik_server::{Asset, Assets};
use tempfile::TempDir;

use crate::common::{Screen, TestServer, config, newcomer};

#[tokio::test]
async fn pages_of_this_version_and_of_the_one_before_play_a_game_together() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let people: Vec<_> = (0..4).map(|_| server.person()).collect();
    let code = people[0].open(false).await;
    let mut screens = Vec::new();
    for (number, person) in people.iter().enumerate() {
        let mut screen = person.enter_as(&code, Version::ALL[number % 2]).await;
        if number > 0 {
            let identity = ["square", "triangle", "star"][number - 1];
            assert_eq!(screen.wish(json!({"is": "join", "me": newcomer("Guest", identity)})).await, None);
        }
        screens.push(screen);
    }
    assert_eq!(screens[0].wish(json!({"is": "start"})).await, None);
    join_all(screens.iter_mut().map(Screen::play_to_the_end)).await;
    // Both understand what comes squeezed.
    for (number, (person, played)) in people.iter().zip(&screens).enumerate() {
        let version = Version::ALL[number % 2];
        let mut again = person.enter_as(&code, version).await;
        again.until(|again| !again.update.is_null()).await;
        assert_eq!(again.update["view"], played.update["view"]);
        for screen in [played, &again] {
            assert!(screen.squeezed > 0);
        }
    }
    server.stop().await;
}

/// After a rematch the questions are numbered from 0 again: a sheet of the game before would answer the new one.
#[tokio::test]
async fn a_sheet_counts_for_the_game_that_it_was_made_for_and_for_no_other() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let person = server.person();
    let code = person.open(true).await;
    let [mut new, mut old] =
        [person.enter_as(&code, Version::This).await, person.enter_as(&code, Version::Before).await];
    new.until(Screen::is_asked).await;
    let (game, ask) = (new.room["playing"].clone(), new.number());
    let sheet = new.a_sheet(1);
    let named = |game: &Value, nonce: u32| json!({"is": "sheet", "game": game, "ask": ask, "nonce": nonce, "sheet": sheet});
    new.say(named(&json!("another"), 1)).await;
    assert_eq!(new.reply_to(1).await, "other-game");
    let mut nameless = named(&game, 2);
    nameless.as_object_mut().unwrap().remove("game");
    new.say(nameless).await;
    assert_eq!(new.wait_for("rejected").await["case"], "sheet-without-game");
    new.say(named(&game, 3)).await;
    assert_eq!(new.reply_to(3).await, "accepted");
    // A page of the version before is answered by what it was last sent.
    old.until(Screen::is_asked).await;
    old.play_to_the_end().await;
    new.until(|screen| screen.room["stage"] == "over").await;
    assert_eq!(new.wish(json!({"is": "rematch"})).await, None);
    new.until(|screen| screen.is_asked() && screen.room["playing"] != game).await;
    new.say(named(&game, 4)).await;
    assert_eq!(new.reply_to(4).await, "other-game");
    server.stop().await;
}

/// A client that has one file.
fn file(name: &str, has: &str) -> Option<Asset> {
    let bytes = Some(Cow::Owned(name.as_bytes().to_vec()));
    let (mime, brotli, gzip) = ("text/javascript", None, None);
    (name == has).then_some(Asset { bytes, mime, brotli, gzip, immutable: true })
}

#[tokio::test]
async fn a_page_finds_its_files_whichever_server_it_asks() {
    let url = shared().fresh();
    let clients = [Assets(|name| file(name, "assets/new.js")), Assets(|name| file(name, "assets/old.js"))];
    let (mut people, mut running) = (Vec::new(), Vec::new());
    for assets in clients {
        let server = TestServer::start_sharing(&url, config(), assets).await;
        people.push(server.person());
        running.push(server);
    }
    for person in &people {
        // The first has to learn that there is a second.
        while person.get("/assets/new.js").await.body != "assets/new.js" {}
        while person.get("/assets/old.js").await.body != "assets/old.js" {}
        assert_eq!(person.get("/assets/none.js").await.status, 404);
        assert_eq!(person.get("/new.js").await.status, 404, "only what belongs to a page is looked for");
    }
    join_all(running.into_iter().map(TestServer::stop)).await;
}
