//! Law 2: what is listed is legal, and nothing else.

use crate::form;
use crate::kit::walk::{Manner, Walk};
use crate::kit::{Fault, Specimen};
use crate::{Ask, Dice, Game, Lane, News, Now, Seat, Sheet};

/// Tries every choice that can be written, in every part, beside random drafts.
pub(crate) fn play<G: Specimen>(walk: &mut Walk<G>, options: &G::Options) -> Result<(), Fault> {
    let universe = G::universe(options);
    while walk.goes_on() {
        let Now::Ask(ask) = walk.table.now().clone() else {
            break;
        };
        for seat in ask.asked().iter() {
            let draft = walk.draft(&ask, seat)?;
            for part in 0..draft.parts.len() {
                lists_what_is_legal(walk, seat, &draft, part, &universe)?;
            }
            keeps_the_draft(walk, &ask, seat, &draft)?;
        }
        let mut news = News::unheard();
        if let Some(step) = walk.amend(&mut news) {
            walk.take(step)?;
        }
        if walk.goes_on() {
            walk.step(Manner::Prompt, &mut news)?;
        }
    }
    Ok(())
}

fn lists_what_is_legal<G: Game>(
    walk: &mut Walk<G>,
    seat: Seat,
    draft: &Sheet<G::Choice>,
    part: usize,
    universe: &[G::Choice],
) -> Result<(), Fault> {
    let mut sheet = draft.clone();
    sheet.parts[part] = None;
    let listed = walk.listed(seat, &sheet, part);
    let mut sorted = listed.clone();
    sorted.sort_unstable();
    sorted.dedup();
    if sorted.len() != listed.len() {
        return Err(Fault::new("2", format!("part {part} of {seat:?} lists a choice twice: {listed:?}")));
    }
    if let Some(stranger) = listed.iter().find(|choice| !universe.contains(choice)) {
        return Err(Fault::new("2", format!("{stranger:?} is listed but not in the universe")));
    }
    for &choice in universe {
        sheet.parts[part] = Some(choice);
        let checked = walk.table.game.check(seat, &sheet);
        if checked.is_ok() != listed.contains(&choice) {
            let is_listed = if checked.is_ok() { "not listed" } else { "listed" };
            return Err(Fault::new(
                "2",
                format!(
                    "{choice:?} is {is_listed} for part {part} of {seat:?} beside {draft:?}, and check says {checked:?}"
                ),
            ));
        }
    }
    Ok(())
}

/// The default for an absent seat is legal and keeps what the person had put.
fn keeps_the_draft<G: Game>(
    walk: &Walk<G>,
    ask: &Ask,
    seat: Seat,
    draft: &Sheet<G::Choice>,
) -> Result<(), Fault> {
    let mut dice = Dice::new(&walk.table.seed, Lane::Absent(walk.table.number(), seat));
    let default = walk.table.game.absent(seat, draft, &mut dice);
    if default.parts.is_empty() && ask.pass {
        return Ok(());
    }
    let wanted = Sheet { ready: false, ..default.clone() };
    if form::tidy(ask, seat, wanted.clone()) != Ok(wanted) {
        return Err(Fault::new(
            "2",
            format!("the default for {seat:?} is no sheet for {ask:?}: {default:?}"),
        ));
    }
    let mut left: Vec<G::Choice> = default.filled().collect();
    let kept = draft.filled().all(|choice| {
        let found = left.iter().position(|other| *other == choice);
        found.map(|found| left.swap_remove(found)).is_some()
    });
    if default.parts.len() != draft.parts.len() || !kept {
        return Err(Fault::new(
            "2",
            format!("the default for {seat:?} makes {default:?} of the draft {draft:?}"),
        ));
    }
    walk.table.game.check(seat, &default).map_err(|refusal| {
        Fault::new("2", format!("the default {default:?} for {seat:?} is refused: {refusal}"))
    })
}
