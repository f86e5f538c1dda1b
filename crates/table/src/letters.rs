//! Letters that deceive the eye. One home for them: a clue that holds one is refused, a name or a line of chat loses it.

/// Control characters, and those that turn the direction of the text around them: they could make a text look like
/// another one.
pub fn is_deceiving(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// White space, and what is written without being seen. Allowed beside other letters (an emoji may need it), but a text
/// of nothing else is empty.
pub fn is_invisible(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(letter, '\u{AD}' | '\u{200B}'..='\u{200D}' | '\u{2060}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_any_language_are_seen_and_deceive_nobody() {
        for letter in "aZż漢ب👩!–".chars() {
            assert!(!is_deceiving(letter) && !is_invisible(letter), "{letter:?}");
        }
    }

    #[test]
    fn what_turns_the_text_or_rings_the_bell_deceives() {
        for letter in ['\u{202E}', '\u{2067}', '\u{200F}', '\u{7}', '\n'] {
            assert!(is_deceiving(letter), "{letter:?}");
        }
    }

    #[test]
    fn blanks_and_joiners_are_not_seen() {
        for letter in [' ', '\u{A0}', '\u{200B}', '\u{200D}', '\u{FE0F}', '\u{FEFF}'] {
            assert!(is_invisible(letter) && !is_deceiving(letter), "{letter:?}");
        }
    }
}
