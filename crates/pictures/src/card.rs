//! The shape of a card, two to three, and its two sizes.

use image::imageops::{self, FilterType};
use image::{DynamicImage, RgbImage, Rgba, RgbaImage};
use jpeg_encoder::{ColorType, Encoder, SamplingFactor};

use crate::Flaw;

/// Width and height of a card that is looked at.
pub const LARGE: (u32, u32) = (640, 960);
/// Width and height of a card in a hand.
pub const SMALL: (u32, u32) = (240, 360);
/// Six of them in a hand are 90 KB.
const SMALL_BYTES: usize = 15_000;
const LARGE_BYTES: usize = 160_000;
/// Tried one after the other until the picture is small enough; noise may stay larger even at the last.
const QUALITIES: [u8; 7] = [82, 74, 66, 56, 44, 32, 20];
/// What lies behind a picture that can be seen through.
const PAPER: Rgba<u8> = Rgba([255, 255, 255, 255]);

/// A card as JPEG, in both sizes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub small: Vec<u8>,
    pub large: Vec<u8>,
}

/// The middle of a picture in the shape of a card, in the large size, on paper.
pub fn cut(image: DynamicImage) -> RgbImage {
    let (x, y, width, height) = middle(image.width(), image.height());
    let middle = image.crop_imm(x, y, width, height);
    // From far away in two steps: averaging is quick, and the last step is what one sees.
    let near = (2 * LARGE.0, 2 * LARGE.1);
    let middle = if width > near.0 { middle.thumbnail_exact(near.0, near.1) } else { middle };
    on_paper(middle.resize_exact(LARGE.0, LARGE.1, FilterType::CatmullRom))
}

/// Left, top, width and height of the largest part of the shape of a card.
fn middle(width: u32, height: u32) -> (u32, u32, u32, u32) {
    let (w, h) = (u64::from(width), u64::from(height));
    let across = (h * u64::from(LARGE.0) / u64::from(LARGE.1)).clamp(1, w.max(1)) as u32;
    let down = (w * u64::from(LARGE.1) / u64::from(LARGE.0)).clamp(1, h.max(1)) as u32;
    ((width - across.min(width)) / 2, (height - down.min(height)) / 2, across, down)
}

/// Would it have to be blown up already for a hand?
pub fn is_too_small(width: u32, height: u32) -> bool {
    let (_, _, across, down) = middle(width, height);
    across < SMALL.0 || down < SMALL.1
}

fn on_paper(image: DynamicImage) -> RgbImage {
    if !image.color().has_alpha() {
        return image.into_rgb8();
    }
    let mut paper = RgbaImage::from_pixel(image.width(), image.height(), PAPER);
    imageops::overlay(&mut paper, &image.into_rgba8(), 0, 0);
    DynamicImage::ImageRgba8(paper).into_rgb8()
}

pub fn encode(large: &RgbImage) -> Result<Picture, Flaw> {
    let small = imageops::resize(large, SMALL.0, SMALL.1, FilterType::CatmullRom);
    Ok(Picture { small: within(&small, SMALL_BYTES)?, large: within(large, LARGE_BYTES)? })
}

/// As good as fits.
fn within(image: &RgbImage, most: usize) -> Result<Vec<u8>, Flaw> {
    let mut bytes = Vec::new();
    for quality in QUALITIES {
        bytes.clear();
        let mut encoder = Encoder::new(&mut bytes, quality);
        // Colours at half the detail, as cameras do: a third lighter for the same look.
        encoder.set_sampling_factor(SamplingFactor::F_2_2);
        let (width, height) = (image.width() as u16, image.height() as u16);
        encoder.encode(image.as_raw(), width, height, ColorType::Rgb).map_err(|_| Flaw::Broken)?;
        if bytes.len() <= most {
            break;
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_has_the_shape_of_a_card() {
        assert_eq!(middle(3000, 2000), (833, 0, 1333, 2000));
        assert_eq!(middle(1000, 3000), (0, 750, 1000, 1500));
        assert_eq!(middle(640, 960), (0, 0, 640, 960));
        assert_eq!(middle(1, 1), (0, 0, 1, 1));
        assert_eq!(middle(100_000, 1), (49_999, 0, 1, 1));
    }

    #[test]
    fn what_is_left_must_be_as_large_as_a_card_in_a_hand() {
        assert!(!is_too_small(240, 360) && !is_too_small(4000, 360) && !is_too_small(240, 5000));
        assert!(is_too_small(239, 5000) && is_too_small(5000, 359));
    }

    #[test]
    fn what_can_be_seen_through_lies_on_paper() {
        let clear = RgbaImage::from_pixel(20, 30, Rgba([255, 0, 0, 0]));
        let card = cut(DynamicImage::ImageRgba8(clear));
        assert_eq!((card.width(), card.height()), LARGE);
        assert_eq!(card.get_pixel(5, 5).0, [255, 255, 255]);
    }
}
