//! Printing that does not panic when the reader has gone (`stolik … | head`).

use std::io::{self, ErrorKind, Write};

use serde::Serialize;
use thiserror::Error;

/// Sockets break like pipes do. This is about what we print.
#[derive(Debug, Error)]
#[error("nobody reads what is printed")]
struct NobodyReads;

/// One line on the standard output.
pub fn line(text: impl AsRef<str>) -> io::Result<()> {
    writeln!(io::stdout(), "{}", text.as_ref()).map_err(|error| match error.kind() {
        ErrorKind::BrokenPipe => io::Error::new(ErrorKind::BrokenPipe, NobodyReads),
        _ => error,
    })
}

/// One JSON object on a line of its own.
pub fn json(value: &impl Serialize) -> anyhow::Result<()> {
    Ok(line(serde_json::to_string(value)?)?)
}

/// Did this fail because nobody reads any more?
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
        io.is_some_and(|inner| inner.is::<NobodyReads>())
    })
}
