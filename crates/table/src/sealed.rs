//! What everybody is shown of the dice before the deal. A device keeps it, and holds the log of the finished game
//! against it: `head.sealed` must be what was kept (or what it [led to](Sealed::leads_to), for a device that was away
//! for the last attempts).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::chance::{Commitment, Unsealed};
use crate::seat::{Seat, Seats};

/// The server's commitment, what each device has sealed, and the attempts to open that failed before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Sealed {
    pub commit: Commitment,
    /// Of the attempt that led to the deal, in order of seats. A seat without one added nothing: a bot, a program, or a
    /// person named in `missing` or in an attempt.
    pub receipts: Vec<Receipt>,
    /// Those that failed, the first one first.
    pub attempts: Vec<Attempt>,
    /// Seats of people whose devices sealed nothing before the deadline.
    #[serde(default, skip_serializing_if = "Seats::is_empty_ref")]
    #[ts(optional, as = "Option<Seats>")]
    pub missing: Seats,
}

/// The hash of a device's random bytes, published before any are opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Receipt {
    pub seat: Seat,
    pub hash: Commitment,
}

/// An attempt to open the dice in which somebody kept silent. They stay out of this deal. For the others the bytes that
/// they opened are the commitment of the next attempt, so what they open there was fixed before this one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Attempt {
    pub receipts: Vec<Receipt>,
    pub left_out: Seats,
}

/// What logs of version 1 say instead: devices without seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SealedByDevice {
    pub commit: Commitment,
    pub receipts: Vec<Commitment>,
}

/// As the head of a log says it, by its version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Seals {
    BySeat(Sealed),
    ByDevice(SealedByDevice),
}

pub(crate) fn seats_of(receipts: &[Receipt]) -> Seats {
    receipts.iter().map(|receipt| receipt.seat).collect()
}

impl Sealed {
    /// The server's commitment alone: nobody has added anything.
    pub const fn alone(commit: Commitment) -> Self {
        Sealed { commit, receipts: Vec::new(), attempts: Vec::new(), missing: Seats::NONE }
    }

    /// Every list of receipts, in the order in which they were published.
    fn lists(&self) -> impl Iterator<Item = &[Receipt]> {
        self.attempts.iter().map(|attempt| &attempt.receipts[..]).chain([&self.receipts[..]])
    }

    /// Whether this could have been published at a table of so many: each attempt is the one before without those who
    /// kept silent, and no hash stands twice.
    pub fn check(&self, seats: u8) -> Result<(), Unsealed> {
        let mut hashes: Vec<[u8; 32]> = Vec::new();
        for (number, list) in self.lists().enumerate() {
            let is_in_order = list.is_sorted_by(|one, other| one.seat < other.seat);
            let is_seated = Seats::first(seats).contains_all(seats_of(list));
            let follows = number.checked_sub(1).is_none_or(|before| {
                let Attempt { receipts, left_out } = &self.attempts[before];
                let sealed = seats_of(receipts);
                let somebody = !left_out.is_empty() && sealed.contains_all(*left_out);
                somebody && seats_of(list) == sealed - *left_out
            });
            if !is_in_order || !is_seated || !follows {
                return Err(Unsealed::Attempt(number + 1));
            }
            hashes.extend(list.iter().map(|receipt| *receipt.hash.as_bytes()));
        }
        let sealed = self.lists().next().map_or(Seats::NONE, seats_of);
        if !(Seats::first(seats) - sealed).contains_all(self.missing) {
            return Err(Unsealed::Missing);
        }
        hashes.sort_unstable();
        if hashes.windows(2).any(|pair| pair[0] == pair[1]) { Err(Unsealed::Twice) } else { Ok(()) }
    }

    /// Is `later` the same sealing, at this attempt or a later one? Nothing that was once shown may change.
    pub fn leads_to(&self, later: &Sealed) -> bool {
        let shown: Vec<&[Receipt]> = self.lists().collect();
        let lists: Vec<&[Receipt]> = later.lists().collect();
        let same_start = self.commit == later.commit && self.missing == later.missing;
        same_start && lists.starts_with(&shown) && later.attempts.starts_with(&self.attempts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Secret;

    fn receipt(seat: usize, bytes: u8) -> Receipt {
        Receipt { seat: Seat::nth(seat), hash: Secret::from_bytes([bytes; 32]).commitment() }
    }

    /// Seat 2 kept silent at first.
    fn sealed() -> Sealed {
        Sealed {
            commit: Secret::from_bytes([1; 32]).commitment(),
            receipts: vec![receipt(0, 5), receipt(1, 6)],
            attempts: vec![Attempt {
                receipts: vec![receipt(0, 2), receipt(1, 3), receipt(2, 4)],
                left_out: Seat::nth(2).into(),
            }],
            missing: Seat::nth(3).into(),
        }
    }

    fn with(change: impl FnOnce(&mut Sealed)) -> Result<(), Unsealed> {
        let mut sealed = sealed();
        change(&mut sealed);
        sealed.check(4)
    }

    #[test]
    fn what_could_not_have_been_published_is_refused() {
        assert_eq!(with(|_| {}), Ok(()));
        assert_eq!(with(|sealed| sealed.attempts[0].receipts.swap(0, 1)), Err(Unsealed::Attempt(1)));
        assert_eq!(with(|sealed| sealed.attempts[0].receipts[2] = receipt(4, 4)), Err(Unsealed::Attempt(1)));
        assert_eq!(with(|sealed| sealed.attempts[0].left_out = Seats::NONE), Err(Unsealed::Attempt(2)));
        assert_eq!(with(|sealed| sealed.attempts[0].left_out = Seats::first(2)), Err(Unsealed::Attempt(2)));
        assert_eq!(with(|sealed| sealed.receipts.push(receipt(2, 7))), Err(Unsealed::Attempt(2)));
        assert_eq!(with(|sealed| sealed.receipts[1] = receipt(1, 3)), Err(Unsealed::Twice));
        assert_eq!(with(|sealed| sealed.receipts[1] = receipt(1, 5)), Err(Unsealed::Twice));
        assert_eq!(with(|sealed| sealed.missing = Seat::nth(4).into()), Err(Unsealed::Missing));
        assert_eq!(with(|sealed| sealed.missing = Seat::nth(2).into()), Err(Unsealed::Missing));
    }

    #[test]
    fn what_was_shown_must_not_change() {
        let later = sealed();
        let first =
            Sealed { receipts: later.attempts[0].receipts.clone(), attempts: Vec::new(), ..later.clone() };
        assert!(first.leads_to(&later) && later.leads_to(&later));
        assert!(!later.leads_to(&first));
        let changed = |change: fn(&mut Sealed)| {
            let mut other = later.clone();
            change(&mut other);
            assert!(!later.leads_to(&other));
            other
        };
        changed(|other| other.commit = other.receipts[0].hash);
        changed(|other| other.missing = Seats::NONE);
        changed(|other| other.receipts[0] = receipt(0, 9));
        changed(|other| other.attempts[0].left_out = Seat::nth(1).into());
        let other = changed(|other| other.attempts[0].receipts[1] = receipt(1, 9));
        assert!(!first.leads_to(&other));
    }
}
