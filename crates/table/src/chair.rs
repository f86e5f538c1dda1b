//! The table from one chair: what a player is given, human or bot.

use crate::ask::Ask;
use crate::game::{Choices, Game};
use crate::seat::{Seat, Viewer};
use crate::sheet::Sheet;
use crate::table::Table;

/// One seat's window on a table. A bot gets this and nothing else: it cannot cheat, by type.
#[derive(Debug)]
pub struct Chair<'a, G: Game> {
    table: &'a Table<G>,
    seat: Seat,
    past: &'a [G::Event],
}

impl<G: Game> Clone for Chair<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Chair<'_, G> {}

impl<'a, G: Game> Chair<'a, G> {
    pub(crate) const fn new(table: &'a Table<G>, seat: Seat) -> Self {
        Chair { table, seat, past: &[] }
    }

    /// The same chair at a table that has heard this: what everybody was told, in this game and in those of the evening
    /// before it. Only what all hear, so no secret is in it.
    pub const fn after(self, past: &'a [G::Event]) -> Self {
        Chair { past, ..self }
    }

    /// What everybody has heard so far; nothing where nobody kept it.
    pub const fn past(self) -> &'a [G::Event] {
        self.past
    }

    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// The open question, if there is one.
    pub const fn ask(self) -> Option<&'a Ask> {
        self.table.now().ask()
    }

    /// Is this seat asked now?
    pub fn is_asked(self) -> bool {
        self.parts() > 0
    }

    /// How many parts this seat's answer has; none if it is not asked.
    pub fn parts(self) -> u8 {
        self.ask().map_or(0, |ask| self.table.parts_of(ask, self.seat))
    }

    pub fn view(self) -> G::View {
        self.table.view(Viewer::Seat(self.seat))
    }

    /// What may stand in one part of this seat's sheet beside the other parts as they are.
    pub fn choices(self, sheet: &Sheet<G::Choice>, part: usize, out: &mut Choices<G::Choice>) {
        self.table.choices(self.seat, sheet, part, out);
    }

    /// The sheet that this seat has put so far, draft or ready.
    pub fn sheet(self) -> Option<&'a Sheet<G::Choice>> {
        self.table.sheet_of(self.seat)
    }

    /// The sheets of the partners in this seat's party, where it sees them: one answer is enough for all of them.
    pub fn partners(self) -> impl Iterator<Item = (Seat, &'a Sheet<G::Choice>)> {
        self.sheets_seen(true)
    }

    /// The sheets of partners who answer for themselves, where this seat sees them: it has no say in them.
    pub fn beside(self) -> impl Iterator<Item = (Seat, &'a Sheet<G::Choice>)> {
        self.sheets_seen(false)
    }

    fn sheets_seen(self, in_party: bool) -> impl Iterator<Item = (Seat, &'a Sheet<G::Choice>)> {
        let own = self.ask().and_then(|ask| ask.party_of(self.seat));
        let is_in_party = move |seat| own.is_some() && self.ask().and_then(|ask| ask.party_of(seat)) == own;
        let partners = self.table.sees_sheets_of(self.seat).without(self.seat);
        let wanted = partners.iter().filter(move |seat| is_in_party(*seat) == in_party);
        wanted.filter_map(move |seat| Some((seat, self.table.sheet_of(seat)?)))
    }
}
