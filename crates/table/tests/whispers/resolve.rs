//! What follows from the answers.

use stolik_table::{Answers, Audience, Dice, FilledBy, News, Seat, Seats};

use super::cards::{Card, Cards, DECK};
use super::choice::{Choice, card_of, two_cards};
use super::event::Event;
use super::flaw::Flaw;
use super::open::{Phase, Reveal};
use super::{Gift, HAND, Whispers};

impl<const KIND: u8> Whispers<KIND> {
    pub fn go_on(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        let narrator = self.open.narrators[0];
        match self.open.phase {
            Phase::Tell => self.tell(narrator, answers, news),
            Phase::Snatch => self.snatch(answers, dice, news),
            Phase::Guess => self.guess(narrator, answers, dice, news),
            Phase::Vote => self.vote(narrator, answers, news),
            Phase::Give => self.give(narrator, answers, dice, news),
        }
        // FLAW: the time of day is no part of any answer.
        if Flaw::LooksAtTheClock.is_on() {
            let since = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
            self.open.points[narrator] += (since.subsec_nanos() % 3) as i32;
        }
    }

    fn tell(&mut self, narrator: Seat, answers: &Answers<Choice>, news: &mut News<Event>) {
        let Some(answer) = answers.only() else { return };
        let cards = two_cards(self.hidden.hands[narrator], &answer.sheet);
        for card in cards {
            self.leaves(narrator, card);
        }
        self.hidden.laid = cards.into_iter().collect();
        let text = answer.sheet.text.as_deref().unwrap_or_default().to_owned();
        self.open.last = Reveal { told: Some(text.clone()), ..Reveal::default() };
        news.tell_everyone(Event::Told { by: narrator, text });

        let others = self.open.order.iter().filter(|seat| **seat != narrator);
        let held = others.fold(Cards::NONE, |all, seat| all.and(self.hidden.hands[*seat]));
        // FLAW: a question must not be skipped by a secret.
        let skips = Flaw::SkipsTheWindow.is_on() && held.high() == Cards::NONE;
        self.open.phase = if skips { Phase::Guess } else { Phase::Snatch };
    }

    fn snatch(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        self.open.phase = Phase::Guess;
        let Some(answer) = answers.only() else { return };
        let Some(card) = answer.sheet.part(0).and_then(card_of) else {
            return;
        };
        self.leaves(answer.seat, card);
        self.open.points[answer.seat] += 1;
        self.open.last.snatched = Some((answer.seat, card));
        news.tell_everyone(Event::Snatched { by: answer.seat, card });
        self.draw_up(answer.seat, dice, news);
    }

    /// The narrator's cards go back among the others, one of them seen.
    fn guess(&mut self, narrator: Seat, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        self.open.phase = Phase::Vote;
        let odd = self.hidden.laid.is_odd();
        let guess = answers.only().and_then(|answer| Some((answer.seat, answer.sheet.part(0)?)));
        let turned = self.hidden.laid.any(dice);
        // FLAW: both come to light at once, whatever is in a hand.
        let first = Flaw::OrderFollowsAHand.is_on() && self.hidden.hands[narrator].is_odd();
        if let Some(card) = turned.filter(|_| first) {
            news.tell_everyone(Event::Turned { card, odd });
        }
        if let Some((by, guess)) = guess {
            let guessed_odd = guess == Choice::Odd;
            self.open.last.guessed = Some((by, guessed_odd));
            news.tell_everyone(Event::Guessed { by, odd: guessed_odd });
            let scorers = if guessed_odd == odd { self.open.opponents_of(narrator) } else { narrator.into() };
            for seat in scorers.iter() {
                self.open.points[seat] += 1;
            }
        }
        if let Some(card) = turned {
            self.open.last.turned = Some((card, odd));
            if !first {
                news.tell_everyone(Event::Turned { card, odd });
            }
        }
        self.hidden.laid = Cards::NONE;
        self.draw_up(narrator, dice, news);
    }

    /// The narrator scores for an average of two or more.
    fn vote(&mut self, narrator: Seat, answers: &Answers<Choice>, news: &mut News<Event>) {
        let nobody_is_there = answers.iter().all(|answer| answer.by == FilledBy::Clock);
        // FLAW: the question repeats, whatever is answered, or as long as nobody answers it.
        if !(Flaw::RepeatsForEver.is_on() || Flaw::WaitsForEver.is_on() && nobody_is_there) {
            self.open.phase = Phase::Give;
        }
        self.open.voters = Seats::NONE;
        for seat in self.hidden.ballots.seats() {
            self.hidden.ballots[seat] = match answers.of(seat).and_then(|sheet| sheet.part(0)) {
                Some(Choice::Vote(vote)) => Some(vote),
                _ => None,
            };
            if self.hidden.ballots[seat].is_some() {
                self.open.voters = self.open.voters.with(seat);
            }
        }
        let votes = self.votes();
        let sum: usize = votes.iter().map(|vote| usize::from(*vote)).sum();
        self.open.points[narrator] += i32::from(sum >= 2 * votes.len());
        news.tell_everyone(Event::Voted { votes });
    }

    fn give(&mut self, narrator: Seat, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        let to = self.open.left_of(narrator);
        let given = answers.only().and_then(|answer| answer.sheet.part(0)).and_then(card_of);
        if let Some(card) = given {
            self.leaves(narrator, card);
            self.hidden.hands[to] = self.hidden.hands[to].with(card);
            self.hidden.gifts.push(Gift { by: narrator, to, card });
            news.tell_everyone(Event::Gave { by: narrator, to });
            news.tell(Audience::Only(to.into()), Event::Received { by: narrator, card });
        }
        self.draw_up(narrator, dice, news);
        self.open.narrators.remove(0);
        self.open.phase = Phase::Tell;
    }

    /// A card leaves a hand. Whoever knew a card in that hand does not know any longer that it is there, whichever
    /// card it was: a mark that went only with its own card would tell which one that was.
    fn leaves(&mut self, seat: Seat, card: Card) {
        self.hidden.hands[seat] = self.hidden.hands[seat].without(card.into());
        // FLAW: `gift.card != card` reads the card that left.
        let follows_the_truth = Flaw::MarkFollowsTheTruth.is_on();
        self.hidden.gifts.retain(|gift| gift.to != seat || (follows_the_truth && gift.card != card));
    }

    /// Draws from the bag up to a full hand.
    pub fn draw_up(&mut self, seat: Seat, dice: &mut Dice, news: &mut News<Event>) {
        // FLAW: a bag has no top.
        let in_order = Flaw::DrawsInOrder.is_on() && self.open.phase != Phase::Tell;
        let draw = |bag: Cards, dice: &mut Dice| if in_order { bag.iter().next() } else { bag.any(dice) };
        while self.hidden.hands[seat].len() < HAND
            && let Some(mut card) = draw(self.bag(), dice)
        {
            // FLAW: a draw is a draw.
            if Flaw::SecondChance.is_on() && seat.number() == 2 && card == DECK - 1 {
                card = draw(self.bag(), dice).unwrap_or(card);
            }
            self.hidden.hands[seat] = self.hidden.hands[seat].with(card);
            // FLAW: only the player who drew may know.
            let audience =
                if Flaw::TellsTooMany.is_on() { Audience::Everyone } else { Audience::Only(seat.into()) };
            news.tell(audience, Event::Drew { card });
        }
    }
}
