//! What a file is called, and which files nobody meant to send.

/// Longer names are cut: they are only for reading.
const LONGEST: usize = 80;

/// The last part of a path, freed of what could deceive or not be shown.
pub fn base_name(path: &str) -> String {
    let last = path.rsplit(['/', '\\']).next().unwrap_or_default();
    let shown = last.chars().filter(|letter| !letter.is_control() && !is_invisible(*letter));
    shown.take(LONGEST).collect::<String>().trim().to_owned()
}

/// Marks of direction and width, with which `gpj.exe` reads `exe.jpg`.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

/// Folders, hidden files, and what computers leave beside pictures by themselves.
pub fn is_clutter(path: &str) -> bool {
    let mut parts = path.split(['/', '\\']);
    let last = path.rsplit(['/', '\\']).next().unwrap_or_default();
    let is_left_behind = last.eq_ignore_ascii_case("thumbs.db") || last.eq_ignore_ascii_case("desktop.ini");
    last.is_empty() || last.starts_with('.') || is_left_behind || parts.any(|part| part == "__MACOSX")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_part_of_a_path_is_shown_and_nothing_that_deceives() {
        assert_eq!(base_name("../../etc/holiday/żółw.jpg"), "żółw.jpg");
        assert_eq!(base_name("C:\\pictures\\cat.png"), "cat.png");
        assert_eq!(base_name("a\u{202E}gpj\u{61C}.exe\n"), "agpj.exe");
        assert_eq!(base_name(&"x".repeat(500)).len(), LONGEST);
    }

    #[test]
    fn clutter_is_passed_over() {
        for path in ["a/", "a/.DS_Store", ".hidden.png", "__MACOSX/a/._cat.jpg", "a/Thumbs.db", "desktop.ini"]
        {
            assert!(is_clutter(path), "{path}");
        }
        for path in ["cat.jpg", "a/b/cat.jpg", "a.b/c.d", "no-ending"] {
            assert!(!is_clutter(path), "{path}");
        }
    }
}
