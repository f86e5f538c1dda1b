//! What may be answered. What is listed and what is checked rest on the same rules, so they agree by construction.

use serde::{Deserialize, Serialize};
use stolik_table::{Choices, Dice, Reason, Refusal, Seat, Seats, Sheet};
use ts_rs::TS;

use crate::cards::Kind;
use crate::magazine::{Face, MAGAZINE};
use crate::refusals;
use crate::state::{Open, Phase, Ruletka};

/// RR7: the highest bid.
pub const HIGHEST_BID: u8 = 5;

/// One part of an answer. Anything can be written here; what does not fit is refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RuletkaChoice")]
pub enum Choice {
    /// Load: hide such a card.
    Hide(Face),
    /// Bid so many shots.
    Bid(u8),
    /// Challenge: this player cheats.
    Accuse(Seat),
    /// A window: play this card.
    Play(Play),
    /// *Zastrzel kogoś!*: aim at this player.
    Aim(Seat),
    /// The last one alive: shoot on for glory, or be content.
    Shoot,
    Stop,
    /// Tied for the third time: share the victory, or go on.
    Share,
    GoOn,
}

/// A card and all that it needs to be said with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "RuletkaPlay")]
pub struct Play {
    pub card: Kind,
    /// The player whom it names, where it names one.
    pub on: Option<Seat>,
    /// The new bid, with A05 only.
    pub bid: Option<u8>,
}

impl Play {
    pub const fn plain(card: Kind) -> Play {
        Play { card, on: None, bid: None }
    }

    pub const fn on(card: Kind, seat: Seat) -> Play {
        Play { card, on: Some(seat), bid: None }
    }

    pub const fn rebid(bid: u8) -> Play {
        Play { card: Kind::SecondThoughts, on: None, bid: Some(bid) }
    }

    /// Every way to play a card of this kind at a table of so many, and some that it has not.
    pub(crate) fn ways(card: Kind, seats: u8) -> impl Iterator<Item = Play> {
        let targets = if card.has_target() { seats } else { 0 };
        let bids = if card == Kind::SecondThoughts { HIGHEST_BID + 1 } else { 0 };
        let targets = Seats::first(targets).iter().map(move |seat| Play::on(card, seat));
        std::iter::once(Play::plain(card)).chain(targets).chain((0..bids).map(Play::rebid))
    }
}

impl Ruletka {
    pub(crate) fn list(&self, seat: Seat, out: &mut Choices<Choice>) {
        let open = &self.open;
        let mut offer = |choice: Choice| {
            if open.why_not(seat, choice).is_none() {
                out.push(choice);
            }
        };
        let each_seat = || Seats::first(open.seats).iter();
        if open.window().is_some() {
            let kinds = self.hidden.hands[seat].kinds();
            kinds.flat_map(|kind| Play::ways(kind, open.seats)).map(Choice::Play).for_each(offer);
            return;
        }
        match open.phase {
            Phase::Load => [Face::Click, Face::Bullet].map(Choice::Hide).into_iter().for_each(offer),
            Phase::Bid => (0..=HIGHEST_BID).map(Choice::Bid).for_each(offer),
            Phase::Accuse => each_seat().map(Choice::Accuse).for_each(offer),
            Phase::Aim => each_seat().map(Choice::Aim).for_each(offer),
            Phase::Glory => [Choice::Shoot, Choice::Stop].into_iter().for_each(&mut offer),
            Phase::Share => [Choice::Share, Choice::GoOn].into_iter().for_each(&mut offer),
            Phase::Window(_) | Phase::Over(_) => {}
        }
    }

    pub(crate) fn check_sheet(&self, seat: Seat, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        for choice in sheet.filled() {
            if let Some(reason) = self.open.why_not(seat, choice) {
                return Err(reason.into());
            }
            match choice {
                Choice::Play(play) if !self.hidden.hands[seat].has(play.card) => {
                    return Err(refusals::NOT_YOUR_CARD.into());
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// RA45: what is played for somebody who does not answer. In windows, and where nobody must accuse, that is a pass.
    pub(crate) fn default_for(&self, seat: Seat, draft: &Sheet<Choice>, dice: &mut Dice) -> Sheet<Choice> {
        let open = &self.open;
        let choice = draft.part(0).or_else(|| match open.phase {
            // A BULLET only if there is no CLICK.
            Phase::Load if open.loaded(seat) >= MAGAZINE => Some(Choice::Hide(Face::Bullet)),
            Phase::Load => Some(Choice::Hide(Face::Click)),
            Phase::Bid => Some(Choice::Bid(u8::from(open.loaded(seat) < 3))),
            Phase::Aim => {
                let others = Seats::first(open.seats).without(seat);
                let living: Seats = others.iter().filter(|other| open.in_round(*other)).collect();
                let from = if living.is_empty() { others } else { living };
                from.iter().nth(dice.index(usize::from(from.len()))).map(Choice::Aim)
            }
            Phase::Glory => Some(Choice::Stop),
            Phase::Share => Some(Choice::GoOn),
            Phase::Accuse | Phase::Window(_) | Phase::Over(_) => None,
        });
        choice.map_or_else(Sheet::pass, |choice| Sheet::of([choice]))
    }
}

impl Open {
    /// Why this cannot be answered, by what is open to all. Whether a card is held is not.
    pub(crate) fn why_not(&self, seat: Seat, choice: Choice) -> Option<Reason> {
        if let Some(window) = self.window() {
            return match choice {
                Choice::Play(play) => self.why_not_play(window, seat, play),
                _ => Some(refusals::NO_ANSWER_TO_THIS),
            };
        }
        match (self.phase, choice) {
            (Phase::Load, Choice::Hide(Face::Click)) if self.loaded(seat) >= MAGAZINE => {
                Some(refusals::NO_CLICK)
            }
            (Phase::Load, Choice::Hide(_)) => None,
            (Phase::Bid, Choice::Bid(bid)) => (bid > HIGHEST_BID).then_some(refusals::NO_SUCH_BID),
            (Phase::Accuse, Choice::Accuse(accused)) => self.why_not_accuse(seat, accused),
            // RA31: not yourself and not the air; the dead are fine.
            (Phase::Aim, Choice::Aim(target)) if target.number() >= self.seats => {
                Some(refusals::NO_SUCH_SEAT)
            }
            (Phase::Aim, Choice::Aim(target)) => (target == seat).then_some(refusals::AIM_AT_ANOTHER),
            (Phase::Glory, Choice::Shoot | Choice::Stop) => None,
            (Phase::Share, Choice::Share | Choice::GoOn) => None,
            _ => Some(refusals::NO_ANSWER_TO_THIS),
        }
    }

    /// RA14, RA15.
    fn why_not_accuse(&self, seat: Seat, accused: Seat) -> Option<Reason> {
        if accused.number() >= self.seats {
            return Some(refusals::NO_SUCH_SEAT);
        }
        if accused == seat {
            return Some(refusals::ACCUSE_ANOTHER);
        }
        if !self.in_round(accused) {
            return Some(refusals::ACCUSED_IS_OUT);
        }
        self.shown[accused].is_some().then_some(refusals::ACCUSED_BEFORE)
    }
}
