//! Does a file go on to the end of its picture? Of a photo that came only half way decoders show what there is, and grey
//! below it.

use image::ImageFormat;

pub fn is_cut_off(bytes: &[u8], format: ImageFormat) -> bool {
    match format {
        ImageFormat::Jpeg => jpeg(bytes),
        ImageFormat::Png => png(bytes),
        ImageFormat::WebP => webp(bytes),
        _ => false,
    }
}

/// From mark to mark up to the one of the end; some cameras write more behind it. Within the picture's own bytes an `FF` is
/// followed by nothing, or by a mark that has no length.
fn jpeg(bytes: &[u8]) -> bool {
    let is_mark = |pair: &[u8]| pair[0] == 0xFF && !matches!(pair[1], 0 | 1 | 0xD0..=0xD8 | 0xFF);
    let mut rest = bytes.get(2..).unwrap_or_default();
    while let Some(at) = rest.windows(2).position(is_mark) {
        if rest[at + 1] == 0xD9 {
            return false;
        }
        let Some(&[high, low]) = rest.get(at + 2..at + 4) else { return true };
        let length = usize::from(u16::from_be_bytes([high, low]));
        if length < 2 {
            // Not cut off but broken: the decoder says so.
            return false;
        }
        let Some(behind) = rest.get(at + 2 + length..) else { return true };
        rest = behind;
    }
    true
}

/// From chunk to chunk: length, name, what it holds, and a sum.
fn png(bytes: &[u8]) -> bool {
    let mut rest = bytes.get(8..).unwrap_or_default();
    while let Some((length, behind)) = rest.split_first_chunk::<4>() {
        if behind.starts_with(b"IEND") {
            return false;
        }
        let Some(next) = (u32::from_be_bytes(*length) as usize).checked_add(8) else { return true };
        rest = behind.get(next..).unwrap_or_default();
    }
    true
}

/// The beginning says how long it is; the last byte may be one that only fills up.
fn webp(bytes: &[u8]) -> bool {
    let said = bytes.get(4..8).and_then(|said| said.try_into().ok()).map_or(0, u32::from_le_bytes);
    (bytes.len() as u64) + 1 < u64::from(said) + 8
}
