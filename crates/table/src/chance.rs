//! Chance that can be checked: who made the seed, and how to prove it afterwards.
//!
//! Before the deal the server publishes the [`Commitment`] to its [`Secret`], and each seat's device only the
//! [`Commitment`] to random bytes of its own. When all of them are published ([`Sealed`]) the devices open
//! their bytes ([`Opening`](crate::opening)), and the [`Seed`] is made from everything. So nobody could have
//! chosen it, not even a server that plays: whoever sees the others' bytes can no longer change their own.
//! When the game is over all is shown, and anybody can make the seed again and replay the game.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use thiserror::Error;
use ts_rs::TS;

use crate::sealed::{Receipt, Sealed, SealedByDevice, Seals, seats_of};
use crate::seat::{MAX_SEATS, Seat, Seats};

/// Attempts to open the dice, at most: each that fails leaves out at least one seat.
const MAX_ATTEMPTS: u32 = MAX_SEATS as u32;

/// Random bytes of the server, or of one seat's device. Shown to nobody before the game is over.
#[derive(Clone, Copy, PartialEq, Eq, TS)]
#[ts(type = "string")]
pub struct Secret([u8; 32]);

/// What is published of a [`Secret`] before the deal: it fixes the secret and tells nothing about it.
#[derive(Clone, Copy, PartialEq, Eq, TS)]
#[ts(type = "string")]
pub struct Commitment([u8; 32]);

/// What every throw of a game follows from. Never leaves the server before the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The secrets behind a seed, as the log keeps them: `devices` in order of their receipts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sources {
    pub secret: Secret,
    pub devices: Vec<Secret>,
    /// What the others opened in each attempt that failed: it shows who kept silent and who did not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opened: Vec<Vec<Secret>>,
}

/// What a game is dealt from: what everybody was shown before, and the secrets behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Luck {
    pub sealed: Sealed,
    pub sources: Sources,
}

/// The secrets shown are not those that were sealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unsealed {
    #[error("the server's secret is not the one it committed to before the deal")]
    Secret,
    #[error("the random bytes of seat {} are not the ones it had sealed", .0.number())]
    Device(Seat),
    #[error("the random bytes of device {0} are not the ones on its receipt")]
    OldDevice(usize),
    #[error("{shown} devices opened their bytes, but {sealed} had sealed some")]
    Count { shown: usize, sealed: usize },
    #[error("attempt {0} to open the dice could not have been made")]
    Attempt(usize),
    #[error("the same bytes were sealed twice")]
    Twice,
    #[error("seats are named missing that cannot be")]
    Missing,
    #[error("what seat {} opened is not what it had sealed for the next attempt", .0.number())]
    Chain(Seat),
}

impl Secret {
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Secret(bytes)
    }

    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The secret of the n-th game of a simulation. Anybody can know it: for simulations and tests only.
    pub fn of_simulation(seed: u64, game: u64) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("stolik 2026 secret of a simulated game");
        hasher.update(&seed.to_le_bytes());
        hasher.update(&game.to_le_bytes());
        Secret(*hasher.finalize().as_bytes())
    }

    /// What a device opens in an attempt, if these bytes are the seed of its hash chain.
    pub fn link(&self, attempt: u32) -> Secret {
        (attempt..MAX_ATTEMPTS).fold(*self, |later, _| Secret(later.commitment().0))
    }

    pub fn commitment(&self) -> Commitment {
        Commitment(blake3::derive_key("stolik 2026 commitment before the deal", &self.0))
    }

    /// These bytes as the commitment to the next ones: a device seals the end of a hash chain and opens it link by link, so
    /// its bytes for every attempt are fixed before the first is opened.
    pub const fn next_commitment(&self) -> Commitment {
        Commitment(self.0)
    }
}

impl Sources {
    /// A server alone, with no devices: simulations.
    pub fn alone(secret: Secret) -> Self {
        Sources { secret, devices: Vec::new(), opened: Vec::new() }
    }

    pub fn seed(&self) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key("stolik 2026 seed of the dice");
        hasher.update(&self.secret.0);
        for device in &self.devices {
            hasher.update(&device.0);
        }
        Seed(*hasher.finalize().as_bytes())
    }

    /// Whether these are the secrets that were sealed before the deal, at a table of so many, by a log of this version.
    pub fn check(&self, seals: &Seals, seats: u8, version: u16) -> Result<(), Unsealed> {
        match seals {
            Seals::BySeat(sealed) => {
                self.check_by_seat(sealed, seats)?;
                if version < 3 { Ok(()) } else { self.check_chains(sealed) }
            }
            Seals::ByDevice(sealed) => self.check_by_device(sealed),
        }
    }

    /// Whether what each device opened in an attempt is its commitment in the next one.
    fn check_chains(&self, sealed: &Sealed) -> Result<(), Unsealed> {
        let next = sealed.attempts.iter().skip(1).map(|attempt| &attempt.receipts).chain([&sealed.receipts]);
        let mut links = self.opened.iter().zip(next).flat_map(|(opened, next)| opened.iter().zip(next));
        let broken = links.find(|(bytes, receipt)| bytes.next_commitment() != receipt.hash);
        broken.map_or(Ok(()), |(_, receipt)| Err(Unsealed::Chain(receipt.seat)))
    }

    fn check_by_seat(&self, sealed: &Sealed, seats: u8) -> Result<(), Unsealed> {
        self.check_secret(sealed.commit)?;
        sealed.check(seats)?;
        same_count(self.opened.len(), sealed.attempts.len())?;
        for (attempt, opened) in sealed.attempts.iter().zip(&self.opened) {
            check_opened(&attempt.receipts, seats_of(&attempt.receipts) - attempt.left_out, opened)?;
        }
        check_opened(&sealed.receipts, seats_of(&sealed.receipts), &self.devices)
    }

    fn check_by_device(&self, sealed: &SealedByDevice) -> Result<(), Unsealed> {
        self.check_secret(sealed.commit)?;
        same_count(self.opened.len(), 0)?;
        same_count(self.devices.len(), sealed.receipts.len())?;
        let mut pairs = self.devices.iter().zip(&sealed.receipts);
        let wrong = pairs.position(|(device, receipt)| device.commitment() != *receipt);
        wrong.map_or(Ok(()), |device| Err(Unsealed::OldDevice(device)))
    }

    fn check_secret(&self, commit: Commitment) -> Result<(), Unsealed> {
        if self.secret.commitment() == commit { Ok(()) } else { Err(Unsealed::Secret) }
    }
}

fn same_count(shown: usize, sealed: usize) -> Result<(), Unsealed> {
    if shown == sealed { Ok(()) } else { Err(Unsealed::Count { shown, sealed }) }
}

/// Did these seats open what they had sealed?
fn check_opened(receipts: &[Receipt], by: Seats, opened: &[Secret]) -> Result<(), Unsealed> {
    same_count(opened.len(), usize::from(by.len()))?;
    let sealed = receipts.iter().filter(|receipt| by.has(receipt.seat));
    let wrong = sealed.zip(opened).find(|(receipt, bytes)| bytes.commitment() != receipt.hash);
    wrong.map_or(Ok(()), |(receipt, _)| Err(Unsealed::Device(receipt.seat)))
}

impl Luck {
    /// A server alone: simulations, and tables at which no device adds anything.
    pub fn alone(secret: Secret) -> Self {
        Luck { sealed: Sealed::alone(secret.commitment()), sources: Sources::alone(secret) }
    }

    pub fn seed(&self) -> Seed {
        self.sources.seed()
    }

    pub fn check(&self, seats: u8) -> Result<(), Unsealed> {
        self.sources.check_by_seat(&self.sealed, seats)?;
        self.sources.check_chains(&self.sealed)
    }
}

impl Commitment {
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl Seed {
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Seed(bytes)
    }

    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Secrets and seeds do not print themselves: a log line of the server must not tell the dice.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// As 64 hexadecimal digits.
impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", blake3::Hash::from_bytes(self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({})", blake3::Hash::from_bytes(self.0))
    }
}

/// As 64 hexadecimal digits.
macro_rules! as_hex {
    ($($name:ident),+) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&blake3::Hash::from_bytes(self.0).to_hex())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                let hash = blake3::Hash::from_hex(text.as_bytes()).map_err(D::Error::custom)?;
                Ok($name(*hash.as_bytes()))
            }
        }
    )+};
}
as_hex!(Secret, Commitment);

#[cfg(test)]
mod tests {
    use super::*;

    fn sources() -> Sources {
        Sources {
            secret: Secret::from_bytes([1; 32]),
            devices: vec![Secret::from_bytes([2; 32]), Secret::from_bytes([3; 32])],
            opened: vec![vec![Secret::from_bytes([4; 32])]],
        }
    }

    /// Of seats 1 and 2, at the first attempt.
    fn sealed() -> Seals {
        let receipt = |seat, bytes| Receipt {
            seat: Seat::nth(seat),
            hash: Secret::from_bytes([bytes; 32]).commitment(),
        };
        Seals::BySeat(Sealed {
            receipts: vec![receipt(1, 2), receipt(2, 3)],
            ..Sealed::alone(sources().secret.commitment())
        })
    }

    #[test]
    fn every_source_moves_the_seed_and_only_the_sealed_ones_pass() {
        let sealed = sealed();
        let honest = Sources { opened: Vec::new(), ..sources() };
        assert_eq!(honest.check(&sealed, 3, 3), Ok(()));
        let check = |change: fn(&mut Sources)| {
            let mut other = honest.clone();
            change(&mut other);
            assert_ne!(other.seed(), honest.seed());
            other.check(&sealed, 3, 3)
        };
        assert_eq!(check(|other| other.secret = Secret::from_bytes([9; 32])), Err(Unsealed::Secret));
        let device = check(|other| other.devices[1] = Secret::from_bytes([9; 32]));
        assert_eq!(device, Err(Unsealed::Device(Seat::nth(2))));
        let count = check(|other| other.devices.truncate(1));
        assert_eq!(count, Err(Unsealed::Count { shown: 1, sealed: 2 }));
        assert_eq!(sources().check(&sealed, 3, 3), Err(Unsealed::Count { shown: 1, sealed: 0 }));
    }

    #[test]
    fn the_order_of_devices_counts() {
        let mut swapped = sources();
        swapped.devices.swap(0, 1);
        assert_ne!(swapped.seed(), sources().seed());
    }

    #[test]
    fn secrets_and_seeds_do_not_print_themselves() {
        assert_eq!(format!("{:?} {:?}", sources().secret, sources().seed()), "Secret(…) Seed(…)");
    }

    /// If this fails, no game sealed before can be checked any more.
    #[test]
    fn golden_seed() {
        let seed = blake3::Hash::from_bytes(*sources().seed().as_bytes());
        assert_eq!(
            seed.to_hex().as_str(),
            "e483c1c5df2f8e85a209bb5b45607c7f0877ddee0d53bf373bf015a97b00361d"
        );
    }

    /// Every client makes the same hash by itself: `web/src/lib/dice.test.ts`.
    #[test]
    fn golden_commitment() {
        assert_eq!(
            sources().secret.commitment().to_string(),
            "1d35fe59d1daec9ab3fe90816c1b3895414b7b8b6bd11bd1504664cb12dcfbda"
        );
        let link = sources().secret.link(0).next_commitment();
        assert_eq!(link.to_string(), "c55080c6b791dc0e585c9217d974c4fbab4d0c9644805756dae0e96a85625c04");
    }
}
