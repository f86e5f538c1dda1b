//! Pictures and zips: what comes out is a card of ours or a named flaw, in bounded time and memory (which libFuzzer
//! watches).

use std::io::{Cursor, Write as _};

use image::{ImageFormat, RgbImage};
use stolik_pictures::archive::Archive;
use stolik_pictures::deck::Sorting;
use stolik_pictures::{LARGE, LARGEST_FILE, MOST_FILES, SMALL};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

pub fn law(bytes: &[u8]) {
    let mut sorting = Sorting::default();
    sorting.take("a", Ok(bytes));
    let sorted = sorting.done();
    assert_eq!(sorted.good.len() + sorted.bad.len(), 1);
    for card in sorted.good {
        for (bytes, size) in [(card.small, SMALL), (card.large, LARGE)] {
            let drawn =
                image::load_from_memory_with_format(&bytes, ImageFormat::Jpeg).expect("a JPEG of ours");
            assert_eq!((drawn.width(), drawn.height()), size);
        }
    }
}

pub fn zip_law(bytes: &[u8]) {
    let Ok(archive) = Archive::open(Cursor::new(bytes)) else { return };
    assert!(archive.len() <= MOST_FILES);
    archive.each(|_, file| assert!(file.map_or(0, <[u8]>::len) as u64 <= LARGEST_FILE));
}

pub fn seeds() -> Vec<Vec<u8>> {
    let flag = RgbImage::from_fn(4, 6, |x, y| image::Rgb([(x * 60) as u8, (y * 40) as u8, 128]));
    let written = |format| {
        let mut bytes = Cursor::new(Vec::new());
        flag.write_to(&mut bytes, format).expect("memory takes a picture");
        bytes.into_inner()
    };
    let drawing = br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><style>.a{fill:url(#b)}</style><defs><linearGradient id="b"><stop offset="0" stop-color="#c33"/></linearGradient></defs><g class="a"><circle r="1"/><use href="#c"/></g><path id="c" d="M0 0L2 3"/></svg>"##;
    let raster = [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP].map(written);
    raster.into_iter().chain([drawing.to_vec()]).collect()
}

pub fn zip_seeds() -> Vec<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, file) in ["a.png", "b/c.jpg", ".hidden"].iter().zip(seeds()) {
        zip.start_file(*name, SimpleFileOptions::default()).expect("memory takes a file");
        zip.write_all(&file).expect("memory takes its bytes");
    }
    vec![zip.finish().expect("memory takes a zip").into_inner()]
}
