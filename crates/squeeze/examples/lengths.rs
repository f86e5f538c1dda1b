//! Counts what talks are made of, and writes the lengths of the codes for it to `src/lengths.rs`.
//!
//! `stolik bench GAME --rooms 1 --seconds 4 --talk DIR` keeps what the screens of a table were told, a file each. Then
//! `cargo run --release -p stolik-squeeze --features count --example lengths -- FILE…`, and
//! `STOLIK_UPDATE_WIRE=1 cargo test -p stolik-protocol` for the client. Every file counts the same, however long its talk is.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::{env, fs, io};

use stolik_squeeze::{Memory, Sink, Which};

/// Lines of each talk: more of the same say little.
const LINES: usize = 1500;
const LONGEST: usize = 15;
const CODES: [(Which, usize); 7] = [
    (Which::Run, 32),
    (Which::Where(0), 36),
    (Which::Where(1), 36),
    (Which::Length(0), 32),
    (Which::Length(1), 32),
    (Which::Byte(0), 256),
    (Which::Byte(1), 256),
];

#[derive(Default)]
struct Counts(BTreeMap<(Which, usize), f64>);

impl Sink for Counts {
    fn symbol(&mut self, which: Which, symbol: usize) {
        *self.0.entry((which, symbol)).or_default() += 1.0;
    }

    fn rest(&mut self, _: u32, _: u32) {}
}

fn main() -> io::Result<()> {
    let mut all = Counts::default();
    for file in env::args().skip(1) {
        let mut counts = Counts::default();
        let mut memory = Memory::<String>::default();
        for line in fs::read_to_string(file)?.lines().take(LINES) {
            memory.count(line, &mut counts);
        }
        let sum: f64 = counts.0.values().sum();
        for (symbol, count) in counts.0 {
            *all.0.entry(symbol).or_default() += 1e6 * count / sum.max(1.0);
        }
    }
    let lengths = CODES.map(|(which, symbols)| {
        let count = |symbol| all.0.get(&(which, symbol)).copied().unwrap_or_default() + rarest(which, symbol);
        lengths(&(0..symbols).map(count).collect::<Vec<_>>())
    });
    fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/src/lengths.rs"), written(&lengths))
}

/// Bots say little, and people anything: letters are as frequent as if somebody had said something now and then.
fn rarest(which: Which, symbol: usize) -> f64 {
    match (which, symbol) {
        (Which::Byte(_), 0x20..0x80) => 1500.0,
        // Polish letters have two bytes.
        (Which::Byte(1), 0x80..0xc0 | 0xc3..0xc6) => 1500.0,
        (Which::Byte(_), 0x80..) => 40.0,
        _ => 1.0,
    }
}

/// The lengths of the best code in which no symbol takes more bits than there may be: packages of two are merged as often as a
/// symbol may have bits, and each symbol has as many as it has been in.
fn lengths(counts: &[f64]) -> Vec<usize> {
    let single = |symbol| (counts[symbol], vec![symbol]);
    let mut packages: Vec<(f64, Vec<usize>)> = Vec::new();
    for _ in 0..LONGEST {
        let pairs = packages
            .chunks_exact(2)
            .map(|pair| (pair[0].0 + pair[1].0, [&pair[0].1[..], &pair[1].1].concat()));
        let mut next: Vec<_> = pairs.chain((0..counts.len()).map(single)).collect();
        next.sort_by(|one, other| one.0.total_cmp(&other.0));
        packages = next;
    }
    let mut lengths = vec![0; counts.len()];
    for symbol in packages[..2 * counts.len() - 2].iter().flat_map(|(_, symbols)| symbols) {
        lengths[*symbol] += 1;
    }
    lengths
}

fn written(codes: &[Vec<usize>; 7]) -> String {
    let code = |lengths: &Vec<usize>| {
        let digits = lengths.iter().fold(String::new(), |mut digits, length| {
            let _ = write!(digits, "{length:x}");
            digits
        });
        let lines: Vec<&str> =
            (0..digits.len()).step_by(64).map(|at| &digits[at..(at + 64).min(digits.len())]).collect();
        if let [line] = lines[..] {
            format!("\"{line}\"")
        } else {
            format!("\"\\\n     {}\"", lines.join("\\\n     "))
        }
    };
    let [run, no_bytes, bytes, new, again, digit, other] = codes.each_ref().map(code);
    format!(
        "//! How many bits everything has, as it was counted in games of bots: `examples/lengths.rs` counts, and writes this file.
//! Whatever is rare has a code, too, so any bytes can be written. The client has the same (`web/src/wire/codes.ts`).

/// How many bytes stand as they are.
pub const RUN: &str = {run};
/// Where the copy after that comes from, if there are none, and if there are some.
pub const WHERE: [&str; 2] = [
    {no_bytes},
    {bytes},
];
/// How long it is, from a new distance and from one of the last ones.
pub const LENGTH: [&str; 2] = [
    {new},
    {again},
];
/// Bytes that stand as they are, after a digit and after anything else.
pub const BYTE: [&str; 2] = [
    {digit},
    {other},
];
"
    )
}
