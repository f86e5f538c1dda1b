//! An LZ4 block: the longest copies that can be found, of what was told before and of the text itself.
//!
//! Fast compressors take the first copy that they find, and thorough ones keep tables that are larger than all of our texts.
//! Here several places are looked at for each copy, which costs microseconds and saves two bytes of five (docs/NUMBERS.md).

use std::cell::RefCell;
use std::mem;
use std::ops::Range;

/// A copy is at least this long.
const SHORTEST: usize = 4;
/// The format wants a block to end in so many bytes that are written out, …
const LAST_WRITTEN: usize = 5;
/// … and no copy to begin this near to its end.
const LAST_COPY: usize = 12;
/// A copy goes back no farther than this, so nothing longer is written.
const FARTHEST: usize = u16::MAX as usize;
/// Lengths up to this stand in four bits; more follow.
const NIBBLE: usize = 15;

/// Of what can be copied every third place is noted: a copy that is found there is drawn out to the left.
const STRIDE: usize = 3;
const HASH_BITS: u32 = 12;
/// Short texts have few places, and what is looked up in must be wiped before each.
const FEW_HASH_BITS: u32 = 8;
const SHORT: usize = 1024;
/// A copy of so many letters is taken without looking for a longer one.
const LONG: usize = 64;
/// Places with the same hash that are looked at, the newest first.
const LOOKED_AT: usize = 8;

/// Writes a text after others. Nothing, if all of it is too long for a block.
pub fn write<'a>(before: impl Iterator<Item = &'a str>, text: &str, out: &mut Vec<u8>) -> Option<()> {
    thread_local! {
        /// What is looked up in. It is kept, so that a text costs no memory of its own.
        static PLACES: RefCell<Places> = RefCell::default();
    }
    PLACES.with_borrow_mut(|places| {
        let start = places.lay(before, text);
        (places.all.len() <= FARTHEST).then(|| places.write(start, out))
    })
}

/// The text of a block after others. Nothing, if it is none.
pub fn read(before: &[u8], block: &[u8]) -> Option<Vec<u8>> {
    let mut all = before.to_vec();
    let mut rest = block;
    loop {
        let (token, after) = rest.split_first()?;
        let (written, after) = length(usize::from(token >> 4), after)?;
        let (literals, after) = after.split_at_checked(written)?;
        all.extend(literals);
        if after.is_empty() {
            return (all.len() <= FARTHEST).then(|| all.split_off(before.len()));
        }
        let (back, after) = after.split_first_chunk::<2>()?;
        let back = usize::from(u16::from_le_bytes(*back));
        let (copied, after) = length(usize::from(token & 0xf), after)?;
        let from = all.len().checked_sub(back).filter(|_| back > 0)?;
        if all.len() + copied + SHORTEST > FARTHEST {
            return None;
        }
        // What is copied may be part of the copy.
        for at in from..from + copied + SHORTEST {
            all.push(all[at]);
        }
        rest = after;
    }
}

fn length(nibble: usize, mut rest: &[u8]) -> Option<(usize, &[u8])> {
    let mut length = nibble;
    if nibble == NIBBLE {
        loop {
            let (more, after) = rest.split_first()?;
            (length, rest) = (length + usize::from(*more), after);
            if *more < u8::MAX {
                break;
            }
        }
    }
    Some((length, rest))
}

#[derive(Clone, Copy)]
struct Copy {
    from: usize,
    length: usize,
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
    /// Gives where the text begins.
    fn lay<'a>(&mut self, before: impl Iterator<Item = &'a str>, text: &str) -> usize {
        self.all.clear();
        before.for_each(|text| self.all.extend(text.as_bytes()));
        let start = self.all.len();
        self.all.extend(text.as_bytes());
        self.hash_bits = if self.all.len() < SHORT { FEW_HASH_BITS } else { HASH_BITS };
        self.newest[..1 << self.hash_bits].fill(0);
        self.older.resize(self.all.len(), 0);
        start
    }

    fn write(&mut self, start: usize, out: &mut Vec<u8>) {
        self.note(0..start);
        let end = self.all.len();
        let (mut at, mut written) = (start, start);
        // Where the last copy would go on.
        let mut goes_on = 0;
        while at + LAST_COPY <= end {
            let mut begin = at;
            let mut copy = match self.after_a_change(at, goes_on + at - written) {
                Some(copy) => copy,
                None => {
                    let Some(mut copy) = self.longest(at, SHORTEST) else {
                        self.note(at..at + 1);
                        at += 1;
                        continue;
                    };
                    // One letter later there may be a longer one.
                    while copy.length < LONG
                        && begin + 1 + LAST_COPY <= end
                        && let Some(longer) = self.longest(begin + 1, copy.length + 1)
                    {
                        begin += 1;
                        copy = longer;
                    }
                    copy
                }
            };
            let after = begin + copy.length;
            goes_on = copy.from + copy.length;
            while begin > written && copy.from > 0 && self.all[begin - 1] == self.all[copy.from - 1] {
                (begin, copy.from) = (begin - 1, copy.from - 1);
            }
            put(out, &self.all[written..begin], Some((begin - copy.from, after - begin)));
            self.note(at..after);
            (at, written) = (after, after);
        }
        put(out, &self.all[written..], None);
    }

    /// A long copy that begins where the last one would be by now, had a few letters not been others. Most are such.
    fn after_a_change(&self, at: usize, from: usize) -> Option<Copy> {
        let wanted = &self.all[at..self.all.len() - LAST_WRITTEN];
        let length = same(&self.all[from..at], wanted);
        (length >= LONG).then_some(Copy { from, length })
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
        let wanted = &self.all[at..self.all.len() - LAST_WRITTEN];
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
                    found = Some(Copy { from, length });
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

/// Bytes as they are, and then a copy: so far back and so long.
fn put(out: &mut Vec<u8>, literals: &[u8], copy: Option<(usize, usize)>) {
    let copied = copy.map_or(0, |(_, length)| length - SHORTEST);
    out.push((literals.len().min(NIBBLE) << 4 | copied.min(NIBBLE)) as u8);
    put_rest(out, literals.len());
    out.extend(literals);
    if let Some((back, _)) = copy {
        out.extend((back as u16).to_le_bytes());
        put_rest(out, copied);
    }
}

fn put_rest(out: &mut Vec<u8>, length: usize) {
    if let Some(mut rest) = length.checked_sub(NIBBLE) {
        while rest >= usize::from(u8::MAX) {
            out.push(u8::MAX);
            rest -= usize::from(u8::MAX);
        }
        out.push(rest as u8);
    }
}
