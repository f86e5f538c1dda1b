//! Looking a second turn ahead where it matters. The combinations of walks that are likely in balance are played,
//! and the balance of the turn that follows takes the place of the guess; that moves the balance, so other
//! combinations become likely, and so on until nothing new comes up or the budget is spent.

use stolik_shelf::pixoid::PAWNS;

use super::map::Walk;
use super::payoffs::Payoffs;
use super::position::Position;
use super::regret::{Balance, balance};

/// Rounds of regret matching for the turn at hand, and for one that may follow.
const ROUNDS: u32 = 150;
const ROUNDS_AHEAD: u32 = 40;
/// Balancing an entry of the payoffs for so many rounds costs as much as guessing it did.
const ROUNDS_A_GUESS: u32 = 50;
/// How many combinations are looked into before the balance is found anew.
const AT_ONCE: usize = 8;
/// A combination that comes up less often than this can wait.
const RARE: f32 = 0.001;

/// The balance of a position, with a budget in guesses: never in time, so that the same dice give the same game on
/// any machine.
pub fn think(position: &Position, budget: u32) -> Balance {
    let mut payoffs = Payoffs::of(position);
    let mut seen = vec![false; payoffs.worth.len()];
    let mut spent = 0;
    loop {
        let balance = balance(&payoffs, ROUNDS);
        spent += cost(&payoffs, ROUNDS);
        let next = likely(&balance, &seen);
        if next.is_empty() || spent >= budget {
            return balance;
        }
        for combination in next {
            if spent < budget {
                seen[combination] = true;
                spent += look_into(position, &mut payoffs, combination);
            }
        }
    }
}

/// Puts the balance of the following turn in the place of a guess, unless the round is over by then. Returns what
/// it cost.
fn look_into(position: &Position, payoffs: &mut Payoffs, combination: usize) -> u32 {
    let numbers = payoffs.walks(combination);
    let walks: [&Walk; PAWNS] =
        std::array::from_fn(|pawn| &position.map.walks(position.pawn(pawn))[numbers[pawn]]);
    let (next, None) = position.after(walks) else {
        return 0;
    };
    let ahead = Payoffs::of(&next);
    payoffs.put(combination, balance(&ahead, ROUNDS_AHEAD).worth);
    cost(&ahead, ROUNDS_AHEAD)
}

fn cost(payoffs: &Payoffs, rounds: u32) -> u32 {
    payoffs.worth.len() as u32 * (ROUNDS_A_GUESS + rounds) / ROUNDS_A_GUESS
}

/// The combinations that come up most often, of those not looked into yet.
fn likely(balance: &Balance, seen: &[bool]) -> Vec<usize> {
    let [pixoid, first, second, third] = &balance.mixtures;
    let mut all: Vec<(f32, usize)> = Vec::new();
    let mut combination = 0;
    for a in pixoid {
        for b in first {
            for c in second {
                for d in third {
                    let share = a * b * c * d;
                    if share > RARE && !seen[combination] {
                        all.push((share, combination));
                    }
                    combination += 1;
                }
            }
        }
    }
    all.sort_by(|(left, _), (right, _)| right.total_cmp(left));
    all.into_iter().take(AT_ONCE).map(|(_, combination)| combination).collect()
}
