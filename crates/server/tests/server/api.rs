//! The description of the API against the server: every route of it is tried, and every answer is as it says. And programs
//! that sit at a table.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{Person, Screen, TestServer, alone_with_bots};
use crate::decks::{Replied, pictures, send, zipped};

/// The description as the server gives it, and what of it was tried.
struct Described {
    api: Value,
    tried: BTreeSet<String>,
}

impl Described {
    async fn of(person: &Person) -> Self {
        Described { api: person.get("/api/openapi.json").await.json(), tried: BTreeSet::new() }
    }

    fn operations(&self) -> BTreeSet<String> {
        let paths = self.api["paths"].as_object().unwrap();
        let named = |(path, methods): (&String, &Value)| {
            let methods = methods.as_object().unwrap().keys();
            methods.map(|method| format!("{method} {path}")).collect::<Vec<_>>()
        };
        paths.iter().flat_map(named).collect()
    }

    /// A schema of the description, which may refer to others in it.
    fn fits(&self, schema: &Value, what: &Value, about: &str) {
        assert!(schema.is_object(), "{about} is not described: anything would fit");
        let mut whole = schema.clone();
        whole["components"] = self.api["components"].clone();
        let (mut known, mut compiler) = (boon::Schemas::new(), boon::Compiler::new());
        compiler.add_resource("schema.json", whole).unwrap();
        let schema = compiler.compile("schema.json", &mut known).unwrap();
        known.validate(what, schema).unwrap_or_else(|wrong| panic!("{about}: {wrong} in {what}"));
    }

    /// Asks as it is described, and holds the answer against it.
    async fn ask(
        &mut self,
        who: &Person,
        method: &str,
        path: &str,
        gaps: &[&str],
        body: Option<Value>,
    ) -> Replied {
        let bytes = body.as_ref().map(Value::to_string).unwrap_or_default().into_bytes();
        if let Some(body) = &body {
            let described = &self.api["paths"][path][method]["requestBody"]["content"]["application/json"];
            self.fits(&described["schema"], body, &format!("the body of {method} {path}"));
        }
        self.ask_with(who, method, path, gaps, "application/json", bytes).await
    }

    async fn ask_with(
        &mut self,
        who: &Person,
        method: &str,
        path: &str,
        gaps: &[&str],
        kind: &str,
        body: Vec<u8>,
    ) -> Replied {
        let operation = &self.api["paths"][path][method];
        assert!(operation.is_object(), "{method} {path} is not described");
        let named = operation["parameters"].as_array().into_iter().flatten();
        let in_path = named.filter(|parameter| parameter["in"] == "path");
        let mut asked = path.to_owned();
        for (parameter, gap) in in_path.zip(gaps) {
            asked = asked.replace(&format!("{{{}}}", parameter["name"].as_str().unwrap()), gap);
        }
        assert!(!asked.contains('{'), "{asked} has gaps that are not described");
        let answer = send(who, &method.to_uppercase(), &asked, kind, body).await;
        let about = format!("{method} {asked}, {}", answer.status);
        let responses = &operation["responses"];
        let described = responses.get(answer.status.to_string()).or_else(|| responses.get("4XX"));
        let described = described.unwrap_or_else(|| panic!("{about} is not described"));
        match described["content"].as_object().and_then(|content| content.iter().next()) {
            Some((kind, content)) => {
                let said = answer.header("content-type").unwrap_or_default();
                assert!(said.starts_with(kind.as_str()), "{about} is {said}");
                if kind == "application/json" {
                    self.fits(&content["schema"], &answer.json(), &about);
                }
            }
            None => assert!(answer.body.is_empty(), "{about}"),
        }
        self.tried.insert(format!("{method} {path}"));
        answer
    }
}

const TABLE: &str = "/api/tables/{code}";

#[tokio::test(flavor = "multi_thread")]
async fn every_route_is_described_and_answers_as_described() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, code, mut screen) = alone_with_bots(&server).await;
    let code = code.as_str();
    let (stranger, other) = (server.person(), server.person());
    let mut api = Described::of(&host).await;

    api.ask(&stranger, "get", "/api/games", &[], None).await;
    let me = json!({"name": "Host", "identity": "star", "language": "pl"});
    let opening = json!({"game": "dixit", "me": me, "against_bots": false, "dice": null});
    let opened = api.ask(&host, "post", "/api/tables", &[], Some(opening)).await;
    let dixit = opened.json()["code"].as_str().unwrap().to_owned();
    api.ask(&host, "get", TABLE, &[code], None).await;
    assert_eq!(api.ask(&stranger, "get", TABLE, &["ZZZZZ"], None).await.status, 404);
    api.ask(&stranger, "get", "/api/tables/{code}/qr.svg", &[code], None).await;
    api.ask(&stranger, "get", "/api/address", &[], None).await;
    api.ask(&stranger, "post", "/api/qr", &[], Some(json!({"text": "Stolik"}))).await;
    api.ask(&host, "get", "/api/mine", &[], None).await;

    let offered = api.ask(&host, "post", "/api/tables/{code}/tv", &[code], None).await.json();
    api.ask(&stranger, "post", "/api/tv", &[], Some(json!({"code": offered["code"]}))).await;
    let sent = json!({"table": code, "sure": true});
    assert_eq!(api.ask(&host, "post", "/api/tv/{code}", &["ZZZZZZ"], Some(sent)).await.status, 404);

    let decks = "/api/tables/{code}/decks";
    api.ask(&host, "get", decks, &[&dixit], None).await;
    let (few, enough) = (zipped(&pictures(3)), zipped(&pictures(30)));
    assert_eq!(api.ask_with(&host, "post", decks, &[&dixit], "application/zip", few).await.status, 422);
    assert_eq!(api.ask_with(&host, "post", decks, &[&dixit], "application/zip", enough).await.status, 201);
    let card = "/api/tables/{code}/decks/{deck}/{card}";
    api.ask(&host, "get", &format!("{card}/{{size}}"), &[&dixit, "0", "1", "small"], None).await;
    let left = api.ask(&host, "delete", card, &[&dixit, "0", "1"], None).await.json()["deck"].to_string();
    api.ask(&host, "delete", "/api/tables/{code}/decks/{deck}", &[&dixit, &left], None).await;

    assert_eq!(screen.wish(json!({"is": "start"})).await, None);
    screen.play_to_the_end().await;
    screen.until(|screen| screen.room["stage"] == "over").await;
    let game = screen.room["playing"].as_str().unwrap().to_owned();
    let finished = "/api/tables/{code}/games/{game}";
    api.ask(&host, "get", "/api/tables/{code}/log", &[code], None).await;
    api.ask(&host, "get", finished, &[code, &game], None).await;
    assert_eq!(api.ask(&stranger, "get", finished, &[code, &game], None).await.status, 403);
    let share = format!("{finished}/share");
    let link = api.ask(&host, "post", &share, &[code, &game], None).await.json();
    api.ask(&stranger, "post", "/api/film", &[], Some(link)).await;
    api.ask(&host, "delete", &share, &[code, &game], None).await;

    let token =
        api.ask(&host, "post", "/api/tables/{code}/move", &[code], None).await.json()["token"].clone();
    api.ask(&other, "post", "/api/tables/{code}/claim", &[code], Some(json!({"token": token}))).await;
    api.ask(&other, "post", "/api/tables/{code}/leave", &[code], None).await;

    // Those are played on all the time.
    let sockets = ["get /api/tables/{code}/ws", "get /api/tv/ws"].map(str::to_owned);
    let untried: Vec<String> = api.operations().difference(&api.tried).cloned().collect();
    assert_eq!(untried, sockets);
    server.stop().await;
}

/// A table of Pixoid with two people and a program that knows its key, and nothing else of theirs.
async fn with_a_program(server: &TestServer) -> (Screen, Screen, Person, String) {
    let (host, program) = (server.person(), server.person());
    let code = host.open(false).await;
    let mut host = host.enter(&code).await;
    let guest = server.person().join(&code, "star").await;
    let invite = json!({"is": "invite-bot", "chair": 2, "name": "Machine", "key": program.key});
    assert_eq!(host.wish(invite).await, None);
    (host, guest, program, code)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_with_the_key_of_its_host_and_only_its_own_seat() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (mut host, mut guest, program, code) = with_a_program(&server).await;
    let mut machine = program.enter(&code).await;
    let me = machine.welcome["you"].clone();
    let people = machine.welcome["room"]["people"].as_array().unwrap().clone();
    let mine = people.iter().find(|person| person["id"] == me).unwrap();
    assert_eq!((&mine["name"], &mine["mind"]), (&json!("Machine"), &json!("program")));
    assert!(people.iter().filter(|person| person["id"] != me).all(|person| person["mind"] == "human"));
    // It is a guest like any other: nothing of the host's is its own.
    assert_eq!(machine.wish(json!({"is": "start"})).await.as_deref(), Some("not-host"));
    assert_eq!(host.wish(json!({"is": "hand-over", "person": me})).await.as_deref(), Some("a-program"));

    assert_eq!(host.wish(json!({"is": "start"})).await, None);
    tokio::join!(host.play_to_the_end(), guest.play_to_the_end(), machine.play_to_the_end());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_rests_when_only_programs_are_left_and_a_removed_one_finds_its_key_dead() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (mut host, guest, program, code) = with_a_program(&server).await;
    let mut machine = program.enter(&code).await;
    assert_eq!(host.wish(json!({"is": "start"})).await, None);
    machine.until(|screen| !screen.update.is_null()).await;
    drop(guest);
    host.until(|screen| screen.room["people"].as_array().unwrap().iter().any(|one| one["online"] == false))
        .await;
    assert_eq!(host.wish(json!({"is": "step-away"})).await, None);
    machine.until(|screen| screen.room["rests"] == true).await;
    assert_eq!(host.wish(json!({"is": "take-back"})).await, None);
    machine.until(|screen| screen.room["rests"] == false).await;
    assert_eq!(host.wish(json!({"is": "remove", "chair": 2})).await, None);
    machine.wait_for("removed").await;
    assert_eq!(program.enter(&code).await.welcome["you"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_parameter_or_value_that_is_not_understood_is_refused_on_every_route() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, code, screen) = alone_with_bots(&server).await;
    let refused = (400, "bad-request".to_owned());
    for operation in Described::of(&host).await.operations() {
        let (method, path) = operation.split_once(' ').unwrap();
        if path.ends_with("/ws") {
            continue;
        }
        let path = path.replace("{code}", &code).replace("{deck}", "0").replace("{card}", "0");
        let path = path.replace("{size}", "small").replace("{game}", "0").replace("{token}", "0");
        assert!(!path.contains('{'), "{path} has a gap that this test does not know");
        let body = b"{}".to_vec();
        let asked = format!("{path}?unknown=1");
        let answer = send(&host, &method.to_uppercase(), &asked, "application/json", body).await;
        assert_eq!(answer.case(), refused, "{method} {asked}");
    }
    assert!(host.connect("/api/tv/ws?unknown").await.is_err());
    let answer =
        send(&host, "POST", &format!("/api/tables/{code}/decks?skip_bad=no"), "application/zip", vec![])
            .await;
    assert_eq!(answer.case(), refused);
    for query in ["watch=yes", "watch=TRUE", "plain=2", "watch&watch", "wacth", "watch=true&more=1"] {
        assert!(host.connect(&format!("/api/tables/{code}/ws?{query}")).await.is_err(), "{query}");
    }
    drop(screen);
    server.stop().await;
}

/// The attack: an overlay for a stream is made from the API's description and carries the player's own key.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_watches_is_shown_no_hand_whatever_the_flag_is_written_like() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (host, code, mut screen) = alone_with_bots(&server).await;
    assert_eq!(screen.wish(json!({"is": "start"})).await, None);
    for (query, sees) in [
        ("watch", false),
        ("watch=true", false),
        ("watch=1", false),
        ("watch=false", true),
        ("watch=0", true),
    ] {
        let mut overlay = host.connect(&format!("/api/tables/{code}/ws?{query}")).await.unwrap();
        overlay.say(json!({"is": "hello", "protocol": stolik_protocol::PROTOCOL})).await;
        assert_eq!(overlay.wait_for("welcome").await["you"].is_number(), sees, "{query}");
    }
    server.stop().await;
}
