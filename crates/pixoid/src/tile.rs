//! The tiles of the circuit board, read from their drawings in `content/pixoid/tiles.txt`.

use thiserror::Error;

use crate::pixel::Direction;

/// A tile is five by five pixels.
pub const TILE_SIDE: usize = 5;
/// Four tiles with two sides each.
pub const FACES: usize = 8;

/// In which rows on the right and in which columns at the bottom a tile is open: the same for all, so that any tile
/// fits any corner.
const WAYS_OUT: [bool; TILE_SIDE] = [false, true, false, true, false];

/// One face of a tile, as it lies in the top left corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// The open ways of each pixel, as [`Direction::bit`] flags.
    pub ways: [[u8; TILE_SIDE]; TILE_SIDE],
    /// Row and column.
    pub start: (usize, usize),
    pub bonus: (usize, usize),
}

/// What is wrong with a drawing.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TileError {
    #[error("there are {0} drawings instead of {FACES}")]
    Count(usize),
    #[error("tile {0}: line {1} cannot be read")]
    Line(String, usize),
    #[error("tile {0}: there must be exactly one start pixel and one bonus pixel")]
    Marks(String),
    #[error("tile {0}: the ways out must be in rows and columns 1 and 3")]
    WaysOut(String),
}

/// Reads all drawings, `1A` to `4B`, in the order of the file.
pub fn read_tiles(text: &str) -> Result<[Tile; FACES], TileError> {
    let mut drawings: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        match (line.strip_prefix("tile "), drawings.last_mut()) {
            (Some(name), _) => drawings.push((name, Vec::new())),
            (None, Some((_, lines))) => lines.push(line),
            (None, None) => return Err(TileError::Count(0)),
        }
    }
    let tiles = drawings.iter().map(|(name, lines)| read_tile(name, lines)).collect::<Result<Vec<_>, _>>()?;
    let count = tiles.len();
    tiles.try_into().map_err(|_| TileError::Count(count))
}

/// Pixels stand on even lines and columns, the ways between them on odd ones.
fn read_tile(name: &str, lines: &[&str]) -> Result<Tile, TileError> {
    let mut ways = [[0; TILE_SIDE]; TILE_SIDE];
    let (mut starts, mut bonuses) = (Vec::new(), Vec::new());
    let mut open = |row: usize, column: usize, direction: Direction| {
        ways[row][column] |= direction.bit();
        match direction {
            Direction::Right if column + 1 < TILE_SIDE => {
                ways[row][column + 1] |= Direction::Left.bit();
            }
            Direction::Down if row + 1 < TILE_SIDE => ways[row + 1][column] |= Direction::Up.bit(),
            _ => {}
        }
    };
    for (y, line) in lines.iter().enumerate() {
        for (x, sign) in line.chars().enumerate() {
            let (row, column) = (y / 2, x / 2);
            if row >= TILE_SIDE || column >= TILE_SIDE {
                return Err(TileError::Line(name.into(), y));
            }
            let last = TILE_SIDE - 1;
            match (sign, y % 2, x % 2) {
                (' ', ..) | ('o', 0, 0) => {}
                ('S', 0, 0) => starts.push((row, column)),
                ('B', 0, 0) => bonuses.push((row, column)),
                ('-', 0, 1) if column < last => open(row, column, Direction::Right),
                ('|', 1, 0) if row < last => open(row, column, Direction::Down),
                ('>', 0, 1) if column == last => open(row, column, Direction::Right),
                ('v', 1, 0) if row == last => open(row, column, Direction::Down),
                _ => return Err(TileError::Line(name.into(), y)),
            }
        }
    }
    let right = ways.map(|row| row[TILE_SIDE - 1] & Direction::Right.bit() != 0);
    let down = ways[TILE_SIDE - 1].map(|open| open & Direction::Down.bit() != 0);
    if [right, down] != [WAYS_OUT; 2] {
        return Err(TileError::WaysOut(name.into()));
    }
    match (&starts[..], &bonuses[..]) {
        (&[start], &[bonus]) => Ok(Tile { ways, start, bonus }),
        _ => Err(TileError::Marks(name.into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWING: &str = "\
tile 1A
S-o-o-o-o
|   |   |
o-o-o-o-o>
  | |   |
o-o-B-o o
| | | | |
o-o o-o o>
| | |   |
o-o-o-o-o
  v   v
";

    fn error(from: &str, to: &str) -> String {
        let drawing = DRAWING.replacen(from, to, 1);
        read_tiles(&drawing).unwrap_err().to_string()
    }

    #[test]
    fn pr3_ways_and_walls_are_read_from_both_sides() {
        let lines: Vec<&str> = DRAWING.lines().skip(1).collect();
        let tile = read_tile("1A", &lines).unwrap();
        assert_eq!(tile.start, (0, 0));
        assert_eq!(tile.bonus, (2, 2));
        assert_eq!(tile.ways[0][0], Direction::Right.bit() | Direction::Down.bit());
        assert_eq!(tile.ways[1][0], Direction::Right.bit() | Direction::Up.bit());
        assert_eq!(tile.ways[2][3], Direction::Left.bit() | Direction::Down.bit());
        assert_eq!(
            tile.ways[4][1],
            Direction::Left.bit() | Direction::Right.bit() | Direction::Up.bit() | Direction::Down.bit()
        );
    }

    #[test]
    fn pa33_a_bad_drawing_is_named() {
        assert_eq!(error("", ""), "there are 1 drawings instead of 8");
        assert_eq!(error("S", "o"), "tile 1A: there must be exactly one start pixel and one bonus pixel");
        assert_eq!(error("B", "S"), "tile 1A: there must be exactly one start pixel and one bonus pixel");
        assert_eq!(error("o>", "o"), "tile 1A: the ways out must be in rows and columns 1 and 3");
        assert_eq!(error("v", " "), "tile 1A: the ways out must be in rows and columns 1 and 3");
        assert_eq!(error("o-o", "o+o"), "tile 1A: line 0 cannot be read");
        assert_eq!(error("o>", "o->"), "tile 1A: line 2 cannot be read");
        assert_eq!(error("tile 1A", "face 1A"), "there are 0 drawings instead of 8");
        // Ways out stand at the edge, and ways between pixels do not.
        assert_eq!(error("S-o", "S>o"), "tile 1A: line 0 cannot be read");
        assert_eq!(error("|   |", "v   |"), "tile 1A: line 1 cannot be read");
        assert_eq!(error("o-o>", "o-o-"), "tile 1A: line 2 cannot be read");
        assert_eq!(error("v   v", "|   v"), "tile 1A: line 9 cannot be read");
        // Nothing is drawn beside or below a tile.
        assert_eq!(error("S-o-o-o-o", "S-o-o-o-o o"), "tile 1A: line 0 cannot be read");
        assert_eq!(error("v   v", "v   v\no"), "tile 1A: line 10 cannot be read");
    }
}
