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
