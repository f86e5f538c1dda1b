//! Drawings: looked over as a text, then drawn to pixels. Nothing outside of the text is ever read.

use image::{DynamicImage, RgbImage, RgbaImage};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::roxmltree::{Document, ParsingOptions};
use resvg::usvg::{Error, ImageHrefResolver, Options, Tree};

use crate::card::{self, LARGE};
use crate::{Flaw, MOST_PIXELS, weight};

/// A drawing of more is a photograph in disguise, or a trap.
const LONGEST: usize = 2 * 1024 * 1024;

pub fn draw(text: &str) -> Result<RgbImage, Flaw> {
    if text.len() > LONGEST {
        return Err(Flaw::SvgTooHeavy);
    }
    // Programs for drawing write document types, so they are allowed; the parser bounds what entities can do.
    let reading =
        ParsingOptions { allow_dtd: true, nodes_limit: weight::MOST_NODES, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, reading).map_err(|_| Flaw::Broken)?;
    weight::check(&document)?;
    let tree = Tree::from_xmltree(&document, &alone()).map_err(why)?;
    let (width, height) = (tree.size().width(), tree.size().height());
    if f64::from(width) * f64::from(height) > MOST_PIXELS as f64 {
        return Err(Flaw::TooManyPixels);
    }
    // So large that the card is covered, and its middle in the middle.
    let (across, down) = (LARGE.0 as f32, LARGE.1 as f32);
    let scale = (across / width).max(down / height);
    let (left, top) = ((across - width * scale) / 2.0, (down - height * scale) / 2.0);
    let mut pixels = Pixmap::new(LARGE.0, LARGE.1).ok_or(Flaw::Broken)?;
    resvg::render(&tree, Transform::from_row(scale, 0.0, 0.0, scale, left, top), &mut pixels.as_mut());
    let colours = pixels.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    let image = RgbaImage::from_raw(LARGE.0, LARGE.1, colours.collect()).ok_or(Flaw::Broken)?;
    Ok(card::cut(DynamicImage::ImageRgba8(image)))
}

/// No files, no fonts, no pictures inside of pictures, whatever the drawing names.
fn alone() -> Options<'static> {
    Options {
        resources_dir: None,
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    }
}

fn why(error: Error) -> Flaw {
    match error {
        Error::ElementsLimitReached => Flaw::SvgTooHeavy,
        _ => Flaw::Broken,
    }
}
