//! Somebody who says anything that is allowed.

use stolik_table::{Chair, Choices, Dice, Game, Sheet};

use crate::Player;

/// Fills each part with one of the listed choices, each equally likely, and passes where that is allowed as often
/// as it would pick any one choice.
#[derive(Clone, Debug)]
pub struct Random<C> {
    choices: Choices<C>,
}

impl<C> Random<C> {
    pub fn new() -> Self {
        Random { choices: Choices::new() }
    }
}

impl<C> Default for Random<C> {
    fn default() -> Self {
        Random::new()
    }
}

impl<G: Game> Player<G> for Random<G::Choice> {
    fn answer(&mut self, chair: Chair<'_, G>, dice: &mut Dice) -> Sheet<G::Choice> {
        let mut sheet = Sheet::blank(chair.parts());
        let may_pass = chair.ask().is_some_and(|ask| ask.pass);
        for part in 0..sheet.parts.len() {
            chair.choices(&sheet, part, &mut self.choices);
            let listed = self.choices.as_slice();
            if may_pass && part == 0 && dice.index(listed.len() + 1) == listed.len() {
                return Sheet::pass();
            }
            sheet.parts[part] = dice.pick(listed).copied();
        }
        if let Some(text) = chair.ask().and_then(|ask| ask.text_of(chair.seat())) {
            sheet.text = Some("…".repeat(usize::from(text.shortest.max(1))).into());
        }
        sheet.ready = true;
        sheet
    }
}
