//! The way back: what a device is told of the tables that it sits at.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::room::Stage;

/// `GET /api/mine`: the tables of this device that are still alive, those that wait for it first. Nobody else is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Mine {
    pub tables: Vec<MyTable>,
}

/// A table to go back to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct MyTable {
    pub code: String,
    /// Nothing where it can no longer be read.
    pub game: Option<String>,
    pub stage: Option<Stage>,
    /// The names of the other people.
    pub others: Vec<String>,
    pub bots: u8,
    /// It is this device's player who is waited for.
    pub your_turn: bool,
    /// A screen of this device is at the table right now.
    pub here: bool,
    /// How long it has waited, in seconds: in a game since its last step, otherwise since anything was changed.
    pub waited_s: u32,
    /// Why it cannot go on: `damaged`, or `unknown-game`.
    pub trouble: Option<String>,
}
