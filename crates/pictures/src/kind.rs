//! What a file is, by its content. Names and endings say nothing.

use image::ImageFormat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind<'a> {
    Raster(ImageFormat),
    Svg(&'a str),
}

/// How far into a text its first element is looked for: behind declarations, comments and document types.
const PREAMBLE: usize = 4096;

pub fn of(bytes: &[u8]) -> Option<Kind<'_>> {
    match bytes {
        [0xFF, 0xD8, 0xFF, ..] => Some(Kind::Raster(ImageFormat::Jpeg)),
        [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n', ..] => Some(Kind::Raster(ImageFormat::Png)),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => {
            Some(Kind::Raster(ImageFormat::WebP))
        }
        _ => svg(bytes).map(Kind::Svg),
    }
}

/// A text whose first element seems to be a drawing; whether it is one is the parser's to say.
fn svg(bytes: &[u8]) -> Option<&str> {
    let text = std::str::from_utf8(bytes).ok()?.trim_start_matches('\u{FEFF}').trim_start();
    let beginning: String = text.chars().take(PREAMBLE).collect();
    (text.starts_with('<') && beginning.contains("<svg")).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn content_decides() {
        assert_eq!(of(b"\xFF\xD8\xFF\xE0 and so on"), Some(Kind::Raster(ImageFormat::Jpeg)));
        assert_eq!(of(b"RIFF\0\0\0\0WEBPVP8 "), Some(Kind::Raster(ImageFormat::WebP)));
        assert_eq!(
            of(b"\xEF\xBB\xBF <?xml version=\"1.0\"?><svg/>"),
            Some(Kind::Svg("<?xml version=\"1.0\"?><svg/>"))
        );
        for other in [&b""[..], b"GIF89a", b"PK\x03\x04", b"%PDF", b"hello <svg/>", b"\xFF\xD8"] {
            assert_eq!(of(other), None, "{other:?}");
        }
    }
}
