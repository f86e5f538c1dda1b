//! `stolik check`, and a folder that is for one server: the real binary.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde::Serialize;
use stolik_shelf::journal::Line;
use stolik_shelf::{GameId, with_game};
use stolik_store::{Claim, SqliteSettings, SqliteStore, Store, Write};
use stolik_table::{Game, Head, Luck, News, Record, Secret, Table, Why};
use tempfile::TempDir;

/// What a check prints, and its exit code.
fn check(folder: &Path) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_stolik")).args(["check", "--data"]).arg(folder).output();
    let output = output.unwrap();
    let said = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    (output.status.code(), said)
}

async fn write(folder: &Path, writes: Vec<Write>) {
    let store = SqliteStore::open(folder, SqliteSettings::default()).await.unwrap();
    store.commit(&Claim::alone("ROOM"), writes).await.unwrap();
    store.close().await;
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// Some questions of a game, closed by the clock, as a server writes them down.
fn played<G: Game>(code: &str) -> Vec<Write> {
    let luck = Luck::alone(Secret::of_simulation(1, 1));
    let seats = *G::INFO.seats.end();
    let head = Head::of::<G>(G::Options::default(), seats, &luck);
    let mut table = Table::<G>::deal(&head.options, seats, luck.seed()).unwrap();
    let (game, code) = (G::INFO.id.to_owned(), code.to_owned());
    let (head, seed): (Line<G>, Line<G>) = (Record::Head(head), Record::Seed(luck.sources));
    let mut writes = vec![Write::Begin { game: game.clone(), code, head: text(&head), seed: text(&seed) }];
    for seq in 0..8 {
        if table.now().outcome().is_some() {
            break;
        }
        let step = table.decide(Why::Clock, None, &mut News::unheard()).unwrap();
        table.apply(step.clone()).unwrap();
        let (record, snapshot) = (text(&step.record()), text(&table.snapshot()));
        writes.push(Write::Step { game: game.clone(), seq, record, snapshot });
    }
    writes
}

/// Alters what was written.
type Change<'a> = &'a dyn Fn(&mut Vec<Write>);

/// The first of the shelf comes last; it has more questions than are played here.
fn all_games() -> Vec<Write> {
    GameId::ALL.iter().rev().flat_map(|&game| with_game!(game, G => played::<G>("SECRET"))).collect()
}

#[tokio::test]
async fn every_game_is_played_again_and_what_leads_elsewhere_is_named() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), all_games()).await;
    let (code, said) = check(folder.path());
    assert_eq!((code, said.contains("Everything is whole")), (Some(0), true), "{said}");

    // Each is whole in itself, with a checksum of its own, and makes no sense.
    let nonsense: [(Change, &str); 4] = [
        (
            &|writes| {
                let Some(Write::Step { snapshot, .. }) = writes.last_mut() else { panic!("no step") };
                *snapshot = snapshot.replacen("\"number\":8", "\"number\":7", 1);
            },
            "its log leads elsewhere",
        ),
        (
            &|writes| {
                let Some(Write::Step { record, .. }) = writes.last_mut() else { panic!("no step") };
                *record = record.replacen("\"ask\":7", "\"ask\":6", 1);
            },
            "question 7",
        ),
        (&|writes| writes.push(Write::Room { code: "SECRET".into(), state: "{}".into() }), "cannot be read"),
        (
            &|writes| {
                let put = "no sheet".to_owned();
                let game = GameId::ALL[0].info().id.to_owned();
                writes.push(Write::Put { game, ask: 8, seat: 0, number: 1, put });
            },
            "a line of it cannot be read",
        ),
    ];
    for (alter, sentence) in nonsense {
        let folder = TempDir::new().unwrap();
        let mut writes = all_games();
        alter(&mut writes);
        write(folder.path(), writes).await;
        let (code, said) = check(folder.path());
        assert_eq!(code, Some(1), "{sentence}: {said}");
        assert!(said.contains(sentence) && said.contains("Table SE…"), "{sentence}: {said}");
        assert!(!said.contains("SECRET"), "the code is a way in: {said}");
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_and_a_folder_without_one() {
    let folder = TempDir::new().unwrap();
    let (code, said) = check(folder.path());
    assert_eq!(code, Some(2));
    assert!(said.contains("there is no stolik.sqlite in it"), "{said}");
    std::fs::write(folder.path().join("stolik.sqlite"), "not a database, whatever its name is").unwrap();
    let (code, said) = check(folder.path());
    assert_eq!(code, Some(1), "{said}");
}

/// A server that says that it is open.
fn serve(folder: &Path) -> Child {
    let mut server = Command::new(env!("CARGO_BIN_EXE_stolik"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
    assert!(lines.next().unwrap().unwrap().starts_with("Stolik is open"));
    // Somebody goes on reading, so that it can go on speaking.
    std::thread::spawn(move || lines.for_each(drop));
    server
}

#[test]
fn a_second_server_is_told_whose_folder_it_is_and_a_dead_one_holds_nothing() {
    let folder = TempDir::new().unwrap();
    let mut first = serve(folder.path());
    let second = Command::new(env!("CARGO_BIN_EXE_stolik"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path())
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(2));
    let said = String::from_utf8(second.stderr).unwrap();
    let sentence = format!(
        "stolik: the data folder {} cannot be used: another Stolik has it: stop that one, or choose another folder with --data\n",
        folder.path().display()
    );
    assert_eq!(said, sentence);
    // One who only looks is welcome.
    let (code, said) = check(folder.path());
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("A server runs on this folder"), "{said}");

    first.kill().unwrap();
    first.wait().unwrap();
    let (code, said) = check(folder.path());
    assert_eq!((code, said.contains("A server runs")), (Some(0), false), "{said}");
    let mut third = serve(folder.path());
    third.kill().unwrap();
    third.wait().unwrap();
}
