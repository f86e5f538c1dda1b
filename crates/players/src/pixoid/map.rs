//! A board prepared for thinking: every straight walk, what a pawn can reach in one move and in two, and how many
//! moves lie between any two pixels. Worked out once a board, from the board's own paths.

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use stolik_shelf::pixoid::{ARRANGEMENTS, Arrangement, Board, Command, Direction, FARTHEST, PIXELS, Pixel};

use super::pixels::Pixels;

/// A pawn in the middle of two open lines of ten could walk to nine pixels on each.
pub const MOST_WALKS: usize = 18;

const CORNER: Pixel = match Pixel::new(0) {
    Some(corner) => corner,
    None => unreachable!(),
};

/// One of the different things that a pawn can do: walls make many commands the same walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walk {
    pub direction: Direction,
    pub steps: u8,
    pub end: Pixel,
    /// The pixels entered, the end among them.
    pub path: Pixels,
}

pub type Walks = ArrayVec<Walk, MOST_WALKS>;

/// What a search wants to know about one board.
pub struct Map {
    pub board: &'static Board,
    walks: Vec<Walks>,
    lines: [[Pixels; 4]; PIXELS],
    reach: [Pixels; PIXELS],
    reach_in_two: [Pixels; PIXELS],
    moves: [[u8; PIXELS]; PIXELS],
    steps: [[u8; PIXELS]; PIXELS],
}

impl Walk {
    /// The smallest number that makes this walk.
    pub const fn command(self) -> Command {
        Command { direction: self.direction, distance: self.steps }
    }
}

impl Map {
    /// The map of a board; all bots of a process share it.
    pub fn of(arrangement: Arrangement) -> &'static Map {
        static MAPS: [OnceLock<Box<Map>>; ARRANGEMENTS as usize] =
            [const { OnceLock::new() }; ARRANGEMENTS as usize];
        MAPS[usize::from(u16::from(arrangement))].get_or_init(|| Box::new(Map::draw(arrangement.board())))
    }

    fn draw(board: &'static Board) -> Map {
        let walks: Vec<Walks> = Pixel::all().map(|from| walks(board, from)).collect();
        let reach = by_pixel(|from| walks[from.index()].iter().map(|walk| walk.end).collect());
        let reach_in_two = by_pixel(|from| {
            let first: Pixels = reach[from.index()];
            first.iter().fold(first, |all, pixel| all.and(reach[pixel.index()]))
        });
        let a_step = by_pixel(|from| {
            let steps = walks[from.index()].iter().filter(|walk| walk.steps == 1);
            steps.map(|walk| walk.end).collect()
        });
        Map {
            board,
            lines: by_pixel(|from| Direction::ALL.map(|way| board.path(from, way, FARTHEST).collect())),
            reach,
            reach_in_two,
            moves: by_pixel(|from| distances(&reach, from)),
            steps: by_pixel(|from| distances(&a_step, from)),
            walks,
        }
    }

    /// The different walks from a pixel, by direction and then by length.
    #[inline]
    pub fn walks(&self, from: Pixel) -> &Walks {
        &self.walks[from.index()]
    }

    /// All that a pawn can enter in one direction.
    #[inline]
    pub const fn line(&self, from: Pixel, direction: Direction) -> Pixels {
        self.lines[from.index()][direction.index()]
    }

    /// Every pixel that a pawn can enter in one move, if nobody is in its way. For a Virus nobody is.
    #[inline]
    pub const fn reach(&self, from: Pixel) -> Pixels {
        self.reach[from.index()]
    }

    /// The same in one move or in two.
    #[inline]
    pub const fn reach_in_two(&self, from: Pixel) -> Pixels {
        self.reach_in_two[from.index()]
    }

    /// The fewest moves from one pixel to another, the same both ways.
    #[inline]
    pub const fn moves(&self, from: Pixel, to: Pixel) -> u8 {
        self.moves[from.index()][to.index()]
    }

    /// The fewest steps, however many moves they take.
    #[inline]
    pub const fn steps(&self, from: Pixel, to: Pixel) -> u8 {
        self.steps[from.index()][to.index()]
    }
}

fn by_pixel<T>(value: impl Fn(Pixel) -> T) -> [T; PIXELS] {
    std::array::from_fn(|index| value(pixel(index)))
}

/// The pixel of this index, which is below 100: no other is ever asked for.
fn pixel(index: usize) -> Pixel {
    Pixel::new(index as u8).unwrap_or(CORNER)
}

fn walks(board: &Board, from: Pixel) -> Walks {
    let mut all = Walks::new();
    for direction in Direction::ALL {
        let mut path = Pixels::default();
        for (end, steps) in board.path(from, direction, FARTHEST).zip(1..) {
            path = path.and(Pixels::one(end));
            all.push(Walk { direction, steps, end, path });
        }
    }
    all
}

/// How far every pixel is if one hop leads to any of these.
fn distances(hops: &[Pixels; PIXELS], from: Pixel) -> [u8; PIXELS] {
    let mut distances = [0; PIXELS];
    let mut seen = Pixels::one(from);
    let mut edge = seen;
    for distance in 1.. {
        edge = edge.iter().fold(Pixels::default(), |next, pixel| next.and(hops[pixel.index()])).without(seen);
        if edge.is_empty() {
            break;
        }
        edge.iter().for_each(|pixel| distances[pixel.index()] = distance);
        seen = seen.and(edge);
    }
    distances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_agree_with_walks_and_with_the_way_back() {
        let map = Map::of(Arrangement::new(100).unwrap());
        for from in Pixel::all() {
            for to in Pixel::all() {
                assert_eq!(map.moves(from, to), map.moves(to, from));
                assert_eq!(map.steps(from, to), map.steps(to, from));
                assert!(map.moves(from, to) <= map.steps(from, to));
                assert_eq!(map.moves(from, to) == 0, from == to);
                assert_eq!(map.moves(from, to) == 1, map.reach(from).has(to));
                assert_eq!(
                    (1..=2).contains(&map.moves(from, to)),
                    map.reach_in_two(from).has(to) && from != to
                );
            }
        }
    }
}
