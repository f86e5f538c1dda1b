//! Two without action cards: the round in balance, and the whole match behind it.
//!
//! | file | one idea |
//! |---|---|
//! | `round` | what every course of a round is worth |
//! | `balance` | both mixtures of a round, by CFR+ |
//! | `matches` | what every pair of sides is worth, by backward induction |
//!
//! `worths.bin` is built and its exploitability printed by `cargo run --release -p stolik-players --example
//! ruletka_duel`.

mod balance;
mod matches;
mod round;

use std::sync::OnceLock;

use stolik_shelf::ruletka::{Choice, Face, Open, Phase, View};
use stolik_table::{Dice, Seat};

use super::habits::{by_weight, chance};
use balance::Mixture;
pub use matches::{TIED, Worths, comes_first};
use round::BIDS;
pub use round::Side;
#[cfg(test)]
pub use round::{Course, Payoffs};

/// The numbers as they were built.
pub fn shipped() -> Option<&'static Worths> {
    static WORTHS: OnceLock<Option<Worths>> = OnceLock::new();
    WORTHS.get_or_init(|| Worths::read(include_bytes!("worths.bin"))).as_ref()
}

/// What to answer at the Load, with the die or in a wave, if exactly two play.
pub fn answer(view: &View, me: Seat, listed: &[Choice], dice: &mut Dice) -> Option<Answer> {
    let open = &view.open;
    let other = Seat::nth(1 - me.index().min(1));
    if open.seats != 2 || open.window().is_some() {
        return None;
    }
    let mixture = || mixture(view, me, other);
    let hidden = view.hidden[me].or(open.shown[me]);
    let plan = |bid: u8| usize::from(bid) + if hidden == Some(Face::Bullet) { BIDS } else { 0 };
    match open.phase {
        Phase::Load if listed.len() > 1 => {
            let plans = mixture()?.plans;
            let cheats: f64 = plans[BIDS..].iter().sum();
            let face = if chance(dice, cheats) { Face::Bullet } else { Face::Click };
            Some(Answer::Says(Choice::Hide(face)))
        }
        Phase::Bid => {
            let from = plan(0);
            let bids = &mixture()?.plans[from..from + BIDS];
            // After a plan that is never made every bid is as good.
            let bid = if bids.iter().sum::<f64>() > 0.0 { by_weight(bids, dice) } else { 1 };
            Some(Answer::Says(Choice::Bid(bid as u8)))
        }
        Phase::Accuse => {
            let (own, theirs) = (plan(open.bids[me]?), usize::from(open.bids[other]?));
            let mixture = mixture()?;
            let was_accused = open.flipped.has(other);
            let often = if was_accused { mixture.answers } else { mixture.accuses }[own][theirs];
            Some(if chance(dice, often) { Answer::Says(Choice::Accuse(other)) } else { Answer::Passes })
        }
        _ => None,
    }
}

/// What a match between two is worth to one of them when a round begins, action cards apart.
pub fn worth(open: &Open, me: Seat) -> Option<f64> {
    if open.seats != 2 {
        return None;
    }
    let other = Seat::nth(1 - me.index().min(1));
    Some(shipped()?.of(side(open, me)?, side(open, other)?))
}

/// Something to say, or deliberately nothing.
pub enum Answer {
    Says(Choice),
    Passes,
}

/// The balanced play of this round, as its sides were when it began.
fn mixture(view: &View, me: Seat, other: Seat) -> Option<Mixture> {
    let sides = [side(&view.open, me)?, side(&view.open, other)?];
    let worths = shipped()?;
    // The stronger side is the first; where both are the same, everybody plays as the first.
    let is_first = comes_first(sides[0], sides[1]);
    let in_order = if is_first { sides } else { [sides[1], sides[0]] };
    let [first, second] = worths.round(in_order).mixtures;
    Some(if is_first { first } else { second })
}

/// A side as it was when the round began; nothing for a captain who is dead.
fn side(open: &Open, seat: Seat) -> Option<Side> {
    let living = open.living[seat] + u8::from(open.out.has(seat));
    let bullets = open.began[seat];
    let is_tied = open.points.as_slice().iter().all(|points| *points >= u16::from(TIED));
    let points = if is_tied { TIED } else { u8::try_from(open.points[seat]).ok()?.min(TIED - 1) };
    ((1..=4).contains(&living) && (1..=7).contains(&bullets)).then_some(Side { living, points, bullets })
}
