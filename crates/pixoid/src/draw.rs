//! The board as a map of letters, for the command line and for tests.

use std::fmt;

use crate::pixel::{Direction, Pixel, SIDE};
use crate::state::{Open, Pawn};

/// `P` Pixoid, digits the Viruses by the number of their pawn, `*` a bonus cube, `S` a start pixel. Behind a pawn stands `+`
/// where others stand with it, and then `*` where it stands on a bonus cube.
impl fmt::Display for Open {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board();
        for row in 0..SIDE {
            let mut pixels = String::new();
            let mut below = String::new();
            for pixel in Pixel::all().filter(|pixel| pixel.row() == row) {
                let way = if board.reach(pixel, Direction::Right) > 0 { '-' } else { ' ' };
                pixels.push(self.sign(pixel));
                pixels.push(if self.pawns_at(pixel).count() > 1 { '+' } else { way });
                pixels.push(if self.has_pawn_on_bonus(pixel) { '*' } else { way });
                pixels.push(way);
                below.push_str(if board.reach(pixel, Direction::Down) > 0 { "|   " } else { "    " });
            }
            writeln!(f, "{}", pixels.trim_end())?;
            if row + 1 < SIDE {
                writeln!(f, "{}", below.trim_end())?;
            }
        }
        Ok(())
    }
}

impl Open {
    /// All pawns on a pixel, in the order of their numbers.
    pub fn pawns_at(&self, pixel: Pixel) -> impl Iterator<Item = Pawn> {
        Pawn::ALL.into_iter().filter(move |pawn| self.pawns[pawn.index()] == Some(pixel))
    }

    fn has_bonus(&self, pixel: Pixel) -> bool {
        self.board().bonus_at(pixel).is_some_and(|bonus| self.bonuses[bonus])
    }

    fn has_pawn_on_bonus(&self, pixel: Pixel) -> bool {
        self.has_bonus(pixel) && self.pawns_at(pixel).next().is_some()
    }

    fn sign(&self, pixel: Pixel) -> char {
        if self.pawns_at(pixel).any(|pawn| pawn == Pawn::of(self.pixoid)) {
            return 'P';
        }
        match self.pawns_at(pixel).next() {
            Some(virus) => char::from_digit(virus.index() as u32, 10).unwrap_or('?'),
            None if self.has_bonus(pixel) => '*',
            None if self.board().starts.contains(&pixel) => 'S',
            None => 'o',
        }
    }
}
