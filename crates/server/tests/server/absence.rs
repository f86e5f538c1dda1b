//! Somebody is away, comes back, or does not: clocks, lending, pauses, another device, a restart, a new host.

use crate::common::{
    Person, Screen, TestServer, asked_among_bots, four_about_to_program, newcomer, stands_as_it_was,
};
use serde_json::{Value, json};
use stolik_store::SqliteSettings;
use tempfile::TempDir;

#[tokio::test]
async fn a_reload_brings_back_the_seat_the_draft_and_the_history() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (person, code, mut screen) = asked_among_bots(&server).await;
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

/// However long a game was, coming back costs the same; what happened before comes when it is wanted, and once.
#[tokio::test]
async fn whoever_comes_back_is_told_the_last_steps_and_the_rest_on_request() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (person, code, mut screen) = asked_among_bots(&server).await;
    screen.play_to_the_end().await;
    let mut again = person.enter(&code).await;
    again.until(|screen| !screen.update.is_null()).await;
    let number = again.update["seq"].as_u64().unwrap();
    let numbers = |history: &Value| {
        let steps = history["steps"].as_array().unwrap().iter();
        steps.map(|step| step["seq"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(numbers(&again.welcome["history"]), [number - 2, number - 1, number]);
    again.say(json!({"is": "history"})).await;
    again.say(json!({"is": "history"})).await;
    let whole = again.wait_for("history").await;
    assert_eq!(numbers(&whole["history"]), (1..=number).collect::<Vec<_>>());
    assert_eq!(again.wish(json!({"is": "always-hold", "on": false})).await, None);
    assert_eq!(again.heard.iter().filter(|text| text.contains(r#""is":"history""#)).count(), 1);
    server.stop().await;
}

/// Everything that a screen is told when it comes, at every question that its person is asked in a game among bots.
#[tokio::test]
async fn coming_back_takes_few_bytes_however_long_the_game_was() {
    /// A welcome, and how things stand.
    const MOST: usize = 3 * 1024;
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    for game in ["pixoid", "dixit", "ruletka", "nosedive", "nokaut"] {
        let person = server.person();
        let code = person.open_for(game, true).await;
        let mut screen = person.enter(&code).await;
        let (mut nonce, mut answered, mut bytes) = (0, None, Vec::new());
        screen.until(|screen| !screen.update.is_null()).await;
        while !screen.is_over() {
            if !screen.is_asked() || answered == Some(screen.number()) {
                screen.hear().await.expect("the socket stays open");
                continue;
            }
            answered = Some(screen.number());
            let mut again = person.enter(&code).await;
            again.until(|again| !again.update.is_null()).await;
            bytes.push(again.came);
            nonce += 1;
            if let Some(sheet) = screen.any_sheet(nonce as usize * 7).await {
                screen.send_sheet(screen.number(), nonce, &sheet).await;
            }
        }
        assert!(bytes.iter().all(|bytes| *bytes <= MOST), "{game}: {bytes:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn after_a_restart_everything_is_as_it_was() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (code, mut screens) = four_about_to_program(&server).await;
    let sheet = screens[1].a_sheet(2);
    assert_eq!(screens[1].hand_in(1, &sheet).await, "accepted");
    let view = screens[1].update["view"].clone();
    server.stop().await;

    let server = TestServer::start(&folder).await;
    stands_as_it_was(&server, &code, &view).await;
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

/// The attack: a player sends the link that moves their seat to a guest, whose device would give up its own chair unasked
/// and know two hands.
#[tokio::test]
async fn a_seat_does_not_move_to_a_device_that_sits_at_the_table_or_knows_another_hand() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let people: Vec<Person> = (0..3).map(|_| server.person()).collect();
    let code = people[0].open(false).await;
    let mut screens = Vec::new();
    for (person, identity) in people.iter().zip(["circle", "star", "heart"]) {
        let mut screen = person.enter(&code).await;
        if identity != "circle" {
            assert_eq!(screen.wish(json!({"is": "join", "me": newcomer("Guest", identity)})).await, None);
        }
        screens.push(screen);
    }
    assert_eq!(screens[0].wish(json!({"is": "start"})).await, None);
    for screen in &mut screens {
        screen.until(|screen| screen.room["stage"] == "playing").await;
    }
    let token = people[0].post(&format!("/api/tables/{code}/move"), json!({})).await.json()["token"].clone();
    let claim = json!({"token": token});
    let path = format!("/api/tables/{code}/claim");
    let refused = people[1].post(&path, claim.clone()).await;
    assert_eq!((refused.status, refused.json()["case"].as_str()), (409, Some("device-seated")));
    assert_eq!(screens[1].room["chairs"][1]["is"], "person", "the guest still sits there");
    assert_eq!(screens[1].wish(json!({"is": "leave"})).await, None);
    let refused = people[1].post(&path, claim.clone()).await;
    assert_eq!((refused.status, refused.json()["case"].as_str()), (409, Some("knows-another-hand")));
    // The token is not spent: the device that was meant may use it.
    assert_eq!(server.person().post(&path, claim).await.status, 204);
    screens[0].wait_for("moved").await;
    server.stop().await;
}

#[tokio::test]
async fn when_the_clock_runs_out_twice_a_bot_takes_the_seat_until_it_is_taken_back() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (_, mut screens) = four_about_to_program(&server).await;
    // Somebody plays on: a table without anybody rests.
    let mut other = screens.remove(1);
    let playing = tokio::spawn(async move { other.play_to_the_end().await });
    let mut screen = screens.remove(0);
    let clocks = json!([{"topic": "place", "seconds": 5}, {"topic": "program", "seconds": 5}]);
    assert_eq!(screen.wish(json!({"is": "clocks", "clocks": clocks})).await, None);
    // The clock is that of the next question.
    for screen in [&mut screen].into_iter().chain(&mut screens) {
        let sheet = screen.a_sheet(0);
        screen.send_sheet(screen.number(), 1, &sheet).await;
    }
    screen.until(|screen| screen.room["chairs"][0]["lent_to"].is_string()).await;
    // From now on the bot plays, and the table does not wait for the clock.
    let lent_at = screen.update["seq"].as_u64().unwrap();
    screen.until(|screen| screen.update["seq"].as_u64().unwrap() > lent_at + 2).await;
    assert_eq!(screen.wish(json!({"is": "take-back"})).await, None);
    screen.until(|screen| screen.room["chairs"][0]["lent_to"].is_null()).await;
    playing.abort();
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
async fn a_room_that_nobody_needs_any_more_is_forgotten_one_day() {
    use stolik_store::{Claim, SqliteStore, Store, Write};
    let folder = TempDir::new().unwrap();
    let server = TestServer::start(&folder).await;
    let (old, young) = (server.person().open(false).await, server.person().open(false).await);
    server.stop().await;
    let store = SqliteStore::open(folder.path(), SqliteSettings::default()).await.unwrap();
    let rooms = store.rooms().await.unwrap();
    let (id, text) = rooms
        .into_iter()
        .map(|(id, text)| (id, text.unwrap()))
        .find(|(_, text)| text.contains(&old))
        .unwrap();
    let mut state: Value = serde_json::from_str(&text).unwrap();
    state["touched"] = json!(1);
    store
        .commit(&Claim::alone("ROOM"), vec![Write::Room { code: id, state: state.to_string() }])
        .await
        .unwrap();
    store.close().await;

    let server = TestServer::start(&folder).await;
    assert_eq!(server.person().get(&format!("/api/tables/{old}")).await.status, 404);
    assert_eq!(server.person().get(&format!("/api/tables/{young}")).await.status, 200);
    server.stop().await;
}
