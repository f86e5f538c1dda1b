//! How many bits everything has, as it was counted in games of bots: `examples/lengths.rs` counts, and writes this file.
//! Whatever is rare has a code, too, so any bytes can be written. The client has the same (`web/src/wire/codes.ts`).

/// How many bytes stand as they are.
pub const RUN: &str = "124445678a9dceffffffffffffffffff";
/// Where the copy after that comes from, if there are none, and if there are some.
pub const WHERE: [&str; 2] = ["ffbc9a99886777666665443337ffffff3463", "ff8bca98887678687776553448ffffff1575"];
/// How long it is, from a new distance and from one of the last ones.
pub const LENGTH: [&str; 2] = ["dddd3333343555666677789ddddddccc", "ee55663543235555587779aeeeeddddd"];
/// Bytes that stand as they are, after a digit, after a small letter and after anything else.
pub const BYTE: [&str; 3] = [
    "\
     ffffffffffffffffffffffffffffffffbbabbbbbbbbb2bbb4444444444bbbbbb\
     bbbbbbbbbbbbbbbbbbbbbbbbbbbbb5bbb878877bbbbbbbbbbbbbbbbbbbbbb6bb\
     ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff\
     ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "\
     ffffffffffffffffffffffffffffffffbb4bbbbaaaaa85aa8888887788aaaaaa\
     aaaaaaaaaaaaaaaaaaaaaaaaaaaaa9a9a475536765a657446a45557686aaa7aa\
     aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\
     fffaaafffffffffffffffffffffffffffffffffffffffffffffffffffffffeee",
    "\
     ffffffffffffffffffffffffffffffffbb5bbbbbbbbb5bbb43344455566bbbbb\
     bbbbbbbbbbbbbbbbbbbbbbbbbbb6b6bbb6767889a9ba78886b776997bab6b4bb\
     bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\
     fffbbbfffffffffffffffffffffffffffffffffffffffffffffffffffffffeee",
];
