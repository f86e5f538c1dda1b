//! The kill test: the real binary dies without a word, again and again, while people play. Nothing that was
//! acknowledged is lost, nothing counts twice, the data is whole, and every game is played to its end. The same with
//! power cuts, after which the disk has nothing but what was synced, and any part of the rest.
//!
//! Ten kills and eight power cuts; as many as `STOLIK_KILLS` and `STOLIK_POWER_CUTS` say in a long run.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

#[path = "../../server/tests/common/mod.rs"]
mod common;
mod players;
#[cfg(target_os = "linux")]
mod power;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};

use common::AT_ONCE;
use players::{Watched, a_free_port, awake, check_logs, new_person, rematch, sit_down, times};
use stolik_table::{Dice, Lane, Seed};
use tempfile::TempDir;

/// When the server dies next, counted in what the players see: no clock decides.
enum Fate {
    /// Right after one more sheet has been sent, before it can be acknowledged.
    AfterSending(u32),
    /// Right after one more has been acknowledged.
    AfterAcknowledging(u32),
    Spared,
}

struct Life {
    server: Child,
    fate: Fate,
    in_flight: i32,
}

impl Watched for Mutex<Life> {
    fn sent(&self) {
        self.lock().unwrap().sent();
    }

    fn acknowledged(&self) {
        self.lock().unwrap().acknowledged();
    }
}

impl Life {
    fn sent(&mut self) {
        self.in_flight += 1;
        if let Fate::AfterSending(left) = &mut self.fate {
            *left = left.saturating_sub(1);
            if *left == 0 {
                self.kill();
            }
        }
    }

    fn acknowledged(&mut self) {
        self.in_flight -= 1;
        if let Fate::AfterAcknowledging(left) = &mut self.fate {
            *left = left.saturating_sub(1);
            if *left == 0 {
                self.kill();
            }
        }
    }

    /// SIGKILL: it cannot finish anything.
    fn kill(&mut self) {
        self.server.kill().unwrap();
        self.server.wait().unwrap();
    }
}

fn server(port: u16, data: &Path) -> Command {
    let mut server = Command::new(env!("CARGO_BIN_EXE_stolik"));
    server
        .args(["serve", "--listen", &format!("127.0.0.1:{port}")])
        .args(AT_ONCE)
        // Players here answer faster than people can.
        .args(["--messages-a-second", "10000", "--households", "100"])
        .arg("--data")
        .arg(data)
        .stdout(Stdio::null());
    server
}

/// Everything on the disk is whole, says the command for it.
fn check(data: &Path) {
    let checked =
        Command::new(env!("CARGO_BIN_EXE_stolik")).args(["check", "--data"]).arg(data).output().unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_server_dies() {
    let data = TempDir::new().unwrap();
    let start = |port| server(port, data.path()).spawn().unwrap();
    let dead = |_: &mut Dice| check(data.path());
    an_evening_with_deaths(times("STOLIK_KILLS", 10), start, dead).await;
}

/// Plays whole evenings in which the server dies so often; `dead` is called before it is started again.
async fn an_evening_with_deaths(deaths: u32, start: impl Fn(u16) -> Child, dead: impl Fn(&mut Dice)) {
    let port = a_free_port();
    let mut dice = Dice::new(&Seed::from_bytes([9; 32]), Lane::Deal);
    let mut life = Life { server: start(port), fate: Fate::Spared, in_flight: 0 };
    awake(&new_person(port)).await;
    let mut clients = Vec::new();
    for _ in 0..2 {
        clients.extend(sit_down(&|| new_person(port)).await);
    }

    let (mut died, mut unacknowledged) = (0, 0);
    loop {
        life.fate = match died < deaths {
            true if dice.once_in(2) => Fate::AfterAcknowledging(1 + dice.below(12)),
            true => Fate::AfterSending(1 + dice.below(12)),
            false => Fate::Spared,
        };
        life.in_flight = 0;
        let shared = Arc::new(Mutex::new(life));
        let games = clients.iter_mut().map(|client| client.play(&*shared));
        let over = futures_util::future::join_all(games).await;
        life = Arc::into_inner(shared).unwrap().into_inner().unwrap();
        if over.iter().all(|over| *over) {
            check_logs(&clients).await;
            if died >= deaths {
                break;
            }
            // The games were over before the server died: new ones.
            for table in clients.chunks_mut(4) {
                rematch(table).await;
            }
            continue;
        }
        died += 1;
        unacknowledged += u32::from(clients.iter().any(|client| client.pending.is_some()));
        dead(&mut dice);
        life.server = start(port);
        awake(&clients[0].person).await;
    }
    println!("{died} deaths, {unacknowledged} of them while a sheet was not acknowledged");
    assert!(unacknowledged * 2 >= died, "too few deaths hit a sheet in flight: {unacknowledged} of {died}");
    life.kill();
}

#[cfg(target_os = "linux")]
mod power_cuts {
    use super::power::{Disk, Unsynced};
    use super::*;

    fn start(port: u16, disk: &Disk) -> Child {
        let mut server = server(port, &disk.folder);
        disk.watch(&mut server);
        server.spawn().unwrap()
    }

    fn end(mut server: Child) {
        server.kill().unwrap();
        server.wait().unwrap();
    }

    #[tokio::test]
    async fn nothing_acknowledged_is_lost_when_the_power_is_cut() {
        let disk = Disk::new();
        let dead = |dice: &mut Dice| {
            let unsynced = if dice.once_in(3) { Unsynced::Lost } else { Unsynced::AnyOfThem };
            disk.cut(unsynced, dice);
            check(&disk.folder);
        };
        an_evening_with_deaths(times("STOLIK_POWER_CUTS", 8), |port| start(port, &disk), dead).await;
    }

    /// A new folder, then a stop: names of files are on the disk, too, and not only what is in them.
    #[tokio::test]
    async fn what_was_acknowledged_first_and_what_was_closed_last_survive_a_power_cut() {
        let (disk, port) = (Disk::new(), a_free_port());
        let mut dice = Dice::new(&Seed::from_bytes([3; 32]), Lane::Deal);
        let host = new_person(port);
        let mut server = start(port, &disk);
        awake(&host).await;
        let first = host.open(false).await;
        end(server);
        disk.cut(Unsynced::Lost, &mut dice);

        server = start(port, &disk);
        awake(&host).await;
        let second = host.open(false).await;
        let stop = format!("kill -TERM {}", server.id());
        assert!(Command::new("sh").args(["-c", &stop]).status().unwrap().success());
        assert!(server.wait().unwrap().success());
        assert_eq!(disk.files(), ["stolik.key", "stolik.lock", "stolik.sqlite"]);
        disk.cut(Unsynced::Lost, &mut dice);
        check(&disk.folder);

        server = start(port, &disk);
        awake(&host).await;
        for code in [first, second] {
            assert_eq!(host.get(&format!("/api/tables/{code}")).await.status, 200);
        }
        end(server);
    }

    /// The test itself can fail: a disk that says "synced" and forgets loses what was acknowledged.
    #[tokio::test]
    async fn a_disk_that_lies_is_noticed() {
        let (disk, port) = (Disk::new(), a_free_port());
        let mut dice = Dice::new(&Seed::from_bytes([4; 32]), Lane::Deal);
        let host = new_person(port);
        let mut lied_to = server(port, &disk.folder);
        disk.watch(&mut lied_to);
        let lied_to = lied_to.env("STOLIK_POWER_LIES", "-wal").spawn().unwrap();
        awake(&host).await;
        let code = host.open(false).await;
        end(lied_to);
        disk.cut(Unsynced::Lost, &mut dice);
        let honest = start(port, &disk);
        awake(&host).await;
        assert_eq!(host.get(&format!("/api/tables/{code}")).await.status, 404);
        end(honest);
    }
}
