//! A player who thinks one step ahead: a Virus runs to where Pixoid stands now, Pixoid goes where the fewest
//! Viruses can follow.

use std::cmp::Reverse;

use stolik_shelf::pixoid::{Choice, Ending, Phase, Pixoid};
use stolik_table::{Chair, Dice, Sheet};

use super::map::Walk;
use super::position::Position;
use crate::{Player, Random};

#[derive(Clone, Debug, Default)]
pub struct Greedy;

impl Player<Pixoid> for Greedy {
    fn answer(&mut self, chair: Chair<'_, Pixoid>, dice: &mut Dice) -> Sheet<Choice> {
        let open = chair.view().open;
        let Some((position, pawns)) = Position::on(&open).filter(|_| open.phase == Phase::Program) else {
            // In the end all four corners are taken: which one is whose says little.
            return Random::new().answer(chair, dice);
        };
        let mut program = |pawn| {
            let number = pawns.iter().position(|&other| other == pawn).unwrap_or(0);
            let walk = match number {
                0 => best(&position, 0, dice, |walk| flight(&position, walk)),
                _ => best(&position, number, dice, |walk| chase(&position, walk)),
            };
            Choice::Program(walk.command())
        };
        Sheet::of(open.pawns_of(chair.seat()).map(&mut program))
    }
}

/// The walk with the best score, equals by lot.
fn best<S: Ord>(position: &Position, pawn: usize, dice: &mut Dice, score: impl Fn(&Walk) -> S) -> Walk {
    let walks = position.map.walks(position.pawn(pawn));
    let top = walks.iter().map(&score).max();
    let equals: Vec<&Walk> = walks.iter().filter(|walk| Some(score(walk)) == top).collect();
    *equals[dice.index(equals.len())]
}

/// Pixoid: not into a Virus; then where the fewest can follow; then over bonus cubes; then far away.
fn flight(position: &Position, walk: &Walk) -> impl Ord + use<> {
    let stroll = position.stroll(walk);
    let map = position.map;
    let can_follow = position.viruses.iter().filter(|&&virus| map.reach(virus).has(stroll.end)).count();
    let collected = position.bonuses.len() - stroll.bonuses.len();
    let moves: u8 = position.viruses.iter().map(|&virus| map.moves(virus, stroll.end)).sum();
    let steps: u8 = position.viruses.iter().map(|&virus| map.steps(virus, stroll.end)).sum();
    let is_caught = stroll.ending == Some(Ending::Caught);
    let has_won = stroll.ending == Some(Ending::Escaped);
    (!is_caught, has_won, Reverse(can_follow), collected, moves, steps)
}

/// A Virus: over the pixel where Pixoid stands, or as near to it as it can get.
fn chase(position: &Position, walk: &Walk) -> impl Ord + use<> {
    let map = position.map;
    let catches = walk.path.has(position.pixoid);
    (catches, Reverse(map.steps(walk.end, position.pixoid)), Reverse(map.moves(walk.end, position.pixoid)))
}
