//! A player who answers at a glance: it runs after its goal, answers what hurts, and never asks what the others want.

use stolik_shelf::nokaut::{Choice, Nokaut};
use stolik_table::{Chair, Choices, Dice, Sheet};

use super::policy::glance;
use super::sight::Eyes;
use crate::{Player, Random};

#[derive(Clone, Debug, Default)]
pub struct Greedy;

impl Player<Nokaut> for Greedy {
    fn answer(&mut self, chair: Chair<'_, Nokaut>, dice: &mut Dice) -> Sheet<Choice> {
        let view = chair.view();
        let mut listed = Choices::new();
        let allows = |sheet: &Sheet<Choice>| is_listed(chair, sheet, &mut listed);
        let answer = glance(&view, (chair.seat(), Eyes::Blinkered), chair.parts(), allows, dice);
        answer.unwrap_or_else(|| Random::new().answer(chair, dice))
    }
}

/// May this sheet be handed in, by what is listed?
pub fn is_listed(chair: Chair<'_, Nokaut>, sheet: &Sheet<Choice>, listed: &mut Choices<Choice>) -> bool {
    let mut beside = sheet.clone();
    (0..sheet.parts.len()).all(|part| {
        beside.parts[part] = None;
        chair.choices(&beside, part, listed);
        beside.parts[part] = sheet.parts[part];
        sheet.part(part).is_some_and(|choice| listed.as_slice().contains(&choice))
    })
}
