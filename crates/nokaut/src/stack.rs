//! What is being played: a stack, last in first out, that everybody may answer (KA9).
//!
//! Whatever becomes the top is offered to whoever might answer it. An answer goes on top; where nobody answers, the top is
//! done, and what lies below is offered again.

use stolik_table::{Answers, Dice, News, Seat, Sheet};

use crate::answer::card_of;
use crate::cards::Card;
use crate::choice::Choice;
use crate::effect::Step;
use crate::event::Event;
use crate::space::Space;
use crate::state::{Aim, Item, Nokaut, Phase, What};
use crate::targets::{Slot, Source, slots, slots_of};

impl Nokaut {
    /// A card leaves a hand for the stack, with the spaces that it names. KA53: a character stands on its space at once.
    pub(crate) fn play(
        &mut self,
        by: Seat,
        card: Card,
        what: What,
        sheet: &Sheet<Choice>,
        news: &mut News<Event>,
    ) {
        let [mut first, mut second] = [1, 2].map(|part| space_of(sheet, part));
        // Which of two that swap was named first means nothing.
        if matches!(slots_of(card), [Some(Slot::Swapped(_)), _]) && first > second {
            (first, second) = (second, first);
        }
        self.loses(by, card);
        let against = self.open.stack.last().map(|item| item.card);
        match (what, against) {
            (What::Riposte, Some(against)) => {
                news.tell_everyone(Event::Riposted { by, card, against, target: first });
            }
            _ => news.tell_everyone(Event::Played { by, card, first, second }),
        }
        if let (What::Character, Some(space)) = (what, first) {
            self.open.grid[space.index()] = Some(card);
        }
        self.push(by, card, what, [first, second]);
    }

    fn push(&mut self, by: Seat, card: Card, what: What, named: [Option<Space>; 2]) {
        let aim = |space: Space| Aim { space, card: self.open.at(space) };
        let [first, second] = named.map(|space| space.map(aim));
        self.open.actor = by;
        // Each item is a card of its own, and there are not that many that can lie here at once.
        let _ = self.open.stack.try_push(Item { by, card, what, first, second, void: false, dead: false });
    }

    /// Offers the top of the stack, or does it, until somebody is asked.
    pub(crate) fn go_on(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        while !self.is_over() {
            let Some(top) = self.open.stack.last() else {
                self.after_the_stack(dice, news);
                return;
            };
            if top.dead {
                self.open.stack.pop();
            } else if self.open.answerers().next().is_some() {
                self.open.phase = Phase::Riposte;
                return;
            } else if self.do_top(dice, news) {
                return;
            }
        }
    }

    /// KA55: the first in order of priority; or nobody, and the top is done.
    pub(crate) fn riposte(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        let answer =
            answers.only().and_then(|answer| Some((answer, answer.sheet.part(0).and_then(card_of)?)));
        if let Some((answer, card)) = answer {
            let owner = self.open.plays(answer.seat).iter().find(|seat| self.hidden.hands[*seat].has(card));
            if let Some(owner) = owner {
                self.play(owner, card, What::Riposte, &answer.sheet, news);
                self.go_on(dice, news);
                return;
            }
        }
        if !self.do_top(dice, news) {
            self.go_on(dice, news);
        }
    }

    /// Takes the top off and does it. True where somebody is asked before it goes on.
    fn do_top(&mut self, dice: &mut Dice, news: &mut News<Event>) -> bool {
        let Some(item) = self.open.stack.pop() else { return false };
        match item.what {
            What::Character => self.enter(item, news),
            What::Magic | What::Riposte | What::Effect => {
                // KA58: it leaves the stack now. What a character does leaves the character where it is.
                if item.what != What::Effect {
                    self.open.discard[item.card.team()].add(item.card);
                }
                self.do_steps(item, dice, news)
            }
        }
    }

    fn do_steps(&mut self, item: Item, dice: &mut Dice, news: &mut News<Event>) -> bool {
        let Item { by, card, .. } = item;
        let space = self.open.spaces_of(|one| one == card).iter().next();
        let source = Source { space, ..Source::card(card) };
        let mut aims = [item.first, item.second].into_iter();
        let mut done = true;
        for step in item.steps() {
            match *step {
                Step::Draw(count) => self.draw(by, count, dice, news),
                Step::Discard(_) if self.open.held[by] > 0 => {
                    self.open.phase = Phase::Discard { by, take: taken(item.steps()) };
                    return true;
                }
                Step::Destroy(whom) => {
                    let aim = aims.next().flatten();
                    if !item.void {
                        done &= self.destroy(aim, Slot::Destroyed(whom), source, news);
                    }
                }
                Step::Move(whom) => {
                    let (from, to) = (aims.next().flatten(), aims.next().flatten());
                    if !item.void {
                        done &= self.relocate(from, to, Slot::Moved(whom), source, news);
                    }
                }
                Step::Swap(whom) => {
                    let (first, second) = (aims.next().flatten(), aims.next().flatten());
                    if !item.void {
                        done &= self.swap(first, second, Slot::Swapped(whom), source, news);
                    }
                }
                // It was paid when it was named.
                Step::Sacrifice(_) => drop(aims.next()),
                Step::StopIt => self.stop_top(news),
                Step::VoidIt => self.void_top(news),
                Step::DestroyIt => {
                    if !item.void {
                        done &= self.destroy_top(news);
                    }
                }
                // KA54: offered whatever is held.
                Step::MayPlayOrdinary if self.open.held[by] > 0 && !self.open.free().is_empty() => {
                    self.open.phase = Phase::Landing { by };
                    return true;
                }
                Step::Discard(_) | Step::TakeCharacters(_) | Step::DiscardAny | Step::DrawAsMany => {}
                Step::MayPlayOrdinary => {}
            }
            if self.is_over() {
                return true;
            }
        }
        if !done {
            news.tell_everyone(Event::Fizzled { card });
        }
        false
    }

    /// KA9: checked again now: the same character must stand there, and nothing may protect it (KA8).
    fn still_fits(&self, aim: Option<Aim>, slot: Slot, source: Source) -> Option<Space> {
        let aim = aim?;
        let is_there = self.open.at(aim.space) == aim.card;
        (is_there && self.open.may_name(slot, source, aim.space).is_ok()).then_some(aim.space)
    }

    fn destroy(&mut self, aim: Option<Aim>, slot: Slot, source: Source, news: &mut News<Event>) -> bool {
        let Some(space) = self.still_fits(aim, slot, source) else { return false };
        self.destroy_at(space, news);
        true
    }

    fn destroy_at(&mut self, space: Space, news: &mut News<Event>) {
        if let Some(card) = self.open.at(space) {
            news.tell_everyone(Event::Destroyed { card, space });
            self.leaves_grid(space, news);
        }
    }

    /// KA7: who is moved does not enter again.
    fn relocate(
        &mut self,
        from: Option<Aim>,
        to: Option<Aim>,
        slot: Slot,
        source: Source,
        news: &mut News<Event>,
    ) -> bool {
        let from = self.still_fits(from, slot, source);
        let to = self.still_fits(to, Slot::Free, source);
        let (Some(from), Some(to)) = (from, to) else { return false };
        let Some(card) = self.open.grid[from.index()].take() else { return false };
        self.open.grid[to.index()] = Some(card);
        news.tell_everyone(Event::Moved { card, from, to });
        true
    }

    fn swap(
        &mut self,
        first: Option<Aim>,
        second: Option<Aim>,
        slot: Slot,
        source: Source,
        news: &mut News<Event>,
    ) -> bool {
        let first = self.still_fits(first, slot, source);
        let second = self.still_fits(second, slot, source);
        let (Some(first), Some(second)) = (first, second) else { return false };
        self.open.grid.swap(first.index(), second.index());
        news.tell_everyone(Event::Swapped { first, second });
        true
    }

    /// KR18, KA11: the answered card is not played and goes to the discard of its team.
    fn stop_top(&mut self, news: &mut News<Event>) {
        let Some(item) = self.open.stack.pop() else { return };
        news.tell_everyone(Event::Stopped { card: item.card });
        match item.first.filter(|_| item.what == What::Character) {
            Some(aim) => self.leaves_grid(aim.space, news),
            None => self.open.discard[item.card.team()].add(item.card),
        }
    }

    /// KA18, D19, U19.
    fn void_top(&mut self, news: &mut News<Event>) {
        if let Some(item) = self.open.stack.last_mut() {
            item.void = true;
            news.tell_everyone(Event::Voided { card: item.card });
        }
    }

    /// KA20, KA53: the character goes before it has entered.
    fn destroy_top(&mut self, news: &mut News<Event>) -> bool {
        let top = self.open.stack.last();
        let Some((card, aim)) = top.and_then(|item| Some((item.card, item.first?))) else { return false };
        let rank = crate::effect::Rank::Riposte;
        if self.open.may_be_destroyed(aim.space, card, rank).is_err() {
            return false;
        }
        self.destroy_at(aim.space, news);
        true
    }

    /// A character has arrived. What it may do once is asked where it could do it, by what lies open.
    fn enter(&mut self, item: Item, news: &mut News<Event>) -> bool {
        let Item { by, card, .. } = item;
        let Some(space) = item.first.map(|aim| aim.space) else { return false };
        news.tell_everyone(Event::Entered { card, space });
        let steps = card.kind().enters;
        if steps.is_empty() {
            return false;
        }
        if steps.contains(&Step::DiscardAny) {
            self.open.phase = Phase::Redraw { by, discarded: 0 };
            return self.open.held[by] > 0;
        }
        self.open.phase = Phase::Enter { by, space };
        self.open.can_name(slots(steps), Source::character(card, space), [None; 2])
    }

    /// KR17: the one-time effect, if it is wanted. What it names can be answered (KA9).
    pub(crate) fn use_effect(
        &mut self,
        (by, space): (Seat, Space),
        answers: &Answers<Choice>,
        dice: &mut Dice,
        news: &mut News<Event>,
    ) {
        let card = self.open.at(space);
        if let (Some(answer), Some(card)) = (answers.only(), card) {
            let [first, second] = [0, 1].map(|part| space_of(&answer.sheet, part));
            news.tell_everyone(Event::Uses { by, card, first, second });
            self.push(by, card, What::Effect, [first, second]);
            // What is given for it is given at once.
            let gives = |slot: Option<Slot>| matches!(slot, Some(Slot::Sacrificed(_)));
            let named = slots(card.kind().enters).into_iter().zip([first, second]);
            for given in named.filter(|(slot, _)| gives(*slot)).filter_map(|(_, space)| space) {
                if let Some(card) = self.open.at(given) {
                    news.tell_everyone(Event::Sacrificed { card, space: given });
                    self.leaves_grid(given, news);
                }
            }
        }
        self.go_on(dice, news);
    }

    /// Piorunochron: any number goes, as many come (KA5).
    pub(crate) fn redraw(
        &mut self,
        (by, mut discarded): (Seat, u8),
        answers: &Answers<Choice>,
        dice: &mut Dice,
        news: &mut News<Event>,
    ) {
        let sheet = answers.only().map(|answer| &answer.sheet);
        let mut all = true;
        for choice in sheet.into_iter().flat_map(Sheet::filled) {
            match choice {
                Choice::Card(card) if self.hidden.hands[by].has(card) => {
                    self.discards(by, card, news);
                    discarded += 1;
                }
                _ => all = false,
            }
        }
        // A sheet that was full of cards may have been too small.
        if sheet.is_some() && all && self.open.held[by] > 0 {
            self.open.phase = Phase::Redraw { by, discarded };
            return;
        }
        if discarded > 0 {
            self.draw(by, discarded, dice, news);
        }
        self.go_on(dice, news);
    }

    fn discards(&mut self, seat: Seat, card: Card, news: &mut News<Event>) {
        self.loses(seat, card);
        self.open.discard[card.team()].add(card);
        news.tell_everyone(Event::Discarded { seat, card });
    }

    /// Bystry wzrok (KA4).
    pub(crate) fn discard(
        &mut self,
        (by, take): (Seat, u8),
        answers: &Answers<Choice>,
        dice: &mut Dice,
        news: &mut News<Event>,
    ) {
        let card = answers.only().and_then(|answer| answer.sheet.part(0)).and_then(card_of);
        if let Some(card) = card.filter(|card| self.hidden.hands[by].has(*card)) {
            self.discards(by, card, news);
        }
        let count = (self.takeable(by).len() as u8).min(take);
        if count > 0 {
            self.open.phase = Phase::Take { by, count };
        } else {
            self.go_on(dice, news);
        }
    }

    pub(crate) fn take(
        &mut self,
        by: Seat,
        answers: &Answers<Choice>,
        dice: &mut Dice,
        news: &mut News<Event>,
    ) {
        let team = self.open.team[by];
        let sheet = answers.only().map(|answer| &answer.sheet);
        for card in sheet.into_iter().flat_map(Sheet::filled).filter_map(card_of) {
            if self.open.discard[team].has(card) {
                self.open.discard[team].remove(card);
                self.gets(by, card);
                self.open.shown[by].add(card);
                news.tell_everyone(Event::Took { seat: by, card });
            }
        }
        self.go_on(dice, news);
    }

    /// KA21: the free character is played like any other, but it is no action.
    pub(crate) fn land(
        &mut self,
        by: Seat,
        answers: &Answers<Choice>,
        dice: &mut Dice,
        news: &mut News<Event>,
    ) {
        let sheet = answers.only().map(|answer| &answer.sheet);
        let card = sheet.and_then(|sheet| sheet.part(0)).and_then(card_of);
        if let (Some(sheet), Some(card)) = (sheet, card)
            && self.hidden.hands[by].has(card)
        {
            self.play(by, card, What::Character, sheet, news);
        }
        self.go_on(dice, news);
    }
}

/// How many characters these steps take from the discard.
fn taken(steps: &[Step]) -> u8 {
    let taken = steps.iter().map(|step| if let Step::TakeCharacters(count) = step { *count } else { 0 });
    taken.sum()
}

fn space_of(sheet: &Sheet<Choice>, part: usize) -> Option<Space> {
    match sheet.part(part) {
        Some(Choice::Space(space)) => Some(space),
        _ => None,
    }
}
