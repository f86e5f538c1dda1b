//! The client's files. They are built from `web/` and `content/` by this crate's build script (feature `build`) and
//! compiled in, compressed: the server is one binary and loads nothing from elsewhere.

use std::borrow::Cow;

use stolik_server::{Asset, Assets};

/// Name, bytes, and the bytes compressed with brotli.
type File = (&'static str, &'static [u8], &'static [u8]);

const FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Every file by its path.
pub const CLIENT: Assets = Assets(find);

fn find(name: &str) -> Option<Asset> {
    let &(name, bytes, brotli) = FILES.iter().find(|(other, ..)| *other == name)?;
    // What is compressed already does not get smaller.
    let is_smaller = brotli.len() < bytes.len();
    Some(Asset {
        bytes: Cow::Borrowed(bytes),
        mime: mime(name),
        brotli: is_smaller.then_some(Cow::Borrowed(brotli)),
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
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Every file that a browser loads, with its size over the wire: for the bars that tests hold us to.
pub fn sizes() -> impl Iterator<Item = (&'static str, usize)> {
    FILES.iter().map(|&(name, bytes, brotli)| (name, brotli.len().min(bytes.len())))
}
