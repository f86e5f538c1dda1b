//! What a position is worth to a team, from -1 to 1, where hands and goals are known (they are imagined).

use stolik_shelf::nokaut::{Board, Phase, Team, View};

/// What goals that are done are worth: the third is the game.
const DONE: [f32; 4] = [0.0, 1.0, 2.4, 6.0];
/// Which share of the next goal so many covered marks are.
const COVERED: [f32; 4] = [0.0, 0.1, 0.3, 0.75];
const COVERED_OF_FOUR: [f32; 5] = [0.0, 0.06, 0.17, 0.38, 0.8];
/// A mark on which an opposing character stands.
const TAKEN: f32 = 0.06;
const CARD: f32 = 0.03;
/// Piles smaller than this begin to hurt, for each card.
const FEW: u8 = 7;
const EACH_MISSING: f32 = 0.12;
/// What a character of theirs that is gone pleases a brawler.
const GRUDGE: f32 = 0.05;

/// How somebody sees the world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temper {
    Calm,
    /// Likes empty spaces where others stood.
    Fierce,
}

pub fn worth(world: &View, team: Team, temper: Temper) -> f32 {
    if let Phase::Over { winner, .. } = world.open.phase {
        return if winner == team { 1.0 } else { -1.0 };
    }
    let mut difference = side(world, team) - side(world, team.other());
    if temper == Temper::Fierce {
        difference -= GRUDGE * world.open.standing(team.other()).len() as f32;
    }
    difference / (2.0 + difference.abs())
}

fn side(world: &View, team: Team) -> f32 {
    let open = &world.open;
    let done = open.done[team].len().min(2);
    let covered = world.goals[team].map_or(0.0, |goal| {
        let marks = goal.marks(open.options.board);
        let count = marks.within(open.standing(team)).len() as usize;
        let share = match open.options.board {
            Board::Standard => COVERED[count.min(3)],
            Board::Advanced => COVERED_OF_FOUR[count.min(4)],
        };
        share - TAKEN * marks.within(open.standing(team.other())).len() as f32
    });
    let held: u8 = open.members(team).iter().map(|seat| open.held[seat]).sum();
    let missing = FEW.saturating_sub(open.piles[team]);
    DONE[done] + covered * (DONE[done + 1] - DONE[done]) + CARD * f32::from(held.min(10))
        - EACH_MISSING * f32::from(missing)
}
