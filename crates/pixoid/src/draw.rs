//! A position as text, for logs, tests and the command line.

use std::fmt;

use crate::pixel::{Direction, Pixel, SIDE};
use crate::state::{Open, Pawn};
use crate::view::View;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = &self.open;
        let (round, pixoid) = (open.round + 1, open.pixoid.number());
        write!(f, "{open}")?;
        writeln!(f, "round {round} of {}, seat {pixoid} is Pixoid, {:?}", open.rounds(), open.phase)?;
        writeln!(f, "reserve {}, bonuses taken {}, points {:?}", open.reserve, open.collected(), open.points)
    }
}

/// `P` Pixoid, digits the Viruses by the number of their pawn, `*` a bonus cube, `S` a start pixel.
impl fmt::Display for Open {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board();
        for row in 0..SIDE {
            let mut pixels = String::new();
            let mut below = String::new();
            for pixel in Pixel::all().filter(|pixel| pixel.row() == row) {
                pixels.push(self.sign(pixel));
                pixels.push(if board.reach(pixel, Direction::Right) > 0 { '-' } else { ' ' });
                below.push_str(if board.reach(pixel, Direction::Down) > 0 { "| " } else { "  " });
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
    fn sign(&self, pixel: Pixel) -> char {
        let board = self.board();
        let stands = |pawn: &Pawn| self.pawns[pawn.index()] == Some(pixel);
        if stands(&Pawn::of(self.pixoid)) {
            return 'P';
        }
        if let Some(virus) = Pawn::ALL.into_iter().find(stands) {
            return char::from_digit(virus.index() as u32, 10).unwrap_or('?');
        }
        match board.bonus_at(pixel) {
            Some(bonus) if self.bonuses[bonus] => '*',
            _ if board.starts.contains(&pixel) => 'S',
            _ => 'o',
        }
    }
}
