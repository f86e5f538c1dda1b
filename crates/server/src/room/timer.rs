//! Something that happens a while after a question was put, unless the question closes before.

use std::time::Duration;

use tokio::time::Instant;

/// Of which game, which question, and how long after: a change of any of them winds the timer anew.
pub type Wound = (String, u32, Duration);

#[derive(Default)]
pub struct QuestionTimer {
    wound_for: Option<Wound>,
    deadline: Option<Instant>,
}

impl QuestionTimer {
    pub fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    pub fn left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    pub fn is_due(&self) -> bool {
        self.deadline.is_some_and(|deadline| deadline <= Instant::now())
    }

    /// The time that it is wound for begins no earlier than this. Gives true if it is due later now.
    pub fn begin_no_earlier(&mut self, than: Instant) -> bool {
        let (Some((_, _, after)), Some(deadline)) = (&self.wound_for, self.deadline) else { return false };
        let later = than + *after;
        self.deadline = Some(deadline.max(later));
        later > deadline
    }

    /// Gives true if the timer was wound or stopped.
    pub fn wind(&mut self, wound_for: Option<Wound>) -> bool {
        if self.wound_for == wound_for {
            return false;
        }
        self.deadline = wound_for.as_ref().map(|(_, _, after)| Instant::now() + *after);
        self.wound_for = wound_for;
        true
    }
}
