//! A round in its order: Load, Spin, Bid, Challenge, Shots, Points (RR4). The windows lie between.

use stolik_table::{Answers, BySeat, Dice, News, Seat};

use crate::cards::Window;
use crate::choice::{Choice, HIGHEST_BID};
use crate::event::Event;
use crate::magazine::{Face, Magazine};
use crate::state::{Aim, Ending, Phase, Ruletka, Scored, TARGET};

/// RA47: after so many ties in a row those who are tied may share.
const TIES_TO_SHARE: u8 = 3;

impl Ruletka {
    /// What follows from the answers, and from everything that needs no answer after it.
    pub(crate) fn go_on(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        self.step(answers, dice, news);
        self.run(dice, news);
    }

    /// "Nobody to ask" has the effect of "all passed".
    pub(crate) fn run(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        while !self.open.is_over() && self.open.asked().is_empty() {
            self.step(&Answers::none(), dice, news);
        }
    }

    fn step(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        if let Some(pending) = self.open.pending {
            return self.settle_card(pending, answers, dice, news);
        }
        match self.open.phase {
            Phase::Load => self.load(answers, dice, news),
            Phase::Bid => self.bid(answers, news),
            Phase::Accuse => self.accuse(answers, news),
            Phase::Aim => self.choose_targets(answers, dice, news),
            Phase::Glory => self.glory(answers, news),
            Phase::Share => self.share(answers, news),
            Phase::Window(window) => self.close_window(window, answers, dice, news),
            Phase::Over(_) => {}
        }
    }

    /// All have passed.
    pub(crate) fn after_window(&mut self, window: Window, dice: &mut Dice, news: &mut News<Event>) {
        match window {
            Window::AfterSpin => self.open.phase = Phase::Window(Window::BeforeBids),
            Window::BeforeBids => self.open.phase = Phase::Bid,
            Window::BidsOpen => self.open.phase = Phase::Accuse,
            Window::Accused => self.judge_wave(dice, news),
            Window::BeforeShot => self.aim_or_fire(dice, news),
            Window::AfterShot => self.next_shot(news),
            Window::Points => self.find_winner(news),
            // It is closed by `settle_card`.
            Window::Played => {}
        }
    }

    /// RR5, RR6.
    fn load(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        for seat in self.open.alive().iter() {
            let bullets = self.open.loaded(seat);
            let hidden = match answers.of(seat).and_then(|sheet| sheet.part(0)) {
                Some(Choice::Hide(face)) => face,
                // Only a forged log can bring it here.
                _ => Face::Click,
            };
            self.hidden.magazines[seat] = Magazine::load(hidden, bullets, dice);
        }
        news.tell_everyone(Event::Spun);
        self.open.phase = Phase::Window(Window::AfterSpin);
    }

    /// RR7: all dice are uncovered together.
    fn bid(&mut self, answers: &Answers<Choice>, news: &mut News<Event>) {
        for seat in self.open.round_seats().iter() {
            let bid = match answers.of(seat).and_then(|sheet| sheet.part(0)) {
                Some(Choice::Bid(bid)) => bid.min(HIGHEST_BID),
                _ => 0,
            };
            self.open.bids[seat] = Some(bid);
        }
        news.tell_everyone(Event::Bids { bids: self.open.bids });
        self.open.phase = Phase::Window(Window::BidsOpen);
    }

    /// RR16: nothing for who lost a character; else one for each shot and one for surviving. RA41: the bid as it is at
    /// last, and one for each extra shot.
    pub(crate) fn count_points(&mut self, news: &mut News<Event>) {
        let open = &mut self.open;
        let gained = BySeat::from_fn(open.seats, |seat| {
            if open.in_round(seat) { 1 + open.bids[seat].unwrap_or(0) + open.extras[seat] } else { 0 }
        });
        for seat in gained.seats() {
            open.points[seat] = open.points[seat].saturating_add(u16::from(gained[seat]));
        }
        let (round, bids, out) = (open.round, open.bids, open.out);
        let (accused, shown, turned) = (open.accused, open.shown, open.turned);
        open.last_round = Some(Scored { round, gained, bids, accused, shown, turned, out });
        open.phase = Phase::Window(Window::Points);
        news.tell_everyone(Event::Scored { round, gained });
    }

    /// RR18, RA1, RA48: once all cards of the Points phase are played.
    fn find_winner(&mut self, news: &mut News<Event>) {
        let leaders = self.open.leaders();
        let Some(leader) = leaders.lowest().filter(|leader| self.open.points[*leader] >= TARGET) else {
            self.open.ties = 0;
            return self.next_round(news);
        };
        if leaders.len() == 1 {
            return self.end(Ending::Points(leader), news);
        }
        self.open.ties = self.open.ties.saturating_add(1);
        news.tell_everyone(Event::Tied { seats: leaders, times: self.open.ties });
        if self.open.options.shared && self.open.ties >= TIES_TO_SHARE {
            self.open.phase = Phase::Share;
        } else {
            self.next_round(news);
        }
    }

    /// RA47: all who are tied must want it.
    fn share(&mut self, answers: &Answers<Choice>, news: &mut News<Event>) {
        let leaders = self.open.leaders();
        let wants = |seat: &Seat| answers.of(*seat).and_then(|sheet| sheet.part(0)) == Some(Choice::Share);
        match leaders.lowest() {
            // The others have left meanwhile.
            Some(leader) if leaders.len() == 1 => self.end(Ending::Points(leader), news),
            _ => {
                let seats = leaders.iter().filter(wants).collect();
                news.tell_everyone(Event::Shares { seats });
                self.open.shares = seats;
                if seats == leaders {
                    self.end(Ending::Shared(leaders), news);
                } else {
                    self.next_round(news);
                }
            }
        }
    }

    fn next_round(&mut self, news: &mut News<Event>) {
        let seats = self.open.seats;
        let open = &mut self.open;
        open.round = open.round.saturating_add(1);
        open.phase = Phase::Load;
        open.first = open.first.left(seats);
        open.out = Default::default();
        open.began = open.bullets;
        // RA57: what A11 slipped in goes back.
        open.slipped = BySeat::new(seats);
        open.clean = Default::default();
        open.shown = BySeat::new(seats);
        open.peeked = BySeat::new(seats);
        open.bids = BySeat::new(seats);
        // RA16: aids turn back.
        open.flipped = Default::default();
        open.accused = BySeat::new(seats);
        open.wave = Default::default();
        open.shot = 0;
        open.extra = None;
        open.aims = BySeat::from_fn(seats, |_| Aim::Own);
        open.vests = Default::default();
        open.taken = BySeat::new(seats);
        open.extras = BySeat::new(seats);
        // RA37, RA38: whatever lies in front of somebody goes back, unseen where it was unseen.
        open.turned = BySeat::new(seats);
        self.hidden.magazines = BySeat::new(seats);
        news.tell_everyone(Event::RoundBegan { round: self.open.round });
    }

    pub(crate) fn end(&mut self, ending: Ending, news: &mut News<Event>) {
        self.open.phase = Phase::Over(ending);
        news.tell_everyone(Event::Ended { ending });
    }
}
