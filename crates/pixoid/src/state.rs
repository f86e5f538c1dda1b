//! The state of a game. Nothing in it is secret: what is hidden in Pixoid are the programs, and those lie on the
//! table's sheets until all are in.

use serde::{Deserialize, Serialize};
use stolik_table::{BySeat, Seat, Seats};
use ts_rs::TS;

use crate::board::{Arrangement, Board};
use crate::choice::Command;
use crate::options::{Options, Variant};
use crate::pixel::Pixel;

/// White cubes in the reserve when a round begins, and so the most turns that it can last.
pub const RESERVE: u8 = 12;
/// Pawns on the board: Pixoid and three Viruses, with three players and with four.
pub const PAWNS: usize = 4;

/// A pawn by its number: those of the seats, and with three players the third Virus (PR23).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[ts(type = "number", rename = "PixoidPawn")]
pub struct Pawn(u8);

impl Pawn {
    /// The third Virus, which no player owns.
    pub const THIRD_VIRUS: Pawn = Pawn(3);
    pub const ALL: [Pawn; PAWNS] = [Pawn(0), Pawn(1), Pawn(2), Pawn(3)];

    pub const fn of(seat: Seat) -> Pawn {
        Pawn(seat.number())
    }

    pub const fn index(self) -> usize {
        self.0 as usize % PAWNS
    }
}

/// All of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pixoid {
    pub(crate) open: Open,
}

/// All that is public, the same in the state and in every view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "PixoidOpen")]
pub struct Open {
    pub options: Options,
    pub seats: u8,
    pub board: Arrangement,
    pub phase: Phase,
    /// From 0.
    pub round: u8,
    /// Whose turn it is to be Pixoid.
    pub pixoid: Seat,
    /// Where each pawn stands, once it is placed.
    pub pawns: [Option<Pixel>; PAWNS],
    /// Which bonus cubes still lie on the board, in the order of [`Board::bonuses`].
    pub bonuses: [bool; 4],
    /// White cubes left; what is missing has been taken by Pixoid.
    pub reserve: u8,
    /// Who programs the third Virus this turn (three players only).
    pub second_controller: Option<Seat>,
    pub points: BySeat<u8>,
    /// The last turn of this round or, while pawns are placed, of the one before: who comes back late sees what
    /// happened.
    pub last_turn: Option<Turn>,
    pub last_round: Option<Round>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PixoidPhase")]
pub enum Phase {
    /// This seat puts its pawn on a start pixel.
    Place(Seat),
    /// All set their controllers.
    Program,
    Over,
}

/// What one turn showed, in the order of pawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "PixoidTurn")]
pub struct Turn {
    pub moves: [Move; PAWNS],
    pub caught: bool,
}

/// One pawn's move. What was programmed is kept beside what was walked: all may see both (PA2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "PixoidMove")]
pub struct Move {
    pub command: Command,
    pub from: Pixel,
    pub to: Pixel,
}

/// What one round brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "PixoidRound")]
pub struct Round {
    pub pixoid: Seat,
    pub ending: Ending,
    /// Cubes that Pixoid took from the reserve.
    pub cubes: u8,
    pub bonuses: u8,
    pub gained: BySeat<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PixoidEnding")]
pub enum Ending {
    Caught,
    Escaped,
}

impl Open {
    pub fn board(&self) -> &'static Board {
        self.board.board()
    }

    /// PR21: as many rounds as players. PR22: the short game has one.
    pub fn rounds(&self) -> u8 {
        match self.options.variant {
            Variant::Standard => self.seats,
            Variant::Short => 1,
        }
    }

    pub fn viruses(&self) -> Seats {
        Seats::first(self.seats).without(self.pixoid)
    }

    /// Bonus cubes that Pixoid has collected in this round.
    pub fn collected(&self) -> u8 {
        self.bonuses.iter().filter(|lies| !**lies).count() as u8
    }

    /// Cubes that Pixoid has taken from the reserve in this round: as many as turns survived.
    pub const fn cubes(&self) -> u8 {
        RESERVE - self.reserve
    }

    /// The pawns that a seat's controllers move, in the order of the parts of its answer.
    pub fn pawns_of(&self, seat: Seat) -> impl Iterator<Item = Pawn> + use<> {
        let second = (self.second_controller == Some(seat)).then_some(Pawn::THIRD_VIRUS);
        std::iter::once(Pawn::of(seat)).chain(second)
    }

    /// The pawn behind one part of a seat's program.
    pub(crate) fn pawn_of(&self, seat: Seat, part: usize) -> Option<Pawn> {
        self.pawns_of(seat).nth(part)
    }

    /// Start pixels that nobody stands on yet, in the order of the board.
    pub fn free_starts(&self) -> impl Iterator<Item = Pixel> {
        self.board().starts.into_iter().filter(|start| !self.pawns.contains(&Some(*start)))
    }
}
