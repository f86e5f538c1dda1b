//! An answer: a sheet of one or more parts, sent, kept and replaced whole.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::seat::{MAX_SEATS, Seat};

/// Where a rule says "any number", the question repeats until "enough".
pub const MAX_PARTS: usize = 8;

/// What a seat answers. A draft has holes or is not ready; a pass is ready and empty.
///
/// Fields that are not there are left out when written, so a sheet belongs into JSON, never into a format
/// without names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Sheet<C> {
    #[serde(default = "ArrayVec::new")]
    pub parts: ArrayVec<Option<C>, MAX_PARTS>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<Box<str>>,
    pub ready: bool,
}

impl<C> Sheet<C> {
    /// A ready sheet with these parts, at most eight.
    pub fn of(parts: impl IntoIterator<Item = C>) -> Self {
        Sheet { parts: parts.into_iter().take(MAX_PARTS).map(Some).collect(), text: None, ready: true }
    }

    /// "No, thank you", where the question allows it.
    pub const fn pass() -> Self {
        Sheet { parts: ArrayVec::new_const(), text: None, ready: true }
    }

    /// A draft in which nothing is filled yet.
    pub fn blank(parts: u8) -> Self {
        Sheet { parts: (0..parts).take(MAX_PARTS).map(|_| None).collect(), text: None, ready: false }
    }

    /// The same sheet with this text.
    pub fn with_text(mut self, text: impl Into<Box<str>>) -> Self {
        self.text = Some(text.into());
        self
    }

    /// Nothing is on it at all.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty() && self.text.is_none()
    }

    /// Ready, and nothing on it.
    pub fn is_pass(&self) -> bool {
        self.ready && self.is_empty()
    }

    /// Every part is filled.
    pub fn is_full(&self) -> bool {
        self.parts.iter().all(Option::is_some)
    }
}

impl<C: Copy> Sheet<C> {
    /// What stands in a part; nothing where it is a hole or there is no such part.
    pub fn part(&self, part: usize) -> Option<C> {
        self.parts.get(part).copied().flatten()
    }

    /// The filled parts, in order.
    pub fn filled(&self) -> impl Iterator<Item = C> {
        self.parts.iter().filter_map(|part| *part)
    }
}

/// Who filled a sheet that counted. In this order, because digests of logs depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum FilledBy {
    /// The clock ran out: what the game plays for an absent seat. Holes in it are abstentions.
    Clock,
    /// Somebody handed it in; the number tells a client whose acknowledgement was lost that it counted.
    Player { nonce: u32 },
    /// A bot on the seat handed it in.
    Bot,
}

/// A sheet that counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<C> {
    pub seat: Seat,
    pub sheet: Sheet<C>,
    pub by: FilledBy,
}

/// The sheets that counted when a question closed, one for each party that acted, in order of parties.
///
/// Parties that passed are not in it, nor are, where only the first counts, those that acted in vain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answers<C>(ArrayVec<Answer<C>, MAX_SEATS>);

impl<C> Answers<C> {
    pub const fn none() -> Self {
        Answers(ArrayVec::new_const())
    }

    pub(crate) fn push(&mut self, answer: Answer<C>) {
        // There are at most as many parties as seats.
        let _ = self.0.try_push(answer);
    }

    /// What this seat said for its party.
    pub fn of(&self, seat: Seat) -> Option<&Sheet<C>> {
        self.0.iter().find(|answer| answer.seat == seat).map(|answer| &answer.sheet)
    }

    /// The answer to a question that has only one: asked of one party, or closed by the first.
    pub fn only(&self) -> Option<&Answer<C>> {
        self.0.first()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Answer<C>> {
        self.0.iter()
    }
}

impl<C> FromIterator<Answer<C>> for Answers<C> {
    /// At most one a seat.
    fn from_iter<I: IntoIterator<Item = Answer<C>>>(answers: I) -> Self {
        Answers(answers.into_iter().take(MAX_SEATS).collect())
    }
}
