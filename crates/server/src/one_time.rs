//! Short codes that work once and not for long: so a television and a table find each other. They are in memory only, or,
//! where several servers share a database, there.
//!
//! Six letters are 64 million codes. An address that tries 17,000 wrong ones a day, day and night (`guesses.rs`), hits one
//! of a thousand, which is as many as there ever are, in four days; the only one of a home in ten years, if it always had
//! one. What it then sees is what a television may show.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use stolik_store::{AtMost, Once};
use thiserror::Error;
use tokio::time::Instant;

use crate::code::Code;
use crate::household::Household;
use crate::neighbours::Neighbours;

/// How long a code holds.
pub const SECONDS: u32 = 600;
pub const HOLDS: Duration = Duration::from_secs(SECONDS as u64);
/// Codes in all.
const MOST: usize = 1000;
/// Codes of one household: thirty devices, and some to spare.
const EACH: usize = 40;

/// Codes that are tried until one is free. Hardly ever is the first one taken.
const TRIED: usize = 5;

/// Codes for things of one kind.
pub struct OneTimeCodes<T> {
    /// What they are called where several servers share them.
    kind: &'static str,
    each: usize,
    all: Mutex<Kept<T>>,
    neighbours: Option<Arc<Neighbours>>,
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

impl<T: PartialEq + Serialize + DeserializeOwned> OneTimeCodes<T> {
    pub fn new(kind: &'static str, households_an_address: u32, neighbours: Option<Arc<Neighbours>>) -> Self {
        let each = EACH.saturating_mul(households_an_address as usize);
        let all = Mutex::new(Kept { is_closed: false, codes: HashMap::new() });
        OneTimeCodes { kind, each, all, neighbours }
    }

    pub async fn make(&self, household: Household, what: T) -> Result<Code, TooMany> {
        let Some(neighbours) = &self.neighbours else { return self.make_here(household, what) };
        let once = Once { what: written(&what)?, household: household.to_string(), left: HOLDS };
        for _ in 0..TRIED {
            let (code, at_most) = (Code::short(), self.at_most());
            let kept = neighbours.cluster.keep(self.kind, code.to_string(), once.clone(), at_most).await;
            if kept.map_err(|_| TooMany)? {
                return Ok(code);
            }
        }
        Err(TooMany)
    }

    fn at_most(&self) -> AtMost {
        AtMost { in_all: MOST as u32, a_household: self.each.try_into().unwrap_or(u32::MAX) }
    }

    fn make_here(&self, household: Household, what: T) -> Result<Code, TooMany> {
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
    pub async fn take(&self, code: &Code) -> Option<Held<T>> {
        let Some(neighbours) = &self.neighbours else { return self.take_here(code) };
        let Once { what, household, left } =
            neighbours.cluster.take(self.kind, code.to_string()).await.ok()??;
        let household = Household::from(household.parse::<IpAddr>().ok()?);
        Some(Held { what: serde_json::from_str(&what).ok()?, household, until: Instant::now() + left })
    }

    /// What a code stands for where several servers share it. It is not spent with that.
    pub async fn look(&self, code: &Code) -> Option<T> {
        let once = self.neighbours.as_ref()?.cluster.look(self.kind, code.to_string()).await.ok()??;
        serde_json::from_str(&once.what).ok()
    }

    fn take_here(&self, code: &Code) -> Option<Held<T>> {
        self.lock().codes.remove(code).filter(|held| held.until > Instant::now())
    }

    /// It was taken and came to nothing: it holds as long as it would have.
    pub async fn put_back(&self, code: Code, held: Held<T>) {
        let Some(neighbours) = &self.neighbours else { return self.put_back_here(code, held) };
        let left = held.until.saturating_duration_since(Instant::now());
        if let Ok(what) = written(&held.what) {
            let once = Once { what, household: held.household.to_string(), left };
            // If it does not come through, another code is asked for.
            let _ = neighbours.cluster.keep(self.kind, code.to_string(), once, self.at_most()).await;
        }
    }

    fn put_back_here(&self, code: Code, held: Held<T>) {
        let mut all = self.lock();
        if !all.is_closed {
            all.codes.insert(code, held);
        }
    }

    /// Whatever is the same no longer has a code.
    pub async fn forget(&self, same: &T) {
        self.lock().codes.retain(|_, held| held.what != *same);
        if let (Some(neighbours), Ok(what)) = (&self.neighbours, written(same)) {
            // If it does not come through, it runs out.
            let _ = neighbours.cluster.forget(self.kind, what).await;
        }
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

fn written<T: Serialize>(what: &T) -> Result<String, TooMany> {
    serde_json::to_string(what).map_err(|_| TooMany)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn household(address: &str) -> Household {
        Household::from(address.parse::<IpAddr>().unwrap())
    }

    #[tokio::test(start_paused = true)]
    async fn a_code_works_once_and_for_ten_minutes() {
        let codes = OneTimeCodes::new("test", 1, None);
        let home = household("192.0.2.1");
        let (one, other) = (codes.make(home, 'a').await.unwrap(), codes.make(home, 'b').await.unwrap());
        assert_eq!(one.to_string().len(), 6);
        assert_eq!(codes.take(&one).await.map(|held| held.what), Some('a'));
        assert!(codes.take(&one).await.is_none(), "it is spent");

        tokio::time::advance(HOLDS - Duration::from_secs(1)).await;
        let held = codes.take(&other).await.expect("it still holds");
        codes.put_back(other.clone(), held).await;
        tokio::time::advance(Duration::from_secs(1)).await;
        assert!(codes.take(&other).await.is_none(), "and has not been given more time");
    }

    #[tokio::test(start_paused = true)]
    async fn a_household_has_so_many_codes_and_all_have_so_many_until_they_run_out() {
        let codes = OneTimeCodes::new("test", 1, None);
        let made = |address: &str| {
            std::iter::from_fn(|| codes.make_here(household(address), ()).ok()).take(2 * MOST).count()
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
