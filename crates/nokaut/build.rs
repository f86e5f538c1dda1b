//! Reads the decks and the goals, looks them over, and writes them as constants: a deck with a mistake does not compile,
//! and nothing is parsed when a game is played.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a build that stops says why")]

#[path = "src/effect.rs"]
#[allow(dead_code, reason = "only what is read is needed here")]
mod effect;

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use effect::{Lasting, Rank, Source, Step, Trigger};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Decks {
    card: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    id: String,
    rank: Rank,
    copies: u8,
    source: Source,
    #[serde(default)]
    stays: Vec<Lasting>,
    #[serde(default)]
    enters: Vec<Step>,
    answers: Option<Trigger>,
    #[serde(default)]
    does: Vec<Step>,
    #[serde(default)]
    unstoppable: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Goals {
    goals: Vec<String>,
}

/// KF4: digits first, then letters; the index is the number of the space.
const SPACES: &str = "123456789abcdefg";

fn main() {
    let content = Path::new("../../content/nokaut");
    let read = |name: &str| {
        let path = content.join(name);
        println!("cargo::rerun-if-changed={}", path.display());
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    println!("cargo::rerun-if-changed=src/effect.rs");
    let decks: Decks = toml::from_str(&read("cards.toml")).expect("content/nokaut/cards.toml");
    let goals: Goals = toml::from_str(&read("goals.toml")).expect("content/nokaut/goals.toml");
    decks.card.iter().for_each(look_over);
    let out = Path::new(&env::var("OUT_DIR").unwrap()).join("deck.rs");
    fs::write(out, write_decks(&decks.card) + &write_goals(&goals.goals)).unwrap();
}

/// A card does what cards of its rank can do.
fn look_over(card: &Card) {
    let Card { id, rank, stays, enters, answers, does, unstoppable, .. } = card;
    let is_special = *rank == Rank::Special;
    assert!(is_special == (!stays.is_empty() || !enters.is_empty()), "{id}: special characters do something");
    let is_played = matches!(rank, Rank::Magic | Rank::Riposte);
    assert!(is_played != does.is_empty(), "{id}: magic and ripostes do something");
    assert!((*rank == Rank::Riposte) == answers.is_some(), "{id}: ripostes answer, and nothing else does");
    assert!(!unstoppable || *rank == Rank::Riposte, "{id}: only ripostes are unstoppable");
    let answering =
        |step: &Step| matches!(step, Step::StopIt | Step::VoidIt | Step::DestroyIt | Step::MayPlayOrdinary);
    assert!(*rank == Rank::Riposte || !enters.iter().chain(does).any(answering), "{id}: nothing is answered");
    let targets = |steps: &[Step]| -> usize {
        let needs = |step: &Step| match step {
            Step::Destroy(_) | Step::Sacrifice(_) => 1,
            Step::Move(_) | Step::Swap(_) => 2,
            _ => 0,
        };
        steps.iter().map(needs).sum()
    };
    assert!(targets(enters) <= 2 && targets(does) <= 2, "{id}: at most two spaces are named");
    assert!(*rank != Rank::Riposte || targets(does) <= 1, "{id}: a riposte names one space at most");
}

fn write_decks(cards: &[Card]) -> String {
    let mut text = String::from("pub const KINDS: [Kind; 38] = [\n");
    let mut kind_of = Vec::new();
    assert_eq!(cards.len(), 38, "KR2: there are 38 kinds");
    for (number, card) in cards.iter().enumerate() {
        let letter = if number < 19 { 'D' } else { 'U' };
        assert_eq!(card.id, format!("{letter}{:02}", number % 19 + 1), "dragons come first, in order");
        kind_of.extend(std::iter::repeat_n(number, card.copies.into()));
        assert!(number != 18 || kind_of.len() == 40, "KR2: {} dragons", kind_of.len());
        let Card { id, rank, copies, source, stays, enters, answers, does, unstoppable } = card;
        writeln!(
            text,
            "Kind {{ id: {id:?}, rank: {rank:?}, copies: {copies}, source: Source::{source:?}, \
             stays: &{stays:?}, enters: &{enters:?}, answers: {answers:?}, does: &{does:?}, \
             unstoppable: {unstoppable} }},"
        )
        .unwrap();
    }
    assert_eq!(kind_of.len(), 80, "KR2: there are eighty cards");
    writeln!(text, "];\nconst KIND_OF: [u8; 80] = {kind_of:?};").unwrap();
    // Sets of cards, one bit a card.
    let set = |takes: &dyn Fn(usize) -> bool| {
        let taken = kind_of.iter().enumerate().filter(|(_, kind)| takes(**kind));
        taken.fold(0_u128, |set, (card, _)| set | 1 << card)
    };
    let copies: Vec<u128> = (0..cards.len()).map(|kind| set(&|one| one == kind)).collect();
    writeln!(text, "pub const COPIES: [u128; 38] = {copies:?};").unwrap();
    for (name, rank) in
        [("ORDINARY", Rank::Ordinary), ("SPECIAL", Rank::Special), ("RIPOSTES", Rank::Riposte)]
    {
        writeln!(text, "pub const {name}: u128 = {};", set(&|kind| cards[kind].rank == rank)).unwrap();
    }
    text
}

fn write_goals(goals: &[String]) -> String {
    assert_eq!(goals.len(), 12, "KR2: there are twelve goals");
    let mask = |goal: &String| {
        let bit =
            |mark: char| 1_u16 << SPACES.find(mark).unwrap_or_else(|| panic!("no space is called {mark}"));
        goal.chars().map(bit).fold(0, |mask, bit| mask | bit)
    };
    let masks: Vec<u16> = goals.iter().map(mask).collect();
    for (number, mask) in masks.iter().enumerate() {
        let digits = (mask & 0x1ff).count_ones();
        assert!(digits == 3 && mask.count_ones() == 4, "goal {}: three digits and a letter", number + 1);
        assert!(!masks[..number].contains(mask), "goal {} is there twice", number + 1);
    }
    format!("const GOALS: [u16; 12] = {masks:?};\n")
}
