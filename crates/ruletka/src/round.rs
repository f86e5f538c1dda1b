//! The rules, in the order of a round.

use stolik_table::{Answers, BySeat, News, Seat};

use crate::choice::Choice;
use crate::event::Event;
use crate::state::{Ruletka, Trick};

impl Ruletka {
    pub(crate) fn play_round(&mut self, answers: &Answers<Choice>, news: &mut News<Event>) {
        let laid = BySeat::from_fn(self.open.seats, |seat| {
            let chosen = answers.of(seat).and_then(|sheet| sheet.part(0)).map(|Choice::Card(card)| card);
            // A missing choice, which only a forged log can bring, is the lowest card.
            chosen.or(self.hidden.hands[seat].first().copied()).unwrap_or_default()
        });
        // RR3: numbers are unique, so one is the highest.
        let winner = laid.iter().max_by_key(|(_, card)| **card).map_or(Seat::nth(0), |(seat, _)| seat);
        self.open.points[winner] += 1;
        for (seat, card) in laid.iter() {
            self.hidden.hands[seat].retain(|held| held != card);
            // A deck is never laid twice, so there is room.
            let _ = self.open.gone.try_push(*card);
        }
        self.open.gone.sort_unstable();
        let trick = Trick { round: self.open.round, laid, winner };
        self.open.last = Some(trick.clone());
        self.open.round += 1;
        news.tell_everyone(Event::Laid { trick });
    }
}
