//! The board: four tiles in a square, in one of 384 arrangements (PA23).

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use crate::pixel::{Direction, PIXELS, Pixel, SIDE};
use crate::tile::{TILE_SIDE, Tile, TileError, read_tiles};

/// 4! orders of the tiles times 2⁴ choices of their sides.
pub const ARRANGEMENTS: u16 = 24 * 16;

/// Which tile lies where, and which side up: `order × 16 + sides`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "u16", into = "u16")]
#[ts(type = "number", rename = "PixoidArrangement")]
pub struct Arrangement(u16);

/// A board with everything that a move needs to know, worked out once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// How far a pawn gets in each direction before a wall stops it.
    reach: [[u8; 4]; PIXELS],
    /// Clockwise from the top left corner, as are the bonuses.
    pub starts: [Pixel; 4],
    pub bonuses: [Pixel; 4],
    /// The open ways of each pixel as one hexadecimal digit ([`Direction::bit`] flags), row by row.
    pub ways: String,
}

/// What is wrong with a board.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BoardError {
    #[error(transparent)]
    Tile(#[from] TileError),
    #[error("arrangement {0}: {1} cannot be reached")]
    Unreachable(u16, String),
    #[error("arrangement {0}: {1} is a dead end")]
    DeadEnd(u16, String),
}

static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
    // The drawings are compiled in, and the tests of this module read them.
    read_boards(include_str!("../../../content/pixoid/tiles.txt")).expect("content/pixoid/tiles.txt is sound")
});

/// Lays every arrangement out of the drawings and checks it (PA33).
pub fn read_boards(tiles: &str) -> Result<Vec<Board>, BoardError> {
    let tiles = read_tiles(tiles)?;
    (0..ARRANGEMENTS).map(|number| lay_out(&tiles, number)).collect()
}

impl Arrangement {
    pub const fn new(number: u16) -> Option<Arrangement> {
        if number < ARRANGEMENTS { Some(Arrangement(number)) } else { None }
    }

    pub fn board(self) -> &'static Board {
        &BOARDS[usize::from(self.0)]
    }
}

impl From<Arrangement> for u16 {
    fn from(arrangement: Arrangement) -> u16 {
        arrangement.0
    }
}

impl TryFrom<u16> for Arrangement {
    type Error = &'static str;

    fn try_from(number: u16) -> Result<Self, Self::Error> {
        Arrangement::new(number).ok_or("there are 384 arrangements of the board, 0 to 383")
    }
}

impl Board {
    /// How many pixels a pawn can go before a wall stops it.
    #[inline]
    pub fn reach(&self, from: Pixel, direction: Direction) -> u8 {
        self.reach[from.index()][direction.index()]
    }

    /// The pixels that a move enters, one by one (PR11): at most `distance` of them, and none behind a wall.
    #[inline]
    pub fn path(
        &self,
        from: Pixel,
        direction: Direction,
        distance: u8,
    ) -> impl Iterator<Item = Pixel> + use<> {
        (1..=self.reach(from, direction).min(distance)).map(move |steps| from.along(direction, steps))
    }

    /// Where a move ends if nothing but walls stops it.
    #[inline]
    pub fn end(&self, from: Pixel, direction: Direction, distance: u8) -> Pixel {
        from.along(direction, self.reach(from, direction).min(distance))
    }

    /// Which bonus lies on this pixel at the start of a round.
    #[inline]
    pub fn bonus_at(&self, pixel: Pixel) -> Option<usize> {
        self.bonuses.iter().position(|&bonus| bonus == pixel)
    }
}

/// The tiles in the order of this number, clockwise from the top left corner, with their faces.
fn faces(number: u16) -> [usize; 4] {
    let (mut order, sides) = (usize::from(number / 16), number % 16);
    let mut left = vec![0, 1, 2, 3];
    std::array::from_fn(|corner| {
        let tiles_left = left.len();
        let tile = left.remove(order % tiles_left);
        order /= tiles_left;
        2 * tile + usize::from(sides >> corner & 1)
    })
}

fn lay_out(tiles: &[Tile], number: u16) -> Result<Board, BoardError> {
    let faces = faces(number);
    let mut ways = [0_u8; PIXELS];
    for (corner, face) in faces.into_iter().enumerate() {
        for row in 0..TILE_SIDE {
            for column in 0..TILE_SIDE {
                let on_tile = tiles[face].ways[row][column];
                let open = Direction::ALL.into_iter().filter(|way| on_tile & way.bit() != 0);
                ways[on_board(corner, (row, column)).index()] =
                    open.fold(0, |open, way| open | way.turned(corner as u8).bit());
            }
        }
    }
    let board = Board {
        reach: std::array::from_fn(|pixel| Direction::ALL.map(|way| reach(&ways, pixel, way))),
        starts: std::array::from_fn(|corner| on_board(corner, tiles[faces[corner]].start)),
        bonuses: std::array::from_fn(|corner| on_board(corner, tiles[faces[corner]].bonus)),
        ways: ways.iter().map(|open| char::from_digit(u32::from(*open), 16).unwrap_or('0')).collect(),
    };
    check(&board, &ways, number)?;
    Ok(board)
}

/// Where a pixel of a tile lies in a corner of the board, counted clockwise from the top left: there the tile is
/// turned by as many quarters, so that its outline faces outwards.
fn on_board(corner: usize, on_tile: (usize, usize)) -> Pixel {
    let (mut row, mut column) = on_tile;
    for _ in 0..corner {
        (row, column) = (column, TILE_SIDE - 1 - row);
    }
    let (down, right) = [(0, 0), (0, TILE_SIDE), (TILE_SIDE, TILE_SIDE), (TILE_SIDE, 0)][corner];
    Pixel::on(row + down, column + right)
}

fn reach(ways: &[u8; PIXELS], from: usize, direction: Direction) -> u8 {
    let mut steps = 0;
    let mut at = from;
    while ways[at] & direction.bit() != 0
        && let Some(next) = neighbour(at, direction)
    {
        at = next;
        steps += 1;
    }
    steps
}

fn neighbour(of: usize, direction: Direction) -> Option<usize> {
    let (row, column) = (of as u8 / SIDE, of as u8 % SIDE);
    let next = match direction {
        Direction::Up => Pixel::at(row.wrapping_sub(1), column),
        Direction::Right => Pixel::at(row, column + 1),
        Direction::Down => Pixel::at(row + 1, column),
        Direction::Left => Pixel::at(row, column.wrapping_sub(1)),
    };
    next.map(Pixel::index)
}

/// PA33: no pixel is a dead end, and every one can be reached.
fn check(board: &Board, ways: &[u8; PIXELS], number: u16) -> Result<(), BoardError> {
    let name = |pixel: usize| format!("row {}, column {}", pixel / 10, pixel % 10);
    if let Some(pixel) = ways.iter().position(|open| open.count_ones() < 2) {
        return Err(BoardError::DeadEnd(number, name(pixel)));
    }
    let mut reached = [false; PIXELS];
    let mut waiting = vec![board.starts[0].index()];
    while let Some(pixel) = waiting.pop() {
        if !std::mem::replace(&mut reached[pixel], true) {
            let open = Direction::ALL.into_iter().filter(|way| ways[pixel] & way.bit() != 0);
            waiting.extend(open.filter_map(|way| neighbour(pixel, way)));
        }
    }
    match reached.iter().position(|reached| !reached) {
        Some(pixel) => Err(BoardError::Unreachable(number, name(pixel))),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const TILES: &str = include_str!("../../../content/pixoid/tiles.txt");

    fn boards() -> Vec<Board> {
        read_boards(TILES).unwrap()
    }

    #[test]
    fn pa23_there_are_384_boards_and_no_two_are_the_same() {
        let different: BTreeSet<String> = boards().into_iter().map(|board| board.ways).collect();
        assert_eq!(different.len(), 384);
    }

    #[test]
    fn pr4_every_board_uses_each_tile_once() {
        for number in 0..ARRANGEMENTS {
            let tiles: BTreeSet<usize> = faces(number).into_iter().map(|face| face / 2).collect();
            assert_eq!(tiles.len(), 4, "arrangement {number}");
        }
    }

    #[test]
    fn pr3_every_board_has_four_starts_in_its_corners_and_four_bonuses() {
        for board in boards() {
            assert_eq!(
                board.starts.map(|start| (start.row(), start.column())),
                [(0, 0), (0, 9), (9, 9), (9, 0)]
            );
            let bonuses: BTreeSet<Pixel> = board.bonuses.into_iter().collect();
            assert_eq!(bonuses.len(), 4);
        }
    }

    /// The blue outline runs all around: no way leads off the board, so there are no tunnels either.
    #[test]
    fn pa24_no_way_leads_off_the_board() {
        for board in boards() {
            for edge in 0..SIDE {
                let reach = |row, column, way| board.reach(Pixel::at(row, column).unwrap(), way);
                assert_eq!(reach(0, edge, Direction::Up), 0);
                assert_eq!(reach(edge, 9, Direction::Right), 0);
                assert_eq!(reach(9, edge, Direction::Down), 0);
                assert_eq!(reach(edge, 0, Direction::Left), 0);
            }
        }
    }

    #[test]
    fn pa33_no_start_sees_another_in_a_straight_line() {
        for board in boards() {
            for start in board.starts {
                for way in Direction::ALL {
                    assert!(board.path(start, way, 9).all(|pixel| !board.starts.contains(&pixel)));
                }
            }
        }
    }

    #[test]
    fn pa33_boards_that_cannot_be_played_are_named() {
        let error = |from: &str, to: &str| read_boards(&TILES.replacen(from, to, 1)).unwrap_err().to_string();
        let first = "S-o-o-o-o\n|       |\n";
        assert_eq!(error(first, "S o-o-o-o\n|       |\n"), "arrangement 0: row 0, column 0 is a dead end");
        assert_eq!(
            error("o-o-o-o o>\n|   | | |\no-o-B o-o\n", "o o-o-o o>\n    | | |\no-o-B o-o\n"),
            "arrangement 0: row 1, column 0 is a dead end"
        );
        // The first four pixels are joined to each other and to nothing else.
        let first_rows = "S-o-o-o-o\n|       |\no-o-o-o o>\n|   | | |\n";
        let island = "S-o o-o-o\n| | |   |\no-o o-o o>\n    | | |\n";
        assert_eq!(error(first_rows, island), "arrangement 0: row 0, column 2 cannot be reached");
    }

    /// A way that is open from one side is open from the other, on every board.
    #[test]
    fn pr3_ways_lead_both_ways() {
        for board in boards() {
            for pixel in Pixel::all() {
                for way in Direction::ALL {
                    assert!(board.path(pixel, way, 1).all(|next| board.reach(next, way.opposite()) > 0));
                }
            }
        }
    }

    #[test]
    fn pr11_a_path_is_straight_and_ends_at_the_wall() {
        let board = &boards()[0];
        let start = board.starts[0];
        let path: Vec<(u8, u8)> =
            board.path(start, Direction::Right, 3).map(|pixel| (pixel.row(), pixel.column())).collect();
        assert_eq!(path, [(0, 1), (0, 2), (0, 3)]);
        assert_eq!(board.path(start, Direction::Right, 9).count(), 4, "tile 1A has a wall after five pixels");
        assert_eq!(board.end(start, Direction::Right, 9), Pixel::at(0, 4).unwrap());
    }
}
