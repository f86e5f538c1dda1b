//! What the content is held to: every card and every experience has a text in both languages, no two are alike, and every
//! experience has a tone.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use stolik_shelf::nosedive::{Category, Experience, HOUSE, LONGEST_OWN, OF_A_CATEGORY};

use super::tones::{TONES, Tone};

const LANGUAGES: [&str; 2] = ["pl", "en"];

/// The texts of a file, by key.
fn texts(file: &str, language: &str) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/nosedive");
    let text = std::fs::read_to_string(folder.join(format!("{file}.{language}.ftl"))).unwrap();
    let mut all = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let (key, value) = line.split_once(" = ").unwrap_or_else(|| panic!("{file}.{language}: {line}"));
        assert!(all.insert(key.to_owned(), value.trim().to_owned()).is_none(), "{key} is there twice");
    }
    all
}

fn words(text: &str) -> Vec<String> {
    let letters = |letter: char| letter.is_alphanumeric();
    text.split(|letter: char| !letters(letter))
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

/// No two are the same but for one word.
fn are_their_own(texts: &BTreeMap<String, String>) {
    let mut seen: BTreeMap<Vec<String>, &str> = BTreeMap::new();
    for (key, text) in texts {
        let words = words(text);
        for left_out in 0..words.len() {
            let mut but_one = words.clone();
            but_one[left_out] = "…".to_owned();
            let other = seen.insert(but_one, key);
            assert!(
                other.is_none_or(|other| other == key),
                "{key} is {other:?} with a word exchanged: {text}"
            );
        }
    }
}

#[test]
fn na43_every_experience_is_written_in_both_languages_and_is_its_own() {
    for language in LANGUAGES {
        let texts = texts("experiences", language);
        let wanted: BTreeSet<String> = Category::ALL
            .iter()
            .flat_map(|one| {
                (1..=OF_A_CATEGORY).map(|number| format!("experience-{}-{number:02}", one.name()))
            })
            .collect();
        assert_eq!(texts.keys().cloned().collect::<BTreeSet<_>>(), wanted);
        are_their_own(&texts);
        let mut beginnings: BTreeMap<Vec<String>, u32> = BTreeMap::new();
        for (key, text) in &texts {
            let length = text.chars().count();
            assert!((15..=LONGEST_OWN).contains(&length), "{key} has {length} characters: {text}");
            *beginnings.entry(words(text).into_iter().take(2).collect()).or_default() += 1;
        }
        let often: Vec<_> = beginnings.iter().filter(|(_, times)| **times > 3).collect();
        assert!(often.is_empty(), "{language}: {often:?}");
    }
}

#[test]
fn nr3_every_lifestyle_card_is_written_in_both_languages_and_is_its_own() {
    for language in LANGUAGES {
        let texts = texts("cards", language);
        let cards = ["community", "work", "home"].into_iter().flat_map(|suit| {
            (1..=5).flat_map(move |stars| (1..=6).map(move |copy| format!("lifestyle-{suit}-{stars}-{copy}")))
        });
        for key in cards {
            let text = texts.get(&key).unwrap_or_else(|| panic!("{key} is missing in {language}"));
            assert!((5..=80).contains(&text.chars().count()), "{key}: {text}");
        }
        assert!(texts.contains_key("lifestyle-lose") && texts.contains_key("lifestyle-double"));
        are_their_own(&texts);
    }
}

#[test]
fn every_experience_has_a_tone_and_no_tone_is_rare() {
    for wanted in [Tone::Nice, Tone::Awful, Tone::Weird] {
        let all = (0..HOUSE).filter(|one| TONES.of(Experience(*one)) == wanted).count();
        assert!((90..=150).contains(&all), "{wanted:?}: {all}");
        for (index, category) in (0..).zip(Category::ALL) {
            let inside = (index * OF_A_CATEGORY)..((index + 1) * OF_A_CATEGORY);
            let here = inside.filter(|one| TONES.of(Experience(*one)) == wanted).count();
            assert!((8..=22).contains(&here), "{category:?} has {here} that are {wanted:?}");
        }
    }
}
