//! NA40: leaving for good, between rounds.

use stolik_table::{Dice, News, Refusal, Roster, Seat};

use crate::cards::Cards;
use crate::event::Event;
use crate::refusals;
use crate::state::{Nosedive, Phase};

impl Nosedive {
    pub(crate) fn change(
        &mut self,
        change: Roster,
        dice: &mut Dice,
        news: &mut News<Event>,
    ) -> Result<(), Refusal> {
        match change {
            Roster::Join(seat) => Err(refusals::NOBODY_JOINS.with("seat", seat)),
            Roster::Leave(seat) => self.leave(seat, dice, news),
        }
    }

    /// Between rounds means: nothing has happened in the new one. Its piles are laid out anew, one fewer.
    fn leave(&mut self, seat: Seat, dice: &mut Dice, news: &mut News<Event>) -> Result<(), Refusal> {
        if self.open.round < 2 || !matches!(self.open.phase, Phase::Flip | Phase::Mark) {
            return Err(refusals::BETWEEN_ROUNDS.into());
        }
        if !self.open.order.contains(&seat) {
            return Err(refusals::NOT_AT_THE_TABLE.with("seat", seat));
        }
        if self.open.players() <= 3 {
            return Err(refusals::THREE_MUST_STAY.into());
        }
        let next = self.open.others(seat).next().unwrap_or(seat);
        self.open.order.retain(|one| *one != seat);
        if self.open.influencer == seat {
            self.open.influencer = self.open.highest_rated(next);
        }
        let cards =
            std::mem::take(&mut self.hidden.hands[seat]).and(std::mem::take(&mut self.open.collected[seat]));
        self.open.gone = self.open.gone.and(cards);
        let laid: Cards = self.hidden.piles.iter().flatten().map(|laid| laid.card).collect();
        self.hidden.deck = self.hidden.deck.and(laid);
        self.hidden.known[seat] = Cards::NONE;
        cards.and(laid).iter().for_each(|card| self.is_seen_by_all(card));
        news.tell_everyone(Event::Left { seat, cards, influencer: self.open.influencer });
        self.begin_round(dice, news);
        Ok(())
    }
}
