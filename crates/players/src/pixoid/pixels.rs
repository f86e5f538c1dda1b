//! Sets of pixels.

use stolik_shelf::pixoid::Pixel;

/// A set of pixels, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pixels(u128);

impl Pixels {
    pub const fn one(pixel: Pixel) -> Pixels {
        Pixels(1 << pixel.index())
    }

    pub const fn has(self, pixel: Pixel) -> bool {
        self.0 >> pixel.index() & 1 == 1
    }

    pub const fn and(self, other: Pixels) -> Pixels {
        Pixels(self.0 | other.0)
    }

    pub const fn without(self, other: Pixels) -> Pixels {
        Pixels(self.0 & !other.0)
    }

    pub const fn common(self, other: Pixels) -> Pixels {
        Pixels(self.0 & other.0)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Pixel> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Pixel::new(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<Pixel> for Pixels {
    fn from_iter<I: IntoIterator<Item = Pixel>>(pixels: I) -> Self {
        pixels.into_iter().fold(Pixels::default(), |all, pixel| all.and(Pixels::one(pixel)))
    }
}
