//! What is kept of a table. As in the store there are two kinds of it: a log, to which numbered steps are added, and a
//! row, which is written whole each time. Nothing but the fence guards the row.

/// Something that a player wants to happen once. The id is theirs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Choice {
    pub client: usize,
    pub number: u32,
    pub room: usize,
    pub kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Becomes a step of the log.
    Step,
    /// Changes the row.
    Row,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The number that its writer gave it.
    pub number: usize,
    pub epoch: u64,
    pub choice: Choice,
}

/// All of a table: as it is on disk, as a room knows it, or as somebody was shown it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Table {
    pub log: Vec<Entry>,
    pub row: Vec<Entry>,
}

impl Table {
    pub fn part(&self, kind: Kind) -> &Vec<Entry> {
        match kind {
            Kind::Step => &self.log,
            Kind::Row => &self.row,
        }
    }

    pub fn part_mut(&mut self, kind: Kind) -> &mut Vec<Entry> {
        match kind {
            Kind::Step => &mut self.log,
            Kind::Row => &mut self.row,
        }
    }

    pub fn times(&self, choice: Choice) -> usize {
        self.part(choice.kind).iter().filter(|entry| entry.choice == choice).count()
    }

    /// Is all of it there too, at the same places?
    pub fn is_beginning_of(&self, other: &Table) -> bool {
        other.log.starts_with(&self.log) && other.row.starts_with(&self.row)
    }

    /// Does something that is there lack here?
    pub fn is_older_than(&self, other: &Table) -> bool {
        self.log.len() < other.log.len() || self.row.len() < other.row.len()
    }

    /// Takes over what is longer there.
    pub fn grow(&mut self, other: &Table) {
        for kind in [Kind::Step, Kind::Row] {
            if self.part(kind).len() < other.part(kind).len() {
                self.part_mut(kind).clone_from(other.part(kind));
            }
        }
    }
}
