//! What may be answered. What is listed and what is checked rest on the same few functions, so they agree.
//!
//! A sheet on which a card is played has a part for the card and one for each space that it could name; where a card names
//! none, that part is blank. A choice fits if the rest of the sheet can still be filled around it.

use stolik_table::{Choices, Dice, Reason, Refusal, Seat, Sheet};

use crate::cards::{self, Card, Cards};
use crate::choice::Choice;
use crate::effect::{Rank, Step};
use crate::refusals;
use crate::space::{Space, Spaces};
use crate::state::{Nokaut, Phase};
use crate::targets::{Slot, Slots, Source, slots, slots_of};
use crate::team::Team;

/// What stands in the place of a space: nothing yet, no space, or this one.
type Named = Option<Option<Space>>;

/// Something that can be played, and the spaces that it names.
#[derive(Clone, Copy)]
struct Play {
    what: Choice,
    slots: Slots,
    source: Source,
}

impl Play {
    fn card(card: Card) -> Play {
        Play { what: Choice::Card(card), slots: slots_of(card), source: Source::card(card) }
    }
}

impl Nokaut {
    pub(crate) fn list(&self, seat: Seat, sheet: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        match self.open.phase {
            Phase::Deck => Team::BOTH.into_iter().for_each(|team| out.push(Choice::Team(team))),
            Phase::Act | Phase::Riposte | Phase::Landing { .. } => self.list_play(seat, sheet, part, out),
            Phase::Enter { space, .. } => match self.entering(space) {
                ([None, _], _) => out.push(Choice::Yes),
                (slots, source) => {
                    let Some(slot) = slots.get(part).copied().flatten() else { return };
                    let fitting = self.open.fitting(slot, source);
                    fitting.iter().for_each(|one| out.push(Choice::Space(one)));
                }
            },
            Phase::Redraw { by, .. } => {
                out.push(Choice::Blank);
                self.list_cards(self.hidden.hands[by], sheet, part, out);
            }
            Phase::Discard { by, .. } => self.list_cards(self.discardable(by), sheet, part, out),
            Phase::Take { by, .. } => self.list_cards(self.takeable(by), sheet, part, out),
            Phase::Goal { team } => {
                if self.covers_goal(team) {
                    out.push(Choice::Reveal);
                }
                out.push(Choice::Keep);
            }
            Phase::Sacrifice => {
                self.open
                    .standing(self.open.team[seat])
                    .iter()
                    .for_each(|space| out.push(Choice::Space(space)));
            }
            Phase::Over { .. } => {}
        }
    }

    fn list_cards(&self, cards: Cards, sheet: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        let cards = cards.iter().map(Choice::Card);
        cards.filter(|card| !stands_elsewhere(sheet, part, *card)).for_each(|card| out.push(card));
    }

    /// The cards, or the spaces, around which the rest of the sheet can be filled.
    fn list_play(&self, seat: Seat, sheet: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        let Ok(named) = named(sheet) else { return };
        if part == 0 {
            self.for_each_play(seat, |play| {
                if self.open.can_name(play.slots, play.source, named) {
                    out.push(play.what);
                }
            });
            return;
        }
        let index = (part - 1).min(1);
        let mut beside = named;
        beside[index] = None;
        let other = named[1 - index].flatten();
        let (mut blank, mut spaces) = (false, Spaces::NONE);
        self.for_each_play(seat, |play| {
            let is_chosen = sheet.part(0).is_none_or(|what| what == play.what);
            if !is_chosen || !self.open.can_name(play.slots, play.source, beside) {
                return;
            }
            match play.slots[index] {
                None => blank = true,
                Some(slot) => {
                    let mut fitting = self.open.fitting(slot, play.source);
                    if let (Slot::Swapped(_), Some(other)) = (slot, other) {
                        fitting = fitting.without(Spaces::one(other));
                    }
                    spaces = spaces.and(fitting);
                }
            }
        });
        if blank {
            out.push(Choice::Blank);
        }
        spaces.iter().for_each(|space| out.push(Choice::Space(space)));
    }

    /// Whatever may be played now, as far as the card goes.
    fn for_each_play(&self, seat: Seat, mut each: impl FnMut(Play)) {
        match self.open.phase {
            Phase::Act => {
                if self.open.tried == 0 {
                    each(Play { what: Choice::Draw, slots: [None; 2], source: Source::card(Card(0)) });
                }
                let hand = self.hidden.hands[self.open.active()];
                hand.iter()
                    .filter(|card| self.may_act(*card).is_ok())
                    .for_each(|card| each(Play::card(card)));
            }
            Phase::Riposte => {
                let Some(top) = self.open.stack.last() else { return };
                for owner in self.open.plays(seat).iter() {
                    let ripostes = self.hidden.hands[owner].among(cards::RIPOSTES).iter();
                    let fitting = ripostes.filter(|card| self.open.may_answer(owner, *card, top));
                    fitting.for_each(|card| each(Play::card(card)));
                }
            }
            Phase::Landing { by } => {
                self.hidden.hands[by].among(cards::ORDINARY).iter().for_each(|card| each(Play::card(card)));
            }
            _ => {}
        }
    }

    /// May a card of the hand be played in one's turn, as far as the card goes?
    fn may_act(&self, card: Card) -> Result<(), Reason> {
        let kind = card.kind();
        match kind.rank {
            Rank::Riposte => return Err(refusals::RIPOSTE_WAITS),
            // KR13, KA41: one character or up to two magic cards, never both.
            Rank::Ordinary | Rank::Special if self.open.tried > 0 => return Err(refusals::ONLY_MAGIC_NOW),
            _ => {}
        }
        // KA4: there must be a card to discard, and then a character to take.
        let discards = kind.does.iter().any(|step| matches!(step, Step::Discard(_)));
        if discards {
            let rest = self.hidden.hands[self.open.active()].without(Cards::one(card));
            let piled = self.open.discard[card.team()].and(rest).among(cards::CHARACTERS);
            if rest.is_empty() || piled.is_empty() {
                return Err(refusals::NOTHING_TO_TAKE);
            }
        }
        Ok(())
    }

    pub(crate) fn check_sheet(&self, seat: Seat, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        if matches!(self.open.phase, Phase::Act | Phase::Riposte | Phase::Landing { .. }) {
            return self.check_play(seat, sheet);
        }
        for (part, choice) in sheet.parts.iter().enumerate() {
            if let Some(choice) = *choice {
                self.may_stand(seat, sheet, part, choice)?;
            }
        }
        Ok(())
    }

    fn check_play(&self, seat: Seat, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        let named = named(sheet)?;
        let Some(what) = sheet.part(0) else {
            // Who holds nothing for it may still look at the sheet.
            let mut fits = sheet.filled().next().is_none();
            self.for_each_play(seat, |play| {
                fits = fits || self.open.can_name(play.slots, play.source, named);
            });
            return if fits { Ok(()) } else { Err(refusals::NO_CARD_FOR_THAT.into()) };
        };
        let play = self.play_of(seat, what)?;
        if self.open.can_name(play.slots, play.source, named) {
            return Ok(());
        }
        Err(self.whats_wrong(play, named))
    }

    /// The card that somebody wants to play, or why it cannot be.
    fn play_of(&self, seat: Seat, what: Choice) -> Result<Play, Refusal> {
        let Choice::Card(card) = what else {
            return match (self.open.phase, what) {
                (Phase::Act, Choice::Draw) if self.open.tried == 0 => {
                    Ok(Play { what, slots: [None; 2], source: Source::card(Card(0)) })
                }
                (Phase::Act, Choice::Draw) => Err(refusals::NO_DRAW_AFTER_A_CARD.into()),
                (Phase::Riposte, _) => Err(refusals::NO_RIPOSTE.into()),
                (Phase::Landing { .. }, _) => Err(refusals::ORDINARY_FROM_HAND.into()),
                _ => Err(refusals::PLAY_OR_DRAW.into()),
            };
        };
        let held_by = |owner: Seat| self.hidden.hands[owner].has(card);
        match self.open.phase {
            Phase::Riposte => {
                let owner = self.open.plays(seat).iter().find(|owner| held_by(*owner));
                let Some(owner) = owner else { return Err(refusals::NOT_YOUR_CARD.into()) };
                if card.kind().rank != Rank::Riposte {
                    return Err(refusals::NO_RIPOSTE.into());
                }
                let top = self.open.stack.last();
                if !top.is_some_and(|top| self.open.may_answer(owner, card, top)) {
                    return Err(refusals::DOES_NOT_FIT.into());
                }
            }
            Phase::Landing { by } => {
                if !held_by(by) {
                    return Err(refusals::NOT_YOUR_CARD.into());
                }
                if !card.is_ordinary() {
                    return Err(refusals::ORDINARY_FROM_HAND.into());
                }
            }
            _ => {
                if !held_by(self.open.active()) {
                    return Err(refusals::NOT_YOUR_CARD.into());
                }
                self.may_act(card)?;
            }
        }
        Ok(Play::card(card))
    }

    /// The first thing that is in the way of a card.
    fn whats_wrong(&self, play: Play, named: [Named; 2]) -> Refusal {
        for (slot, named) in play.slots.into_iter().zip(named) {
            match (slot, named) {
                (None, Some(Some(_))) => return refusals::NO_SPACE_NEEDED.into(),
                (Some(_), Some(None)) => return refusals::NAME_A_SPACE.into(),
                (Some(slot), Some(Some(space))) => {
                    if let Err(reason) = self.open.may_name(slot, play.source, space) {
                        return reason.into();
                    }
                }
                _ => {}
            }
        }
        match named {
            // Each could be named: so they are the same.
            [Some(Some(_)), Some(Some(_))] => refusals::TWO_DIFFERENT.into(),
            _ => refusals::NO_TARGET.into(),
        }
    }

    /// May this choice stand in this part, beside the other parts of the sheet?
    fn may_stand(
        &self,
        seat: Seat,
        sheet: &Sheet<Choice>,
        part: usize,
        choice: Choice,
    ) -> Result<(), Refusal> {
        let one_of = |cards: Cards, otherwise: Reason| match choice {
            Choice::Card(_) if stands_elsewhere(sheet, part, choice) => Err(refusals::TWICE.into()),
            Choice::Card(card) if cards.has(card) => Ok(()),
            _ => Err(Refusal::from(otherwise)),
        };
        match (self.open.phase, choice) {
            (Phase::Deck, Choice::Team(_)) | (Phase::Redraw { .. }, Choice::Blank) => Ok(()),
            (Phase::Deck, _) => Err(refusals::CHOOSE_A_DECK.into()),
            (Phase::Redraw { by, .. }, _) => one_of(self.hidden.hands[by], refusals::DISCARD_YOUR_CARD),
            (Phase::Discard { by, .. }, Choice::Card(card))
                if self.hidden.hands[by].has(card) && !self.discardable(by).has(card) =>
            {
                Err(refusals::DISCARD_A_CHARACTER.into())
            }
            (Phase::Discard { by, .. }, _) => one_of(self.discardable(by), refusals::DISCARD_YOUR_CARD),
            (Phase::Take { by, .. }, _) => one_of(self.takeable(by), refusals::TAKE_A_CHARACTER),
            (Phase::Enter { space, .. }, _) => self.may_enter(space, part, choice),
            (Phase::Goal { .. }, Choice::Keep) => Ok(()),
            (Phase::Goal { team }, Choice::Reveal) if self.covers_goal(team) => Ok(()),
            (Phase::Goal { .. }, Choice::Reveal) => Err(refusals::GOAL_NOT_COVERED.into()),
            (Phase::Goal { .. }, _) => Err(refusals::REVEAL_OR_KEEP.into()),
            (Phase::Sacrifice, Choice::Space(space))
                if self.open.standing(self.open.team[seat]).has(space) =>
            {
                Ok(())
            }
            (Phase::Sacrifice, _) => Err(refusals::SACRIFICE_YOUR_OWN.into()),
            (Phase::Act | Phase::Riposte | Phase::Landing { .. } | Phase::Over { .. }, _) => {
                Err(refusals::OVER.into())
            }
        }
    }

    fn may_enter(&self, space: Space, part: usize, choice: Choice) -> Result<(), Refusal> {
        let (slots, source) = self.entering(space);
        let slot = slots.get(part).copied().flatten();
        match (slot, choice) {
            (None, Choice::Yes) => Ok(()),
            (None, _) => Err(refusals::YES_OR_NO.into()),
            (Some(slot), Choice::Space(named)) => Ok(self.open.may_name(slot, source, named)?),
            (Some(_), _) => Err(refusals::NAME_A_SPACE.into()),
        }
    }

    /// What the character on this space names when it does what it may.
    pub(crate) fn entering(&self, space: Space) -> (Slots, Source) {
        let card = self.open.at(space).unwrap_or_default();
        (slots(card.kind().enters), Source::character(card, space))
    }

    /// KA4: where no character lies in the discard yet, one is discarded if there is one.
    fn discardable(&self, by: Seat) -> Cards {
        let hand = self.hidden.hands[by];
        let needs_character = self.takeable(by).is_empty() && !hand.among(cards::CHARACTERS).is_empty();
        if needs_character { hand.among(cards::CHARACTERS) } else { hand }
    }

    pub(crate) fn takeable(&self, by: Seat) -> Cards {
        self.open.discard[self.open.team[by]].among(cards::CHARACTERS)
    }

    pub(crate) fn covers_goal(&self, team: Team) -> bool {
        let marks = self.hidden.goals[team].marks(self.open.options.board);
        self.open.standing(team).contains_all(marks)
    }

    /// KA48: what counts for somebody who did not answer in time.
    pub(crate) fn default_for(&self, seat: Seat, draft: &Sheet<Choice>, dice: &mut Dice) -> Sheet<Choice> {
        match self.open.phase {
            Phase::Goal { team } if self.covers_goal(team) => {
                Sheet::of([draft.part(0).unwrap_or(Choice::Reveal)])
            }
            Phase::Deck => Sheet::of([draft.part(0).unwrap_or_else(|| {
                Choice::Team(if dice.once_in(2) { Team::Dragons } else { Team::Unicorns })
            })]),
            Phase::Discard { by, .. } => {
                Sheet::of(draft.part(0).or_else(|| self.discardable(by).pick(dice).map(Choice::Card)))
            }
            Phase::Take { by, .. } => {
                let mut sheet = draft.clone();
                let mut rest = self.takeable(by).without(sheet.filled().filter_map(card_of).collect());
                for part in sheet.parts.iter_mut().filter(|part| part.is_none()) {
                    *part = rest.draw(dice).map(Choice::Card);
                }
                sheet
            }
            Phase::Sacrifice => {
                let own = self.open.standing(self.open.team[seat]);
                let any = || own.iter().nth(dice.index(own.len() as usize)).map(Choice::Space);
                Sheet::of(draft.part(0).or_else(any))
            }
            Phase::Act
            | Phase::Riposte
            | Phase::Enter { .. }
            | Phase::Redraw { .. }
            | Phase::Landing { .. }
            | Phase::Goal { .. }
            | Phase::Over { .. } => Sheet::pass(),
        }
    }
}

pub(crate) fn card_of(choice: Choice) -> Option<Card> {
    match choice {
        Choice::Card(card) => Some(card),
        _ => None,
    }
}

/// The spaces on a sheet on which a card is played.
fn named(sheet: &Sheet<Choice>) -> Result<[Named; 2], Refusal> {
    // A sheet may have room for one space only.
    let mut all = [None, Some(None)];
    for (named, part) in all.iter_mut().zip(1..sheet.parts.len()) {
        *named = match sheet.part(part) {
            None => None,
            Some(Choice::Blank) => Some(None),
            Some(Choice::Space(space)) => Some(Some(space)),
            Some(_) => return Err(refusals::NAME_A_SPACE.into()),
        };
    }
    Ok(all)
}

fn stands_elsewhere(sheet: &Sheet<Choice>, part: usize, choice: Choice) -> bool {
    sheet.parts.iter().enumerate().any(|(other, stands)| other != part && *stands == Some(choice))
}
