//! Bits in a row, the highest of each byte first.

/// Writes bits behind bytes.
pub struct Writer<'a> {
    out: &'a mut Vec<u8>,
    /// Bits that are not written yet, at the lower end, fewer than 32.
    kept: u64,
    count: u32,
}

impl<'a> Writer<'a> {
    pub fn new(out: &'a mut Vec<u8>) -> Self {
        Writer { out, kept: 0, count: 0 }
    }

    /// The lowest bits of a number, at most 32 of them.
    #[inline]
    pub fn put(&mut self, bits: u32, count: u32) {
        self.kept = self.kept << count | u64::from(bits);
        self.count += count;
        if self.count >= u32::BITS {
            self.count -= u32::BITS;
            self.out.extend(((self.kept >> self.count) as u32).to_be_bytes());
        }
    }

    /// The last byte is filled up with zeros.
    pub fn finish(self) {
        let kept = (self.kept << (u32::BITS - self.count)) as u32;
        self.out.extend(&kept.to_be_bytes()[..self.count.div_ceil(u8::BITS) as usize]);
    }
}

/// Reads them again. After the last one there is nothing.
pub struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Reader { bytes, at: 0 }
    }

    pub fn bit(&mut self) -> Option<u32> {
        let byte = self.bytes.get(self.at / 8)?;
        let bit = byte >> (7 - self.at % 8) & 1;
        self.at += 1;
        Some(bit.into())
    }

    pub fn bits(&mut self, count: u32) -> Option<u32> {
        (0..count).try_fold(0, |bits, _| Some(bits << 1 | self.bit()?))
    }

    /// Has everything been read but for what fills up the last byte?
    pub fn is_at_end(&self) -> bool {
        self.at.div_ceil(8) == self.bytes.len()
    }
}
