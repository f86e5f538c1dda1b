//! Whatever a table has is there through any of the servers that share its database, and after its own is gone: a choice that
//! is not made yet, what was said, a program's seat, the evening, pictures that people brought.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::common::{Screen, TestServer, config};
use crate::decks::{bring_files, decks, picture, pictures};

/// What lies in front of somebody.
fn lies_there(screen: &Screen) -> Value {
    screen.update["question"]["yours"]["sheet"].clone()
}

#[tokio::test]
async fn a_choice_a_chat_a_program_and_the_evening_outlive_a_server_and_are_the_same_at_any() {
    let mut servers = TestServer::three(config).await;
    let (host, guest, program) = (servers[0].person(), servers[1].person(), servers[2].person());
    let code = host.open(false).await;
    let mut at_host = servers[2].reached_by(&host).enter(&code).await;
    let at_guest = guest.join(&code, "star").await;
    let invite = json!({"is": "invite-bot", "chair": 2, "name": "Machine", "key": program.key});
    assert_eq!(at_host.wish(invite).await, None);
    at_host.say(json!({"is": "say", "text": "Good evening!", "to": "table"})).await;
    assert_eq!(at_host.wait_for("chat").await["line"]["text"], "Good evening!");
    assert_eq!(at_host.wish(json!({"is": "start"})).await, None);
    drop((at_host, at_guest));

    // Whoever is asked thinks it over at one server, and comes back at another.
    let people = [host, guest, program];
    let mut asked = None;
    for person in &people {
        let mut screen = servers[1].reached_by(person).enter(&code).await;
        screen.until(|screen| !screen.update.is_null()).await;
        if screen.is_asked() {
            let mut draft = screen.a_sheet(1);
            draft["ready"] = json!(false);
            assert_eq!(screen.hand_in(1, &draft).await, "noted");
            screen = servers[2].reached_by(person).enter(&code).await;
            screen.until(|screen| !screen.update.is_null()).await;
            asked = Some((person, lies_there(&screen)));
            assert_eq!(lies_there(&screen)["parts"], draft["parts"]);
        }
    }
    let (person, draft) = asked.expect("somebody is asked");

    // The table's own server goes, as for an upgrade.
    servers.remove(0).stop().await;
    let mut again = servers[0].reached_by(person).enter(&code).await;
    again.until(|again| !again.update.is_null()).await;
    assert_eq!(lies_there(&again), draft);
    assert_eq!(again.welcome["chat"][0]["text"], "Good evening!");
    drop(again);

    let mut screens = Vec::new();
    for (number, person) in people.iter().enumerate() {
        screens.push(servers[number % 2].reached_by(person).enter(&code).await);
    }
    join_all(screens.iter_mut().map(Screen::play_to_the_end)).await;
    for screen in &mut screens {
        screen.until(|screen| screen.room["evening"].as_array().is_some_and(|games| games.len() == 1)).await;
    }
    let evening = screens[0].room["evening"].clone();
    drop(screens);
    servers.remove(0).stop().await;
    let mut last = servers[0].reached_by(&people[1]).enter(&code).await;
    last.until(|last| last.is_over()).await;
    assert_eq!(last.room["evening"], evening);
    servers.remove(0).stop().await;
}

#[tokio::test]
async fn bots_play_on_wherever_their_table_is() {
    let mut servers = TestServer::three(config).await;
    let host = servers[0].person();
    let code = host.open(true).await;
    let mut screen = servers[1].reached_by(&host).enter(&code).await;
    screen.until(Screen::is_asked).await;
    let (sheet, number) = (screen.a_sheet(1), screen.number());
    assert_eq!(screen.hand_in(1, &sheet).await, "accepted");
    screen.until(|screen| screen.is_over() || screen.number() != number).await;
    drop(screen);
    servers.remove(0).stop().await;
    let mut screen = servers[1].reached_by(&host).enter(&code).await;
    screen.until(|screen| !screen.update.is_null()).await;
    screen.play_to_the_end().await;
    for server in servers {
        server.stop().await;
    }
}

#[tokio::test]
async fn a_deck_is_brought_through_one_server_and_seen_through_another() {
    let mut servers = TestServer::three(config).await;
    let host = servers[0].person();
    let code = host.open_for("dixit", false).await;
    let brought = bring_files(&servers[1].reached_by(&host), &code, &pictures(30), "").await;
    assert_eq!(brought.status, 201, "{}", String::from_utf8_lossy(&brought.body));
    let first = picture(&host, &code, "1/7/small").await;
    assert_eq!(first.status, 200);
    let is_same = async |server: &TestServer| {
        let host = server.reached_by(&host);
        assert_eq!(decks(&host, &code).await[0]["cards"], 30);
        assert!(picture(&host, &code, "1/7/small").await.body == first.body);
        assert_eq!(picture(&server.person(), &code, "1/7/small").await.status, 403, "nobody else sees it");
    };
    is_same(&servers[2]).await;
    servers.remove(0).stop().await;
    is_same(&servers[0]).await;
    join_all(servers.into_iter().map(TestServer::stop)).await;
}
