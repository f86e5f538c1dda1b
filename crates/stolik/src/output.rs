//! Printing that does not panic when the reader has gone (`stolik … | head`).

use std::io::{self, ErrorKind, Write};

use serde::Serialize;

/// One line on the standard output.
pub fn line(text: impl AsRef<str>) -> io::Result<()> {
    writeln!(io::stdout(), "{}", text.as_ref())
}

/// One JSON object on a line of its own.
pub fn json(value: &impl Serialize) -> anyhow::Result<()> {
    Ok(line(serde_json::to_string(value)?)?)
}

/// Did this fail because nobody reads any more?
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>();
        io.is_some_and(|io| io.kind() == ErrorKind::BrokenPipe)
    })
}
