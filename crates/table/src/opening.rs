//! The second step of the dice. Every device has sealed its bytes and all hashes are published: now the devices open
//! them. Whoever keeps silent is left out of this deal, and the others open the next link of their hash chains, which
//! was fixed before anybody opened anything. The server's commitment stays as it is.
//!
//! Each attempt that fails leaves somebody out: it always ends.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::chance::{Commitment, Luck, Secret, Sources};
use crate::sealed::{Attempt, Receipt, Sealed, seats_of};
use crate::seat::{Seat, Seats};

/// Dice that are being opened. Kept by the server until the deal; only `sealed` is for everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opening {
    sealed: Sealed,
    opened: Vec<Opened>,
    /// What was opened in the attempts that failed.
    before: Vec<Vec<Secret>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Opened {
    seat: Seat,
    bytes: Secret,
}

/// Why bytes were not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NotOpened {
    #[error("another attempt is being opened now")]
    OtherAttempt,
    #[error("this seat has sealed nothing")]
    NotSealed,
    #[error("this seat has opened its bytes already")]
    Again,
    #[error("these are not the bytes that were sealed")]
    OtherBytes,
}

impl Opening {
    /// All hashes are in, or the deadline has passed and `missing` have sealed nothing.
    pub fn begin(commit: Commitment, mut receipts: Vec<Receipt>, missing: Seats) -> Self {
        receipts.sort_by_key(|receipt| receipt.seat);
        let sealed = Sealed { receipts, missing, ..Sealed::alone(commit) };
        Opening { sealed, opened: Vec::new(), before: Vec::new() }
    }

    /// For everybody, before anybody opens anything.
    pub const fn sealed(&self) -> &Sealed {
        &self.sealed
    }

    /// From 0.
    pub fn attempt(&self) -> u32 {
        self.sealed.attempts.len() as u32
    }

    pub fn waits_for(&self) -> Seats {
        let opened: Seats = self.opened.iter().map(|opened| opened.seat).collect();
        seats_of(&self.sealed.receipts) - opened
    }

    pub fn open(&mut self, seat: Seat, attempt: u32, bytes: Secret) -> Result<(), NotOpened> {
        if attempt != self.attempt() {
            return Err(NotOpened::OtherAttempt);
        }
        let receipt = self.sealed.receipts.iter().find(|receipt| receipt.seat == seat);
        let receipt = receipt.ok_or(NotOpened::NotSealed)?;
        if !self.waits_for().has(seat) {
            return Err(NotOpened::Again);
        }
        if bytes.commitment() != receipt.hash {
            return Err(NotOpened::OtherBytes);
        }
        self.opened.push(Opened { seat, bytes });
        self.opened.sort_by_key(|opened| opened.seat);
        Ok(())
    }

    /// Its time is over: whoever has not opened is left out, and a new attempt begins for the others.
    pub fn leave_out(&mut self) {
        let left_out = self.waits_for();
        if left_out.is_empty() {
            return;
        }
        let opened = std::mem::take(&mut self.opened);
        let next = |opened: &Opened| Receipt { seat: opened.seat, hash: opened.bytes.next_commitment() };
        let next = opened.iter().map(next).collect();
        let receipts = std::mem::replace(&mut self.sealed.receipts, next);
        self.sealed.attempts.push(Attempt { receipts, left_out });
        self.before.push(opened.iter().map(|opened| opened.bytes).collect());
    }

    /// What the game is dealt from, once nobody is waited for.
    pub fn luck(self, secret: Secret) -> Luck {
        let devices = self.opened.iter().map(|opened| opened.bytes).collect();
        Luck { sealed: self.sealed, sources: Sources { secret, devices, opened: self.before } }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::chance::Unsealed;

    /// What a seat opens in an attempt: the links of its hash chain.
    fn bytes(seat: Seat, attempt: u32) -> Secret {
        Secret::of_simulation(u64::from(seat.number()), 0).link(attempt)
    }

    fn server() -> Secret {
        Secret::from_bytes([7; 32])
    }

    fn begun(seats: u8) -> Opening {
        let seal = |seat| Receipt { seat, hash: bytes(seat, 0).commitment() };
        Opening::begin(server().commitment(), Seats::first(seats).iter().map(seal).collect(), Seats::NONE)
    }

    fn open(opening: &mut Opening, seat: Seat) -> Result<(), NotOpened> {
        let attempt = opening.attempt();
        opening.open(seat, attempt, bytes(seat, attempt))
    }

    #[test]
    fn only_the_bytes_that_were_sealed_are_opened_and_only_once() {
        let mut opening = begun(3);
        let seat = Seat::nth(1);
        let right = bytes(seat, 0);
        let mut refused = |seat, attempt, bytes| opening.open(seat, attempt, bytes).unwrap_err();
        assert_eq!(refused(seat, 1, right), NotOpened::OtherAttempt);
        assert_eq!(refused(Seat::nth(3), 0, right), NotOpened::NotSealed);
        assert_eq!(refused(Seat::nth(2), 0, right), NotOpened::OtherBytes);
        assert_eq!(open(&mut opening, seat), Ok(()));
        assert_eq!(open(&mut opening, seat), Err(NotOpened::Again));
        assert_eq!(opening.waits_for(), Seats::first(3).without(seat));
    }

    /// The operator waits for everybody's bytes and tries bytes of their own until the deal pleases.
    #[test]
    fn whoever_waits_for_the_others_cannot_choose_any_more() {
        let mut opening = begun(4);
        let operator = Seat::nth(3);
        for seat in Seats::first(3).iter() {
            open(&mut opening, seat).unwrap();
        }
        let waiting = opening.clone();
        for tried in 0..1000 {
            let other = Secret::of_simulation(99, tried);
            assert_eq!(opening.open(operator, 0, other), Err(NotOpened::OtherBytes));
        }
        assert_eq!(opening, waiting);
        open(&mut opening, operator).unwrap();
        let seed = opening.luck(server()).seed();
        // Keeping silent instead gives another deal: one, not a choice of many, and everybody can read whose silence it
        // was. From then on nothing of the operator is in it.
        let mut silent = waiting;
        silent.leave_out();
        assert_eq!(silent.sealed().attempts[0].left_out, operator.into());
        assert_eq!(open(&mut silent, operator), Err(NotOpened::NotSealed));
        for seat in Seats::first(3).iter() {
            open(&mut silent, seat).unwrap();
        }
        let luck = silent.luck(server());
        assert_ne!(luck.seed(), seed);
        assert_eq!(luck.sealed.attempts.len(), 1);
        assert_eq!(luck.check(4), Ok(()));
    }

    /// The operator holds back what the others opened and leaves them out, in order to choose the second attempt alone.
    #[test]
    fn whoever_leaves_the_others_out_cannot_choose_the_next_attempt() {
        let mut opening = begun(3);
        let operator = Seat::nth(0);
        open(&mut opening, operator).unwrap();
        opening.leave_out();
        assert_eq!(opening.sealed().attempts[0].left_out, Seats::first(3).without(operator));
        for tried in 0..1000 {
            let other = Secret::of_simulation(99, tried);
            assert_eq!(opening.open(operator, 1, other), Err(NotOpened::OtherBytes));
        }
        open(&mut opening, operator).unwrap();
        let honest = opening.luck(server());
        assert_eq!(honest.check(3), Ok(()));
        // A log that says otherwise is none: the second commitment is what was opened first.
        let other = Secret::of_simulation(99, 0);
        let mut forged = honest.clone();
        forged.sealed.receipts[0].hash = other.commitment();
        forged.sources.devices[0] = other;
        assert_eq!(forged.check(3), Err(Unsealed::Chain(operator)));
    }

    proptest! {
        /// Whoever opens and whoever keeps silent: it ends after at most one attempt a device, and what comes of it can
        /// be checked. What was shown before never changes.
        #[test]
        fn it_always_ends_and_can_be_checked(
            seats in 0_u8..=8,
            silences in proptest::collection::vec(any::<u8>(), 10),
        ) {
            let mut opening = begun(seats);
            for silence in silences.into_iter().take(usize::from(seats) + 1) {
                let silent = |seat: &Seat| silence & (1 << seat.number()) != 0;
                for seat in opening.waits_for().iter().filter(|seat| !silent(seat)) {
                    open(&mut opening, seat).unwrap();
                }
                if opening.waits_for().is_empty() {
                    break;
                }
                let shown = opening.sealed().clone();
                opening.leave_out();
                prop_assert!(shown.leads_to(opening.sealed()));
                prop_assert!(opening.sealed().receipts.len() < shown.receipts.len());
            }
            prop_assert!(opening.waits_for().is_empty());
            prop_assert_eq!(opening.luck(server()).check(seats), Ok(()));
        }
    }
}
