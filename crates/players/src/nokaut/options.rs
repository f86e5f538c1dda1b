//! Every sheet that may be handed in. Cards that do the same count once.

use stolik_shelf::nokaut::{Card, Choice, Nokaut};
use stolik_table::{Chair, Choices, Sheet};

/// More are never tried.
const MOST: usize = 96;

pub fn options(chair: Chair<'_, Nokaut>) -> Vec<Sheet<Choice>> {
    let mut all = Vec::new();
    if chair.ask().is_some_and(|ask| ask.pass) {
        all.push(Sheet::pass());
    }
    fill(chair, Sheet::blank(chair.parts()), 0, &mut all);
    all.truncate(MOST);
    all
}

fn fill(chair: Chair<'_, Nokaut>, sheet: Sheet<Choice>, part: usize, all: &mut Vec<Sheet<Choice>>) {
    if part == sheet.parts.len() {
        all.push(Sheet { ready: true, ..sheet });
        return;
    }
    let mut listed = Choices::new();
    chair.choices(&sheet, part, &mut listed);
    let mut tried: Vec<Choice> = Vec::new();
    for &choice in listed.as_slice() {
        // The order of two that swap means nothing.
        let repeats = part == 2
            && matches!((sheet.part(1), choice), (Some(Choice::Space(one)), Choice::Space(other)) if other < one)
            && chair.view().open.at(space_of(choice)).is_some();
        if repeats || tried.iter().any(|other| do_the_same(*other, choice)) || all.len() >= MOST {
            continue;
        }
        tried.push(choice);
        let mut next = sheet.clone();
        next.parts[part] = Some(choice);
        fill(chair, next, part + 1, all);
    }
}

fn space_of(choice: Choice) -> stolik_shelf::nokaut::Space {
    match choice {
        Choice::Space(space) => space,
        _ => stolik_shelf::nokaut::Space(0),
    }
}

fn do_the_same(one: Choice, other: Choice) -> bool {
    let alike =
        |one: Card, other: Card| one.kind().id == other.kind().id || one.is_ordinary() && other.is_ordinary();
    matches!((one, other), (Choice::Card(one), Choice::Card(other)) if alike(one, other))
}
