//! Refusals that teach: which rule, and what the sentence about it needs.

use std::fmt;

use arrayvec::ArrayVec;
use serde::Serialize;
use ts_rs::TS;

use crate::seat::Seat;

/// A rule, by the id that stands in the game's `rules.md`: `pixoid.PR9`, `table.T3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[ts(type = "string")]
pub struct Rule(pub &'static str);

/// Why a sheet was not taken. It changes nothing at the table. The words are the client's, in each player's own
/// language, found by rule and case; the facts fill their gaps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Refusal {
    pub rule: Rule,
    /// Which of the sentences about this rule, in kebab-case.
    pub case: &'static str,
    pub facts: ArrayVec<Fact, 4>,
}

/// One gap of the sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Fact {
    pub name: &'static str,
    pub value: FactValue,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FactValue {
    Number(i32),
    Seat(Seat),
    /// A word that the content translates.
    Word(&'static str),
}

/// Why a game refuses: a rule, and which sentence about it. A game lists all of its reasons with
/// [`refusals!`](crate::refusals), so that each can be held against the texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    pub rule: Rule,
    pub case: &'static str,
}

impl Reason {
    /// A refusal with its first fact.
    pub fn with(self, name: &'static str, value: impl Into<FactValue>) -> Refusal {
        Refusal::from(self).with(name, value)
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Self {
        Refusal { rule: reason.rule, case: reason.case, facts: ArrayVec::new() }
    }
}

/// The reasons for which a game refuses, each a constant with its rule and its case, and `ALL` of them.
///
/// ```
/// mod refusals {
///     stolik_table::refusals! {
///         NOT_YOURS = "nim.1", "not-yours";
///         TOO_MANY = "nim.2", "too-many";
///     }
/// }
/// assert_eq!(refusals::ALL, [refusals::NOT_YOURS, refusals::TOO_MANY]);
/// let refusal = refusals::TOO_MANY.with("most", 3);
/// assert_eq!(refusal.to_string(), "nim.2 (too-many), most: 3");
/// ```
#[macro_export]
macro_rules! refusals {
    ($($name:ident = $rule:literal, $case:literal;)+) => {
        $(pub const $name: $crate::Reason = $crate::Reason { rule: $crate::Rule($rule), case: $case };)+
        pub const ALL: &[$crate::Reason] = &[$($name),+];
    };
}

impl Refusal {
    /// With one more fact; a fifth is dropped.
    pub fn with(mut self, name: &'static str, value: impl Into<FactValue>) -> Self {
        // A sentence has few gaps; dropping is better than a panic at the table.
        let _ = self.facts.try_push(Fact { name, value: value.into() });
        self
    }
}

impl From<i32> for FactValue {
    fn from(number: i32) -> Self {
        FactValue::Number(number)
    }
}

impl From<u8> for FactValue {
    fn from(number: u8) -> Self {
        FactValue::Number(i32::from(number))
    }
}

impl From<Seat> for FactValue {
    fn from(seat: Seat) -> Self {
        FactValue::Seat(seat)
    }
}

impl From<&'static str> for FactValue {
    fn from(word: &'static str) -> Self {
        FactValue::Word(word)
    }
}

/// For logs and the command line; players read the translated sentence.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.rule.0, self.case)?;
        for fact in &self.facts {
            match fact.value {
                FactValue::Number(number) => write!(f, ", {}: {number}", fact.name)?,
                FactValue::Seat(seat) => write!(f, ", {}: {seat:?}", fact.name)?,
                FactValue::Word(word) => write!(f, ", {}: {word}", fact.name)?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
