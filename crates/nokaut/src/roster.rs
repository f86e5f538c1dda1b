//! KA47: somebody leaves for good and nobody takes the seat.

use stolik_table::{Audience, News, Refusal, Roster, Seat};

use crate::event::Event;
use crate::refusals;
use crate::state::{Ending, Nokaut};

impl Nokaut {
    pub(crate) fn change(&mut self, change: Roster, news: &mut News<Event>) -> Result<(), Refusal> {
        match change {
            Roster::Join(_) => Err(refusals::SEATS_ARE_FIXED.into()),
            Roster::Leave(seat) => self.leave(seat, news),
        }
    }

    /// The partner plays both seats; where there is none, the others have won.
    fn leave(&mut self, seat: Seat, news: &mut News<Event>) -> Result<(), Refusal> {
        if self.open.gone.has(seat) {
            return Err(refusals::NOT_AT_THE_TABLE.with("seat", seat));
        }
        self.open.gone = self.open.gone.with(seat);
        news.tell_everyone(Event::Left { seat });
        let partners = self.open.partners(seat) - self.open.gone;
        if partners.is_empty() {
            self.win(self.open.team[seat].other(), Ending::Left, news);
        } else if self.is_dealt() {
            let cards = self.hidden.hands[seat];
            news.tell(Audience::Only(partners), Event::LeftHand { seat, cards });
        }
        Ok(())
    }
}
