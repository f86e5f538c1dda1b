//! A server's own clock. It never goes back; but it may run fast or slow, and stands still while the machine sleeps.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// What it showed when the server was started.
    pub began_with: u64,
    /// Thousandths of its second that pass in a second.
    pub rate: u64,
    /// When the server was started.
    pub since: u64,
    /// How long it stood still.
    pub slept: u64,
}

impl Clock {
    pub fn shows(&self, now: u64) -> u64 {
        let awake = now.saturating_sub(self.since).saturating_sub(self.slept);
        self.began_with + awake * self.rate / 1000
    }
}
