//! The file in between: a first line that says what it is, one line of JSON a piece, and a last one with a checksum of all
//! before. A file that is cut off, altered anywhere or added to is refused, and so is a line that we would have written in
//! another way. It is against damage, not against forgery: whoever has such a file has the tables in it.

use std::io::{self, BufRead, Read, Write};
use std::path::PathBuf;

use thiserror::Error;

use super::{Carried, Order};

/// What it is, and in which version.
const BEGINNING: &str = "{\"is\":\"stolik-tables\",\"version\":1}";
const ANY_BEGINNING: &str = "{\"is\":\"stolik-tables\",";
const ANY_END: &str = "{\"is\":\"end\",";
/// More than the longest game has, and no more than what fits into the memory of a small machine.
const LONGEST_LINE: usize = 64 << 20;

/// Why a file was not read to its end. Nothing of it counts then.
#[derive(Debug, Error)]
pub enum NotRead {
    #[error("it is no file that `stolik export` has written")]
    NotOurs,
    #[error("it is of another version of Stolik than this one")]
    OtherVersion,
    #[error("it is cut off after line {0}")]
    CutOff(u64),
    #[error("line {0} is not what was written")]
    Altered(u64),
    #[error("it cannot be read")]
    Io(#[from] io::Error),
}

/// Why a piece was not written.
#[derive(Debug, Error)]
pub enum NotWritten {
    #[error("{} is there already, and nothing is written over it", .0.display())]
    Exists(PathBuf),
    #[error("a piece of table {0} cannot be carried: it is damaged")]
    Nonsense(String),
    #[error("it cannot be written")]
    Io(#[from] io::Error),
}

/// What is at the end: how many tables there were, and the checksum of every byte before.
fn end(tables: u64, sum: &blake3::Hash) -> String {
    format!("{ANY_END}\"tables\":{tables},\"sum\":\"{sum}\"}}")
}

/// Writes pieces. Without its end it is no file.
pub struct Writer<W> {
    out: W,
    sum: blake3::Hasher,
    order: Order,
    tables: u64,
}

impl<W: Write> Writer<W> {
    pub fn begin(out: W) -> Result<Self, NotWritten> {
        let mut writer = Writer { out, sum: blake3::Hasher::new(), order: Order::default(), tables: 0 };
        writer.line(BEGINNING)?;
        Ok(writer)
    }

    /// Writes a piece, if it may come next.
    pub fn write(&mut self, piece: &Carried) -> Result<(), NotWritten> {
        let is_in_order = self.order.take(piece);
        let line = serde_json::to_string(piece).map_err(io::Error::from)?;
        if !is_in_order || line.len() > LONGEST_LINE {
            let table = self.order.table.as_deref().map(crate::short);
            return Err(NotWritten::Nonsense(table.unwrap_or_default()));
        }
        self.tables += u64::from(matches!(piece, Carried::Table { .. }));
        self.line(&line)?;
        Ok(())
    }

    /// Says that this is all, and gives back where it was written.
    pub fn end(mut self) -> Result<W, NotWritten> {
        if !self.order.is_complete() {
            return Err(NotWritten::Nonsense(
                self.order.table.as_deref().map(crate::short).unwrap_or_default(),
            ));
        }
        let end = end(self.tables, &self.sum.finalize());
        self.line(&end)?;
        self.out.flush()?;
        Ok(self.out)
    }

    fn line(&mut self, line: &str) -> io::Result<()> {
        for bytes in [line.as_bytes(), b"\n"] {
            self.sum.update(bytes);
            self.out.write_all(bytes)?;
        }
        Ok(())
    }
}

/// Reads pieces. Only at the end is it known whether they were all.
pub struct Reader<R> {
    from: R,
    sum: blake3::Hasher,
    order: Order,
    tables: u64,
    /// How many lines were read.
    line: u64,
}

impl<R: BufRead> Reader<R> {
    pub fn begin(from: R) -> Result<Self, NotRead> {
        let mut reader =
            Reader { from, sum: blake3::Hasher::new(), order: Order::default(), tables: 0, line: 0 };
        let beginning = match reader.line() {
            Err(NotRead::CutOff(_) | NotRead::Altered(_)) => return Err(NotRead::NotOurs),
            read => read?,
        };
        if beginning != BEGINNING {
            let is_ours = beginning.starts_with(ANY_BEGINNING);
            return Err(if is_ours { NotRead::OtherVersion } else { NotRead::NotOurs });
        }
        reader.add(&beginning);
        Ok(reader)
    }

    /// The next piece; none if this was all, and what was read is what was written. After an error nothing comes.
    pub fn piece(&mut self) -> Result<Option<Carried>, NotRead> {
        let line = self.line()?;
        if line.starts_with(ANY_END) {
            return self.end(&line).map(|()| None);
        }
        let altered = NotRead::Altered(self.line);
        let Ok(piece) = serde_json::from_str::<Carried>(&line) else { return Err(altered) };
        let is_ours = serde_json::to_string(&piece).is_ok_and(|written| written == line);
        if !self.order.take(&piece) || !is_ours {
            return Err(altered);
        }
        self.tables += u64::from(matches!(piece, Carried::Table { .. }));
        self.add(&line);
        Ok(Some(piece))
    }

    /// What the file is known by, once all of it was read.
    pub fn sum(&self) -> blake3::Hash {
        self.sum.finalize()
    }

    fn end(&mut self, line: &str) -> Result<(), NotRead> {
        let is_right = self.order.is_complete() && line == end(self.tables, &self.sum.finalize());
        let is_last = self.from.fill_buf()?.is_empty();
        if is_right && is_last { Ok(()) } else { Err(NotRead::Altered(self.line)) }
    }

    /// The next line, which has an end.
    fn line(&mut self) -> Result<String, NotRead> {
        let mut line = Vec::new();
        (&mut self.from).take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line)?;
        let is_short = line.len() <= LONGEST_LINE;
        if line.pop() != Some(b'\n') {
            return Err(if is_short { NotRead::CutOff(self.line) } else { NotRead::Altered(self.line + 1) });
        }
        self.line += 1;
        String::from_utf8(line).map_err(|_| NotRead::Altered(self.line))
    }

    fn add(&mut self, line: &str) {
        self.sum.update(line.as_bytes());
        self.sum.update(b"\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Sheet, WholeGame};

    fn pieces() -> Vec<Carried> {
        let game = WholeGame {
            head: "a head".to_owned(),
            seed: "a \"seed\"\n".to_owned(),
            log: vec!["one".to_owned(), "two".to_owned()],
            snapshot: Some("after two".to_owned()),
            sheets: vec![Sheet { ask: 2, seat: 1, number: -1, put: "of a bot".to_owned() }],
        };
        let table = |id: &str| Carried::Table { id: id.to_owned(), state: format!("zażółć {id}") };
        vec![
            table("ABCD"),
            Carried::Game { id: "g".to_owned(), game },
            Carried::Deck { deck: 1, bytes: 5, cards: 2 },
            Carried::Card { card: 0, small: vec![0, 255], large: vec![] },
            Carried::Card { card: 1, small: vec![1], large: vec![2, 3] },
            table("BCDF"),
        ]
    }

    fn written(pieces: &[Carried]) -> Result<Vec<u8>, NotWritten> {
        let mut writer = Writer::begin(Vec::new())?;
        pieces.iter().try_for_each(|piece| writer.write(piece))?;
        writer.end()
    }

    fn read(bytes: &[u8]) -> Result<Vec<Carried>, NotRead> {
        let mut reader = Reader::begin(bytes)?;
        let mut pieces = Vec::new();
        while let Some(piece) = reader.piece()? {
            pieces.push(piece);
        }
        Ok(pieces)
    }

    #[test]
    fn what_is_written_is_read_and_whatever_is_cut_off_altered_or_added_is_refused() {
        let whole = written(&pieces()).unwrap();
        assert_eq!(read(&whole).unwrap(), pieces());
        assert_eq!(read(&written(&[]).unwrap()).unwrap(), []);
        for length in 0..whole.len() {
            assert!(read(&whole[..length]).is_err(), "cut off after {length} bytes");
        }
        for place in 0..whole.len() {
            for flip in [1, 32, 128] {
                let mut altered = whole.clone();
                altered[place] ^= flip;
                assert!(read(&altered).is_err(), "byte {place}");
            }
        }
        assert!(read(&[&whole[..], b"\n"].concat()).is_err());
        // A line that is gone, or there twice.
        let lines: Vec<&[u8]> = whole.split_inclusive(|byte| *byte == b'\n').collect();
        for number in 0..lines.len() {
            assert!(read(&[&lines[..number], &lines[number + 1..]].concat().concat()).is_err());
            assert!(read(&[&lines[..=number], &lines[number..]].concat().concat()).is_err());
        }
        assert!(matches!(read(b"SQLite format 3\0"), Err(NotRead::NotOurs)));
        let later = b"{\"is\":\"stolik-tables\",\"version\":2}\n";
        assert!(matches!(read(later), Err(NotRead::OtherVersion)));
    }

    #[test]
    fn what_no_store_would_take_is_not_even_written() {
        let mut all = pieces();
        all.swap(0, 1);
        assert!(written(&all).is_err(), "a game without its table");
        let mut all = pieces();
        all.remove(4);
        assert!(written(&all).is_err(), "a deck without all its cards");
        let table = |id: &str, state: &str| Carried::Table { id: id.to_owned(), state: state.to_owned() };
        for (id, state) in [("", "{}"), ("two words", "{}"), ("ABCD", "a\0b")] {
            assert!(written(&[table(id, state)]).is_err(), "{id:?} {state:?}");
        }
        assert!(written(&[table("B", "{}"), table("A", "{}")]).is_err(), "out of order");
        assert!(written(&[table("B", "{}"), table("B", "{}")]).is_err(), "twice");
    }
}
