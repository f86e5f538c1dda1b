//! With the box on the table: a game without cards, and what the app asks at its end, when everybody counts theirs.

use stolik_table::{Answers, BySeat, Dice, News, Refusal, Seat, Sheet};

use crate::choice::Choice;
use crate::event::Event;
use crate::options::{Options, Place};
use crate::refusals;
use crate::score::tally;
use crate::state::{Nosedive, Phase};

/// What is counted: cards of each suit that are kept, their stars, and cards that cost a point.
pub const COUNTS: u8 = 5;
const STARS: usize = 3;
/// NR3: there are no more of these.
const OF_A_SUIT: u8 = 30;
const LOSE_ONE: u8 = 12;

impl Nosedive {
    /// A game whose cards lie on people's own table.
    pub fn deal_box(options: &Options, seats: u8, dice: &mut Dice) -> Result<Self, Refusal> {
        Nosedive::begin(options, Place::Box, seats, dice)
    }

    /// A number is fine if there are so many cards, and if some cards can have so many stars.
    pub(crate) fn may_count(
        &self,
        seat: Seat,
        sheet: &Sheet<Choice>,
        part: usize,
        number: u8,
    ) -> Result<(), Refusal> {
        let most = match part {
            0..STARS => OF_A_SUIT,
            STARS => u8::MAX,
            _ => LOSE_ONE,
        };
        let counted = |other: usize| match sheet.part(other) {
            _ if other == part => Some(number),
            Some(Choice::Number(number)) => Some(number),
            _ => None,
        };
        let fewest: u16 = (0..STARS).map(|suit| u16::from(counted(suit).unwrap_or(0))).sum();
        let greatest: u16 = (0..STARS).map(|suit| u16::from(counted(suit).unwrap_or(OF_A_SUIT))).sum();
        // NR36: nothing with more stars than the rating is kept.
        let limit = u16::from(self.open.ratings[seat].stars());
        let fits = counted(STARS).is_none_or(|stars| {
            let stars = u16::from(stars);
            fewest <= stars && stars <= greatest * limit
        });
        if number <= most && fits { Ok(()) } else { Err(refusals::NOT_SO_MANY.with("stars", limit as u8)) }
    }

    /// NR36: who has counted nothing has nothing.
    pub(crate) fn count_box(&mut self, answers: &Answers<Choice>, news: &mut News<Event>) {
        let scores = BySeat::from_fn(self.open.seats, |seat| {
            let number = |part: usize| match answers.of(seat).and_then(|sheet| sheet.part(part)) {
                Some(Choice::Number(number)) => number,
                _ => 0,
            };
            tally([number(0), number(1), number(2)], u16::from(number(STARS)), number(STARS + 1))
        });
        self.open.scores = Some(scores);
        self.open.phase = Phase::Over;
        news.tell_everyone(Event::Scored { scores, hands: BySeat::new(self.open.seats) });
    }
}
