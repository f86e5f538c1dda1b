//! A television and a table find each other, by a short code that works once.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// What a television is told on `/api/tv/ws`, while it waits for a table. All it says itself is `knock`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum TvMessage {
    /// Show this code; it holds for so long, and then another one comes.
    Code { code: String, seconds: u32 },
    /// Somebody has sent a table: go there and watch. The socket closes.
    Show { table: String },
    /// The answer to `knock`, as at a table.
    Here,
}

/// `POST /api/tv/{code}`, from a device of somebody at a table: the television with this code is to show it. Answered
/// with [`OnTelevision`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SendToTv {
    /// The table's code.
    pub table: String,
    /// Also to a television in another network. Without this it is the [`Problem`](crate::http::Problem)
    /// `tv-elsewhere`, so that no link that somebody was sent shows their table to a stranger.
    pub sure: bool,
}

/// `POST /api/tables/{code}/tv`: a code to be typed on a television, which may then look, even where the table is locked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct TvCode {
    pub code: String,
    pub seconds: u32,
}

/// `POST /api/tv`, from the television: a [`TvCode`], or the code of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TypedOnTv {
    pub code: String,
}

/// Which table a television shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct OnTelevision {
    pub table: String,
}
