//! `stolik check`, `stolik backup` and `stolik forget` on a database, while servers run on it.

use serde_json::json;
use stolik_postgres_for_tests as postgres;
use tempfile::TempDir;

use crate::common::{AT_ONCE, Person};
use crate::{Running, says, serve, serve_with, stolik};

fn serve_shared(database: &str, place: &TempDir) -> Running {
    serve_with(
        stolik()
            .args(["serve", "--listen", "127.0.0.1:0", "--limits", "off", "--database", database])
            .args(AT_ONCE)
            .arg("--data")
            .arg(place.path().join("scratch")),
    )
}

#[tokio::test]
async fn a_backup_of_a_database_made_in_play_is_a_folder_that_goes_on() {
    let place = TempDir::new().unwrap();
    let database = postgres::shared().fresh();
    let running = serve_shared(&database, &place);
    let person = running.person();
    let code = person.open(true).await;
    let mut screen = person.enter(&code).await;
    screen.until(|screen| screen.is_asked()).await;
    let (ask, sheet) = (screen.number(), screen.a_sheet(1));
    assert_ne!(screen.hand_in(1, &sheet).await, "closed counted false");

    let copy = place.path().join("copy");
    let backup = || says(stolik().arg("backup").arg(&copy).args(["--database", &database]));
    let (exit, said) = backup();
    assert_eq!((exit, said.contains("has everything: 1 tables, 1 games")), (Some(0), true), "{said}");
    let (exit, said) = backup();
    assert_eq!((exit, said.contains("is there already")), (Some(2), true), "{said}");
    let (exit, said) = says(stolik().args(["check", "--data"]).arg(&copy));
    assert_eq!(exit, Some(0), "{said}");
    let (exit, said) = says(stolik().args(["check", "--database", &database]));
    assert_eq!(exit, Some(0), "{said}");
    assert!(said.contains("Servers run on this database") && said.contains("1 tables, 1 games"), "{said}");
    drop(running);

    let restored = serve(&copy);
    let person = Person { address: restored.address.clone(), ..person };
    let mut screen = person.enter(&code).await;
    screen.until(|screen| !screen.update.is_null()).await;
    if screen.is_asked() && screen.number() == ask {
        assert_eq!(screen.update["question"]["yours"]["sheet"]["ready"], true);
    }
    screen.play_to_the_end().await;
}

#[tokio::test]
async fn a_table_is_forgotten_while_servers_run_and_whoever_looks_at_it_is_told() {
    let place = TempDir::new().unwrap();
    let database = postgres::shared().fresh();
    let running = serve_shared(&database, &place);
    let forget = |words: &[&str]| says(stolik().arg("forget").args(words).args(["--database", &database]));
    let person = running.person();
    let (unwanted, wanted) = (person.open(false).await, person.open(true).await);
    let untouched = person.open(false).await;
    let (mut screen, mut quiet) = (person.enter(&unwanted).await, person.enter(&untouched).await);
    let (exit, said) = forget(&["BBB-BBB-BBB"]);
    assert_eq!((exit, said.contains("is not the code of a table")), (Some(2), true), "{said}");
    let (exit, said) = forget(&[&unwanted, "--dry-run"]);
    assert_eq!((exit, said.contains("would be forgotten")), (Some(0), true), "{said}");
    assert!(!said.contains(&unwanted), "a code is a way in: {said}");
    let (exit, said) = forget(&["--older-than", "1"]);
    assert_eq!((exit, said.as_str()), (Some(0), "There is nothing to forget.\n"));
    let (exit, said) = forget(&[&unwanted, &untouched]);
    assert_eq!((exit, said.matches("is forgotten, with 0 games").count()), (Some(0), 2), "{said}");
    // The server that had it writes nothing of it any more, and closes it.
    let wish = json!({"is": "add-bot", "chair": 1, "character": "random"});
    assert_eq!(screen.wish(wish).await.as_deref(), Some("not-saved"));
    while screen.hear().await.is_some() {}
    // A table at which nobody does anything is closed, too.
    while quiet.hear().await.is_some() {}
    for (code, status) in [(unwanted, 404), (untouched, 404), (wanted, 200)] {
        assert_eq!(running.person().get(&format!("/api/tables/{code}")).await.status, status);
    }
    let (exit, said) = says(stolik().args(["check", "--database", &database]));
    assert_eq!((exit, said.contains("1 tables, 1 games")), (Some(0), true), "{said}");
}

#[tokio::test]
async fn what_is_damaged_in_a_database_is_named_and_what_is_no_database_is_said() {
    let place = TempDir::new().unwrap();
    let database = postgres::shared().fresh();
    let check = || says(stolik().args(["check", "--database", &database]));
    let (exit, said) = check();
    assert_eq!((exit, said.contains("no server has ever used it")), (Some(2), true), "{said}");
    let mut running = serve_shared(&database, &place);
    let person = running.person();
    let code = person.open(true).await;
    let mut screen = person.enter(&code).await;
    screen.until(|screen| screen.is_asked()).await;
    let sheet = screen.a_sheet(1);
    screen.send_sheet(screen.number(), 1, &sheet).await;
    let asked = screen.number();
    screen.until(|screen| screen.number() > asked || screen.is_over()).await;
    assert_eq!(running.stop(), Some(0));

    // Each in a copy of its own.
    let damages = [
        ("update snapshots set snapshot = replace(snapshot, '\"number\":', '\"number\":1')", "is damaged"),
        ("update rooms set state = '{}'", "it cannot be read"),
        ("delete from log where seq = 0", "the log of game"),
        ("delete from people", "the key of somebody"),
        (
            "delete from log; delete from snapshots; delete from journal; delete from games",
            "which is not there",
        ),
    ];
    for (sql, sentence) in damages {
        let copy = postgres::shared().fresh();
        let file = place.path().join("file");
        let _ = std::fs::remove_file(&file);
        for step in [vec!["export", "--database", &database], vec!["import", "--database", &copy]] {
            let (exit, said) = says(stolik().args(step).arg(&file));
            assert_eq!(exit, Some(0), "{said}");
        }
        postgres::shared().execute(&copy, sql);
        let (exit, said) = says(stolik().args(["check", "--database", &copy]));
        assert_eq!((exit, said.contains(sentence)), (Some(1), true), "{sql}: {said}");
        assert!(said.contains("Table ") && !said.contains(&code), "{said}");
        // What is damaged is not carried on.
        let (exit, said) = says(stolik().args(["export", "--database", &copy]).arg(place.path().join("bad")));
        if sentence != "the key of somebody" {
            assert_eq!(exit, Some(2), "{said}");
        }
    }

    let (exit, said) =
        says(stolik().args(["check", "--database", "postgres://nobody:hidden@127.0.0.1:1/none"]));
    assert_eq!((exit, said.contains("hidden")), (Some(2), false), "{said}");
    let both = stolik().args(["check", "--database", &database, "--data", "x"]).output().unwrap();
    assert_eq!(both.status.code(), Some(2));
    // What is typed counts more than the environment, in which both may stand.
    let folder = place.path().join("nothing");
    let (exit, said) =
        says(stolik().env("STOLIK_DATABASE", &database).args(["check", "--data"]).arg(&folder));
    assert_eq!((exit, said.contains("stolik.sqlite")), (Some(2), true), "{said}");
    let environment = [("STOLIK_DATABASE", database.as_str()), ("STOLIK_DATA", "nowhere")];
    let (exit, said) = says(stolik().envs(environment).arg("check"));
    assert_eq!((exit, said.contains("1 tables")), (Some(0), true), "{said}");
}
