//! Seats, sets of seats, and one value a seat.

use std::fmt;
use std::ops::{BitOr, Index, IndexMut, Sub};

use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use ts_rs::{Config, TS, TypeVisitor};

/// No game of ours seats more.
pub const MAX_SEATS: usize = 8;

/// A chair at the table, counted from 0. Numbers never change or get reused within a log;
/// the order around the table belongs to the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "number")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if a table can have it.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// The seat with this number, for numbers that are known to fit (`number % 8` otherwise).
    pub const fn nth(number: usize) -> Seat {
        debug_assert!(number < MAX_SEATS);
        Seat((number % MAX_SEATS) as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next seat clockwise at a table of `seats` where nobody has left: the player to the left.
    pub const fn left(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(number).ok_or_else(|| D::Error::custom(format!("no table has a seat {number}")))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, TS)]
#[ts(type = "Array<number>")]
pub struct Seats(u8);

impl Seats {
    pub const NONE: Seats = Seats(0);

    /// Seats 0 to `count - 1`.
    pub const fn first(count: u8) -> Seats {
        if count as usize >= MAX_SEATS { Seats(u8::MAX) } else { Seats((1 << count) - 1) }
    }

    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// As [`is_empty`](Seats::is_empty), for serde.
    pub(crate) const fn is_empty_ref(&self) -> bool {
        self.is_empty()
    }

    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | (1 << seat.0))
    }

    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    pub const fn contains_all(self, others: Seats) -> bool {
        self.0 & others.0 == others.0
    }

    /// In order of number.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Seat(left.trailing_zeros().min(MAX_SEATS as u32) as u8);
            (left != 0).then(|| {
                left &= left - 1;
                seat
            })
        })
    }

    /// The one with the lowest number.
    pub fn lowest(self) -> Option<Seat> {
        self.iter().next()
    }
}

impl BitOr for Seats {
    type Output = Seats;

    fn bitor(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }
}

impl Sub for Seats {
    type Output = Seats;

    fn sub(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }
}

impl From<Seat> for Seats {
    fn from(seat: Seat) -> Seats {
        Seats::one(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Through a list with a known length: postcard needs it.
        serializer.collect_seq(self.iter().collect::<arrayvec::ArrayVec<_, MAX_SEATS>>())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = arrayvec::ArrayVec::<Seat, MAX_SEATS>::deserialize(deserializer)?;
        Ok(seats.into_iter().collect())
    }
}

/// One value for each seat of a table, stored in place: a state that holds it stays cheap to clone. What it holds need
/// not be `Copy`; where it is, this is, too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct BySeat<T> {
    values: [T; MAX_SEATS],
    seats: u8,
}

impl<T: Default> BySeat<T> {
    /// The default value for each of `seats` seats.
    pub fn new(seats: u8) -> Self {
        BySeat { values: Default::default(), seats: seats.min(MAX_SEATS as u8) }
    }

    pub fn from_fn(seats: u8, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::new(seats);
        for seat in all.seats() {
            all[seat] = value(seat);
        }
        all
    }

    /// Somebody has joined: one more seat, with the default value.
    pub fn grow(&mut self) {
        self.seats = (self.seats + 1).min(MAX_SEATS as u8);
    }
}

impl<T> BySeat<T> {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<T> {
        (0..self.seats).map(Seat)
    }

    pub fn len(&self) -> usize {
        self.seats as usize
    }

    pub fn is_empty(&self) -> bool {
        self.seats == 0
    }

    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.seats as usize]
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats().zip(self.as_slice())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    /// A seat that the table does not have holds the default value.
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.number() < self.seats, "{seat:?} of {}", self.seats);
        &mut self.values[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Under a name, for who has to know that a place in this list is a seat; to formats it is a list.
        serializer.serialize_newtype_struct("BySeat", self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Values<T>(std::marker::PhantomData<T>);

        impl<'de, T: Deserialize<'de> + Default> Visitor<'de> for Values<T> {
            type Value = BySeat<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {MAX_SEATS} values, one a seat")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<BySeat<T>, A::Error> {
                let mut all = BySeat::new(0);
                while let Some(value) = list.next_element()? {
                    let Some(slot) = all.values.get_mut(all.seats as usize) else {
                        return Err(A::Error::invalid_length(MAX_SEATS + 1, &self));
                    };
                    *slot = value;
                    all.seats += 1;
                }
                Ok(all)
            }
        }

        deserializer.deserialize_seq(Values(std::marker::PhantomData))
    }
}

/// To the client it is a list. (Written out, because the derive cannot name a generic type as another.)
impl<T: TS> TS for BySeat<T> {
    type WithoutGenerics = <Vec<T> as TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &Config) -> String {
        Vec::<T>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
    }

    fn decl(config: &Config) -> String {
        Vec::<T>::decl(config)
    }

    fn decl_concrete(config: &Config) -> String {
        Vec::<T>::decl_concrete(config)
    }
}

/// Who looks. A server hands out `Seat` and `Public` only; `All` is for replays of finished games and for tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    Seat(Seat),
    Public,
    All,
}

impl Viewer {
    /// The seat that looks, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::All => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_counts_and_lists_in_order() {
        let seats: Seats = [Seat::nth(5), Seat::nth(0), Seat::nth(7)].into_iter().collect();
        assert_eq!(seats.iter().map(Seat::number).collect::<Vec<_>>(), [0, 5, 7]);
        assert_eq!(seats.len(), 3);
        assert_eq!(seats.without(Seat::nth(0)).lowest(), Some(Seat::nth(5)));
        assert_eq!(Seats::first(8).len(), 8);
        assert_eq!(Seats::NONE.lowest(), None);
    }

    #[test]
    fn values_by_seat_survive_writing_and_reading() {
        let values = BySeat::from_fn(5, |seat| seat.number() * 3);
        let bytes = postcard::to_stdvec(&values).unwrap();
        assert_eq!(postcard::from_bytes::<BySeat<u8>>(&bytes).unwrap(), values);
        assert!(postcard::from_bytes::<BySeat<u8>>(&[9; 10]).is_err(), "nine seats are one too many");
    }

    #[test]
    fn values_by_seat_may_own_things_and_grow_by_a_seat() {
        let mut words = BySeat::from_fn(2, |seat| vec![seat.number(); 2]);
        words.grow();
        assert_eq!(words.as_slice(), [vec![0, 0], vec![1, 1], vec![]]);
        let bytes = postcard::to_stdvec(&words).unwrap();
        assert_eq!(postcard::from_bytes::<BySeat<Vec<u8>>>(&bytes).unwrap(), words);
        let mut full = BySeat::<u8>::new(8);
        full.grow();
        assert_eq!(full.len(), 8, "no table has more");
    }

    #[test]
    fn a_seat_that_no_table_has_is_not_read() {
        assert!(postcard::from_bytes::<Seat>(&[8]).is_err());
        assert_eq!(postcard::from_bytes::<Seat>(&[7]).unwrap(), Seat::nth(7));
    }
}
