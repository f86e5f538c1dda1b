//! What may be answered. `choices` and `check` rest on one rule a part, so they agree by construction.

use std::cell::RefCell;

use serde::{Deserialize, Serialize};
use stolik_table::{Choices, Dice, Refusal, Seat, Sheet};
use ts_rs::TS;

use super::cards::{Card, Cards, DECK, HIGH};
use super::flaw::Flaw;
use super::open::Phase;
use super::{Whispers, refusals};

thread_local! {
    /// What the broken game remembers: in which round, who, and what.
    static LOCKED_IN: RefCell<(usize, Option<Seat>, Option<Choice>)> = const { RefCell::new((0, None, None)) };
}

/// One part of an answer. Much of what can be written is never legal: cards end long before 255.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "WhispersChoice")]
pub enum Choice {
    Card(Card),
    Odd,
    Even,
    Vote(u8),
}

impl Whispers {
    pub fn list(&self, seat: Seat, sheet: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        let may_stand = |choice: &Choice| self.may_stand(seat, sheet, part, *choice).is_ok();
        let hand = self.hidden.hands[seat];
        match self.open.phase {
            Phase::Tell | Phase::Snatch | Phase::Give => {
                hand.iter().map(Choice::Card).filter(may_stand).for_each(|card| out.push(card));
            }
            Phase::Guess => {
                let mut guesses = [Choice::Odd, Choice::Even];
                // FLAW: the order follows a secret.
                if Flaw::ListsTheTruthLast.is_on() && self.hidden.laid.is_odd() {
                    guesses.reverse();
                }
                guesses.into_iter().for_each(|guess| out.push(guess));
            }
            Phase::Vote => {
                let votes = (1..=3).map(Choice::Vote);
                votes
                    .filter(|vote| may_stand(vote) || Flaw::ListsWhatIsRefused.is_on())
                    .filter(|vote| *vote != Choice::Vote(2) || !Flaw::HidesWhatIsLegal.is_on())
                    .filter(|vote| !Flaw::DropsWhatIsLockedIn.is_on() || !self.is_locked_in(seat, *vote))
                    .for_each(|vote| out.push(vote));
            }
        }
    }

    /// FLAW: a game that remembers what it was shown, and for whom.
    fn is_locked_in(&self, seat: Seat, vote: Choice) -> bool {
        LOCKED_IN.with_borrow(|(number, by, locked)| {
            *number == self.open.narrators.len() && *by != Some(seat) && *locked == Some(vote)
        })
    }

    pub fn check_sheet(&self, seat: Seat, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        if Flaw::DropsWhatIsLockedIn.is_on() && self.open.phase == Phase::Vote {
            LOCKED_IN.set((self.open.narrators.len(), Some(seat), sheet.part(0).filter(|_| sheet.ready)));
        }
        let mut filled = (0..sheet.parts.len()).filter_map(|part| Some((part, sheet.part(part)?)));
        filled.try_for_each(|(part, choice)| self.may_stand(seat, sheet, part, choice))
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
            (Phase::Tell, Choice::Card(card)) => {
                self.is_held(seat, card)?;
                let twin =
                    (0..sheet.parts.len()).any(|other| other != part && sheet.part(other) == Some(choice));
                refuse_if(twin, refusals::TWO_DIFFERENT_CARDS.into())
            }
            (Phase::Snatch, Choice::Card(card)) => {
                self.is_held(seat, card)?;
                refuse_if(card < HIGH, refusals::TOO_LOW.with("lowest", HIGH))
            }
            (Phase::Guess, Choice::Odd | Choice::Even) => Ok(()),
            (Phase::Vote, Choice::Vote(vote)) => {
                let in_bounds = (1..=3).contains(&vote);
                refuse_if(!in_bounds, refusals::ONE_TO_THREE.into())?;
                let again = self.hidden.ballots[seat] == Some(vote);
                refuse_if(again, refusals::NOT_TWICE_IN_A_ROW.into())
            }
            (Phase::Give, Choice::Card(card)) => self.is_held(seat, card),
            _ => Err(refusals::NO_ANSWER_TO_THIS.into()),
        }
    }

    fn is_held(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        // FLAW: the number comes from outside and is not looked over.
        if Flaw::PanicsOnGarbage.is_on() {
            assert!([true; DECK as usize][usize::from(card)]);
        }
        refuse_if(!self.hidden.hands[seat].has(card), refusals::NOT_YOUR_CARD.into())
    }

    /// Keeps the draft and fills its holes with the lowest cards; a window is passed.
    pub fn default_for(&self, seat: Seat, draft: &Sheet<Choice>, dice: &mut Dice) -> Sheet<Choice> {
        let hand = self.hidden.hands[seat];
        match self.open.phase {
            Phase::Tell => {
                let text = draft.text.clone().filter(|text| !text.is_empty()).unwrap_or_else(|| "…".into());
                Sheet::of(two_cards(hand, draft).map(Choice::Card)).with_text(text)
            }
            Phase::Snatch => draft.part(0).map_or_else(Sheet::pass, |card| Sheet::of([card])),
            Phase::Guess => {
                let mut guess = Choice::Even;
                // FLAW: the narrator's hand is no business of those who guess.
                if Flaw::DefaultPeeks.is_on() && self.hidden.hands[self.open.narrators[0]].is_odd() {
                    guess = Choice::Odd;
                }
                Sheet::of([draft.part(0).unwrap_or(guess)])
            }
            Phase::Vote => {
                let legal: Vec<u8> =
                    (1..=3).filter(|vote| self.hidden.ballots[seat] != Some(*vote)).collect();
                let vote = dice.pick(&legal).map(|vote| Choice::Vote(*vote));
                Sheet::of(draft.part(0).or(vote))
            }
            Phase::Give => Sheet::of(draft.part(0).or(hand.iter().next().map(Choice::Card))),
        }
    }
}

/// The cards on this sheet, holes filled with the lowest cards of the hand.
pub fn two_cards(hand: Cards, sheet: &Sheet<Choice>) -> [Card; 2] {
    let put: Cards = sheet.filled().filter_map(card_of).collect();
    let mut rest = hand.without(put).iter();
    let mut next = || rest.next().expect("a narrator holds three cards");
    [0, 1].map(|part| sheet.part(part).and_then(card_of).unwrap_or_else(&mut next))
}

pub fn card_of(choice: Choice) -> Option<Card> {
    match choice {
        Choice::Card(card) => Some(card),
        _ => None,
    }
}

fn refuse_if(wrong: bool, refusal: Refusal) -> Result<(), Refusal> {
    if wrong { Err(refusal) } else { Ok(()) }
}
