//! A player who looks ahead: it works out what every combination of walks leads to, balances the mixtures of all
//! four pawns against each other, and throws its walk from its own mixture, so that nobody can predict it.

use stolik_shelf::pixoid::{Choice, Open, PAWNS, Pawn, Phase, Pixel, Pixoid};
use stolik_table::{Chair, Dice, Seat, Sheet};

use super::deepen::think;
use super::position::Position;
use super::regret::Mixture;
use crate::{Player, Random};

/// Guesses for a decision.
const BUDGET: u32 = 500_000;
/// Walks that the mixture hardly ever chooses are mostly left-overs of its first rounds.
const TOO_RARE: f32 = 0.04;

#[derive(Clone, Debug)]
pub struct Lookahead {
    budget: u32,
}

impl Lookahead {
    /// Times the usual budget.
    pub const fn new(times: u32) -> Self {
        Lookahead { budget: BUDGET * times }
    }

    #[cfg(test)]
    pub const fn with_budget(budget: u32) -> Self {
        Lookahead { budget }
    }

    /// Pixoid's start: the best of the free ones, with the Viruses on the others.
    fn start(&self, open: &Open) -> Option<Pixel> {
        let starts: Vec<Pixel> = open.free_starts().collect();
        let worth = |start: Pixel| {
            let mut placed = open.clone();
            let mut others = starts.iter().copied().filter(|other| *other != start);
            placed.pawns =
                Pawn::ALL.map(|pawn| if pawn == Pawn::of(open.pixoid) { Some(start) } else { others.next() });
            let (position, _) = Position::on(&placed)?;
            Some(think(&position, self.budget / starts.len() as u32).worth)
        };
        let rated = starts.iter().filter_map(|&start| Some((worth(start)?, start)));
        rated.max_by(|(left, _), (right, _)| left.total_cmp(right)).map(|(_, start)| start)
    }

    fn program(&self, open: &Open, seat: Seat, dice: &mut Dice) -> Option<Sheet<Choice>> {
        let (position, pawns) = Position::on(open).filter(|_| open.phase == Phase::Program)?;
        let balance = think(&position, self.budget);
        let walk = |pawn: Pawn| {
            let number = (0..PAWNS).find(|&number| pawns[number] == pawn)?;
            let walk = throw(&balance.mixtures[number], dice);
            position.map.walks(position.pawn(number)).get(walk).map(|walk| Choice::Program(walk.command()))
        };
        Some(Sheet::of(open.pawns_of(seat).filter_map(walk)))
    }
}

impl Player<Pixoid> for Lookahead {
    fn answer(&mut self, chair: Chair<'_, Pixoid>, dice: &mut Dice) -> Sheet<Choice> {
        let open = chair.view().open;
        let answer = match open.phase {
            Phase::Place(seat) if seat == open.pixoid => {
                self.start(&open).map(|start| Sheet::of([Choice::Start(start)]))
            }
            Phase::Program => self.program(&open, chair.seat(), dice),
            // In the end all four corners are taken, so it is all the same where a Virus starts.
            _ => None,
        };
        answer.unwrap_or_else(|| Random::new().answer(chair, dice))
    }
}

/// One of the walks, as often as the mixture says.
pub fn throw(mixture: &Mixture, dice: &mut Dice) -> usize {
    let often = |share: f32| if share < TOO_RARE { 0.0 } else { share };
    let total: f32 = mixture.iter().copied().map(often).sum();
    let mut left = total * (dice.below(1 << 24) as f32 / (1 << 24) as f32);
    let mut last = 0;
    for (walk, share) in mixture.iter().copied().map(often).enumerate() {
        if share > 0.0 {
            last = walk;
            if left < share {
                break;
            }
            left -= share;
        }
    }
    last
}
