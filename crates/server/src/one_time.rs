//! Short codes that work once and not for long, in memory only: so a television and a table find each other.
//!
//! Six letters are 64 million codes. An address that tries 17,000 wrong ones a day, day and night (`guesses.rs`), hits one
//! of a thousand, which is as many as there ever are, in four days; the only one of a home in ten years, if it always had
//! one. What it then sees is what a television may show.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use thiserror::Error;
use tokio::time::Instant;

use crate::code::Code;
use crate::household::Household;

/// How long a code holds.
pub const SECONDS: u32 = 600;
pub const HOLDS: Duration = Duration::from_secs(SECONDS as u64);
/// Codes in all.
const MOST: usize = 1000;
/// Codes of one household: thirty devices, and some to spare.
const EACH: usize = 40;

/// Codes for things of one kind.
pub struct OneTimeCodes<T> {
    each: usize,
    all: Mutex<Kept<T>>,
}

struct Kept<T> {
    is_closed: bool,
    codes: HashMap<Code, Held<T>>,
}

/// What a code stands for.
pub struct Held<T> {
    pub what: T,
    /// Who has asked for the code.
    pub household: Household,
    until: Instant,
}

/// There are as many codes as there may be, or the server stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("there are as many codes as there may be")]
pub struct TooMany;

impl<T> OneTimeCodes<T> {
    pub fn new(households_an_address: u32) -> Self {
        let each = EACH.saturating_mul(households_an_address as usize);
        OneTimeCodes { each, all: Mutex::new(Kept { is_closed: false, codes: HashMap::new() }) }
    }

    pub fn make(&self, household: Household, what: T) -> Result<Code, TooMany> {
        let mut all = self.lock();
        let now = Instant::now();
        all.codes.retain(|_, held| held.until > now);
        let theirs = all.codes.values().filter(|held| held.household == household).count();
        if all.is_closed || all.codes.len() >= MOST || theirs >= self.each {
            return Err(TooMany);
        }
        let code = loop {
            let code = Code::short();
            if !all.codes.contains_key(&code) {
                break code;
            }
        };
        all.codes.insert(code.clone(), Held { what, household, until: now + HOLDS });
        Ok(code)
    }

    /// What the code stands for. It is spent with that.
    pub fn take(&self, code: &Code) -> Option<Held<T>> {
        self.lock().codes.remove(code).filter(|held| held.until > Instant::now())
    }

    /// It was taken and came to nothing: it holds as long as it would have.
    pub fn put_back(&self, code: Code, held: Held<T>) {
        let mut all = self.lock();
        if !all.is_closed {
            all.codes.insert(code, held);
        }
    }

    pub fn forget(&self, is_forgotten: impl Fn(&Code, &T) -> bool) {
        self.lock().codes.retain(|code, held| !is_forgotten(code, &held.what));
    }

    /// No code works any more, and none is made.
    pub fn close(&self) {
        *self.lock() = Kept { is_closed: true, codes: HashMap::new() };
    }

    fn lock(&self) -> MutexGuard<'_, Kept<T>> {
        // Nothing inside can be half done.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
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
    async fn a_code_works_once_and_for_ten_minutes() {
        let codes = OneTimeCodes::new(1);
        let home = household("192.0.2.1");
        let (one, other) = (codes.make(home, 'a').unwrap(), codes.make(home, 'b').unwrap());
        assert_eq!(one.to_string().len(), 6);
        assert_eq!(codes.take(&one).map(|held| held.what), Some('a'));
        assert!(codes.take(&one).is_none(), "it is spent");

        tokio::time::advance(HOLDS - Duration::from_secs(1)).await;
        let held = codes.take(&other).expect("it still holds");
        codes.put_back(other.clone(), held);
        tokio::time::advance(Duration::from_secs(1)).await;
        assert!(codes.take(&other).is_none(), "and has not been given more time");
    }

    #[tokio::test(start_paused = true)]
    async fn a_household_has_so_many_codes_and_all_have_so_many_until_they_run_out() {
        let codes = OneTimeCodes::new(1);
        let made = |address: &str| {
            std::iter::from_fn(|| codes.make(household(address), ()).ok()).take(2 * MOST).count()
        };
        assert_eq!(made("192.0.2.1"), EACH);
        assert_eq!(made("192.0.2.2"), EACH, "nobody keeps others from it");
        let more: usize = (3..100).map(|last| made(&format!("192.0.2.{last}"))).sum();
        assert_eq!(more, MOST - 2 * EACH);
        tokio::time::advance(HOLDS).await;
        assert_eq!(made("192.0.2.1"), EACH);
        codes.close();
        assert_eq!(made("192.0.2.3"), 0);
    }
}
