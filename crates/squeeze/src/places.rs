//! Where a text repeats what was told before, or itself.
//!
//! Fast compressors take the first copy that they find, and thorough ones keep tables that are larger than all of our texts.
//! Here several places are looked at for each copy. Most of a message is the last one with a few letters changed, so where the
//! last copies would go on is looked at first: that costs next to nothing, to find and to write.

use std::cell::RefCell;
use std::mem;
use std::ops::Range;

use crate::codes::AGAIN;

/// A copy from a new distance is at least this long.
const SHORTEST: usize = 4;
/// A copy goes back no farther than this, so nothing longer is written.
pub const FARTHEST: usize = u16::MAX as usize;

/// Of what was told before every third place is noted: a copy that is found there is drawn out to the left.
const STRIDE: usize = 3;
const HASH_BITS: u32 = 12;
/// Short texts have few places, and what is looked up in must be wiped before each.
const FEW_HASH_BITS: u32 = 8;
const SHORT: usize = 1024;
/// A copy of so many letters is taken without looking for a better one.
const LONG: usize = 32;
/// Places with the same hash that are looked at, the newest first.
const LOOKED_AT: usize = 4;

/// About how many bits a letter takes, and what a copy takes beside the bits of its distance.
const BITS_OF_LETTER: i32 = 5;
const BITS_OF_COPY: i32 = 9;

/// The distances of the last copies, the newest first.
#[derive(Clone, Copy, Debug)]
pub struct Distances([usize; AGAIN]);

impl Distances {
    /// A text begins like the last one that was told.
    pub fn to_begin_with(newest: usize) -> Self {
        Distances([newest, 1, 2])
    }

    pub fn take(&mut self, again: usize) -> usize {
        self.0[..=again].rotate_right(1);
        self.0[0]
    }

    pub fn push(&mut self, distance: usize) {
        self.0.rotate_right(1);
        self.0[0] = distance;
    }
}

/// A copy of what stands so far back.
#[derive(Clone, Copy, Debug)]
pub struct Copy {
    pub distance: usize,
    pub length: usize,
    /// Which of the last distances it is.
    pub again: Option<usize>,
}

impl Copy {
    /// About how many bits it saves.
    fn gain(&self) -> i32 {
        let distance = match self.again {
            Some(again) => again as i32,
            None => 2 + self.distance.ilog2() as i32,
        };
        self.length as i32 * BITS_OF_LETTER - BITS_OF_COPY - distance
    }
}

/// What a text is made of: a byte before, bytes as they are, and the copy that follows them. The last one has none.
pub struct Piece<'a> {
    pub before: Option<u8>,
    pub bytes: &'a [u8],
    pub copy: Option<Copy>,
}

/// Cuts a text into pieces, after others. Nothing, if all of it is too long.
pub fn pieces<'a>(
    before: impl Iterator<Item = &'a str>,
    text: &str,
    each: impl FnMut(Piece<'_>),
) -> Option<()> {
    thread_local! {
        /// What is looked up in. It is kept, so that a text costs no memory of its own.
        static PLACES: RefCell<Places> = RefCell::default();
    }
    PLACES.with_borrow_mut(|places| {
        let (start, newest) = places.lay(before, text);
        (places.all.len() <= FARTHEST).then(|| places.cut(start, newest, each))
    })
}

/// All that can be copied from, and where to find what in it.
struct Places {
    all: Vec<u8>,
    /// The newest place for each hash, and for each place the one before it with the same hash. Zero is none: places count
    /// from one.
    newest: Box<[u16; 1 << HASH_BITS]>,
    older: Vec<u16>,
    hash_bits: u32,
}

impl Default for Places {
    fn default() -> Self {
        Places {
            all: Vec::new(),
            newest: Box::new([0; 1 << HASH_BITS]),
            older: Vec::new(),
            hash_bits: HASH_BITS,
        }
    }
}

impl Places {
    /// Gives where the text begins, and how long the last one before it is.
    fn lay<'a>(&mut self, before: impl Iterator<Item = &'a str>, text: &str) -> (usize, usize) {
        self.all.clear();
        let mut newest = 0;
        for text in before {
            newest = text.len();
            self.all.extend(text.as_bytes());
        }
        let start = self.all.len();
        self.all.extend(text.as_bytes());
        self.hash_bits = if self.all.len() < SHORT { FEW_HASH_BITS } else { HASH_BITS };
        self.newest[..1 << self.hash_bits].fill(0);
        self.older.resize(self.all.len(), 0);
        (start, newest)
    }

    fn cut(&mut self, start: usize, newest: usize, mut each: impl FnMut(Piece<'_>)) {
        self.note(0..start);
        let mut distances = Distances::to_begin_with(newest);
        let (mut at, mut written) = (start, start);
        while at < self.all.len() {
            let Some(mut copy) = self.best(at, &distances) else {
                self.note(at..at + 1);
                at += 1;
                continue;
            };
            let mut begin = at;
            // One letter later there may be a better one.
            while copy.length < LONG
                && let Some(better) = self.best(begin + 1, &distances)
                && better.gain() > copy.gain() + BITS_OF_LETTER
            {
                begin += 1;
                copy = better;
            }
            let after = begin + copy.length;
            while begin > written
                && begin > copy.distance
                && self.all[begin - 1] == self.all[begin - 1 - copy.distance]
            {
                begin -= 1;
            }
            copy.length = after - begin;
            match copy.again {
                Some(again) => drop(distances.take(again)),
                None => distances.push(copy.distance),
            }
            each(self.piece(start, written..begin, Some(copy)));
            if copy.length < LONG {
                self.note(at..after);
            }
            (at, written) = (after, after);
        }
        each(self.piece(start, written..self.all.len(), None));
    }

    fn piece(&self, start: usize, bytes: Range<usize>, copy: Option<Copy>) -> Piece<'_> {
        let before =
            bytes.start.checked_sub(1).filter(|before| *before >= start).map(|before| self.all[before]);
        Piece { before, bytes: &self.all[bytes], copy }
    }

    /// The copy for a place that saves the most, if any does.
    fn best(&self, at: usize, distances: &Distances) -> Option<Copy> {
        let wanted = self.all.get(at..)?;
        let first = wanted.first()?;
        let mut best: Option<Copy> = None;
        for (again, &distance) in distances.0.iter().enumerate() {
            // Most are none, and one letter tells.
            let goes_on = |from: &usize| distance > 0 && self.all[*from] == *first;
            let Some(from) = at.checked_sub(distance).filter(goes_on) else { continue };
            let copy = Copy { distance, length: same(&self.all[from..], wanted), again: Some(again) };
            if copy.gain() > best.map_or(0, |best| best.gain()) {
                best = Some(copy);
            }
        }
        let length = best.map_or(0, |best| best.length);
        if length >= LONG {
            return best;
        }
        match self.longest(at, SHORTEST.max(length + 1)) {
            Some(longer) if longer.gain() > best.map_or(0, |best| best.gain()) => Some(longer),
            _ => best,
        }
    }

    fn hash(&self, at: usize) -> Option<usize> {
        let four = self.all.get(at..)?.first_chunk::<SHORTEST>()?;
        Some(hash(*four, self.hash_bits))
    }

    fn note(&mut self, places: Range<usize>) {
        let Places { all, newest, older, hash_bits } = self;
        let mut at = places.start;
        while let Some(four) = all.get(at..).and_then(<[u8]>::first_chunk::<SHORTEST>)
            && at < places.end
        {
            older[at] = mem::replace(&mut newest[hash(*four, *hash_bits)], at as u16 + 1);
            at += STRIDE;
        }
    }

    /// The longest copy for a place, if it is at least so long.
    fn longest(&self, at: usize, mut least: usize) -> Option<Copy> {
        let wanted = &self.all[at..];
        let mut found = None;
        let mut place = usize::from(self.newest[self.hash(at)?]);
        for _ in 0..LOOKED_AT {
            let Some(from) = place.checked_sub(1) else { break };
            if least > wanted.len() {
                break;
            }
            // Most are no longer than what was found already: one letter tells.
            if self.all[from + least - 1] == wanted[least - 1] {
                let length = same(&self.all[from..], wanted);
                if length >= least {
                    found = Some(Copy { distance: at - from, length, again: None });
                    least = length + 1;
                }
            }
            place = usize::from(self.older[from]);
        }
        found
    }
}

fn hash(four: [u8; SHORTEST], bits: u32) -> usize {
    (u32::from_le_bytes(four).wrapping_mul(2_654_435_761) >> (32 - bits)) as usize
}

/// How many letters two begin with that are the same.
fn same(one: &[u8], other: &[u8]) -> usize {
    const EIGHT: usize = size_of::<u64>();
    let (ones, _) = one.as_chunks::<EIGHT>();
    let (others, _) = other.as_chunks::<EIGHT>();
    let mut length = 0;
    for (one, other) in ones.iter().zip(others) {
        let differ = u64::from_le_bytes(*one) ^ u64::from_le_bytes(*other);
        if differ != 0 {
            return length + (differ.trailing_zeros() / u8::BITS) as usize;
        }
        length += EIGHT;
    }
    length + one[length..].iter().zip(&other[length..]).take_while(|(one, other)| one == other).count()
}
