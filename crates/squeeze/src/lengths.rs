//! How many bits everything has, as it was counted in games of bots: `examples/lengths.rs` counts, and writes this file.
//! Whatever is rare has a code, too, so any bytes can be written. The client has the same (`web/src/wire/codes.ts`).

/// How many bytes stand as they are.
pub const RUN: &str = "124445678a9dceffffffffffffffffff";
/// Where the copy after that comes from, if there are none, and if there are some.
pub const WHERE: [&str; 2] = ["ffcb9a98786777776655443339ffffff3463", "ff9bca98887668787877553449ffffff1674"];
/// How long it is, from a new distance and from one of the last ones.
pub const LENGTH: [&str; 2] = ["dddd3333343555666677789ddddddccc", "ee55663543235555587779aeeeeddddd"];
/// Bytes that stand as they are, after a digit and after anything else.
pub const BYTE: [&str; 2] = [
    "\
     ffffffffffffffffffffffffffffffffbbabbbbbbbbb2bbb4444444544bbbbbb\
     bbbbbbbbbbbbbbbbbbbbbbbbbbbbb4bbb878877bbbbbbbbbbbbbbbbbbbbbb6bb\
     ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff\
     ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "\
     ffffffffffffffffffffffffffffffffcc5ccccccccc56cc44444456666ccccc\
     ccccccccccccccccccccccccccc6c7cbc576657876b867656c56678797c6c4cc\
     cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc\
     fffcccfffffffffffffffffffffffffffffffffffffffffffffffffffffffeee",
];
