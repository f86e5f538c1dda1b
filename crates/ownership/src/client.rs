//! A player. Has one choice at a time, and sends it to anybody, also to two at once, until somebody acknowledges it.

use std::collections::BTreeMap;

use crate::table::{Choice, Kind, Table};

#[derive(Clone, Debug)]
pub struct Client {
    pub id: usize,
    pub rooms: usize,
    /// How many choices were acknowledged.
    pub done: u32,
    /// No more than so many are made.
    pub most: u32,
    pub acknowledged: Vec<Choice>,
    /// Every view that arrived.
    pub seen: Vec<(usize, Table)>,
    /// The newest of each table.
    pub newest: BTreeMap<usize, Table>,
}

impl Client {
    pub fn new(id: usize, rooms: usize) -> Self {
        Client {
            id,
            rooms,
            done: 0,
            most: u32::MAX,
            acknowledged: Vec::new(),
            seen: Vec::new(),
            newest: BTreeMap::new(),
        }
    }

    /// What it wants right now. The players of a table go from table to table, and from steps to rows.
    pub fn wants(&self) -> Option<Choice> {
        let number = self.done;
        let at = self.id + number as usize;
        let kind = if (at / self.rooms).is_multiple_of(2) { Kind::Row } else { Kind::Step };
        (number < self.most).then_some(Choice { client: self.id, number, room: at % self.rooms, kind })
    }

    pub fn is_told(&mut self, choice: Choice) {
        if self.wants() == Some(choice) {
            self.acknowledged.push(choice);
            self.done += 1;
        }
    }

    pub fn sees(&mut self, room: usize, table: Table) {
        self.newest.entry(room).or_default().grow(&table);
        self.seen.push((room, table));
    }
}
