//! Several servers on one database: who has a room, and what happens when that changes.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::time::Duration;

use sqlx::Connection;
use sqlx::postgres::PgConnection;
use stolik_postgres_for_tests as postgres;
use stolik_store::{
    AtMost, Bucket, Claim, Cluster, FoundBy, Node, Once, PostgresSettings, PostgresStore, Sign, Store,
    StoreError, Unused, Way, Whose, Write,
};

use store::{begin_in, opened, picture, put, room, step};

#[allow(dead_code, unused_macros, unused_imports, reason = "other tests need the rest")]
mod store;

/// Nobody is taken for dead in a test that does not wait for it.
const LONG: Duration = Duration::from_secs(600);
const SHORT: Duration = Duration::from_millis(200);

/// States of rooms that say how they are found are words: `code:NEW former:OLD key:anna touched:7`.
fn index(state: &str) -> Option<FoundBy> {
    let mut found = FoundBy::default();
    for word in state.split_whitespace() {
        match word.split_once(':')? {
            ("code", code) => code.clone_into(&mut found.code),
            ("former", code) => found.former_codes.push(code.to_owned()),
            ("key", key) => found.people.push(key.to_owned()),
            ("opener", opener) => found.opened_by = Some(opener.to_owned()),
            ("unused", since) => {
                let since: u64 = since.parse().ok()?;
                found.unused = Some((since, since + 10));
            }
            ("touched", seconds) => found.touched = seconds.parse().ok()?,
            _ => return None,
        }
    }
    Some(found)
}

async fn server(url: &str, address: &str, lease: Duration) -> PostgresStore {
    let settings = PostgresSettings { url: url.to_owned(), address: address.to_owned(), lease, index };
    PostgresStore::open(settings).await.unwrap()
}

/// Two servers on an empty database, which they start at the same moment.
async fn two(lease: Duration) -> (String, PostgresStore, PostgresStore) {
    let url = postgres::shared().fresh();
    let (one, two) = tokio::join!(server(&url, "one:1", lease), server(&url, "two:1", lease));
    (url, one, two)
}

async fn claimed(store: &PostgresStore, room: &str) -> Claim {
    match store.claim(room.to_owned()).await.unwrap() {
        Whose::Ours(claim) => claim,
        other => panic!("{other:?}"),
    }
}

/// Asks until it gets the room.
async fn taken_over(store: &PostgresStore, room: &str) -> Claim {
    loop {
        if let Whose::Ours(claim) = store.claim(room.to_owned()).await.unwrap() {
            return claim;
        }
    }
}

/// Waits until somebody waits for a row that is locked. (Within a transaction the database would say the same again and again.)
async fn until_one_waits(url: &str) {
    let mut watching = PgConnection::connect(url).await.unwrap();
    let sql = "select count(*) from pg_stat_activity
               where datname = current_database() and wait_event_type = 'Lock'";
    while sqlx::query_scalar::<_, i64>(sql).fetch_one(&mut watching).await.unwrap() == 0 {}
}

async fn state(store: &PostgresStore, room: &str) -> Option<String> {
    store.room(room.to_owned()).await.unwrap()
}

#[tokio::test]
async fn many_servers_that_start_at_once_on_an_empty_database_all_come_up() {
    let url = postgres::shared().fresh();
    let addresses: Vec<_> = (0..6).map(|number| format!("server:{number}")).collect();
    let all = addresses.iter().map(|address| server(&url, address, LONG));
    for store in futures_util::future::join_all(all).await {
        assert_eq!(store.tables().await.unwrap(), 0);
    }
}

#[tokio::test]
async fn a_room_is_its_opener_s_until_that_one_lets_go() {
    let (_, one, two) = two(LONG).await;
    assert_eq!(one.claim("r".into()).await.unwrap(), Whose::Nobodys);
    let claim = opened(&one, "r").await;
    assert_eq!(two.claim("r".into()).await.unwrap(), Whose::Theirs(one.me().clone()));
    assert_eq!(two.owner("r".into()).await.unwrap().as_ref(), Some(one.me()));
    one.give_up(vec![claim.clone()]).await.unwrap();
    assert_eq!(two.owner("r".into()).await.unwrap(), None);

    let theirs = claimed(&two, "r").await;
    assert_eq!(theirs.epoch, 2);
    // It was taken over: what the first does now does nothing.
    one.give_up(vec![claim.clone()]).await.unwrap();
    assert_eq!(one.claim("r".into()).await.unwrap(), Whose::Theirs(two.me().clone()));
    assert_eq!(one.commit(&claim, vec![room("r", "late")]).await, Err(StoreError::Fenced));
    two.commit(&theirs, vec![room("r", "well")]).await.unwrap();
    assert_eq!(state(&one, "r").await.as_deref(), Some("well"));
}

#[tokio::test]
async fn who_claims_a_room_again_fences_off_what_still_writes_for_it() {
    let (_, one, _two) = two(LONG).await;
    let before = opened(&one, "r").await;
    let now = claimed(&one, "r").await;
    for writes in [vec![room("r", "x")], vec![put("g", 1)], vec![step("g", 0)], vec![picture_of("r")]] {
        assert_eq!(one.commit(&before, writes.clone()).await, Err(StoreError::Fenced));
        one.commit(&now, writes).await.unwrap();
    }
}

fn picture_of(room: &str) -> Write {
    match picture(1, 1) {
        Write::Picture { deck, card, small, large, .. } => {
            Write::Picture { code: room.to_owned(), deck, card, small, large }
        }
        other => other,
    }
}

#[tokio::test]
async fn a_room_is_opened_once_and_written_of_by_its_own_claim() {
    let (_, one, two) = two(LONG).await;
    let claim = opened(&one, "r").await;
    let again = two.commit(&Claim::opening("r"), vec![room("r", "mine")]).await;
    assert_eq!(again, Err(StoreError::Conflict));
    assert_eq!(state(&two, "r").await.as_deref(), Some("opened"));
    let nowhere = one.commit(&Claim::alone("s"), vec![room("s", "x")]).await;
    assert_eq!(nowhere, Err(StoreError::Fenced), "a room that is not there is nobody's");
    let other = one.commit(&claim, vec![room("s", "x")]).await;
    assert!(matches!(other, Err(StoreError::Broken(_))), "{other:?}");
    let nothing = one.commit(&Claim::opening("t"), vec![begin_in("t", "g")]).await;
    assert!(matches!(nothing, Err(StoreError::Broken(_))), "{nothing:?}");
    assert_eq!(one.game("g".into()).await.unwrap(), None);

    one.commit(&claim, vec![Write::ForgetRoom { code: "r".into() }]).await.unwrap();
    assert_eq!(one.commit(&claim, vec![room("r", "x")]).await, Err(StoreError::Fenced));
    assert_eq!(two.claim("r".into()).await.unwrap(), Whose::Nobodys);
}

#[tokio::test]
async fn a_lost_room_does_not_keep_others_in_its_group_from_being_written() {
    let (_, one, two) = two(LONG).await;
    let mut claims = Vec::new();
    for number in 0..20 {
        claims.push(opened(&one, &format!("r{number}")).await);
    }
    for lost in claims.iter().step_by(5) {
        one.give_up(vec![lost.clone()]).await.unwrap();
        claimed(&two, &lost.room).await;
    }
    for round in 0..3 {
        let commits = claims.iter().enumerate().map(|(number, claim)| {
            let game = format!("g{number}");
            // With the last, the code changes as well: each goes by itself then.
            let writes = match round {
                0 => vec![begin_in(&claim.room, &game), put(&game, 1)],
                1 => vec![step(&game, 0)],
                _ => vec![step(&game, 1), room(&claim.room, &format!("code:c{number}"))],
            };
            one.commit(claim, writes)
        });
        let written = futures_util::future::join_all(commits).await;
        for (number, written) in written.into_iter().enumerate() {
            let expected = if number % 5 == 0 { Err(StoreError::Fenced) } else { Ok(()) };
            assert_eq!(written, expected, "{number}");
        }
    }
    for number in 0..20 {
        let game = two.game(format!("g{number}")).await.unwrap();
        assert_eq!(game.map(|game| game.log.len()), (number % 5 != 0).then_some(2));
    }
}

#[tokio::test]
async fn a_group_that_waits_for_a_room_looks_again_whose_it_is() {
    let (url, one, _two) = two(LONG).await;
    let mut claims = Vec::new();
    for code in ["r", "s", "t"] {
        claims.push(opened(&one, code).await);
    }
    let mut other = PgConnection::connect(&url).await.unwrap();
    // Somebody changes one row beside the epoch, and then takes another room over, both while the group waits.
    for (round, sql, expected) in [
        (0, "update rooms set owner = null where code = 's'", Ok(())),
        (1, "update rooms set epoch = epoch + 1 where code = 's'", Err(StoreError::Fenced)),
    ] {
        let mut transaction = other.begin().await.unwrap();
        sqlx::query(sql).execute(&mut *transaction).await.unwrap();
        let commits = claims.iter().map(|claim| {
            let (code, game) = (&*claim.room, format!("{} {round}", claim.room));
            one.commit(
                claim,
                vec![room(code, &format!("state {round}")), begin_in(code, &game), step(&game, 0)],
            )
        });
        let let_go = async {
            until_one_waits(&url).await;
            transaction.commit().await.unwrap();
        };
        let (written, ()) = tokio::join!(futures_util::future::join_all(commits), let_go);
        assert_eq!(written, [Ok(()), expected.clone(), Ok(())]);
        for code in ["r", "s", "t"] {
            let is_there = code != "s" || expected.is_ok();
            assert_eq!(state(&one, code).await == Some(format!("state {round}")), is_there, "{code}");
            let game = one.game(format!("{code} {round}")).await.unwrap();
            assert_eq!(game.is_some_and(|game| game.log.len() == 1), is_there, "{code}");
        }
    }
}

#[tokio::test]
async fn a_full_disk_is_said_to_whom_it_concerns() {
    let (url, one, _two) = two(LONG).await;
    let mut other = PgConnection::connect(&url).await.unwrap();
    let sql = "create function full_up() returns trigger language plpgsql as
                   $$ begin raise exception 'full' using errcode = 'disk_full'; end $$;
               create trigger full_up before insert on log for each row when (new.game = 'big') execute function full_up()";
    sqlx::raw_sql(sql).execute(&mut other).await.unwrap();
    let (r, s) = (opened(&one, "r").await, opened(&one, "s").await);
    let (small, big) = tokio::join!(
        one.commit(&r, vec![step("small", 0)]),
        one.commit(&s, vec![step("big", 0), room("s", "x")])
    );
    assert_eq!((small, big), (Ok(()), Err(StoreError::Full)));
    assert_eq!(state(&one, "s").await.as_deref(), Some("opened"));
}

#[tokio::test]
async fn a_log_with_a_hole_is_damaged() {
    let (url, one, _two) = two(LONG).await;
    let claim = opened(&one, "r").await;
    one.commit(&claim, vec![begin_in("r", "g"), step("g", 0), step("g", 1), step("g", 2)]).await.unwrap();
    let mut other = PgConnection::connect(&url).await.unwrap();
    for sql in ["delete from log where seq = 2", "delete from log where seq = 0"] {
        sqlx::query(sql).execute(&mut other).await.unwrap();
        let read = one.game("g".into()).await;
        assert!(matches!(read, Err(StoreError::Damaged { .. })), "{read:?}");
    }
}

#[tokio::test]
async fn who_is_not_heard_of_is_taken_over_after_the_lease() {
    let (_, one, two) = two(SHORT).await;
    let claim = opened(&one, "r").await;
    let theirs = taken_over(&two, "r").await;
    assert_eq!(theirs.epoch, 2);
    // It has only slept, and learns of it where it counts.
    one.beat(Sign::Alive).await.unwrap();
    assert_eq!(one.commit(&claim, vec![room("r", "x")]).await, Err(StoreError::Fenced));
    two.commit(&theirs, vec![room("r", "y")]).await.unwrap();
}

#[tokio::test]
async fn who_beats_keeps_its_rooms_however_long() {
    // Long enough for a slow machine to beat in time.
    let (url, one, two) = two(SHORT * 10).await;
    let silent = server(&url, "three:1", LONG).await;
    let claim = opened(&one, "r").await;
    let theirs = opened(&silent, "s").await;
    // A whole lease is over when the silent one is lost.
    let taken = loop {
        one.beat(Sign::Alive).await.unwrap();
        assert_eq!(two.claim("r".into()).await.unwrap(), Whose::Theirs(one.me().clone()));
        if let Whose::Ours(claim) = two.claim("s".into()).await.unwrap() {
            break claim;
        }
    };
    one.commit(&claim, vec![room("r", "x")]).await.unwrap();
    two.commit(&taken, vec![room("s", "y")]).await.unwrap();
    assert_eq!(silent.commit(&theirs, vec![room("s", "z")]).await, Err(StoreError::Fenced));
}

/// A server that cannot serve must not keep its rooms from the others.
#[tokio::test]
async fn who_only_probes_the_database_does_not_live_and_learns_all_the_same_what_was_taken() {
    let (_, one, two) = two(SHORT).await;
    opened(&one, "r").await;
    let before = one.beat(Sign::Alive).await.unwrap();
    assert!(before.nodes.contains(one.me()));
    let taken = loop {
        let probed = one.beat(Sign::Probe).await.unwrap();
        assert_eq!(probed.taken, before.taken, "nothing was taken yet");
        if let Whose::Ours(claim) = two.claim("r".into()).await.unwrap() {
            break claim;
        }
    };
    assert_eq!(taken.epoch, 2);
    assert_eq!(one.beat(Sign::Probe).await.unwrap().taken, before.taken + 1);
    // A server that has never lived does not live by probing either.
    one.leave().await.unwrap();
    one.beat(Sign::Probe).await.unwrap();
    assert!(!two.beat(Sign::Alive).await.unwrap().nodes.contains(one.me()));
}

/// What a claim has read may have changed when it gets its turn.
#[tokio::test]
async fn who_waits_for_a_room_of_a_silent_server_looks_again_whose_it_is_and_who_lives() {
    let (url, one, two) = two(SHORT).await;
    let silent = Some(one.me().id.clone());
    for (round, sql, is_taken) in [
        // Something beside the epoch changes.
        (0, "update rooms set state = 'changed' where code = $1 and owner = $2", true),
        // Its owner takes it again.
        (1, "update rooms set epoch = epoch + 1 where code = $1 and owner = $2", false),
        // Its owner lives.
        (2, "update nodes set beat = now() + interval '1 day' where id = $2 and $1 <> ''", false),
    ] {
        let code = format!("r{round}");
        opened(&one, &code).await;
        let before = one.beat(Sign::Alive).await.unwrap().taken;
        // By now it was silent for longer than the lease.
        let silent_for =
            "select 1::bigint from nodes where id = $1 and beat < now() - interval '0.25 seconds'";
        let mut other = PgConnection::connect(&url).await.unwrap();
        while sqlx::query_scalar::<_, i64>(silent_for)
            .bind(&silent)
            .fetch_optional(&mut other)
            .await
            .unwrap()
            .is_none()
        {}
        let mut transaction = other.begin().await.unwrap();
        sqlx::query(sql).bind(&code).bind(&silent).execute(&mut *transaction).await.unwrap();
        let let_go = async {
            until_one_waits(&url).await;
            transaction.commit().await.unwrap();
        };
        let claiming = two.claim(code.clone());
        let (claimed, ()) = tokio::join!(claiming, let_go);
        let taken = one.beat(Sign::Probe).await.unwrap().taken;
        match (claimed.unwrap(), is_taken) {
            (Whose::Ours(claim), true) => assert_eq!((claim.epoch, taken), (2, before + 1)),
            // It is still silent, and loses the newer one.
            (Whose::Ours(claim), false) if round == 1 => assert_eq!((claim.epoch, taken), (3, before + 1)),
            (Whose::Theirs(owner), false) => assert_eq!((&owner, taken), (one.me(), before)),
            (other, _) => panic!("{round}: {other:?}"),
        }
    }
}

#[tokio::test]
async fn many_rooms_are_given_up_at_once_and_only_those_that_are_still_one_s_own() {
    let (_, one, two) = two(LONG).await;
    let mut claims = Vec::new();
    for number in 0..20 {
        claims.push(opened(&one, &format!("r{number}")).await);
    }
    let again = claimed(&one, "r3").await;
    one.give_up(claims).await.unwrap();
    for number in 0..20 {
        let is_kept = number == 3;
        let owner = two.owner(format!("r{number}")).await.unwrap();
        assert_eq!(owner.as_ref(), is_kept.then_some(one.me()), "{number}");
    }
    one.commit(&again, vec![room("r3", "well")]).await.unwrap();
    one.give_up(vec![again]).await.unwrap();
    claimed(&two, "r3").await;
}

/// Eight servers fit into the hundred connections that PostgreSQL usually has, of which three are for its administrator.
#[tokio::test]
async fn a_server_opens_eleven_connections_however_many_want_something_of_the_database() {
    let (url, one, two) = two(LONG).await;
    two.close().await;
    let mut claims = Vec::new();
    for number in 0..30 {
        claims.push(opened(&one, &format!("r{number}")).await);
    }
    let mut other = PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql("begin; select * from rooms for update").execute(&mut other).await.unwrap();
    let crowd = (0..60).map(|number| one.claim(format!("r{}", number % 30)));
    let writes = claims.iter().enumerate().map(|(number, claim)| {
        let game = format!("g{number}");
        one.commit(claim, vec![if number % 2 == 0 { step(&game, 0) } else { put(&game, 1) }])
    });
    let crowd = futures_util::future::join(
        futures_util::future::join_all(crowd),
        futures_util::future::join_all(writes),
    );
    let mut watching = PgConnection::connect(&url).await.unwrap();
    let sql = "select count(*) from pg_stat_activity
               where datname = current_database() and application_name = 'stolik'";
    let counting = async {
        while sqlx::query_scalar::<_, i64>(sql).fetch_one(&mut watching).await.unwrap() < 11 {
            one.beat(Sign::Alive).await.unwrap();
        }
        sqlx::raw_sql("commit").execute(&mut other).await.unwrap();
    };
    tokio::join!(crowd, counting);
    assert_eq!(sqlx::query_scalar::<_, i64>(sql).fetch_one(&mut watching).await.unwrap(), 11);
}

#[tokio::test]
async fn who_leaves_is_not_waited_for_and_who_comes_back_is_known_by_its_address() {
    let (url, one, two) = two(LONG).await;
    opened(&one, "r").await;
    opened(&two, "s").await;
    one.leave().await.unwrap();
    claimed(&two, "r").await;

    // The second is killed, and started again at the same address.
    let again = server(&url, "two:1", LONG).await;
    assert_ne!(again.me(), two.me());
    for room in ["r", "s"] {
        claimed(&again, room).await;
    }
    let three = server(&url, "three:1", LONG).await;
    let owner = three.owner("s".into()).await.unwrap();
    assert_eq!(owner, Some(Node { id: again.me().id.clone(), address: "two:1".into() }));
}

#[tokio::test]
async fn of_many_who_want_a_room_at_once_exactly_one_gets_it() {
    let (url, one, two) = two(LONG).await;
    let (three, four) = tokio::join!(server(&url, "three:1", LONG), server(&url, "four:1", LONG));
    let rooms: Vec<_> = (0..20).map(|number| format!("r{number}")).collect();
    for room in &rooms {
        opened(&one, room).await;
    }
    one.leave().await.unwrap();
    for room in rooms {
        let claims = [&two, &three, &four].map(|store| store.claim(room.clone()));
        let claims = futures_util::future::join_all(claims).await;
        let ours = claims.iter().filter(|whose| matches!(whose, Ok(Whose::Ours(_)))).count();
        let theirs = claims.iter().filter(|whose| matches!(whose, Ok(Whose::Theirs(_)))).count();
        assert_eq!((ours, theirs), (1, 2), "{claims:?}");
    }
}

#[tokio::test]
async fn who_opened_a_room_and_whether_it_was_used_follow_the_state() {
    let (_, one, two) = two(LONG).await;
    let open = async |room_id: &str, state: &str| {
        let claim = Claim::opening(room_id);
        one.commit(&claim, vec![room(room_id, state)]).await.map(|()| claim.opened())
    };
    let r = open("r", "code:AAA opener:x unused:7").await.unwrap();
    open("s", "code:BBB opener:x unused:5").await.unwrap();
    open("t", "code:CCC opener:y").await.unwrap();
    open("u", "code:DDD").await.unwrap();
    let opened_by = async |opener: &str| {
        let mut rooms = two.opened_by(opener.to_owned()).await.unwrap();
        rooms.sort_unstable();
        rooms
    };
    assert_eq!(
        (opened_by("x").await, opened_by("y").await),
        (vec!["r".into(), "s".into()], vec!["t".into()])
    );
    let unused = |room: &str, since| Unused { room: room.to_owned(), since, until: since + 10 };
    assert_eq!(two.unused(9).await.unwrap(), [unused("s", 5), unused("r", 7)]);
    assert_eq!(two.unused(1).await.unwrap(), [unused("s", 5)]);
    // A game begins.
    one.commit(&r, vec![room("r", "code:AAA opener:x"), begin_in("r", "g")]).await.unwrap();
    assert_eq!(two.unused(9).await.unwrap(), [unused("s", 5)]);
    assert_eq!(opened_by("x").await.len(), 2);
}

#[tokio::test]
async fn codes_and_people_follow_the_state() {
    let (_, one, two) = two(LONG).await;
    let open = async |room_id: &str, state: &str| {
        let claim = Claim::opening(room_id);
        one.commit(&claim, vec![room(room_id, state)]).await.map(|()| claim.opened())
    };
    let way = async |code: &str| two.way(code.to_owned()).await.unwrap();
    let leads = |room: &str, is_former| Some(Way { room: room.to_owned(), is_former });
    let homes = async |key: &str| two.homes_of(key.to_owned(), 2).await.unwrap();

    let r = open("r", "code:AAA key:anna key:bert touched:5").await.unwrap();
    let s = open("s", "code:BBB key:anna touched:7").await.unwrap();
    open("t", "code:CCC key:anna touched:1").await.unwrap();
    assert_eq!(two.tables().await.unwrap(), 3);
    assert_eq!((way("AAA").await, way("BBB").await), (leads("r", false), leads("s", false)));
    assert_eq!((homes("anna").await, homes("bert").await), (vec!["s".into(), "r".into()], vec!["r".into()]));

    // The same people, later; then others, and another code.
    one.commit(&r, vec![room("r", "code:AAA key:anna key:bert touched:9")]).await.unwrap();
    assert_eq!(homes("anna").await, ["r", "s"]);
    one.commit(&r, vec![room("r", "code:DDD former:AAA key:bert key:cleo touched:11")]).await.unwrap();
    assert_eq!((way("DDD").await, way("AAA").await), (leads("r", false), leads("r", true)));
    assert_eq!((homes("anna").await, homes("cleo").await), (vec!["s".into(), "t".into()], vec!["r".into()]));

    // A code is one room's, former or not, and of what is refused nothing is written.
    for taken in ["code:BBB", "code:AAA", "code:EEE former:DDD"] {
        let refused = if taken == "code:BBB" { (&r, "r") } else { (&s, "s") };
        let writes = vec![room(refused.1, taken), begin_in(refused.1, "g")];
        assert_eq!(one.commit(refused.0, writes).await, Err(StoreError::Conflict), "{taken}");
    }
    assert_eq!(open("u", "code:DDD").await, Err(StoreError::Conflict));
    assert_eq!((way("EEE").await, way("BBB").await), (None, leads("s", false)));
    assert_eq!((state(&two, "u").await, two.game("g".into()).await.unwrap()), (None, None));

    // What says nothing of how it is found changes nothing of that.
    one.commit(&r, vec![room("r", "code:EEE what?")]).await.unwrap();
    assert_eq!((way("DDD").await, homes("cleo").await), (leads("r", false), vec!["r".into()]));
    one.commit(&r, vec![room("r", "code:DDD touched:12")]).await.unwrap();
    assert_eq!((way("AAA").await, homes("cleo").await), (None, vec![]));
    one.commit(&r, vec![Write::ForgetRoom { code: "r".into() }]).await.unwrap();
    assert_eq!((way("DDD").await, homes("bert").await), (None, vec![]));
}

#[tokio::test]
async fn a_bucket_is_everybodys_and_leaks() {
    let (_, one, two) = two(LONG).await;
    let slow = Bucket { holds: 3.0, one_leaks_in: LONG };
    for store in [&one, &two, &one] {
        assert!(store.pour("doors", "anna".into(), slow).await.unwrap());
    }
    assert!(!two.pour("doors", "anna".into(), slow).await.unwrap());
    assert!(two.pour("doors", "bert".into(), slow).await.unwrap());
    assert!(two.pour("windows", "anna".into(), slow).await.unwrap());
    two.give_back("doors", "anna".into()).await.unwrap();
    assert!(one.pour("doors", "anna".into(), slow).await.unwrap());
    assert!(!one.pour("doors", "anna".into(), slow).await.unwrap());
    assert!(!one.pour("doors", "cleo".into(), Bucket { holds: 0.5, ..slow }).await.unwrap());

    let quick = Bucket { holds: 2.0, one_leaks_in: SHORT };
    while one.pour("quick", "anna".into(), quick).await.unwrap() {}
    // It is full, and has room again after a while, also if somebody sweeps meanwhile.
    while !one.pour("quick", "anna".into(), quick).await.unwrap() {
        two.sweep().await.unwrap();
    }
    assert!(!one.pour("doors", "anna".into(), slow).await.unwrap(), "what is not empty is not swept");
}

#[tokio::test]
async fn what_is_kept_is_taken_once_and_in_time() {
    let (_, one, two) = two(LONG).await;
    let at_most = AtMost { in_all: 3, a_household: 2 };
    let once =
        |what: &str, household: &str, left| Once { what: what.into(), household: household.into(), left };
    let keep =
        async |code: &str, once: Once| one.keep("links", code.to_owned(), once, at_most).await.unwrap();

    assert!(keep("a", once("A", "home", LONG)).await);
    assert!(!keep("a", once("B", "away", LONG)).await, "the code is taken");
    assert!(keep("b", once("B", "home", LONG)).await);
    assert!(!keep("c", once("C", "home", LONG)).await, "two are enough for a household");
    assert!(keep("c", once("C", "away", LONG)).await);
    assert!(!keep("d", once("D", "else", LONG)).await, "three are enough for all");
    assert!(one.keep("others", "a".into(), once("A", "home", LONG), at_most).await.unwrap());

    let taken = two.take("links", "a".into()).await.unwrap().unwrap();
    assert_eq!((taken.what.as_str(), taken.household.as_str()), ("A", "home"));
    assert!(taken.left <= LONG && taken.left > LONG / 2, "{:?}", taken.left);
    assert_eq!(one.take("links", "a".into()).await.unwrap(), None);
    two.forget("links", "B".into()).await.unwrap();
    assert_eq!(one.take("links", "b".into()).await.unwrap(), None);

    assert!(keep("e", once("E", "else", SHORT)).await);
    // Its time is up when its code is free again.
    while !keep("e", once("F", "else", LONG)).await {}
    assert_eq!(two.take("links", "e".into()).await.unwrap().unwrap().what, "F");
    assert!(keep("g", once("G", "else", Duration::ZERO)).await);
    assert_eq!(two.take("links", "g".into()).await.unwrap(), None);
}

#[tokio::test]
async fn all_know_the_same_secret() {
    let (_, one, two) = two(LONG).await;
    let (first, second) = tokio::join!(one.secret(), two.secret());
    assert_eq!(first, second);
    assert_eq!(first.clone().unwrap().len(), 32);
    assert_eq!(one.secret().await, first);
}

/// Everybody who waits for a room has a way to the database, and others wait for one.
#[tokio::test]
async fn a_server_says_that_it_lives_however_many_want_something_of_the_database() {
    let (url, one, _) = two(LONG).await;
    opened(&one, "r").await;
    let mut busy = PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql("begin; select * from rooms for update").execute(&mut busy).await.unwrap();
    let crowd = (0..60).map(async |_| {
        loop {
            assert!(one.claim("r".into()).await.is_err())
        }
    });
    let beats = async {
        for _ in 0..100 {
            one.beat(Sign::Alive).await.unwrap();
        }
    };
    tokio::select! {
        _ = futures_util::future::join_all(crowd) => {}
        () = beats => {}
    }
}
