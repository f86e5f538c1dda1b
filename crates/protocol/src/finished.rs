//! Games that are over: who played them, and how they can be seen again.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use stolik_table::{Outcome, Seat};
use ts_rs::TS;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::game::GameUpdate;
use crate::room::Identity;

/// Who sat on a seat, as the table knew them when the game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct SeatThen {
    /// Nobody where it was a bot.
    pub person: Option<u32>,
    /// The character of a bot.
    pub character: Option<String>,
    /// Empty where it was a bot: those are named in the language of the screen.
    pub name: String,
    pub identity: Identity,
}

/// One game of tonight, for the table of the evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct EveningGame {
    pub id: String,
    pub game: String,
    pub seats: Vec<SeatThen>,
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub outcome: Outcome,
    /// It keeps its secrets: there is no log, and so no replay.
    pub keeps_secrets: bool,
}

/// `GET /api/tables/{code}/games/{game}`: a finished game, for those who sat there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct FinishedView {
    pub game: String,
    pub seats: Vec<SeatThen>,
    /// Where whoever asks sat.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub you: Option<Seat>,
    /// The link that shows what all could see, if somebody has made one.
    pub shared: Option<SharedLink>,
    /// Played with pictures that somebody brought: they stay at the table, and so does the film.
    pub own_pictures: bool,
    /// The host can let the link go.
    pub is_host: bool,
    /// When the table is forgotten with all its games, unless somebody plays there before: seconds since 1970.
    #[ts(type = "number")]
    pub kept_until: u64,
}

/// `POST /api/tables/{code}/games/{game}/share` makes it, and gives the one that there is; `DELETE` lets it go. The token
/// belongs into the fragment of an address, which no server log sees: `/replay/{room}#{token}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SharedLink {
    /// Not the code: whoever is shown the film finds no way to the table.
    pub room: String,
    pub token: String,
}

/// `POST /api/film` with a [`SharedLink`]: a finished game as everybody could see it.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct SharedFilm {
    pub game: String,
    pub seats: Vec<SeatThen>,
    #[ts(type = "number")]
    pub kept_until: u64,
    #[ts(as = "Vec<GameUpdate>")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub updates: Vec<Box<RawValue>>,
}
