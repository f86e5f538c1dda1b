//! The game on the table, as one viewer sees it.

use serde::Serialize;
use stolik_table::{Ask, Game, Outcome, Seat, Seats, Sheet, WhoIsIn};
use ts_rs::TS;

/// The whole truth for one viewer. The view is all there is to know; the events only cue animation and the readable
/// log, so a missed update costs an animation and never correctness.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Update<V, C, E> {
    /// Counts the closed questions of this game, and so tells a new update from an old one.
    pub seq: u32,
    pub view: V,
    /// What happened in the step that led here; nothing when the update only brings somebody up to date.
    pub events: Vec<E>,
    /// On whom the clock ran out in that step.
    pub late: Seats,
    pub question: Option<Question<C>>,
    pub outcome: Option<Outcome>,
}

/// The open question as this viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Question<C> {
    /// Goes back with every sheet, so that a late tap never answers the next question.
    pub number: u32,
    pub ask: Ask,
    pub who_is_in: WhoIsIn,
    /// Only for a seat that is asked.
    pub yours: Option<Yours<C>>,
    /// The sheets of partners who answer for themselves, as they lie.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(Seat, Sheet<C>)>>")]
    pub beside: Vec<(Seat, Sheet<C>)>,
}

/// What a seat that is asked needs in order to answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Yours<C> {
    pub seat: Seat,
    /// The sheet as it lies there, draft or ready.
    pub sheet: Sheet<C>,
    /// What may stand in each part beside the others as they are: the client holds no rules.
    pub lists: Vec<Vec<C>>,
    /// The sheets of partners in the same party.
    pub partners: Vec<(Seat, Sheet<C>)>,
}

/// What happened in one earlier step, for the readable log of somebody who comes later.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Happened<E> {
    pub seq: u32,
    pub events: Vec<E>,
    /// On whom the clock ran out.
    pub late: Seats,
}

/// An update of one game.
pub type UpdateOf<G> = Update<<G as Game>::View, <G as Game>::Choice, <G as Game>::Event>;

/// What is sent of any game, with a case for each game on the shelf.
macro_rules! unions {
    ($($name:ident in $module:ident $(: $bots:ident)?),+) => {
        /// An update of any game, as TypeScript sees it.
        #[allow(clippy::large_enum_variant, reason = "it is never made: the server writes an update of one game")]
        #[derive(Serialize, TS)]
        #[serde(tag = "game", rename_all = "kebab-case")]
        pub enum GameUpdate {
            $($name(UpdateOf<stolik_shelf::$module::$name>)),+
        }

        /// The history of any game.
        #[derive(Serialize, TS)]
        #[serde(tag = "game", content = "steps", rename_all = "kebab-case")]
        pub enum GameHistory {
            $($name(Vec<Happened<<stolik_shelf::$module::$name as Game>::Event>>)),+
        }

        /// A sheet of any game.
        #[derive(Serialize, TS)]
        #[serde(untagged)]
        pub enum GameSheet {
            $($name(Sheet<<stolik_shelf::$module::$name as Game>::Choice>)),+
        }
    };
}

stolik_shelf::for_each_game!(unions);
