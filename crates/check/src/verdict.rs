//! Everything that can be said of a finished game.

use serde::Serialize;
use stolik_table::Seats;
use ts_rs::TS;

/// What a check came to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Verdict {
    /// Every question of the log went as the sealed dice say, and nothing that the device kept says otherwise.
    Fair {
        questions: u32,
        compared: Compared,
        /// Who did not open their bytes, for each attempt to open the dice that failed.
        left_out: Vec<Seats>,
    },
    Lie {
        lie: Lie,
    },
    Unchecked {
        why: Unchecked,
    },
}

/// What a device could hold against the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Compared {
    /// What was sealed before the deal, and what it saw of the game.
    Sealed,
    /// Only what it saw of the game: it was not there before the deal, or keeps nothing.
    Seen,
}

/// What is wrong. The log comes from the server, so each of these is the server's doing, or of somebody on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Lie {
    /// The server sealed something else before the deal.
    OtherCommitment,
    /// A device sealed something else before the deal.
    OtherHashes,
    /// An attempt to open the dice that was shown is not in the log, or is another.
    OtherAttempts,
    /// The server's secret does not fit its own seal.
    OtherSecret,
    /// The bytes of a device do not fit its seal.
    OtherBytes,
    /// This game could not have been dealt.
    NotDealt,
    /// The dice, or the rules, led elsewhere at this question.
    Question {
        question: u32,
    },
    /// This device was shown something else at this question.
    OtherStory {
        question: u32,
    },
    OtherResult,
    /// A line that is no record of a log, or stands where none can.
    Line {
        line: u32,
    },
    /// The end is missing.
    CutOff,
    NoBeginning,
}

/// Why nothing can be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Unchecked {
    /// The log was written under another version of the rules, or in another form.
    OtherRules,
    /// A game that these rules do not know.
    OtherGame,
}
