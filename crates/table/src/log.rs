//! The log: a table is its header and its closed questions. Everything else follows from them.
//!
//! The records are here; reading and writing them as lines of JSON is the shelf's job.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::chance::{Luck, Sources};
use crate::digest::Digest;
use crate::game::{Game, Roster};
use crate::outcome::Outcome;
use crate::sealed::Seals;
use crate::seat::Seat;
use crate::sheet::{Answer, FilledBy, MAX_PARTS, Sheet};

/// The version of these records.
///
/// - Version 1: receipts name no seats, and the end does not cover the head. It can be replayed, and proves nothing: a
///   failed attempt to open the dice can be hidden in it.
/// - Version 2: no [`PlayerChange`], no [`Sealed::missing`](crate::Sealed::missing), and each attempt has bytes of its own
///   instead of the next link of a hash chain.
pub const LOG_VERSION: u16 = 3;

/// One line of a log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Record<O, C> {
    Head(Head<O>),
    /// Never sent before the end.
    Seed(Sources),
    /// Journal of the open question: deleted when it closes, never published.
    Put(Put<C>),
    Close(Closed<C>),
    Amend(Amended),
    /// Another player on a seat, from the open question on. The rules do not depend on it.
    Player(PlayerChange),
    End(End),
    /// The last line of an exported table that is still being played.
    Open,
}

/// The first line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Head<O> {
    pub v: u16,
    pub game: String,
    pub rules: u16,
    pub options: O,
    pub seats: u8,
    #[serde(flatten)]
    pub sealed: Seals,
}

/// The last line of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct End {
    pub outcome: Outcome,
    /// The digest of the first line, whose options need not have shown in any step, and of every [`PlayerChange`]. Logs of
    /// version 1 have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<Digest>,
}

impl<O: Serialize> Head<O> {
    /// The head of a game that is dealt now.
    pub fn of<G: Game<Options = O>>(options: O, seats: u8, luck: &Luck) -> Self {
        let (game, rules) = (G::INFO.id.to_owned(), G::INFO.rules);
        let sealed = Seals::BySeat(luck.sealed.clone());
        Head { v: LOG_VERSION, game, rules, options, seats, sealed }
    }

    /// The digest of the head, to which [`PlayerChange::follow`] adds.
    pub fn digest(&self) -> Option<Digest> {
        // Field by field: the written form is flat, and that is no canonical form.
        let Head { v, game, rules, options, seats, sealed } = self;
        (*v > 1).then(|| Digest::of(&(v, game, rules, options, seats), sealed))
    }
}

/// A sheet that was handed in, draft or ready.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Put<C> {
    /// The number of the question.
    pub ask: u32,
    pub seat: Seat,
    #[serde(flatten)]
    pub by: By,
    pub sheet: Sheet<C>,
}

/// Who lays a sheet down. It is said by type: no number that a client sends makes it a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum By {
    /// Somebody's device. The nonce is new for every sheet that differs.
    Player { nonce: u32 },
    /// The bot on the seat, which answers again when its sheet was taken back: the turns are counted.
    Bot { turn: u32 },
}

impl From<By> for FilledBy {
    fn from(by: By) -> Self {
        match by {
            By::Player { nonce } => FilledBy::Player { nonce },
            By::Bot { .. } => FilledBy::Bot,
        }
    }
}

/// A closed question: complete in itself, with every sheet that counted, those of the clock too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Closed<C> {
    pub ask: u32,
    pub why: Why,
    pub by: Vec<Written<C>>,
    /// Of this record and of the state that it led to. A replay that tells another story is found out here.
    pub digest: Digest,
}

/// A change of the roster.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Amended {
    /// The question that was open, and is asked anew under the next number.
    pub ask: u32,
    pub change: Roster,
    pub digest: Digest,
}

/// A change of who plays a seat. Lending a seat to a bot is none: each answer says whether a bot gave it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerChange {
    /// The number of the question that was open.
    pub ask: u32,
    pub seat: Seat,
    pub change: Change,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// The player left. A bot plays on until somebody joins.
    Left,
    /// The host removed the player. A bot plays on, unless the player returns.
    Removed,
    /// Somebody else took over from the bot.
    Joined,
    /// Who left or was removed took over from the bot.
    Returned,
    /// The player went on with another device.
    Moved,
}

impl PlayerChange {
    /// The digest that the end of the log carries after this change; none for logs of version 1.
    pub fn follow(&self, digest: Option<Digest>) -> Option<Digest> {
        digest.map(|digest| Digest::of(self, &digest))
    }
}

/// Why a question closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Whoever has to answer has answered.
    Answered,
    /// A window has been open for its time: silence is a pass.
    Floor,
    /// The clock ran out: the game plays its default for whoever is missing.
    Clock,
}

/// An answer as it is written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Written<C> {
    pub seat: Seat,
    pub parts: ArrayVec<Option<C>, MAX_PARTS>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Box<str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<u32>,
    /// A sheet with neither is the clock's; none has both.
    #[serde(default, skip_serializing_if = "is_false")]
    pub bot: bool,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl<C> Written<C> {
    /// Whose sheet it is; nothing for one that claims to be two.
    pub fn filled_by(&self) -> Option<FilledBy> {
        match (self.nonce, self.bot) {
            (Some(nonce), false) => Some(FilledBy::Player { nonce }),
            (None, true) => Some(FilledBy::Bot),
            (None, false) => Some(FilledBy::Clock),
            (Some(_), true) => None,
        }
    }
}

impl<C: Copy> From<&Answer<C>> for Written<C> {
    fn from(answer: &Answer<C>) -> Self {
        let nonce = match answer.by {
            FilledBy::Player { nonce } => Some(nonce),
            FilledBy::Bot | FilledBy::Clock => None,
        };
        Written {
            seat: answer.seat,
            parts: answer.sheet.parts.clone(),
            text: answer.sheet.text.clone(),
            nonce,
            bot: answer.by == FilledBy::Bot,
        }
    }
}

impl<C: Copy> Written<C> {
    /// The answer as it counted; nothing for one that claims to come from two hands.
    pub fn answer(&self) -> Option<Answer<C>> {
        let sheet = Sheet { parts: self.parts.clone(), text: self.text.clone(), ready: true };
        Some(Answer { seat: self.seat, sheet, by: self.filled_by()? })
    }
}
