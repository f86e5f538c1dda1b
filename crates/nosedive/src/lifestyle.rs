//! The lifestyle phase: piles, three turns each, and the choice of piles.

use arrayvec::ArrayVec;
use stolik_table::{Answers, Audience, BySeat, Dice, News, Refusal, Seat, Seats};

use crate::cards::{self, Card, Cards};
use crate::choice::Choice;
use crate::event::{Event, Flip};
use crate::refusals;
use crate::space::Space;
use crate::state::{Laid, Nosedive, PLAYERS, Phase, Pile, TOKENS, TURNS, Tokens};

impl Nosedive {
    /// NR11: as many cards as there are players, each a pile of its own, seen by the influencer alone.
    pub(crate) fn lay_out(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        let influencer = self.open.influencer;
        self.open.tokens = Tokens { stack: TOKENS, plus: 0, holders: Seats::NONE };
        self.hidden.piles.clear();
        let mut seen = ArrayVec::new();
        for _ in 0..self.open.players() {
            let mut pile = Pile::new();
            // NA20: where no card is left a pile begins empty.
            if let Some(card) = self.draw_card(dice, news) {
                pile.push(Laid { card, by: influencer, up: false });
                self.hidden.known[influencer].add(card);
                seen.push(card);
            }
            self.hidden.piles.push(pile);
        }
        self.open.turnable = seen.len().min(2) as u8;
        self.open.phase = Phase::Flip;
        self.open.active = Some(influencer);
        if !seen.is_empty() {
            news.tell(Audience::Only(influencer.into()), Event::LaidOut { cards: seen });
        }
        if self.open.turnable == 0 {
            self.begin_turns(news);
        }
    }

    /// NR11: two piles are turned face up.
    pub(crate) fn flip(&mut self, answers: &Answers<Choice>, news: &mut News<Event>) {
        let seat = self.open.influencer;
        let chosen = answers.of(seat).into_iter().flat_map(|sheet| sheet.filled());
        let mut flips = ArrayVec::new();
        for choice in chosen {
            let Choice::Pile(pile) = choice else { continue };
            let Some(laid) = self.hidden.piles.get_mut(usize::from(pile)).and_then(|pile| pile.first_mut())
            else {
                continue;
            };
            laid.up = true;
            let card = laid.card;
            self.is_seen_by_all(card);
            let _ = flips.try_push(Flip { pile, card });
        }
        news.tell_everyone(Event::Flipped { seat, flips });
        self.begin_turns(news);
    }

    fn begin_turns(&mut self, news: &mut News<Event>) {
        self.open.turnable = 0;
        self.open.turn = 1;
        self.begin_turn(self.open.influencer, news);
    }

    fn begin_turn(&mut self, seat: Seat, news: &mut News<Event>) {
        self.open.phase = Phase::Move;
        self.open.active = Some(seat);
        news.tell_everyone(Event::TurnBegan { turn: self.open.turn, seat });
        // NR13.
        if seat == self.open.influencer {
            let tokens = &mut self.open.tokens;
            tokens.stack = tokens.stack.saturating_sub(1);
            tokens.plus += 1;
            news.tell_everyone(Event::TokenTurned { plus: tokens.plus });
        }
    }

    /// NR14, NR16, NA3 to NA9, NA19: it follows from what all can see.
    pub(crate) fn may_enter(&self, seat: Seat, space: Space) -> Result<(), Refusal> {
        let open = &self.open;
        // NA5: there is always a place on Start.
        if space == Space::Start {
            return Ok(());
        }
        if open.pawns[seat] == space {
            return Err(refusals::STANDS_THERE.into());
        }
        let held = self.hidden.hands[seat].len() as u8;
        let toll = open.pawns_on(space, seat).count() as u8;
        if held < toll {
            return Err(refusals::TOLL_TOO_HIGH.with("toll", toll).with("held", held));
        }
        let needed = space.placements().len() as u8;
        if held - toll < needed {
            let refusal = refusals::TOO_FEW_CARDS.with("needed", needed + toll);
            return Err(refusal.with("held", held).with("toll", toll));
        }
        if space == Space::ExperiencePlus {
            if open.tokens.holders.has(seat) {
                return Err(refusals::ONE_TOKEN_A_ROUND.into());
            }
            if open.tokens.plus == 0 {
                return Err(refusals::NO_TOKEN_LIES_THERE.into());
            }
        }
        if space.draws() > 0 && self.hidden.deck.is_empty() && open.discard.is_empty() {
            return Err(refusals::NOTHING_TO_DRAW.into());
        }
        Ok(())
    }

    /// NR14: the pawn moves. What is owed and placed is asked next; where nothing is, the action follows at once.
    pub(crate) fn go(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        let Some(seat) = self.open.active else { return };
        let to = match answers.of(seat).and_then(|sheet| sheet.part(0)) {
            Some(Choice::Space(space)) => space,
            _ => Space::Start,
        };
        let from = std::mem::replace(&mut self.open.pawns[seat], to);
        news.tell_everyone(Event::Moved { seat, from, to });
        // NR16: no toll on Start.
        self.open.owed = match to {
            Space::Start => ArrayVec::new(),
            _ => self.open.pawns_on(to, seat).collect(),
        };
        if self.open.owed.is_empty() && to.placements().is_empty() {
            self.finish_action(seat, dice, news);
        } else {
            self.open.phase = Phase::Act;
        }
    }

    /// NR16 to NR19: toll first, then the cards go onto piles.
    pub(crate) fn act(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        let Some(seat) = self.open.active else { return };
        let owed = std::mem::take(&mut self.open.owed);
        if let Some(sheet) = answers.of(seat) {
            for (to, part) in owed.iter().zip(0..) {
                if let Some(Choice::Card(card)) = sheet.part(part) {
                    self.pay(seat, *to, card, news);
                }
            }
            let ways = self.open.pawns[seat].placements().iter().copied();
            let mut placed: ArrayVec<(bool, u8, Card), 2> = ways
                .zip(owed.len()..)
                .filter_map(|(up, part)| match sheet.part(part) {
                    Some(Choice::Place { card, pile }) => Some((up, pile, card)),
                    _ => None,
                })
                .collect();
            // NR18: first the one face up. NR19: two face up are laid together, in the order of piles.
            placed.sort_unstable_by_key(|(up, pile, _)| (!up, *pile));
            for (up, pile, card) in placed {
                self.put(seat, card, pile, up, news);
            }
        }
        self.finish_action(seat, dice, news);
    }

    /// NA6: from hand to hand, seen by these two.
    fn pay(&mut self, from: Seat, to: Seat, card: Card, news: &mut News<Event>) {
        let hand = self.hidden.hands[from];
        for seat in self.open.order.iter().copied().filter(|seat| *seat != from && *seat != to) {
            self.hidden.known[seat] = self.hidden.known[seat].without(hand);
        }
        self.hidden.hands[from].remove(card);
        self.hidden.hands[to].add(card);
        self.hidden.known[from].add(card);
        self.hidden.known[to].remove(card);
        news.tell_everyone(Event::Paid { from, to });
        let both = Seats::one(from).with(to);
        news.tell(Audience::Only(both), Event::Toll { from, to, card });
    }

    /// NA12: who puts a card face down remembers it. The others can no longer be sure of anything in that hand.
    fn put(&mut self, seat: Seat, card: Card, pile: u8, up: bool, news: &mut News<Event>) {
        if up {
            self.is_seen_by_all(card);
        } else {
            let hand = self.hidden.hands[seat];
            for other in self.open.order.iter().copied().filter(|other| *other != seat) {
                self.hidden.known[other] = self.hidden.known[other].without(hand);
            }
            self.hidden.known[seat].add(card);
        }
        self.hidden.hands[seat].remove(card);
        if let Some(pile) = self.hidden.piles.get_mut(usize::from(pile)) {
            // At most one card a turn: it fits.
            let _ = pile.try_push(Laid { card, by: seat, up });
        }
        news.tell_everyone(Event::Placed { seat, pile, card: up.then_some(card) });
    }

    /// NR20 to NR23: token and draws, after the toll (NA7).
    fn finish_action(&mut self, seat: Seat, dice: &mut Dice, news: &mut News<Event>) {
        let space = self.open.pawns[seat];
        if space == Space::ExperiencePlus {
            let tokens = &mut self.open.tokens;
            tokens.plus = tokens.plus.saturating_sub(1);
            tokens.holders = tokens.holders.with(seat);
            news.tell_everyone(Event::TookToken { seat });
        }
        if space.draws() > 0 {
            self.draw(seat, space.draws(), dice, news);
        }
        if space == Space::DrawAndUp {
            self.open.phase = Phase::Place;
        } else {
            self.end_turn(news);
        }
    }

    /// NR21: the second half of "draw 1 and 1 face up".
    pub(crate) fn place(&mut self, answers: &Answers<Choice>, news: &mut News<Event>) {
        let Some(seat) = self.open.active else { return };
        if let Some(Choice::Place { card, pile }) = answers.of(seat).and_then(|sheet| sheet.part(0)) {
            self.put(seat, card, pile, true, news);
        }
        self.end_turn(news);
    }

    fn draw(&mut self, seat: Seat, count: u8, dice: &mut Dice, news: &mut News<Event>) {
        let mut cards = ArrayVec::new();
        for _ in 0..count {
            let Some(card) = self.draw_card(dice, news) else { break };
            self.hidden.hands[seat].add(card);
            let _ = cards.try_push(card);
        }
        news.tell_everyone(Event::Drew { seat, count: cards.len() as u8 });
        if !cards.is_empty() {
            news.tell(Audience::Only(seat.into()), Event::DrewCards { cards });
        }
    }

    /// NA19: the discard becomes the deck when there is none.
    pub(crate) fn draw_card(&mut self, dice: &mut Dice, news: &mut News<Event>) -> Option<Card> {
        if self.hidden.deck.is_empty() && !self.open.discard.is_empty() {
            self.hidden.deck = std::mem::take(&mut self.open.discard);
            news.tell_everyone(Event::Reshuffled { cards: self.hidden.deck.len() as u8 });
        }
        self.hidden.deck.draw(dice)
    }

    /// NR12, NR25: to the left, until everybody has had three turns.
    fn end_turn(&mut self, news: &mut News<Event>) {
        let Some(seat) = self.open.active else { return };
        let next = self.open.others(seat).next().unwrap_or(seat);
        if next == self.open.influencer {
            if self.open.turn >= TURNS {
                self.open.phase = Phase::Take;
                self.open.active = self.open.next_to_take();
                return;
            }
            self.open.turn += 1;
        }
        self.begin_turn(next, news);
    }

    /// NR26: a whole pile.
    pub(crate) fn take(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        let Some(seat) = self.open.active else { return };
        if let Some(Choice::Pile(pile)) = answers.of(seat).and_then(|sheet| sheet.part(0)) {
            self.take_pile(seat, pile, news);
        }
        let waiting = self.open.order.iter().filter(|seat| self.open.taken[**seat].is_none()).count();
        self.open.active = self.open.next_to_take();
        match self.open.active {
            // NA23: nobody chooses the last one.
            Some(last) if waiting == 1 => {
                let taken = |pile: u8| self.open.taken.iter().any(|(_, taken)| *taken == Some(pile));
                let left = (0..self.hidden.piles.len() as u8).find(|pile| !taken(*pile));
                self.take_pile(last, left.unwrap_or_default(), news);
                self.begin_experiences(dice, news);
            }
            Some(_) => {}
            None => self.begin_experiences(dice, news),
        }
    }

    fn take_pile(&mut self, seat: Seat, pile: u8, news: &mut News<Event>) {
        let laid = self.hidden.piles.get_mut(usize::from(pile)).map(std::mem::take).unwrap_or_default();
        let cards: Cards = laid.iter().map(|laid| laid.card).collect();
        cards.iter().for_each(|card| self.is_seen_by_all(card));
        self.open.collected[seat] = self.open.collected[seat].and(cards);
        self.open.taken[seat] = Some(pile);
        // NR27, NA17: one mark, however many there are.
        if !cards.among(cards::DOUBLE_LOSSES).is_empty() {
            self.open.doubled = self.open.doubled.with(seat);
        }
        news.tell_everyone(Event::TookPile { seat, pile, cards });
    }

    /// NR28: double losses go to the discard, tokens back to their spot. Who had one still has one more to choose from.
    pub(crate) fn put_back(&mut self) {
        for seat in self.open.order.clone() {
            let doubles = self.open.collected[seat].among(cards::DOUBLE_LOSSES);
            self.open.collected[seat] = self.open.collected[seat].without(doubles);
            self.open.discard = self.open.discard.and(doubles);
        }
        // NA11: also those that nobody took.
        self.open.tokens.stack = TOKENS;
        self.open.tokens.plus = 0;
        self.hidden.piles.clear();
    }

    pub(crate) fn is_seen_by_all(&mut self, card: Card) {
        for seat in self.open.order.iter().copied() {
            self.hidden.known[seat].remove(card);
        }
    }

    /// Nothing of the last round is left.
    pub(crate) fn clear_round(&mut self) {
        self.open.turn = 0;
        self.open.doubled = Seats::NONE;
        self.open.taken = BySeat::new(self.open.seats);
        self.open.reviews = ArrayVec::<_, PLAYERS>::new();
        self.open.tokens = Tokens { stack: TOKENS, plus: 0, holders: Seats::NONE };
    }
}
