//! A table rests while nobody who sits there looks.

use super::*;

#[tokio::test(start_paused = true)]
async fn bots_do_not_play_among_themselves_while_people_are_gone() {
    let (mut state, keys) = four_people();
    for chair in [0, 2, 3] {
        let identity = Identity::ALL[chair];
        state.chairs[chair] = ChairState::bot("random".to_owned(), identity);
    }
    let room = open(state, deal(0), Config { sleeps_after: Duration::from_secs(7200), ..config(0.0) });
    let mut spectator = Screen::connect(&room, None).await;
    assert_eq!(spectator.view["rests"], true);
    tokio::time::sleep(Duration::from_secs(3600)).await;
    assert_eq!(spectator.ask(), 0);

    let player = Screen::connect(&room, Some(&keys[1])).await;
    spectator.until_asked("snatch").await;
    assert_eq!(spectator.view["rests"], false);
    assert!(room.send(ToRoom::Disconnect { screen: player.number }).await.is_ok());
    while spectator.view["rests"] != true {
        spectator.wait_for("room").await;
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_steps_away_lends_the_seat_and_the_last_one_lets_the_table_rest() {
    let (state, keys) = four_people();
    let room = open(state, deal(0), config(0.0));
    let mut narrator = Screen::connect(&room, Some(&keys[0])).await;
    let mut other = Screen::connect(&room, Some(&keys[1])).await;
    narrator.wish(Wish::StepAway).await;
    // The bot tells for them.
    other.until_asked("snatch").await;
    other.wish(Wish::StepAway).await;
    while other.view["rests"] != true {
        other.wait_for("room").await;
    }
    let ask = other.ask();
    tokio::time::sleep(Duration::from_secs(3600)).await;
    narrator.wish(Wish::TakeBack).await;
    while narrator.view["rests"] != false {
        narrator.wait_for("room").await;
    }
    assert_eq!(other.ask(), ask);
    assert_eq!(narrator.view["chairs"][0]["lent_to"], Value::Null);
}

#[tokio::test(start_paused = true)]
async fn on_whom_the_clock_ran_out_is_said_and_still_known_later() {
    let (mut state, keys) = four_people();
    state.clocks = vec![stolik_protocol::room::Clock { topic: "tell".to_owned(), seconds: 30 }];
    let room = open(state, deal(0), config(0.0));
    let mut player = Screen::connect(&room, Some(&keys[1])).await;
    player.wait_for("update").await;
    assert_eq!(player.update["late"], json!([0]));
    let mut late = Screen::enter(&room, None).await;
    late.wait_for("update").await;
    let heard = late.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    let welcome = heard.into_iter().find(|message| message["is"] == "welcome").unwrap();
    assert_eq!(welcome["history"]["steps"][0]["late"], json!([0]));
}
