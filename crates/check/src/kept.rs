//! What a device keeps of a game, so that nobody can tell it another one afterwards.

use serde::Deserialize;
use serde_json::Value;
use stolik_table::{Outcome, Sealed, Seat};
use ts_rs::TS;

use crate::verdict::{Compared, Lie};

/// What a device kept of one game. Whatever is missing is not compared.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct Kept {
    /// What was published before the deal, as it was last shown. What a device is shown later and contradicts it, it does
    /// not keep.
    pub sealed: Option<Sealed>,
    /// Where this device sat.
    pub seat: Option<Seat>,
    /// What it was told, step by step.
    pub story: Vec<Heard>,
    pub outcome: Option<Outcome>,
}

/// The events of one step, as they came.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
pub struct Heard {
    /// The number of questions that were closed by then.
    pub seq: u32,
    #[ts(type = "unknown[]")]
    pub events: Vec<Value>,
}

impl Kept {
    /// What is wrong with a log that says this was published before the deal.
    pub(crate) fn against(&self, sealed: &Sealed) -> Option<Lie> {
        let shown = self.sealed.as_ref().filter(|shown| !shown.leads_to(sealed))?;
        if shown.commit != sealed.commit {
            return Some(Lie::OtherCommitment);
        }
        let keeps_attempts = sealed.attempts.starts_with(&shown.attempts);
        Some(if keeps_attempts { Lie::OtherHashes } else { Lie::OtherAttempts })
    }

    /// What was told in the step after which so many questions were closed.
    pub(crate) fn heard(&self, seq: u32) -> Option<&[Value]> {
        self.story.iter().find(|heard| heard.seq == seq).map(|heard| &heard.events[..])
    }

    pub(crate) fn compared(&self) -> Compared {
        if self.sealed.is_some() { Compared::Sealed } else { Compared::Seen }
    }
}
