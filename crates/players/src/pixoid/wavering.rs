//! A player between the other two: mostly runs to what is nearest, and looks ahead now and then.

use stolik_shelf::pixoid::{Choice, Pixoid};
use stolik_table::{Chair, Dice, Sheet};

use super::greedy::Greedy;
use super::lookahead::Lookahead;
use crate::Player;

/// It looks ahead once in so many turns, by lot: nobody can count on either.
const ONCE_IN: u32 = 4;

pub struct Wavering {
    lookahead: Lookahead,
}

impl Wavering {
    pub fn new() -> Self {
        Wavering { lookahead: Lookahead::new(1) }
    }
}

impl Player<Pixoid> for Wavering {
    fn answer(&mut self, chair: Chair<'_, Pixoid>, dice: &mut Dice) -> Sheet<Choice> {
        if dice.once_in(ONCE_IN) { self.lookahead.answer(chair, dice) } else { Greedy.answer(chair, dice) }
    }
}
