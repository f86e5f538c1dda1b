//! Leaving for good (RA46). Nobody joins: a team of four would be rested.

use stolik_table::{Dice, News, Refusal, Roster, Seat, Seats};

use crate::cards::Cards;
use crate::event::Event;
use crate::magazine::Magazine;
use crate::refusals;
use crate::state::Ruletka;

impl Ruletka {
    pub(crate) fn change(
        &mut self,
        change: Roster,
        dice: &mut Dice,
        news: &mut News<Event>,
    ) -> Result<(), Refusal> {
        match change {
            Roster::Join(_) => Err(refusals::NO_NEWCOMERS.into()),
            Roster::Leave(seat) if self.open.left.has(seat) => Err(refusals::HAS_LEFT.with("seat", seat)),
            Roster::Leave(seat) => {
                self.leave(seat, dice, news);
                Ok(())
            }
        }
    }

    /// RA46: the whole team is dead, no card is drawn, the hand lies on the discard and the bullets in the supply. Then
    /// it is asked anew what was asked, without them.
    fn leave(&mut self, seat: Seat, dice: &mut Dice, news: &mut News<Event>) {
        let was_alive = self.open.is_alive(seat);
        let hand = std::mem::replace(&mut self.hidden.hands[seat], Cards::NONE);
        let open = &mut self.open;
        open.held[seat] = 0;
        open.discard = open.discard.and(hand);
        open.left = open.left.with(seat);
        open.living[seat] = 0;
        open.out = open.out.with(seat);
        open.bullets[seat] = 0;
        open.slipped[seat] = 0;
        open.clean = open.clean.without(seat);
        open.peeked[seat] = Seats::NONE;
        self.hidden.magazines[seat] = Magazine::default();
        self.forget_order(seat);
        news.tell_everyone(Event::Left { seat, hand });
        if was_alive && self.ends_by_survival(news) {
            self.open.pending = None;
        } else {
            self.run(dice, news);
        }
    }
}
