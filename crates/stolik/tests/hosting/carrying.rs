//! `stolik export` and `stolik import`: tables go from a folder to a database and back, in play and over.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::json;
use stolik_postgres_for_tests as postgres;
use tempfile::TempDir;

use crate::common::{AT_ONCE, Person};
use crate::in_the_middle::{as_left_before, goes_on};
use crate::{Running, says, serve, serve_with, stolik};

/// Where tables are kept, as it is typed.
fn at_folder(folder: &Path) -> [&str; 2] {
    ["--data", folder.to_str().unwrap()]
}

fn export(file: &Path, from: [&str; 2]) -> Vec<u8> {
    let (exit, said) = says(stolik().arg("export").arg(file).args(from));
    assert_eq!(exit, Some(0), "{said}");
    fs::read(file).unwrap()
}

fn import(file: &Path, to: [&str; 2]) -> (Option<i32>, String) {
    says(stolik().arg("import").arg(file).args(to))
}

fn is_imported(file: &Path, to: [&str; 2]) {
    let (exit, said) = import(file, to);
    assert_eq!(exit, Some(0), "{said}");
}

fn limitless(place: [&str; 2]) -> Command {
    let mut command = stolik();
    command.args(["serve", "--listen", "127.0.0.1:0", "--limits", "off"]).args(AT_ONCE).args(place);
    command
}

async fn log(running: &Running, key: &str, code: &str) -> String {
    let person = Person { key: key.to_owned(), address: running.address.clone() };
    let log = person.get(&format!("/api/tables/{code}/log")).await;
    assert_eq!(log.status, 200, "{}", log.body);
    log.body
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_goes_on_after_it_was_carried_to_a_database_and_back_in_the_middle_of_a_secret_choice() {
    let place = TempDir::new().unwrap();
    let [from, to] = ["from", "to"].map(|name| place.path().join(name));
    let file = |name: &str| place.path().join(name);
    let left = as_left_before(&from);
    // A folder of an earlier version is brought up to date by a start.
    assert_eq!(serve(&from).stop(), Some(0));
    let database = postgres::shared().fresh();
    let database = ["--database", database.as_str()];

    let first = export(&file("first"), at_folder(&from));
    is_imported(&file("first"), database);
    assert_eq!(export(&file("second"), database), first, "the same tables make the same file");
    is_imported(&file("second"), at_folder(&to));
    let mut running = serve_with(&mut limitless(at_folder(&to)));
    let mut logs = Vec::new();
    for (game, left) in &left {
        goes_on(&running, game, left).await;
        logs.push(log(&running, &left.keys[0], &left.code).await);
    }
    assert_eq!(running.stop(), Some(0));
    let (exit, said) = says(stolik().arg("check").args(at_folder(&to)));
    assert_eq!(exit, Some(0), "{said}");

    // What is over goes, too: two of them by name, to servers that run.
    let database = postgres::shared().fresh();
    let database = ["--database", database.as_str()];
    let running = serve_with(limitless(database).args(["--data"]).arg(file("scratch")));
    let codes: Vec<&str> = left.values().take(2).map(|left| left.code.as_str()).collect();
    let (exit, said) = says(stolik().arg("export").args(&codes).arg(file("third")).args(at_folder(&to)));
    assert_eq!((exit, said.contains("has 2 tables, 2 games")), (Some(0), true), "{said}");
    assert!(codes.iter().all(|code| !said.contains(code)), "a code is a way in: {said}");
    is_imported(&file("third"), database);
    for (left, before) in left.values().take(2).zip(&logs) {
        assert_eq!(log(&running, &left.keys[0], &left.code).await, *before);
    }
    // And one in the middle of its choice: what was handed in lies there.
    let (game, left) = left.iter().nth(2).unwrap();
    let one = stolik().args(["export", &left.code]).arg(file("fourth")).args(at_folder(&from)).status();
    assert!(one.unwrap().success());
    is_imported(&file("fourth"), database);
    goes_on(&running, game, left).await;
}

#[tokio::test]
async fn a_file_that_is_cut_off_altered_or_for_the_second_time_changes_nothing() {
    let place = TempDir::new().unwrap();
    let [from, to] = ["from", "to"].map(|name| place.path().join(name));
    let file = |name: &str| place.path().join(name);
    let running = serve(&from);
    let (wanted, unwanted) = (running.person(), running.person());
    let (code, other) = (wanted.open(true).await, unwanted.open(true).await);
    // Beside the running server, like a backup.
    let whole = export(&file("whole"), at_folder(&from));
    let (exit, said) = says(stolik().arg("export").arg(file("whole")).args(at_folder(&from)));
    assert_eq!((exit, said.contains("is there already")), (Some(2), true), "{said}");
    let (exit, said) = import(&file("whole"), at_folder(&from));
    assert_eq!((exit, said.contains("another Stolik has it")), (Some(2), true), "{said}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(file("whole")).unwrap().permissions().mode() & 0o777, 0o600);
    }

    let database = postgres::shared().fresh();
    let (folder, database) = (at_folder(&to), ["--database", database.as_str()]);
    let one = stolik().args(["export", &code]).arg(file("one")).args(at_folder(&from)).status();
    assert!(one.unwrap().success());
    let mut altered = whole.clone();
    altered[whole.len() / 2] ^= 1;
    for to in [folder, database] {
        is_imported(&file("one"), to);
        let before = export(&file("before"), to);
        for (bytes, sentence) in [
            (&whole[..whole.len() / 2], "it is cut off"),
            (&whole[..whole.len() - 1], "it is cut off"),
            (&altered[..], "is not what was written"),
            (&whole[..], "has these already, or their codes or games"),
            (&before[..], "has these already, or their codes or games"),
            (&b"a letter"[..], "it is no file that `stolik export` has written"),
        ] {
            fs::write(file("bad"), bytes).unwrap();
            let (exit, said) = import(&file("bad"), to);
            assert_eq!((exit, said.contains(sentence)), (Some(2), true), "{sentence}: {said}");
            assert!(!said.contains(&code) && !said.contains(&other), "a code is a way in: {said}");
        }
        fs::remove_file(file("before")).unwrap();
        assert_eq!(export(&file("after"), to), before);
        fs::remove_file(file("after")).unwrap();
    }
    // Nothing else is left, either.
    let mut names: Vec<_> =
        fs::read_dir(place.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["bad", "from", "one", "to", "whole"]);
}

async fn picture(person: &Person, code: &str, card: u8) -> Vec<u8> {
    let path = format!("http://{}/api/tables/{code}/decks/1/{card}/large", person.address);
    let request = ureq::get(path).header("cookie", format!("stolik={}", person.key));
    tokio::task::spawn_blocking(move || request.call().unwrap().body_mut().read_to_vec().unwrap())
        .await
        .unwrap()
}

#[tokio::test]
async fn a_table_with_a_deck_of_its_own_keeps_its_pictures() {
    const CARDS: u8 = 30;
    let place = TempDir::new().unwrap();
    let from = place.path().join("from");
    let mut running = serve(&from);
    let host = running.person();
    let code = host.open_for("dixit", false).await;
    let mut body = String::new();
    for card in 0..CARDS {
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 30"><circle cx="9" cy="{card}" r="9"/></svg>"#
        );
        body += &format!(
            "--edge\r\ncontent-disposition: form-data; name=\"file\"; filename=\"{card}.svg\"\r\n\r\n{svg}\r\n"
        );
    }
    body += "--edge--\r\n";
    let request = ureq::post(format!("http://{}/api/tables/{code}/decks", running.address))
        .header("cookie", format!("stolik={}", host.key))
        .header("content-type", "multipart/form-data; boundary=edge");
    let brought = tokio::task::spawn_blocking(move || request.send(body).unwrap().status()).await.unwrap();
    assert_eq!(brought, 201);
    let before = [picture(&host, &code, 0).await, picture(&host, &code, CARDS - 1).await];
    assert_eq!(running.stop(), Some(0));

    let file = place.path().join("file");
    export(&file, at_folder(&from));
    let database = postgres::shared().fresh();
    is_imported(&file, ["--database", &database]);
    let running =
        serve_with(limitless(["--database", &database]).arg("--data").arg(place.path().join("scratch")));
    let host = Person { address: running.address.clone(), ..host };
    assert_eq!([picture(&host, &code, 0).await, picture(&host, &code, CARDS - 1).await], before);
    // They are played with, too.
    let mut screen = host.enter(&code).await;
    let mut options = screen.room["options"].clone();
    options["deck"] = json!({"own": {"deck": 1, "cards": CARDS}});
    assert_eq!(screen.wish(json!({"is": "options", "options": options})).await, None);
}
