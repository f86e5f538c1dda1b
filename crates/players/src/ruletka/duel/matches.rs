//! The whole match between two without action cards, by backward induction: what every pair of sides is worth, and what
//! could be gained against whoever plays by these numbers.
//!
//! Every round somebody dies or both score. So rounds are solved from the end: few living first, and many points. A tie at
//! fifteen or more goes on as it is and leads back to itself; there the number is found by trying again.

use super::balance::{Balance, balance, best_responses};
use super::round::{Payoffs, Side};

/// Points of two who are tied at fifteen or more. Nobody else has so many before a round.
pub const TIED: u8 = 15;
const SIDES: usize = 4 * 16 * 7;
/// One number for each pair, the stronger side first.
const PAIRS: usize = SIDES * (SIDES + 1) / 2;
/// A tie is solved when its number moves less than this.
const STEADY: f64 = 1e-6;
const MOST_TRIES: u32 = 200;

/// What a match is worth to the first of two sides: a win is 1, and nobody's win a half.
pub struct Worths(Vec<u16>);

impl Worths {
    /// As it was built and shipped.
    pub fn read(bytes: &[u8]) -> Option<Worths> {
        let values: Vec<u16> =
            bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
        (values.len() == PAIRS).then_some(Worths(values))
    }

    pub fn bytes(&self) -> Vec<u8> {
        self.0.iter().flat_map(|value| value.to_le_bytes()).collect()
    }

    pub fn of(&self, first: Side, other: Side) -> f64 {
        let (one, two) = (code(first), code(other));
        let stored =
            |stronger: usize, weaker: usize| f64::from(self.0[pair(stronger, weaker)]) / f64::from(u16::MAX);
        match one.cmp(&two) {
            std::cmp::Ordering::Greater => stored(one, two),
            std::cmp::Ordering::Less => 1.0 - stored(two, one),
            std::cmp::Ordering::Equal => 0.5,
        }
    }

    /// Solves every round of every match. Takes minutes.
    pub fn build() -> Worths {
        let mut worths = Worths(vec![0; PAIRS]);
        for sides in in_order() {
            let is_even = sides[0] == sides[1];
            let mut worth = 0.5;
            for _ in 0..MOST_TRIES {
                let before = worth;
                if !is_even {
                    let itself =
                        |next: [Side; 2]| if next == sides { before } else { worths.of(next[0], next[1]) };
                    worth = solve(sides, &itself).worth;
                }
                if sides[0].points < TIED || is_even || (worth - before).abs() < STEADY {
                    break;
                }
            }
            worths.0[pair(code(sides[0]), code(sides[1]))] = (worth * f64::from(u16::MAX)).round() as u16;
        }
        worths
    }

    /// A round of the match as it is played at the table: solved with these numbers.
    pub fn round(&self, sides: [Side; 2]) -> Balance {
        solve(sides, &|next: [Side; 2]| self.of(next[0], next[1]))
    }

    /// What both sides together could gain in one round by knowing how the other plays it.
    #[cfg(test)]
    pub fn gap(&self, sides: [Side; 2]) -> f64 {
        let payoffs = Payoffs::new(sides, &after(&|next: [Side; 2]| self.of(next[0], next[1])));
        let [first, other] = best_responses(&self.round(sides).mixtures, sides, [&payoffs, &payoffs]);
        first + other - 1.0
    }

    /// By how much the best answers to this play, of both sides together, beat it in a whole match from these sides on.
    pub fn exploitability(&self, from: Side) -> f64 {
        let mut best = vec![0.5; SIDES * SIDES];
        for sides in in_order() {
            let solved = self.round(sides);
            let [one, two] = sides.map(code);
            for _ in 0..MOST_TRIES {
                let before = [best[one * SIDES + two], best[two * SIDES + one]];
                let first = Payoffs::new(sides, &after(&|next| best[code(next[0]) * SIDES + code(next[1])]));
                let other =
                    Payoffs::new(sides, &after(&|next| 1.0 - best[code(next[1]) * SIDES + code(next[0])]));
                let [of_first, of_other] = best_responses(&solved.mixtures, sides, [&first, &other]);
                // Where both sides are the same, everybody plays the mixture of the first.
                best[two * SIDES + one] = of_other;
                best[one * SIDES + two] = if one == two { of_other } else { of_first };
                let moved =
                    (best[one * SIDES + two] - before[0]).abs() + (best[two * SIDES + one] - before[1]).abs();
                if sides[0].points < TIED || moved < STEADY {
                    break;
                }
            }
        }
        2.0 * best[code(from) * SIDES + code(from)] - 1.0
    }
}

fn solve(sides: [Side; 2], worth: &impl Fn([Side; 2]) -> f64) -> Balance {
    balance(sides, &Payoffs::new(sides, &after(worth)))
}

/// RR18, RR21: a round is over. Somebody has won, or there is another one.
fn after(worth: &impl Fn([Side; 2]) -> f64) -> impl Fn([Side; 2]) -> f64 {
    move |[first, other]: [Side; 2]| match (first.living, other.living) {
        (0, 0) => 0.5,
        (0, _) => 0.0,
        (_, 0) => 1.0,
        _ if first.points.max(other.points) < TIED => worth([first, other]),
        _ if first.points > other.points => 1.0,
        _ if first.points < other.points => 0.0,
        _ => worth([Side { points: TIED, ..first }, Side { points: TIED, ..other }]),
    }
}

fn code(side: Side) -> usize {
    (usize::from(side.living - 1) * 16 + usize::from(side.points)) * 7 + usize::from(side.bullets - 1)
}

fn pair(stronger: usize, weaker: usize) -> usize {
    stronger * (stronger + 1) / 2 + weaker
}

/// Every pair, the stronger side first, so that whatever follows a round comes before it.
fn in_order() -> Vec<[Side; 2]> {
    let sides = || {
        (1..=4).flat_map(|living| {
            (0..=TIED).flat_map(move |points| (1..=7).map(move |bullets| Side { living, points, bullets }))
        })
    };
    let mut pairs: Vec<[Side; 2]> = sides()
        .flat_map(|first| sides().map(move |other| [first, other]))
        .filter(|[first, other]| code(*first) >= code(*other))
        .filter(|[first, other]| (first.points == TIED) == (other.points == TIED))
        .collect();
    pairs.sort_by_key(|[first, other]| {
        let (living, points) = (first.living + other.living, first.points + other.points);
        let bullets = first.bullets + other.bullets;
        (living, std::cmp::Reverse(points), std::cmp::Reverse(bullets))
    });
    pairs
}

/// Is this the side that comes first when a round is solved?
pub fn comes_first(side: Side, other: Side) -> bool {
    code(side) >= code(other)
}
