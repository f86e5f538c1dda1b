//! A block: bytes as they are and copies in turns, in prefix codes.
//!
//! ```text
//! RUN         how many bytes stand as they are
//! BYTE …      each of them; after a digit most are digits, so there are two codes
//! WHERE       which distance the copy has that follows, or one of the last three again, or that this was the end
//! LENGTH      how long it is
//! ```
//!
//! and so on from the beginning. All distances are from the end of what is there so far, first of what was told before.

use crate::bits::{Reader, Writer};
use crate::codes::{BYTES, Code, END, SLOTS, Slot, WHERES, number_in};
use crate::lengths;
use crate::places::{Copy, Distances, FARTHEST, Piece, pieces};

static RUN: Code<SLOTS> = Code::of(lengths::RUN);
static BYTE: [Code<BYTES>; 2] = [Code::of(lengths::BYTE[0]), Code::of(lengths::BYTE[1])];
static WHERE: [Code<WHERES>; 2] = [Code::of(lengths::WHERE[0]), Code::of(lengths::WHERE[1])];
static LENGTH: [Code<SLOTS>; 2] = [Code::of(lengths::LENGTH[0]), Code::of(lengths::LENGTH[1])];

/// One of the codes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Which {
    Run,
    /// After a digit (0), or after anything else.
    Byte(usize),
    /// After no bytes (0), or after some.
    Where(usize),
    /// From a new distance (0), or from one of the last ones.
    Length(usize),
}

/// Who takes the symbols of a block, and what tells numbers of the same symbol apart.
pub trait Sink {
    fn symbol(&mut self, which: Which, symbol: usize);
    fn rest(&mut self, bits: u32, count: u32);
}

impl Sink for Writer<'_> {
    #[inline]
    fn symbol(&mut self, which: Which, symbol: usize) {
        let (bits, count) = match which {
            Which::Run => RUN.bits(symbol),
            Which::Byte(after) => BYTE[after].bits(symbol),
            Which::Where(after) => WHERE[after].bits(symbol),
            Which::Length(of) => LENGTH[of].bits(symbol),
        };
        self.put(bits, count);
    }

    #[inline]
    fn rest(&mut self, bits: u32, count: u32) {
        self.put(bits, count);
    }
}

/// Writes a text after others. Nothing, if all of it is too long for a block.
pub fn write<'a>(before: impl Iterator<Item = &'a str>, text: &str, out: &mut Vec<u8>) -> Option<()> {
    let mut out = Writer::new(out);
    put_all(before, text, &mut out)?;
    out.finish();
    Some(())
}

/// The symbols of a text after others.
pub fn put_all<'a>(before: impl Iterator<Item = &'a str>, text: &str, out: &mut impl Sink) -> Option<()> {
    pieces(before, text, |piece| put(piece, out))
}

fn put(Piece { mut before, bytes, copy }: Piece<'_>, out: &mut impl Sink) {
    put_number(Which::Run, bytes.len(), out);
    for byte in bytes {
        out.symbol(Which::Byte(after(before)), (*byte).into());
        before = Some(*byte);
    }
    let place = Which::Where(usize::from(!bytes.is_empty()));
    match copy {
        None => out.symbol(place, END),
        Some(Copy { length, again: Some(again), .. }) => {
            out.symbol(place, SLOTS + again);
            put_number(Which::Length(1), length, out);
        }
        Some(Copy { distance, length, again: None }) => {
            put_number(place, distance, out);
            put_number(Which::Length(0), length, out);
        }
    }
}

fn put_number(which: Which, number: usize, out: &mut impl Sink) {
    let slot = Slot::of(number);
    out.symbol(which, slot.symbol);
    out.rest(number as u32 & ((1 << slot.rest) - 1), slot.rest);
}

/// The text of a block after others, the last of which has so many bytes. Nothing, if it is none.
pub fn read(before: &[u8], newest: usize, block: &[u8]) -> Option<Vec<u8>> {
    let mut all = before.to_vec();
    let mut from = Reader::new(block);
    let mut distances = Distances::to_begin_with(newest);
    loop {
        let run = RUN.take_number(&mut from)?;
        for _ in 0..run {
            let last = all[before.len()..].last().copied();
            all.push(BYTE[after(last)].take(&mut from)? as u8);
        }
        let (distance, is_again) = match WHERE[usize::from(run > 0)].take(&mut from)? {
            END => break,
            slot if slot < SLOTS => {
                let distance = number_in(slot, &mut from)?;
                distances.push(distance);
                (distance, false)
            }
            again => (distances.take(again - SLOTS), true),
        };
        let length = LENGTH[usize::from(is_again)].take_number(&mut from)?;
        let start = all.len().checked_sub(distance).filter(|_| distance > 0)?;
        if all.len() + length > FARTHEST {
            return None;
        }
        // What is copied may be part of the copy.
        for at in start..start + length {
            all.push(all[at]);
        }
    }
    (from.is_at_end() && all.len() <= FARTHEST).then(|| all.split_off(before.len()))
}

/// Which code a byte has.
fn after(before: Option<u8>) -> usize {
    usize::from(!before.is_some_and(|before| before.is_ascii_digit()))
}
