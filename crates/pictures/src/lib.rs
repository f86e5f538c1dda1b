//! Pictures that people bring: looked over, cut to the shape of a card and drawn anew. Bytes in, bytes out; no files, no
//! network, no clock.
//!
//! Whatever a file is called, its content decides what it is, and whatever it holds, it takes a bounded amount of time
//! and memory to find out. What comes out is drawn anew, so nothing of the file is left: no place, no camera, no script.
//!
//! | file | one idea |
//! |---|---|
//! | [`deck`] | file by file: what is good, and what is wrong with the rest |
//! | [`archive`] | the files in a zip |
//! | `name` | what a file is called, and which files nobody meant to send |
//! | `kind` | what a file is, by its first bytes |
//! | `raster` | JPEG, PNG and WebP |
//! | `whole` | whether a file goes on to its end |
//! | `svg`, `weight` | drawings, and how much work one would be |
//! | `card` | the shape and the two sizes of a card |
//!
//! ```
//! use stolik_pictures::{Flaw, deck::Sorting};
//!
//! let mut sorting = Sorting::default();
//! let drawing = br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><circle r="1" fill="#c33"/></svg>"##;
//! sorting.take("holiday/sun.jpg", Ok(drawing));
//! sorting.take("letter.jpg", Ok(b"Dear all,"));
//! let sorted = sorting.done();
//! assert_eq!(sorted.good.len(), 1, "a drawing is a drawing, whatever it is called");
//! assert_eq!((sorted.bad[0].name.as_str(), &sorted.bad[0].flaw), ("letter.jpg", &Flaw::NotAPicture));
//! ```

pub mod archive;
mod card;
pub mod deck;
mod kind;
mod name;
mod raster;
mod svg;
mod weight;
mod whole;

pub use card::{LARGE, Picture, SMALL};
pub use name::{base_name, is_clutter};

use std::panic::{AssertUnwindSafe, catch_unwind};

use image::RgbImage;
use thiserror::Error;

/// As many files as can be sent at once.
pub const MOST_FILES: usize = 200;
/// As large as a file can be.
pub const LARGEST_FILE: u64 = 10 * 1024 * 1024;
/// As many pixels as a picture can have.
pub const MOST_PIXELS: u64 = 40_000_000;

/// What is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Flaw {
    #[error("it is neither JPEG, PNG, WebP nor SVG")]
    NotAPicture,
    #[error("it is larger than 10 MB")]
    TooBig,
    #[error("it has more than 40 megapixels")]
    TooManyPixels,
    #[error("it cannot be read to its end")]
    Broken,
    #[error("the end of the file is missing")]
    CutOff,
    /// Smaller than [`SMALL`] when it is cut to the shape of a card.
    #[error("it is smaller than a card")]
    TooSmall,
    #[error("it shows the same as {of}")]
    Duplicate { of: String },
    /// Other files, embedded pictures, pages: nothing but the drawing itself is looked at.
    #[error("the drawing shows something that is not drawn in it")]
    SvgOutside,
    #[error("the drawing has a script in it")]
    SvgScript,
    /// The server has no fonts, and would leave it out.
    #[error("the drawing has text in it that is not turned into curves")]
    SvgText,
    #[error("the drawing is too intricate")]
    SvgTooHeavy,
}

impl Flaw {
    /// As it is called on the wire.
    pub fn case(&self) -> &'static str {
        match self {
            Flaw::NotAPicture => "not-a-picture",
            Flaw::TooBig => "too-big",
            Flaw::TooManyPixels => "too-many-pixels",
            Flaw::Broken => "broken",
            Flaw::CutOff => "cut-off",
            Flaw::TooSmall => "too-small",
            Flaw::Duplicate { .. } => "duplicate",
            Flaw::SvgOutside => "svg-outside",
            Flaw::SvgScript => "svg-script",
            Flaw::SvgText => "svg-text",
            Flaw::SvgTooHeavy => "svg-too-heavy",
        }
    }
}

/// The pixels of a card, in its large size, out of the bytes of a file.
fn look_at(bytes: &[u8]) -> Result<RgbImage, Flaw> {
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(Flaw::TooBig);
    }
    let kind = kind::of(bytes).ok_or(Flaw::NotAPicture)?;
    // A decoder that panics over somebody's file has met a broken file; nobody else is to notice.
    catch_unwind(AssertUnwindSafe(|| match kind {
        kind::Kind::Raster(format) => raster::read(bytes, format),
        kind::Kind::Svg(text) => svg::draw(text),
    }))
    .unwrap_or(Err(Flaw::Broken))
}
