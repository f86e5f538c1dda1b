//! A file that is there whole or not at all, and that only its owner can read: there are secrets of running games in it.

use std::io::BufWriter;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::{Carried, NotWritten, Writer};
use crate::folder;

/// A file on its way. Nothing of it is left unless it is finished.
pub struct Export {
    writer: Writer<BufWriter<NamedTempFile>>,
    to: PathBuf,
}

impl Export {
    /// Nothing is written over.
    pub fn begin(to: &Path) -> Result<Self, NotWritten> {
        if to.symlink_metadata().is_ok() {
            return Err(NotWritten::Exists(to.to_owned()));
        }
        let beside = folder::beside(to);
        folder::make(beside)?;
        let unfinished = tempfile::Builder::new().prefix(".stolik-export-").tempfile_in(beside)?;
        Ok(Export { writer: Writer::begin(BufWriter::new(unfinished))?, to: to.to_owned() })
    }

    pub fn write(&mut self, piece: &Carried) -> Result<(), NotWritten> {
        self.writer.write(piece)
    }

    /// It has its name and is on the disk. Gives how many bytes it has.
    pub fn finish(self) -> Result<u64, NotWritten> {
        let unfinished = self.writer.end()?.into_inner().map_err(|error| error.into_error())?;
        unfinished.as_file().sync_all()?;
        let file = unfinished.persist_noclobber(&self.to).map_err(|error| error.error)?;
        folder::sync(folder::beside(&self.to))?;
        Ok(file.metadata()?.len())
    }
}
