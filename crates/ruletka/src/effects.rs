//! Cards on the table: playing one, cancelling it, and what each does (5.5 of the rules).
//!
//! Not a stack (RA33, RA52): effects apply in the order played and a later one overwrites an earlier one. A card that
//! was just played waits in `pending` until nobody can cancel it any longer; then its window opens again.

use arrayvec::ArrayVec;
use stolik_table::{Answers, Audience, Dice, News, Seat, Seats};

use crate::cards::{Kind, Window};
use crate::choice::{Choice, HIGHEST_BID, Play};
use crate::event::Event;
use crate::state::{Aim, Phase, Played, Ruletka};

impl Ruletka {
    /// A window closes: the first in order plays a card, or all have passed and the game goes on.
    pub(crate) fn close_window(
        &mut self,
        window: Window,
        answers: &Answers<Choice>,
        dice: &mut Dice,
        news: &mut News<Event>,
    ) {
        match played(answers) {
            Some((by, play)) => self.play(by, play, news),
            None => self.after_window(window, dice, news),
        }
    }

    /// RA7: a card is played openly and lies on the discard from now on.
    fn play(&mut self, by: Seat, play: Play, news: &mut News<Event>) {
        self.hidden.hands[by].remove(play.card);
        self.open.held[by] = self.open.held[by].saturating_sub(1);
        self.open.discard.add(play.card);
        self.open.first = by.left(self.open.seats);
        let played = Played { by, play, cancelled: None };
        self.open.pending = Some(played);
        self.open.last_card = Some(played);
        news.tell_everyone(Event::CardPlayed { played });
    }

    /// W*: the pending card is cancelled, or it works. Either way its window opens again (RA33).
    pub(crate) fn settle_card(
        &mut self,
        pending: Played,
        answers: &Answers<Choice>,
        dice: &mut Dice,
        news: &mut News<Event>,
    ) {
        if let Some((by, objection)) = played(answers) {
            self.play(by, objection, news);
            let cancelled = Played { cancelled: Some(by), ..pending };
            self.open.last_card = Some(cancelled);
            news.tell_everyone(Event::Cancelled { played: cancelled, by });
        } else {
            news.tell_everyone(Event::Worked { played: pending });
            self.work(pending, dice, news);
        }
        self.open.pending = None;
    }

    fn work(&mut self, Played { by, play, .. }: Played, dice: &mut Dice, news: &mut News<Event>) {
        let open = &mut self.open;
        match (play.card, play.on) {
            (Kind::AirGun, _) => open.aims[by] = Aim::Air,
            (Kind::PifPaf, Some(on)) => open.aims[by] = Aim::At(on),
            (Kind::ShootSomebody, _) => {
                for seat in open.shooters().iter() {
                    open.aims[seat] = Aim::Somebody;
                }
            }
            (Kind::BeyondTheGrave, Some(on)) => open.aims[on] = Aim::Own,
            (Kind::Vest, _) => open.vests = open.vests.with(by),
            (Kind::Peeper, Some(on)) => self.peek(by, on, news),
            (Kind::SecondThoughts, _) => open.bids[by] = play.bid,
            (Kind::Raise, Some(on)) => {
                open.bids[on] = open.bids[on].map(|bid| (bid + 1).min(HIGHEST_BID));
            }
            (Kind::ColdFeet, Some(on)) => open.bids[on] = open.bids[on].map(|bid| bid.saturating_sub(1)),
            (Kind::Bribe, _) => open.wave = open.wave - open.accusers_of(by),
            (Kind::OnceMore, Some(on)) => {
                open.extra = Some(on);
                open.phase = Phase::Window(Window::BeforeShot);
            }
            (Kind::Respin, Some(on)) if open.in_round(on) => {
                let turned = open.turned[on].len() as u8;
                self.hidden.magazines[on].shuffle(turned, dice);
                self.forget_order(on);
            }
            (Kind::ExtraBullet, Some(on)) => self.slip_in(on, dice, news),
            // Still in the round: whoever has left meanwhile survived nothing.
            (Kind::Bonus, _) if open.in_round(by) => open.points[by] = open.points[by].saturating_add(2),
            (Kind::Pickpocket, Some(on)) => {
                let stolen = u16::from(open.points[on] > 0);
                open.points[on] -= stolen;
                if open.in_round(by) {
                    open.points[by] = open.points[by].saturating_add(stolen);
                }
            }
            _ => {}
        }
    }

    /// A04.
    fn peek(&mut self, by: Seat, of: Seat, news: &mut News<Event>) {
        if !self.open.in_round(of) || !self.open.in_round(by) {
            return;
        }
        self.open.peeked[by] = self.open.peeked[by].with(of);
        let cards: ArrayVec<_, 3> = (0..3).map(|chamber| self.hidden.magazines[of].card(chamber)).collect();
        news.tell(Audience::Only(Seats::one(by)), Event::Peeked { of, cards });
    }

    /// A11, RA57.
    fn slip_in(&mut self, on: Seat, dice: &mut Dice, news: &mut News<Event>) {
        if !self.open.in_round(on) || !self.open.has_room_for_a_bullet(on) {
            return;
        }
        let swapped = self.hidden.magazines[on].slip_in(0, dice);
        if swapped {
            self.open.slipped[on] += 1;
        } else {
            // Six BULLETs were spun, so a CLICK is hidden.
            self.open.clean = self.open.clean.with(on);
        }
        self.forget_order(on);
        news.tell_everyone(Event::Slipped { seat: on, swapped });
    }

    /// After a shuffle nobody knows the order any longer.
    pub(crate) fn forget_order(&mut self, of: Seat) {
        for seat in self.open.peeked.seats() {
            self.open.peeked[seat] = self.open.peeked[seat].without(of);
        }
    }
}

fn played(answers: &Answers<Choice>) -> Option<(Seat, Play)> {
    let answer = answers.only()?;
    match answer.sheet.part(0)? {
        Choice::Play(play) => Some((answer.seat, play)),
        _ => None,
    }
}
