//! A player with a character.

use stolik_shelf::nosedive::{Choice, Nosedive, Phase};
use stolik_table::{Chair, Dice, Sheet};

use super::character::Character;
use super::playout::best_pile;
use super::{search, taste};
use crate::{Player, Random};

pub struct Bot {
    character: &'static Character,
    times: u32,
}

impl Bot {
    pub const fn new(character: &'static Character, times: u32) -> Self {
        Bot { character, times }
    }
}

impl Player<Nosedive> for Bot {
    fn answer(&mut self, chair: Chair<'_, Nosedive>, dice: &mut Dice) -> Sheet<Choice> {
        let (view, seat) = (chair.view(), chair.seat());
        let (worlds, spite) = (self.character.worlds * self.times, self.character.spite);
        let answer = match view.open.phase {
            Phase::Share => taste::share(self.character, &view, dice),
            Phase::Rate => taste::rate(self.character, &view, dice),
            Phase::Take => best_pile(&view, seat).map(|pile| Sheet::of([pile])),
            Phase::Flip | Phase::Move | Phase::Act | Phase::Place => {
                search::best(&view, seat, worlds, spite, dice)
            }
            // Those with the real cards are asked people only.
            Phase::Mark | Phase::Tally | Phase::Over => None,
        };
        answer.unwrap_or_else(|| Random::new().answer(chair, dice))
    }
}
