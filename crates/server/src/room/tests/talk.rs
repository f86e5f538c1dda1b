//! The chat has its bounds.

use super::*;

#[tokio::test(start_paused = true)]
async fn a_person_says_so_many_lines_a_minute_and_no_more() {
    let (state, keys) = four_people();
    let room = open(state, deal(0), config(1.0));
    let mut loud = Screen::connect(&room, Some(&keys[0])).await;
    let mut other = Screen::connect(&room, Some(&keys[1])).await;
    let say = |number: u32| ClientMessage::Say { text: format!("line {number}"), to: Hearers::Table };
    for number in 0..30 {
        loud.say(say(number)).await;
        loud.wait_for("chat").await;
    }
    loud.say(say(30)).await;
    assert_eq!(loud.wait_for("refused").await["refusal"]["case"], "too-fast");
    other.say(say(31)).await;
    while other.wait_for("chat").await["line"]["text"] != "line 31" {}
    tokio::time::sleep(Duration::from_secs(61)).await;
    loud.say(say(32)).await;
    while loud.wait_for("chat").await["line"]["text"] != "line 32" {}
}

async fn says_too_fast(screen: &mut Screen, message: ClientMessage) -> bool {
    screen.say(message).await;
    loop {
        let heard = screen.hear().await;
        match heard["is"].as_str() {
            Some("chat" | "reacted") => return false,
            Some("refused") => {
                assert_eq!(heard["refusal"]["case"], "too-fast");
                return true;
            }
            _ => {}
        }
    }
}

/// The attack: leave, join under a new person number, and talk on.
#[tokio::test(start_paused = true)]
async fn who_leaves_and_joins_has_said_what_they_said() {
    let (mut state, keys) = four_people();
    state.stage = Stage::Lobby;
    let room = open(state, deal(0), config(1.0));
    let mut loud = Screen::connect(&room, Some(&keys[0])).await;
    let line = || ClientMessage::Say { text: "again".to_owned(), to: Hearers::Table };
    let sign = || ClientMessage::React { reaction: Reaction::Heart };
    for _ in 0..30 {
        assert!(!says_too_fast(&mut loud, line()).await);
        assert!(!says_too_fast(&mut loud, sign()).await);
    }
    let me = |identity| Newcomer { name: "Again".to_owned(), identity, language: Language::En };
    loud.wish(Wish::Leave).await;
    loud.wish(Wish::Join { me: me(Identity::Heart) }).await;
    assert!(says_too_fast(&mut loud, line()).await && says_too_fast(&mut loud, sign()).await);
    // On the same chair, another device has not said less.
    loud.wish(Wish::Leave).await;
    let mut second = Screen::connect(&room, Some(&Key::random().hash())).await;
    second.wish(Wish::Join { me: me(Identity::Star) }).await;
    assert!(says_too_fast(&mut second, line()).await);
    tokio::time::sleep(Duration::from_secs(61)).await;
    assert!(!says_too_fast(&mut second, line()).await);
}

#[tokio::test(start_paused = true)]
async fn a_table_hears_so_many_lines_a_minute_however_many_devices_come_and_go() {
    let (mut state, keys) = four_people();
    state.stage = Stage::Lobby;
    let room = open(state, deal(0), config(1.0));
    let host = Screen::connect(&room, Some(&keys[0])).await;
    host.wish(Wish::Stand).await;
    let line = || ClientMessage::Say { text: "again".to_owned(), to: Hearers::Table };
    let mut said = 0;
    'all: for _ in 0..40 {
        let mut guest = Screen::connect(&room, Some(&Key::random().hash())).await;
        let me = Newcomer { name: "Guest".to_owned(), identity: Identity::Cross, language: Language::En };
        guest.wish(Wish::Join { me }).await;
        for _ in 0..30 {
            if says_too_fast(&mut guest, line()).await {
                break 'all;
            }
            said += 1;
        }
        guest.say(ClientMessage::Do { id: 2, wish: Wish::Leave }).await;
        while guest.hear().await["id"] != 2 {}
    }
    assert!(said <= 240, "{said}");
}

#[tokio::test(start_paused = true)]
async fn a_sign_is_seen_by_everybody_and_kept_by_nobody() {
    let (state, keys) = four_people();
    let room = open(state, deal(0), config(1.0));
    let mut one = Screen::connect(&room, Some(&keys[0])).await;
    let mut other = Screen::connect(&room, Some(&keys[1])).await;
    let mut television = Screen::connect(&room, None).await;
    let heart = || ClientMessage::React { reaction: Reaction::Heart };
    one.say(heart()).await;
    for screen in [&mut one, &mut other, &mut television] {
        let seen = screen.wait_for("reacted").await;
        assert_eq!(seen, json!({"is": "reacted", "person": 1, "reaction": "heart"}));
    }
    television.say(heart()).await;
    assert_eq!(television.wait_for("refused").await["refusal"]["case"], "not-joined");
    // So many a minute and no more; lines are counted apart.
    for _ in 1..30 {
        one.say(heart()).await;
        one.wait_for("reacted").await;
    }
    one.say(heart()).await;
    assert_eq!(one.wait_for("refused").await["refusal"]["case"], "too-fast");
    one.say(ClientMessage::Say { text: "hi".to_owned(), to: Hearers::Table }).await;
    one.wait_for("chat").await;
    let mut late = Screen::enter(&room, Some(&keys[2])).await;
    late.wait_for("update").await;
    assert!(!late.heard.iter().any(|message| message.contains("heart")), "a sign is gone when it was seen");
}

#[tokio::test(start_paused = true)]
async fn the_others_are_told_who_leaves() {
    let (state, keys) = four_people();
    let room = open(state, deal(0), config(1.0));
    let one = Screen::connect(&room, Some(&keys[0])).await;
    let mut other = Screen::connect(&room, Some(&keys[1])).await;
    one.wish(Wish::Leave).await;
    let told = other.wait_for("went").await;
    assert_eq!(told, json!({"is": "went", "name": "Guest", "sent_away": false}));
}
