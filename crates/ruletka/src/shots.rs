//! Shots in series (RR14, RR15, RA22 to RA32), and the last one alive (RA24).

use arrayvec::ArrayVec;
use stolik_table::{Answers, BySeat, Dice, MAX_SEATS, News, Seats};

use crate::cards::Window;
use crate::choice::Choice;
use crate::event::{Aimed, Event};
use crate::magazine::Face;
use crate::state::{Aim, Ending, Fired, Phase, Pull, Ruletka, Shot};

impl Ruletka {
    /// RR14, RR15: the next shot of all who still have one, or the points.
    pub(crate) fn next_shot(&mut self, news: &mut News<Event>) {
        self.open.extra = None;
        if self.open.shooters().is_empty() {
            return self.count_points(news);
        }
        self.open.shot += 1;
        self.open.phase = Phase::Window(Window::BeforeShot);
    }

    /// W6 has closed. RA31: whoever must aim at somebody chooses now.
    pub(crate) fn aim_or_fire(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        let must_choose = self.open.shooters().iter().any(|seat| self.open.aims[seat] == Aim::Somebody);
        if must_choose {
            self.open.phase = Phase::Aim;
        } else {
            self.fire(dice, news);
        }
    }

    /// A03: chosen in secret, revealed together.
    pub(crate) fn choose_targets(
        &mut self,
        answers: &Answers<Choice>,
        dice: &mut Dice,
        news: &mut News<Event>,
    ) {
        let mut aims = ArrayVec::<Aimed, MAX_SEATS>::new();
        for seat in self.open.asked().iter() {
            let target = match answers.of(seat).and_then(|sheet| sheet.part(0)) {
                Some(Choice::Aim(target)) => target,
                // Only a forged log can bring it here.
                _ => seat.left(self.open.seats),
            };
            self.open.aims[seat] = Aim::At(target);
            // One for each seat at most.
            let _ = aims.try_push(Aimed { by: seat, aim: Aim::At(target) });
        }
        if !aims.is_empty() {
            news.tell_everyone(Event::Aimed { aims });
        }
        self.fire(dice, news);
    }

    /// RR14: everybody who shoots turns the top card, all at once.
    fn fire(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        let shooters = self.open.shooters();
        if shooters.is_empty() {
            // Whoever would have shot has left.
            return self.next_shot(news);
        }
        let mut fired = ArrayVec::<Fired, MAX_SEATS>::new();
        let (mut died, mut saved) = (Seats::NONE, Seats::NONE);
        for seat in shooters.iter() {
            let face = self.hidden.magazines[seat].card(self.open.turned[seat].len() as u8);
            let aim = self.open.aims[seat];
            self.open.turned[seat].push(Pull { face, aim });
            // One for each seat at most.
            let _ = fired.try_push(Fired { by: seat, aim, face });
            match self.open.extra {
                Some(_) => self.open.extras[seat] += 1,
                None => self.open.taken[seat] += 1,
            }
            if face == Face::Click {
                continue;
            }
            match aim {
                Aim::Own => died = died.with(seat),
                // A12, RA30: a vest saves, and a corpse does not mind.
                Aim::At(target) if self.open.vests.has(target) && target != seat => {
                    saved = saved.with(target);
                }
                Aim::At(target) if self.open.in_round(target) => died = died.with(target),
                // RA28: nobody is hit; the shooter lives, and the shot counts.
                Aim::At(_) | Aim::Air | Aim::Somebody => {}
            }
        }
        saved = saved - died;
        let shot = Shot { number: self.open.shot, extra: self.open.extra.is_some(), fired, died, saved };
        self.open.last_shot = Some(shot.clone());
        self.open.aims = BySeat::from_fn(self.open.seats, |_| Aim::Own);
        self.open.vests = Seats::NONE;
        news.tell_everyone(Event::Fired { shot });

        // RA23: all deaths together, then the cards for them.
        let mut owed = BySeat::<u8>::new(self.open.seats);
        for seat in died.iter() {
            owed[seat] = self.lose_character(seat, news);
        }
        for seat in died.iter() {
            self.draw(seat, owed[seat], dice, news);
        }
        if !self.ends_by_survival(news) {
            self.open.phase = Phase::Window(Window::AfterShot);
        }
    }

    /// RA24: the last one alive has won, and may shoot on.
    pub(crate) fn glory(&mut self, answers: &Answers<Choice>, news: &mut News<Event>) {
        let Some(seat) = self.open.alive().lowest() else {
            return self.end(Ending::Nobody, news);
        };
        let choice = answers.of(seat).and_then(|sheet| sheet.part(0));
        let shoots = choice == Some(Choice::Shoot);
        news.tell_everyone(Event::Glory { seat, shoots });
        if shoots {
            self.next_shot(news);
        } else {
            self.end(Ending::Survivor(seat), news);
        }
    }

    /// RA24, RA25: how many captains live? Looked at after everything that kills, before anything else.
    pub(crate) fn ends_by_survival(&mut self, news: &mut News<Event>) -> bool {
        let alive = self.open.alive();
        match (alive.len(), alive.lowest()) {
            (1, Some(seat)) if self.open.shots_left(seat) > 0 => {
                self.open.extra = None;
                self.open.phase = Phase::Glory;
            }
            (1, Some(seat)) => self.end(Ending::Survivor(seat), news),
            (0, _) => self.end(Ending::Nobody, news),
            _ => return false,
        }
        true
    }
}
