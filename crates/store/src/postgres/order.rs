//! What one caller wants written, all of it or nothing, and in which lane it goes.

use tokio::sync::oneshot;

use super::found::Found;
use crate::cluster::FoundBy;
use crate::{Claim, StoreError, Write, broken};

pub(super) struct Order {
    pub claim: Claim,
    pub writes: Vec<Write>,
    /// How the room will be found, if its state is written and says so.
    pub found: Option<Found>,
    pub lane: Lane,
}

/// The lanes in which orders go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lane {
    /// Together with others of which no question closes.
    Sheets,
    /// Together with others of which each closes a question. They are apart from sheets because some databases do not
    /// change a table twice in one statement, and the journal would be.
    Steps,
    /// By itself, in a transaction.
    Errand,
}

pub(super) type Confirmation = oneshot::Sender<Result<(), StoreError>>;

impl Order {
    pub fn new(
        claim: Claim,
        writes: Vec<Write>,
        index: fn(&str) -> Option<FoundBy>,
    ) -> Result<Self, StoreError> {
        // The fence is that of one room.
        if writes.iter().any(|write| room_of(write).is_some_and(|room| *room != *claim.room)) {
            return Err(broken("what is written belongs to another table than the claim"));
        }
        let mut states = writes.iter().rev().filter_map(state_of);
        let found = states.next().and_then(index).map(Found::new);
        let lane = lane_of(&claim, &writes);
        Ok(Order { claim, writes, found, lane })
    }

    pub fn state(&self) -> Option<&str> {
        self.writes.iter().find_map(state_of)
    }

    /// As the database counts.
    pub fn epoch(&self) -> i64 {
        i64::try_from(self.claim.epoch).unwrap_or(i64::MAX)
    }
}

fn state_of(write: &Write) -> Option<&str> {
    match write {
        Write::Room { state, .. } => Some(state),
        _ => None,
    }
}

/// The room that is named in it. Games have their room from when they began.
fn room_of(write: &Write) -> Option<&str> {
    match write {
        Write::Room { code, .. }
        | Write::ForgetRoom { code }
        | Write::Begin { code, .. }
        | Write::Picture { code, .. }
        | Write::Deck { code, .. }
        | Write::ForgetDeck { code, .. } => Some(code),
        Write::ForgetGame { .. } | Write::Put { .. } | Write::Step { .. } => None,
    }
}

/// In one statement nothing sees what another part of it does: what would have to goes by itself.
fn lane_of(claim: &Claim, writes: &[Write]) -> Lane {
    let count = |is_such: fn(&Write) -> bool| writes.iter().filter(|write| is_such(write)).count();
    let states = count(|write| matches!(write, Write::Room { .. }));
    let sheets = count(|write| matches!(write, Write::Put { .. }));
    let steps = count(|write| matches!(write, Write::Step { .. }));
    let games = count(|write| matches!(write, Write::Begin { .. }));
    let is_common = states + sheets + steps + games == writes.len() && claim.epoch > 0;
    match (is_common, states, sheets, steps) {
        (true, 0 | 1, _, 0) => Lane::Sheets,
        (true, 0 | 1, 0, 1) => Lane::Steps,
        _ => Lane::Errand,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lane(epoch: u64, writes: &[Write]) -> Lane {
        lane_of(&Claim { room: "r".into(), epoch }, writes)
    }

    #[test]
    fn what_would_have_to_see_its_own_traces_goes_by_itself() {
        let room = Write::Room { code: "r".into(), state: "s".into() };
        let put = Write::Put { game: "g".into(), ask: 0, seat: 0, number: 1, put: "p".into() };
        let step = Write::Step { game: "g".into(), seq: 0, record: "r".into(), snapshot: "s".into() };
        let begin = Write::Begin { game: "g".into(), code: "r".into(), head: "h".into(), seed: "s".into() };
        let forget = Write::ForgetGame { game: "g".into() };
        let all = [&room, &put, &step, &begin, &forget].map(Clone::clone);
        let [room, put, step, begin, forget] = all;
        assert_eq!(lane(1, &[room.clone(), begin, put.clone(), put.clone()]), Lane::Sheets);
        assert_eq!(lane(1, &[room.clone(), step.clone()]), Lane::Steps);
        assert_eq!(lane(1, &[put, step.clone()]), Lane::Errand);
        assert_eq!(lane(1, &[step.clone(), step]), Lane::Errand);
        assert_eq!(lane(1, &[room.clone(), room.clone()]), Lane::Errand);
        assert_eq!(lane(1, &[forget]), Lane::Errand);
        assert_eq!(lane(0, &[room]), Lane::Errand, "a room that is not there yet");
    }
}
