//! What is told while a sealed vote goes on: how many are in, and after a while who is missing.

use super::*;

/// The vote of the first round, about to be given.
async fn at_the_vote() -> Vec<Screen> {
    let mut scene = at_the_window(config(0.0), None).await;
    for seat in [1, 2, 3] {
        scene.seats[seat].pass().await;
    }
    for seat in [1, 3] {
        scene.seats[seat].until_asked("guess").await;
        scene.seats[seat].pass().await;
    }
    for screen in &mut scene.seats {
        screen.until_asked("vote").await;
    }
    scene.seats
}

async fn votes(screen: &mut Screen) {
    let vote = screen.listed(0)[0].clone();
    screen.hand_in(json!({"parts": [vote], "ready": true})).await;
}

#[tokio::test(start_paused = true)]
async fn a_count_is_told_and_after_a_while_who_is_missing() {
    let mut seats = at_the_vote().await;
    let since = Instant::now();
    votes(&mut seats[1]).await;
    assert_eq!(seats[0].wait_for("progress").await["who_is_in"], json!({"count": 1}));
    votes(&mut seats[3]).await;
    assert_eq!(seats[0].wait_for("progress").await["who_is_in"], json!({"count": 2}));

    assert_eq!(seats[0].wait_for("progress").await["who_is_in"], json!({"seats": [1, 3]}));
    assert_eq!(since.elapsed(), Duration::from_secs(20));
    votes(&mut seats[2]).await;
    assert_eq!(seats[0].wait_for("progress").await["who_is_in"], json!({"seats": [1, 2, 3]}));

    // Whoever comes back in between learns the same; the next question begins with what it tells.
    let mut late = Screen::connect(&seats[0].room, None).await;
    assert_eq!(late.update["question"]["who_is_in"], json!({"seats": [1, 2, 3]}));
    votes(&mut seats[0]).await;
    late.until_asked("give").await;
}

#[tokio::test(start_paused = true)]
async fn before_that_nobody_learns_who() {
    let mut seats = at_the_vote().await;
    votes(&mut seats[1]).await;
    votes(&mut seats[3]).await;
    tokio::time::sleep(Duration::from_millis(19_990)).await;
    let late = Screen::connect(&seats[0].room, None).await;
    assert_eq!(late.update["question"]["who_is_in"], json!({"count": 2}));
}
