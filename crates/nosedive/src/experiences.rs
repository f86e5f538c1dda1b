//! The experience phase: sharing, rating, and what comes of it.

use arrayvec::ArrayVec;
use stolik_table::{Answers, Audience, BySeat, Dice, News, Seat, Seats};

use crate::cards::Cards;
use crate::choice::Choice;
use crate::event::Event;
use crate::experience::Experience;
use crate::rating::{Formula, Mark};
use crate::score::score;
use crate::state::{Dealt, Gift, Nosedive, PLAYERS, Past, Phase, ROUNDS, Review, Summary, TOKENS, Text};

impl Nosedive {
    /// NR27: with the box, people say who has what.
    pub(crate) fn mark(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        if let Some(answer) = answers.only() {
            for (seat, part) in self.open.order.clone().into_iter().zip(0..) {
                if let Some(Choice::Mark { token, double }) = answer.sheet.part(part) {
                    let with = |seats: Seats, is: bool| if is { seats.with(seat) } else { seats };
                    self.open.tokens.holders = with(self.open.tokens.holders, token);
                    self.open.doubled = with(self.open.doubled, double);
                }
            }
        }
        self.begin_experiences(dice, news);
    }

    /// NR27, NR28, NA30.
    pub(crate) fn begin_experiences(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        news.tell_everyone(Event::Marked { tokens: self.open.tokens.holders, doubled: self.open.doubled });
        self.put_back();
        self.open.active = None;
        self.open.phase = Phase::Share;
        let wanted = self.open.order.iter().map(|seat| self.open.deals(*seat)).sum();
        let mut drawn = self.draw_experiences(wanted, dice);
        for seat in self.open.order.clone() {
            let mut dealt: Dealt = (0..self.open.deals(seat)).filter_map(|_| drawn.pop()).collect();
            dealt.sort_unstable();
            news.tell(Audience::Only(seat.into()), Event::Offered { experiences: dealt.clone() });
            self.hidden.dealt[seat] = dealt;
        }
    }

    /// What the table has not seen comes first; then all of it in any order, so that nobody gets more of the new ones.
    fn draw_experiences(
        &mut self,
        wanted: u8,
        dice: &mut Dice,
    ) -> ArrayVec<Experience, { PLAYERS * PLAYERS + TOKENS as usize }> {
        let left = &mut self.hidden.left;
        let [mut fresh, mut stale] = [self.stock.fresh.among(*left), self.stock.stale.among(*left)];
        let mut drawn = ArrayVec::new();
        for _ in 0..wanted {
            let Some(one) = fresh.draw(dice).or_else(|| stale.draw(dice)) else { break };
            left.remove(one);
            let _ = drawn.try_push(one);
        }
        dice.shuffle(&mut drawn);
        drawn
    }

    /// NR29, NA30: one to each of the others; what is left is kept back.
    pub(crate) fn share(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        let round = usize::from(self.open.round.saturating_sub(1)).min(ROUNDS as usize - 1);
        for from in self.open.order.clone() {
            let chosen = |part: usize| match answers.of(from).and_then(|sheet| sheet.part(part)) {
                Some(Choice::Experience(what)) => Some(what),
                _ => None,
            };
            let mut kept = self.hidden.dealt[from].clone();
            // With the box the question can be let pass: then it is any. Dice are thrown for all, so that nobody's lot
            // tells who has passed.
            if !self.open.has_cards() {
                dice.shuffle(&mut kept);
            }
            kept.retain(|one| (0..PLAYERS).all(|part| chosen(part) != Some(*one)));
            for (to, part) in self.open.others(from).zip(0..) {
                let what = chosen(part).or_else(|| kept.pop()).unwrap_or_default();
                let _ = self.hidden.gifts.try_push(Gift { from, to, what });
            }
            self.hidden.spared[from][round] = kept.into_iter().collect();
        }
        self.hidden.gifts.sort_unstable();
        let past = Past { players: self.open.sitting(), tokens: self.open.tokens.holders };
        let _ = self.stock.past.try_push(past);
        news.tell_everyone(Event::Shared);
        self.open.phase = Phase::Rate;
        // NA44: in turn from the influencer, or all at once.
        if !self.open.terms.all_at_once {
            return self.show(self.open.influencer, news);
        }
        for seat in self.open.order.iter().copied() {
            let texts = self.received(seat).map(|text| text.what).collect();
            news.tell(Audience::Only(seat.into()), Event::Received { texts });
        }
    }

    /// What somebody got, in order of number.
    pub(crate) fn received(&self, seat: Seat) -> impl Iterator<Item = Text> + use<> {
        let given = self.hidden.gifts.iter().filter(|gift| gift.to == seat);
        let mut texts: ArrayVec<Text, PLAYERS> =
            given.map(|gift| Text { what: gift.what, giver: Some(gift.from) }).collect();
        texts.sort_unstable();
        texts.into_iter()
    }

    /// NR30: it is read aloud, and nobody learns who gave it.
    fn show(&mut self, rater: Seat, news: &mut News<Event>) {
        let texts = self.received(rater).map(|text| Text { giver: None, ..text }).collect();
        let review = Review { rater, texts, most: None, least: None };
        review.texts.iter().for_each(|text| self.stock.shown.add(text.what));
        news.tell_everyone(Event::shown(&review));
        let _ = self.open.reviews.try_push(review);
        self.open.active = Some(rater);
    }

    pub(crate) fn rate(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        if let Some(rater) = self.open.active {
            self.note(rater, answers, news);
            match self.open.others(rater).next().filter(|next| *next != self.open.influencer) {
                Some(next) => self.show(next, news),
                None => self.sum_up(dice, news),
            }
            return;
        }
        for rater in self.open.clockwise_from(self.open.influencer) {
            self.show(rater, news);
            self.note(rater, answers, news);
        }
        self.sum_up(dice, news);
    }

    fn note(&mut self, rater: Seat, answers: &Answers<Choice>, news: &mut News<Event>) {
        let Some(review) = self.open.reviews.iter_mut().find(|review| review.rater == rater) else { return };
        let chosen = |part: usize| match answers.of(rater).and_then(|sheet| sheet.part(part)) {
            Some(Choice::Experience(what)) => Some(what),
            _ => None,
        };
        let (Some(most), Some(least)) = (chosen(0), chosen(1)) else { return };
        (review.most, review.least) = (Some(most), Some(least));
        news.tell_everyone(Event::Rated { rater, most, least });
    }

    /// NR31 to NR33, NA34: all marks count together, by what everybody was rated when the phase began.
    fn sum_up(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        let before = self.open.ratings;
        let gifts = std::mem::take(&mut self.hidden.gifts);
        let mut reviews = std::mem::take(&mut self.open.reviews);
        let mut marks: BySeat<ArrayVec<Mark, { 2 * PLAYERS }>> = BySeat::new(self.open.seats);
        for review in &mut reviews {
            for gift in gifts.iter().filter(|gift| gift.to == review.rater) {
                for (marked, liked) in [(review.most, true), (review.least, false)] {
                    if marked == Some(gift.what) {
                        let _ = marks[gift.from].try_push(Mark { rater: before[gift.to], liked });
                    }
                }
                // NA33.
                let text = review.texts.iter_mut().find(|text| text.what == gift.what);
                if let Some(text) = text.filter(|_| self.open.terms.givers) {
                    text.giver = Some(gift.from);
                }
            }
        }
        let (mut after, mut likes, mut dislikes) =
            (before, BySeat::new(self.open.seats), BySeat::new(self.open.seats));
        for seat in self.open.order.iter().copied() {
            let marks = std::mem::take(&mut marks[seat]);
            likes[seat] = marks.iter().filter(|mark| mark.liked).count() as u8;
            dislikes[seat] = marks.len() as u8 - likes[seat];
            after[seat] = Formula::HOUSE.rate(before[seat], marks, self.open.doubled.has(seat));
        }
        let (doubled, tokens) = (self.open.doubled, self.open.tokens.holders);
        let summary =
            Summary { round: self.open.round, reviews, before, after, likes, dislikes, doubled, tokens };
        self.open.ratings = after;
        self.hidden.dealt = BySeat::new(self.open.seats);
        news.tell_everyone(Event::Summed { summary: summary.clone() });
        self.open.last = Some(summary);
        self.next_round(dice, news);
    }

    /// NR34, or the end.
    fn next_round(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        self.clear_round();
        if self.open.round >= ROUNDS {
            self.open.active = None;
            if self.open.has_cards() {
                self.count(news);
            } else {
                self.open.phase = Phase::Tally;
            }
            return;
        }
        self.open.round += 1;
        self.open.influencer = self.open.highest_rated(self.open.influencer);
        news.tell_everyone(Event::RoundBegan { round: self.open.round, influencer: self.open.influencer });
        self.begin_round(dice, news);
    }

    pub(crate) fn begin_round(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        if self.open.has_cards() {
            self.lay_out(dice, news);
        } else {
            self.open.phase = Phase::Mark;
            self.open.active = None;
        }
    }

    /// NR35, NR36: hands are put away, and everybody's cards are counted.
    fn count(&mut self, news: &mut News<Event>) {
        let hands = std::mem::replace(&mut self.hidden.hands, BySeat::new(self.open.seats));
        self.open.discard = hands.as_slice().iter().fold(self.open.discard, |all, hand| all.and(*hand));
        self.hidden.known = BySeat::from_fn(self.open.seats, |_| Cards::NONE);
        let sitting = self.open.sitting();
        let scores = BySeat::from_fn(self.open.seats, |seat| match sitting.has(seat) {
            true => score(self.open.ratings[seat], self.open.collected[seat]),
            false => Default::default(),
        });
        self.open.scores = Some(scores);
        self.open.phase = Phase::Over;
        news.tell_everyone(Event::Scored { scores, hands });
    }
}
