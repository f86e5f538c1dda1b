//! Any position, for tests and puzzles: written down freely, then checked.

use stolik_table::{BySeat, Refusal, Seat};

use crate::board::Arrangement;
use crate::options::Options;
use crate::pixel::Pixel;
use crate::refusals;
use crate::state::{Open, PAWNS, Phase, Pixoid, RESERVE};

/// A turn about to be programmed.
#[derive(Clone, Debug)]
pub struct Setup {
    pub options: Options,
    pub seats: u8,
    pub board: Arrangement,
    pub round: u8,
    pub pixoid: Seat,
    /// Where the pawns of seats 0 to 3 stand; with three players the last is the third Virus.
    pub pawns: [Pixel; PAWNS],
    pub bonuses: [bool; 4],
    pub reserve: u8,
    /// Three players only.
    pub second_controller: Option<Seat>,
    pub points: BySeat<u8>,
}

impl Setup {
    /// The position, if it could stand on a table.
    pub fn position(self) -> Result<Pixoid, Refusal> {
        if !(3..=4).contains(&self.seats) || self.pixoid.number() >= self.seats {
            return Err(refusals::WRONG_SEATS.into());
        }
        if self.reserve == 0 || self.reserve > RESERVE || self.round >= self.seats {
            return Err(refusals::ROUND_IS_OVER.into());
        }
        let second_fits = match self.second_controller {
            Some(holder) => self.seats == 3 && holder.number() < 3 && holder != self.pixoid,
            None => self.seats == 4,
        };
        if !second_fits {
            return Err(refusals::SECOND_CONTROLLER.into());
        }
        let own = self.pixoid.index();
        if (0..PAWNS).any(|pawn| pawn != own && self.pawns[pawn] == self.pawns[own]) {
            return Err(refusals::CAUGHT_ALREADY.into());
        }
        let open = Open {
            options: self.options,
            seats: self.seats,
            board: self.board,
            phase: Phase::Program,
            round: self.round,
            pixoid: self.pixoid,
            pawns: self.pawns.map(Some),
            bonuses: self.bonuses,
            reserve: self.reserve,
            second_controller: self.second_controller,
            points: self.points,
            last_turn: None,
            last_round: None,
        };
        Ok(Pixoid { open })
    }
}
