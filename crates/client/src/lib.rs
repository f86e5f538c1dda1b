//! The client's files. They are built from `web/` and `content/` by this crate's build script (feature `build`) and
//! compiled in, compressed: the server is one binary and loads nothing from elsewhere.

use std::borrow::Cow;

use stolik_server::{Asset, Assets};

/// A file in the binary. Without the feature `build` there is none. Once is enough: who takes it only as it is gets it unpacked.
#[cfg_attr(not(feature = "build"), allow(dead_code, reason = "a workspace without the client has no files"))]
enum Kept {
    /// Compressed already, like letters and photos.
    AsItIs(&'static [u8]),
    Squeezed {
        brotli: &'static [u8],
        gzip: &'static [u8],
    },
}

type File = (&'static str, Kept);

const FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Every file by its path.
pub const CLIENT: Assets = Assets(find);

/// The paths of all files.
pub fn names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, ..)| *name)
}

fn find(name: &str) -> Option<Asset> {
    let (name, kept) = FILES.iter().find(|(other, _)| *other == name)?;
    let (bytes, brotli, gzip) = match kept {
        Kept::AsItIs(bytes) => (Some(*bytes), None, None),
        Kept::Squeezed { brotli, gzip } => (None, Some(*brotli), Some(*gzip)),
    };
    Some(Asset {
        bytes: bytes.map(Cow::Borrowed),
        mime: mime(name),
        brotli: brotli.map(Cow::Borrowed),
        gzip: gzip.map(Cow::Borrowed),
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
