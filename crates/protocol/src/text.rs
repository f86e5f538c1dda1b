//! What people type: names and chat. Bounded, and freed of what could deceive the eye.

use stolik_table::letters::{is_deceiving, is_invisible};
use thiserror::Error;

pub const LONGEST_NAME: usize = 24;
pub const LONGEST_CHAT: usize = 300;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadText {
    #[error("text-empty")]
    Empty,
    #[error("text-too-long")]
    TooLong,
}

/// A name: one line, no more than a screen can show.
pub fn name(typed: &str) -> Result<String, BadText> {
    clean(typed, LONGEST_NAME)
}

pub fn chat(typed: &str) -> Result<String, BadText> {
    clean(typed, LONGEST_CHAT)
}

/// Control characters and those that turn the direction of the text are dropped, white space is folded to single
/// blanks. Nothing else is changed: it is never markup, and whoever shows it treats it as text.
fn clean(typed: &str, longest: usize) -> Result<String, BadText> {
    let kept: String = typed
        .chars()
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
        .filter(|letter| !is_deceiving(*letter))
        .collect();
    let words: Vec<&str> = kept.split(' ').filter(|word| !word.is_empty()).collect();
    let text = words.join(" ");
    let visible = text.chars().filter(|letter| !is_invisible(*letter)).count();
    match (visible, text.chars().count()) {
        (0, _) => Err(BadText::Empty),
        (_, length) if length > longest => Err(BadText::TooLong),
        _ => Ok(text),
    }
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
}
