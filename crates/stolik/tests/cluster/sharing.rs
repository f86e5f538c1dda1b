//! What people notice of several servers: nothing.

use futures_util::future::join_all;
use serde_json::{Value, json};
use stolik_shelf::verify::verify;
use stolik_shelf::{GameId, journal, with_game};
use stolik_table::{Game, Info, Seat, Viewer};
use tokio::io::AsyncWriteExt;
use tokio::time::sleep;

use crate::common::{Person, Screen, connect_from, hear_out, send_raw};
use crate::servers::{COMES_BACK_AFTER, SERVERS, Servers};

/// So many people play, if the game is for so many.
const PEOPLE: u8 = 4;
const IDENTITIES: [&str; 4] = ["circle", "square", "triangle", "star"];

/// A table with so many people, each at another server than the one before.
async fn a_table(servers: &Servers, game: &str, seats: usize) -> (String, Vec<Person>) {
    let people: Vec<Person> = (0..seats).map(|number| servers.person(number)).collect();
    let code = people[0].open_for(game, false).await;
    for (person, identity) in people.iter().zip(IDENTITIES).skip(1) {
        person.join(&code, identity).await;
    }
    (code, people)
}

/// Plays on with whatever is listed until the game is over. Where the first one counts somebody else may be faster.
async fn play(mut screen: Screen, number: usize) -> Screen {
    let (mut nonce, mut answered) = (0, None);
    screen.until(|screen| !screen.update.is_null()).await;
    while !screen.is_over() {
        if screen.is_asked() && answered != Some(screen.number()) {
            let ask = screen.number();
            answered = Some(ask);
            nonce += 1;
            if let Some(sheet) = screen.any_sheet(nonce as usize * 7 + number).await
                && screen.is_asked()
                && screen.number() == ask
            {
                screen.send_sheet(ask, nonce, &sheet).await;
            }
            continue;
        }
        screen.hear().await.expect("the socket stays open");
    }
    screen
}

/// What each seat sees at the end of a log that has no hole and nothing twice.
fn told<G: Game>(log: &str, seats: usize) -> Vec<Value> {
    let lines = journal::lines(log.as_bytes()).unwrap();
    verify::<G>(&lines).unwrap();
    let mut views = Vec::new();
    journal::tell::<G>(&lines, |_, played, _| {
        let view = |seat| serde_json::to_value(played.view(Viewer::Seat(Seat::nth(seat)))).unwrap();
        views = (0..seats).map(view).collect();
    })
    .unwrap();
    views
}

#[tokio::test]
async fn every_game_is_played_to_its_end_by_people_at_different_servers() {
    let servers = Servers::start().await;
    let evenings = GameId::ALL.iter().map(async |id| {
        let Info { id: game, seats, .. } = id.info();
        let seats = usize::from(PEOPLE.clamp(*seats.start(), *seats.end()));
        let (code, people) = a_table(&servers, game, seats).await;
        let screens = join_all(people.iter().map(|person| person.enter(&code))).await;
        let mut screens = screens.into_iter();
        let mut host = screens.next().unwrap();
        assert_eq!(host.wish(json!({"is": "start"})).await, None);
        let all = [host].into_iter().chain(screens).enumerate();
        let played = join_all(all.map(|(number, screen)| play(screen, number))).await;
        // Whoever comes to another server sees what they saw, and all find the same log.
        let mut logs = Vec::new();
        for (number, (person, screen)) in people.iter().zip(&played).enumerate() {
            let elsewhere = servers.at(person, number + 1);
            let mut again = elsewhere.enter(&code).await;
            again.until(|again| !again.update.is_null()).await;
            assert_eq!(again.update["view"], screen.update["view"], "{game}");
            let log = elsewhere.get(&format!("/api/tables/{code}/log")).await;
            assert_eq!(log.status, 200, "{game}: {}", log.body);
            logs.push(log.body);
        }
        assert!(logs.windows(2).all(|two| two[0] == two[1]), "{game}");
        let views = with_game!(*id, G => told::<G>(&logs[0], seats));
        for (screen, view) in played.iter().zip(views) {
            assert_eq!(screen.update["view"], view, "{game}");
        }
    });
    join_all(evenings).await;
}

#[tokio::test]
async fn a_place_at_a_table_is_the_same_whichever_server_is_asked() {
    let servers = Servers::start().await;
    let (code, people) = a_table(&servers, "pixoid", 4).await;
    let host = &people[0];

    // A seat moves to another device, by a token that one server gave and another takes.
    let token = servers.at(host, 1).post(&format!("/api/tables/{code}/move"), json!({})).await.json();
    let phone = servers.person(2);
    let moved = phone.post(&format!("/api/tables/{code}/claim"), json!({"token": token["token"]})).await;
    assert_eq!(moved.status, 204, "{}", moved.body);
    for number in 0..SERVERS {
        let mine = servers.at(&phone, number).get("/api/mine").await.json();
        assert_eq!(mine["tables"][0]["code"], code.as_str());
        assert_eq!(servers.at(host, number).get("/api/mine").await.json()["tables"], json!([]));
    }

    // A television waits at one server and is sent a table from another.
    let mut screen = servers.person(0).connect("/api/tv/ws").await.unwrap();
    let shown = screen.wait_for("code").await["code"].as_str().unwrap().to_owned();
    let sent =
        servers.at(&phone, 1).post(&format!("/api/tv/{shown}"), json!({"table": code, "sure": true})).await;
    assert_eq!(sent.status, 200, "{}", sent.body);
    assert_eq!(screen.wait_for("show").await["table"], code.as_str());
    // And the other way: what one server offers is typed at another, once.
    let offer = servers.at(&phone, 2).post(&format!("/api/tables/{code}/tv"), json!({})).await.json();
    let typed = servers.person(1).post("/api/tv", json!({"code": offer["code"]})).await;
    assert_eq!((typed.status, &typed.json()["table"]), (200, &json!(code)));
    assert_eq!(servers.person(0).post("/api/tv", json!({"code": offer["code"]})).await.status, 404);

    // The same sheet through all servers at once counts once.
    let mut screens = Vec::new();
    for number in 0..SERVERS {
        let mut screen = servers.at(&phone, number).enter(&code).await;
        if number == 0 {
            assert_eq!(screen.wish(json!({"is": "start"})).await, None);
        }
        screens.push(screen);
    }
    for screen in &mut screens {
        screen.until(|screen| !screen.update.is_null()).await;
    }
    let mut asked = None;
    for person in people.iter().skip(1).chain([&phone]) {
        let mut screen = person.enter(&code).await;
        screen.until(|screen| !screen.update.is_null()).await;
        if screen.is_asked() {
            asked = Some((person.clone(), screen.number(), screen.a_sheet(1)));
        }
    }
    let (who, ask, sheet) = asked.expect("somebody is asked");
    let at_all = join_all((0..SERVERS).map(async |number| {
        let mut screen = servers.at(&who, number).enter(&code).await;
        screen.until(|screen| !screen.update.is_null()).await;
        screen.send_sheet(ask, 1, &sheet).await;
        screen.reply_to(1).await
    }));
    let replies = at_all.await;
    assert_eq!(replies.iter().filter(|reply| *reply == "accepted").count(), 1, "{replies:?}");
    let known = ["accepted", "repeated", "closed counted true"];
    assert!(replies.iter().all(|reply| known.contains(&reply.as_str())), "{replies:?}");
}

#[tokio::test]
async fn nobody_outside_can_pretend_to_be_a_server() {
    let servers = Servers::start_with("1").await;
    let (_, people) = a_table(&servers, "pixoid", 4).await;
    // A household may try so many codes, however many servers it tries them at.
    let try_out = async || {
        let mut tried = 0;
        while servers.at(&people[0], tried).get(&format!("/api/tables/{tried:09}")).await.status == 404 {
            tried += 1;
        }
        tried
    };
    let tried = try_out().await;
    assert!((90..150).contains(&tried), "{tried}");
    // A client that pretends to be a server which asks for another caller is counted as itself. Were it believed, each of these
    // callers would be new, and none refused. (While the machine is slow the bucket may leak a try or two.)
    for person in &people[..SERVERS] {
        try_out().await;
        let mut refused = false;
        for caller in 1..30 {
            let pretends = format!(
                "GET /api/tables/000000000 HTTP/1.1\r\nhost: localhost\r\nx-stolik-server: guess\r\n\
                 x-stolik-caller: 10.0.0.{caller}\r\nconnection: close\r\n\r\n"
            );
            let answer = send_raw(&person.address, "127.0.0.1", pretends.as_bytes()).await;
            refused |= answer.starts_with("http/1.1 429");
        }
        assert!(refused);
    }
}

/// Tables that several servers are asked for at the same moment, because theirs is gone.
const WANTED_AT_ONCE: usize = 20;

/// A screen, as soon as there is one to be had.
async fn enter(person: &Person, code: &str) -> Screen {
    while person.get(&format!("/api/tables/{code}")).await.status != 200 {
        sleep(COMES_BACK_AFTER).await;
    }
    person.enter(code).await
}

#[tokio::test]
async fn a_table_that_two_servers_want_at_once_is_one_table() {
    let servers = Servers::start().await;
    let hosts: Vec<Person> = (0..WANTED_AT_ONCE).map(|_| servers.person(0)).collect();
    let codes = join_all(hosts.iter().map(|host| host.open(false))).await;
    servers.stop(0).await;
    join_all(hosts.iter().zip(&codes).map(async |(host, code)| {
        let (at_one, at_other) = (servers.at(host, 1), servers.at(host, 2));
        let (mut one, mut other) = tokio::join!(enter(&at_one, code), enter(&at_other, code));
        one.say(json!({"is": "say", "text": "Here?", "to": "table"})).await;
        assert_eq!(other.wait_for("chat").await["line"]["text"], "Here?");
        other.say(json!({"is": "say", "text": "Here!", "to": "table"})).await;
        one.until(|one| one.heard.last().is_some_and(|heard| heard.contains("Here!"))).await;
    }))
    .await;
}

#[tokio::test]
async fn all_seats_answer_at_once_through_different_servers() {
    let servers = Servers::start().await;
    let (code, people) = a_table(&servers, "ruletka", 3).await;
    let mut screens = join_all(people.iter().map(|person| person.enter(&code))).await;
    assert_eq!(screens[0].wish(json!({"is": "start"})).await, None);
    for screen in &mut screens {
        screen.until(|screen| screen.is_asked()).await;
    }
    let answering = screens.iter_mut().enumerate().map(async |(number, screen)| {
        let (ask, sheet) = (screen.number(), screen.a_sheet(number));
        let reply = screen.hand_in(1, &sheet).await;
        screen.until(|screen| screen.update["seq"] != 0 && screen.number() != ask).await;
        reply
    });
    assert_eq!(join_all(answering).await, ["accepted"; 3]);
}

/// Somebody asks a server that stands still, and it answers as soon as it goes on: by then the table is another one's.
#[tokio::test]
async fn a_server_that_stood_still_tells_nothing_that_is_no_longer_so() {
    let servers = Servers::start().await;
    let host = servers.person(0);
    let code = host.open(false).await;
    servers.signal(0, "STOP");
    let mut stranger = connect_from(&host.address, "127.0.0.1").await;
    let asks = format!("GET /api/tables/{code} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    stranger.write_all(asks.as_bytes()).await.unwrap();
    let mut screen = enter(&servers.at(&host, 1), &code).await;
    assert_eq!(screen.wish(json!({"is": "lock", "on": true})).await, None);
    servers.signal(0, "CONT");
    let answer = hear_out(&mut stranger).await;
    assert!(answer.starts_with("http/1.1 503") || answer.contains("locked"), "{answer}");
}
