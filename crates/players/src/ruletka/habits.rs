//! What somebody of a certain temper does: at the Load, with the die, when accusing. Cards are in `tricks`.

use stolik_shelf::ruletka::{Choice, Face, HIGHEST_BID, Open, Phase, View};
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
    if listed.len() == 1 {
        return listed[0];
    }
    let cheats = cheats(&reading.view.open, reading.me, temper);
    Choice::Hide(if chance(dice, cheats) { Face::Bullet } else { Face::Click })
}

/// How often somebody hides a BULLET. More bullets tempt. Whoever has lost much is careful, and so is everybody at a table
/// where many accuse.
pub fn cheats(open: &Open, seat: Seat, temper: &Temper) -> f64 {
    let bullets = f64::from(open.loaded(seat).max(1));
    let care = match open.living[seat] {
        0 | 1 => 0.25,
        2 => 0.6,
        3 => 0.85,
        _ => 1.0,
    };
    let others = open.alive().without(seat);
    let accused_lately =
        |other: Seat| open.last_round.as_ref().is_some_and(|last| last.accused[other].is_some());
    // An extra bullet is what a wrong accusation leaves behind.
    let accusers = others.iter().filter(|other| accused_lately(*other) || open.bullets[*other] > 1).count();
    let looked_at = 1.0 + 5.0 * accusers as f64 / f64::from(others.len().max(1));
    (temper.cheats * (1.0 + 0.5 * (bullets - 1.0)) * care / looked_at).min(0.85)
}

/// How often a bid makes somebody accuse whoever made it, as one would guess.
const STARTLES: [f64; HIGHEST_BID as usize + 1] = [0.0, 0.03, 0.08, 0.2, 0.5, 0.7];

/// How likely each bid is for somebody who would live through so many shots so often.
pub fn bids(
    reading: &Reading<'_>,
    hidden: Option<Face>,
    lives: impl Fn(u8) -> f64,
    temper: &Temper,
) -> [f64; HIGHEST_BID as usize + 1] {
    let mut chances = [0.0; HIGHEST_BID as usize + 1];
    for bid in 0..=HIGHEST_BID {
        let is_caught =
            if hidden == Some(Face::Bullet) { temper.wary * STARTLES[usize::from(bid)] } else { 0.0 };
        let worth = reading.worth(reading.me, bid, lives(bid) * (1.0 - is_caught));
        chances[usize::from(bid)] = worth + temper.swagger * f64::from(bid);
    }
    let best = chances.into_iter().fold(f64::MIN, f64::max);
    let chances = chances.map(|worth| ((worth - best) / temper.whim).exp());
    let sum: f64 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

fn bid(reading: &Reading<'_>, temper: &Temper, dice: &mut Dice) -> u8 {
    let hidden = reading.view.hidden[reading.me];
    let odds = reading.view.survival(reading.me);
    let lives = |shots: u8| odds.get(usize::from(shots)).map_or(0.0, |odds| f64::from(*odds) / 1000.0);
    by_weight(&bids(reading, hidden, lives, temper), dice) as u8
}

fn accuse(reading: &Reading<'_>, listed: &[Choice], temper: &Temper, dice: &mut Dice) -> Option<Choice> {
    let suspects = listed.iter().filter_map(|choice| match choice {
        Choice::Accuse(seat) => Some(*seat),
        _ => None,
    });
    let (seat, often) = suspect(reading, suspects, temper)?;
    chance(dice, often).then_some(Choice::Accuse(seat))
}

/// Whoever seems to cheat most, and how often that is enough to be said aloud.
pub fn suspect(
    reading: &Reading<'_>,
    among: impl Iterator<Item = Seat>,
    temper: &Temper,
) -> Option<(Seat, f64)> {
    let cheats = among.map(|seat| (seat, reading.cheats(seat)));
    let (seat, cheats) = cheats.max_by(|one, other| one.1.total_cmp(&other.1))?;
    // Another bullet hurts more than the first.
    let bullets = f64::from(reading.view.open.loaded(reading.me));
    let doubt = (temper.doubt + 0.08 * (bullets - 1.0)).min(0.95);
    let often = if cheats > 0.97 {
        1.0
    } else if cheats > doubt {
        0.8
    } else {
        0.0
    };
    Some((seat, often))
}

fn aim(reading: &Reading<'_>, listed: &[Choice], dice: &mut Dice) -> Option<Choice> {
    let target = reading.strongest(reading.rivals());
    let wanted = target.map(Choice::Aim).filter(|choice| listed.contains(choice));
    wanted.or_else(|| dice.pick(listed).copied())
}
