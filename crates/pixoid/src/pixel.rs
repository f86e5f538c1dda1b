//! Pixels and directions: where a pawn stands and which way it goes.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The board is ten by ten.
pub const SIDE: u8 = 10;
pub const PIXELS: usize = 100;

/// A pixel of the board, counted row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number", rename = "PixoidPixel")]
pub struct Pixel(u8);

impl Pixel {
    pub const fn new(number: u8) -> Option<Pixel> {
        if (number as usize) < PIXELS { Some(Pixel(number)) } else { None }
    }

    /// By row and column, both from 0; beyond the edge there is none.
    pub const fn at(row: u8, column: u8) -> Option<Pixel> {
        if row < SIDE && column < SIDE { Some(Pixel(row * SIDE + column)) } else { None }
    }

    /// By row and column that are known to lie on the board (otherwise wrapped around).
    pub(crate) const fn on(row: usize, column: usize) -> Pixel {
        debug_assert!(row < SIDE as usize && column < SIDE as usize);
        Pixel(((row * SIDE as usize + column) % PIXELS) as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The pixel `steps` away in a straight line. The caller knows from the board that it is there.
    pub(crate) const fn along(self, direction: Direction, steps: u8) -> Pixel {
        let number = match direction {
            Direction::Up => self.0.wrapping_sub(SIDE * steps),
            Direction::Right => self.0 + steps,
            Direction::Down => self.0 + SIDE * steps,
            Direction::Left => self.0.wrapping_sub(steps),
        };
        debug_assert!((number as usize) < PIXELS);
        Pixel(number)
    }

    pub fn all() -> impl Iterator<Item = Pixel> {
        (0..PIXELS as u8).map(Pixel)
    }
}

impl From<Pixel> for u8 {
    fn from(pixel: Pixel) -> u8 {
        pixel.0
    }
}

impl TryFrom<u8> for Pixel {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Pixel::new(number).ok_or("the board has 100 pixels, 0 to 99")
    }
}

impl fmt::Debug for Pixel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.row(), self.column())
    }
}

/// The left dial. Absolute on the board (PA26): each screen may turn its own picture.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PixoidDirection")]
pub enum Direction {
    Up,
    Right,
    Down,
    Left,
}

impl Direction {
    pub const ALL: [Direction; 4] = [Direction::Up, Direction::Right, Direction::Down, Direction::Left];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// As one of four flags.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// After so many quarter turns clockwise.
    pub const fn turned(self, quarters: u8) -> Direction {
        Direction::ALL[(self as usize + quarters as usize) % 4]
    }

    pub const fn opposite(self) -> Direction {
        self.turned(2)
    }
}
