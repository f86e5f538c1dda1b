//! A server that a chore has started: where it is, and what it answers.

use std::io::{BufRead, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use anyhow::{Context, Result};

/// What hangs is as bad as what is not there.
const ANSWERS_WITHIN: Duration = Duration::from_secs(5);

/// The address that a server tells in its first line. It goes on speaking, and somebody has to be there for that: whoever
/// reads keeps the reader.
pub fn address(tells: &mut impl BufRead) -> Result<String> {
    let mut first = String::new();
    tells.read_line(&mut first)?;
    let address = first.trim().rsplit_once("http://").with_context(|| format!("it said {first:?}"))?.1;
    Ok(address.to_owned())
}

/// The whole answer to a request, its head included. A body is JSON.
pub fn ask(address: &str, what: &str, body: &str) -> Result<String> {
    let mut asks = TcpStream::connect(address)?;
    asks.set_read_timeout(Some(ANSWERS_WITHIN))?;
    write!(
        asks,
        "{what} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    asks.read_to_string(&mut answer)?;
    Ok(answer)
}

pub fn is_well(address: &str) -> Result<bool> {
    Ok(ask(address, "GET /healthz", "")?.ends_with("ok"))
}
