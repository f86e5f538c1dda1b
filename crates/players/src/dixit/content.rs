//! What the content is held to: everything that the lexicon and the deck say is sound and of use.

use std::collections::{BTreeMap, BTreeSet};

use stolik_shelf::dixit::{Card, Deck, HOUSE_CARDS, LONGEST_CLUE, Words};

use super::bot::{BOTH_DECKS, CLUES, DECKS_FILE, GALLERY, LEXICON, LEXICON_FILE};
use super::letters::fold;
use super::lexicon::{Concept, Language};
use super::reading::read;

const LANGUAGES: [Language; 2] = [Language::Polish, Language::English];

/// A line of the lexicon: name, Polish forms, English forms.
fn rows() -> Vec<(String, [Vec<String>; 2])> {
    let file: toml::Table = LEXICON_FILE.parse().unwrap();
    let families = file.iter().filter(|(name, _)| !["phrases", "emoji", "small"].contains(&name.as_str()));
    let forms = |text: &toml::Value| text.as_str().unwrap().split(' ').map(str::to_owned).collect();
    let row = |(name, row): (&String, &toml::Value)| (name.clone(), [forms(&row[0]), forms(&row[1])]);
    families
        .flat_map(|(_, concepts)| concepts.as_table().unwrap().iter().map(row).collect::<Vec<_>>())
        .collect()
}

fn all_clues() -> impl Iterator<Item = (Words, &'static String)> {
    let of = |card: Card, words| CLUES.of(card, words).iter().map(move |clue| (words, clue));
    BOTH_DECKS.cards().flat_map(move |card| of(card, Words::Pl).chain(of(card, Words::En)))
}

#[test]
fn the_lexicon_is_large_and_every_concept_has_words_and_neighbours() {
    let rows = rows();
    assert!(rows.len() >= 700);
    assert_eq!(rows.len(), LEXICON.concepts());
    for (name, forms) in rows {
        assert!(
            name.split('-')
                .all(|part| part.bytes().all(|byte| byte.is_ascii_lowercase()) && !part.is_empty())
        );
        let concept = LEXICON.find(&name).unwrap();
        assert!(!LEXICON.near(concept).is_empty(), "{name} is near nothing");
        for forms in forms {
            assert!(forms.iter().all(|form| form.chars().all(char::is_lowercase)), "{name}: {forms:?}");
            let folded: BTreeSet<String> = forms.iter().map(|form| fold(form)).collect();
            assert_eq!(folded.len(), forms.len(), "{name} has a form twice: {forms:?}");
        }
    }
}

#[test]
fn every_form_says_what_it_is_listed_for() {
    for (name, [polish, english]) in rows() {
        let concept = LEXICON.find(&name).unwrap();
        // Alone a word that both languages have is read as a Polish one.
        let only = english.into_iter().filter(|form| !LEXICON.tongue(Language::Polish).knows(&fold(form)));
        for form in polish.into_iter().chain(only) {
            let heard = read(&LEXICON, &form);
            assert!(heard.iter().any(|(meant, _)| *meant == concept), "{name}: {form}");
        }
    }
}

/// From any concept one can come to any other.
#[test]
fn no_concept_is_out_of_reach() {
    let mut reached = BTreeSet::from([Concept(0)]);
    let mut edge = vec![Concept(0)];
    while let Some(concept) = edge.pop() {
        edge.extend(LEXICON.near(concept).iter().map(|(near, _)| *near).filter(|near| reached.insert(*near)));
    }
    let lost: Vec<&str> = (0..LEXICON.concepts() as u16)
        .map(Concept)
        .filter(|concept| !reached.contains(concept))
        .map(|concept| LEXICON.name(concept))
        .collect();
    assert_eq!(lost, Vec::<&str>::new());
}

#[test]
fn no_word_means_too_much() {
    for language in LANGUAGES {
        let tongue = LEXICON.tongue(language);
        let names = |concepts: &[Concept]| concepts.iter().map(|one| LEXICON.name(*one)).collect::<Vec<_>>();
        for (form, concepts) in &tongue.folded {
            assert!(concepts.len() <= 3, "{form}: {:?}", names(concepts));
        }
        let wide: Vec<_> = tongue
            .stems
            .iter()
            .filter(|(_, concepts)| concepts.len() > 4)
            .map(|(stem, all)| (stem, names(all)))
            .collect();
        assert!(wide.is_empty(), "{wide:?}");
    }
}

#[test]
fn the_decks_are_whole() {
    assert_eq!(GALLERY.cards().count(), usize::from(HOUSE_CARDS));
    assert_eq!(BOTH_DECKS.cards().collect::<Vec<_>>(), Deck::Both.all().iter().collect::<Vec<_>>());
    let file: toml::Table = DECKS_FILE.parse().unwrap();
    let mut names = BTreeSet::new();
    for card in file["card"].as_array().unwrap() {
        let name = card["name"].as_str().unwrap();
        assert!(names.insert(name), "{name} is there twice");
        let tags = card["tags"].as_table().unwrap().len();
        assert!((12..=20).contains(&tags), "{name} has {tags} tags");
    }
}

/// What the pictures of a deck are called, in their order.
fn pictures_in(folder: &std::path::Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
    let names = files.map(|name| name.into_string().unwrap());
    let pictures: BTreeMap<u16, String> = names
        .filter_map(|name| {
            let (number, slug) = name.strip_suffix(".svg")?.split_once('-')?;
            Some((number.parse().unwrap(), slug.to_owned()))
        })
        .collect();
    pictures.into_values().collect()
}

#[test]
fn da33_each_card_has_a_picture_and_one_description_in_each_language_that_gives_no_clue_away() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/dixit");
    let texts = ["descriptions", "second/a", "second/b", "second/c"];
    let described: [String; 2] = ["pl", "en"].map(|language| {
        texts
            .map(|name| std::fs::read_to_string(folder.join(format!("{name}.{language}.ftl"))).unwrap())
            .concat()
    });
    let mut pictures = pictures_in(&folder.join("cards"));
    pictures.extend(pictures_in(&folder.join("second")));
    let file: toml::Table = DECKS_FILE.parse().unwrap();
    let mut seen = BTreeSet::new();
    let cards = file["card"].as_array().unwrap();
    assert_eq!(cards.iter().map(|card| card["name"].as_str().unwrap()).collect::<Vec<_>>(), pictures);
    for card in cards {
        let name = card["name"].as_str().unwrap();
        for (texts, words) in described.iter().zip(["pl", "en"]) {
            let key = format!("card-{name} = ");
            let all: Vec<&str> = texts.lines().filter_map(|line| line.strip_prefix(&key)).collect();
            let [description] = all[..] else { panic!("{name} is described {} times in {words}", all.len()) };
            assert!((40..=280).contains(&description.chars().count()), "{name}: {description}");
            assert!(seen.insert(description), "{description} stands there twice");
            for clue in card["clues"][words].as_array().unwrap() {
                let clue = clue.as_str().unwrap().to_lowercase();
                assert!(!description.to_lowercase().contains(&clue), "{name}: {clue}");
            }
        }
    }
}

#[test]
fn every_clue_is_new_short_and_understood() {
    for card in BOTH_DECKS.cards() {
        assert_eq!([Words::Pl, Words::En].map(|words| CLUES.of(card, words).len()), [5, 5], "{card:?}");
    }
    let mut times: BTreeMap<String, u32> = BTreeMap::new();
    all_clues().for_each(|(_, clue)| *times.entry(clue.to_lowercase()).or_default() += 1);
    let again: Vec<_> = times.iter().filter(|(_, times)| **times > 1).collect();
    assert!(again.is_empty(), "{again:?}");
    let long: Vec<_> =
        all_clues().filter(|(_, clue)| clue.chars().count() > usize::from(LONGEST_CLUE)).collect();
    assert!(long.is_empty(), "{long:?}");
    let lost: Vec<_> = all_clues().filter(|(_, clue)| read(&LEXICON, clue).is_empty()).collect();
    assert!(lost.is_empty(), "{lost:?}");
}
