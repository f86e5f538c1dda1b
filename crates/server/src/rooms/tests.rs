//! Rooms that sleep, wake, break off and are forgotten, on a real disk.

use stolik_protocol::http::{Newcomer, OpenTable};
use stolik_protocol::room::{Identity, Language};
use stolik_shelf::GameId;
use stolik_store::{Claim, SqliteSettings, SqliteStore, Write};
use tempfile::TempDir;

use super::*;
use crate::room::wish::join;

async fn store(folder: &TempDir) -> Arc<dyn Store> {
    Arc::new(SqliteStore::open(folder.path(), SqliteSettings::default()).await.unwrap())
}

fn room(code: &str) -> RoomState {
    RoomState::new(code.to_owned(), GameId::Pixoid, Language::En)
}

/// One that nobody has needed since 1970.
fn old_room(code: &str) -> RoomState {
    RoomState { touched: 1, ..room(code) }
}

async fn ids_on_disk(store: &dyn Store) -> Vec<String> {
    store.rooms().await.unwrap().into_iter().map(|(id, _)| id).collect()
}

async fn written(store: &dyn Store, mut state: RoomState) -> RoomState {
    let touched = state.touched;
    let Write::Room { code, .. } = state.write().unwrap() else { panic!("it is a room") };
    state.touched = touched;
    store
        .commit(&Claim::alone("ROOM"), vec![Write::Room { code, state: game::text(&state).unwrap() }])
        .await
        .unwrap();
    state
}

fn anybody() -> KeyHash {
    crate::keys::Key::random().hash()
}

async fn knows(rooms: &Rooms, id: &str, key: &KeyHash) -> bool {
    rooms.ask(id, |told| ToRoom::Knows { key: key.clone(), told }).await.unwrap()
}

#[tokio::test]
async fn a_room_sleeps_until_somebody_asks_and_is_woken_once() {
    let folder = TempDir::new().unwrap();
    let store = store(&folder).await;
    let one = written(&*store, room("BBBBBBBBB")).await;
    let other = written(&*store, room("CCCCCC")).await;
    let rooms = Rooms::load(store, Arc::default(), None).await.unwrap();
    let is_awake = |id: &str| rooms.lock().get(id).and_then(Wakefulness::awake).is_some();
    assert_eq!(rooms.find("bbb-bbb bbb", &anybody()).await.unwrap(), one.id);
    assert_eq!(rooms.find("cccccc", &anybody()).await.unwrap(), other.id, "six letters still do");
    assert!(!is_awake(&one.id));
    let (first, second) = tokio::join!(rooms.awake(&one.id), rooms.awake(&one.id));
    assert!(first.unwrap().same_channel(&second.unwrap()));
    assert!(is_awake(&one.id) && !is_awake(&other.id));
    assert!(matches!(rooms.find("DDDDDD", &anybody()).await, Err(Unreachable::NoSuchTable)));
}

#[tokio::test]
async fn a_room_from_before_is_found_by_its_code_and_goes_by_another_name_in_logs() {
    let folder = TempDir::new().unwrap();
    let store = store(&folder).await;
    let mut state = serde_json::to_value(room("BCDFGH")).unwrap();
    for new in ["former_codes", "televisions"] {
        state.as_object_mut().unwrap().remove(new);
    }
    store
        .commit(&Claim::alone("ROOM"), vec![Write::Room { code: "BCDFGH".into(), state: state.to_string() }])
        .await
        .unwrap();
    let rooms = Rooms::load(store, Arc::default(), None).await.unwrap();
    let id = rooms.find("bcdfgh", &anybody()).await.unwrap();
    assert_eq!(id, "BCDFGH");
    assert!(!knows(&rooms, &id, &anybody()).await);
    assert!(!tag_of(&id).contains("BCDFGH"));
}

#[tokio::test]
async fn a_room_that_broke_off_or_fell_asleep_is_woken_for_whoever_asks_next() {
    let folder = TempDir::new().unwrap();
    let store = store(&folder).await;
    let mut state = room("BBBBBBBBB");
    let key = anybody();
    join(&mut state, Some(&key), &newcomer()).unwrap();
    let id = written(&*store, state).await.id;
    let rooms = Rooms::load(store.clone(), Arc::default(), None).await.unwrap();
    let broken = rooms.awake(&id).await.unwrap();
    assert!(broken.send(ToRoom::Panic).await.is_ok());
    assert!(knows(&rooms, &id, &key).await, "it knows its people again");
    assert!(!rooms.awake(&id).await.unwrap().same_channel(&broken));
    // A question that breaks it whenever it is asked is given up.
    let panics = |_: oneshot::Sender<()>| ToRoom::Panic;
    assert!(matches!(rooms.ask(&id, panics).await, Err(Unreachable::Ended)));
    assert!(knows(&rooms, &id, &key).await);

    // With no patience at all it falls asleep behind every question, and still all are answered.
    let config = Config { sleeps_after: Duration::ZERO, ..Config::default() };
    let rooms = Rooms::load(store, Arc::new(config), None).await.unwrap();
    for _ in 0..200 {
        assert!(knows(&rooms, &id, &key).await);
    }
}

fn newcomer() -> Newcomer {
    Newcomer { name: "Guest".to_owned(), identity: Identity::Star, language: Language::En }
}

#[tokio::test]
async fn an_old_code_leads_only_the_people_of_its_room() {
    let folder = TempDir::new().unwrap();
    let store = store(&folder).await;
    let mut state = room("BBBBBBBBB");
    let key = anybody();
    join(&mut state, Some(&key), &newcomer()).unwrap();
    state.renew_code("CCCCCCCCC".to_owned().into());
    let id = written(&*store, state).await.id;
    let rooms = Rooms::load(store, Arc::default(), None).await.unwrap();
    assert_eq!(rooms.find("BBBBBBBBB", &key).await.unwrap(), id);
    assert_eq!(rooms.find("CCCCCCCCC", &anybody()).await.unwrap(), id);
    assert!(matches!(rooms.find("BBBBBBBBB", &anybody()).await, Err(Unreachable::NoSuchTable)));
}

#[tokio::test]
async fn an_unknown_game_is_refused_by_name_and_stays_as_it_is() {
    let folder = TempDir::new().unwrap();
    let store = store(&folder).await;
    let mut state = serde_json::to_value(room("BBBBBBBBB")).unwrap();
    state["game"] = "chess".into();
    let on_disk = ("room".to_owned(), state.to_string());
    store
        .commit(&Claim::alone("ROOM"), vec![Write::Room { code: "room".into(), state: on_disk.1.clone() }])
        .await
        .unwrap();
    let rooms = Rooms::load(store.clone(), Arc::default(), None).await.unwrap();
    let id = rooms.find("BBBBBBBBB", &anybody()).await.unwrap();
    let refused = rooms.awake(&id).await.unwrap_err();
    assert!(
        matches!(&refused, Unreachable::Unreadable(Unreadable::UnknownGame(game)) if game == "chess"),
        "{refused}"
    );
    assert_eq!(store.rooms().await.unwrap(), [(on_disk.0, Ok(on_disk.1))]);
}

#[tokio::test]
async fn tables_are_so_many_and_no_more() {
    let folder = TempDir::new().unwrap();
    let config = Config { most_tables: 2, ..Config::default() };
    let rooms = Rooms::load(store(&folder).await, Arc::new(config), None).await.unwrap();
    let wanted = OpenTable { game: "pixoid".to_owned(), me: newcomer(), against_bots: false, dice: None };
    for _ in 0..2 {
        rooms.open(&wanted, &anybody()).await.unwrap();
    }
    assert!(matches!(rooms.open(&wanted, &anybody()).await, Err(NotOpened::TooMany)));
}

#[tokio::test]
async fn old_rooms_are_forgotten_with_their_games_unless_somebody_has_woken_them() {
    let folder = TempDir::new().unwrap();
    let store = store(&folder).await;
    let rooms = Rooms::load(store.clone(), Arc::default(), None).await.unwrap();
    let mut ids = Vec::new();
    for state in [old_room("AWAKE"), old_room("ASLEEP"), room("YOUNG")] {
        let state = written(&*store, state).await;
        let head = "head".to_owned();
        let begin = Write::Begin { game: state.id.clone(), code: state.id.clone(), seed: head.clone(), head };
        store.commit(&Claim::alone("ROOM"), vec![begin]).await.unwrap();
        rooms.doors.set(state.code.clone(), &state.id, Opens::ForEverybody);
        rooms.lock().insert(state.id.clone(), Wakefulness::Asleep);
        ids.push(state.id);
    }
    rooms.awake(&ids[0]).await.unwrap();
    assert_eq!(rooms.forget_old().await.unwrap(), 1);
    let asleep = ids.remove(1);
    ids.sort();
    assert_eq!(ids_on_disk(&*store).await, ids);
    assert!(matches!(rooms.find("ASLEEP", &anybody()).await, Err(Unreachable::NoSuchTable)));
    assert_eq!(store.game(asleep).await.unwrap(), None);
    assert!(store.game(ids[0].clone()).await.unwrap().is_some());
}
