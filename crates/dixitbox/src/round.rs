//! The rules, in the order of a round.

use stolik_dixit::{Place, gains};
use stolik_table::{Answers, BySeat, News, Seat};

use crate::choice::Choice;
use crate::event::Event;
use crate::state::{Counted, Dixitbox, Owners, Phase};

impl Dixitbox {
    /// DB3.
    pub(crate) fn tell(&mut self, answers: &Answers<Choice>, news: &mut News<Event>) {
        let narrator = self.0.narrator;
        if first(answers, narrator) != Some(Choice::Laid) {
            return self.pass_over(news);
        }
        news.tell_everyone(Event::Laid { narrator });
        self.0.phase = Phase::Vote;
    }

    /// DB5: all turn over together. DB11: who has no number abstains.
    pub(crate) fn vote(&mut self, answers: &Answers<Choice>, news: &mut News<Event>) {
        let vote_of = |seat| first(answers, seat).and_then(Choice::place);
        self.0.votes = BySeat::from_fn(self.0.seats, vote_of);
        news.tell_everyone(Event::Turned { votes: self.0.votes });
        self.0.phase = Phase::Which;
    }

    /// DB7.
    pub(crate) fn which(&mut self, answers: &Answers<Choice>, news: &mut News<Event>) {
        let narrator = self.0.narrator;
        let Some(place) = first(answers, narrator).and_then(Choice::place) else {
            return self.pass_over(news);
        };
        self.0.right = Some(place);
        news.tell_everyone(Event::Right { narrator, place });
        if self.0.decoys().next().is_some() {
            self.0.phase = Phase::Whose;
        } else {
            self.count(place, &Answers::none(), news);
        }
    }

    /// DB8.
    pub(crate) fn whose(&mut self, answers: &Answers<Choice>, news: &mut News<Event>) {
        // It was said in the question before.
        if let Some(right) = self.0.right {
            self.count(right, answers, news);
        }
    }

    /// DB10: counted by the rules of Dixit.
    fn count(&mut self, right: Place, answers: &Answers<Choice>, news: &mut News<Event>) {
        let open = &self.0;
        let sheet = answers.of(open.narrator);
        let mut owners: Owners = (1..=open.places()).map(|_| None).collect();
        for (part, place) in open.decoys().enumerate() {
            // DB13: who was not named is nobody.
            owners[usize::from(place) - 1] = sheet.and_then(|sheet| sheet.part(part)).and_then(Choice::owner);
        }
        owners[usize::from(right) - 1] = Some(open.narrator);
        // DB9.
        let is_own = |seat: Seat, place: Place| owners[usize::from(place) - 1] == Some(seat);
        let valid = |seat: Seat| open.votes[seat].filter(|place| !is_own(seat, *place));
        let gained = gains(open.narrator, &owners, &BySeat::from_fn(open.seats, valid));
        let counted =
            Counted { round: open.round, narrator: open.narrator, right, owners, votes: open.votes, gained };
        for seat in gained.seats() {
            self.0.points[seat] = self.0.points[seat].saturating_add(gained[seat]);
        }
        let nobody_gained = gained.as_slice().iter().all(|points| *points == 0);
        self.0.idle = if nobody_gained { self.0.idle.saturating_add(1) } else { 0 };
        news.tell_everyone(Event::Counted { counted: counted.clone() });
        self.0.last = Some(counted);
        self.next_round(news);
    }

    /// DB12: no points, and the next one narrates.
    fn pass_over(&mut self, news: &mut News<Event>) {
        self.0.idle = self.0.idle.saturating_add(1);
        news.tell_everyone(Event::PassedOver { narrator: self.0.narrator });
        self.next_round(news);
    }

    /// DB2: the person to the left narrates, unless it is over.
    fn next_round(&mut self, news: &mut News<Event>) {
        let open = &mut self.0;
        open.votes = BySeat::new(open.seats);
        open.right = None;
        if open.is_at_its_end() {
            open.phase = Phase::Over;
            return;
        }
        open.round += 1;
        open.narrator = open.narrator.left(open.seats);
        open.phase = Phase::Tell;
        news.tell_everyone(Event::RoundBegan { round: open.round, narrator: open.narrator });
    }
}

/// The one part of a seat's answer; nothing where it passed or abstained.
fn first(answers: &Answers<Choice>, seat: Seat) -> Option<Choice> {
    answers.of(seat).and_then(|sheet| sheet.part(0))
}
