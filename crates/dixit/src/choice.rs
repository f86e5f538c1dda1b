//! What may be answered. `list` and `check` rest on one rule a part, so they agree by construction.

use serde::{Deserialize, Serialize};
use stolik_table::{Choices, Dice, Reason, Refusal, Seat, Sheet};
use ts_rs::TS;

use crate::cards::Card;
use crate::refusals;
use crate::state::{Dixit, Phase};

/// A place on the table, numbered from 1 like the voting dial.
pub type Place = u8;

/// One part of an answer. Anything can be written here; what does not fit is refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "DixitChoice")]
pub enum Choice {
    /// Narrate with this card, or give it to the narrator.
    Card(Card),
    /// Vote for the card at this place.
    Place(Place),
    /// "I have a clue": narrate first.
    Claim,
}

impl Choice {
    pub const fn card(self) -> Option<Card> {
        match self {
            Choice::Card(card) => Some(card),
            Choice::Place(_) | Choice::Claim => None,
        }
    }
}

impl Dixit {
    pub(crate) fn list(&self, seat: Seat, sheet: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        match self.open.phase {
            Phase::Opener => out.push(Choice::Claim),
            Phase::Tell | Phase::Lay => {
                let cards = self.hidden.hands[seat].iter().map(Choice::Card);
                cards.filter(|card| !stands_elsewhere(sheet, part, *card)).for_each(|card| out.push(card));
            }
            Phase::Vote => {
                let places = (1..).zip(&self.hidden.owners);
                places
                    .filter(|(_, owner)| **owner != seat)
                    .for_each(|(place, _)| out.push(Choice::Place(place)));
            }
            Phase::Over => {}
        }
    }

    pub(crate) fn check_sheet(&self, seat: Seat, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        for (part, choice) in sheet.parts.iter().enumerate() {
            if let Some(choice) = *choice {
                self.may_stand(seat, sheet, part, choice)?;
            }
        }
        Ok(())
    }

    /// May this choice stand in this part, beside the other parts of the sheet?
    fn may_stand(
        &self,
        seat: Seat,
        sheet: &Sheet<Choice>,
        part: usize,
        choice: Choice,
    ) -> Result<(), Refusal> {
        match (self.open.phase, choice) {
            (Phase::Opener, Choice::Claim) => Ok(()),
            (Phase::Tell, Choice::Card(card)) => self.is_held(seat, card, refusals::TELL_YOUR_CARD),
            (Phase::Lay, Choice::Card(card)) => {
                self.is_held(seat, card, refusals::LAY_YOUR_CARD)?;
                if stands_elsewhere(sheet, part, choice) {
                    return Err(refusals::TWO_DIFFERENT_CARDS.into());
                }
                Ok(())
            }
            (Phase::Vote, Choice::Place(place)) => {
                let owner = usize::from(place).checked_sub(1).and_then(|index| self.hidden.owners.get(index));
                match owner {
                    None => Err(refusals::NO_SUCH_PLACE
                        .with("place", place)
                        .with("places", self.open.table.len() as u8)),
                    // DR7, DA8: never one's own card; with three players neither of the two.
                    Some(owner) if *owner == seat => Err(refusals::OWN_CARD.with("place", place)),
                    Some(_) => Ok(()),
                }
            }
            (Phase::Opener, _) => Err(refusals::CLAIM_OR_PASS.into()),
            (Phase::Tell, _) => Err(refusals::TELL_A_CARD.into()),
            (Phase::Lay, _) => Err(refusals::LAY_A_CARD.into()),
            (Phase::Vote, _) => Err(refusals::A_PLACE_IS_ASKED.into()),
            (Phase::Over, _) => Err(refusals::OVER.into()),
        }
    }

    fn is_held(&self, seat: Seat, card: Card, otherwise: Reason) -> Result<(), Refusal> {
        if self.hidden.hands[seat].has(card) { Ok(()) } else { Err(otherwise.into()) }
    }

    /// What counts for somebody who did not answer in time.
    pub(crate) fn default_for(&self, seat: Seat, draft: &Sheet<Choice>, dice: &mut Dice) -> Sheet<Choice> {
        let mut sheet = draft.clone();
        match self.open.phase {
            Phase::Opener | Phase::Over => Sheet::pass(),
            // DA12: random cards fill what is missing.
            Phase::Lay => {
                let mut rest = self.hidden.hands[seat];
                sheet.filled().filter_map(Choice::card).for_each(|card| rest.remove(card));
                for part in sheet.parts.iter_mut().filter(|part| part.is_none()) {
                    *part = rest.draw(dice).map(Choice::Card);
                }
                sheet
            }
            // DA13: a narrator without card or clue is passed over. DA11: who has not voted abstains.
            Phase::Tell | Phase::Vote => sheet,
        }
    }
}

fn stands_elsewhere(sheet: &Sheet<Choice>, part: usize, choice: Choice) -> bool {
    sheet.parts.iter().enumerate().any(|(other, stands)| other != part && *stands == Some(choice))
}
