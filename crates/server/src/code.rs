//! The code of a table: the way in that people read aloud, type and scan. It says nothing about the room behind it and
//! can be renewed, so it is no name: what is stored and logged goes by the room's own id.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::keys::random_bytes;

/// Letters that cannot be taken for one another, and no vowels, so that no code is a word.
const LETTERS: &[u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";
/// 20^9 codes are 512 billion. Among ten thousand tables one try in 51 million finds one. At the 7,000 wrong codes that an
/// address may try in a night (`guesses.rs`), it finds any table at all in one night of 7,300, which is twenty years; and a
/// locked table shows nothing even then. Three groups of three are as easy to say as a telephone number.
const LENGTH: usize = 9;
const GROUP: usize = 3;
/// 20^6 are 64 million: enough for what works once and holds for minutes (`one_time.rs`).
const SHORT: usize = 6;
/// Nobody types more than this by accident.
const LONGEST: usize = 32;

/// Letters without hyphens, in capitals. Tables from before have six of them.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Code(String);

impl Code {
    pub fn random() -> Self {
        Code::of_length(LENGTH)
    }

    /// For what is typed once.
    pub fn short() -> Self {
        Code::of_length(SHORT)
    }

    fn of_length(length: usize) -> Self {
        let fair = u8::MAX - u8::MAX % LETTERS.len() as u8;
        let mut code = String::new();
        while code.len() < length {
            // A byte above the last whole multiple would favour the first letters.
            let fair = random_bytes().into_iter().filter(|byte| *byte < fair);
            let letters = fair.map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
            code.extend(letters.take(length - code.len()));
        }
        Code(code)
    }

    /// As people type it: in any case, with hyphens or blanks anywhere.
    pub fn read(typed: &str) -> Self {
        let letters = typed.chars().filter(char::is_ascii_alphanumeric).take(LONGEST);
        Code(letters.map(|letter| letter.to_ascii_uppercase()).collect())
    }
}

/// As people read it: `BCD-FGH-JKL`.
impl fmt::Display for Code {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.len() != LENGTH {
            return out.write_str(&self.0);
        }
        let groups = (0..LENGTH).step_by(GROUP).map(|from| &self.0[from..from + GROUP]);
        out.write_str(&groups.collect::<Vec<_>>().join("-"))
    }
}

/// Logs show how things look to a debugger, and a code must be in none.
impl fmt::Debug for Code {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Code(…)")
    }
}

impl From<String> for Code {
    fn from(text: String) -> Self {
        Code::read(&text)
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Code::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed_and_shown_in_groups() {
        for typed in ["BCD-FGH-JKL", "bcdfghjkl", " bcd fgh\tjkl ", "b-c-d-f-g-h-j-k-l", "BCD–FGH–JKL"] {
            assert_eq!(Code::read(typed).to_string(), "BCD-FGH-JKL", "{typed}");
        }
        assert_eq!(Code::read("bcd fgh").to_string(), "BCDFGH", "a table from before");
        assert_eq!(serde_json::from_str::<Code>("\"BCDFGH\"").unwrap(), Code::read("bcdfgh"));
        assert_eq!(serde_json::to_string(&Code::read("bcdfghjkl")).unwrap(), "\"BCD-FGH-JKL\"");
        assert_eq!(Code::read(&"é".repeat(99)).to_string(), "");
        assert!(!format!("{:?}", Code::read("BCDFGHJKL")).contains('B'));
    }

    #[test]
    fn codes_use_every_letter_alike() {
        let mut counts = [0_u32; 20];
        for _ in 0..4000 {
            let code = Code::random();
            assert_eq!(code.0.len(), LENGTH);
            for letter in code.0.bytes() {
                counts[LETTERS.iter().position(|other| *other == letter).unwrap()] += 1;
            }
        }
        // 1800 of each are expected, with a deviation of 41. The remainder of a byte by 20 would give the first
        // sixteen letters 1828 and the last four 1688; ten deviations happen never.
        assert!(counts.iter().all(|count| (1390..2210).contains(count)), "{counts:?}");
    }
}
