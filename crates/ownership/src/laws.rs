//! What must hold, whatever happens. Asked after every event, of what players are told and of what is on disk.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::table::{Choice, Table};
use crate::world::{Fact, World};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Law {
    /// What was acknowledged is in the table exactly once, and nothing is there twice.
    Once,
    /// The numbers of a log have no hole, and epochs never go down.
    Unbroken,
    /// What somebody was shown stays so.
    Shown,
    /// Nobody writes but the one to whom the table was granted last.
    OneWriter,
    /// Nobody is shown an older table than somebody was shown before. Where a machine has slept, its clock knows nothing
    /// of it: this is asked again when the database has answered its next beat.
    Fresh,
    /// When nothing goes wrong any more, everybody is acknowledged and sees the table as it is.
    Answers,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    pub law: Law,
    pub what: String,
    /// How many events had happened.
    pub after: usize,
}

/// Remembers what was said, and what was wrong with it: each law once.
#[derive(Clone, Debug, Default)]
pub struct Laws {
    pub broken: Vec<Broken>,
    acknowledged: BTreeSet<Choice>,
    /// The most that was shown of each table.
    shown: BTreeMap<usize, Table>,
    events: usize,
}

impl Laws {
    pub fn ask(&mut self, world: &World) {
        self.events += 1;
        for fact in &world.facts {
            match fact {
                Fact::Wrote(claim) => {
                    let newest = world.database.rooms.get(&claim.room).map_or(0, |kept| kept.grant);
                    if claim.grant != newest {
                        let what =
                            format!("grant {} of {claim} writes, and {newest} is the newest", claim.grant);
                        self.breaks(Law::OneWriter, what);
                    }
                    self.ask_of_table(claim.room, world);
                }
                Fact::Acknowledged(choice) => {
                    self.acknowledged.insert(*choice);
                    self.ask_of_choice(*choice, world);
                }
                Fact::Told { room, table, clock_is_right } => {
                    self.ask_of_view(*room, table, *clock_is_right, world)
                }
            }
        }
    }

    /// When all is over: is all that anybody remembers so?
    pub fn ask_at_the_end(&mut self, world: &World) {
        if !world.is_settled() {
            self.breaks(Law::Answers, "somebody still waits".into());
        }
        for client in &world.clients {
            for choice in &client.acknowledged {
                self.ask_of_choice(*choice, world);
            }
            for (room, seen) in &client.seen {
                if !seen.is_beginning_of(&world.database.table(*room)) {
                    self.breaks(Law::Shown, format!("player {} has seen {seen}", client.id));
                }
            }
        }
        for room in world.database.rooms.keys() {
            self.ask_of_table(*room, world);
        }
    }

    fn ask_of_table(&mut self, room: usize, world: &World) {
        let Some(kept) = world.database.rooms.get(&room) else { return };
        let table = &kept.table;
        for part in [&table.log, &table.row] {
            let mut known = BTreeSet::new();
            if let Some(twice) = part.iter().find(|entry| !known.insert(entry.choice)) {
                self.breaks(Law::Once, format!("{} is in the table twice: {table}", twice.choice));
            }
            let has_hole = part.iter().enumerate().any(|(number, entry)| entry.number != number);
            if has_hole || !part.is_sorted_by_key(|entry| entry.epoch) {
                self.breaks(Law::Unbroken, format!("the table is {table}"));
            }
        }
        let lost = self.acknowledged.iter().find(|choice| choice.room == room && table.times(**choice) == 0);
        if let Some(lost) = lost.copied() {
            self.breaks(Law::Once, format!("{lost} was acknowledged, and the table is {table}"));
        }
        if let Some(shown) = self.shown.get(&room).filter(|shown| !shown.is_beginning_of(table)) {
            let what = format!("{shown} was shown, and the table is {table}");
            self.breaks(Law::Shown, what);
        }
    }

    fn ask_of_choice(&mut self, choice: Choice, world: &World) {
        let table = world.database.table(choice.room);
        let times = table.times(choice);
        if times != 1 {
            self.breaks(
                Law::Once,
                format!("{choice} is acknowledged, and {times} times in the table {table}"),
            );
        }
    }

    fn ask_of_view(&mut self, room: usize, view: &Table, clock_is_right: bool, world: &World) {
        let table = world.database.table(room);
        if !view.is_beginning_of(&table) {
            self.breaks(Law::Shown, format!("{view} is shown, and the table is {table}"));
        }
        let shown = self.shown.entry(room).or_default();
        let is_stale = view.is_older_than(shown);
        let what =
            if is_stale { format!("{view} is shown, and {shown} was shown before") } else { String::new() };
        shown.grow(view);
        if is_stale && clock_is_right {
            self.breaks(Law::Fresh, what);
        }
    }

    fn breaks(&mut self, law: Law, what: String) {
        if self.broken.iter().all(|broken| broken.law != law) {
            self.broken.push(Broken { law, what, after: self.events });
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "after {} events {:?} is broken: {}", self.after, self.law, self.what)
    }
}
