//! A character dies (RR20), and cards are drawn for it.

use stolik_table::{Audience, Dice, News, Seat, Seats};

use crate::cards::Cards;
use crate::event::Event;
use crate::magazine::Magazine;
use crate::state::Ruletka;

impl Ruletka {
    /// RR20, RA22: one character dies, the owner is out of the round and the magazine restored. Gives how many cards that
    /// is worth: none for a captain.
    pub(crate) fn lose_character(&mut self, seat: Seat, news: &mut News<Event>) -> u8 {
        let open = &mut self.open;
        open.living[seat] = open.living[seat].saturating_sub(1);
        open.out = open.out.with(seat);
        let lives = open.is_alive(seat);
        // RA57: a dead captain's bullets all go back.
        open.bullets[seat] = u8::from(lives);
        open.slipped[seat] = 0;
        open.clean = open.clean.without(seat);
        news.tell_everyone(Event::Died { seat, living: open.living[seat] });
        self.hidden.magazines[seat] = Magazine::default();
        self.forget_order(seat);
        self.open.peeked[seat] = Seats::NONE;
        if !lives {
            self.bury_hand(seat, news);
        }
        u8::from(lives)
    }

    /// RA4: of a dead captain's hand only the skulls are kept.
    fn bury_hand(&mut self, seat: Seat, news: &mut News<Event>) {
        let gone = self.hidden.hands[seat].with_skull(false);
        self.hidden.hands[seat] = self.hidden.hands[seat].with_skull(true);
        self.open.held[seat] = self.hidden.hands[seat].len();
        self.open.discard = self.open.discard.and(gone);
        news.tell_everyone(Event::Discarded { seat, cards: gone });
    }

    /// RA6: from the deck; if it is empty the discard is shuffled in first, and if that is empty too there is no card.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, dice: &mut Dice, news: &mut News<Event>) {
        let mut drawn = Cards::NONE;
        for _ in 0..count {
            if self.hidden.deck.is_empty() && !self.open.discard.is_empty() {
                self.hidden.deck = std::mem::take(&mut self.open.discard);
                news.tell_everyone(Event::Reshuffled);
            }
            let Some(kind) = self.hidden.deck.draw(dice) else { break };
            self.hidden.hands[seat].add(kind);
            self.open.held[seat] += 1;
            drawn.add(kind);
        }
        if !drawn.is_empty() {
            news.tell_everyone(Event::Drew { seat, count: drawn.len() });
            news.tell(Audience::Only(Seats::one(seat)), Event::Got { cards: drawn });
        }
    }
}
