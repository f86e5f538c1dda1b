//! The log of a finished game as a film: as somebody saw it, or as it was.
//!
//! This is the only place that shows everything, and it needs what only the end of a game publishes: its whole log.

use serde::Deserialize;
use stolik_protocol::film::{NoFilm, film};
use stolik_shelf::journal;
use stolik_shelf::{verify, with_game};
use stolik_table::{Seat, Viewer};
use ts_rs::TS;

use crate::verdict::{Lie, Verdict};
use crate::{parted, written};

/// Whose eyes a film is seen with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Eyes {
    Seat(Seat),
    /// What all could see.
    Public,
    /// As it was.
    All,
}

impl From<Eyes> for Viewer {
    fn from(eyes: Eyes) -> Self {
        match eyes {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Public => Viewer::Public,
            Eyes::All => Viewer::All,
        }
    }
}

/// For a page: the first line says whose eyes, the rest is the log. The answer is one update a line, or the one verdict
/// that says why there is no film. Eyes that cannot be read see what all saw.
pub fn answer(question: &[u8]) -> Vec<u8> {
    let (eyes, log) = parted(question);
    let eyes = serde_json::from_slice(eyes).unwrap_or(Eyes::Public);
    told(log, eyes).unwrap_or_else(|why| written(&why))
}

fn told(log: &[u8], eyes: Eyes) -> Result<Vec<u8>, Verdict> {
    let lines = journal::lines(log)?;
    let game = journal::game_of(lines.first().map_or("", |(_, first)| first))?;
    let updates = with_game!(game, G => {
        // Nothing is shown of a log that is not whole, or of a game that is not over.
        verify::verify::<G>(&lines)?;
        film::<G>(&lines, eyes.into())
    });
    let updates = updates.map_err(|why| match why {
        NoFilm::Log(bad) => (*bad).into(),
        NoFilm::Unwritable(_) => Verdict::Lie { lie: Lie::NotDealt },
    })?;
    Ok(updates.iter().flat_map(|update| update.get().bytes().chain([b'\n'])).collect())
}
