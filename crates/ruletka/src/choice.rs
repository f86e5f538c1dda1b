//! What may be answered. What is listed and what is checked rest on the same hand, so they agree by construction.

use serde::{Deserialize, Serialize};
use stolik_table::{Dice, Refusal, Seat, Sheet};
use ts_rs::TS;

use crate::refusals;
use crate::state::{Card, Ruletka};

/// One part of an answer. Anything can be written here; what does not fit is refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RuletkaChoice")]
pub enum Choice {
    /// Lay this card.
    Card(Card),
}

impl Ruletka {
    pub(crate) fn check_sheet(&self, seat: Seat, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        let is_held = |Choice::Card(card)| self.hidden.hands[seat].contains(&card);
        if sheet.filled().all(is_held) { Ok(()) } else { Err(refusals::NOT_YOUR_CARD.into()) }
    }

    /// RR4: a random card, unless one was chosen already.
    pub(crate) fn default_for(&self, seat: Seat, draft: &Sheet<Choice>, dice: &mut Dice) -> Sheet<Choice> {
        let any = || dice.pick(&self.hidden.hands[seat]).copied().map(Choice::Card);
        Sheet::of(draft.part(0).or_else(any))
    }
}
