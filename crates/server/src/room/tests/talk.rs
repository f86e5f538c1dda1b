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
