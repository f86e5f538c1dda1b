//! JPEG, PNG and WebP: nothing is decoded before its header has said how large it will be.

use std::io::Cursor;

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits, RgbImage};

use crate::{Flaw, MOST_PIXELS, card, whole};

/// Eight bytes a pixel, which is what deep PNGs take, and as much again for the decoder.
const MOST_MEMORY: u64 = 2 * 8 * MOST_PIXELS;

pub fn read(bytes: &[u8], format: ImageFormat) -> Result<RgbImage, Flaw> {
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut limits = Limits::default();
    limits.max_alloc = Some(MOST_MEMORY);
    reader.limits(limits);
    let why = |error| if whole::is_cut_off(bytes, format) { Flaw::CutOff } else { why(error) };
    let mut decoder = reader.into_decoder().map_err(why)?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MOST_PIXELS {
        return Err(Flaw::TooManyPixels);
    }
    // A picture without a word about it stands upright.
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    if whole::is_cut_off(bytes, format) {
        return Err(Flaw::CutOff);
    }
    let mut image = DynamicImage::from_decoder(decoder).map_err(why)?;
    // Cards are cut out of pictures that stand as they were seen.
    image.apply_orientation(orientation);
    if card::is_too_small(image.width(), image.height()) {
        return Err(Flaw::TooSmall);
    }
    Ok(card::cut(image))
}

fn why(error: image::ImageError) -> Flaw {
    match error {
        image::ImageError::Limits(_) => Flaw::TooManyPixels,
        _ => Flaw::Broken,
    }
}
