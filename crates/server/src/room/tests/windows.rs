//! Windows at full pace: they close at their floor whatever is held and done, and later only if somebody holds them.

use super::*;

/// When everybody hears what followed, counted from when they heard of the window, in milliseconds.
async fn closes_after(scene: &mut AtTheWindow) -> u128 {
    for screen in scene.seats.iter_mut().chain([&mut scene.spectator]) {
        screen.wait_for("update").await;
    }
    scene.since.elapsed().as_millis()
}

/// What a spectator hears from the opening of a window to its end.
async fn heard_by_a_spectator(mut scene: AtTheWindow) -> Vec<String> {
    let before = scene.spectator.heard.len() - 1;
    closes_after(&mut scene).await;
    scene.spectator.heard.split_off(before)
}

#[tokio::test(start_paused = true)]
async fn a_window_closes_at_its_floor_whatever_is_done_in_it() {
    let mut silent = at_the_window(config(1.0), None).await;
    assert_eq!(closes_after(&mut silent).await, 1500);

    let mut answered = at_the_window(config(1.0), None).await;
    for seat in [1, 2, 3] {
        answered.seats[seat].pass().await;
    }
    assert_eq!(closes_after(&mut answered).await, 1500);

    let mut acted = at_the_window(config(1.0), None).await;
    let card = acted.seats[3].listed(0)[0].clone();
    acted.seats[3].hand_in(json!({"parts": [card], "ready": true})).await;
    assert_eq!(closes_after(&mut acted).await, 1500);
    assert_eq!(acted.seats[0].update["events"][0]["is"], "snatched", "and the act shows then");
}

#[tokio::test(start_paused = true)]
async fn passes_and_silence_sound_the_same() {
    let silent = at_the_window(config(1.0), None).await;
    let mut passed = at_the_window(config(1.0), None).await;
    for seat in [3, 1, 2] {
        passed.seats[seat].pass().await;
    }
    let heard = heard_by_a_spectator(silent).await;
    assert_eq!(heard, heard_by_a_spectator(passed).await);
    assert!(heard[0].contains("\"held\":false"), "{heard:?}");
}

#[tokio::test(start_paused = true)]
async fn the_floor_is_counted_from_when_the_slowest_seat_was_sent_the_question() {
    for (arrives_after, closes) in [(400, 1900), (5000, 2500)] {
        let (state, keys) = four_people();
        let room = open(state, deal(0), config(1.0));
        let mut narrator = Screen::connect(&room, Some(&keys[0])).await;
        let mut slow = Screen::connect(&room, Some(&keys[1])).await;
        slow.is_quick = false;
        let cards = [narrator.listed(0)[0].clone(), narrator.listed(1)[1].clone()];
        narrator.hand_in(json!({"parts": cards, "text": "fog", "ready": true})).await;
        narrator.wait_for("window").await;
        slow.wait_for("window").await;
        let since = Instant::now();
        let ask = slow.ask();
        let arrival = tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(arrives_after)).await;
            slow.arrives(ask).await;
            slow
        });
        narrator.wait_for("update").await;
        assert_eq!(since.elapsed().as_millis(), closes, "it arrives after {arrives_after} ms");
        arrival.await.unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_holds_a_window_has_twenty_seconds_and_may_finish_earlier() {
    let mut held = at_the_window(config(1.0), None).await;
    let ask = held.ask;
    held.seats[1].say(ClientMessage::Hold { ask }).await;
    for screen in held.seats.iter_mut().chain([&mut held.spectator]) {
        assert_eq!(screen.wait_for("window").await["window"]["held"], true);
    }
    assert_eq!(closes_after(&mut held).await, 20_000);

    let mut finished = at_the_window(config(1.0), None).await;
    let ask = finished.ask;
    finished.seats[1].say(ClientMessage::Hold { ask }).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    finished.seats[1].pass().await;
    assert_eq!(closes_after(&mut finished).await, 5000);

    // Finished before the floor: the floor stands.
    let mut quick = at_the_window(config(1.0), None).await;
    let ask = quick.ask;
    quick.seats[1].say(ClientMessage::Hold { ask }).await;
    quick.seats[1].pass().await;
    assert_eq!(closes_after(&mut quick).await, 1500);
}

#[tokio::test(start_paused = true)]
async fn that_a_second_one_holds_and_who_does_is_nobody_elses_business() {
    let mut scene = at_the_window(config(1.0), None).await;
    let ask = scene.ask;
    scene.seats[1].say(ClientMessage::Hold { ask }).await;
    scene.seats[3].say(ClientMessage::Hold { ask }).await;
    let told = |screen: &Screen| -> Vec<Value> {
        let messages = screen.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        messages
            .filter(|message| message["is"] == "window")
            .map(|message| message["window"].clone())
            .collect()
    };
    closes_after(&mut scene).await;
    let of_seat_2: Vec<_> = told(&scene.seats[2]);
    assert_eq!(of_seat_2.len(), 2, "it opens, and it is held: {of_seat_2:?}");
    assert_eq!(of_seat_2[1]["yours"], json!({"now": false, "always": false}));
    let of_seat_3: Vec<_> = told(&scene.seats[3]);
    assert_eq!(of_seat_3[2]["yours"], json!({"now": true, "always": false}));
    assert_eq!(told(&scene.seats[0])[1]["yours"], Value::Null, "who is not asked cannot hold");
}

#[tokio::test(start_paused = true)]
async fn a_hold_of_somebody_who_is_not_asked_or_comes_too_late_means_nothing() {
    let mut scene = at_the_window(config(1.0), None).await;
    let ask = scene.ask;
    scene.seats[0].say(ClientMessage::Hold { ask }).await;
    scene.spectator.say(ClientMessage::Hold { ask }).await;
    scene.seats[1].say(ClientMessage::Hold { ask: ask - 1 }).await;
    assert_eq!(closes_after(&mut scene).await, 1500);
}

#[tokio::test(start_paused = true)]
async fn a_window_can_always_be_held_for_somebody() {
    let mut scene = at_the_window(config(1.0), Some(2)).await;
    assert!(scene.spectator.heard.last().unwrap().contains("\"held\":true"));
    assert!(scene.seats[2].heard.last().unwrap().contains("{\"now\":true,\"always\":true}"));
    assert_eq!(closes_after(&mut scene).await, 20_000);

    // Switched off while a window is open, it is for the next one.
    let mut off = at_the_window(config(1.0), Some(2)).await;
    off.seats[2].wish(Wish::AlwaysHold { on: false }).await;
    let told = off.seats[2].wait_for("window").await;
    assert_eq!(told["window"]["yours"], json!({"now": true, "always": false}));
}

#[tokio::test(start_paused = true)]
async fn a_pause_opens_the_window_anew_and_nothing_is_stuck() {
    let mut scene = at_the_window(config(1.0), None).await;
    for seat in [1, 2, 3] {
        scene.seats[seat].pass().await;
    }
    scene.seats[0].wish(Wish::Pause { on: true }).await;
    tokio::time::sleep(Duration::from_secs(60)).await;
    scene.seats[0].wish(Wish::Pause { on: false }).await;
    for screen in scene.seats.iter_mut().chain([&mut scene.spectator]) {
        screen.wait_for("window").await;
    }
    scene.since = Instant::now();
    assert_eq!(closes_after(&mut scene).await, 1500);
}

#[tokio::test(start_paused = true)]
async fn at_no_pace_a_window_closes_when_all_have_answered() {
    let mut scene = at_the_window(config(0.0), None).await;
    for seat in [1, 2, 3] {
        scene.seats[seat].pass().await;
    }
    assert_eq!(closes_after(&mut scene).await, 0);
}

/// All had answered when the server stopped, and the next one keeps no windows.
#[tokio::test(start_paused = true)]
async fn a_question_that_was_left_answered_closes() {
    use crate::game::{Closes, Giver, Handed};
    use stolik_table::Seat;
    let mut play = deal(0);
    let lists: Value = serde_json::from_str(play.lists(Seat::nth(0)).unwrap().get()).unwrap();
    let tale = json!({"parts": [lists[0][0], lists[1][1]], "text": "fog", "ready": true});
    let mut closes_with = |seat, ask, sheet: &Value, closes| {
        let handed = Handed { seat: Seat::nth(seat), ask, by: Giver::Person { nonce: 1 }, sheet };
        assert!(play.offer(&handed, closes, &[]).is_ok(), "{sheet}");
        play.accept().stepped
    };
    assert!(closes_with(0, 0, &tale, Closes::WhenAnswered));
    for seat in 1..4 {
        assert!(!closes_with(seat, 1, &json!({"ready": true}), Closes::ByItself));
    }
    let (state, keys) = four_people();
    let room = open(state, play, config(0.0));
    let mut narrator = Screen::connect(&room, Some(&keys[0])).await;
    narrator.until_asked("guess").await;
}

#[tokio::test(start_paused = true)]
async fn the_floor_begins_when_the_last_film_is_over() {
    let mut scene = at_the_window(config(1.0), None).await;
    let seq = scene.ask;
    scene.seats[1].say(ClientMessage::Film { seq, ms: 3000 }).await;
    assert_eq!(scene.seats[2].wait_for("window").await["window"]["left_ms"], 4500);
    assert_eq!(closes_after(&mut scene).await, 4500);

    let mut skipped = at_the_window(config(1.0), None).await;
    let seq = skipped.ask;
    skipped.seats[1].say(ClientMessage::Film { seq, ms: 3000 }).await;
    tokio::time::sleep(Duration::from_millis(1000)).await;
    skipped.seats[1].say(ClientMessage::Film { seq, ms: 0 }).await;
    assert_eq!(closes_after(&mut skipped).await, 2500);
}

/// A pass is in no log, and yet it counted: after a restart whoever asks again is told so, and the check of the disk finds nothing wrong.
#[test]
fn whose_passes_counted_is_known_after_a_restart() {
    use crate::game::{Closes, Giver, Handed, NotOffered};
    use stolik_table::{Reply, Seat};
    let mut play = deal(0);
    let Ok(Write::Begin { head, seed, .. }) = play.beginning("room") else { panic!("it begins") };
    let mut stored = StoredGame { head, seed, log: Vec::new(), snapshot: None, journal: Vec::new() };
    let lists: Value = serde_json::from_str(play.lists(Seat::nth(0)).unwrap().get()).unwrap();
    let tale = json!({"parts": [lists[0][0], lists[1][1]], "text": "fog", "ready": true});
    let pass = json!({"ready": true});
    let by = Giver::Person { nonce: 5 };
    for (seat, ask, sheet) in [(0, 0, &tale), (1, 1, &pass), (2, 1, &pass), (3, 1, &pass)] {
        let handed = Handed { seat: Seat::nth(seat), ask, by, sheet };
        for write in play.offer(&handed, Closes::WhenAnswered, &[]).unwrap() {
            if let Write::Step { record, snapshot, .. } = write {
                stored.log.push(record);
                stored.snapshot = Some(snapshot);
            }
        }
        play.accept();
    }
    assert_eq!(stored.log.len(), 2);
    Match::<Whispers>::check(&stored).unwrap();
    let mut again = Match::<Whispers>::resume("game".to_owned(), &stored).unwrap();
    for (nonce, counts) in [(5, true), (6, false)] {
        let handed = Handed { seat: Seat::nth(2), ask: 1, by: Giver::Person { nonce }, sheet: &pass };
        let Err(NotOffered::Reply(reply)) = again.offer(&handed, Closes::WhenAnswered, &[]) else {
            panic!("the question is closed")
        };
        assert_eq!(*reply, Reply::Closed { counted: counts });
    }
}
