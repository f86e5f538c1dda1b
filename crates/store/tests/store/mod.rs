//! What every store promises. `promises!` makes a test of each for one of them.

use std::sync::Arc;

use stolik_store::{Claim, Size, Store, StoreError, Write};

/// Where a store is: it can be opened there again.
pub trait Place {
    type Store: Store;

    fn new() -> Self;
    async fn open(&self) -> Self::Store;
    async fn close(store: &Self::Store);
    /// The right to write of a room that was there before the store was opened.
    async fn wake(store: &Self::Store, room: &str) -> Claim;
}

macro_rules! promises {
    ($place:ty: $($promise:ident)*) => {
        $(#[tokio::test]
        async fn $promise() {
            store::$promise::<$place>().await;
        })*
    };
    ($place:ty) => {
        promises! { $place:
            what_is_committed_is_there_after_opening_again
            a_step_empties_the_journal_and_replaces_the_snapshot
            sheets_keep_their_order
            no_step_and_no_sheet_is_written_twice
            all_of_a_commit_is_written_or_nothing
            many_at_once_each_stand_or_fall_by_themselves
            a_table_keeps_the_order_of_its_writes
            a_forgotten_room_is_gone_with_its_games_and_no_others
            after_closing_nothing_is_promised
            a_deck_counts_when_it_is_whole_and_leftovers_are_swept
            a_forgotten_deck_is_gone
            the_secret_stays_the_same
        }
    };
}
pub(crate) use promises;

pub fn begin(game: &str) -> Write {
    begin_in("ABCD", game)
}

pub fn begin_in(code: &str, game: &str) -> Write {
    Write::Begin { game: game.into(), code: code.into(), head: "head".into(), seed: "seed".into() }
}

pub fn step(game: &str, seq: u32) -> Write {
    let (record, snapshot) = (format!("record {seq}"), format!("snapshot {seq}"));
    Write::Step { game: game.into(), seq, record, snapshot }
}

pub fn put(game: &str, number: i64) -> Write {
    Write::Put { game: game.into(), ask: 0, seat: 1, number, put: format!("put {number}") }
}

pub fn room(code: &str, state: &str) -> Write {
    Write::Room { code: code.into(), state: state.into() }
}

pub fn picture(deck: u16, card: u8) -> Write {
    let of = |size: &str| format!("{size} picture {deck} {card} ").repeat(500).into_bytes();
    Write::Picture { code: "ABCD".into(), deck, card, small: of("small"), large: of("large") }
}

pub fn whole(deck: u16, bytes: u64) -> Write {
    Write::Deck { code: "ABCD".into(), deck, bytes }
}

/// A room that is there now.
pub async fn opened(store: &impl Store, code: &str) -> Claim {
    let claim = Claim::opening(code);
    store.commit(&claim, vec![room(code, "opened")]).await.unwrap();
    claim.opened()
}

pub async fn shown(store: &impl Store, deck: u16, card: u8, size: Size) -> Option<String> {
    let picture = store.picture("ABCD".into(), deck, card, size).await.unwrap()?;
    Some(String::from_utf8(picture).unwrap()[..20].trim().to_owned())
}

async fn bytes_of_decks(store: &impl Store) -> u64 {
    let decks = store.decks().await.unwrap();
    assert!(decks.iter().all(|(room, _)| room == "ABCD"));
    decks.iter().map(|(_, bytes)| bytes).sum()
}

pub async fn the_secret_stays_the_same<P: Place>() {
    let place = P::new();
    let store = place.open().await;
    let secret = store.secret().await.unwrap();
    assert_eq!(secret.len(), 32);
    P::close(&store).await;
    drop(store);
    assert_eq!(place.open().await.secret().await, Ok(secret.clone()));
    assert_ne!(P::new().open().await.secret().await, Ok(secret));
}

pub async fn what_is_committed_is_there_after_opening_again<P: Place>() {
    let place = P::new();
    let store = place.open().await;
    let claim = opened(&store, "ABCD").await;
    store.commit(&claim, vec![room("ABCD", "one"), begin("g")]).await.unwrap();
    store.commit(&claim, vec![room("ABCD", "two"), put("g", 7), put("g", 9)]).await.unwrap();
    P::close(&store).await;
    drop(store);

    let store = place.open().await;
    assert_eq!(store.rooms().await.unwrap(), [("ABCD".to_owned(), Ok("two".to_owned()))]);
    assert_eq!(store.room("ABCD".into()).await.unwrap().as_deref(), Some("two"));
    assert_eq!(store.damaged_room("ABCD".into()).await.unwrap().as_deref(), Some("two"));
    let game = store.game("g".into()).await.unwrap().unwrap();
    assert_eq!((game.head.as_str(), game.seed.as_str()), ("head", "seed"));
    assert_eq!(game.journal, ["put 7", "put 9"]);
    assert_eq!((game.log.len(), game.snapshot), (0, None));
    assert_eq!(store.game("other".into()).await.unwrap(), None);
}

pub async fn a_step_empties_the_journal_and_replaces_the_snapshot<P: Place>() {
    let place = P::new();
    let store = place.open().await;
    let claim = opened(&store, "ABCD").await;
    store.commit(&claim, vec![begin("g"), put("g", 1), step("g", 0)]).await.unwrap();
    store.commit(&claim, vec![put("g", 2), step("g", 1)]).await.unwrap();
    store.commit(&claim, vec![put("g", 3)]).await.unwrap();
    store.commit(&claim, vec![step("g", 2)]).await.unwrap();
    let game = store.game("g".into()).await.unwrap().unwrap();
    assert_eq!(game.log, ["record 0", "record 1", "record 2"]);
    assert_eq!(game.snapshot.as_deref(), Some("snapshot 2"));
    assert!(game.journal.is_empty());
}

pub async fn sheets_keep_their_order<P: Place>() {
    let place = P::new();
    let store = place.open().await;
    let claim = opened(&store, "ABCD").await;
    store.commit(&claim, vec![begin("g"), put("g", 9), put("g", 3)]).await.unwrap();
    store.commit(&claim, vec![put("g", -1)]).await.unwrap();
    // By itself, because it is something rare.
    store.commit(&claim, vec![put("g", 5), whole(1, 1)]).await.unwrap();
    store.commit(&claim, vec![put("g", 4), put("g", 1)]).await.unwrap();
    let game = store.game("g".into()).await.unwrap().unwrap();
    assert_eq!(game.journal, ["put 9", "put 3", "put -1", "put 5", "put 4", "put 1"]);
}

pub async fn no_step_and_no_sheet_is_written_twice<P: Place>() {
    let place = P::new();
    let store = place.open().await;
    let claim = opened(&store, "ABCD").await;
    store.commit(&claim, vec![begin("g"), step("g", 0)]).await.unwrap();
    store.commit(&claim, vec![put("g", 1)]).await.unwrap();
    for twice in [step("g", 0), put("g", 1), begin("g")] {
        assert_eq!(store.commit(&claim, vec![twice]).await, Err(StoreError::Conflict));
    }
    let game = store.game("g".into()).await.unwrap().unwrap();
    assert_eq!((game.log.len(), game.journal.len()), (1, 1));
}

pub async fn all_of_a_commit_is_written_or_nothing<P: Place>() {
    let place = P::new();
    let store = place.open().await;
    let claim = opened(&store, "ABCD").await;
    store.commit(&claim, vec![begin("g"), step("g", 0)]).await.unwrap();
    for refused in [
        vec![room("ABCD", "new"), step("g", 1), step("g", 0)],
        vec![room("ABCD", "new"), step("g", 0)],
        vec![room("ABCD", "new"), begin("h"), put("h", 1), put("h", 1)],
    ] {
        assert_eq!(store.commit(&claim, refused).await, Err(StoreError::Conflict));
    }
    assert_eq!(store.room("ABCD".into()).await.unwrap().as_deref(), Some("opened"));
    assert_eq!(store.game("g".into()).await.unwrap().unwrap().log.len(), 1);
    assert_eq!(store.games_of("ABCD".into()).await.unwrap(), ["g"]);
}

pub async fn many_at_once_each_stand_or_fall_by_themselves<P: Place>() {
    let place = P::new();
    let store = Arc::new(place.open().await);
    for number in 0..10 {
        let (code, game) = (format!("ROOM{number}"), format!("game {number}"));
        let claim = opened(&*store, &code).await;
        store.commit(&claim, vec![begin_in(&code, &game)]).await.unwrap();
    }
    let tasks: Vec<_> = (0..200)
        .map(|number| {
            let store = store.clone();
            // Every step of every game is tried twice: one of the two must win.
            let (table, seq) = (number % 10, number / 20);
            let claim = Claim::alone(&format!("ROOM{table}"));
            tokio::spawn(async move { store.commit(&claim, vec![step(&format!("game {table}"), seq)]).await })
        })
        .collect();
    let (mut written, mut refused) = (0, 0);
    for task in tasks {
        match task.await.unwrap() {
            Ok(()) => written += 1,
            Err(StoreError::Conflict) => refused += 1,
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!((written, refused), (100, 100));
    for table in 0..10 {
        assert_eq!(store.game(format!("game {table}")).await.unwrap().unwrap().log.len(), 10);
    }
}

pub async fn a_table_keeps_the_order_of_its_writes<P: Place>() {
    let place = P::new();
    let store = place.open().await;
    let claim = opened(&store, "ABCD").await;
    store.commit(&claim, vec![begin("g")]).await.unwrap();
    // Of different kinds, so that a store that sorts them must still keep their order.
    let writes = (0..60).map(|number| match number % 3 {
        0 => vec![room("ABCD", &number.to_string()), put("g", number)],
        1 => vec![room("ABCD", &number.to_string()), whole(number as u16, 1)],
        _ => vec![room("ABCD", &number.to_string()), step("g", number as u32 / 3)],
    });
    let commits: Vec<_> = writes.map(|writes| store.commit(&claim, writes)).collect();
    for written in futures_util::future::join_all(commits).await {
        written.unwrap();
    }
    assert_eq!(store.room("ABCD".into()).await.unwrap().as_deref(), Some("59"));
    let game = store.game("g".into()).await.unwrap().unwrap();
    assert_eq!((game.log.len(), game.journal.len()), (20, 0));
}

pub async fn a_forgotten_room_is_gone_with_its_games_and_no_others<P: Place>() {
    let place = P::new();
    let store = place.open().await;
    let (claim, other) = (opened(&store, "ABCD").await, opened(&store, "EFGH").await);
    store.commit(&other, vec![begin_in("EFGH", "o"), step("o", 0)]).await.unwrap();
    store.commit(&other, vec![put("o", 1)]).await.unwrap();
    for game in ["g", "h"] {
        store.commit(&claim, vec![begin(game), step(game, 0), put(game, 1)]).await.unwrap();
    }
    assert_eq!(store.games_of("ABCD".into()).await.unwrap(), ["g", "h"]);
    store.commit(&claim, vec![Write::ForgetGame { game: "g".into() }]).await.unwrap();
    assert_eq!(store.games_of("ABCD".into()).await.unwrap(), ["h"]);
    assert_eq!(store.room("ABCD".into()).await.unwrap().as_deref(), Some("opened"));
    store.commit(&claim, vec![Write::ForgetRoom { code: "ABCD".into() }]).await.unwrap();
    assert_eq!(store.room("ABCD".into()).await.unwrap(), None);
    assert_eq!(store.rooms().await.unwrap().len(), 1);
    let claim = opened(&store, "ABCD").await;
    for game in ["g", "h"] {
        assert_eq!(store.game(game.into()).await.unwrap(), None);
        // Nothing is left of it: the same rows can be written again.
        store.commit(&claim, vec![begin(game), step(game, 0), put(game, 1)]).await.unwrap();
    }
    let other = store.game("o".into()).await.unwrap().unwrap();
    assert_eq!((other.log.len(), other.journal.len()), (1, 1));
}

pub async fn after_closing_nothing_is_promised<P: Place>() {
    let place = P::new();
    let store = Arc::new(place.open().await);
    let claim = opened(&*store, "ABCD").await;
    let kept = store.clone();
    // What was handed over before is written.
    let last = store.commit(&claim, vec![room("ABCD", "last")]);
    let (last, ()) = tokio::join!(last, P::close(&kept));
    last.unwrap();
    let late = store.commit(&claim, vec![room("ABCD", "late")]).await;
    assert!(matches!(late, Err(StoreError::Broken(_))), "{late:?}");
    drop((kept, store));
    assert_eq!(place.open().await.room("ABCD".into()).await.unwrap().as_deref(), Some("last"));
}

pub async fn a_deck_counts_when_it_is_whole_and_leftovers_are_swept<P: Place>() {
    let place = P::new();
    let store = place.open().await;
    let claim = opened(&store, "ABCD").await;
    store.commit(&claim, vec![picture(1, 0), picture(1, 1)]).await.unwrap();
    assert_eq!(shown(&store, 1, 0, Size::Small).await, None, "not before it is whole");
    store.commit(&claim, vec![whole(1, 700)]).await.unwrap();
    store.commit(&claim, vec![picture(2, 0)]).await.unwrap();
    assert_eq!(store.commit(&claim, vec![picture(2, 0)]).await, Err(StoreError::Conflict));
    P::close(&store).await;
    drop(store);

    let store = place.open().await;
    let claim = P::wake(&store, "ABCD").await;
    assert_eq!(shown(&store, 1, 1, Size::Small).await.as_deref(), Some("small picture 1 1 sm"));
    assert_eq!(shown(&store, 1, 1, Size::Large).await.as_deref(), Some("large picture 1 1 la"));
    assert_eq!(shown(&store, 1, 2, Size::Small).await, None);
    assert_eq!(store.picture("OTHER".into(), 1, 0, Size::Small).await.unwrap(), None);
    assert_eq!(bytes_of_decks(&store).await, 700);
    // What was left of the other deck is gone: its number is free.
    store.commit(&claim, vec![picture(2, 0), whole(2, 50)]).await.unwrap();
    assert_eq!(bytes_of_decks(&store).await, 750);
}

pub async fn a_forgotten_deck_is_gone<P: Place>() {
    let place = P::new();
    let store = place.open().await;
    let claim = opened(&store, "ABCD").await;
    let forgets =
        [Write::ForgetDeck { code: "ABCD".into(), deck: 1 }, Write::ForgetRoom { code: "ABCD".into() }];
    for forget in forgets {
        store.commit(&claim, vec![picture(1, 0), picture(1, 1), whole(1, 700)]).await.unwrap();
        store.commit(&claim, vec![forget]).await.unwrap();
        assert_eq!(shown(&store, 1, 0, Size::Small).await, None);
        assert_eq!(bytes_of_decks(&store).await, 0);
    }
}
