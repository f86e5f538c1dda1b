//! Challenges, in waves of sealed accusations (RR8 to RR13, RA8 to RA20, RA55).

use stolik_table::{Answers, BySeat, Dice, News, Seat, Seats};

use crate::cards::Window;
use crate::choice::Choice;
use crate::event::{Event, Paid};
use crate::magazine::Face;
use crate::state::{Phase, Ruletka};

/// RR9: what catching a cheat is worth.
const REWARD: u8 = 3;

impl Ruletka {
    /// RA16: the accusations of one wave are simultaneous. Waves repeat until one has none.
    pub(crate) fn accuse(&mut self, answers: &Answers<Choice>, news: &mut News<Event>) {
        let accuses = |seat: Seat| match answers.of(seat)?.part(0)? {
            Choice::Accuse(accused) => Some(accused),
            _ => None,
        };
        let accused = BySeat::from_fn(self.open.seats, accuses);
        let accusers: Seats =
            accused.iter().filter(|(_, accused)| accused.is_some()).map(|(seat, _)| seat).collect();
        self.open.wave = accusers;
        if accusers.is_empty() {
            news.tell_everyone(Event::NobodyAccused);
            return self.next_shot(news);
        }
        for seat in accusers.iter() {
            self.open.accused[seat] = accused[seat];
        }
        // RR8: once a round.
        self.open.flipped = self.open.flipped | accusers;
        news.tell_everyone(Event::Accused { accused });
        self.open.phase = Phase::Window(Window::Accused);
    }

    /// RA55: the order inside a wave.
    pub(crate) fn judge_wave(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        let accused: Seats =
            self.open.round_seats().iter().filter(|seat| self.open.is_accused(*seat)).collect();
        let mut owed = BySeat::<u8>::new(self.open.seats);
        let mut wrong = Seats::NONE;
        let mut caught = Seats::NONE;
        // (1) All accused reveal. RA17: whoever is caught has accused all the same.
        for seat in accused.iter() {
            let face = self.hidden.magazines[seat].hidden.unwrap_or(Face::Click);
            let accusers = self.open.accusers_of(seat);
            self.open.shown[seat] = Some(face);
            news.tell_everyone(Event::Verdict { seat, face, accusers });
            match face {
                Face::Bullet => {
                    caught = caught.with(seat);
                    accusers.iter().for_each(|accuser| owed[accuser] += REWARD);
                }
                Face::Click => {
                    wrong = wrong | accusers;
                    owed[seat] += accusers.len();
                }
            }
        }
        // (2) The caught lose a character.
        for seat in caught.iter() {
            owed[seat] += self.lose_character(seat, news);
        }
        let first = accused.lowest().unwrap_or(self.open.first).left(self.open.seats);
        // (3) Penalties, also for an accuser who was caught in this wave.
        for seat in self.open.clockwise_from(first) {
            if wrong.has(seat) && self.open.is_alive(seat) {
                self.pay_penalty(seat, dice, news);
            }
        }
        // (4) Cards. RA53: a dead captain draws none.
        for seat in self.open.clockwise_from(first) {
            if self.open.is_alive(seat) {
                self.draw(seat, owed[seat], dice, news);
            }
        }
        // (5) Survival, then the next wave.
        if !self.ends_by_survival(news) {
            self.open.phase = Phase::Accuse;
        }
    }

    /// RR11, RA8, RA9: a CLICK becomes a BULLET; where that cannot be, a card or a point is lost.
    fn pay_penalty(&mut self, seat: Seat, dice: &mut Dice, news: &mut News<Event>) {
        let paid = if self.open.has_room_for_a_bullet(seat) {
            self.open.bullets[seat] += 1;
            // RA18: whoever is out has the restored magazine of the next round.
            if self.open.in_round(seat) {
                let magazine = &mut self.hidden.magazines[seat];
                // RA10, RA11: among the six spun cards, which are shuffled. RA9: else it is the hidden card.
                if !magazine.slip_in(0, dice) {
                    magazine.hidden = Some(Face::Bullet);
                    self.open.clean = self.open.clean.without(seat);
                }
                self.forget_order(seat);
            }
            Paid::Bullet
        } else if let Some(kind) = self.hidden.hands[seat].draw(dice) {
            self.open.held[seat] -= 1;
            self.open.discard.add(kind);
            Paid::Card(kind)
        } else if self.open.points[seat] > 0 {
            self.open.points[seat] -= 1;
            Paid::Point
        } else {
            Paid::Nothing
        };
        news.tell_everyone(Event::Penalty { seat, paid });
    }
}
