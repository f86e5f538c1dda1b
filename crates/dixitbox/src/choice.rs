//! What may be answered. `list` and `check` rest on one rule a part, so they agree by construction.

use serde::{Deserialize, Serialize};
use stolik_dixit::Place;
use stolik_table::{Choices, Refusal, Seat, Sheet};
use ts_rs::TS;

use crate::refusals;
use crate::state::{Dixitbox, Phase};

/// One part of an answer. Anything can be written here; what does not fit is refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "DixitboxChoice")]
pub enum Choice {
    /// The clue was told, and the cards lie face up.
    Laid,
    /// A vote, or where the narrator's card lies.
    Place(Place),
    /// Whose card it is.
    Owner(Seat),
}

impl Choice {
    pub(crate) const fn place(self) -> Option<Place> {
        match self {
            Choice::Place(place) => Some(place),
            Choice::Laid | Choice::Owner(_) => None,
        }
    }

    pub(crate) const fn owner(self) -> Option<Seat> {
        match self {
            Choice::Owner(seat) => Some(seat),
            Choice::Laid | Choice::Place(_) => None,
        }
    }
}

impl Dixitbox {
    pub(crate) fn list(&self, sheet: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        match self.0.phase {
            Phase::Tell => out.push(Choice::Laid),
            Phase::Vote | Phase::Which => {
                (1..=self.0.places()).for_each(|place| out.push(Choice::Place(place)));
            }
            Phase::Whose => {
                let guessers = self.0.guessers();
                let free = guessers.iter().filter(|seat| self.has_given(*seat, sheet, part));
                free.for_each(|seat| out.push(Choice::Owner(seat)));
            }
            Phase::Over => {}
        }
    }

    pub(crate) fn check_sheet(&self, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        for (part, choice) in sheet.parts.iter().enumerate() {
            if let Some(choice) = *choice {
                self.may_stand(sheet, part, choice)?;
            }
        }
        Ok(())
    }

    /// May this choice stand in this part, beside the other parts of the sheet?
    fn may_stand(&self, sheet: &Sheet<Choice>, part: usize, choice: Choice) -> Result<(), Refusal> {
        let places = self.0.places();
        match (self.0.phase, choice) {
            (Phase::Tell, Choice::Laid) => Ok(()),
            (Phase::Vote | Phase::Which, Choice::Place(place)) if (1..=places).contains(&place) => Ok(()),
            (Phase::Vote | Phase::Which, Choice::Place(place)) => {
                Err(refusals::NO_SUCH_PLACE.with("place", place).with("places", places))
            }
            (Phase::Whose, Choice::Owner(seat)) if !self.0.guessers().has(seat) => {
                Err(refusals::NOT_A_GUESSER.with("seat", seat))
            }
            (Phase::Whose, Choice::Owner(seat)) if !self.has_given(seat, sheet, part) => {
                Err(refusals::TOO_MANY_CARDS.with("seat", seat).with("cards", self.0.cards_each()))
            }
            (Phase::Whose, Choice::Owner(_)) => Ok(()),
            (Phase::Tell, _) => Err(refusals::SAY_LAID.into()),
            (Phase::Vote, _) => Err(refusals::VOTE_A_PLACE.into()),
            (Phase::Which, _) => Err(refusals::SAY_A_PLACE.into()),
            (Phase::Whose, _) => Err(refusals::SAY_AN_OWNER.into()),
            (Phase::Over, _) => Err(refusals::OVER.into()),
        }
    }

    /// DB8: has this person given one more card than stands in the other parts? There are never more parts than
    /// people who voted, so somebody always has.
    fn has_given(&self, seat: Seat, sheet: &Sheet<Choice>, part: usize) -> bool {
        let others = sheet.parts.iter().enumerate().filter(|(other, _)| *other != part);
        let stands = others.filter(|(_, choice)| **choice == Some(Choice::Owner(seat))).count();
        stands < usize::from(self.0.cards_each())
    }
}
