//! What each household may do in a while. Thirty devices at one address do not notice; a flood from there does.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::Method;
use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};

use crate::config::Config;
use crate::household::Household;

/// Every kind of thing that is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    Connections,
    /// Files of the client, pictures of decks, and whatever is not found.
    Files,
    /// Whatever else is asked of `/api`.
    Questions,
    /// What takes a while to make: QR codes, logs and films.
    Drawings,
    /// The way back: some rooms are read from the disk.
    Homes,
    Sockets,
    /// Frames on all sockets.
    Messages,
    /// Messages that rewrite the row of a room: wishes, chat and seals of dice. Answers are not among them.
    Changes,
    /// Everything that is read from the network, pictures apart.
    Kilobytes,
    KilobytesOfPictures,
    Tables,
    Imports,
}

type Limiter = RateLimiter<Household, DefaultKeyedStateStore<Household>, DefaultClock>;

pub struct Budgets {
    clock: DefaultClock,
    /// In the order of [`Budget`].
    limiters: [Limiter; 12],
}

/// How long until it fits the budget again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooFast(pub Duration);

impl Budget {
    /// Which one a request is paid from.
    pub fn of(method: &Method, path: &str) -> Self {
        let Some(asked) = path.strip_prefix("/api/") else { return Budget::Files };
        let is_post = method == Method::POST;
        let last = asked.rsplit('/').next().unwrap_or_default();
        match last {
            "tables" if is_post => Budget::Tables,
            "decks" if is_post => Budget::Imports,
            "qr" | "qr.svg" | "log" | "film" => Budget::Drawings,
            "mine" => Budget::Homes,
            "ws" => Budget::Sockets,
            "small" | "large" => Budget::Files,
            _ => Budget::Questions,
        }
    }
}

impl Budgets {
    pub fn new(config: &Config) -> Self {
        let times = |count: u32| {
            NonZeroU32::new(count.saturating_mul(config.households_an_address)).unwrap_or(NonZeroU32::MIN)
        };
        let a_second = |count: u32, at_once: u32| Quota::per_second(times(count)).allow_burst(times(at_once));
        let a_minute = |count: u32| Quota::per_minute(NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN));
        let quotas = [
            a_second(40, 500),
            a_second(200, 6000),
            a_second(30, 600),
            a_second(3, 90),
            a_second(3, 90),
            a_second(10, 150),
            a_second(200, 1000),
            a_second(30, 900),
            a_second(1024, 8 * 1024),
            a_second(16 * 1024, 16 * 1024),
            a_minute(config.tables_a_minute),
            a_minute(config.imports_a_minute),
        ];
        Budgets { clock: DefaultClock::default(), limiters: quotas.map(Limiter::keyed) }
    }

    pub fn spend(&self, budget: Budget, who: Household) -> Result<(), TooFast> {
        self.spend_many(budget, who, NonZeroU32::MIN)
    }

    pub fn spend_many(&self, budget: Budget, who: Household, many: NonZeroU32) -> Result<(), TooFast> {
        match self.limiters[budget as usize].check_key_n(&who, many) {
            // More at once than there ever is counts as all there is: it was spent already.
            Ok(Ok(())) | Err(_) => Ok(()),
            Ok(Err(until)) => Err(TooFast(until.wait_time_from(self.clock.now()))),
        }
    }

    /// Forgets whoever has done nothing for a while.
    pub fn prune(&self) {
        for limiter in &self.limiters {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }

    #[cfg(test)]
    fn remembered(&self) -> usize {
        self.limiters.iter().map(|limiter| limiter.len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn household(address: &str) -> Household {
        Household::from(address.parse::<IpAddr>().unwrap())
    }

    #[test]
    fn every_route_has_its_budget() {
        let of = |method, path| Budget::of(&method, path);
        assert_eq!(of(Method::GET, "/"), Budget::Files);
        assert_eq!(of(Method::POST, "/api/tables"), Budget::Tables);
        assert_eq!(of(Method::GET, "/api/tables/BCDFGH"), Budget::Questions);
        assert_eq!(of(Method::GET, "/api/tables/BCDFGH/ws"), Budget::Sockets);
        assert_eq!(of(Method::POST, "/api/tables/BCDFGH/claim"), Budget::Questions);
        assert_eq!(of(Method::POST, "/api/tables/BCDFGH/tv"), Budget::Questions);
        assert_eq!(of(Method::POST, "/api/tv/BCDFGH"), Budget::Questions);
        assert_eq!(of(Method::GET, "/api/tv/ws"), Budget::Sockets);
        assert_eq!(of(Method::GET, "/api/mine"), Budget::Homes);
        assert_eq!(of(Method::POST, "/api/qr"), Budget::Drawings);
        assert_eq!(of(Method::GET, "/api/tables/BCDFGH/qr.svg"), Budget::Drawings);
        assert_eq!(of(Method::GET, "/api/tables/BCDFGH/log"), Budget::Drawings);
        assert_eq!(of(Method::POST, "/api/film"), Budget::Drawings);
        assert_eq!(of(Method::POST, "/api/tables/BCDFGH/games/0a/share"), Budget::Questions);
        assert_eq!(of(Method::POST, "/api/tables/BCDFGH/decks"), Budget::Imports);
        assert_eq!(of(Method::GET, "/api/tables/BCDFGH/decks"), Budget::Questions);
        assert_eq!(of(Method::GET, "/api/tables/BCDFGH/decks/1/2/small"), Budget::Files);
    }

    #[test]
    fn one_household_spends_its_own_budget_and_is_forgotten_when_it_has_it_all_again() {
        let budgets = Budgets::new(&Config { tables_a_minute: 2, ..Config::default() });
        let (one, other) = (household("2001:db8::1"), household("2001:db8:0:1::1"));
        let neighbour = household("2001:db8::2");
        assert!(
            budgets.spend(Budget::Tables, one).is_ok() && budgets.spend(Budget::Tables, neighbour).is_ok()
        );
        let TooFast(wait) = budgets.spend(Budget::Tables, one).unwrap_err();
        assert!(wait > Duration::ZERO && wait <= Duration::from_secs(30));
        assert!(budgets.spend(Budget::Tables, other).is_ok());
        budgets.prune();
        assert_eq!(budgets.remembered(), 2, "both have something to get back");
    }
}
