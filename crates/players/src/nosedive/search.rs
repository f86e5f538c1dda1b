//! What to try in the lifestyle phase, and which of it to do: whatever leads to the best standing on the average of
//! imagined worlds.

use stolik_shelf::nosedive::{Choice, Nosedive, Phase, Space, View};
use stolik_table::{Choices, Dice, Game, Now, Seat, Sheet};

use super::playout::{finish, lead, play, random_sheet};

/// Sheets that are tried at most for one question.
const TRIED: usize = 24;
/// Ways to act that are tried for each space.
const WAYS: usize = 3;

/// Something to try: an answer, and how one goes on at once where it is known.
struct Plan {
    answer: Sheet<Choice>,
    then: Option<Sheet<Choice>>,
    worth: f64,
}

/// The best answer that was found; nothing where there is nothing to choose.
pub fn best(view: &View, seat: Seat, worlds: u32, spite: f64, dice: &mut Dice) -> Option<Sheet<Choice>> {
    let mut choices = Choices::new();
    let worlds: Vec<Nosedive> = (0..worlds).map(|_| Nosedive::imagine(view, dice)).collect();
    let mut plans = plans(worlds.first()?, view, seat, &mut choices, dice);
    if plans.len() > 1 {
        for world in &worlds {
            for plan in &mut plans {
                let mut world = world.clone();
                play(&mut world, seat, plan.answer.clone(), dice);
                if let Some(then) = &plan.then {
                    play(&mut world, seat, then.clone(), dice);
                }
                plan.worth += lead(&finish(&mut world, &mut choices, dice), seat, spite);
            }
        }
    }
    plans.into_iter().max_by(|one, other| one.worth.total_cmp(&other.worth)).map(|plan| plan.answer)
}

/// What somebody knows of their own hand and of the board is the same in every world: one is enough to list it.
fn plans(
    world: &Nosedive,
    view: &View,
    seat: Seat,
    choices: &mut Choices<Choice>,
    dice: &mut Dice,
) -> Vec<Plan> {
    let Now::Ask(ask) = world.now() else { return Vec::new() };
    let plan = |answer, then| Plan { answer, then, worth: 0.0 };
    if view.open.phase == Phase::Move {
        choices.clear();
        world.choices(seat, &Sheet::blank(1), 0, choices);
        let spaces: Vec<Choice> = choices.as_slice().to_vec();
        return spaces
            .into_iter()
            .flat_map(|space| ways(world, seat, space, choices, dice))
            .map(|(answer, then)| plan(answer, then))
            .collect();
    }
    let parts = ask.parts[seat];
    let mut sheets: Vec<Sheet<Choice>> = Vec::new();
    for _ in 0..2 * TRIED {
        let sheet = random_sheet(world, seat, parts, choices, dice);
        if sheet.is_full() && sheets.len() < TRIED && !sheets.contains(&sheet) {
            sheets.push(sheet);
        }
    }
    sheets.into_iter().map(|sheet| plan(sheet, None)).collect()
}

/// Some ways to act on a space: with what is paid and placed, where that follows without a draw.
fn ways(
    world: &Nosedive,
    seat: Seat,
    space: Choice,
    choices: &mut Choices<Choice>,
    dice: &mut Dice,
) -> Vec<(Sheet<Choice>, Option<Sheet<Choice>>)> {
    let answer = Sheet::of([space]);
    let mut there = world.clone();
    play(&mut there, seat, answer.clone(), dice);
    let acts = |game: &Nosedive| match game.now() {
        Now::Ask(ask) if ask.topic == stolik_shelf::nosedive::ACT => Some(ask.parts[seat]),
        _ => None,
    };
    let Some(parts) = acts(&there) else {
        // A space that is played at random is tried as often as the others, so that luck is the same for all.
        let times = if space == Choice::Space(Space::DrawAndUp) { WAYS } else { 1 };
        return vec![(answer, None); times];
    };
    (0..WAYS).map(|_| (answer.clone(), Some(random_sheet(&there, seat, parts, choices, dice)))).collect()
}
