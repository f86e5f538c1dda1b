//! `stolik forget`: by code, by age, and not while somebody plays.

use tempfile::TempDir;

use crate::{says, serve, stolik};

#[tokio::test]
async fn a_table_is_forgotten_by_its_code_or_age_once_the_server_has_stopped() {
    let place = TempDir::new().unwrap();
    let forget = |words: &[&str]| says(stolik().arg("forget").args(words).arg("--data").arg(place.path()));
    let mut running = serve(place.path());
    let person = running.person();
    let (unwanted, wanted) = (person.open(true).await, person.open(true).await);
    let (exit, said) = forget(&[&unwanted]);
    assert_eq!((exit, said.contains("another Stolik has it")), (Some(2), true), "{said}");
    assert_eq!(running.stop(), Some(0));

    let (exit, said) = forget(&["BBB-BBB-BBB"]);
    assert_eq!((exit, said.contains("is not the code of a table")), (Some(2), true), "{said}");
    let (exit, said) = forget(&[&unwanted, "--dry-run"]);
    assert_eq!((exit, said.contains("would be forgotten")), (Some(0), true), "{said}");
    assert!(!said.contains(&unwanted), "a code is a way in: {said}");
    let (exit, said) = forget(&["--older-than", "1"]);
    assert_eq!((exit, said.as_str()), (Some(0), "There is nothing to forget.\n"));
    let (exit, said) = forget(&[&unwanted]);
    assert_eq!((exit, said.contains("is forgotten, with 1 games")), (Some(0), true), "{said}");
    assert!(says(stolik().args(["check", "--data"]).arg(place.path())).1.contains("1 tables, 1 games"));

    let running = serve(place.path());
    for (code, status) in [(unwanted, 404), (wanted, 200)] {
        assert_eq!(running.person().get(&format!("/api/tables/{code}")).await.status, status);
    }
}
