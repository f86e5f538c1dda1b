//! What somebody of a room is told from elsewhere, and that asking changes nothing.

use stolik_protocol::home::MyTable;

use super::*;

async fn mine(room: &mpsc::Sender<ToRoom>, key: &KeyHash) -> Option<MyTable> {
    let (told, tell) = oneshot::channel();
    assert!(room.send(ToRoom::Mine { key: key.clone(), told }).await.is_ok());
    tell.await.unwrap()
}

#[tokio::test(start_paused = true)]
async fn everybody_is_told_of_their_own_turn_only_and_not_while_the_game_stands_still() {
    let (state, keys) = four_people();
    let room = open(state, deal(0), config(1.0));
    let turns = async || {
        let mut turns = Vec::new();
        for key in &keys {
            turns.push(mine(&room, key).await.unwrap().your_turn);
        }
        turns
    };
    let narrator = Screen::connect(&room, Some(&keys[0])).await;
    assert_eq!(turns().await, [true, false, false, false]);
    assert_eq!(mine(&room, &Key::random().hash()).await, None);
    narrator.wish(Wish::Pause { on: true }).await;
    assert_eq!(turns().await, [false; 4]);
    narrator.wish(Wish::Pause { on: false }).await;
    narrator.wish(Wish::StepAway).await;
    assert_eq!(turns().await, [false; 4], "a bot answers");
}

#[tokio::test(start_paused = true)]
async fn who_hesitates_does_not_show_in_how_long_the_table_has_waited() {
    let (mut state, keys) = four_people();
    state.stepped = 1;
    let room = open(state, deal(0), config(0.0));
    let mut narrator = Screen::connect(&room, Some(&keys[0])).await;
    let other = Screen::connect(&room, Some(&keys[1])).await;
    let long = mine(&room, &keys[1]).await.unwrap().waited_s;
    assert!(long > 1_000_000_000 && mine(&room, &keys[1]).await.unwrap().here);
    // A seat that was lent is taken back by a draft, which is written with the room.
    narrator.wish(Wish::Pause { on: true }).await;
    narrator.wish(Wish::Pause { on: false }).await;
    let cards = [narrator.listed(0)[0].clone(), narrator.listed(1)[1].clone()];
    narrator.nonce += 1;
    let draft = json!({"parts": cards, "text": "fog", "ready": false});
    narrator
        .say(ClientMessage::Sheet {
            game: Some(GAME.to_owned()),
            ask: narrator.ask(),
            nonce: narrator.nonce,
            sheet: draft,
        })
        .await;
    narrator.wait_for("sheet-reply").await;
    assert!(mine(&room, &keys[1]).await.unwrap().waited_s >= long);
    narrator.hand_in(json!({"parts": cards, "text": "fog", "ready": true})).await;
    assert!(mine(&room, &keys[1]).await.unwrap().waited_s < 60, "a step is for everybody to see");
    drop(other);
}

#[tokio::test(start_paused = true)]
async fn a_room_falls_asleep_however_often_it_is_asked_from_elsewhere() {
    let (state, keys) = four_people();
    let room = open(state, deal(0), config(1.0));
    let screen = Screen::connect(&room, Some(&keys[0])).await;
    assert!(room.send(ToRoom::Disconnect { screen: screen.number }).await.is_ok());
    for _ in 0..14 {
        tokio::time::sleep(Duration::from_secs(60)).await;
        assert!(mine(&room, &keys[0]).await.is_some());
    }
    let since = Instant::now();
    room.closed().await;
    assert!(since.elapsed() <= Duration::from_secs(60));
}
