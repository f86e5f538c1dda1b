//! The judge. It answers one question after the other, by its own clock.

use std::collections::BTreeMap;

use crate::message::{Answer, Ask, Claim, Question, Write};
use crate::protocol::{LEASE, Protocol};
use crate::table::Table;

#[derive(Clone, Default, Debug)]
pub struct Database {
    pub rooms: BTreeMap<usize, Kept>,
    pub nodes: BTreeMap<u32, Sign>,
    /// Commits that were let through and are not written yet: only where the fence does not hold until then.
    pub let_through: Vec<LetThrough>,
    grants: u64,
}

/// What it keeps of a table.
#[derive(Clone, Default, Debug)]
pub struct Kept {
    pub owner: Option<u32>,
    pub epoch: u64,
    /// The newest grant, for the laws.
    pub grant: u64,
    pub table: Table,
}

/// What it knows of a server.
#[derive(Clone, Copy, Default, Debug)]
pub struct Sign {
    pub beat: u64,
    /// Tables that others took from it.
    pub taken: u64,
}

#[derive(Clone, Debug)]
pub struct LetThrough {
    pub ask: Ask,
    pub is_awaited: bool,
}

impl Database {
    pub fn new(rooms: usize) -> Self {
        Database { rooms: (0..rooms).map(|room| (room, Kept::default())).collect(), ..Database::default() }
    }

    /// Nothing where it has to be written first.
    pub fn answer(&mut self, protocol: Protocol, now: u64, ask: &Ask, is_awaited: bool) -> Option<Answer> {
        match &ask.question {
            Question::Beat { lives } => {
                let sign = self.nodes.entry(ask.from).or_default();
                if *lives {
                    sign.beat = now;
                }
                Some(Answer::Alive { taken: sign.taken })
            }
            Question::Leave => {
                self.nodes.remove(&ask.from);
                None
            }
            Question::Claim { room } => Some(self.claim(protocol, now, ask.from, *room)),
            Question::Read { room, claim } => {
                let epoch = self.epoch(*room);
                let is_newest = claim.is_none_or(|claim| claim.epoch == epoch);
                let may_read = is_newest || !protocol.reads_by_the_claim;
                Some(if may_read { Answer::Is(self.table(*room)) } else { Answer::Fenced })
            }
            Question::GiveUp { claim } => {
                self.give_up(protocol, ask.from, *claim);
                Some(Answer::GivenUp)
            }
            Question::Commit { claim, .. } => {
                if protocol.fence && claim.epoch != self.epoch(claim.room) {
                    return Some(Answer::Fenced);
                }
                if !protocol.fence_holds_until_written {
                    self.let_through.push(LetThrough { ask: ask.clone(), is_awaited });
                    return None;
                }
                Some(self.write(protocol, ask))
            }
        }
    }

    /// Writes what was let through.
    pub fn write(&mut self, protocol: Protocol, ask: &Ask) -> Answer {
        let Question::Commit { claim, write } = &ask.question else { return Answer::Unsure };
        let table = &mut self.rooms.entry(claim.room).or_default().table;
        match write {
            Write::Step(entry) if protocol.numbers && entry.number != table.log.len() => {
                return Answer::Conflict;
            }
            Write::Step(entry) => table.log.push(*entry),
            Write::Row(whole) => table.row.clone_from(whole),
        }
        Answer::Written
    }

    pub fn table(&self, room: usize) -> Table {
        self.rooms.get(&room).map(|kept| kept.table.clone()).unwrap_or_default()
    }

    fn epoch(&self, room: usize) -> u64 {
        self.rooms.get(&room).map_or(0, |kept| kept.epoch)
    }

    fn claim(&mut self, protocol: Protocol, now: u64, node: u32, room: usize) -> Answer {
        let kept = self.rooms.entry(room).or_default();
        if let Some(owner) = kept.owner.filter(|owner| *owner != node) {
            let sign = self.nodes.get_mut(&owner);
            let lives = sign.as_ref().is_some_and(|sign| now.saturating_sub(sign.beat) <= LEASE);
            if lives || !protocol.the_dead_are_inherited {
                return Answer::Theirs(owner);
            }
            // In the same go as the claim: whoever beats after this learns of it.
            if let Some(sign) = sign {
                sign.taken += 1;
            }
        }
        if protocol.one_epoch_a_claim || kept.owner != Some(node) {
            kept.epoch += 1;
        }
        self.grants += 1;
        kept.owner = Some(node);
        kept.grant = self.grants;
        Answer::Ours(Claim { room, epoch: kept.epoch, grant: kept.grant })
    }

    fn give_up(&mut self, protocol: Protocol, node: u32, claim: Claim) {
        let kept = self.rooms.entry(claim.room).or_default();
        let is_newest = !protocol.gives_up_by_epoch || kept.epoch == claim.epoch;
        if is_newest && kept.owner == Some(node) {
            kept.owner = None;
        }
    }
}
