//! The client's files. They are built from `web/` and `content/` by this crate's build script (feature `build`) and
//! compiled in, compressed: the server is one binary and loads nothing from elsewhere.

use std::borrow::Cow;

use stolik_server::{Asset, Assets};

/// Name, bytes, and the bytes compressed with brotli and with gzip.
type File = (&'static str, &'static [u8], &'static [u8], &'static [u8]);

const FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Every file by its path.
pub const CLIENT: Assets = Assets(find);

/// The paths of all files.
pub fn names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, ..)| *name)
}

fn find(name: &str) -> Option<Asset> {
    let &(name, bytes, brotli, gzip) = FILES.iter().find(|(other, ..)| *other == name)?;
    // What is compressed already does not get smaller.
    let if_smaller =
        |squeezed: &'static [u8]| (squeezed.len() < bytes.len()).then_some(Cow::Borrowed(squeezed));
    Some(Asset {
        bytes: Cow::Borrowed(bytes),
        mime: mime(name),
        brotli: if_smaller(brotli),
        gzip: if_smaller(gzip),
        // The names of these carry a hash of their content.
        immutable: name.starts_with("assets/"),
    })
}

fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
