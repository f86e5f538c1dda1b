//! Which screens may look: nobody before `hello`, strangers at an open table, at a locked one only who belongs there.

use super::*;

fn stranger(key: &KeyHash) -> Came {
    Came { key: Some(key.clone()), device: key.clone(), code: CODE.to_owned().into() }
}

fn television(device: &KeyHash) -> Came {
    Came { key: None, ..stranger(device) }
}

const HELLO: ClientMessage = ClientMessage::Hello { protocol: stolik_protocol::PROTOCOL };

impl Screen {
    /// All that is said until the room drops this screen.
    async fn last_words(&mut self) -> Vec<Value> {
        let mut words = Vec::new();
        while let Some(Outgoing { said, .. }) = self.outbox.recv().await {
            words.push(serde_json::from_str(said.text()).unwrap());
        }
        words
    }

    async fn is_turned_away(&mut self, why: &str) {
        assert_eq!(self.last_words().await, [json!({"is": "turned-away", "why": why})]);
    }
}

#[tokio::test(start_paused = true)]
async fn a_locked_room_tells_strangers_nothing_and_its_people_everything() {
    let (state, keys) = four_people();
    let room = open(state, deal(0), config(1.0));
    let host = Screen::connect(&room, Some(&keys[0])).await;
    let (onlooker, tv) = (Key::random().hash(), Key::random().hash());
    let mut looks = Screen::knock(&room, stranger(&onlooker)).await;
    looks.say(HELLO).await;
    looks.wait_for("update").await;
    let mut shows = Screen::knock(&room, television(&tv)).await;
    shows.say(HELLO).await;
    shows.wait_for("update").await;
    let mut late = Screen::knock(&room, stranger(&onlooker)).await;

    host.wish(Wish::Lock { on: true }).await;
    let heard = looks.last_words().await;
    assert_eq!(heard.last(), Some(&json!({"is": "turned-away", "why": "locked"})));
    while shows.wait_for("room").await["room"]["locked"] != true {}
    // Even who stood in the door when it was locked.
    late.say(HELLO).await;
    late.is_turned_away("locked").await;
    // A television of before comes back, in the living room or after a restart, and so does one of the people's own.
    for device in [&tv, &keys[1]] {
        let mut again = Screen::knock(&room, television(device)).await;
        again.say(HELLO).await;
        again.wait_for("update").await;
    }
    let mut new_tv = Screen::knock(&room, television(&Key::random().hash())).await;
    new_tv.say(HELLO).await;
    new_tv.is_turned_away("locked").await;
}

#[tokio::test(start_paused = true)]
async fn with_a_new_code_strangers_go_and_people_learn_it() {
    let (state, keys) = four_people();
    let guest = state.people[3].id;
    let room = open(state, deal(0), config(1.0));
    let mut host = Screen::connect(&room, Some(&keys[0])).await;
    let mut guest_looks = Screen::connect(&room, Some(&keys[3])).await;
    let mut guests_tv = Screen::knock(&room, television(&keys[3])).await;
    guests_tv.say(HELLO).await;
    guests_tv.wait_for("update").await;
    let mut onlooker = Screen::connect(&room, None).await;
    let mut in_the_door = Screen::knock(&room, stranger(&Key::random().hash())).await;

    host.wish(Wish::SendAway { person: guest, new_code: true }).await;
    let code = loop {
        let told = host.wait_for("room").await["room"]["code"].as_str().unwrap().to_owned();
        if told != "BCD-FGH-JKL" {
            break told;
        }
    };
    assert_eq!(code.len(), 11);
    for (screen, why) in
        [(&mut guest_looks, "sent-away"), (&mut guests_tv, "sent-away"), (&mut onlooker, "new-code")]
    {
        let heard = screen.last_words().await;
        assert_eq!(heard.last(), Some(&json!({"is": "turned-away", "why": why})));
        assert!(
            !heard.iter().any(|message| message.to_string().contains(&code)),
            "the new code is not for them"
        );
    }
    in_the_door.say(HELLO).await;
    in_the_door.is_turned_away("new-code").await;
    // Somebody of the table who comes by the old code is let in.
    let mut member = Screen::connect(&room, Some(&keys[1])).await;
    assert!(member.heard[0].contains(&code));
    member.wish(Wish::NewCode).await;
    assert_eq!(member.wait_for("refused").await["refusal"]["case"], "not-host");
}

#[tokio::test(start_paused = true)]
async fn onlookers_are_so_many_and_no_more_and_a_device_has_so_many_screens() {
    let (state, keys) = four_people();
    let room = open(state, deal(0), Config { most_spectators: 2, ..config(1.0) });
    let _two = [Screen::connect(&room, None).await, Screen::connect(&room, None).await];
    let mut third = Screen::knock(&room, stranger(&Key::random().hash())).await;
    third.say(HELLO).await;
    third.is_turned_away("crowded").await;
    let mut first = Screen::connect(&room, Some(&keys[0])).await;
    let mut more = Vec::new();
    for _ in 0..8 {
        more.push(Screen::connect(&room, Some(&keys[0])).await);
    }
    assert_eq!(first.last_words().await.last(), Some(&json!({"is": "turned-away", "why": "crowded"})));
}
