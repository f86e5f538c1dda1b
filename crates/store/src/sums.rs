//! Checksums: every row carries one of its table, its keys and its content, so that neither a flipped bit nor a row in
//! another's place is taken for what somebody wrote. They are against damage, not against forgery.

use std::borrow::Cow;

use rusqlite::ToSql;
use rusqlite::types::{ToSqlOutput, ValueRef};
use sqlx::sqlite::SqliteRow;
use sqlx::{ColumnIndex, Decode, Row};

/// Half of a BLAKE3 hash: damage does not choose.
const LENGTH: usize = 16;

/// What stands in one column of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Cell<'a> {
    Number(i64),
    Text(Cow<'a, str>),
    Bytes(Cow<'a, [u8]>),
}

impl From<i64> for Cell<'_> {
    fn from(number: i64) -> Self {
        Cell::Number(number)
    }
}

impl From<u32> for Cell<'_> {
    fn from(number: u32) -> Self {
        Cell::Number(number.into())
    }
}

impl<'a> From<&'a String> for Cell<'a> {
    fn from(text: &'a String) -> Self {
        Cell::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a Vec<u8>> for Cell<'a> {
    fn from(bytes: &'a Vec<u8>) -> Self {
        Cell::Bytes(Cow::Borrowed(bytes))
    }
}

impl Cell<'_> {
    /// The text that stands here; the columns of a [`Summed`] say where one does.
    pub fn into_text(self) -> String {
        if let Cell::Text(text) = self { text.into_owned() } else { String::new() }
    }

    pub fn into_bytes(self) -> Vec<u8> {
        if let Cell::Bytes(bytes) = self { bytes.into_owned() } else { Vec::new() }
    }

    pub fn number(&self) -> i64 {
        if let Cell::Number(number) = self { *number } else { 0 }
    }
}

impl ToSql for Cell<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Cell::Number(number) => ValueRef::Integer(*number),
            Cell::Text(text) => ValueRef::Text(text.as_bytes()),
            Cell::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

#[derive(Clone, Copy)]
enum Type {
    Number,
    Text,
    Bytes,
}

/// A checksum and the columns that it covers: the keys first, then the content.
pub(crate) struct Summed {
    pub table: &'static str,
    /// The column in which the checksum stands.
    pub sum: &'static str,
    /// How many of the columns are the key.
    pub keys: usize,
    columns: &'static [(&'static str, Type)],
}

use Type::{Bytes, Number, Text};

pub(crate) const ROOMS: Summed =
    Summed { table: "rooms", sum: "sum", keys: 1, columns: &[("code", Text), ("state", Text)] };
pub(crate) const GAMES: Summed = Summed {
    table: "games",
    sum: "sum",
    keys: 1,
    columns: &[("id", Text), ("code", Text), ("head", Text), ("seed", Text)],
};
pub(crate) const LOG: Summed = Summed {
    table: "log",
    sum: "sum",
    keys: 2,
    columns: &[("game", Text), ("seq", Number), ("record", Text)],
};
pub(crate) const SNAPSHOTS: Summed = Summed {
    table: "snapshots",
    sum: "sum",
    keys: 1,
    columns: &[("game", Text), ("seq", Number), ("snapshot", Text)],
};
pub(crate) const JOURNAL: Summed = Summed {
    table: "journal",
    sum: "sum",
    keys: 1,
    columns: &[
        ("number", Number),
        ("game", Text),
        ("ask", Number),
        ("seat", Number),
        ("nonce", Number),
        ("put", Text),
    ],
};
pub(crate) const DECKS: Summed = Summed {
    table: "decks",
    sum: "sum",
    keys: 2,
    columns: &[("code", Text), ("deck", Number), ("bytes", Number)],
};
pub(crate) const SMALL: Summed = Summed {
    table: "pictures",
    sum: "small_sum",
    keys: 3,
    columns: &[("code", Text), ("deck", Number), ("card", Number), ("small", Bytes)],
};
pub(crate) const LARGE: Summed = Summed {
    table: "pictures",
    sum: "large_sum",
    keys: 3,
    columns: &[("code", Text), ("deck", Number), ("card", Number), ("large", Bytes)],
};

pub(crate) const ALL: [&Summed; 8] = [&ROOMS, &GAMES, &LOG, &SNAPSHOTS, &JOURNAL, &DECKS, &SMALL, &LARGE];

impl Summed {
    /// Reads the columns, with the checksum behind them.
    pub fn select(&self, rest: &str) -> String {
        let columns: Vec<&str> = self.names().collect();
        format!("select {}, {} from {} {rest}", columns.join(", "), self.sum, self.table)
    }

    /// Writes the checksum of the row with a key.
    pub fn update(&self) -> String {
        let keys: Vec<String> =
            self.columns[..self.keys].iter().map(|(name, _)| format!("{name} = ?")).collect();
        format!("update {} set {} = ? where {}", self.table, self.sum, keys.join(" and "))
    }

    /// The checksum of a row with this in its columns.
    pub fn sum(&self, cells: &[Cell<'_>]) -> Vec<u8> {
        let mut hasher = blake3::Hasher::new();
        // Each with its length in front, so that nothing can move from one to the next.
        let mut add = |kind: u8, bytes: &[u8]| {
            hasher.update(&[kind]);
            hasher.update(&(bytes.len() as u64).to_le_bytes());
            hasher.update(bytes);
        };
        add(b'r', self.table.as_bytes());
        add(b'c', self.sum.as_bytes());
        for cell in cells {
            match cell {
                Cell::Number(number) => add(b'n', &number.to_le_bytes()),
                Cell::Text(text) => add(b't', text.as_bytes()),
                Cell::Bytes(bytes) => add(b'b', bytes),
            }
        }
        hasher.finalize().as_bytes()[..LENGTH].to_vec()
    }

    /// What the columns are called.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.columns.iter().map(|(name, _)| *name)
    }

    /// The columns of a row, whether or not they are what was written; none if they are not even of their types.
    pub fn cells<R: Row>(&self, row: &R) -> Result<Vec<Cell<'static>>, sqlx::Error>
    where
        usize: ColumnIndex<R>,
        i64: for<'r> Decode<'r, R::Database> + sqlx::Type<R::Database>,
        String: for<'r> Decode<'r, R::Database> + sqlx::Type<R::Database>,
        Vec<u8>: for<'r> Decode<'r, R::Database> + sqlx::Type<R::Database>,
    {
        let cell = |(index, (_, is)): (usize, &(_, Type))| {
            Ok(match is {
                Number => Cell::Number(row.try_get(index)?),
                Text => Cell::Text(Cow::Owned(row.try_get(index)?)),
                Bytes => Cell::Bytes(Cow::Owned(row.try_get(index)?)),
            })
        };
        self.columns.iter().enumerate().map(cell).collect()
    }

    /// The columns of a row if its checksum says that they are what was written.
    pub fn sound(&self, row: &SqliteRow) -> Option<Vec<Cell<'static>>> {
        let cells = self.cells(row).ok()?;
        let sum: Vec<u8> = row.try_get(self.columns.len()).ok()?;
        (sum == self.sum(&cells)).then_some(cells)
    }

    /// The code that stands in a row, if it is a row that has one. In a damaged row it may be damaged.
    pub fn code(&self, row: &SqliteRow) -> Option<String> {
        let column = self.columns.iter().position(|(name, _)| *name == "code")?;
        row.try_get(column).ok()
    }

    /// The game that a row of a game belongs to. In a damaged row it may be damaged.
    pub fn game(&self, row: &SqliteRow) -> Option<String> {
        let column = self.columns.iter().position(|(name, _)| *name == "game")?;
        row.try_get(column).ok()
    }

    /// What a row is, for people. A game's own name is in it, but never a way in.
    pub fn what(&self, row: &SqliteRow) -> String {
        let Ok(cells) = self.cells(row) else { return format!("a row of \"{}\"", self.table) };
        match (self.table, &cells[..]) {
            ("rooms", _) => "what is known of the table".to_owned(),
            ("games", [Cell::Text(id), ..]) => format!("the beginning of game {id}"),
            ("log", [Cell::Text(game), Cell::Number(seq), ..]) => format!("question {seq} of game {game}"),
            ("snapshots", [Cell::Text(game), ..]) => format!("the last standing of game {game}"),
            ("journal", [_, Cell::Text(game), ..]) => format!("a sheet for the open question of game {game}"),
            ("decks", [_, Cell::Number(deck), ..]) => format!("deck {deck}"),
            ("pictures", [_, Cell::Number(deck), Cell::Number(card), ..]) => {
                let size = if self.sum == SMALL.sum { "small" } else { "large" };
                format!("card {card} of deck {deck} ({size})")
            }
            _ => format!("a row of \"{}\"", self.table),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checksum_tells_apart_tables_columns_and_where_one_cell_ends() {
        let text = |text: &'static str| Cell::Text(Cow::Borrowed(text));
        let sums = [
            ROOMS.sum(&[text("ab"), text("c")]),
            ROOMS.sum(&[text("a"), text("bc")]),
            SNAPSHOTS.sum(&[text("ab"), text("c")]),
            SMALL.sum(&[text("ab"), text("c")]),
            LARGE.sum(&[text("ab"), text("c")]),
            ROOMS.sum(&[text("ab"), Cell::Bytes(Cow::Borrowed(b"c"))]),
        ];
        let different: std::collections::BTreeSet<_> = sums.iter().collect();
        assert_eq!(different.len(), sums.len());
        assert!(sums.iter().all(|sum| sum.len() == LENGTH));
    }
}
