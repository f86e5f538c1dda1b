//! The tone of each experience, from the content.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use stolik_shelf::nosedive::{Category, Experience, HOUSE, OF_A_CATEGORY};
use thiserror::Error;

pub const TONES_FILE: &str = include_str!("../../../../content/nosedive/tones.toml");

// Compiled in, and read by the tests of `content`: what is wrong with the file fails there and never at a table.
pub static TONES: LazyLock<Tones> =
    LazyLock::new(|| Tones::read(TONES_FILE).expect("content/nosedive/tones.toml is sound"));

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tone {
    Nice,
    Awful,
    Weird,
}

/// One tone for each experience of the house, in order of number.
pub struct Tones(Vec<Tone>);

#[derive(Debug, Error)]
pub enum BadTones {
    #[error("it cannot be read: {0}")]
    Unreadable(#[from] toml::de::Error),
    #[error("{category} has no number {number}, or it has none or two tones")]
    Number { category: &'static str, number: u16 },
    #[error("{0} is no category")]
    Category(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lists {
    nice: Vec<u16>,
    awful: Vec<u16>,
    weird: Vec<u16>,
}

impl Tones {
    pub fn read(text: &str) -> Result<Self, BadTones> {
        let mut file: BTreeMap<String, Lists> = toml::from_str(text)?;
        let mut tones = vec![None; usize::from(HOUSE)];
        for (index, category) in (0..).zip(Category::ALL) {
            let name = category.name();
            let Some(lists) = file.remove(name) else {
                return Err(BadTones::Number { category: name, number: 1 });
            };
            for (tone, list) in
                [(Tone::Nice, lists.nice), (Tone::Awful, lists.awful), (Tone::Weird, lists.weird)]
            {
                for number in list {
                    let bad = BadTones::Number { category: name, number };
                    let inside = (1..=OF_A_CATEGORY).contains(&number);
                    let place = usize::from(index * OF_A_CATEGORY + number.saturating_sub(1));
                    match tones.get_mut(place).filter(|tone| inside && tone.is_none()) {
                        Some(free) => *free = Some(tone),
                        None => return Err(bad),
                    }
                }
            }
            let from = usize::from(index * OF_A_CATEGORY);
            let missing = tones[from..from + usize::from(OF_A_CATEGORY)].iter().position(Option::is_none);
            if let Some(missing) = missing {
                return Err(BadTones::Number { category: name, number: missing as u16 + 1 });
            }
        }
        match file.into_keys().next() {
            Some(stranger) => Err(BadTones::Category(stranger)),
            None => Ok(Tones(tones.into_iter().flatten().collect())),
        }
    }

    /// What a table has added is weird until somebody knows better.
    pub fn of(&self, experience: Experience) -> Tone {
        self.0.get(usize::from(experience.0)).copied().unwrap_or(Tone::Weird)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_file_is_said() {
        let said = |text: &str| Tones::read(text).map(|_| ()).unwrap_err().to_string();
        assert_eq!(said(""), "home has no number 1, or it has none or two tones");
        let with = |line: &str| TONES_FILE.replacen("[home]\nnice = [4,", line, 1);
        assert_eq!(said(&with("[home]\nnice = [4, 4,")), "home has no number 4, or it has none or two tones");
        assert_eq!(said(&with("[home]\nnice = [41,")), "home has no number 41, or it has none or two tones");
        assert_eq!(said(&with("[home]\nnice = [")), "home has no number 4, or it has none or two tones");
        let more = format!("{TONES_FILE}\n[cats]\nnice = []\nawful = []\nweird = []\n");
        assert_eq!(said(&more), "cats is no category");
    }
}
