//! Law 6: fair chance. Over many games the truth is spread as `imagine` says it is: no shuffle is left out, no card has a
//! home, no pile is drawn in order.
//!
//! Given what a viewer sees, the truth and an imagined world should be two draws of the same lot. So each bit of each
//! secret is counted in both, over many games, at the deal and at one later question, and the two counts are compared.
//! Everybody answers at random and passes where they may: whoever acts only when they hold a card would tell of it by
//! not acting, and then no even guess is right.

use std::collections::BTreeMap;

use crate::News;
use crate::kit::walk::{Manner, Walk};
use crate::kit::{Fault, Specimen, viewers};

/// Games for each one that the other laws play: a bias shows in numbers only.
pub(crate) const GAMES_FOR_ONE: u32 = 16;
/// A difference of so many standard errors is no chance: two in a thousand million comparisons of fair bits get there,
/// and a game has some thousands, so a fair one fails one time in a hundred thousand. (The games are seeded: one that
/// passes always passes.)
const TOO_MANY_ERRORS: f64 = 6.0;
/// Later in a game, what people choose can depend on what they hold in ways that `imagine` does not weigh. A smaller
/// difference than this is left to that.
const SMALLEST_LATER: f64 = 0.1;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum When {
    AtTheDeal,
    Later,
}

/// How often each bit of each secret was set, in the truth and in imagination.
#[derive(Default)]
pub(crate) struct Counts(BTreeMap<(String, When), Secret>);

#[derive(Default)]
struct Secret {
    looks: f64,
    bits: Vec<Bit>,
}

#[derive(Clone, Copy, Default)]
struct Bit {
    in_truth: f64,
    imagined: f64,
}

/// Plays on to one question, which is another one in the next game, and counts there and at the deal.
pub(crate) fn play<G: Specimen>(walk: &mut Walk<G>, counts: &mut Counts) -> Result<(), Fault> {
    counts.note(walk, When::AtTheDeal);
    let stop_at = 1 + walk.dice.below(G::INFO.longest.clamp(1, 40));
    let mut news = News::unheard();
    while walk.goes_on() && walk.table.number() < stop_at {
        walk.step(Manner::Discreet, &mut news)?;
    }
    if walk.goes_on() {
        counts.note(walk, When::Later);
    }
    Ok(())
}

impl Counts {
    fn note<G: Specimen>(&mut self, walk: &mut Walk<G>, when: When) {
        for who in viewers(walk.table.seats()) {
            let view = walk.table.view(who);
            let imagined = G::imagine(&view, &mut walk.dice).secrets(who);
            for secret in walk.table.game.secrets(who).into_iter().filter(|secret| secret.worlds > 1) {
                let Some(guess) = imagined.iter().find(|guess| guess.name == secret.name) else { continue };
                let noted = self.0.entry((format!("{} for {who:?}", secret.name), when)).or_default();
                noted.looks += 1.0;
                let bits = secret.truth.len().max(guess.truth.len()) * 8;
                noted.bits.resize(noted.bits.len().max(bits), Bit::default());
                for (number, bit) in noted.bits.iter_mut().enumerate() {
                    bit.in_truth += f64::from(is_set(&secret.truth, number));
                    bit.imagined += f64::from(is_set(&guess.truth, number));
                }
            }
        }
    }

    pub fn judge(&self) -> Result<(), Fault> {
        for ((name, when), Secret { looks, bits }) in &self.0 {
            for (number, Bit { in_truth, imagined }) in bits.iter().enumerate() {
                let (truth, guess) = (in_truth / looks, imagined / looks);
                let both = (truth + guess) / 2.0;
                let error = (both * (1.0 - both) * 2.0 / looks).sqrt();
                let difference = (truth - guess).abs();
                let smallest = if *when == When::Later { SMALLEST_LATER } else { 0.0 };
                if difference > TOO_MANY_ERRORS * error && difference > smallest {
                    let story = format!(
                        "{when:?}, bit {number} of {name} is set in {truth:.2} of {looks} games, and in {guess:.2} of those imagined"
                    );
                    return Err(Fault::new("6", story));
                }
            }
        }
        Ok(())
    }
}

fn is_set(bytes: &[u8], bit: usize) -> bool {
    bytes.get(bit / 8).is_some_and(|byte| byte >> (bit % 8) & 1 == 1)
}
