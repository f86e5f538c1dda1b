//! Faults, while people play at servers that they pick at random.

use std::sync::atomic::{AtomicU32, Ordering};

use futures_util::future::join_all;
use stolik_table::{Dice, Lane, Seed};
use tokio::sync::Notify;
use tokio::task::yield_now;
use tokio::time::Instant;

use crate::players::{Client, Watched, check_logs, rematch, sit_down, times};
use crate::servers::{SERVERS, Servers};

/// How many faults there are in an evening, if it is a long run.
const FAULTS: &str = "STOLIK_FAULTS";
/// Sheets that are acknowledged between two faults, at the most.
const BETWEEN: u32 = 12;
const TABLES: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A server dies without a word, and comes back.
    Killed,
    /// It stands still until another one has its rooms, and goes on as if nothing had been.
    Frozen,
    /// It is stopped as for an upgrade, and comes back.
    Upgraded,
    /// The database restarts, and cuts everybody off.
    DatabaseRestarted,
}

const ALL: [Fault; 4] = [Fault::Killed, Fault::Frozen, Fault::Upgraded, Fault::DatabaseRestarted];

/// Counts what players see, so that no clock decides when something happens.
#[derive(Default)]
struct Counted {
    /// By table.
    acknowledged: [AtomicU32; TABLES],
    changed: Notify,
}

struct AtTable<'a> {
    counted: &'a Counted,
    table: usize,
}

impl Watched for AtTable<'_> {
    fn sent(&self) {}

    fn acknowledged(&self) {
        self.counted.acknowledged[self.table].fetch_add(1, Ordering::Relaxed);
        self.counted.changed.notify_waiters();
    }
}

impl Counted {
    fn now(&self) -> [u32; TABLES] {
        std::array::from_fn(|table| self.acknowledged[table].load(Ordering::Relaxed))
    }

    async fn until(&self, fulfilled: impl Fn([u32; TABLES]) -> bool) {
        loop {
            let changed = self.changed.notified();
            if fulfilled(self.now()) {
                return;
            }
            changed.await;
        }
    }
}

async fn happens(fault: Fault, servers: &Servers, tables: &[String], number: usize) {
    match fault {
        Fault::Killed => {
            servers.kill(number);
            servers.start_one(number).await;
        }
        Fault::Frozen => {
            servers.signal(number, "STOP");
            // Every table is reached without it.
            let somebody = servers.person(number + 1);
            for table in tables {
                while somebody.get(&format!("/api/tables/{table}")).await.status != 200 {
                    yield_now().await;
                }
            }
            servers.signal(number, "CONT");
        }
        Fault::Upgraded => {
            servers.stop(number);
            servers.start_one(number).await;
        }
        Fault::DatabaseRestarted => servers.postgres.restart(),
    }
}

/// Plays until the game is over, at one server after the other.
async fn play_on(client: &mut Client, servers: &Servers, counted: &AtTable<'_>, mut dice: Dice) {
    loop {
        client.person = servers.at(&client.person, dice.index(SERVERS));
        if client.play(counted).await {
            return;
        }
        yield_now().await;
    }
}

/// Evenings with so many faults, drawn from these.
async fn an_evening_with(kinds: &[Fault], faults: u32) {
    let servers = Servers::start().await;
    let mut dice = Dice::new(&Seed::from_bytes([7; 32]), Lane::Deal);
    let mut clients = Vec::new();
    for table in 0..TABLES {
        let people = AtomicU32::new(table as u32);
        let next = || servers.person(people.fetch_add(1, Ordering::Relaxed) as usize);
        clients.extend(sit_down(&next).await);
    }
    let tables: Vec<String> = clients.chunks(4).map(|table| table[0].code.clone()).collect();
    let mut happened = 0;
    let mut longest = std::time::Duration::ZERO;
    loop {
        let counted = Counted::default();
        let seeds: Vec<u32> = clients.iter().map(|_| dice.word()).collect();
        let happening = async {
            while happened < faults {
                let enough = counted.now().iter().sum::<u32>() + 1 + dice.below(BETWEEN);
                counted.until(|now| now.iter().sum::<u32>() >= enough).await;
                let fault = kinds[happened as usize % kinds.len()];
                happens(fault, &servers, &tables, dice.index(SERVERS)).await;
                happened += 1;
                let (ended, seen) = (Instant::now(), counted.now());
                counted.until(|now| now.iter().zip(seen).all(|(now, seen)| *now > seen)).await;
                longest = longest.max(ended.elapsed());
            }
            // The rest of the evening is quiet.
            std::future::pending::<()>().await;
        };
        let playing = clients.iter_mut().zip(seeds).enumerate().map(async |(number, (client, seed))| {
            let dice = Dice::new(&Seed::from_bytes([seed as u8; 32]), Lane::Deal);
            let counted = AtTable { counted: &counted, table: number / 4 };
            play_on(client, &servers, &counted, dice).await
        });
        tokio::select! {
            _ = join_all(playing) => {}
            () = happening => {}
        }
        for (number, client) in clients.iter_mut().enumerate() {
            client.person = servers.at(&client.person, number);
        }
        check_logs(&clients).await;
        if happened >= faults {
            break;
        }
        // The games were over before: new ones.
        for table in clients.chunks_mut(4) {
            rematch(table).await;
        }
    }
    println!(
        "{happened} faults of {kinds:?}; until every table went on it took {} ms at the most",
        longest.as_millis()
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
