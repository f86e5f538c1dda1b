//! After a restart: a room that somebody has asked for, but nobody has entered, stands still.

use stolik_protocol::room::Clock;

use super::*;

#[tokio::test(start_paused = true)]
async fn bots_play_on_when_somebody_has_come_and_not_before() {
    let (state, key) = one_and_bots();
    let room = open(state, deal(0), Config { sleeps_after: Duration::from_secs(7200), ..config(0.0) });
    let (told, tell) = oneshot::channel();
    assert!(room.send(ToRoom::Summary { device: Key::random().hash(), told }).await.is_ok());
    assert!(tell.await.unwrap().is_ok());
    tokio::time::sleep(Duration::from_secs(3600)).await;
    let mut player = Screen::connect(&room, Some(&key)).await;
    assert_eq!(player.update["seq"], 0);
    player.until_asked("snatch").await;
}

#[tokio::test(start_paused = true)]
async fn a_clock_begins_when_somebody_has_come() {
    let (mut state, keys) = four_people();
    state.clocks = vec![Clock { topic: "tell".to_owned(), seconds: 30 }];
    let room = open(state, deal(0), Config { sleeps_after: Duration::from_secs(7200), ..config(1.0) });
    tokio::time::sleep(Duration::from_secs(3600)).await;
    let mut narrator = Screen::connect(&room, Some(&keys[0])).await;
    assert_eq!(narrator.update["seq"], 0);
    let since = Instant::now();
    narrator.wait_for("update").await;
    assert_eq!(since.elapsed(), Duration::from_secs(30));
}
