//! What follows from the answers, in the order of a round.

use arrayvec::ArrayVec;
use stolik_table::{Answers, Audience, BySeat, Dice, News, Seat};

use crate::cards::{Card, Cards};
use crate::choice::Choice;
use crate::clue::{Clue, HEART};
use crate::event::Event;
use crate::score::gains;
use crate::state::{BestClue, Dixit, Open, PLACES, Phase, Reveal};

impl Dixit {
    /// DA2: the first in the order drawn by the dice who has a clue narrates; if nobody has, the first of all.
    pub(crate) fn find_opener(&mut self, answers: &Answers<Choice>, news: &mut News<Event>) {
        let claimed = answers.only().map(|answer| answer.seat);
        if let Some(first) = claimed.or(self.open.callers.first().copied()) {
            self.open.narrator = first;
        }
        news.tell_everyone(Event::Opens { narrator: self.open.narrator });
        self.open.callers.clear();
        self.open.phase = Phase::Tell;
    }

    /// DR4, DA3: card and clue are given together.
    pub(crate) fn tell(&mut self, answers: &Answers<Choice>, news: &mut News<Event>) {
        let narrator = self.open.narrator;
        let sheet = answers.of(narrator);
        let card = sheet.and_then(|sheet| sheet.part(0)).and_then(Choice::card);
        let clue = sheet.and_then(|sheet| sheet.text.as_deref()).map_or(Clue::default(), Clue::new);
        let Some(card) = card.filter(|_| !clue.is_empty()) else {
            return self.pass_over(news);
        };
        self.open.passed_over = 0;
        self.hidden.hands[narrator].remove(card);
        self.hidden.told = Some(card);
        self.open.clue = clue;
        self.open.phase = Phase::Lay;
        news.tell_everyone(Event::Told { narrator, clue });
    }

    /// DA13, DA37: no points, and the next one narrates.
    fn pass_over(&mut self, news: &mut News<Event>) {
        let narrator = self.open.narrator;
        self.open.passed_over = self.open.passed_over.saturating_add(1);
        news.tell_everyone(Event::PassedOver { narrator });
        self.next_narrator(|open| &mut open.passes, news);
    }

    /// DR5, DR6: the cards are shuffled together with the narrator's and laid out face up.
    pub(crate) fn lay(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        let narrator = self.open.narrator;
        let mut laid: ArrayVec<(Card, Seat), PLACES> =
            self.hidden.told.take().map(|card| (card, narrator)).into_iter().collect();
        for answer in answers.iter() {
            for card in answer.sheet.filled().filter_map(Choice::card) {
                self.hidden.hands[answer.seat].remove(card);
                // Eight players lay one card each, three lay five in all: it fits.
                let _ = laid.try_push((card, answer.seat));
            }
        }
        // DA10: in the order of cards first, so that nothing but the dice decides the places.
        laid.sort_unstable();
        dice.shuffle(&mut laid);
        self.open.table = laid.iter().map(|(card, _)| *card).collect();
        self.hidden.owners = laid.iter().map(|(_, owner)| *owner).collect();
        self.open.phase = Phase::Vote;
        news.tell_everyone(Event::Laid { cards: self.open.table.clone() });
    }

    /// DR7, DR8: all dials are turned over together, the narrator shows the card, and the round is counted.
    pub(crate) fn vote(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        let narrator = self.open.narrator;
        let vote_of = |seat: Seat| match answers.of(seat).and_then(|sheet| sheet.part(0)) {
            Some(Choice::Place(place)) => Some(place),
            _ => None,
        };
        let votes = BySeat::from_fn(self.open.seats, vote_of);
        let gained = gains(narrator, &self.hidden.owners, &votes);
        // DR12: the rabbits move.
        for seat in gained.seats() {
            self.open.points[seat] = self.open.points[seat].saturating_add(gained[seat]);
        }
        let reveal = Reveal {
            round: self.open.round,
            narrator,
            clue: std::mem::take(&mut self.open.clue),
            cards: std::mem::take(&mut self.open.table),
            owners: std::mem::take(&mut self.hidden.owners),
            votes,
            gained,
        };
        self.count_hearts(&reveal, answers);
        // DR13: what was used goes to the discard, face up.
        self.open.discard = self.open.discard.and(reveal.cards.iter().copied().collect());
        news.tell_everyone(Event::Revealed { reveal: reveal.clone() });
        self.open.last = Some(reveal);
        if !self.open.is_at_its_end() {
            self.refill(dice, news);
        }
        self.next_narrator(|open| &mut open.round, news);
    }

    /// DA39: of equals the first stays.
    fn count_hearts(&mut self, reveal: &Reveal, answers: &Answers<Choice>) {
        let hearts =
            answers.iter().filter(|answer| answer.sheet.text.as_deref() == Some(HEART)).count() as u8;
        if hearts > self.hidden.best.map_or(0, |best| best.hearts) {
            let Reveal { round, narrator, clue, .. } = *reveal;
            self.hidden.best = Some(BestClue { round, narrator, clue, hearts });
        }
    }

    /// The player to the left narrates, unless the game is over; what has ended is counted.
    fn next_narrator(&mut self, count: fn(&mut Open) -> &mut u16, news: &mut News<Event>) {
        if self.open.is_at_its_end() {
            self.open.phase = Phase::Over;
            self.open.best = self.hidden.best.take();
            if let Some(best) = self.open.best {
                news.tell_everyone(Event::BestClue { best });
            }
            return;
        }
        let count = count(&mut self.open);
        *count = count.saturating_add(1);
        self.open.narrator = self.open.left_of(self.open.narrator);
        self.open.phase = Phase::Tell;
        news.tell_everyone(Event::RoundBegan { round: self.open.round, narrator: self.open.narrator });
    }

    /// DR13, DA21: all hands are filled, from the narrator's left on.
    pub(crate) fn refill(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        let size = self.open.hand_size();
        // DA27: who holds more than a full hand draws nothing until it is used up.
        let lacks = |game: &Dixit, seat: Seat| size.saturating_sub(game.hidden.hands[seat].len());
        let wanted = self.open.order.iter().map(|seat| lacks(self, *seat)).sum();
        self.make_ready(wanted, news);
        for seat in self.open.clockwise_after(self.open.narrator) {
            let wanted = lacks(self, seat);
            self.draw(seat, wanted, dice, news);
        }
    }

    /// DA19, DA20: a pile that cannot serve all that is drawn now takes the whole discard in first.
    pub(crate) fn make_ready(&mut self, wanted: usize, news: &mut News<Event>) {
        if self.hidden.pile.len() < wanted {
            self.hidden.pile = self.hidden.pile.and(self.open.discard);
            self.open.discard = Cards::NONE;
            news.tell_everyone(Event::Reshuffled);
        }
    }

    pub(crate) fn draw(&mut self, seat: Seat, count: usize, dice: &mut Dice, news: &mut News<Event>) {
        let mut drawn = ArrayVec::new();
        for _ in 0..count {
            let Some(card) = self.hidden.pile.draw(dice) else { break };
            self.hidden.hands[seat].add(card);
            // A hand has at most seven cards.
            let _ = drawn.try_push(card);
        }
        if !drawn.is_empty() {
            news.tell(Audience::Only(seat.into()), Event::Drew { cards: drawn });
        }
    }
}
