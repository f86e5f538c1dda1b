//! What is said over plain HTTP, before the socket is open.

use serde::{Deserialize, Serialize};
use stolik_table::{Commitment, Setting};
use ts_rs::TS;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::room::{Identity, Language, ListedDeck};

/// `POST /api/tables`: opens a table and sits down at it as its host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    pub game: String,
    pub me: Newcomer,
    /// Fills the other chairs with bots and deals at once.
    pub against_bots: bool,
    /// What this device has sealed for the dice: see `ClientMessage::Dice`. It opens it on the socket.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub dice: Option<Commitment>,
}

/// Who somebody wants to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Newcomer {
    pub name: String,
    pub identity: Identity,
    pub language: Language,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct TableOpened {
    pub code: String,
}

/// `GET /api/tables/{code}`: there is such a table, and under this code. Everything else is told on the socket, after
/// `hello`. Where it is locked, those who are nobody there get the [`Problem`] `locked` instead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct TableSummary {
    pub code: String,
}

/// `POST /api/tables/{code}/move`: a one-time token that moves the seat to another device. It belongs into the fragment
/// of an address, which no server log sees: `/t/{code}#move={token}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct MoveToken {
    pub token: String,
    pub seconds: u32,
}

/// `POST /api/tables/{code}/claim`, from the other device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Claim {
    pub token: String,
}

/// `POST /api/qr`: the text as a picture, `image/svg+xml`. In the body, so that no server log sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QrText {
    pub text: String,
}

/// `GET /api/address`: the address under which other devices reach this server. `null` if only its own machine does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct SharedAddress {
    pub url: Option<String>,
}

/// One of `GET /api/games`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct ListedGame {
    pub game: &'static str,
    pub fewest_seats: u8,
    pub most_seats: u8,
    pub bots: &'static [&'static str],
    pub topics: Vec<&'static str>,
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub options: Vec<Setting>,
}

/// The body of every answer that is not a success. The words are the client's, found by the case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Problem {
    pub case: String,
}

/// `GET /api/tables/{code}/decks`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct TableDecks {
    pub decks: Vec<ListedDeck>,
    /// How far the pictures have been looked at that are being brought right now.
    pub importing: Option<Importing>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Importing {
    pub done: u16,
    pub of: u16,
}

/// `POST /api/tables/{code}/decks`: pictures as `multipart/form-data`, or in one `application/zip`. All of them become a
/// deck, or none; with `?skip_bad` those that can.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct DeckImported {
    pub deck: ListedDeck,
    /// What was left out.
    pub bad: Vec<BadPicture>,
}

/// The other answer to the same: there is a [`Problem`], and these are its pictures. Nothing was kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct DeckRefused {
    /// `bad-pictures`, or `too-few-pictures`.
    pub case: String,
    pub bad: Vec<BadPicture>,
    /// How many could become a deck.
    pub good: u16,
    /// For how many players those would suffice, if for any.
    pub enough_for: Option<u8>,
    /// The smallest deck.
    pub fewest: u8,
}

/// A file that cannot become a card, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct BadPicture {
    pub name: String,
    /// `not-a-picture`, `too-big`, `too-many-pixels`, `broken`, `cut-off`, `too-small`, `duplicate`, `svg-outside`,
    /// `svg-script`, `svg-text`, `svg-too-heavy`.
    pub flaw: String,
    /// Of which file it is a duplicate.
    pub of: Option<String>,
}
