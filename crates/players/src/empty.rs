//! The empty chair. Where the cards are real, nobody can tell, vote or own a card for somebody who is away; but the
//! others must be able to go on. So it lets everything pass, and is never asked to the table.

use stolik_shelf::dixitbox::Dixitbox;
use stolik_table::{Chair, Dice, Game, Sheet};

use crate::{Played, Player};

const EMPTY: &str = "empty";

struct Empty;

impl<G: Game> Player<G> for Empty {
    fn answer(&mut self, _: Chair<'_, G>, _: &mut Dice) -> Sheet<G::Choice> {
        Sheet::pass()
    }
}

// DB14.
impl Played for Dixitbox {
    const NAMES: &'static [&'static str] = &[];
    const HOUSE: &'static str = EMPTY;
    const COMPANY: &'static [&'static str] = &[];

    fn player(name: &str) -> Option<Box<dyn Player<Self>>> {
        (name == EMPTY).then(|| -> Box<dyn Player<Self>> { Box::new(Empty) })
    }
}
