//! What somebody of a certain temper does: at the Load, with the die, when accusing. Cards are in `tricks`.

use stolik_shelf::ruletka::{Choice, Face, HIGHEST_BID, Phase, View};
use stolik_table::{Dice, Seat};

use super::reading::Reading;
use super::temper::Temper;
use super::tricks;

/// The answer of somebody who sees this and may choose among these; nothing is a pass.
pub fn answer(view: &View, me: Seat, listed: &[Choice], temper: &Temper, dice: &mut Dice) -> Option<Choice> {
    let reading = Reading { view, me };
    if view.open.window().is_some() {
        return tricks::play(&reading, listed, temper, dice);
    }
    match view.open.phase {
        Phase::Load => Some(hide(&reading, listed, temper, dice)),
        Phase::Bid => Some(Choice::Bid(bid(&reading, temper, dice))),
        Phase::Accuse => accuse(&reading, listed, temper, dice),
        Phase::Aim => aim(&reading, listed, dice),
        Phase::Glory => {
            // Where nothing can happen, for the applause.
            let is_safe = reading.lives_through(1) > 0.999 && temper.swagger > 0.2;
            Some(if is_safe { Choice::Shoot } else { Choice::Stop })
        }
        Phase::Share => Some(Choice::Share),
        Phase::Window(_) | Phase::Over(_) => None,
    }
}

/// True so often.
pub fn chance(dice: &mut Dice, of: f64) -> bool {
    f64::from(dice.below(1 << 16)) < of * f64::from(1 << 16)
}

/// One of these, by weight.
pub fn by_weight(weights: &[f64], dice: &mut Dice) -> usize {
    let sum: f64 = weights.iter().sum();
    let mut left = f64::from(dice.below(1 << 24)) / f64::from(1 << 24) * sum;
    for (index, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return index;
        }
    }
    weights.iter().position(|weight| *weight > 0.0).unwrap_or(0)
}

fn hide(reading: &Reading<'_>, listed: &[Choice], temper: &Temper, dice: &mut Dice) -> Choice {
    let open = &reading.view.open;
    if listed.len() == 1 {
        return listed[0];
    }
    // More bullets tempt; a lone captain is careful.
    let bullets = f64::from(open.loaded(reading.me));
    let care = if open.living[reading.me] == 1 { 0.4 } else { 1.0 };
    let cheats = (temper.cheats * (1.0 + 0.5 * (bullets - 1.0)) * care).min(0.85);
    Choice::Hide(if chance(dice, cheats) { Face::Bullet } else { Face::Click })
}

fn bid(reading: &Reading<'_>, temper: &Temper, dice: &mut Dice) -> u8 {
    let worth = |bid: u8| {
        let lives = reading.lives_through(bid);
        reading.worth(reading.me, bid, lives) + temper.swagger * f64::from(bid)
    };
    let best = (0..=HIGHEST_BID).map(worth).fold(f64::MIN, f64::max);
    let weights: Vec<f64> = (0..=HIGHEST_BID).map(|bid| ((worth(bid) - best) / temper.whim).exp()).collect();
    by_weight(&weights, dice) as u8
}

/// Whoever seems to cheat most, if that is enough to be said aloud.
fn accuse(reading: &Reading<'_>, listed: &[Choice], temper: &Temper, dice: &mut Dice) -> Option<Choice> {
    let suspects = listed.iter().filter_map(|choice| match choice {
        Choice::Accuse(seat) => Some((*seat, reading.cheats(*seat))),
        _ => None,
    });
    let (seat, cheats) = suspects.max_by(|one, other| one.1.total_cmp(&other.1))?;
    // Another bullet hurts more than the first.
    let bullets = f64::from(reading.view.open.loaded(reading.me));
    let doubt = (temper.doubt + 0.08 * (bullets - 1.0)).min(0.95);
    let sure = cheats > 0.97 || (cheats > doubt && chance(dice, 0.8));
    sure.then_some(Choice::Accuse(seat))
}

fn aim(reading: &Reading<'_>, listed: &[Choice], dice: &mut Dice) -> Option<Choice> {
    let target = reading.strongest(reading.rivals());
    let wanted = target.map(Choice::Aim).filter(|choice| listed.contains(choice));
    wanted.or_else(|| dice.pick(listed).copied())
}
