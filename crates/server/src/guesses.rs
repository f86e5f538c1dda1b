//! Codes that are tried out. A wrong one costs, a right one is free; and a code that was right for a household stays
//! free for it, so that nobody who guesses keeps their neighbours from their own table.
//!
//! This is not a limiter of the library: those cannot give back what a right code did not cost.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use stolik_store::Bucket;
use tokio::time::Instant;

use crate::household::Household;

/// Wrong codes, and right ones that are just being looked up.
const AT_ONCE: f64 = 100.0;
/// One wrong code is forgotten after so long: 12 a minute, some 7,000 a night.
pub const FORGOTTEN_AFTER: Duration = Duration::from_secs(5);
/// Tables of a household that are remembered.
const TABLES: usize = 64;
/// Whoever has not looked for a table for so long is forgotten.
const REMEMBERED_FOR: Duration = Duration::from_secs(60 * 60);

pub struct Guesses {
    at_once: f64,
    all: Mutex<HashMap<Household, Looking>>,
}

struct Looking {
    spent: f64,
    at: Instant,
    right: VecDeque<String>,
}

/// A code is being looked up; it counts as wrong until it is said to be right.
pub struct Guess<'a> {
    guesses: &'a Guesses,
    who: Household,
    code: &'a str,
    is_paid: bool,
}

/// Too many wrong codes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany;

impl Guesses {
    pub fn new(households_an_address: u32) -> Self {
        Guesses { at_once: AT_ONCE * f64::from(households_an_address), all: Mutex::default() }
    }

    pub fn look<'a>(&'a self, who: Household, code: &'a str) -> Result<Guess<'a>, TooMany> {
        let mut all = self.lock();
        let now = Instant::now();
        let fresh = || Looking { spent: 0.0, at: now, right: VecDeque::new() };
        let looking = all.entry(who).or_insert_with(fresh);
        looking.forget(now);
        let is_paid = !looking.right.iter().any(|right| right == code);
        if is_paid {
            if looking.spent + 1.0 > self.at_once {
                return Err(TooMany);
            }
            looking.spent += 1.0;
        }
        Ok(Guess { guesses: self, who, code, is_paid })
    }

    /// The same for all servers together, where there are several.
    pub fn bucket(&self) -> Bucket {
        Bucket { holds: self.at_once, one_leaks_in: FORGOTTEN_AFTER }
    }

    /// Forgets whoever has not looked for anything for long.
    pub fn prune(&self) {
        let mut all = self.lock();
        all.retain(|_, looking| looking.at.elapsed() < REMEMBERED_FOR);
        all.shrink_to_fit();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Household, Looking>> {
        // Nothing inside can be half done.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Looking {
    fn forget(&mut self, now: Instant) {
        let forgotten = now.duration_since(self.at).as_secs_f64() / FORGOTTEN_AFTER.as_secs_f64();
        self.spent = (self.spent - forgotten).max(0.0);
        self.at = now;
    }
}

impl Guess<'_> {
    /// Does it count as wrong so far? A code that was right before is free.
    pub fn is_paid(&self) -> bool {
        self.is_paid
    }

    pub fn was_right(self) {
        let mut all = self.guesses.lock();
        let Some(looking) = all.get_mut(&self.who).filter(|_| self.is_paid) else { return };
        looking.spent = (looking.spent - 1.0).max(0.0);
        if looking.right.iter().any(|right| right == self.code) {
            return;
        }
        if looking.right.len() == TABLES {
            looking.right.pop_front();
        }
        looking.right.push_back(self.code.to_owned());
    }

    /// Nobody could look: it costs nothing, and nothing was learned.
    pub fn was_not_looked_up(self) {
        let mut all = self.guesses.lock();
        if let Some(looking) = all.get_mut(&self.who).filter(|_| self.is_paid) {
            looking.spent = (looking.spent - 1.0).max(0.0);
        }
    }

    pub fn was_wrong(self) {
        let mut all = self.guesses.lock();
        let Some(looking) = all.get_mut(&self.who).filter(|_| !self.is_paid) else { return };
        // It was right once, and is paid now.
        looking.right.retain(|right| right != self.code);
        looking.spent += 1.0;
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn household(address: &str) -> Household {
        Household::from(address.parse::<IpAddr>().unwrap())
    }

    #[tokio::test(start_paused = true)]
    async fn wrong_codes_run_out_and_right_ones_do_not() {
        let guesses = Guesses::new(1);
        let (one, other) = (household("192.0.2.1"), household("192.0.2.2"));
        for _ in 0..1000 {
            guesses.look(one, "right").unwrap().was_right();
        }
        let mut tried = 0;
        while let Ok(guess) = guesses.look(one, "wrong") {
            guess.was_wrong();
            tried += 1;
        }
        assert_eq!(tried, 100);
        guesses.look(one, "right").unwrap().was_right();
        assert!(guesses.look(one, "another").is_err() && guesses.look(other, "another").is_ok());

        tokio::time::advance(Duration::from_secs(3600)).await;
        let mut again = 0;
        while let Ok(guess) = guesses.look(one, "wrong") {
            guess.was_wrong();
            again += 1;
        }
        assert_eq!(again, 100, "an hour of rest does not save up more");
        tokio::time::advance(FORGOTTEN_AFTER).await;
        assert!(guesses.look(one, "wrong").is_ok() && guesses.look(one, "wrong").is_err());
        tokio::time::advance(REMEMBERED_FOR).await;
        guesses.prune();
        assert!(guesses.lock().is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn many_codes_at_the_same_moment_are_no_way_around() {
        let guesses = Guesses::new(1);
        let one = household("192.0.2.1");
        let under_way: Vec<Guess> = std::iter::from_fn(|| guesses.look(one, "wrong").ok()).collect();
        assert_eq!(under_way.len(), 100);
    }

    #[tokio::test(start_paused = true)]
    async fn what_nobody_could_look_up_costs_nothing_and_is_not_taken_for_right() {
        let guesses = Guesses::new(1);
        let one = household("192.0.2.1");
        for _ in 0..1000 {
            guesses.look(one, "asked again").unwrap().was_not_looked_up();
        }
        assert!(guesses.look(one, "asked again").unwrap().is_paid());
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_that_is_gone_costs_like_any_wrong_code() {
        let guesses = Guesses::new(1);
        let one = household("192.0.2.1");
        guesses.look(one, "gone").unwrap().was_right();
        let mut tried = 0;
        while let Ok(guess) = guesses.look(one, "gone") {
            guess.was_wrong();
            tried += 1;
        }
        assert_eq!(tried, 100);
    }
}
