//! Chance inside a game: dice that give the same throws for the same seed, whatever else was thrown.
//!
//! Each question, each absent seat and each change of the roster throws from a *lane* of its own. With one
//! shared stream a default played for an absent seat would shift every later throw, and a replay would tell
//! another story.
//!
//! `below` and `shuffle` are ours, with golden vectors: the results of general-purpose libraries changed
//! between versions, and a log must replay years later.

use chacha20::ChaCha12Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use crate::chance::Seed;
use crate::seat::Seat;

/// What a throw is for. Each lane is a stream of its own under the same key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    Deal,
    /// What follows from the answers to this question.
    Question(u32),
    /// The default for a seat that did not answer this question.
    Absent(u32, Seat),
    /// The n-th change of the roster.
    Amend(u32),
    /// A bot's own mind through a whole game: never the game's.
    Mind(Seat),
    /// A bot's own mind for one question, for bots that come and go.
    Thought(u32, Seat),
    /// What happens to people in a simulation: never the game's.
    Hazards,
}

impl Lane {
    fn stream(self) -> u64 {
        let (kind, number, seat) = match self {
            Lane::Deal => (0, 0, 0),
            Lane::Question(number) => (1, number, 0),
            Lane::Absent(number, seat) => (2, number, seat.number()),
            Lane::Amend(number) => (3, number, 0),
            Lane::Mind(seat) => (4, 0, seat.number()),
            Lane::Thought(number, seat) => (5, number, seat.number()),
            Lane::Hazards => (6, 0, 0),
        };
        (kind << 40) | (u64::from(number) << 8) | u64::from(seat)
    }
}

/// Dice for one lane. Made only when first thrown: most questions throw nothing.
pub struct Dice {
    key: [u8; 32],
    stream: u64,
    generator: Option<ChaCha12Rng>,
    #[cfg(feature = "kit")]
    nudge: Option<Nudge>,
    #[cfg(feature = "kit")]
    throws: u32,
}

/// For the kit: one throw of a lane falls otherwise, so that two deals differ in little.
#[cfg(feature = "kit")]
#[derive(Clone, Copy, Debug)]
struct Nudge {
    /// How many throws come before it.
    after: u32,
    /// Which bits of it fall otherwise.
    bits: u32,
}

impl Dice {
    pub fn new(seed: &Seed, lane: Lane) -> Self {
        Dice {
            key: *seed.as_bytes(),
            stream: lane.stream(),
            generator: None,
            #[cfg(feature = "kit")]
            nudge: None,
            #[cfg(feature = "kit")]
            throws: 0,
        }
    }

    /// How many numbers were thrown so far.
    #[cfg(feature = "kit")]
    pub(crate) const fn throws(&self) -> u32 {
        self.throws
    }

    /// The same dice, but the throw after so many others falls otherwise.
    #[cfg(feature = "kit")]
    pub(crate) fn nudged(seed: &Seed, lane: Lane, after: u32, bits: u32) -> Self {
        Dice { nudge: Some(Nudge { after, bits }), ..Dice::new(seed, lane) }
    }

    /// 32 even bits.
    #[inline]
    pub fn word(&mut self) -> u32 {
        let word = match &mut self.generator {
            Some(generator) => generator.next_u32(),
            None => self.first_word(),
        };
        #[cfg(feature = "kit")]
        let word = self.nudge(word);
        word
    }

    #[cfg(feature = "kit")]
    fn nudge(&mut self, word: u32) -> u32 {
        match &mut self.nudge {
            None => word,
            Some(Nudge { after: 0, bits }) => word ^ std::mem::take(bits),
            Some(Nudge { after, .. }) => {
                *after -= 1;
                word
            }
        }
    }

    #[cold]
    fn first_word(&mut self) -> u32 {
        let mut generator = ChaCha12Rng::from_seed(self.key);
        generator.set_stream(self.stream);
        self.generator.insert(generator).next_u32()
    }

    /// A number from 0 to `sides - 1`, each equally likely. (Lemire's multiplication, with rejection.)
    /// Nothing can be thrown with no sides: that gives 0.
    #[inline]
    pub fn below(&mut self, sides: u32) -> u32 {
        debug_assert!(sides > 0, "dice without sides");
        #[cfg(feature = "kit")]
        {
            self.throws += 1;
        }
        let mut product = u64::from(self.word()) * u64::from(sides);
        if (product as u32) < sides {
            let uneven = sides.wrapping_neg().checked_rem(sides).unwrap_or(0);
            while (product as u32) < uneven {
                product = u64::from(self.word()) * u64::from(sides);
            }
        }
        (product >> 32) as u32
    }

    /// An index into something of this length.
    #[inline]
    pub fn index(&mut self, length: usize) -> usize {
        self.below(length as u32) as usize
    }

    /// One of these, each equally likely; nothing only where there is nothing.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        (!from.is_empty()).then(|| &from[self.index(from.len())])
    }

    /// Every order equally likely (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            all.swap(last, self.index(last + 1));
        }
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: u32) -> bool {
        self.below(times) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(lane: Lane) -> Dice {
        Dice::new(&Seed::from_bytes([7; 32]), lane)
    }

    /// If this fails, logs that exist no longer replay. Do not update the numbers: mend the dice.
    #[test]
    fn golden_vectors() {
        let mut thrown = dice(Lane::Deal);
        assert_eq!([thrown.word(), thrown.word()], GOLDEN_WORDS);
        let mut thrown = dice(Lane::Question(41));
        let throws: Vec<u32> = (0..12).map(|_| thrown.below(6)).collect();
        assert_eq!(throws, GOLDEN_SIXES);
        let mut cards: Vec<u8> = (0..10).collect();
        dice(Lane::Absent(41, Seat::nth(3))).shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
    }

    const GOLDEN_WORDS: [u32; 2] = [2_022_281_974, 550_224_005];
    const GOLDEN_SIXES: [u32; 12] = [0, 4, 1, 3, 4, 1, 4, 4, 5, 0, 2, 3];
    const GOLDEN_SHUFFLE: [u8; 10] = [9, 0, 2, 5, 7, 3, 6, 4, 8, 1];

    #[test]
    fn lanes_do_not_share_a_stream() {
        let seat = Seat::nth(1);
        let lanes = [
            Lane::Deal,
            Lane::Question(0),
            Lane::Question(1),
            Lane::Absent(0, Seat::nth(0)),
            Lane::Absent(0, seat),
            Lane::Absent(1, Seat::nth(0)),
            Lane::Amend(0),
            Lane::Amend(1),
            Lane::Mind(Seat::nth(0)),
            Lane::Mind(seat),
            Lane::Thought(0, seat),
            Lane::Thought(1, seat),
            Lane::Hazards,
        ];
        let mut words: Vec<u32> = lanes.iter().map(|&lane| dice(lane).word()).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), lanes.len());
    }

    #[test]
    fn every_side_comes_up_evenly() {
        let mut thrown = dice(Lane::Amend(0));
        for sides in [1_u32, 2, 3, 7, 36, 100] {
            let mut seen = vec![0_u32; sides as usize];
            for _ in 0..sides * 1000 {
                seen[thrown.below(sides) as usize] += 1;
            }
            assert!(seen.iter().all(|&times| (800..1200).contains(&times)), "{sides}: {seen:?}");
        }
    }

    #[test]
    fn a_shuffle_keeps_every_card_and_reaches_every_order() {
        let mut thrown = dice(Lane::Amend(1));
        let mut orders = std::collections::BTreeSet::new();
        for _ in 0..500 {
            let mut cards = [0, 1, 2, 3];
            thrown.shuffle(&mut cards);
            let mut sorted = cards;
            sorted.sort_unstable();
            assert_eq!(sorted, [0, 1, 2, 3]);
            orders.insert(cards);
        }
        assert_eq!(orders.len(), 24);
    }
}
