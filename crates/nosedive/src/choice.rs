//! What may be answered. What is listed and what is checked rest on one rule a part, so they agree by construction.

use serde::{Deserialize, Serialize};
use stolik_table::{Choices, Dice, Refusal, Seat, Sheet};
use ts_rs::TS;

use crate::cards::{self, Card, Cards};
use crate::experience::Experience;
use crate::refusals;
use crate::space::Space;
use crate::state::{Nosedive, Phase, TOKENS};

/// One part of an answer. Anything can be written here; what does not fit is refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "NosediveChoice")]
pub enum Choice {
    /// Turn this pile face up, or take it. Piles are counted from 0.
    Pile(u8),
    /// Go to this space.
    Space(Space),
    /// Pay with this card.
    Card(Card),
    /// Put this card on this pile.
    Place { card: Card, pile: u8 },
    /// With the box: what somebody has.
    Mark { token: bool, double: bool },
    /// Share this experience, or like it most or least.
    Experience(Experience),
    /// With the box: so many.
    Number(u8),
}

impl Choice {
    /// The card that is used up by this.
    pub const fn card(self) -> Option<Card> {
        match self {
            Choice::Card(card) | Choice::Place { card, .. } => Some(card),
            _ => None,
        }
    }
}

impl Nosedive {
    pub(crate) fn list(&self, seat: Seat, sheet: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        let fits = |choice: &Choice| self.may_stand(seat, sheet, part, *choice).is_ok();
        // What is in the hand need not be looked for in it again.
        let is_free = |choice: &Choice| !stands_elsewhere(sheet, part, *choice);
        match self.open.phase {
            Phase::Flip | Phase::Take => {
                let piles = (0..self.hidden.piles.len() as u8).map(Choice::Pile);
                piles.filter(fits).for_each(|choice| out.push(choice));
            }
            Phase::Move => {
                Space::ALL.map(Choice::Space).into_iter().filter(fits).for_each(|choice| out.push(choice));
            }
            Phase::Act | Phase::Place => self.list_cards(seat, sheet, part, out),
            Phase::Mark => {
                let marks = [(false, false), (true, false), (false, true), (true, true)];
                let marks = marks.map(|(token, double)| Choice::Mark { token, double });
                marks.into_iter().filter(fits).for_each(|choice| out.push(choice));
            }
            Phase::Share => {
                let dealt = self.hidden.dealt[seat].iter().map(|one| Choice::Experience(*one));
                dealt.filter(is_free).for_each(|choice| out.push(choice));
            }
            Phase::Rate => {
                let texts = self.received(seat).map(|text| Choice::Experience(text.what));
                texts.filter(is_free).for_each(|choice| out.push(choice));
            }
            Phase::Tally => {
                (0..=u8::MAX).map(Choice::Number).filter(fits).for_each(|choice| out.push(choice));
            }
            Phase::Over => {}
        }
    }

    fn list_cards(&self, seat: Seat, sheet: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        let cards = self.hidden.hands[seat].without(cards_elsewhere(sheet, part));
        if part < self.open.owed.len() {
            cards.iter().for_each(|card| out.push(Choice::Card(card)));
            return;
        }
        let other = pile_elsewhere(sheet, part);
        for card in cards.iter() {
            for pile in (0..self.hidden.piles.len() as u8).filter(|pile| Some(*pile) != other) {
                out.push(Choice::Place { card, pile });
            }
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
            (Phase::Flip, Choice::Pile(pile)) => {
                self.has_pile(pile)?;
                if self.hidden.piles[usize::from(pile)].is_empty() {
                    return Err(refusals::NOTHING_TO_TURN.with("pile", pile + 1));
                }
                if stands_elsewhere(sheet, part, choice) {
                    return Err(refusals::TWO_PILES.into());
                }
                Ok(())
            }
            (Phase::Move, Choice::Space(space)) => self.may_enter(seat, space),
            (Phase::Act, Choice::Card(card)) if part < self.open.owed.len() => {
                self.may_use(seat, sheet, part, card)
            }
            (Phase::Act, Choice::Place { card, pile }) if part >= self.open.owed.len() => {
                self.may_place(seat, sheet, part, card, pile)
            }
            (Phase::Place, Choice::Place { card, pile }) => self.may_place(seat, sheet, part, card, pile),
            (Phase::Take, Choice::Pile(pile)) => {
                self.has_pile(pile)?;
                match self.open.taken.iter().find(|(_, taken)| **taken == Some(pile)) {
                    Some((by, _)) => Err(refusals::PILE_TAKEN.with("pile", pile + 1).with("seat", by)),
                    None => Ok(()),
                }
            }
            (Phase::Mark, Choice::Mark { token, .. }) => {
                let others = sheet.parts.iter().enumerate().filter(|(other, _)| *other != part);
                let given = others.filter(|(_, mark)| matches!(mark, Some(Choice::Mark { token: true, .. })));
                if token && given.count() >= usize::from(TOKENS) {
                    return Err(refusals::THREE_TOKENS.with("most", TOKENS));
                }
                Ok(())
            }
            (Phase::Share, Choice::Experience(what)) => {
                if !self.hidden.dealt[seat].contains(&what) {
                    return Err(refusals::NOT_YOUR_EXPERIENCE.into());
                }
                // NA30: a different one to each.
                if stands_elsewhere(sheet, part, choice) {
                    return Err(refusals::SHARED_TWICE.into());
                }
                Ok(())
            }
            (Phase::Rate, Choice::Experience(what)) => {
                if !self.hidden.gifts.iter().any(|gift| gift.to == seat && gift.what == what) {
                    return Err(refusals::NOT_SHARED_WITH_YOU.into());
                }
                if stands_elsewhere(sheet, part, choice) {
                    return Err(refusals::MOST_AND_LEAST.into());
                }
                Ok(())
            }
            (Phase::Tally, Choice::Number(number)) => self.may_count(seat, sheet, part, number),
            (Phase::Flip, _) => Err(refusals::A_PILE_IS_ASKED.into()),
            (Phase::Move, _) => Err(refusals::A_SPACE_IS_ASKED.into()),
            (Phase::Act, _) if part < self.open.owed.len() => Err(refusals::A_TOLL_IS_ASKED.into()),
            (Phase::Act | Phase::Place, _) => Err(refusals::A_PLACEMENT_IS_ASKED.into()),
            (Phase::Take, _) => Err(refusals::TAKE_A_PILE.into()),
            (Phase::Mark, _) => Err(refusals::MARKS_ARE_ASKED.into()),
            (Phase::Share, _) => Err(refusals::AN_EXPERIENCE_IS_ASKED.into()),
            (Phase::Rate, _) => Err(refusals::A_MARK_IS_ASKED.into()),
            (Phase::Tally, _) => Err(refusals::A_NUMBER_IS_ASKED.into()),
            (Phase::Over, _) => Err(refusals::OVER.into()),
        }
    }

    fn has_pile(&self, pile: u8) -> Result<(), Refusal> {
        let piles = self.hidden.piles.len() as u8;
        if pile < piles { Ok(()) } else { Err(refusals::NO_SUCH_PILE.with("piles", piles)) }
    }

    /// A card of one's hand, and only once.
    fn may_use(&self, seat: Seat, sheet: &Sheet<Choice>, part: usize, card: Card) -> Result<(), Refusal> {
        if !self.hidden.hands[seat].has(card) {
            return Err(refusals::NOT_YOUR_CARD.into());
        }
        // NA6: a different card to each.
        if cards_elsewhere(sheet, part).has(card) {
            return Err(refusals::CARD_TWICE.into());
        }
        Ok(())
    }

    fn may_place(
        &self,
        seat: Seat,
        sheet: &Sheet<Choice>,
        part: usize,
        card: Card,
        pile: u8,
    ) -> Result<(), Refusal> {
        self.may_use(seat, sheet, part, card)?;
        self.has_pile(pile)?;
        // NR18, NR19.
        if pile_elsewhere(sheet, part) == Some(pile) {
            return Err(refusals::ANOTHER_PILE.with("pile", pile + 1));
        }
        Ok(())
    }

    /// NA39: what counts for somebody who did not answer in time. Not with the box: nobody can guess what lies on
    /// somebody's table.
    pub(crate) fn default_for(&self, seat: Seat, draft: &Sheet<Choice>, dice: &mut Dice) -> Sheet<Choice> {
        let mut sheet = draft.clone();
        let mut choices = Choices::new();
        for part in 0..sheet.parts.len() {
            if sheet.parts[part].is_some() {
                continue;
            }
            sheet.parts[part] = match self.open.phase {
                Phase::Move => Some(Choice::Space(Space::Start)),
                _ => {
                    choices.clear();
                    self.list(seat, &sheet, part, &mut choices);
                    dice.pick(choices.as_slice()).copied()
                }
            };
        }
        sheet
    }
}

fn elsewhere(sheet: &Sheet<Choice>, part: usize) -> impl Iterator<Item = Choice> + '_ {
    sheet.parts.iter().enumerate().filter(move |(other, _)| *other != part).filter_map(|(_, choice)| *choice)
}

fn stands_elsewhere(sheet: &Sheet<Choice>, part: usize, choice: Choice) -> bool {
    elsewhere(sheet, part).any(|other| other == choice)
}

fn cards_elsewhere(sheet: &Sheet<Choice>, part: usize) -> Cards {
    let mut cards = Cards::NONE;
    elsewhere(sheet, part).filter_map(Choice::card).filter(|card| cards::ALL.has(*card)).for_each(|card| {
        cards.add(card);
    });
    cards
}

/// A sheet has at most two placements.
fn pile_elsewhere(sheet: &Sheet<Choice>, part: usize) -> Option<u8> {
    elsewhere(sheet, part).find_map(|choice| match choice {
        Choice::Place { pile, .. } => Some(pile),
        _ => None,
    })
}
