//! A server is replaced while people play: a table of each game, in the middle of a choice that others must not see, as the version
//! before has left it on the disk. Whoever comes back finds what they had handed in, and every game is played to its end.
//!
//! `before/` was written by the version before. When a version is released, its own takes that place:
//! `STOLIK_WRITE_BEFORE=1 cargo test -p stolik --test hosting upgrade`.

use std::collections::BTreeMap;
use std::fs;

use tempfile::TempDir;

use crate::common::AT_ONCE;
use crate::in_the_middle::{as_left_before, before, goes_on, leave_in_the_middle};
use crate::{Running, says, serve_with, stolik};

fn serve(data: &TempDir) -> Running {
    let limits = ["serve", "--listen", "127.0.0.1:0", "--limits", "off"];
    serve_with(stolik().args(limits).args(AT_ONCE).arg("--data").arg(data.path()))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_goes_on_after_an_upgrade() {
    if std::env::var_os("STOLIK_WRITE_BEFORE").is_some() {
        return write_before().await;
    }
    let data = TempDir::new().unwrap();
    let left = as_left_before(data.path());
    let mut running = serve(&data);
    for (game, left) in &left {
        goes_on(&running, game, left).await;
    }
    assert_eq!(running.stop(), Some(0));
    let (code, said) = says(stolik().args(["check", "--data"]).arg(data.path()));
    assert_eq!(code, Some(0), "{said}");
}

async fn write_before() {
    let data = TempDir::new().unwrap();
    let mut running = serve(&data);
    let mut all = BTreeMap::new();
    for game in stolik_server::listed_games() {
        let left = leave_in_the_middle(&running, game.game, game.fewest_seats.max(3)).await;
        all.insert(game.game, left);
    }
    // Killed, not stopped: an upgrade may follow a crash.
    running.server.kill().unwrap();
    running.server.wait().unwrap();
    let copy = TempDir::new().unwrap();
    let (code, said) =
        says(stolik().arg("backup").arg(copy.path().join("backup")).arg("--data").arg(data.path()));
    assert_eq!(code, Some(0), "{said}");
    fs::create_dir_all(before()).unwrap();
    fs::copy(copy.path().join("backup/stolik.sqlite"), before().join("stolik.sqlite")).unwrap();
    fs::write(before().join("left.json"), serde_json::to_string_pretty(&all).unwrap() + "\n").unwrap();
}
