//! The files in a zip, each read on its own and no further than a file may be long.

use std::cell::Cell;
use std::io::{self, Read, Seek, SeekFrom};
use std::rc::Rc;

use thiserror::Error;
use zip::ZipArchive;

use crate::{Flaw, LARGEST_FILE, MOST_FILES, is_clutter};

/// What may be read to find out what is in an archive: the list of two hundred files takes a hundredth of it.
const LONGEST_LIST: u64 = 2 * 1024 * 1024;

/// Why no file of an archive was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NotOpened {
    #[error("it is no archive that can be read")]
    NotAnArchive,
    #[error("it holds more than {MOST_FILES} files")]
    TooMany,
}

pub struct Archive<R: Read + Seek> {
    zip: ZipArchive<Metered<R>>,
    /// Number and path of every file that is not clutter.
    files: Vec<(usize, String)>,
}

impl<R: Read + Seek> Archive<R> {
    pub fn open(source: R) -> Result<Self, NotOpened> {
        let left = Rc::new(Cell::new(LONGEST_LIST));
        let metered = Metered { source, left: left.clone() };
        let zip = ZipArchive::new(metered).map_err(|_| NotOpened::NotAnArchive)?;
        // From here on every file has a limit of its own.
        left.set(u64::MAX);
        let paths = zip.file_names_raw().map(|path| String::from_utf8_lossy(path).into_owned());
        let files: Vec<(usize, String)> =
            paths.enumerate().filter(|(_, path)| !is_clutter(path)).take(MOST_FILES + 1).collect();
        if files.len() > MOST_FILES {
            return Err(NotOpened::TooMany);
        }
        Ok(Archive { zip, files })
    }

    /// How many files there are to look at.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Goes through the files one by one.
    pub fn each(mut self, mut take: impl FnMut(&str, Result<&[u8], Flaw>)) {
        for (number, path) in std::mem::take(&mut self.files) {
            let bytes = self.read(number);
            take(&path, bytes.as_deref().map_err(Clone::clone));
        }
    }

    fn read(&mut self, number: usize) -> Result<Vec<u8>, Flaw> {
        let file = self.zip.by_index(number).map_err(|_| Flaw::Broken)?;
        if file.size() > LARGEST_FILE {
            return Err(Flaw::TooBig);
        }
        // What an archive says of a file need not be so.
        let mut bytes = Vec::new();
        file.take(LARGEST_FILE + 1).read_to_end(&mut bytes).map_err(|_| Flaw::Broken)?;
        if bytes.len() as u64 > LARGEST_FILE { Err(Flaw::TooBig) } else { Ok(bytes) }
    }
}

/// A source of which only so much is read: an archive can claim to list millions of files.
struct Metered<R> {
    source: R,
    left: Rc<Cell<u64>>,
}

impl<R: Read> Read for Metered<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.source.read(buffer)?;
        let left = self.left.get().checked_sub(read as u64);
        self.left.set(left.ok_or_else(|| io::Error::other("the list of files is too long"))?);
        Ok(read)
    }
}

impl<R: Seek> Seek for Metered<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.source.seek(to)
    }
}
