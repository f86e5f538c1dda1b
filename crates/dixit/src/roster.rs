//! Joining and leaving for good, between rounds: while the narrator has not told yet.

use stolik_table::{Dice, MAX_SEATS, News, Refusal, Roster, Seat};

use crate::cards::Cards;
use crate::event::Event;
use crate::options::Newcomers;
use crate::refusals;
use crate::state::{Dixit, Phase};

impl Dixit {
    pub(crate) fn change(
        &mut self,
        change: Roster,
        dice: &mut Dice,
        news: &mut News<Event>,
    ) -> Result<(), Refusal> {
        // DA28: once card and clue are given, the round is played to its end.
        if self.open.phase != Phase::Tell {
            let joins = matches!(change, Roster::Join(_));
            let reason = if joins { refusals::JOIN_BETWEEN_ROUNDS } else { refusals::LEAVE_BETWEEN_ROUNDS };
            return Err(reason.into());
        }
        match change {
            Roster::Join(seat) => self.join(seat, dice, news),
            Roster::Leave(seat) => self.leave(seat, dice, news),
        }
    }

    /// DA26: a newcomer sits down to the right of the narrator, and so narrates last.
    fn join(&mut self, seat: Seat, dice: &mut Dice, news: &mut News<Event>) -> Result<(), Refusal> {
        if self.open.order.len() >= MAX_SEATS || seat.number() != self.open.seats {
            return Err(refusals::TABLE_FULL.into());
        }
        self.open.options.check_deck(self.open.players() + 1)?;
        let points = match self.open.options.newcomers {
            Newcomers::Lowest => {
                self.open.order.iter().map(|one| self.open.points[*one]).min().unwrap_or_default()
            }
            Newcomers::Zero => 0,
        };
        let at = self.open.order.iter().position(|one| *one == self.open.narrator).unwrap_or(0);
        self.open.order.insert(at, seat);
        self.open.seats += 1;
        self.open.points.grow();
        self.hidden.hands.grow();
        self.open.points[seat] = points;
        news.tell_everyone(Event::Joined { seat, points });
        let size = self.open.hand_size();
        self.make_ready(size, news);
        self.draw(seat, size, dice, news);
        Ok(())
    }

    /// DA27: the hand goes to the discard. Three must stay (X9); three then play by their own rule, with seven cards.
    fn leave(&mut self, seat: Seat, dice: &mut Dice, news: &mut News<Event>) -> Result<(), Refusal> {
        if !self.open.order.contains(&seat) {
            return Err(refusals::NOT_AT_THE_TABLE.with("seat", seat));
        }
        if self.open.order.len() <= 3 {
            return Err(refusals::THREE_MUST_STAY.into());
        }
        // DA28: the next player narrates in place of a narrator who has not told yet.
        if self.open.narrator == seat {
            self.open.narrator = self.open.left_of(seat);
        }
        self.open.order.retain(|one| *one != seat);
        let hand = std::mem::replace(&mut self.hidden.hands[seat], Cards::NONE);
        self.open.discard = self.open.discard.and(hand);
        news.tell_everyone(Event::Left { seat, hand });
        self.refill(dice, news);
        Ok(())
    }
}
