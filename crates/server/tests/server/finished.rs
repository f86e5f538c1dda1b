//! Games that are over, against the real server: the evening that they make, and who may see them again by a link.

use crate::common::{HttpAnswer, Person, Screen, TestServer, alone_with_bots};
use serde_json::{Value, json};
use tempfile::TempDir;

async fn play(screen: &mut Screen) -> String {
    screen.play_to_the_end().await;
    screen.until(|screen| screen.room["stage"] == "over").await;
    screen.room["playing"].as_str().unwrap().to_owned()
}

fn case(answer: &HttpAnswer) -> (u16, String) {
    (answer.status, answer.json()["case"].as_str().unwrap().to_owned())
}

async fn let_go(person: &Person, path: &str) -> HttpAnswer {
    let (url, cookie) = (format!("http://{}{path}", person.address), format!("stolik={}", person.key));
    tokio::task::spawn_blocking(move || {
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let mut answer = agent.delete(&url).header("cookie", &cookie).call().unwrap();
        let (status, cookie) = (answer.status().as_u16(), None);
        HttpAnswer { status, cookie, body: answer.body_mut().read_to_string().unwrap() }
    })
    .await
    .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_seen_again_by_a_link_until_the_host_lets_it_go() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, code, mut screen) = alone_with_bots(&server).await;
    let stranger = server.person();
    assert_eq!(screen.wish(json!({"is": "start"})).await, None);
    let running = screen.room["playing"].as_str().unwrap_or_default().to_owned();
    let path = |game: &str| format!("/api/tables/{code}/games/{game}");

    // Nothing of a running game, for anybody.
    assert_eq!(case(&host.get(&path(&running)).await), (403, "not-over".to_owned()));
    assert_eq!(
        case(&host.post(&format!("{}/share", path(&running)), json!({})).await),
        (403, "not-over".to_owned())
    );

    let game = play(&mut screen).await;
    let view = host.get(&path(&game)).await.json();
    assert_eq!((&view["game"], &view["you"], &view["shared"]), (&json!("pixoid"), &json!(0), &Value::Null));
    assert_eq!(view["seats"][0]["name"], "Host");
    assert_eq!(
        view["seats"][1],
        json!({"person": null, "character": "random", "name": "", "identity": view["seats"][1]["identity"]})
    );
    assert_eq!(case(&stranger.get(&path(&game)).await), (403, "not-over".to_owned()));
    assert_eq!(
        case(&stranger.post(&format!("{}/share", path(&game)), json!({})).await),
        (403, "not-over".to_owned())
    );

    let link = host.post(&format!("{}/share", path(&game)), json!({})).await.json();
    assert_eq!(host.post(&format!("{}/share", path(&game)), json!({})).await.json(), link, "there is one");
    assert_eq!(host.get(&path(&game)).await.json()["shared"], link);
    assert!(!link.to_string().contains(&code.replace('-', "")), "no way to the table");

    // A restart in between, and a table that nobody has woken.
    server.stop().await;
    let server = TestServer::start(&folder).await;
    let (host, stranger) = (on(&server, host), on(&server, stranger));
    let film = stranger.post("/api/film", link.clone()).await;
    assert_eq!(film.status, 200, "{}", film.body);
    let film = film.json();
    let updates = film["updates"].as_array().unwrap();
    assert!(updates.iter().all(|update| update["view"]["you"].is_null() && update["game"] == "pixoid"));
    assert_eq!(updates.last().unwrap()["outcome"], screen.update["outcome"]);
    assert_eq!(film["seats"], view["seats"]);

    // Guessing does not help, and neither does being somebody.
    let mut other = link.clone();
    other["token"] = json!("0".repeat(32));
    assert_eq!(case(&host.post("/api/film", other).await), (410, "no-such-link".to_owned()));
    let mut elsewhere = link.clone();
    elsewhere["room"] = json!("0".repeat(32));
    assert_eq!(case(&host.post("/api/film", elsewhere).await), (410, "no-such-link".to_owned()));
    assert_eq!(host.post("/api/film", json!({"room": link["room"]})).await.status, 400);

    // Only the host lets it go, and then it is gone: the next link is another one.
    assert_eq!(
        case(&let_go(&stranger, &format!("{}/share", path(&game))).await),
        (403, "not-host".to_owned())
    );
    assert_eq!(let_go(&host, &format!("{}/share", path(&game))).await.status, 204);
    assert_eq!(case(&stranger.post("/api/film", link.clone()).await), (410, "no-such-link".to_owned()));
    assert_ne!(host.post(&format!("{}/share", path(&game)), json!({})).await.json()["token"], link["token"]);
    server.stop().await;
}

fn on(server: &TestServer, person: Person) -> Person {
    Person { address: server.address.clone(), ..person }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_table_keeps_its_secrets_there_is_no_film() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, code, mut screen) = alone_with_bots(&server).await;
    assert_eq!(screen.wish(json!({"is": "keep-secrets", "on": true})).await, None);
    assert_eq!(screen.wish(json!({"is": "start"})).await, None);
    let game = play(&mut screen).await;
    let path = format!("/api/tables/{code}/games/{game}");
    assert_eq!(case(&host.get(&path).await), (403, "secrets-kept".to_owned()));
    assert_eq!(case(&host.post(&format!("{path}/share"), json!({})).await), (403, "secrets-kept".to_owned()));
    // Who won is no secret.
    assert_eq!(screen.room["evening"][0]["keeps_secrets"], true);
    assert_eq!(screen.room["evening"][0]["outcome"], screen.update["outcome"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_evening_grows_with_every_game_and_outlives_a_restart() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, code, mut screen) = alone_with_bots(&server).await;
    assert_eq!(screen.room["evening"], json!([]));
    assert_eq!(screen.wish(json!({"is": "start"})).await, None);
    let first = play(&mut screen).await;
    // The first question of the next game may come before the wish is said to be done.
    screen.update = Value::Null;
    assert_eq!(screen.wish(json!({"is": "rematch"})).await, None);
    screen.until(|screen| screen.room["stage"] == "playing").await;
    assert_eq!(screen.room["evening"], json!([]), "nobody looks at it now");
    screen.until(|screen| !screen.update.is_null()).await;
    let second = play(&mut screen).await;
    let evening = screen.room["evening"].clone();
    assert_eq!([&evening[0]["id"], &evening[1]["id"]], [&json!(first), &json!(second)]);
    assert_eq!(evening[0]["seats"][0]["name"], "Host");
    server.stop().await;

    let server = TestServer::start(&folder).await;
    let screen = on(&server, host).enter(&code).await;
    assert_eq!(screen.room["evening"], evening);
    server.stop().await;
}
