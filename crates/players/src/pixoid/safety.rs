//! How safe Pixoid is in a position, at a glance: a weighted count of ways out and of hunters near by. The weights
//! were learnt from games of the player against itself (`learn`).

use stolik_shelf::pixoid::{Direction, Pixel};

use super::map::Map;
use super::pixels::Pixels;
use super::position::VIRUSES;
use super::weights::{SURVIVAL, WEIGHTS};

/// One weight for each count that a feature can have.
pub const WEIGHTS_IN_ALL: usize = BIAS + 1;

// Where the weights of each feature begin.
/// Pixels that Pixoid can go to and no Virus can reach in one move, up to 7, for each distance of the nearest Virus
/// in moves, 1 to 4.
const SAFE_ENDS: usize = 0;
/// Pixels that Pixoid can safely reach in two moves and no Virus can in two, up to 23.
const FREE_LAND: usize = SAFE_ENDS + 8 * 4;
/// With no safe end: in how many eighths of the cases three guessing Viruses miss.
const LUCK: usize = FREE_LAND + 24;
/// For each Virus: how many moves it is away, up to 5.
const MOVES_AWAY: usize = LUCK + 9;
/// For each Virus: how many steps it is away, up to 15.
const STEPS_AWAY: usize = MOVES_AWAY + 6;
/// Pixels that Pixoid could go to on an empty board.
const OPEN_LAND: usize = STEPS_AWAY + 16;
/// Pixels that the Viruses can reach in one move, in threes.
const GRASP: usize = OPEN_LAND + 19;
const BIAS: usize = GRASP + 16;

/// How safe Pixoid is: about -4 for lost and 4 for at large.
#[inline]
pub fn safety(map: &Map, pixoid: Pixel, viruses: [Pixel; VIRUSES]) -> f32 {
    let mut sum = 0.0;
    features(map, pixoid, viruses, |feature| sum += WEIGHTS[feature]);
    sum
}

/// How likely Pixoid is to live through so many turns, at least one and at most twelve.
pub fn survival(safety: f32, turns: u8) -> f32 {
    let (slope, offset) = SURVIVAL[usize::from(turns - 1).min(SURVIVAL.len() - 1)];
    logistic(slope * safety + offset)
}

/// Names the weights that count in a position.
#[inline]
pub fn features(map: &Map, pixoid: Pixel, viruses: [Pixel; VIRUSES], mut counts: impl FnMut(usize)) {
    let grasp = viruses.iter().fold(Pixels::default(), |all, &virus| all.and(map.reach(virus)));
    let taken: Pixels = viruses.into_iter().collect();
    let moves = viruses.map(|virus| usize::from(map.moves(virus, pixoid)));
    let nearest = moves.into_iter().min().unwrap_or(1).clamp(1, 4);

    // What lies behind a Virus on Pixoid's line lies on the line of that Virus: it needs no check of its own.
    let safe_ends = map.reach(pixoid).without(grasp.and(taken));
    counts(SAFE_ENDS + 4 * safe_ends.len().min(7) + nearest - 1);

    let soon = viruses.iter().fold(Pixels::default(), |all, &virus| all.and(map.reach_in_two(virus)));
    let in_two = safe_ends.iter().fold(safe_ends, |all, end| all.and(map.reach(end)));
    counts(FREE_LAND + in_two.without(soon.and(taken)).len().min(23));

    if safe_ends.is_empty() {
        counts(LUCK + luck(map, pixoid, viruses, taken));
    }
    for (virus, moves) in viruses.into_iter().zip(moves) {
        counts(MOVES_AWAY + moves.min(5));
        counts(STEPS_AWAY + usize::from(map.steps(virus, pixoid).min(15)));
    }
    counts(OPEN_LAND + map.reach(pixoid).len().min(18));
    counts(GRASP + (grasp.len() / 3).min(15));
    counts(BIAS);
}

/// Every end is within somebody's grasp, so the Viruses guess. Each covers one line: how many ends in eight do the
/// three best lines leave at least?
fn luck(map: &Map, pixoid: Pixel, viruses: [Pixel; VIRUSES], taken: Pixels) -> usize {
    let walks = map.walks(pixoid).iter().filter(|walk| walk.path.common(taken).is_empty());
    let ends: Pixels = walks.map(|walk| walk.end).collect();
    let covered = |virus: Pixel, way: Direction| map.line(virus, way).common(ends).len();
    let best = |virus: Pixel| Direction::ALL.map(|way| covered(virus, way)).into_iter().max();
    let caught: usize = viruses.into_iter().filter_map(best).sum();
    (8 * ends.len().saturating_sub(caught)).checked_div(ends.len()).unwrap_or(0)
}

/// 1 / (1 + e⁻ˣ), from multiplications only: the exponential of a system's library may differ in its last bit from
/// machine to machine, and the same dice must give the same game.
pub fn logistic(x: f32) -> f32 {
    let mut power = 1.0 - x.clamp(-20.0, 20.0) / 256.0;
    for _ in 0..8 {
        power *= power;
    }
    1.0 / (1.0 + power)
}
