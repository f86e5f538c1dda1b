//! What the turns to come are worth to Pixoid, for any safety that it may have in them.

use stolik_shelf::pixoid::{Pixel, Variant};

use super::position::Position;
use super::safety::survival;

/// A cube from the reserve, for a turn survived, is what all else is measured by.
pub const CUBE: f32 = 1.0;
/// In the standard game such a cube is a point for Pixoid and one less for every Virus, a bonus cube is only a
/// point for Pixoid.
pub const BONUS: f32 = 0.5;
/// In the short game Pixoid's escape is all. Turns survived count a little, so that there is something to play for
/// where escape is out of sight.
pub const ESCAPE: f32 = 12.0;
/// How likely Pixoid is to get a bonus cube that is so many moves away, if it lives.
const BONUS_SOON: [f32; 6] = [0.0, 0.7, 0.55, 0.4, 0.3, 0.2];

/// What the turns to come are worth for any safety, as a curve of points with straight lines between them: it is
/// looked at thousands of times.
pub struct Future([f32; Future::POINTS]);

impl Future {
    const POINTS: usize = 33;
    const FROM: f32 = -6.0;
    const A_UNIT: f32 = 3.0;

    /// For a round that goes on.
    pub fn of(position: &Position) -> Future {
        let turns = position.turns_left();
        let moves = |bonus: Pixel| usize::from(position.map.moves(position.pixoid, bonus));
        let soon = |bonus: Pixel| BONUS_SOON[moves(bonus).min(BONUS_SOON.len() - 1)];
        // One in a turn at the most, as a rule.
        let bonuses = position.bonuses.iter().map(soon).sum::<f32>().min(f32::from(turns));
        Future(std::array::from_fn(|point| {
            let safety = Future::FROM + point as f32 / Future::A_UNIT;
            match position.variant {
                Variant::Standard => cubes(safety, turns) + BONUS * bonuses * survival(safety, 2),
                Variant::Short => cubes(safety, turns - 1) + ESCAPE * escape(safety, turns, bonuses),
            }
        }))
    }

    /// The worth at this safety; beyond the ends of the curve, that at its end.
    #[inline]
    pub fn at(&self, safety: f32) -> f32 {
        let last = (Future::POINTS - 1) as f32;
        let place = ((safety - Future::FROM) * Future::A_UNIT).clamp(0.0, last - 0.001);
        let point = place as usize;
        self.0[point] + (place - point as f32) * (self.0[point + 1] - self.0[point])
    }
}

/// How many turns Pixoid can expect to survive of so many.
fn cubes(safety: f32, turns: u8) -> f32 {
    (1..=turns).map(|turn| survival(safety, turn)).sum()
}

/// How likely Pixoid is to live until it is safe. Each bonus cube saves a turn, and part of a cube saves part of it.
fn escape(safety: f32, turns: u8, bonuses: f32) -> f32 {
    let whole = bonuses as u8;
    let with = |cubes: u8| survival(safety, turns.saturating_sub(cubes).max(1));
    with(whole) + (bonuses - f32::from(whole)) * (with(whole + 1) - with(whole))
}
