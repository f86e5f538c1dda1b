//! `stolik backup` beside a table in play.

use std::collections::BTreeMap;

use stolik_shelf::journal;
use stolik_shelf::pixoid::Pixoid;
use stolik_table::{Record, Seat};
use tempfile::TempDir;

use crate::common::Person;
use crate::{says, serve, stolik};

#[tokio::test]
async fn a_backup_made_in_play_goes_on_with_every_move_that_was_confirmed_before_it() {
    let place = TempDir::new().unwrap();
    let (data, copy) = (place.path().join("data"), place.path().join("copy"));
    let running = serve(&data);
    let person = running.person();
    let code = person.open(true).await;
    let mut screen = person.enter(&code).await;
    let mut confirmed = BTreeMap::new();
    for nonce in 1..=3 {
        screen.until(|screen| screen.is_asked() && !confirmed.contains_key(&screen.number())).await;
        let (ask, sheet) = (screen.number(), screen.a_sheet(nonce as usize));
        assert_ne!(screen.hand_in(nonce, &sheet).await, "closed counted false");
        confirmed.insert(ask, nonce);
    }

    let mut answered = confirmed.keys().copied().max();
    screen.until(|screen| screen.is_asked() && Some(screen.number()) > answered).await;
    let mut backup = stolik().arg("backup").arg(&copy).arg("--data").arg(&data).spawn().unwrap();
    // It goes on while the copy is made.
    let mut nonce = 100;
    let made = loop {
        if screen.is_asked() && Some(screen.number()) > answered {
            answered = Some(screen.number());
            nonce += 1;
            let sheet = screen.a_sheet(nonce as usize);
            screen.send_sheet(screen.number(), nonce, &sheet).await;
        }
        if let Some(made) = backup.try_wait().unwrap() {
            break made;
        }
        if screen.is_over() {
            break backup.wait().unwrap();
        }
        screen.hear().await.expect("nobody is disturbed");
    };
    assert!(made.success() && nonce > 100);

    let (code_of_check, said) = says(stolik().args(["check", "--data"]).arg(&copy));
    assert_eq!(code_of_check, Some(0), "{said}");
    // Nothing is written over it.
    let (again, said) = says(stolik().arg("backup").arg(&copy).arg("--data").arg(&data));
    assert_eq!((again, said.contains("is there already")), (Some(2), true), "{said}");
    drop(running);

    let restored = serve(&copy);
    let person = Person { address: restored.address.clone(), ..person };
    let mut screen = person.enter(&code).await;
    screen.until(|screen| !screen.update.is_null()).await;
    // A sheet for the open question lies there, and whoever plays on may think again.
    if screen.is_asked() && confirmed.remove(&screen.number()).is_some() {
        assert_eq!(screen.update["question"]["yours"]["sheet"]["ready"], true);
    }
    screen.play_to_the_end().await;
    let log = person.get(&format!("/api/tables/{code}/log")).await;
    assert_eq!(log.status, 200, "{}", log.body);
    let lines: Vec<(usize, String)> = log.body.lines().map(str::to_owned).enumerate().collect();
    let mut counted = BTreeMap::new();
    journal::tell::<Pixoid>(&lines, |record, _, _| {
        if let Record::Close(closed) = record {
            let mine = closed.by.iter().filter(|answer| answer.seat == Seat::nth(0));
            counted.extend(mine.map(|answer| (u64::from(closed.ask), answer.nonce)));
        }
    })
    .unwrap();
    for (ask, nonce) in confirmed {
        assert_eq!(counted.get(&ask), Some(&Some(nonce)), "question {ask}");
    }
}
