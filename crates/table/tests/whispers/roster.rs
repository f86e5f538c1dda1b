//! Joining and leaving, between rounds.

use stolik_table::{Dice, News, Refusal, Roster, Seat};

use super::cards::Cards;
use super::event::Event;
use super::flaw::Flaw;
use super::{Whispers, refusals};

impl Whispers {
    pub fn change(&mut self, change: Roster, dice: &mut Dice, news: &mut News<Event>) -> Result<(), Refusal> {
        self.open.between_rounds()?;
        match change {
            Roster::Join(seat) => self.join(seat, dice, news),
            Roster::Leave(seat) => self.leave(seat, news),
        }
    }

    /// A newcomer sits down last and narrates last.
    fn join(&mut self, seat: Seat, dice: &mut Dice, news: &mut News<Event>) -> Result<(), Refusal> {
        if self.open.order.len() >= 4 {
            return Err(refusals::TABLE_FULL.into());
        }
        self.open.points.grow();
        self.hidden.hands.grow();
        self.hidden.ballots.grow();
        self.open.order.push(seat);
        self.open.narrators.push(seat);
        news.tell_everyone(Event::Joined { seat });
        self.draw_up(seat, dice, news);
        // FLAW: only the newcomer may know.
        if Flaw::ShowsTheNewcomersHand.is_on() {
            self.hidden.hands[seat].iter().for_each(|card| news.tell_everyone(Event::Drew { card }));
        }
        Ok(())
    }

    /// Three must stay, with somebody on each side: the guess needs an opponent.
    fn leave(&mut self, seat: Seat, news: &mut News<Event>) -> Result<(), Refusal> {
        let mut rest = self.open.clone();
        rest.order.retain(|one| *one != seat);
        if rest.order.len() < 3 || rest.order.len() == self.open.order.len() {
            return Err(refusals::THREE_MUST_STAY.into());
        }
        if rest.opponents_of(rest.order[0]).is_empty() {
            return Err(refusals::BOTH_SIDES_MUST_STAY.into());
        }
        rest.narrators.retain(|one| *one != seat);
        // Points are never below nought: who has left is behind everybody.
        rest.points[seat] = -1;
        self.open = rest;
        self.hidden.hands[seat] = Cards::NONE;
        self.hidden.gifts.retain(|gift| gift.by != seat && gift.to != seat);
        news.tell_everyone(Event::Left { seat });
        Ok(())
    }
}
