//! The honest, the bluffer and the accuser: the same habits, another temper each.

use stolik_shelf::ruletka::{Choice, Ruletka};
use stolik_table::{Chair, Choices, Dice, Sheet};

use super::habits;
use super::temper::Temper;
use crate::Player;

#[derive(Clone, Copy, Debug)]
pub struct Character(pub Temper);

impl Player<Ruletka> for Character {
    fn answer(&mut self, chair: Chair<'_, Ruletka>, dice: &mut Dice) -> Sheet<Choice> {
        let view = chair.view();
        let mut listed = Choices::new();
        chair.choices(&Sheet::blank(1), 0, &mut listed);
        let choice = habits::answer(&view, chair.seat(), listed.as_slice(), &self.0, dice);
        choice.map_or_else(Sheet::pass, |choice| Sheet::of([choice]))
    }
}
