//! Law 5: nothing breaks it. Any bytes from any seat at any time are accepted, refused with a rule, or closed; a
//! refusal changes nothing; nothing panics (whoever plays the game catches that).

use crate::kit::walk::Walk;
use crate::kit::{Fault, Specimen};
use crate::{Game, MAX_PARTS, MAX_SEATS, News, Reply, Seat, Sheet, Why};

/// Sheets thrown at each question.
const THROWS: u32 = 12;

pub(crate) fn play<G: Specimen>(walk: &mut Walk<G>, options: &G::Options) -> Result<(), Fault> {
    let universe = G::universe(options);
    while walk.goes_on() {
        for _ in 0..THROWS {
            throw(walk, &universe)?;
        }
        close_at_a_bad_moment(walk)?;
        let mut news = News::new();
        if let Some(step) = walk.amend(&mut news) {
            walk.take(step)?;
        }
        if walk.goes_on() {
            let manner = walk.manner();
            walk.step(manner, &mut news)?;
        }
    }
    for _ in 0..THROWS {
        throw(walk, &universe)?;
    }
    Ok(())
}

fn throw<G: Game>(walk: &mut Walk<G>, universe: &[G::Choice]) -> Result<(), Fault> {
    let seat = Seat::nth(walk.dice.index(MAX_SEATS));
    let ask = match walk.dice.below(6) {
        0 => walk.table.number().wrapping_sub(1),
        1 => walk.table.number() + 1,
        2 => walk.dice.word(),
        _ => walk.table.number(),
    };
    let nonce = if walk.dice.once_in(4) { 0 } else { walk.nonce() };
    let sheet = any_sheet(walk, seat, universe);
    let (before, lay_before) = (walk.table.snapshot(), walk.table.sheet_of(seat).cloned());
    let reply = walk.table.submit(seat, ask, sheet.clone(), nonce);
    let (after, lies_after) = (walk.table.snapshot(), walk.table.sheet_of(seat).cloned());
    if before != after {
        return Err(Fault::new("5", format!("a sheet alone changed the game: {sheet:?}")));
    }
    match reply {
        Reply::Noted | Reply::Accepted | Reply::Replaced => match lies_after {
            Some(sheet) if sheet.is_pass() => Ok(()),
            Some(sheet) => walk
                .table
                .game
                .check(seat, &sheet)
                .map_err(|refusal| Fault::new("5", format!("{sheet:?} was taken, but {refusal}"))),
            None => Err(Fault::new("5", format!("{sheet:?} was taken and is not there"))),
        },
        Reply::Refused { refusal } if refusal.rule.0.is_empty() => {
            Err(Fault::new("5", format!("{sheet:?} was refused without a rule")))
        }
        Reply::Refused { .. } | Reply::Repeated | Reply::Closed { .. } if lay_before == lies_after => Ok(()),
        reply => Err(Fault::new("5", format!("{reply:?} and yet the sheet of {seat:?} changed"))),
    }
}

fn any_sheet<G: Game>(walk: &mut Walk<G>, seat: Seat, universe: &[G::Choice]) -> Sheet<G::Choice> {
    let wanted = walk.table.now().ask().map_or(0, |ask| usize::from(ask.parts[seat]));
    let parts = if walk.dice.once_in(2) { wanted } else { walk.dice.index(MAX_PARTS + 1) };
    let parts =
        (0..parts).map(|_| if walk.dice.once_in(5) { None } else { any_choice(walk, universe) }).collect();
    let text = walk.dice.once_in(3).then(|| {
        let length = [0, 1, 5, 200][walk.dice.index(4)];
        (0..length).filter_map(|_| char::from_u32(walk.dice.below(0x3000))).collect::<String>().into()
    });
    Sheet { parts, text, ready: walk.dice.once_in(2) }
}

/// Something that can be written, or whatever random bytes read as.
fn any_choice<G: Game>(walk: &mut Walk<G>, universe: &[G::Choice]) -> Option<G::Choice> {
    if walk.dice.once_in(2) {
        return walk.dice.pick(universe).copied();
    }
    let bytes: Vec<u8> = (0..8).map(|_| walk.dice.below(256) as u8).collect();
    // The first byte chooses the kind: a small one hits more often.
    let kind = walk.dice.below(8) as u8;
    let bytes = [&[kind], &bytes[..]].concat();
    postcard::take_from_bytes(&bytes).ok().map(|(choice, _)| choice)
}

/// A question closes when it may, or says why not; either way nothing has happened yet.
fn close_at_a_bad_moment<G: Game>(walk: &mut Walk<G>) -> Result<(), Fault> {
    let before = walk.table.snapshot();
    for why in [Why::Answered, Why::Floor, Why::Clock] {
        let decided = walk.table.decide(why, None, &mut News::unheard());
        if why == Why::Clock && decided.is_err() {
            return Err(Fault::new("5", "the clock could not close the question"));
        }
    }
    if before == walk.table.snapshot() { Ok(()) } else { Err(Fault::new("5", "deciding changed the game")) }
}
