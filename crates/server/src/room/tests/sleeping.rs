//! A room without screens falls asleep, and not before all that goes on by itself has ended.

use stolik_protocol::room::Clock;

use super::*;
use crate::room::decks::AboutDecks;

const LONG: Duration = Duration::from_secs(15 * 60);

#[tokio::test(start_paused = true)]
async fn a_room_falls_asleep_a_while_after_the_last_screen_has_gone() {
    let (state, keys) = four_people();
    let room = open(state, deal(0), config(1.0));
    let screen = Screen::connect(&room, Some(&keys[0])).await;
    tokio::time::sleep(LONG * 4).await;
    assert!(!room.is_closed(), "somebody looks");
    assert!(room.send(ToRoom::Disconnect { screen: screen.number }).await.is_ok());
    tokio::time::sleep(LONG - Duration::from_secs(1)).await;
    assert!(!room.is_closed());
    let since = Instant::now();
    room.closed().await;
    assert!(since.elapsed() <= Duration::from_secs(1), "nobody has asked for it since");
}

#[tokio::test(start_paused = true)]
async fn a_clock_stops_without_its_people_and_a_deck_on_its_way_keeps_a_room_awake() {
    let (mut state, keys) = four_people();
    state.clocks = vec![Clock { topic: "tell".to_owned(), seconds: 3600 }];
    let room = open(state, deal(0), config(1.0));
    let screen = Screen::connect(&room, Some(&keys[0])).await;
    assert!(room.send(ToRoom::Disconnect { screen: screen.number }).await.is_ok());
    tokio::time::sleep(LONG - Duration::from_secs(1)).await;
    assert!(!room.is_closed());
    room.closed().await;

    let mut state = RoomState::new(CODE.to_owned(), GameId::Dixit, Language::En);
    let key = Key::random().hash();
    let me = Newcomer { name: "Host".to_owned(), identity: Identity::Star, language: Language::En };
    join(&mut state, Some(&key), &me).unwrap();
    let room = open(state, deal(0), config(1.0));
    let (told, tell) = oneshot::channel();
    assert!(room.send(ToRoom::Decks(AboutDecks::May { key, told })).await.is_ok());
    let place = tell.await.unwrap().unwrap();
    tokio::time::sleep(LONG * 3).await;
    assert!(!room.is_closed(), "pictures are being looked at");
    drop(place);
    room.closed().await;
}
