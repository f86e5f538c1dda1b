//! Every sheet that is worth a thought: cards that do the same count once, and of the free spaces those that somebody may
//! want, with two others.

use stolik_shelf::nokaut::{Card, Choice, Nokaut, Space, Spaces};
use stolik_table::{Chair, Choices, Sheet};

use super::sight::{Eyes, Sight};

/// More are never tried.
const MOST: usize = 128;
/// Free spaces that nobody seems to want.
const OTHERS: usize = 2;

pub fn options(chair: Chair<'_, Nokaut>) -> Vec<Sheet<Choice>> {
    let mut all = Vec::new();
    if chair.ask().is_some_and(|ask| ask.pass) {
        all.push(Sheet::pass());
    }
    let sight = Sight::new(&chair.view(), chair.seat(), Eyes::Wary);
    let wanted = sight.marks.and(sight.danger);
    let others: Spaces = sight.free.without(wanted).iter().take(OTHERS).collect();
    let dull = sight.free.without(wanted).without(others);
    fill(chair, Sheet::blank(chair.parts()), 0, (dull, sight.free), &mut all);
    all
}

fn fill(
    chair: Chair<'_, Nokaut>,
    sheet: Sheet<Choice>,
    part: usize,
    (dull, free): (Spaces, Spaces),
    all: &mut Vec<Sheet<Choice>>,
) {
    if part == sheet.parts.len() {
        all.push(Sheet { ready: true, ..sheet });
        return;
    }
    let mut listed = Choices::new();
    chair.choices(&sheet, part, &mut listed);
    let mut tried: Vec<Choice> = Vec::new();
    for &choice in listed.as_slice() {
        let is_dull = match (choice, sheet.part(part.wrapping_sub(1))) {
            // The order of two that swap means nothing.
            (Choice::Space(space), Some(Choice::Space(before))) if !free.has(space) => {
                repeats(part, before, space)
            }
            (Choice::Space(space), _) => dull.has(space),
            _ => false,
        };
        if is_dull || tried.iter().any(|other| do_the_same(*other, choice)) || all.len() >= MOST {
            continue;
        }
        tried.push(choice);
        let mut next = sheet.clone();
        next.parts[part] = Some(choice);
        fill(chair, next, part + 1, (dull, free), all);
    }
}

fn repeats(part: usize, before: Space, space: Space) -> bool {
    part == 2 && space < before
}

fn do_the_same(one: Choice, other: Choice) -> bool {
    let alike =
        |one: Card, other: Card| one.kind().id == other.kind().id || one.is_ordinary() && other.is_ordinary();
    matches!((one, other), (Choice::Card(one), Choice::Card(other)) if alike(one, other))
}
