//! The vocabulary of effects: what cards are composed of. `build.rs` reads the decks with these very types, so a card that
//! cannot be said in them does not compile.

use serde::{Deserialize, Serialize};

/// A kind of card: all of its copies do the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// `D01` to `U19`: its name and its pictures go by it.
    pub id: &'static str,
    pub rank: Rank,
    pub copies: u8,
    pub source: Source,
    /// What holds while it is on the grid.
    pub stays: &'static [Lasting],
    /// What its player may do once, when it comes to the grid.
    pub enters: &'static [Step],
    /// When it may be played, if it is a riposte.
    pub answers: Option<Trigger>,
    /// What a magic card or a riposte does, in order.
    pub does: &'static [Step],
    /// Nobody may answer it.
    pub unstoppable: bool,
}

/// KR17.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    Ordinary,
    Special,
    Magic,
    Riposte,
}

/// Where a card is known from; how many copies there are of ours is for us to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Book,
    Name,
    New,
}

/// What holds exactly while a card is on the grid (KA8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// It cannot be moved or swapped.
    Unmovable,
    /// It cannot be destroyed by cards of this rank.
    SafeFrom(Rank),
    /// These cannot be destroyed.
    Guards(Whom),
}

/// One thing that is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    Draw(u8),
    Discard(u8),
    DiscardAny,
    /// As many as were discarded.
    DrawAsMany,
    /// So many characters from one's own discard pile to one's hand.
    TakeCharacters(u8),
    Destroy(Whom),
    Move(Whom),
    Swap(Whom),
    Sacrifice(Whom),
    /// The card that is answered is not played.
    StopIt,
    /// What the answered card tries to do to characters is not done.
    VoidIt,
    /// The character that is answered is destroyed.
    DestroyIt,
    /// An ordinary character of one's own hand may be played at once.
    MayPlayOrdinary,
}

/// Which characters on the grid, seen by whoever plays the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Whom {
    pub whose: Whose,
    pub rank: OfRank,
    pub place: Place,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    #[default]
    Any,
    Own,
    Opposing,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfRank {
    #[default]
    Whichever,
    #[serde(rename = "ordinary")]
    OrdinaryOnly,
}

/// Seen from the character that does it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    #[default]
    Anywhere,
    /// KR15: side by side, never across a corner.
    Adjacent,
    /// Not that character itself.
    Elsewhere,
}

/// When a riposte may be played: what somebody tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trigger {
    pub to: Attempt,
    pub of: Rival,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attempt {
    /// To play any card.
    Card,
    /// To play a character.
    Character,
    /// To destroy a character.
    Destruction,
    /// To move or swap a character of the riposte's team.
    RelocationOfYours,
}

/// Who tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rival {
    /// Any other player, a partner too.
    Other,
    Opponent,
}
