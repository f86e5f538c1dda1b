//! Files as people send them, good ones and bad ones, and traps.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

use std::io::{Cursor, Write};

use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use proptest::prelude::*;
use stolik_pictures::archive::{Archive, NotOpened};
use stolik_pictures::deck::{Sorted, Sorting};
use stolik_pictures::{Flaw, LARGE, LARGEST_FILE, MOST_FILES, SMALL};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// Red above, blue below: it can be seen which way up it is.
fn flag(width: u32, height: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |_, y| Rgb(if y < height / 2 { [220, 30, 30] } else { [30, 30, 220] }))
}

fn written(image: RgbImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    DynamicImage::ImageRgb8(image).write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

fn sort(files: &[(&str, &[u8])]) -> Sorted {
    let mut sorting = Sorting::default();
    for (name, bytes) in files {
        sorting.take(name, Ok(bytes));
    }
    sorting.done()
}

/// What is wrong with this file, if anything is.
fn flaw(bytes: &[u8]) -> Option<&'static str> {
    sort(&[("file", bytes)]).bad.first().map(|bad| bad.flaw.case())
}

fn svg(inside: &str) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 30">{inside}</svg>"#
    )
}

fn svg_flaw(inside: &str) -> Option<&'static str> {
    flaw(svg(inside).as_bytes())
}

fn is_red(pixel: &Rgb<u8>) -> bool {
    pixel.0[0] > 180 && pixel.0[2] < 80
}

#[test]
fn every_kind_becomes_a_card_in_two_sizes() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        let sorted = sort(&[("flag", &written(flag(300, 500), format))]);
        assert_eq!(sorted.bad, []);
        let picture = &sorted.good[0];
        for (bytes, size) in [(&picture.small, SMALL), (&picture.large, LARGE)] {
            let card = image::load_from_memory_with_format(bytes, ImageFormat::Jpeg).unwrap().into_rgb8();
            assert_eq!((card.width(), card.height()), size);
            assert!(is_red(card.get_pixel(5, 5)) && !is_red(card.get_pixel(5, size.1 - 5)));
        }
    }
    let drawn =
        sort(&[("flag.svg", svg(r#"<rect width="20" height="15" fill="rgb(220,30,30)"/>"#).as_bytes())]);
    let card = image::load_from_memory(&drawn.good[0].large).unwrap().into_rgb8();
    assert!(is_red(card.get_pixel(320, 100)));
    assert_eq!(card.get_pixel(320, 900).0, [255, 255, 255], "where nothing is drawn there is paper");
}

#[test]
fn a_camera_on_its_side_is_turned_and_its_notes_are_gone() {
    // An APP1 segment: a TIFF with one entry, orientation 6, and a place that must not travel on.
    let mut exif = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0".to_vec();
    exif.extend(b"52.2297N 21.0122E");
    let plain = written(flag(600, 400), ImageFormat::Jpeg);
    let mut bytes = plain[..2].to_vec();
    bytes.extend([0xFF, 0xE1]);
    bytes.extend(((exif.len() + 2) as u16).to_be_bytes());
    bytes.extend(&exif);
    bytes.extend(&plain[2..]);
    let sorted = sort(&[("photo.jpg", &bytes)]);
    let card = image::load_from_memory(&sorted.good[0].large).unwrap().into_rgb8();
    assert!(is_red(card.get_pixel(630, 480)) && !is_red(card.get_pixel(10, 480)), "what was up is now right");
    for bytes in [&sorted.good[0].small, &sorted.good[0].large] {
        assert!(!bytes.windows(4).any(|part| part == b"Exif" || part == b"52.2"));
    }
}

#[test]
fn six_cards_in_a_hand_are_light() {
    let busy = RgbImage::from_fn(1200, 1800, |x, y| {
        let wave = |by: f32, at: u32| (((at as f32) / by).sin() * 100.0 + 128.0) as u8;
        Rgb([wave(9.0, x + y), wave(23.0, x), wave(14.0, y)])
    });
    let sorted = sort(&[("busy.png", &written(busy, ImageFormat::Png))]);
    assert!(sorted.good[0].small.len() <= 15_000, "{}", sorted.good[0].small.len());
    assert!(sorted.good[0].large.len() <= 160_000, "{}", sorted.good[0].large.len());
}

#[test]
fn content_decides_and_not_the_ending() {
    assert_eq!(flaw(b"Dear all, this is a letter."), Some("not-a-picture"));
    assert_eq!(flaw(b"GIF89a\x01\0\x01\0\0\0\0;"), Some("not-a-picture"));
    assert_eq!(flaw(b""), Some("not-a-picture"));
    assert_eq!(flaw(&[0xFF, 0xD8, 0xFF, 0xE0, 0, 0]), Some("broken"));
}

#[test]
fn a_file_that_is_cut_off_is_named_however_little_is_missing() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        let whole = written(flag(300, 450), format);
        assert_eq!(flaw(&whole), None, "{format:?}");
        for left in [whole.len() - 12, whole.len() * 9 / 10, whole.len() / 2, 40] {
            assert_eq!(flaw(&whole[..left]), Some("cut-off"), "{format:?}, {left} of {}", whole.len());
        }
        // Some cameras write more behind the end.
        assert_eq!(flaw(&[&whole[..], b"and more"].concat()), None, "{format:?}");
    }
}

#[test]
fn a_picture_smaller_than_a_card_is_named() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        assert_eq!(flaw(&written(flag(SMALL.0, SMALL.1), format)), None);
        assert_eq!(flaw(&written(flag(SMALL.0 - 1, 900), format)), Some("too-small"));
        assert_eq!(flaw(&written(flag(900, SMALL.1 - 1), format)), Some("too-small"));
    }
    assert_eq!(svg_flaw("<circle r='1'/>"), None, "a drawing has no size of its own");
}

#[test]
fn the_same_picture_twice_is_named() {
    let png = written(flag(300, 450), ImageFormat::Png);
    let webp = written(flag(300, 450), ImageFormat::WebP);
    let sorted = sort(&[("a/one.png", &png), ("b/two.webp", &webp)]);
    assert_eq!(sorted.good.len(), 1);
    assert_eq!(
        (sorted.bad[0].name.as_str(), &sorted.bad[0].flaw),
        ("two.webp", &Flaw::Duplicate { of: "one.png".to_owned() })
    );
}

/// A PNG whose header promises more than it holds.
fn hollow_png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = written(flag(1, 1), ImageFormat::Png);
    bytes[16..20].copy_from_slice(&width.to_be_bytes());
    bytes[20..24].copy_from_slice(&height.to_be_bytes());
    let sum = crc(&bytes[12..29]);
    bytes[29..33].copy_from_slice(&sum.to_be_bytes());
    bytes
}

fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| (sum >> 1) ^ (0xEDB8_8320 & (sum & 1).wrapping_neg()))
    })
}

#[test]
fn a_header_that_promises_too_much_is_not_believed() {
    assert_eq!(flaw(&hollow_png(8000, 5001)), Some("too-many-pixels"));
    assert_eq!(flaw(&hollow_png(u32::MAX >> 1, u32::MAX >> 1)), Some("too-many-pixels"));
    assert_eq!(
        flaw(&hollow_png(8000, 5000)),
        Some("broken"),
        "forty megapixels are allowed, if they are there"
    );
    assert_eq!(flaw(&vec![0; LARGEST_FILE as usize + 1]), Some("too-big"));
}

#[test]
fn a_drawing_is_alone() {
    for outside in [
        r#"<image href="https://example.org/a.png" width="9" height="9"/>"#,
        r#"<image xlink:href="data:image/png;base64,AAAA" width="9" height="9"/>"#,
        r#"<use href="other.svg#part"/>"#,
        r#"<rect width="9" height="9" fill="url(https://example.org/paint#a)"/>"#,
        r#"<rect width="9" height="9" style="fill: url('file:///etc/passwd')"/>"#,
        "<style>@import 'https://example.org/a.css';</style>",
        "<style>rect { fill: url(//example.org/a) }</style>",
        "<foreignObject><p>hello</p></foreignObject>",
    ] {
        assert_eq!(svg_flaw(outside), Some("svg-outside"), "{outside}");
    }
    assert_eq!(svg_flaw("<script>alert(1)</script>"), Some("svg-script"));
    assert_eq!(svg_flaw(r#"<rect onload="alert(1)" width="9" height="9"/>"#), Some("svg-script"));
    assert_eq!(
        svg_flaw(r#"<a href="javascript:alert(1)"><rect width="9" height="9"/></a>"#),
        Some("svg-script")
    );
    assert_eq!(svg_flaw("<text>hello</text>"), Some("svg-text"));
    assert_eq!(svg_flaw("<g>"), Some("broken"));
    let huge =
        br#"<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"><circle r="9"/></svg>"#;
    assert_eq!(flaw(huge), Some("too-many-pixels"));
}

#[test]
fn drawings_as_programs_write_them_are_drawn() {
    assert_eq!(
        flaw(
            br##"<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns "http://www.w3.org/2000/svg">
]>
<svg xmlns="&ns;" viewBox="0 0 20 30">
  <defs>
    <style>.sky { fill: url(#dusk); } .cut, .soft { clip-path: url(#round); filter: url(#blur) }</style>
    <linearGradient id="dusk"><stop offset="0" stop-color="navy"/><stop offset="1" stop-color="plum"/></linearGradient>
    <clipPath id="round"><circle cx="10" cy="15" r="9"/></clipPath>
    <filter id="blur"><feGaussianBlur stdDeviation="1"/></filter>
    <symbol id="star"><path d="M0 0L2 1L0 2z"/></symbol>
  </defs>
  <rect class="sky" width="20" height="30"/>
  <g class="cut"><use href="#star" x="4"/><use href="#star" x="8"/></g>
</svg>"##
        ),
        None
    );
}

#[test]
fn a_drawing_that_would_take_for_ever_is_given_up() {
    // Ten that use ten that use ten …
    let mut bomb = r#"<defs><circle id="a0" r="1"/>"#.to_owned();
    for level in 1..9 {
        let uses = format!(r##"<use href="#a{}"/>"##, level - 1).repeat(10);
        bomb.push_str(&format!(r#"<g id="a{level}">{uses}</g>"#));
    }
    bomb.push_str(r##"</defs><use href="#a8"/>"##);
    assert_eq!(svg_flaw(&bomb), Some("svg-too-heavy"));
    // The same with masks, by the way of a class.
    let mut masks = "<style>".to_owned();
    (0..9).for_each(|level| masks.push_str(&format!(".m{level} {{ mask: url(#k{level}) }}")));
    masks.push_str("</style><defs>");
    for level in 1..9 {
        let masked = format!(r#"<g class="m{}"><rect width="9" height="9"/></g>"#, level - 1).repeat(10);
        masks.push_str(&format!(r#"<mask id="k{level}">{masked}</mask>"#));
    }
    masks.push_str(r#"</defs><rect class="m8" width="9" height="9"/>"#);
    assert_eq!(svg_flaw(&masks), Some("svg-too-heavy"));
    // Something that uses itself; deep nesting; many shapes; a long style sheet; filters without bounds.
    let deep = "<g>".repeat(20_000) + &"</g>".repeat(20_000);
    let many = r#"<rect width="1" height="1"/>"#.repeat(70_000);
    let styles = format!("<style>{}</style>", ".a{fill:red}".repeat(10_000));
    for (inside, expected) in [
        (r##"<g id="me"><use href="#me"/></g>"##, "svg-too-heavy"),
        (deep.as_str(), "svg-too-heavy"),
        (many.as_str(), "broken"),
        (styles.as_str(), "svg-too-heavy"),
        (r#"<filter id="f"><feTurbulence numOctaves="1000000000"/></filter>"#, "svg-too-heavy"),
        (r#"<pattern id="p" width="1e9" height="1e9"/>"#, "svg-too-heavy"),
    ] {
        assert_eq!(svg_flaw(inside), Some(expected), "{}", &inside[..inside.len().min(80)]);
    }
    // Entities that hold entities: the parser gives up.
    let mut laughs = "<!DOCTYPE svg [<!ENTITY l0 \"<g/>\">".to_owned();
    for level in 1..12 {
        laughs.push_str(&format!("<!ENTITY l{level} \"{}\">", format!("&l{};", level - 1).repeat(10)));
    }
    laughs.push_str("]><svg xmlns=\"http://www.w3.org/2000/svg\">&l11;</svg>");
    assert_eq!(flaw(laughs.as_bytes()), Some("broken"));
}

fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// Names and flaws of what is in an archive, sorted.
fn unzip(bytes: &[u8]) -> Result<Sorted, NotOpened> {
    let archive = Archive::open(Cursor::new(bytes))?;
    let mut sorting = Sorting::default();
    archive.each(|path, bytes| sorting.take(path, bytes));
    Ok(sorting.done())
}

#[test]
fn an_archive_is_unpacked_without_its_clutter_and_paths() {
    let png = written(flag(300, 450), ImageFormat::Png);
    let inner = zipped(&[("inner.png", &png)]);
    let bytes = zipped(&[
        ("holiday/", b""),
        ("../../holiday/one.png", &png),
        ("__MACOSX/holiday/._one.png", b"x"),
        (".DS_Store", b"x"),
        ("holiday/notes.txt", b"hello"),
        ("more.zip", &inner),
    ]);
    let sorted = unzip(&bytes).unwrap();
    assert_eq!(sorted.good.len(), 1);
    let bad: Vec<_> = sorted.bad.iter().map(|bad| (bad.name.as_str(), bad.flaw.case())).collect();
    assert_eq!(bad, [("notes.txt", "not-a-picture"), ("more.zip", "not-a-picture")]);
}

#[test]
fn a_zip_bomb_is_named_and_not_unpacked() {
    let zeros = vec![0; LARGEST_FILE as usize + 1];
    let mut bytes = zipped(&[("bomb.png", &zeros)]);
    assert!(bytes.len() < 100_000);
    assert_eq!(unzip(&bytes).unwrap().bad[0].flaw, Flaw::TooBig, "as declared");
    // The same with a lie about its size, in both places where it is said.
    let size = (zeros.len() as u32).to_le_bytes();
    let places: Vec<usize> = (0..bytes.len() - 4).filter(|at| bytes[*at..*at + 4] == size).collect();
    assert_eq!(places.len(), 2);
    for at in places {
        bytes[at..at + 4].copy_from_slice(&100u32.to_le_bytes());
    }
    let lied = unzip(&bytes).unwrap().bad[0].flaw.clone();
    assert!([Flaw::TooBig, Flaw::Broken].contains(&lied), "{lied:?}");
}

#[test]
fn an_archive_of_too_many_files_is_not_looked_into() {
    let names: Vec<String> = (0..=MOST_FILES).map(|number| format!("{number}.png")).collect();
    let files: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b"x"[..])).collect();
    assert_eq!(unzip(&zipped(&files)).unwrap_err(), NotOpened::TooMany);
    assert_eq!(unzip(&zipped(&files[1..])).unwrap().bad.len(), MOST_FILES);
    // A list that is too long to be read is no list.
    let many: Vec<String> = (0..30_000).map(|number| format!("{number:060}.png")).collect();
    let files: Vec<(&str, &[u8])> = many.iter().map(|name| (name.as_str(), &b""[..])).collect();
    assert_eq!(unzip(&zipped(&files)).unwrap_err(), NotOpened::NotAnArchive);
    assert_eq!(unzip(b"PK\x05\x06 nothing").unwrap_err(), NotOpened::NotAnArchive);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn whatever_comes_is_sorted(kind in 0..6usize, mut tail in prop::collection::vec(any::<u8>(), 0..400)) {
        let beginnings: [&[u8]; 6] = [
            b"",
            b"\xFF\xD8\xFF\xE0\0\x10JFIF\0",
            b"\x89PNG\r\n\x1A\n\0\0\0\rIHDR",
            b"RIFF\x40\0\0\0WEBPVP8 ",
            b"<svg xmlns='http://www.w3.org/2000/svg'>",
            b"PK\x03\x04",
        ];
        let mut bytes = beginnings[kind].to_vec();
        bytes.append(&mut tail);
        let sorted = sort(&[("file", &bytes)]);
        prop_assert_eq!(sorted.good.len() + sorted.bad.len(), 1);
        let _ = unzip(&bytes);
    }

    #[test]
    fn whatever_is_changed_in_a_good_file_is_borne(format in 0..4usize, at in any::<prop::sample::Index>(), to in any::<u8>()) {
        let png = written(flag(SMALL.0, SMALL.1), ImageFormat::Png);
        let mut bytes = match format {
            0 => png,
            1 => written(flag(SMALL.0, SMALL.1), ImageFormat::Jpeg),
            2 => written(flag(SMALL.0, SMALL.1), ImageFormat::WebP),
            _ => zipped(&[("one.png", &png)]),
        };
        let at = at.index(bytes.len());
        bytes[at] = to;
        let sorted = sort(&[("file", &bytes)]);
        prop_assert_eq!(sorted.good.len() + sorted.bad.len(), 1);
        let _ = unzip(&bytes);
    }
}
