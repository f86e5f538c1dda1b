//! Letters as people see them, and those that deceive the eye. One home for them: a clue that holds one is refused, a name
//! or a line of chat loses it.

use unicode_segmentation::UnicodeSegmentation;

/// How much a text may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// As people count: a flag, a family of four and a letter with its accents are one each.
    pub letters: usize,
    /// A letter can carry marks without end, so there is an end to the bytes, too. It is far off for whoever means well.
    pub bytes: usize,
}

impl Room {
    pub fn holds(self, text: &str) -> bool {
        text.len() <= self.bytes && text.graphemes(true).count() <= self.letters
    }
}

/// Control characters, and those that turn the direction of the text around them: they could make a text look like
/// another one.
pub fn is_deceiving(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// White space, and what is written without being seen. Allowed beside other letters (an emoji may need it), but a text
/// of nothing else is empty.
pub fn is_invisible(letter: char) -> bool {
    let is_ignorable = matches!(
        letter,
        '\u{AD}'
            | '\u{34F}'
            | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}'
            | '\u{2060}'..='\u{206F}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}'
            | '\u{FFF0}'..='\u{FFFB}'
            | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}'
    );
    // Fillers of Hangul and the empty pattern of Braille are letters by name and blanks to the eye.
    let is_blank = matches!(letter, '\u{115F}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}');
    letter.is_whitespace() || is_ignorable || is_blank
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
    fn a_letter_is_what_people_see_as_one() {
        let three = Room { letters: 3, bytes: 80 };
        for text in ["", "żół", "z\u{307}o\u{301}ł", "👨‍👩‍👧‍👦🇵🇱👍🏽", "שלו", "नमस्"]
        {
            assert!(three.holds(text), "{text}");
        }
        assert!(!three.holds("żółw") && !three.holds("👨‍👩‍👧‍👦🇵🇱👍🏽!"));
        assert!(!three.holds(&format!("z{}", "\u{307}".repeat(40))), "marks without end");
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

    #[test]
    fn a_letter_that_only_calls_itself_one_is_not_seen() {
        for letter in ['\u{3164}', '\u{115F}', '\u{2800}', '\u{34F}', '\u{180E}', '\u{2063}', '\u{E0041}'] {
            assert!(is_invisible(letter), "{letter:?}");
        }
    }
}
