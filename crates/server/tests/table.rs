//! At the table, over real sockets: sitting down, playing, double taps, late taps, garbage and floods.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

mod common;

use common::{Screen, TestServer, config, newcomer};
use serde_json::{Value, json};
use stolik_store::SqliteSettings;
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;

/// Four people at a table that is about to be dealt.
async fn four(server: &TestServer) -> (String, Vec<Screen>) {
    let host = server.person();
    let code = host.open(false).await;
    let mut screens = vec![host.enter(&code).await];
    for identity in ["square", "triangle", "star"] {
        screens.push(server.person().join(&code, identity).await);
    }
    (code, screens)
}

/// The same, dealt, with seat 0 as Pixoid and every pawn placed.
async fn four_about_to_program(server: &TestServer) -> (String, Vec<Screen>) {
    let (code, mut screens) = four(server).await;
    let options = json!({"variant": "standard", "first": 0, "board": 0});
    assert_eq!(screens[0].wish(json!({"is": "options", "options": options})).await, None);
    assert_eq!(screens[0].wish(json!({"is": "start"})).await, None);
    for (placing, screen) in screens.iter_mut().enumerate().take(3) {
        screen.until(|screen| screen.update["seq"] == placing && screen.is_asked()).await;
        let sheet = screen.a_sheet(0);
        assert_eq!(screen.hand_in(1, &sheet).await, "accepted");
    }
    for screen in &mut screens {
        screen.until(|screen| screen.update["seq"] == 3 && screen.is_asked()).await;
    }
    (code, screens)
}

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
    let lines: Vec<(usize, String)> = log.body.lines().map(str::to_owned).enumerate().collect();
    stolik_shelf::journal::tell::<stolik_shelf::pixoid::Pixoid>(&lines, |_, _, _| {}).unwrap();
    assert_eq!(
        server.person().get(&format!("/api/tables/{code}/log")).await.status,
        403,
        "but not to strangers"
    );

    // A rematch keeps the table together.
    assert_eq!(screen.wish(json!({"is": "rematch"})).await, None);
    screen.until(|screen| screen.room["stage"] == "playing" && screen.update["seq"] == 0).await;
    assert_eq!(
        person.get(&format!("/api/tables/{code}/log")).await.status,
        403,
        "nothing is shown of a running game"
    );
    server.stop().await;
}

#[tokio::test]
async fn people_sit_down_with_a_name_and_no_account() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let host = server.person();
    let code = host.open(false).await;
    let guest = server.person();
    let summary = guest.get(&format!("/api/tables/{}", code.to_lowercase())).await.json();
    assert_eq!((summary["game"].as_str(), summary["free_chairs"].as_u64()), (Some("pixoid"), Some(3)));
    assert_eq!(summary["taken"], json!(["circle"]));

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
async fn a_reload_brings_back_the_seat_the_draft_and_the_history() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let person = server.person();
    let code = person.open(true).await;
    let mut screen = person.enter(&code).await;
    screen.until(Screen::is_asked).await;
    let mut draft = screen.a_sheet(0);
    draft["ready"] = json!(false);
    assert_eq!(screen.hand_in(5, &draft).await, "noted");
    drop(screen);
    let mut again = person.enter(&code).await;
    assert_eq!(again.welcome["you"], 1);
    assert!(again.welcome["history"]["steps"].is_array());
    again.until(|screen| !screen.update.is_null()).await;
    assert_eq!(again.update["question"]["yours"]["sheet"]["parts"], draft["parts"]);
    server.stop().await;
}

#[tokio::test]
async fn after_a_restart_everything_is_as_it_was() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (code, mut screens) = four_about_to_program(&server).await;
    let person_key: Vec<_> = (0..4).collect();
    let sheet = screens[1].a_sheet(2);
    assert_eq!(screens[1].hand_in(1, &sheet).await, "accepted");
    let view = screens[1].update["view"].clone();
    server.stop().await;
    assert_eq!(person_key.len(), 4);

    let server = TestServer::start(&folder).await;
    let mut watcher = server.person().enter(&code).await;
    watcher.until(|screen| !screen.update.is_null()).await;
    assert_eq!(watcher.update["view"]["open"], view["open"]);
    assert_eq!(watcher.update["question"]["who_is_in"], json!({"seats": [1]}));
    server.stop().await;
}

#[tokio::test]
async fn garbage_gets_an_answer_and_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (code, mut screens) = four_about_to_program(&server).await;
    let before = screens[0].update.clone();
    for garbage in ["", "x", "{}", "[1]", "{\"is\":\"dance\"}", "{\"is\":\"sheet\",\"ask\":-1}"] {
        screens[0].say_raw(Message::text(garbage)).await.unwrap();
        assert_eq!(screens[0].wait_for("rejected").await["case"], "bad-message", "{garbage}");
    }
    screens[0].say_raw(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(screens[0].wait_for("rejected").await["case"], "bad-message");
    for sheet in [json!(1), json!({"parts": "x"}), json!({"parts": [{"fly": 1}], "ready": true})] {
        screens[0].send_sheet(3, 1, &sheet).await;
        assert_eq!(screens[0].wait_for("rejected").await["case"], "bad-sheet", "{sheet}");
    }
    // Legal in form, against the rules: the refusal names the rule.
    let wall = json!({"parts": [{"program": {"direction": "up", "distance": 0}}], "ready": true});
    screens[0].send_sheet(3, 2, &wall).await;
    let refusal = screens[0].wait_for("sheet-reply").await["reply"]["refusal"].clone();
    assert_eq!((refusal["rule"].as_str(), refusal["case"].as_str()), (Some("pixoid.PR9"), Some("must-move")));
    screens[0].send_sheet(9, 3, &wall).await;
    assert_eq!(screens[0].reply_to(3).await, "not-asked-yet");

    // A stranger has no seat, wherever they knock.
    let mut stranger = server.person().enter(&code).await;
    stranger.send_sheet(3, 1, &wall).await;
    assert_eq!(stranger.reply_to(1).await, "not-joined");
    stranger.say(json!({"is": "say", "text": "hello"})).await;
    assert_eq!(stranger.wait_for("refused").await["refusal"]["case"], "not-joined");
    assert!(server.person().connect("/api/tables/ZZZZZ/ws").await.is_err());

    let mut again = server.person().enter(&code).await;
    again.until(|screen| !screen.update.is_null()).await;
    assert_eq!(again.update["view"]["open"], before["view"]["open"]);
    server.stop().await;
}

#[tokio::test]
async fn before_hello_nothing_and_another_version_reloads() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut screen = person.connect(&format!("/api/tables/{code}/ws")).await.unwrap();
    screen.say(json!({"is": "say", "text": "hi"})).await;
    assert_eq!(screen.wait_for("rejected").await["case"], "hello-first");
    screen.say(json!({"is": "hello", "protocol": 99})).await;
    assert_eq!(screen.wait_for("reload").await["protocol"], 1);
    server.stop().await;
}

#[tokio::test]
async fn a_message_that_is_too_long_closes_the_socket_and_only_that() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut screen = person.enter(&code).await;
    let _ = screen.say_raw(Message::text("x".repeat(17 * 1024))).await;
    while screen.hear().await.is_some() {}
    let mut again = person.enter(&code).await;
    assert_eq!(again.wish(json!({"is": "lock", "on": true})).await, None);
    server.stop().await;
}

#[tokio::test]
async fn a_flood_is_told_and_then_cut_off() {
    let folder = TempDir::new().unwrap();
    let slow = stolik_server::Config { messages_a_second: 5, ..config() };
    let server = TestServer::start_with(folder.path(), slow, SqliteSettings::default()).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut screen = person.enter(&code).await;
    let noise = || Message::text("{\"is\":\"dice\",\"bytes\":\"\"}");
    for _ in 0..30 {
        screen.say_raw(noise()).await.unwrap();
    }
    let said = loop {
        let message = screen.wait_for("rejected").await;
        if message["case"] != "bad-dice" {
            break message;
        }
    };
    assert_eq!(said["case"], "too-fast");
    // Who does not listen is cut off.
    for _ in 0..400 {
        if screen.say_raw(noise()).await.is_err() {
            break;
        }
    }
    while screen.hear().await.is_some() {}
    assert_eq!(person.enter(&code).await.welcome["you"], 1, "the table is still there");
    server.stop().await;
}

#[tokio::test]
async fn viruses_are_hushed_while_they_hunt() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (_, mut screens) = four_about_to_program(&server).await;
    screens[1].say(json!({"is": "say", "text": "to the left!"})).await;
    assert_eq!(screens[1].wait_for("refused").await["refusal"]["case"], "hushed");
    screens[0].say(json!({"is": "say", "text": "catch me"})).await;
    assert_eq!(screens[1].wait_for("chat").await["line"]["text"], "catch me");
    server.stop().await;
}

#[tokio::test]
async fn a_seat_moves_to_another_device_once_and_the_old_one_is_told() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let laptop = server.person();
    let code = laptop.open(true).await;
    let mut old = laptop.enter(&code).await;
    let token = laptop.post(&format!("/api/tables/{code}/move"), json!({})).await.json()["token"].clone();
    let phone = server.person();
    let claim = |token: &Value| json!({"token": token});
    let path = format!("/api/tables/{code}/claim");
    assert_eq!(phone.post(&path, claim(&json!("no"))).await.status, 410);
    assert_eq!(phone.post(&path, claim(&token)).await.status, 204);
    old.wait_for("moved").await;
    assert_eq!(phone.post(&path, claim(&token)).await.status, 410, "a token is spent");
    let mut new = phone.enter(&code).await;
    assert_eq!(new.welcome["you"], 1);
    new.until(Screen::is_asked).await;
    old.until(|screen| !screen.update.is_null() && !screen.is_asked()).await;
    assert_eq!(server.person().post(&format!("/api/tables/{code}/move"), json!({})).await.status, 403);
    server.stop().await;
}

#[tokio::test]
async fn when_the_clock_runs_out_twice_a_bot_takes_the_seat_until_it_is_taken_back() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut screen = person.enter(&code).await;
    for chair in 1..4 {
        screen.wish(json!({"is": "add-bot", "chair": chair, "character": "random"})).await;
    }
    let clocks = json!([{"topic": "place", "seconds": 5}, {"topic": "program", "seconds": 5}]);
    assert_eq!(screen.wish(json!({"is": "clocks", "clocks": clocks})).await, None);
    assert_eq!(screen.wish(json!({"is": "start"})).await, None);
    screen.until(|screen| screen.room["chairs"][0]["lent_to"].is_string()).await;
    // From now on the bot plays, and the table does not wait for the clock.
    let lent_at = screen.update["seq"].as_u64().unwrap();
    screen.until(|screen| screen.update["seq"].as_u64().unwrap() > lent_at + 2).await;
    assert_eq!(screen.wish(json!({"is": "take-back"})).await, None);
    screen.until(|screen| screen.room["chairs"][0]["lent_to"].is_null()).await;
    server.stop().await;
}

#[tokio::test]
async fn somebody_who_is_away_and_waited_for_can_be_lent_by_anybody() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (_, mut screens) = four_about_to_program(&server).await;
    assert_eq!(screens[0].wish(json!({"is": "lend", "chair": 2})).await.as_deref(), Some("may-not-be-lent"));
    drop(screens.remove(2));
    screens[0].until(|screen| screen.room["people"][2]["online"] == false).await;
    screens[0].until(|screen| screen.room["chairs"][2]["may_be_lent"] == true).await;
    assert_eq!(screens[0].wish(json!({"is": "lend", "chair": 2})).await, None);
    for screen in &mut screens {
        let sheet = screen.a_sheet(0);
        screen.send_sheet(3, 1, &sheet).await;
    }
    screens[0].until(|screen| screen.update["seq"] == 4).await;
    server.stop().await;
}

#[tokio::test]
async fn when_the_host_is_away_most_of_the_table_can_have_a_new_one() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let host = server.person();
    let code = host.open(false).await;
    let hosts_screen = host.enter(&code).await;
    let mut screens = Vec::new();
    for identity in ["square", "triangle", "star"] {
        screens.push(server.person().join(&code, identity).await);
    }
    let ask = || json!({"is": "ask-for-host"});
    assert_eq!(screens[0].wish(ask()).await.as_deref(), Some("host-is-here"));
    drop(hosts_screen);
    for screen in &mut screens {
        screen.until(|screen| screen.room["new_host"] == json!({"asked": [], "needed": 2})).await;
    }
    assert_eq!(screens[1].wish(ask()).await, None);
    screens[0].until(|screen| screen.room["new_host"]["asked"] == json!([3])).await;
    assert_eq!(screens[0].room["host"], 1);
    assert_eq!(screens[2].wish(ask()).await, None);
    for screen in &mut screens {
        screen.until(|screen| screen.room["host"] == 2 && screen.room["new_host"].is_null()).await;
    }
    // The new host can begin, and the old one comes back as a player.
    assert_eq!(screens[0].wish(json!({"is": "start"})).await, None);
    let mut back = host.enter(&code).await;
    assert_eq!((&back.room["host"], &back.welcome["you"]), (&json!(2), &json!(1)));
    back.until(|screen| !screen.update.is_null()).await;
    assert_eq!(back.wish(json!({"is": "pause", "on": true})).await.as_deref(), Some("not-host"));
    server.stop().await;
}

#[tokio::test]
async fn a_pause_stops_everything_and_loses_nothing() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (_, mut screens) = four_about_to_program(&server).await;
    assert_eq!(screens[0].wish(json!({"is": "pause", "on": true})).await, None);
    let sheet = screens[1].a_sheet(0);
    assert_eq!(screens[1].hand_in(1, &sheet).await, "paused");
    assert_eq!(screens[0].wish(json!({"is": "pause", "on": false})).await, None);
    assert_eq!(screens[1].hand_in(2, &sheet).await, "accepted");
    server.stop().await;
}

#[tokio::test]
async fn a_full_disk_is_said_and_the_table_waits() {
    let folder = TempDir::new().unwrap();
    let settings = SqliteSettings { most_pages: Some(60) };
    let server = TestServer::start_with(folder.path(), config(), settings).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut screen = person.enter(&code).await;
    // Chat fills the disk.
    let mut lines = 0;
    loop {
        screen.say(json!({"is": "say", "text": "x".repeat(300)})).await;
        let message = loop {
            let message = screen.hear().await.unwrap();
            if message["is"] == "chat" || message["is"] == "refused" {
                break message;
            }
        };
        if message["is"] == "refused" {
            assert_eq!(message["refusal"]["case"], "not-saved");
            break;
        }
        lines += 1;
        if lines > 2000 {
            // Old chat is forgotten, so chat alone may never fill it: tables do.
            break;
        }
        let opened = server
            .person()
            .post("/api/tables", json!({"game": "pixoid", "me": newcomer("x", "star"), "against_bots": true}))
            .await;
        if opened.status != 201 {
            assert_eq!((opened.status, opened.json()["case"].as_str()), (503, Some("not-saved")));
        }
    }
    screen.until(|screen| screen.room["trouble"] == "disk-full").await;
    server.stop().await;

    // With room on the disk everything is there and goes on.
    let server = TestServer::start(&folder).await;
    let person = common::Person { address: server.address.clone(), ..person };
    let mut screen = person.enter(&code).await;
    assert_eq!(screen.welcome["you"], 1);
    assert_eq!(screen.wish(json!({"is": "lock", "on": true})).await, None);
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_keeps_its_secrets_shows_no_log() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut screen = person.enter(&code).await;
    for chair in 1..4 {
        screen.wish(json!({"is": "add-bot", "chair": chair, "character": "random"})).await;
    }
    let keep = |on: bool| json!({"is": "keep-secrets", "on": on});
    assert_eq!(screen.wish(keep(true)).await, None);
    screen.until(|screen| screen.room["keeps_secrets"] == true).await;
    assert_eq!(screen.wish(json!({"is": "start"})).await, None);
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
    assert_eq!((log.status, log.json()["case"].as_str()), (403, Some("not-over")));
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

#[tokio::test]
async fn a_room_that_nobody_needs_any_more_is_forgotten_one_day() {
    use stolik_store::{SqliteStore, Store, Write};
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (old, young) = (server.person().open(false).await, server.person().open(false).await);
    server.stop().await;
    let store = SqliteStore::open(folder.path(), SqliteSettings::default()).await.unwrap();
    let rooms = store.rooms().await.unwrap();
    let (_, text) = rooms.into_iter().find(|(code, _)| *code == old).unwrap();
    let mut state: Value = serde_json::from_str(&text).unwrap();
    state["touched"] = json!(1);
    store.commit(vec![Write::Room { code: old.clone(), state: state.to_string() }]).await.unwrap();
    store.close().await;

    let server = TestServer::start(&folder).await;
    assert_eq!(server.person().get(&format!("/api/tables/{old}")).await.status, 404);
    assert_eq!(server.person().get(&format!("/api/tables/{young}")).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_screen_that_does_not_listen_is_dropped_and_nobody_waits_for_it() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let person = server.person();
    let code = person.open(false).await;
    let mut host = person.enter(&code).await;

    // A spectator with a small ear says hello and then never reads.
    let ear = tokio::net::TcpSocket::new_v4().unwrap();
    ear.set_recv_buffer_size(4096).unwrap();
    let stream = ear.connect(server.address.parse().unwrap()).await.unwrap();
    let url = format!("ws://{}/api/tables/{code}/ws?watch", server.address);
    let (mut sleeper, _) = tokio_tungstenite::client_async(url, stream).await.unwrap();
    let hello = Message::text("{\"is\":\"hello\",\"protocol\":1}");
    futures_util::SinkExt::send(&mut sleeper, hello).await.unwrap();
    host.until(|screen| screen.room["spectators"] == 1).await;

    let mut told = 0;
    while host.room["spectators"] == 1 {
        let on = told % 2 == 0;
        assert_eq!(host.wish(json!({"is": "lock", "on": on})).await, None);
        told += 1;
        assert!(told < 20_000, "it is still waited for");
    }
    drop(sleeper);
    server.stop().await;
}
