//! Faults, while people play at servers that they pick at random.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::future::join_all;
use stolik_table::{Dice, Lane, Seed};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep};

use crate::players::{Client, Watched, check_logs, rematch, sit_down, times};
use crate::servers::{Between, COMES_BACK_AFTER, SERVERS, Servers};

/// How many faults there are in an evening, if it is a long run.
const FAULTS: &str = "STOLIK_FAULTS";
/// Sheets that are acknowledged between two faults, at the most.
const BETWEEN: u32 = 12;
/// Sheets that a table acknowledges while others do not reach a server: long enough for everybody to have noticed.
const MEANWHILE: u32 = 20;
const TABLES: usize = 2;
/// Over a slow line, there and back.
const SLOW_ROUND_TRIP: Duration = Duration::from_millis(250);
/// After a fault every table goes on in time; it takes a tenth of that.
const GOES_ON_WITHIN: Duration = Duration::from_secs(3);
/// No game stops for longer because a server is replaced.
const REPLACED_WITHIN: Duration = Duration::from_secs(2);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A server dies without a word, and comes back.
    Killed,
    /// It stands still until another one has its rooms, and goes on as if nothing had been.
    Frozen,
    /// It is stopped as for an upgrade, and comes back.
    Upgraded,
    /// A line of it is cut: whoever uses it hears so.
    Cut(Between),
    /// What is sent over a line of it does not arrive, and nobody hears so; in the end it does.
    Held(Between),
    /// Its line to the database is slow, and all connections on it break.
    SlowedDown,
    /// The database restarts, and cuts everybody off.
    DatabaseRestarted,
    /// The database dies, and another one that has followed it takes its place.
    StandbyPromoted,
}

const ALL: [Fault; 10] = [
    Fault::Killed,
    Fault::Frozen,
    Fault::Upgraded,
    Fault::Cut(Between::ItAndTheDatabase),
    Fault::Held(Between::ItAndTheDatabase),
    Fault::Cut(Between::ItAndTheOthers),
    Fault::Held(Between::ItAndTheOthers),
    Fault::SlowedDown,
    Fault::DatabaseRestarted,
    Fault::StandbyPromoted,
];

/// What people notice, so that no clock decides when something happens.
struct Noticed {
    tables: [Mutex<AtTable>; TABLES],
    changed: Notify,
}

/// What the people at one table notice.
struct AtTable {
    acknowledged: u32,
    /// When something was last acknowledged, and the longest that it took since a fault began.
    last: Instant,
    longest: Duration,
    /// Those for whom the game is over.
    done: usize,
}

impl AtTable {
    fn is_over(&self) -> bool {
        self.done == 4
    }
}

struct Ear<'a> {
    noticed: &'a Noticed,
    table: usize,
}

impl Watched for Ear<'_> {
    fn sent(&self) {}

    fn acknowledged(&self) {
        let mut table = self.noticed.tables[self.table].lock().unwrap();
        table.acknowledged += 1;
        table.longest = table.longest.max(table.last.elapsed());
        table.last = Instant::now();
        self.noticed.changed.notify_waiters();
    }
}

impl Noticed {
    fn new() -> Self {
        let table = || AtTable { acknowledged: 0, last: Instant::now(), longest: Duration::ZERO, done: 0 };
        Noticed { tables: [(); TABLES].map(|()| Mutex::new(table())), changed: Notify::new() }
    }

    fn each<T>(&self, what: impl Fn(&mut AtTable) -> T) -> [T; TABLES] {
        std::array::from_fn(|table| what(&mut self.tables[table].lock().unwrap()))
    }

    fn are_over(&self) -> bool {
        self.each(|table| table.is_over()).iter().all(|is_over| *is_over)
    }

    /// Waits until each table has acknowledged so many more, or is over.
    async fn each_goes_on(&self, so_many: u32) {
        let before = self.each(|table| table.acknowledged);
        self.until(|| {
            let now = self.each(|table| if table.is_over() { u32::MAX } else { table.acknowledged });
            now.iter().zip(before).all(|(now, before)| *now >= before + so_many)
        })
        .await;
    }

    async fn all_go_on(&self, so_many: u32) {
        let sum = || self.each(|table| table.acknowledged).iter().sum::<u32>();
        let enough = sum() + so_many;
        self.until(|| sum() >= enough || self.are_over()).await;
    }

    async fn until(&self, fulfilled: impl Fn() -> bool) {
        loop {
            let changed = self.changed.notified();
            if fulfilled() {
                return;
            }
            changed.await;
        }
    }
}

async fn happens(fault: Fault, servers: &Servers, tables: &[String], number: usize, noticed: &Noticed) {
    match fault {
        Fault::Killed => {
            servers.kill(number);
            servers.start_one(number).await;
        }
        Fault::Frozen => {
            servers.signal(number, "STOP");
            // Every table is reached without it.
            for table in tables {
                servers.until_one_leads_to(number + 1, table).await;
            }
            servers.signal(number, "CONT");
        }
        Fault::Upgraded => {
            servers.stop(number).await;
            servers.start_one(number).await;
        }
        Fault::Cut(between) | Fault::Held(between) => {
            let line = servers.line(number, between);
            if matches!(fault, Fault::Cut(_)) {
                line.cut()
            } else {
                line.hold()
            }
            if between == Between::ItAndTheDatabase {
                // It has noticed, and sends people away.
                let somebody = servers.person(number);
                while somebody.get("/healthz").await.status == 200 {
                    sleep(COMES_BACK_AFTER).await;
                }
            }
            noticed.each_goes_on(MEANWHILE).await;
            line.mend();
        }
        Fault::SlowedDown => {
            let line = servers.line(number, Between::ItAndTheDatabase);
            line.slow_down(SLOW_ROUND_TRIP);
            line.reset();
            noticed.each_goes_on(MEANWHILE).await;
            line.slow_down(Duration::ZERO);
        }
        Fault::DatabaseRestarted => servers.restart_database().await,
        Fault::StandbyPromoted => servers.promote_standby().await,
    }
}

/// Plays until the game is over, at one server after the other.
async fn play_on(client: &mut Client, servers: &Servers, ear: &Ear<'_>, mut dice: Dice) {
    loop {
        client.person = servers.at(&client.person, dice.index(SERVERS));
        if client.play(ear).await {
            break;
        }
        sleep(COMES_BACK_AFTER).await;
    }
    ear.noticed.tables[ear.table].lock().unwrap().done += 1;
    ear.noticed.changed.notify_waiters();
}

/// What an evening has shown.
#[derive(Default)]
struct Shown {
    happened: u32,
    /// The longest from the end of a fault until every table went on.
    until_all_went_on: Duration,
    /// The longest that a table stood still, from one acknowledged sheet to the next.
    stood_still: Duration,
}

/// Evenings with so many faults, drawn from these.
async fn an_evening_with(kinds: &[Fault], faults: u32) {
    let servers = Servers::start().await;
    let mut dice = Dice::new(&Seed::from_bytes([7; 32]), Lane::Deal);
    let mut clients = Vec::new();
    for table in 0..TABLES {
        let people = AtomicUsize::new(table);
        let next = || servers.person(people.fetch_add(1, Ordering::Relaxed));
        clients.extend(sit_down(&next).await);
    }
    let tables: Vec<String> = clients.chunks(4).map(|table| table[0].code.clone()).collect();
    let mut shown = Shown::default();
    let next = |shown: &Shown| kinds[shown.happened as usize % kinds.len()];
    loop {
        let noticed = Noticed::new();
        let seeds: Vec<u32> = clients.iter().map(|_| dice.word()).collect();
        let happening = async {
            while shown.happened < faults && !noticed.are_over() {
                noticed.all_go_on(1 + dice.below(BETWEEN)).await;
                let fault = next(&shown);
                let may_happen = fault != Fault::StandbyPromoted || servers.has_standby();
                if noticed.are_over() || !may_happen {
                    break;
                }
                noticed.each(|table| table.longest = Duration::ZERO);
                happens(fault, &servers, &tables, dice.index(SERVERS), &noticed).await;
                shown.happened += 1;
                let ended = Instant::now();
                noticed.each_goes_on(1).await;
                let went_on = ended.elapsed();
                assert!(went_on < GOES_ON_WITHIN, "{fault:?}: {went_on:?} until every table went on");
                shown.until_all_went_on = shown.until_all_went_on.max(went_on);
                let stood_still = noticed.each(|table| table.longest).into_iter().max().unwrap_or_default();
                let is_in_time = fault != Fault::Upgraded || stood_still < REPLACED_WITHIN;
                assert!(is_in_time, "a table stood still for {stood_still:?} while a server was replaced");
                shown.stood_still = shown.stood_still.max(stood_still);
            }
        };
        let playing = clients.iter_mut().zip(seeds).enumerate().map(async |(number, (client, seed))| {
            let dice = Dice::new(&Seed::from_bytes([seed as u8; 32]), Lane::Deal);
            play_on(client, &servers, &Ear { noticed: &noticed, table: number / 4 }, dice).await
        });
        tokio::join!(join_all(playing), happening);
        servers.until_all_lead_to(&tables).await;
        for (number, client) in clients.iter_mut().enumerate() {
            client.person = servers.at(&client.person, number);
        }
        check_logs(&clients).await;
        if shown.happened >= faults {
            break;
        }
        // The games were over before, or nobody has followed the database yet: new ones.
        if next(&shown) == Fault::StandbyPromoted {
            servers.make_standby().await;
        }
        for table in clients.chunks_mut(4) {
            rematch(table).await;
        }
    }
    println!(
        "{} faults of {kinds:?}: until every table went on it took {} ms at the most; a table stood still for {} ms at the most",
        shown.happened,
        shown.until_all_went_on.as_millis(),
        shown.stood_still.as_millis()
    );
}

#[tokio::test]
async fn nothing_is_lost_when_all_of_it_happens() {
    an_evening_with(&ALL, times(FAULTS, ALL.len() as u32)).await;
}

/// In a long run each kind has evenings of its own.
#[tokio::test]
async fn nothing_is_lost_when_one_of_it_happens_again_and_again() {
    for fault in ALL {
        let faults = times(FAULTS, 0);
        if faults > 0 {
            an_evening_with(&[fault], faults).await;
        }
    }
}
