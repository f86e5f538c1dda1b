//! At the table, over real sockets: sitting down, playing, double taps, late taps, all at once.

use crate::common::{Screen, TestServer, alone_with_bots, four_about_to_program, newcomer};
use serde_json::{Value, json};
use stolik_table::Secret;
use tempfile::TempDir;

#[tokio::test]
async fn bots_speak_the_language_of_who_opens_the_table_and_three_are_company() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    for language in ["pl", "en"] {
        let person = server.person();
        let me = json!({"name": "Host", "identity": "circle", "language": language});
        let opened =
            person.post("/api/tables", json!({"game": "dixit", "me": me, "against_bots": true})).await;
        assert_eq!(opened.status, 201);
        let screen = person.enter(opened.json()["code"].as_str().unwrap()).await;
        assert_eq!(screen.room["stage"], "playing");
        assert_eq!(screen.room["options"]["words"], language);
        let chairs = screen.room["chairs"].as_array().unwrap();
        assert_eq!(chairs.iter().filter(|chair| chair["is"] == "bot").count(), 3);
        assert_eq!(chairs.iter().filter(|chair| chair["is"] == "person").count(), 1);
    }
    server.stop().await;
}

#[tokio::test]
async fn one_tap_against_bots_and_the_game_plays_to_its_end() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let person = server.person();
    let code = person.open(true).await;
    let mut screen = person.enter(&code).await;
    assert_eq!(screen.room["stage"], "playing");
    assert_eq!(screen.room["chairs"].as_array().unwrap().len(), 4);
    screen.play_to_the_end().await;
    screen.until(|screen| screen.room["stage"] == "over").await;
    assert!(!screen.update["outcome"]["winners"].as_array().unwrap().is_empty());

    // The log is offered, and it can be checked by anybody.
    let log = person.get(&format!("/api/tables/{code}/log")).await;
    assert_eq!(log.status, 200);
    assert!(
        log.body.lines().next().unwrap().contains("\"t\":\"head\"") && log.body.contains("\"t\":\"end\"")
    );
    verify(&log.body);
    assert_eq!(
        server.person().get(&format!("/api/tables/{code}/log")).await.status,
        403,
        "but not to strangers"
    );

    // A rematch keeps the table together, and does not withdraw the log.
    let game = screen.room["playing"].as_str().unwrap().to_owned();
    assert_eq!(screen.wish(json!({"is": "rematch"})).await, None);
    screen.until(|screen| screen.room["stage"] == "playing" && screen.update["seq"] == 0).await;
    let running = screen.room["playing"].as_str().unwrap();
    assert_ne!(running, game);
    let running = person.get(&format!("/api/tables/{code}/log?game={running}")).await;
    assert_eq!(running.status, 403, "nothing is shown of a running game");
    for path in [format!("/api/tables/{code}/log?game={game}"), format!("/api/tables/{code}/log")] {
        assert_eq!(person.get(&path).await.body, log.body);
        assert_eq!(server.person().get(&path).await.status, 403);
    }
    server.stop().await;
}

/// SECURITY.md promises the log to everybody who played: those too who left or were removed before the end, and by the
/// old code where the host renewed it.
#[tokio::test]
async fn players_who_left_get_the_log_of_their_game_and_nothing_else() {
    for wish in [
        json!({"is": "leave"}),
        json!({"is": "remove", "chair": 1}),
        json!({"is": "send-away", "person": 2, "new_code": false}),
        json!({"is": "send-away", "person": 2, "new_code": true}),
    ] {
        let folder = TempDir::new().unwrap();
        let server = TestServer::start(&folder).await;
        let (host, guest) = (server.person(), server.person());
        let code = host.open(false).await;
        let (mut screen, mut away) = (host.enter(&code).await, guest.enter(&code).await);
        assert_eq!(away.wish(json!({"is": "join", "me": newcomer("Guest", "star")})).await, None);
        let bot = json!({"is": "add-bot", "chair": 2, "character": "random"});
        assert_eq!(screen.wish(bot).await, None);
        assert_eq!(screen.wish(json!({"is": "start"})).await, None);
        away.until(|screen| !screen.update.is_null()).await;
        let by_guest = wish["is"] == "leave";
        assert_eq!((if by_guest { &mut away } else { &mut screen }).wish(wish.clone()).await, None);
        let game = screen.room["playing"].as_str().unwrap().to_owned();
        let path = format!("/api/tables/{code}/log?game={game}");
        let early = guest.get(&path).await.status;
        assert!(early == 403 || early == 404, "{wish}: nothing before the game is over, {early}");
        screen.play_to_the_end().await;
        screen.until(|screen| screen.room["stage"] == "over").await;
        let log = guest.get(&path).await;
        assert_eq!(log.status, 200, "{wish}");
        let change = if by_guest { "left" } else { "removed" };
        let record = log.body.lines().find(|line| line.contains("\"t\":\"player\"")).unwrap();
        assert!(record.contains(&format!("\"seat\":1,\"change\":\"{change}\"")), "{record}");
        assert_eq!(verify(&log.body).players.len(), 1);
        assert_eq!(guest.get(&format!("/api/tables/{code}/games/{game}")).await.status, 200);
        assert_eq!(server.person().get(&path).await.status, if wish["new_code"] == true { 404 } else { 403 });
        // The way to the table stays closed where the host renewed the code.
        let status = guest.get(&format!("/api/tables/{code}")).await.status;
        assert_eq!(status, if wish["new_code"] == true { 404 } else { 200 });
        server.stop().await;
    }
}

fn verify(log: &str) -> stolik_shelf::verify::Verified {
    let lines = stolik_shelf::journal::lines(log.as_bytes()).unwrap();
    stolik_shelf::verify::verify::<stolik_shelf::pixoid::Pixoid>(&lines).unwrap()
}

/// What this device has sealed with the table is opened on the socket, and stands in the log; a restart in between
/// loses nothing of it.
#[tokio::test]
async fn one_tap_with_dice_of_ones_own() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let mut person = server.person();
    let shares = [1, 2].map(|byte| Secret::from_bytes([byte; 32]));
    let hash = shares[0].commitment().to_string();
    let wanted =
        json!({"game": "pixoid", "me": newcomer("Host", "circle"), "against_bots": true, "dice": hash});
    let opened = person.post("/api/tables", wanted).await.json();
    let code = opened["code"].as_str().unwrap();
    let screen = person.enter(code).await;
    assert_eq!(screen.room["stage"], "dealing");
    let sealed = screen.room["sealed"].clone();
    assert_eq!(sealed["receipts"], json!([{"seat": 0, "hash": hash}]));

    server.stop().await;
    let server = TestServer::start(&folder).await;
    person.address.clone_from(&server.address);
    let mut screen = person.enter(code).await;
    assert_eq!(screen.room["sealed"], sealed);
    let open = json!({
        "is": "open-dice", "attempt": 0, "bytes": shares[0], "next": shares[1].commitment(),
    });
    screen.say(open).await;
    screen.until(|screen| screen.room["stage"] == "playing" && screen.is_asked()).await;
    screen.play_to_the_end().await;
    screen.until(|screen| screen.room["stage"] == "over").await;
    assert_eq!(screen.room["sealed"], sealed, "it is still shown, to be held against the log");
    assert_ne!(screen.room["commitment"], sealed["commit"], "and the next game has a commitment of its own");
    let log = person.get(&format!("/api/tables/{code}/log")).await;
    assert_eq!(serde_json::to_value(verify(&log.body).sealed).unwrap(), sealed);
    server.stop().await;
}

#[tokio::test]
async fn people_sit_down_with_a_name_and_no_account() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let host = server.person();
    let code = host.open(false).await;
    let guest = server.person();
    let typed = code.to_lowercase().replace('-', "%20");
    let summary = guest.get(&format!("/api/tables/{typed}")).await.json();
    assert_eq!(summary, json!({"code": code}), "nothing else is told before hello");

    let mut screen = guest.enter(&code).await;
    assert_eq!(screen.welcome["you"], Value::Null);
    let join = |identity| json!({"is": "join", "me": newcomer(" Guest\u{202E} ", identity)});
    assert_eq!(screen.wish(join("circle")).await.as_deref(), Some("taken"));
    assert_eq!(screen.wish(join("star")).await, None);
    screen.until(|screen| screen.room["people"].as_array().is_some_and(|people| people.len() == 2)).await;
    assert_eq!(screen.room["people"][1]["name"], "Guest", "what could deceive is gone");
    assert_eq!(screen.wish(json!({"is": "start"})).await.as_deref(), Some("not-host"));

    let mut host = host.enter(&code).await;
    assert_eq!(host.wish(json!({"is": "start"})).await.as_deref(), Some("too-few"));
    assert_eq!(host.wish(json!({"is": "add-bot", "chair": 2, "character": "random"})).await, None);
    assert_eq!(host.wish(json!({"is": "start"})).await, None);
    screen.until(|screen| screen.room["stage"] == "playing").await;
    assert_eq!(server.person().get("/api/tables/ZZZZZ").await.json()["case"], "no-such-table");
    server.stop().await;
}

#[tokio::test]
async fn a_sheet_counts_once_and_a_change_of_mind_stands() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (_, mut screens) = four_about_to_program(&server).await;
    let first = screens[0].a_sheet(0);
    let other = screens[0].a_sheet(1);
    assert_eq!(screens[0].hand_in(7, &first).await, "accepted");
    assert_eq!(screens[0].hand_in(7, &first).await, "repeated");
    assert_eq!(screens[0].hand_in(8, &other).await, "replaced");
    assert_eq!(
        screens[0].hand_in(7, &first).await,
        "repeated",
        "a late retry does not undo a change of mind"
    );
    for screen in &mut screens[1..] {
        let sheet = screen.a_sheet(0);
        assert_eq!(screen.hand_in(9, &sheet).await, "accepted");
    }
    screens[0].until(|screen| screen.update["seq"] == 4).await;
    let moved = &screens[0].update["view"]["open"]["last_turn"]["moves"][0]["command"];
    assert_eq!(*moved, other["parts"][0]["program"]);
    // A retry whose acknowledgement was lost is told that it counted; an old one that it did not.
    screens[0].send_sheet(3, 8, &other).await;
    assert_eq!(screens[0].reply_to(8).await, "closed counted true");
    screens[0].send_sheet(3, 7, &first).await;
    assert_eq!(screens[0].reply_to(7).await, "closed counted false");
    server.stop().await;
}

#[tokio::test]
async fn a_draft_is_kept_and_nobody_learns_of_it() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (code, mut screens) = four_about_to_program(&server).await;
    let mut draft = screens[1].a_sheet(3);
    draft["ready"] = json!(false);
    assert_eq!(screens[1].hand_in(1, &draft).await, "noted");
    let before = screens[0].heard.len();
    // Whatever seat 0 hears next is not about the draft.
    let sheet = screens[2].a_sheet(0);
    assert_eq!(screens[2].hand_in(1, &sheet).await, "accepted");
    let progress = screens[0].wait_for("progress").await;
    assert_eq!(progress["who_is_in"], json!({"seats": [2]}));
    assert_eq!(screens[0].heard.len(), before + 1);

    // A second tab of the same person sees it, and so does the same tab after a reload.
    drop(screens.remove(0));
    let mut stranger = server.person().enter(&code).await;
    stranger.until(|screen| !screen.update.is_null()).await;
    assert!(stranger.update["question"]["yours"].is_null());
    server.stop().await;
}

#[tokio::test]
async fn viruses_are_hushed_while_they_hunt() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (_, mut screens) = four_about_to_program(&server).await;
    // Everybody knows it before they type.
    screens[1].until(|screen| screen.room["hushed"] == json!([1, 2, 3])).await;
    screens[1].say(json!({"is": "say", "text": "to the left!"})).await;
    assert_eq!(screens[1].wait_for("refused").await["refusal"]["case"], "hushed");
    screens[1].say(json!({"is": "react", "reaction": "gasp"})).await;
    assert_eq!(screens[1].wait_for("refused").await["refusal"]["case"], "hushed", "a sign can be one");
    screens[0].say(json!({"is": "say", "text": "catch me"})).await;
    assert_eq!(screens[1].wait_for("chat").await["line"]["text"], "catch me");
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_keeps_its_secrets_shows_no_log() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (person, code, mut screen) = alone_with_bots(&server).await;
    let keep = |on: bool| json!({"is": "keep-secrets", "on": on});
    assert_eq!(screen.wish(keep(true)).await, None);
    screen.until(|screen| screen.room["keeps_secrets"] == true).await;
    assert_eq!(screen.wish(json!({"is": "start"})).await, None);
    screen.until(|screen| screen.room["stage"] == "playing").await;
    assert_eq!(screen.wish(keep(false)).await.as_deref(), Some("not-lobby"), "it was agreed before the deal");
    screen.play_to_the_end().await;
    screen.until(|screen| screen.room["stage"] == "over").await;
    assert_eq!(screen.wish(keep(false)).await.as_deref(), Some("not-lobby"), "and holds after the end");
    let log = person.get(&format!("/api/tables/{code}/log")).await;
    assert_eq!((log.status, log.json()["case"].as_str()), (403, Some("secrets-kept")));
    // Nor is it shown by going back to the lobby and changing one's mind there.
    assert_eq!(screen.wish(json!({"is": "choose-game", "game": "pixoid"})).await, None);
    assert_eq!(screen.wish(keep(false)).await, None);
    let log = person.get(&format!("/api/tables/{code}/log")).await;
    assert_eq!((log.status, log.json()["case"].as_str()), (403, Some("secrets-kept")));
    server.stop().await;
}

/// X3, X4: all seats answer in the same instant, a thousand times; all are accepted, each exactly once.
#[tokio::test(flavor = "multi_thread")]
async fn all_at_once_a_thousand_times() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (_, mut screens) = four_about_to_program(&server).await;
    let mut accepted = 0;
    let mut together = 0;
    while together < 1000 {
        // Everybody knows the same question before anybody answers it.
        let seq = screens.iter().filter_map(|screen| screen.update["seq"].as_u64()).max().unwrap();
        for screen in &mut screens {
            screen.until(|screen| screen.update["seq"] == seq).await;
        }
        if screens[0].is_over() {
            assert_eq!(screens[0].wish(json!({"is": "rematch"})).await, None);
            for screen in &mut screens {
                screen.until(|screen| screen.update["seq"] == 0).await;
            }
            continue;
        }
        let asked: Vec<bool> = screens.iter().map(Screen::is_asked).collect();
        together += u32::from(asked.iter().all(|asked| *asked));
        let answers = screens.iter_mut().zip(&asked).filter(|(_, asked)| **asked).map(|(screen, _)| async {
            let sheet = screen.a_sheet(seq as usize);
            screen.send_sheet(seq, seq as u32, &sheet).await;
            screen.reply_to(seq as u32).await
        });
        for reply in futures_util::future::join_all(answers).await {
            assert_eq!(reply, "accepted");
            accepted += 1;
        }
        // One question has closed, and only one.
        for screen in &mut screens {
            screen.until(|screen| screen.update["seq"] != seq).await;
            assert_eq!(screen.update["seq"], seq + 1);
        }
    }
    assert!(accepted >= 4000);
    server.stop().await;
}
