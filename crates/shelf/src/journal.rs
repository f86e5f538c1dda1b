//! Logs as lines of JSON that a person can read.
//!
//! A log is input like any other: every way in which it can be wrong has one sentence.

use std::io::{self, BufRead, Write};

use serde::Deserialize;
use stolik_table::{Digest, Diverged, End, Game, Head, Luck, News, Record, Replay, Table};
use thiserror::Error;

use crate::{GameId, NoSuchGame};

/// The records of one game's log.
pub type Line<G> = Record<<G as Game>::Options, <G as Game>::Choice>;

/// A line longer than this is no record of ours: the longest question has eight sheets.
const LONGEST_LINE: u64 = 64 * 1024;

/// Why a log could not be told.
#[derive(Debug, Error)]
pub enum BadLog {
    #[error("it cannot be read: {0}")]
    Io(#[from] io::Error),
    #[error("line {line} is not a record of a log: {why}")]
    Line { line: usize, why: String },
    #[error("it is empty")]
    Empty,
    #[error("it does not begin with a head and a seed")]
    NoHead,
    #[error(transparent)]
    Game(#[from] NoSuchGame),
    #[error("it is cut off after question {0}: the last record is missing")]
    CutOff(u32),
    #[error("line {0} comes after the end")]
    AfterTheEnd(usize),
    #[error("line {0} is a draft, and a log has none")]
    Draft(usize),
    #[error("line {0} is not as it would be written: something was added, left out or put differently")]
    OtherLetters(usize),
    #[error("line {0} is blank")]
    Blank(usize),
    #[error("it is of a game that is still being played, and only a finished one can be checked")]
    StillOpen,
    #[error("cannot be proven: version 1 hides failed attempts")]
    Unprovable,
    #[error(transparent)]
    Diverged(#[from] Diverged),
}

/// A game being written down.
#[derive(Debug)]
pub struct Writer<W: Write> {
    out: W,
    /// What the end will say of the head and of the changes of players so far.
    head: Option<Digest>,
}

impl<W: Write> Writer<W> {
    /// Begins with the head and the secrets behind the seed.
    pub fn begin<G: Game>(out: W, options: &G::Options, seats: u8, luck: &Luck) -> io::Result<Self> {
        let head = Head::of::<G>(options.clone(), seats, luck);
        let mut writer = Writer { out, head: head.digest() };
        writer.write::<G>(&Record::Head(head))?;
        writer.write::<G>(&Record::Seed(luck.sources.clone()))?;
        Ok(writer)
    }

    pub fn write<G: Game>(&mut self, record: &Line<G>) -> io::Result<()> {
        if let Record::Player(change) = record {
            self.head = change.follow(self.head);
        }
        serde_json::to_writer(&mut self.out, record)?;
        self.out.write_all(b"\n")
    }

    /// Ends with the outcome, or says that the table is still being played.
    pub fn end<G: Game>(mut self, table: &Table<G>) -> io::Result<()> {
        let last = match table.now().outcome() {
            Some(outcome) => Record::End(End { outcome: *outcome, head: self.head }),
            None => Record::Open,
        };
        self.write::<G>(&last)?;
        self.out.flush()
    }
}

/// Which game the first line speaks of.
pub fn game_of(first_line: &str) -> Result<GameId, BadLog> {
    #[derive(Deserialize)]
    struct Peek {
        t: String,
        game: String,
    }
    let peek: Peek = serde_json::from_str(first_line).map_err(|why| bad_line(1, &why))?;
    if peek.t != "head" {
        return Err(BadLog::NoHead);
    }
    Ok(peek.game.parse::<GameId>()?)
}

/// The lines of a log, each bounded, numbered from 1.
pub fn lines(mut from: impl BufRead) -> Result<Vec<(usize, String)>, BadLog> {
    let mut lines = Vec::new();
    for number in 1.. {
        let mut line = Vec::new();
        let read = io::Read::take(&mut from, LONGEST_LINE).read_until(b'\n', &mut line)?;
        if read == 0 {
            break;
        }
        if read as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
            return Err(BadLog::Line { line: number, why: "it is too long".to_owned() });
        }
        let line = String::from_utf8(line)
            .map_err(|_| BadLog::Line { line: number, why: "it is not text".to_owned() })?;
        lines.push((number, line));
    }
    if lines.iter().all(is_blank) { Err(BadLog::Empty) } else { Ok(lines) }
}

/// Tells a whole log, finished or still open: `step` hears every record that moved the table, with the table after it and what was told.
/// Nothing is told of a log that turns out to be wrong later: play it once with an empty `step` to be sure.
pub fn tell<G: Game>(
    lines: &[(usize, String)],
    mut step: impl FnMut(&Line<G>, &Table<G>, &News<G::Event>),
) -> Result<(), BadLog> {
    let mut records = lines.iter().filter(|line| !is_blank(line)).map(|(number, line)| {
        serde_json::from_str::<Line<G>>(line)
            .map(|record| (*number, record))
            .map_err(|why| bad_line(*number, &why))
    });
    let mut next = || records.next().transpose();
    let (Some((_, Record::Head(head))), Some((_, Record::Seed(sources)))) = (next()?, next()?) else {
        return Err(BadLog::NoHead);
    };
    let mut replay = Replay::<G>::new(&head, &sources)?;
    step(&Record::Head(head), replay.table(), &News::unheard());
    let mut ended = false;
    while let Some((number, record)) = next()? {
        if ended {
            return Err(BadLog::AfterTheEnd(number));
        }
        if matches!(record, Record::Head(_) | Record::Seed(_)) {
            return Err(BadLog::Line {
                line: number,
                why: "a log has only one head and one seed".to_owned(),
            });
        }
        if matches!(record, Record::Put(_)) {
            return Err(BadLog::Draft(number));
        }
        let mut news = News::new();
        replay.play(&record, &mut news)?;
        ended = matches!(record, Record::End(_) | Record::Open);
        step(&record, replay.table(), &news);
    }
    if ended { Ok(()) } else { Err(BadLog::CutOff(replay.table().number())) }
}

pub(crate) fn is_blank((_, line): &(usize, String)) -> bool {
    line.trim().is_empty()
}

pub(crate) fn bad_line(line: usize, why: &serde_json::Error) -> BadLog {
    BadLog::Line { line, why: why.to_string() }
}
