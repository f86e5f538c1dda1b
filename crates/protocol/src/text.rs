//! What people type: names and chat. Bounded, and freed of what could deceive the eye.

use stolik_table::letters::{Room, is_deceiving, is_invisible};
use thiserror::Error;

pub const NAME: Room = Room { letters: 24, bytes: 400 };
pub const CHAT: Room = Room { letters: 300, bytes: 2400 };

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadText {
    #[error("text-empty")]
    Empty,
    #[error("text-too-long")]
    TooLong,
}

/// A name: one line, no more than a screen can show.
pub fn name(typed: &str) -> Result<String, BadText> {
    clean(typed, NAME)
}

pub fn chat(typed: &str) -> Result<String, BadText> {
    clean(typed, CHAT)
}

/// Control characters and those that turn the direction of the text are dropped, white space is folded to single
/// blanks. Nothing else is changed: it is never markup, and whoever shows it treats it as text.
fn clean(typed: &str, room: Room) -> Result<String, BadText> {
    let kept: String = typed
        .chars()
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
        .filter(|letter| !is_deceiving(*letter))
        .collect();
    let words: Vec<&str> = kept.split(' ').filter(|word| !word.is_empty()).collect();
    let text = words.join(" ");
    if text.chars().all(is_invisible) {
        return Err(BadText::Empty);
    }
    if room.holds(&text) { Ok(text) } else { Err(BadText::TooLong) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_folded_and_freed_of_what_deceives() {
        assert_eq!(name("  Zażółć \t gęślą\n"), Ok("Zażółć gęślą".to_owned()));
        assert_eq!(name("a\u{202E}b\u{7}c"), Ok("abc".to_owned()));
        assert_eq!(chat("<b>hi</b> 👩‍🚀"), Ok("<b>hi</b> 👩‍🚀".to_owned()));
    }

    #[test]
    fn text_has_bounds() {
        assert_eq!(name("  \u{200B} "), Err(BadText::Empty));
        assert_eq!(name(&"ż".repeat(24)), Ok("ż".repeat(24)));
        assert_eq!(name(&"ż".repeat(25)), Err(BadText::TooLong));
        assert_eq!(chat(&"a".repeat(301)), Err(BadText::TooLong));
    }

    #[test]
    fn letters_are_counted_as_they_are_seen() {
        let families = "👨‍👩‍👧".repeat(20);
        assert_eq!(name(&families), Ok(families.clone()));
        assert_eq!(name(&"e\u{301}".repeat(24)), Ok("e\u{301}".repeat(24)));
        assert_eq!(name(&"e\u{301}".repeat(25)), Err(BadText::TooLong));
        assert_eq!(name(&format!("Z{}", "\u{334}".repeat(300))), Err(BadText::TooLong));
    }

    #[test]
    fn letters_that_nobody_sees_are_no_name() {
        for nothing in ["\u{2800}", "\u{3164}\u{3164}", "\u{115F} \u{FFA0}", "\u{AD}\u{200D}"] {
            assert_eq!(name(nothing), Err(BadText::Empty), "{nothing:?}");
        }
    }
}
