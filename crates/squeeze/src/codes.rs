//! What is frequent takes few bits: prefix codes that are the same for everybody, so that nothing of them travels or is
//! remembered.
//!
//! Of each code only the lengths are written down, a hexadecimal digit a symbol; the rest follows (shorter ones first, equal ones in the
//! order of their symbols). They are in `lengths`.

use crate::bits::Reader;

/// Numbers are written as one of these, and bits that say which of those it stands for.
pub const SLOTS: usize = 32;
/// Where a copy comes from: at a distance, at one of the last distances again, or there is none and this was the end.
pub const WHERES: usize = SLOTS + AGAIN + 1;
pub const AGAIN: usize = 3;
pub const END: usize = SLOTS + AGAIN;
pub const BYTES: usize = 256;
const LONGEST: usize = 15;

/// A prefix code.
pub struct Code<const N: usize> {
    /// The bits of each symbol, and how many.
    symbols: [(u16, u8); N],
    /// How many symbols have so many bits.
    of_length: [u16; LONGEST + 1],
    /// The symbols, shorter ones first.
    sorted: [u16; N],
}

impl<const N: usize> Code<N> {
    pub const fn of(lengths: &str) -> Self {
        let digits = lengths.as_bytes();
        assert!(digits.len() == N);
        let mut code = Code { symbols: [(0, 0); N], of_length: [0; LONGEST + 1], sorted: [0; N] };
        let (mut next, mut length, mut place) = (0_u32, 1, 0);
        while length <= LONGEST {
            let mut symbol = 0;
            while symbol < N {
                if digit(digits[symbol]) == length {
                    code.symbols[symbol] = (next as u16, length as u8);
                    code.of_length[length] += 1;
                    code.sorted[place] = symbol as u16;
                    (next, place) = (next + 1, place + 1);
                }
                symbol += 1;
            }
            // All that is left when the last length is done is nothing: any bits are a symbol.
            assert!(length < LONGEST || next == 1 << LONGEST);
            next <<= 1;
            length += 1;
        }
        assert!(place == N);
        code
    }

    /// The bits of a symbol, and how many.
    pub fn bits(&self, symbol: usize) -> (u32, u32) {
        let (bits, count) = self.symbols[symbol];
        (bits.into(), count.into())
    }

    pub fn take(&self, from: &mut Reader<'_>) -> Option<usize> {
        let (mut bits, mut first, mut place) = (0, 0, 0);
        for count in self.of_length[1..].iter().map(|count| u32::from(*count)) {
            bits = bits << 1 | from.bit()?;
            first <<= 1;
            if bits - first < count {
                return Some(self.sorted[(place + bits - first) as usize].into());
            }
            (first, place) = (first + count, place + count);
        }
        None
    }
}

impl Code<SLOTS> {
    pub fn take_number(&self, from: &mut Reader<'_>) -> Option<usize> {
        number_in(self.take(from)?, from)
    }
}

/// The symbol of a number, and how many bits say which one it is.
pub struct Slot {
    pub symbol: usize,
    pub rest: u32,
}

impl Slot {
    /// Numbers below four have their own; from then on two slots double.
    pub const fn of(number: usize) -> Self {
        if number < 4 {
            return Slot { symbol: number, rest: 0 };
        }
        let rest = number.ilog2() - 1;
        Slot { symbol: 2 * rest as usize + (number >> rest), rest }
    }
}

/// The number of a slot, whose other bits follow.
pub fn number_in(symbol: usize, from: &mut Reader<'_>) -> Option<usize> {
    if symbol < 4 {
        return Some(symbol);
    }
    let rest = symbol as u32 / 2 - 1;
    Some((2 | symbol & 1) << rest | from.bits(rest)? as usize)
}

const fn digit(hex: u8) -> usize {
    match hex {
        b'0'..=b'9' => (hex - b'0') as usize,
        b'a'..=b'f' => (hex - b'a') as usize + 10,
        _ => panic!("a length is a hexadecimal digit"),
    }
}
