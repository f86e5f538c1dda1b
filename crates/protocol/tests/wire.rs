//! The types of the client are those of the server: what is committed is what would be generated now.
//!
//! `STOLIK_UPDATE_WIRE=1 cargo test -p stolik-protocol` writes them anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use stolik_check::{Eyes, Kept, Verdict};
use stolik_protocol::client::ClientMessage;
use stolik_protocol::finished::{FinishedView, SharedFilm, SharedLink};
use stolik_protocol::http::{
    Claim, DeckImported, DeckRefused, ListedGame, MoveToken, OpenTable, Problem, QrText, TableDecks,
    TableOpened, TableSummary,
};
use stolik_protocol::server::ServerMessage;
use ts_rs::{Config, TS};

fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire")
}

fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .filter(|entry| entry.path().extension().is_some_and(|ending| ending == "ts"))
        .map(|entry| {
            let text = fs::read_to_string(entry.path()).expect("can be read");
            (entry.file_name().to_string_lossy().into_owned(), text)
        })
        .collect()
}

#[test]
fn the_committed_types_are_those_of_the_server() {
    let fresh = std::env::temp_dir().join(format!("stolik-wire-{}", std::process::id()));
    let _ = fs::remove_dir_all(&fresh);
    let config = Config::new().with_out_dir(&fresh);
    ClientMessage::export_all(&config).expect("exports");
    ServerMessage::export_all(&config).expect("exports");
    OpenTable::export_all(&config).expect("exports");
    TableOpened::export_all(&config).expect("exports");
    TableSummary::export_all(&config).expect("exports");
    MoveToken::export_all(&config).expect("exports");
    Claim::export_all(&config).expect("exports");
    Problem::export_all(&config).expect("exports");
    QrText::export_all(&config).expect("exports");
    ListedGame::export_all(&config).expect("exports");
    TableDecks::export_all(&config).expect("exports");
    DeckImported::export_all(&config).expect("exports");
    DeckRefused::export_all(&config).expect("exports");
    FinishedView::export_all(&config).expect("exports");
    SharedLink::export_all(&config).expect("exports");
    SharedFilm::export_all(&config).expect("exports");
    Eyes::export_all(&config).expect("exports");
    Kept::export_all(&config).expect("exports");
    Verdict::export_all(&config).expect("exports");
    let generated = files(&fresh);
    let _ = fs::remove_dir_all(&fresh);
    assert!(
        generated.contains_key("ClientMessage.ts") && generated.contains_key("PixoidView.ts"),
        "{:?}",
        generated.keys()
    );

    if std::env::var_os("STOLIK_UPDATE_WIRE").is_some() {
        let _ = fs::remove_dir_all(committed());
        fs::create_dir_all(committed()).expect("can be made");
        for (name, text) in &generated {
            fs::write(committed().join(name), text).expect("can be written");
        }
    }
    let known = files(&committed());
    let stale: Vec<&String> = generated
        .iter()
        .filter(|(name, text)| known.get(*name) != Some(text))
        .map(|(name, _)| name)
        .collect();
    let gone: Vec<&String> = known.keys().filter(|name| !generated.contains_key(*name)).collect();
    assert!(
        stale.is_empty() && gone.is_empty(),
        "run with STOLIK_UPDATE_WIRE=1: {stale:?} differ, {gone:?} are no more"
    );
}
