//! Pages of two neighbouring versions at one table, as while servers are replaced one by one.

use std::borrow::Cow;

use futures_util::future::join_all;
use serde_json::json;
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
    // What comes squeezed the version before does not understand.
    for (number, (person, played)) in people.iter().zip(&screens).enumerate() {
        let version = Version::ALL[number % 2];
        let mut again = person.enter_as(&code, version).await;
        again.until(|again| !again.update.is_null()).await;
        assert_eq!(again.update["view"], played.update["view"]);
        for screen in [played, &again] {
            assert_eq!(screen.squeezed > 0, version == Version::This);
        }
    }
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
