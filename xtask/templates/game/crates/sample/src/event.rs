//! What happened, for animation and for the readable log.

use serde::{Deserialize, Serialize};
use stolik_table::Tells;
use ts_rs::TS;

use crate::state::Trick;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[ts(rename = "SampleEvent")]
pub enum Event {
    /// All cards turn over together.
    Laid { trick: Trick },
}

impl Tells for Event {
    fn reveals(&self) -> bool {
        match self {
            // A choice is known to no other seat before.
            Event::Laid { .. } => true,
        }
    }
}
