//! Rooms that sleep, wake, break off and are forgotten, on a real disk.

use stolik_protocol::http::{Newcomer, OpenTable};
use stolik_protocol::room::{Identity, Language};
use stolik_shelf::GameId;
use stolik_store::{Claim, SqliteSettings, SqliteStore, Write};
use tempfile::TempDir;

use super::*;
use crate::household::Household;
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

fn home() -> Household {
    address(1)
}

fn address(last: u8) -> Household {
    std::net::IpAddr::from([192, 0, 2, last]).into()
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
        rooms.open(&wanted, &anybody(), home()).await.unwrap();
    }
    assert!(matches!(rooms.open(&wanted, &anybody(), address(2)).await, Err(NotOpened::TooMany)));
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

fn wanted() -> OpenTable {
    OpenTable { game: "pixoid".to_owned(), me: newcomer(), against_bots: false, dice: None }
}

/// Opens a table and lets it sleep.
async fn opened_asleep(rooms: &Arc<Rooms>, from: u8) -> String {
    let code = rooms.open(&wanted(), &anybody(), address(from)).await.unwrap();
    let id = rooms.find(&code, &anybody()).await.unwrap();
    let room = rooms.awake(&id).await.unwrap();
    room.send(ToRoom::Stop).await.unwrap();
    room.closed().await;
    id
}

/// The attack: one address opens tables until there is no place for anybody else.
#[tokio::test]
async fn one_address_has_its_share_of_the_tables() {
    let folder = TempDir::new().unwrap();
    let config = Config { most_tables: 400, ..Config::default() };
    let rooms = Rooms::load(store(&folder).await, Arc::new(config), None).await.unwrap();
    // These are all awake, as tables are at which people are.
    for _ in 0..20 {
        rooms.open(&wanted(), &anybody(), address(1)).await.unwrap();
    }
    let refused = rooms.open(&wanted(), &anybody(), address(1)).await;
    assert!(matches!(refused, Err(NotOpened::TooManyOfYours)));
    rooms.open(&wanted(), &anybody(), address(2)).await.unwrap();
    // After a restart it still has them.
    rooms.stop().await;
    let store = rooms.store.clone();
    let config = rooms.config.clone();
    let again = Rooms::load(store, config, None).await.unwrap();
    assert_eq!(again.opened_by(&again.opener(address(1))).await.unwrap().len(), 20);
    // All of them sleep now: the oldest one makes place.
    let before = ids_on_disk(&*again.store).await;
    again.open(&wanted(), &anybody(), address(1)).await.unwrap();
    let after = ids_on_disk(&*again.store).await;
    assert_eq!((before.len(), after.len()), (21, 21));
    assert_eq!(again.opened_by(&again.opener(address(2))).await.unwrap().len(), 1, "nobody else's goes");
}

#[tokio::test]
async fn where_all_places_are_taken_the_oldest_unused_table_goes_first() {
    let folder = TempDir::new().unwrap();
    let config = Config { most_tables: 3, ..Config::default() };
    let rooms = Rooms::load(store(&folder).await, Arc::new(config), None).await.unwrap();
    let (oldest, second) = (opened_asleep(&rooms, 1).await, opened_asleep(&rooms, 2).await);
    // Somebody sits at the third.
    rooms.open(&wanted(), &anybody(), address(3)).await.unwrap();
    let order: Vec<String> = rooms.doors.openers.unused().into_iter().map(|unused| unused.room).collect();
    rooms.open(&wanted(), &anybody(), address(4)).await.unwrap();
    let left = ids_on_disk(&*rooms.store).await;
    let first = order.iter().find(|id| [&oldest, &second].contains(id)).unwrap();
    assert!(!left.contains(first) && left.len() == 3);
    rooms.open(&wanted(), &anybody(), address(5)).await.unwrap();
    assert!(matches!(rooms.open(&wanted(), &anybody(), address(6)).await, Err(NotOpened::TooMany)));
}

#[tokio::test]
async fn unused_tables_are_forgotten_after_a_day_or_a_week_and_games_are_not() {
    let folder = TempDir::new().unwrap();
    let rooms = Rooms::load(store(&folder).await, Arc::default(), None).await.unwrap();
    let alone = opened_asleep(&rooms, 1).await;
    let company = opened_asleep(&rooms, 1).await;
    let begun = opened_asleep(&rooms, 1).await;
    for id in [&company, &begun] {
        let text = rooms.store.room(id.clone()).await.unwrap().unwrap();
        let mut state = RoomState::read(id, &text).unwrap();
        if id == &company {
            let me = Newcomer { identity: Identity::Cross, ..newcomer() };
            join(&mut state, Some(&anybody()), &me).unwrap();
            assert!(!state.never_begun.unwrap().alone);
        } else {
            state.never_begun = None;
        }
        rooms.doors.openers.set(id, state.opened_by.as_ref(), state.never_begun);
        written(&*rooms.store, state).await;
    }
    let now = crate::room::row::now();
    let day = 24 * 60 * 60;
    assert_eq!(rooms.forget_unused(now + day - 60).await.unwrap(), 0);
    assert_eq!(rooms.forget_unused(now + day).await.unwrap(), 1);
    assert!(!ids_on_disk(&*rooms.store).await.contains(&alone));
    assert_eq!(rooms.forget_unused(now + 7 * day - 60).await.unwrap(), 0);
    assert_eq!(rooms.forget_unused(now + 7 * day).await.unwrap(), 1);
    assert_eq!(ids_on_disk(&*rooms.store).await, [begun]);
}

#[tokio::test]
async fn a_table_at_which_a_game_was_begun_is_not_unused() {
    let folder = TempDir::new().unwrap();
    let rooms = Rooms::load(store(&folder).await, Arc::default(), None).await.unwrap();
    let wanted = OpenTable { against_bots: true, ..wanted() };
    rooms.open(&wanted, &anybody(), home()).await.unwrap();
    assert_eq!(rooms.doors.openers.unused(), []);
    assert_eq!(rooms.opened_by(&rooms.opener(home())).await.unwrap().len(), 1);
}

#[tokio::test]
async fn games_that_are_no_longer_listed_are_forgotten_when_a_room_wakes() {
    let folder = TempDir::new().unwrap();
    let store = store(&folder).await;
    let mut state = room("BBBBBBBBB");
    for number in 0..40 {
        let game = format!("{number:032x}");
        state.playing = Some(game.clone());
        let _ = state.finish(None);
        let head = "head".to_owned();
        let begin = Write::Begin { game, code: state.id.clone(), seed: head.clone(), head };
        store.commit(&Claim::alone("ROOM"), vec![begin]).await.unwrap();
    }
    state.playing = None;
    state.stage = Stage::Lobby;
    let state = written(&*store, state).await;
    let rooms = Rooms::load(store.clone(), Arc::default(), None).await.unwrap();
    rooms.awake(&state.id).await.unwrap();
    let mut left = store.games_of(state.id.clone()).await.unwrap();
    left.sort_unstable();
    let listed: Vec<String> = state.finished.iter().map(|finished| finished.game.clone()).collect();
    assert_eq!((left.len(), left), (20, listed));
}
