//! What a bot may say about each card (DA37). Narrators choose here. A guesser that looked every clue up would
//! not guess: it knows those that it would have thought of (`associations`).

use serde::Deserialize;
use stolik_shelf::dixit::{Card, Words};

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Clues {
    #[serde(rename = "card")]
    cards: Vec<OfCard>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct OfCard {
    clues: InBoth,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct InBoth {
    pl: Vec<String>,
    en: Vec<String>,
}

impl Clues {
    pub fn read(deck: &str) -> Result<Clues, String> {
        toml::from_str(deck).map_err(|error| error.to_string())
    }

    /// Nothing for a card of another deck.
    pub fn of(&self, card: Card, words: Words) -> &[String] {
        let clues = self.cards.get(usize::from(card.0)).map(|card| &card.clues);
        clues.map_or(&[], |clues| match words {
            Words::Pl => &clues.pl,
            Words::En => &clues.en,
        })
    }
}
