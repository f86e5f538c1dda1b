//! How four pawns that choose at once should mix their walks: regret matching. Each pawn keeps, for each of its
//! walks, how much better it would have done with it than it did; it plays in proportion to that. The average of
//! all rounds comes close to a mixture that no prediction can exploit.
//!
//! Nothing is thrown here: partners who look at the same position come to the same mixtures without a word, and
//! Viruses may not speak (PR10).

use arrayvec::ArrayVec;
use stolik_shelf::pixoid::PAWNS;

use super::map::MOST_WALKS;
use super::payoffs::Payoffs;

/// How often each walk is chosen; together 1.
pub type Mixture = ArrayVec<f32, MOST_WALKS>;

/// Sums are kept in so many lanes, which a processor adds at once. The order of additions is part of the result.
const LANES: usize = 8;

/// What came out: the mixtures, and the worth to Pixoid if all keep to them.
pub struct Balance {
    pub mixtures: [Mixture; PAWNS],
    pub worth: f32,
}

struct Learner {
    /// Regrets below zero are forgotten at once ("regret matching plus"): the learner turns faster.
    regrets: Mixture,
    now: Mixture,
    sum: Mixture,
}

/// Plays the table of payoffs so many rounds against itself.
pub fn balance(payoffs: &Payoffs, rounds: u32) -> Balance {
    let mut learners: [Learner; PAWNS] = std::array::from_fn(|pawn| Learner::new(pawn, payoffs.sizes[pawn]));
    let mut against_pixoid = Vec::new();
    let mut together = Vec::new();
    let mut total = 0.0;
    for round in 1..=rounds {
        // Later rounds know more, so they count for more.
        let weight = round as f32;
        mix(payoffs, &learners[0].now, &mut against_pixoid);
        // One Virus after another: all at once they would run after the same gap together.
        for virus in 1..PAWNS {
            let worth = of_walks(&against_pixoid, payoffs.sizes, &learners, virus);
            learners[virus].learn(&worth.iter().map(|worth| -worth).collect(), weight);
        }
        combine(&learners, &mut together);
        let worth: Mixture =
            payoffs.worth.chunks_exact(together.len()).map(|of_walk| dot(of_walk, &together)).collect();
        total += weight * dot(&worth, &learners[0].now);
        learners[0].learn(&worth, weight);
    }
    let all = (rounds * (rounds + 1) / 2) as f32;
    Balance { mixtures: learners.map(|learner| normal(&learner.sum)), worth: total / all }
}

impl Learner {
    /// Each pawn leans to other walks at first, by very little: perfectly even, partners on one pixel would all
    /// stay of the same mind.
    fn new(pawn: usize, walks: usize) -> Learner {
        let lean = |walk: usize| if walk % PAWNS == pawn { 1.1 } else { 1.0 };
        let first: Mixture = (0..walks).map(lean).collect();
        Learner {
            regrets: first.iter().map(|_| 0.0).collect(),
            sum: first.iter().map(|_| 0.0).collect(),
            now: normal(&first),
        }
    }

    /// Takes in what each walk would have been worth this round.
    fn learn(&mut self, worth: &Mixture, weight: f32) {
        let had = dot(worth, &self.now);
        for (regret, worth) in self.regrets.iter_mut().zip(worth) {
            *regret = (*regret + worth - had).max(0.0);
        }
        for (sum, now) in self.sum.iter_mut().zip(&self.now) {
            *sum += weight * now;
        }
        self.now = normal(&self.regrets);
    }
}

/// In proportion; evenly where all are zero.
fn normal(weights: &Mixture) -> Mixture {
    let total: f32 = weights.iter().sum();
    let even = 1.0 / weights.len() as f32;
    weights.iter().map(|weight| if total > 0.0 { weight / total } else { even }).collect()
}

/// The payoffs of the Viruses' walks against Pixoid's mixture.
fn mix(payoffs: &Payoffs, pixoid: &Mixture, out: &mut Vec<f32>) {
    let size = payoffs.sizes[1..].iter().product();
    out.clear();
    out.resize(size, 0.0);
    for (of_walk, &share) in payoffs.worth.chunks_exact(size).zip(pixoid) {
        if share > 0.0 {
            out.iter_mut().zip(of_walk).for_each(|(sum, worth)| *sum += share * worth);
        }
    }
}

/// What each walk of one Virus is worth against the mixtures of the other two.
fn of_walks(
    against_pixoid: &[f32],
    sizes: [usize; PAWNS],
    learners: &[Learner; PAWNS],
    virus: usize,
) -> Mixture {
    let mut worth: Mixture = std::iter::repeat_n(0.0, sizes[virus]).collect();
    let share = |pawn: usize, walk: usize| {
        if pawn == virus { 1.0 } else { learners[pawn].now[walk] }
    };
    let mut rows = against_pixoid.chunks_exact(sizes[3]);
    for first in 0..sizes[1] {
        for (second, row) in rows.by_ref().take(sizes[2]).enumerate() {
            let weight = share(1, first) * share(2, second);
            if weight == 0.0 {
                continue;
            }
            match virus {
                3 => worth.iter_mut().zip(row).for_each(|(sum, payoff)| *sum += weight * payoff),
                _ => worth[if virus == 1 { first } else { second }] += weight * dot(row, &learners[3].now),
            }
        }
    }
    worth
}

/// How often the Viruses walk in each combination.
fn combine(learners: &[Learner; PAWNS], out: &mut Vec<f32>) {
    let [_, first, second, third] = learners.each_ref().map(|learner| &learner.now);
    out.clear();
    for a in first {
        for b in second {
            out.extend(third.iter().map(|c| a * b * c));
        }
    }
}

fn dot(left: &[f32], right: &[f32]) -> f32 {
    let mut lanes = [0.0; LANES];
    let (lefts, rights) = (left.chunks_exact(LANES), right.chunks_exact(LANES));
    let rest: f32 = lefts.remainder().iter().zip(rights.remainder()).map(|(left, right)| left * right).sum();
    for (left, right) in lefts.zip(rights) {
        for lane in 0..LANES {
            lanes[lane] += left[lane] * right[lane];
        }
    }
    lanes.iter().sum::<f32>() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payoffs(sizes: [usize; PAWNS], worth: &[f32]) -> Payoffs {
        Payoffs { sizes, worth: worth.to_vec(), certain: ArrayVec::new() }
    }

    fn is_near(left: f32, right: f32) -> bool {
        (left - right).abs() < 0.02
    }

    /// Pixoid has two ways, one of which pays double; one Virus guesses, the others have no choice.
    #[test]
    fn guessing_finds_the_mixture_that_cannot_be_exploited() {
        let balance = balance(&payoffs([2, 2, 1, 1], &[0.0, 2.0, 1.0, 0.0]), 2000);
        assert!(is_near(balance.mixtures[0][0], 1.0 / 3.0), "{:?}", balance.mixtures);
        assert!(is_near(balance.mixtures[1][0], 2.0 / 3.0), "{:?}", balance.mixtures);
        assert!(is_near(balance.worth, 2.0 / 3.0));
    }

    /// Pixoid has three ways, and three Viruses can each cover one of any: they spread without a word.
    #[test]
    fn partners_do_not_run_after_the_same_gap() {
        let mut worth = Vec::new();
        for pixoid in 0..3 {
            for viruses in 0..27 {
                let covered = [viruses / 9, viruses / 3 % 3, viruses % 3].contains(&pixoid);
                worth.push(if covered { 0.0 } else { 1.0 });
            }
        }
        let balance = balance(&payoffs([3; PAWNS], &worth), 500);
        assert!(balance.worth < 0.05, "{}", balance.worth);
    }
}
