//! Chance that can be checked: who made the seed, and how to prove it afterwards.
//!
//! Before the deal the server publishes the [`Commitment`] to its [`Secret`]; then each seat's device adds
//! random bytes of its own and gets a [`Commitment`] to those as a receipt. The [`Seed`] is made from all of
//! them, so that neither the server nor any player could have chosen it alone. When the game is over the
//! secret is shown, and anybody can make the seed again and replay the game.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use thiserror::Error;

/// Random bytes of the server, or of one seat's device. Shown to nobody before the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// What is published of a [`Secret`] before the deal: it fixes the secret and tells nothing about it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

/// What every throw of a game follows from. Never leaves the server before the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The secrets behind a seed, as the log keeps them: `devices` in order of seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sources {
    pub secret: Secret,
    pub devices: Vec<Secret>,
}

/// What was published before the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sealed {
    pub commit: Commitment,
    pub receipts: Vec<Commitment>,
}

/// The secrets shown are not those that were sealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unsealed {
    #[error("the server's secret is not the one it committed to before the deal")]
    Secret,
    #[error("the random bytes of device {0} are not the ones on its receipt")]
    Device(usize),
    #[error("there are {shown} devices, but {sealed} receipts were given")]
    Count { shown: usize, sealed: usize },
}

impl Secret {
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Secret(bytes)
    }

    /// The secret of the n-th game of a simulation. Anybody can know it: for simulations and tests only.
    pub fn of_simulation(seed: u64, game: u64) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("stolik 2026 secret of a simulated game");
        hasher.update(&seed.to_le_bytes());
        hasher.update(&game.to_le_bytes());
        Secret(*hasher.finalize().as_bytes())
    }

    pub fn commitment(&self) -> Commitment {
        Commitment(blake3::derive_key("stolik 2026 commitment before the deal", &self.0))
    }
}

impl Sources {
    /// A server alone, with no devices: simulations.
    pub fn alone(secret: Secret) -> Self {
        Sources { secret, devices: Vec::new() }
    }

    pub fn sealed(&self) -> Sealed {
        Sealed {
            commit: self.secret.commitment(),
            receipts: self.devices.iter().map(Secret::commitment).collect(),
        }
    }

    pub fn seed(&self) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key("stolik 2026 seed of the dice");
        hasher.update(&self.secret.0);
        for device in &self.devices {
            hasher.update(&device.0);
        }
        Seed(*hasher.finalize().as_bytes())
    }

    /// Are these the secrets that were sealed before the deal?
    pub fn check(&self, sealed: &Sealed) -> Result<(), Unsealed> {
        if self.secret.commitment() != sealed.commit {
            return Err(Unsealed::Secret);
        }
        if self.devices.len() != sealed.receipts.len() {
            return Err(Unsealed::Count { shown: self.devices.len(), sealed: sealed.receipts.len() });
        }
        let wrong = self
            .devices
            .iter()
            .zip(&sealed.receipts)
            .position(|(device, receipt)| device.commitment() != *receipt);
        wrong.map_or(Ok(()), |device| Err(Unsealed::Device(device)))
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
        }
    }

    #[test]
    fn every_source_moves_the_seed_and_only_the_sealed_ones_pass() {
        let sealed = sources().sealed();
        assert_eq!(sources().check(&sealed), Ok(()));

        let mut other = sources();
        other.secret = Secret::from_bytes([9; 32]);
        assert_ne!(other.seed(), sources().seed());
        assert_eq!(other.check(&sealed), Err(Unsealed::Secret));

        let mut other = sources();
        other.devices[1] = Secret::from_bytes([9; 32]);
        assert_ne!(other.seed(), sources().seed());
        assert_eq!(other.check(&sealed), Err(Unsealed::Device(1)));

        let mut other = sources();
        other.devices.pop();
        assert_ne!(other.seed(), sources().seed());
        assert_eq!(other.check(&sealed), Err(Unsealed::Count { shown: 1, sealed: 2 }));
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
}
