//! The cards that somebody has turned in a round. An `ArrayVec` would be cloned card by card; this is copied at once, and a
//! state is copied at every question.

use std::ops::Deref;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::magazine::CHAMBERS;
use crate::state::Pull;

/// In the order in which they were turned. What is not turned yet is the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turned {
    count: u8,
    pulls: [Pull; CHAMBERS as usize],
}

impl Turned {
    /// RA40: there is no seventh card.
    pub(crate) fn push(&mut self, pull: Pull) {
        if let Some(place) = self.pulls.get_mut(usize::from(self.count)) {
            *place = pull;
            self.count += 1;
        }
    }
}

impl Deref for Turned {
    type Target = [Pull];

    fn deref(&self) -> &[Pull] {
        &self.pulls[..usize::from(self.count)]
    }
}

impl Serialize for Turned {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Turned {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pulls = ArrayVec::<Pull, { CHAMBERS as usize }>::deserialize(deserializer)?;
        let mut turned = Turned::default();
        pulls.into_iter().for_each(|pull| turned.push(pull));
        Ok(turned)
    }
}
