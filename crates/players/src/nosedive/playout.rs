//! An imagined lifestyle phase, played to its end: everybody goes on at random, and takes the pile that looks best.

use stolik_shelf::nosedive::{Choice, Nosedive, Phase, View};
use stolik_table::{Answer, Answers, Choices, Dice, FilledBy, Game, News, Now, Seat, Sheet, Viewer};

use super::worth::{Keeps, standing};

/// The pile that looks best to who is to take one.
pub fn best_pile(view: &View, seat: Seat) -> Option<Choice> {
    let keeps = Keeps::of(&view.open, seat);
    let is_taken = |pile: usize| view.open.taken.iter().any(|(_, taken)| *taken == Some(pile as u8));
    let free = (0..view.piles.len()).filter(|pile| !is_taken(*pile));
    let best =
        free.max_by(|one, other| keeps.pile(&view.piles[*one]).total_cmp(&keeps.pile(&view.piles[*other])));
    best.map(|pile| Choice::Pile(pile as u8))
}

/// One sheet, each part one of the listed choices, evenly.
pub fn random_sheet(
    game: &Nosedive,
    seat: Seat,
    parts: u8,
    choices: &mut Choices<Choice>,
    dice: &mut Dice,
) -> Sheet<Choice> {
    let mut sheet = Sheet::blank(parts);
    for part in 0..sheet.parts.len() {
        choices.clear();
        game.choices(seat, &sheet, part, choices);
        sheet.parts[part] = dice.pick(choices.as_slice()).copied();
    }
    sheet.ready = true;
    sheet
}

/// Somebody answers, and the game goes on.
pub fn play(game: &mut Nosedive, seat: Seat, sheet: Sheet<Choice>, dice: &mut Dice) {
    let answers: Answers<Choice> = [Answer { seat, sheet, by: FilledBy::Bot }].into_iter().collect();
    game.resolve(&answers, dice, &mut News::unheard());
}

/// Plays on until all have a pile, and says how everybody stands then.
pub fn finish(game: &mut Nosedive, choices: &mut Choices<Choice>, dice: &mut Dice) -> View {
    loop {
        let Now::Ask(ask) = game.now() else { break };
        let Some(seat) = ask.asked().lowest().filter(|_| ask.parties.len() == 1) else { break };
        let view = (phase(&ask) == Phase::Take).then(|| game.view(Viewer::Seat(seat)));
        let best = view.and_then(|view| best_pile(&view, seat));
        let sheet = match best {
            Some(pile) => Sheet::of([pile]),
            None => random_sheet(game, seat, ask.parts[seat], choices, dice),
        };
        play(game, seat, sheet, dice);
    }
    game.view(Viewer::Public)
}

fn phase(ask: &stolik_table::Ask) -> Phase {
    if ask.topic == stolik_shelf::nosedive::TAKE { Phase::Take } else { Phase::Move }
}

/// How much better somebody stands than the others.
pub fn lead(view: &View, seat: Seat, spite: f64) -> f64 {
    let stands = |one: Seat| standing(&view.open, one, view.held[one]);
    let others = || view.open.order.iter().copied().filter(|other| *other != seat);
    let best = others().map(stands).fold(f64::MIN, f64::max);
    let sum: f64 = others().map(stands).sum();
    let mean = sum / others().count().max(1) as f64;
    stands(seat) - spite * (best + mean) / 2.0
}
