//! Who counts as one caller: an address, or all of a /64, of which a single device can use any. And how many connections
//! each has, and all together.

use std::collections::HashMap;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::config::Config;

/// Thirty devices with a browser's six connections and a socket each, and some to spare.
const CONNECTIONS_A_HOUSEHOLD: u32 = 300;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Household(IpAddr);

impl fmt::Display for Household {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<IpAddr> for Household {
    fn from(address: IpAddr) -> Self {
        Household(match address.to_canonical() {
            IpAddr::V6(long) => IpAddr::V6(Ipv6Addr::from_bits(long.to_bits() >> 64 << 64)),
            short @ IpAddr::V4(_) => short,
        })
    }
}

/// How many of something each household has, and may have.
pub struct Shares {
    most: u32,
    taken: Arc<Mutex<HashMap<Household, u32>>>,
}

/// One of a household's; given back when it is dropped.
pub struct Share {
    household: Household,
    taken: Arc<Mutex<HashMap<Household, u32>>>,
}

impl Shares {
    pub fn new(most: u32) -> Self {
        Shares { most, taken: Arc::default() }
    }

    pub fn take(&self, household: Household) -> Option<Share> {
        let mut taken = lock(&self.taken);
        let count = taken.entry(household).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Share { household, taken: self.taken.clone() })
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut taken = lock(&self.taken);
        if let Some(count) = taken.get_mut(&self.household) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.household);
            }
        }
    }
}

/// Everybody who is connected.
pub struct Crowd {
    places: Arc<Semaphore>,
    all: u32,
    pub shares: Shares,
}

impl Crowd {
    pub fn new(config: &Config) -> Self {
        let all = u32::try_from(config.most_connections).unwrap_or(u32::MAX);
        let each = CONNECTIONS_A_HOUSEHOLD.saturating_mul(config.households_an_address);
        Crowd { places: Arc::new(Semaphore::new(all as usize)), all, shares: Shares::new(each) }
    }

    /// A place among all connections.
    pub fn place(&self) -> Option<OwnedSemaphorePermit> {
        self.places.clone().try_acquire_owned().ok()
    }

    /// Waits until everybody has gone.
    pub async fn gone(&self) {
        // The semaphore is never closed.
        let _ = self.places.acquire_many(self.all).await;
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing inside can be half done.
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn household(address: &str) -> Household {
        Household::from(address.parse::<IpAddr>().unwrap())
    }

    #[test]
    fn a_network_of_64_bits_is_one_household_and_so_is_an_address_of_the_old_kind() {
        assert_eq!(household("2001:db8:1:2::7"), household("2001:db8:1:2:ffff::1"));
        assert_ne!(household("2001:db8:1:2::7"), household("2001:db8:1:3::7"));
        assert_eq!(household("::ffff:203.0.113.9"), household("203.0.113.9"));
        assert_ne!(household("203.0.113.9"), household("203.0.113.8"));
    }

    #[test]
    fn a_household_fills_its_own_places_only_and_gets_them_back() {
        let shares = Shares::new(3);
        let (one, other) = (household("192.0.2.1"), household("192.0.2.2"));
        let mut taken: Vec<Share> = (0..5).filter_map(|_| shares.take(one)).collect();
        assert_eq!(taken.len(), 3);
        assert!(shares.take(one).is_none() && shares.take(other).is_some());
        taken.pop();
        assert!(shares.take(one).is_some());
        drop(taken);
        assert!(lock(&shares.taken).is_empty(), "nobody is remembered");
    }
}
