//! Partners answer together: each sees the other's sheet as it lies, and nobody else hears of it.

use super::*;

#[tokio::test(start_paused = true)]
async fn a_draft_is_seen_by_partners_and_by_nobody_else() {
    // Seats 1 and 3 guess together against the narrator, seat 0.
    let mut scene = at_the_window(config(1.0), None).await;
    for screen in scene.seats.iter_mut().chain([&mut scene.spectator]) {
        screen.until_asked("guess").await;
        screen.heard.clear();
    }
    let ask = scene.seats[1].ask();
    let draft = json!({"parts": ["odd"], "ready": false});
    scene.seats[1]
        .say(ClientMessage::Sheet { game: Some(GAME.to_owned()), ask, nonce: 50, sheet: draft.clone() })
        .await;
    assert_eq!(scene.seats[1].wait_for("sheet-reply").await["reply"]["is"], "noted");
    scene.seats[3].wait_for("update").await;
    assert_eq!(scene.seats[3].update["question"]["yours"]["partners"], json!([[1, draft]]));

    // The next thing that the others hear is the guess.
    scene.seats[3].hand_in(json!({"parts": ["even"], "ready": true})).await;
    for number in [0, 2] {
        scene.seats[number].wait_for("update").await;
        assert_eq!(scene.seats[number].update["events"][0]["is"], "guessed");
        assert!(!scene.seats[number].heard.iter().any(|message| message.contains("odd\"],\"ready\"")));
    }
}
