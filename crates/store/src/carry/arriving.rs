//! Into a store: all or nothing, and nothing over what is there.

use std::collections::{BTreeMap, BTreeSet};

use super::Carried;
use crate::Promise;

/// What tables bring along that must not be there yet, each with the id of its table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    pub tables: BTreeSet<String>,
    pub codes: BTreeMap<String, String>,
    pub games: BTreeMap<String, String>,
}

impl Wanted {
    /// The tables that such codes and games belong to.
    pub(crate) fn owners<'a>(
        of: &'a BTreeMap<String, String>,
        there: impl IntoIterator<Item = String> + 'a,
    ) -> impl Iterator<Item = String> + 'a {
        there.into_iter().filter_map(|one| of.get(&one).cloned())
    }
}

/// Tables on their way into a store. Unless they settle nobody ever sees them.
pub trait Arrival: Send {
    /// The tables that cannot come, because they, their codes or their games are there already.
    fn taken<'a>(&'a mut self, wanted: &'a Wanted) -> Promise<'a, BTreeSet<String>>;

    /// Takes the next piece, in the order in which they are carried.
    fn take(&mut self, piece: Carried) -> Promise<'_, ()>;

    /// That was all: when this is fulfilled, everything is there and on the disk.
    fn settle(self: Box<Self>) -> Promise<'static, ()>;
}
