//! Law 3, from the deal on: there are deals that look the same to a viewer and differ in what is hidden from them, and
//! they stay the same for that viewer (**3d**).
//!
//! Imagined worlds copy what is public, so they cannot find a public field that was computed from the secrets when the
//! cards were dealt. Two deals can: the same dice with one throw that falls otherwise change a card or two. Where
//! somebody sees none of these, the two deals must look the same; where no two deals that differ in a secret ever do,
//! something that is shown depends on it.

use std::collections::BTreeSet;

use crate::kit::leaks::{goes_on_the_same, looks_the_same};
use crate::kit::walk::Walk;
use crate::kit::{Fault, Report, Specimen, viewers};
use crate::{Dice, Lane};

/// Deals a kind of game.
const DEALS: u32 = 8;
/// So many more where no twins were found yet that differ in some secret: by lot a seat may seldom be one from which it is
/// hidden.
const MORE_DEALS: u32 = 56;
/// Throws of each that fall otherwise. The first hundred or so are tried, whichever there are.
const NUDGES: u32 = 96;
/// Throws of the longest deal that is looked into.
const THROWS: u32 = 120;
/// How many of the twins of a deal go on side by side.
const GO_ON: u32 = 4;

pub(crate) fn have_twins<G: Specimen>(
    options: &G::Options,
    seats: u8,
    report: &mut Report,
) -> Result<(), Fault> {
    let universe = G::universe(options);
    let (mut hidden, mut found) = (BTreeSet::new(), BTreeSet::new());
    for number in 0..DEALS + MORE_DEALS {
        if number >= DEALS && hidden.is_subset(&found) {
            break;
        }
        let mut walk = Walk::<G>::begin(options, seats, number)?;
        let truth = walk.table.game.clone();
        for who in viewers(seats).filter(|_| number < DEALS) {
            let secrets = truth.secrets(who).into_iter().filter(|secret| secret.worlds > 1);
            hidden.extend(secrets.map(|secret| (format!("{who:?}"), secret.name)));
        }
        let mut gone_on = 0;
        for _ in 0..NUDGES {
            let (after, bits) = (walk.dice.below(THROWS), walk.dice.word());
            let mut dice = Dice::nudged(&walk.table.seed, Lane::Deal, after, bits);
            let other = G::deal(options, seats, &mut dice).map_err(|refusal| {
                Fault::new("4", format!("a variant cannot be dealt with other dice: {refusal}"))
            })?;
            for who in viewers(seats) {
                let view = truth.view(who);
                if other.view(who) != view {
                    continue;
                }
                let theirs = other.secrets(who);
                let differs = |name: &str, bytes: &[u8]| {
                    theirs.iter().any(|secret| secret.name == name && secret.truth != bytes)
                };
                let secrets = truth.secrets(who).into_iter().filter(|one| differs(&one.name, &one.truth));
                let before = found.len();
                found.extend(secrets.map(|secret| (format!("{who:?}"), secret.name)));
                if found.len() > before || gone_on < GO_ON {
                    gone_on += 1;
                    report.twins += 1;
                    looks_the_same(&mut walk, who, &view, &truth, &other, &universe)?;
                    goes_on_the_same(&mut walk, who, &truth, &other)?;
                }
            }
        }
    }
    match hidden.difference(&found).next() {
        None => Ok(()),
        Some((who, secret)) => Err(Fault::new(
            "3d",
            format!(
                "no two deals that differ in {secret} look the same to {who}: something that they see depends on it"
            ),
        )),
    }
}
