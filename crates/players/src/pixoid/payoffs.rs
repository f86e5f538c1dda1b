//! What a turn is worth to Pixoid for every way in which the four pawns may walk: the table of a game in which all
//! choose at once. The Viruses want it small.

use arrayvec::ArrayVec;
use stolik_shelf::pixoid::{Ending, PAWNS, Pixel, Variant};

use super::future::{BONUS, CUBE, ESCAPE, Future};
use super::map::{MOST_WALKS, Map, Walk, Walks};
use super::position::{Position, Stroll, VIRUSES};
use super::safety::safety;

/// One number for each combination of walks: Pixoid's walk changes slowest, the last Virus's fastest.
pub struct Payoffs {
    pub sizes: [usize; PAWNS],
    pub worth: Vec<f32>,
    /// The part of the worth that is certain if Pixoid is not caught, for each of its walks: the rest is a guess.
    pub certain: ArrayVec<f32, MOST_WALKS>,
}

impl Payoffs {
    pub fn of(position: &Position) -> Payoffs {
        let map = position.map;
        let [first, second, third] = position.viruses.map(|virus| map.walks(virus));
        let pixoid = map.walks(position.pixoid);
        let sizes = [pixoid.len(), first.len(), second.len(), third.len()];
        let mut worth = Vec::with_capacity(sizes.iter().product());
        let mut certain = ArrayVec::new();
        for walk in pixoid {
            let stroll = position.stroll(walk);
            let outlook = Outlook::after(position, &stroll);
            certain.push(outlook.gained + CUBE);
            match stroll.ending {
                Some(ending) => {
                    let ended = outlook.ended(ending);
                    worth.extend(std::iter::repeat_n(ended, first.len() * second.len() * third.len()));
                }
                None => outlook.list(map, stroll.end, [first, second, third], &mut worth),
            }
        }
        Payoffs { sizes, worth, certain }
    }

    /// The walks of a combination, by their numbers.
    pub fn walks(&self, mut combination: usize) -> [usize; PAWNS] {
        let mut walks = [0; PAWNS];
        for pawn in (0..PAWNS).rev() {
            walks[pawn] = combination % self.sizes[pawn];
            combination /= self.sizes[pawn];
        }
        walks
    }

    /// Puts a better guess.
    pub fn put(&mut self, combination: usize, guess: f32) {
        self.worth[combination] = self.certain(combination) + guess;
    }

    fn certain(&self, combination: usize) -> f32 {
        self.certain[combination / (self.worth.len() / self.sizes[0])]
    }
}

/// What Pixoid can expect after one of its walks.
struct Outlook {
    variant: Variant,
    /// For bonus cubes collected on the walk.
    gained: f32,
    /// Worth of all that is still to come; nothing if the round ends with this turn.
    future: Option<Future>,
}

impl Outlook {
    fn after(before: &Position, stroll: &Stroll) -> Outlook {
        let after =
            Position { pixoid: stroll.end, bonuses: stroll.bonuses, cubes: before.cubes + 1, ..*before };
        let gained = match before.variant {
            Variant::Standard => BONUS * f32::from(after.collected() - before.collected()),
            // A bonus cube counts by the turn that it saves.
            Variant::Short => 0.0,
        };
        Outlook {
            variant: before.variant,
            gained,
            future: (after.turns_left() > 0).then(|| Future::of(&after)),
        }
    }

    fn ended(&self, ending: Ending) -> f32 {
        match (self.variant, ending) {
            (_, Ending::Caught) => self.gained,
            (Variant::Standard, Ending::Escaped) => self.gained + CUBE,
            (Variant::Short, Ending::Escaped) => ESCAPE,
        }
    }

    /// For every way in which the Viruses may walk while Pixoid stands at the end of its own.
    fn list(
        &self,
        map: &Map,
        pixoid: Pixel,
        [first, second, third]: [&Walks; VIRUSES],
        worth: &mut Vec<f32>,
    ) {
        let catches = |walk: &Walk| walk.path.has(pixoid);
        for a in first {
            for b in second {
                let caught = catches(a) || catches(b);
                for c in third {
                    worth.push(match &self.future {
                        _ if caught || catches(c) => self.ended(Ending::Caught),
                        None => self.ended(Ending::Escaped),
                        Some(future) => {
                            let safety = safety(map, pixoid, [a.end, b.end, c.end]);
                            self.gained + CUBE + future.at(safety)
                        }
                    });
                }
            }
        }
    }
}
