//! The table as a place: who sits where, who is host, what is agreed.

use serde::{Deserialize, Serialize};
use stolik_table::{Commitment, Outcome, Sealed, Seats};
use ts_rs::TS;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::finished::EveningGame;

/// Everything about the room that everybody at it may know, spectators too. Sent whole whenever it changes.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct RoomView {
    /// As people read it, in groups. It can change.
    pub code: String,
    pub game: String,
    #[ts(type = "unknown")]
    pub options: serde_json::Value,
    pub stage: Stage,
    /// As many as the game has seats at the most; once it is dealt, as many as play. A chair's number is its seat.
    pub chairs: Vec<Chair>,
    pub people: Vec<Person>,
    /// One of the people.
    pub host: u32,
    /// The host has been away for a while: those who sit here may ask for another one.
    pub new_host: Option<NewHost>,
    pub locked: bool,
    /// What the rules never turn up stays hidden after the game too. So does the log, and the dice cannot be checked.
    pub keeps_secrets: bool,
    pub paused: bool,
    /// Nobody who sits there looks: all are away or have lent their seats. The game waits for one of them.
    pub rests: bool,
    /// The table stays with what the last step has shown.
    pub moment: Option<MomentView>,
    /// How long it does.
    pub linger: Linger,
    /// A television is at the table: phones are not ahead of it.
    pub television: bool,
    /// Who has no chair and would like a bot's.
    pub asks_for_chair: Vec<ChairAsk>,
    /// Clocks in use: seconds for each topic; none by default.
    pub clocks: Vec<Clock>,
    /// Milliseconds left on the clock of the open question, when this was sent.
    pub clock_left_ms: Option<u32>,
    pub bots: Vec<String>,
    /// Decks that people brought to this table.
    pub decks: Vec<ListedDeck>,
    /// Seats that the game wants silent now. While there are any, nobody without a seat speaks either.
    pub hushed: Seats,
    /// How many screens watch without a chair.
    pub spectators: u16,
    pub outcome: Option<Outcome>,
    /// The games of tonight, the oldest first. Told between games only.
    pub evening: Vec<EveningGame>,
    /// The game that is dealt, played or just over. Its log can be asked for by this once it is over.
    pub playing: Option<String>,
    /// The server's commitment to its part of the dice: of the game that is dealt or played, otherwise of the next one.
    pub commitment: Commitment,
    /// Who has sealed a share of the next game's dice, and the hash.
    pub receipts: Vec<(u32, Commitment)>,
    /// What was published for the dice of the game that is dealt, played or just over. A device keeps this before it
    /// opens anything, and the log must say the same.
    pub sealed: Option<Sealed>,
    /// A game is about to be dealt: devices seal their dice, and then (with `sealed`) open them.
    pub opening: Option<OpeningView>,
    /// Something is wrong that nobody at the table can help: nothing is lost, and the table waits.
    pub trouble: Option<Trouble>,
    /// The id of the game on the table, if it is damaged and cannot go on. It stays as it is until the host chooses a game.
    pub damaged: Option<String>,
}

/// The moment after a reveal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MomentView {
    /// The update that it belongs to.
    pub seq: u32,
    /// The people who have seen enough. When everybody who is here has, the game goes on.
    pub seen: Vec<u32>,
    /// Milliseconds until it goes on by itself, when this was sent; nothing where it waits for everybody.
    pub left_ms: Option<u32>,
}

/// How long a table stays with what a step has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Linger {
    #[default]
    Short,
    Relaxed,
    /// Until everybody who is here has gone on.
    UntilAll,
}

/// Somebody would like the chair of a bot, in the middle of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChairAsk {
    pub person: u32,
    pub chair: u8,
}

/// Before a deal all devices seal their dice, and once all have sealed they open them; then the game is dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OpeningView {
    /// They have a few seconds, then they are left out of this deal.
    pub waits_for: Seats,
}

/// How far the table is with asking for a new host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct NewHost {
    /// The people who have asked.
    pub asked: Vec<u32>,
    /// How many of those who sit here and are connected have to.
    pub needed: u8,
}

/// A deck that somebody brought to the table. A card is `/api/tables/{code}/decks/{deck}/{card}/small` or `…/large`, by
/// its number from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct ListedDeck {
    /// Never used again at this table, so pictures can be kept for ever.
    pub deck: u16,
    pub cards: u8,
    /// For how many players of the game on the table it suffices, if for any.
    pub enough_for: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Trouble {
    DiskFull,
    NotSaved,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Chairs are taken and options set.
    Lobby,
    /// The start was pressed, and the devices open the dice. Chairs are seats now.
    Dealing,
    Playing,
    /// There is an outcome; a rematch or another game may follow.
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Chair {
    Empty,
    Person {
        person: u32,
        /// A bot plays for them until they take the seat back.
        lent_to: Option<String>,
        /// Anybody may lend the seat to a bot now: its player has been away for a while and is waited for.
        may_be_lent: bool,
    },
    Bot {
        character: String,
        identity: Identity,
    },
}

/// Somebody with a name at this table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Person {
    pub id: u32,
    pub name: String,
    pub identity: Identity,
    pub online: bool,
    pub mind: Mind,
}

/// Who thinks for somebody at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Mind {
    #[default]
    Human,
    /// A bot of somebody's own, which the host has given a key. No table goes on for its sake, and it is no host.
    Program,
}

/// Colour, shape and word, always all three: circle, square, triangle, diamond, star, heart, hexagon, cross.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Identity {
    Circle,
    Square,
    Triangle,
    Diamond,
    Star,
    Heart,
    Hexagon,
    Cross,
}

impl Identity {
    pub const ALL: [Identity; 8] = [
        Identity::Circle,
        Identity::Square,
        Identity::Triangle,
        Identity::Diamond,
        Identity::Star,
        Identity::Heart,
        Identity::Hexagon,
        Identity::Cross,
    ];
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    #[default]
    Pl,
    En,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    pub topic: String,
    pub seconds: u16,
}

/// What can be said without a word, at the table or at the television.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    Bravo,
    Laugh,
    Gasp,
    Hm,
    Alas,
    Heart,
}

/// Who hears what is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Hearers {
    #[default]
    Table,
    /// Those who play together with whoever speaks.
    Team,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChatLine {
    #[serde(default)]
    pub to: Hearers,
    /// Counted from 1 for those who hear it: the table, or one team.
    pub number: u32,
    pub person: u32,
    pub text: String,
}
