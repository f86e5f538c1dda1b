//! A repertoire: what a narrator can say about each card in one language. Clues that are stored for it, sayings whose
//! meaning fits it better than most cards, and plain words for what it shows. How well each fits any card is worked out
//! once, as an ordinary listener hears it.

use std::collections::BTreeSet;

use stolik_shelf::dixit::{Card, Words};

use super::clues::Clues;
use super::gallery::Gallery;
use super::lexicon::{Language, Lexicon};
use super::reading::read;
use super::sayings::Sayings;

/// How an ordinary listener thinks.
const HOPS: u32 = 2;
const FADE: f32 = 0.25;
/// A saying is for one card in so many at the most, and those that it fits about as well as the best.
const CARDS_A_SAYING: usize = 14;
const ABOUT_THE_BEST: f32 = 0.55;
const LEAST_FIT: f32 = 0.16;

/// Who says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voice {
    Anybody,
    /// The character of this name.
    Only(&'static str),
    /// One word: for who takes words as they are, and for anybody who must be short.
    Word,
}

#[derive(Debug)]
pub struct Line {
    pub text: String,
    pub voice: Voice,
    /// How well it fits every card, in their order.
    pub fits: Vec<f32>,
}

#[derive(Debug)]
pub struct Repertoire {
    lines: Vec<Line>,
    /// By card, which lines may be said about it.
    of_card: Vec<Vec<usize>>,
}

impl Repertoire {
    pub fn new(
        words: Words,
        lexicon: &Lexicon,
        gallery: &Gallery,
        clues: &Clues,
        sayings: &Sayings,
    ) -> Repertoire {
        let cards: Vec<Card> = gallery.cards().collect();
        let mut repertoire = Repertoire { lines: Vec::new(), of_card: vec![Vec::new(); cards.len()] };
        let fits = |text: &str| gallery.plain_fits(&lexicon.spread(&read(lexicon, text), HOPS, FADE));
        for card in &cards {
            for clue in clues.of(*card, words) {
                repertoire.add(clue.clone(), Voice::Anybody, fits(clue), &[*card]);
            }
        }
        // What is stored for a card stays with it.
        let mut taken: BTreeSet<String> =
            repertoire.lines.iter().map(|line| line.text.to_lowercase()).collect();
        for (text, who) in sayings.told() {
            if !taken.insert(text.to_lowercase()) {
                continue;
            }
            let fits = fits(text);
            let best = best_of(&fits, &cards);
            repertoire.add(text.to_owned(), who.map_or(Voice::Anybody, Voice::Only), fits, &best);
        }
        let language = match words {
            Words::Pl => Language::Polish,
            Words::En => Language::English,
        };
        for (concept, shown) in gallery.shown() {
            let word = lexicon.plain_word(language, concept);
            let Some(word) = word.filter(|word| taken.insert((*word).to_owned())) else { continue };
            repertoire.add(capital(word), Voice::Word, fits(word), &shown);
        }
        repertoire
    }

    fn add(&mut self, text: String, voice: Voice, fits: Vec<f32>, cards: &[Card]) {
        for card in cards {
            if let Some(lines) = self.of_card.get_mut(usize::from(card.0)) {
                lines.push(self.lines.len());
            }
        }
        self.lines.push(Line { text, voice, fits });
    }

    /// What may be said about a card; nothing for a card of another deck.
    pub fn of(&self, card: Card) -> impl Iterator<Item = &Line> {
        let lines = self.of_card.get(usize::from(card.0)).map_or(&[][..], Vec::as_slice);
        lines.iter().map(|line| &self.lines[*line])
    }
}

/// The cards that something fits best, if it fits them at all.
fn best_of(fits: &[f32], cards: &[Card]) -> Vec<Card> {
    let mut ranked: Vec<(f32, Card)> = fits.iter().copied().zip(cards.iter().copied()).collect();
    ranked.sort_by(|(left, _), (right, _)| right.total_cmp(left));
    let best = ranked.first().map_or(0.0, |(fit, _)| *fit);
    let most = cards.len().div_ceil(CARDS_A_SAYING);
    let enough = (ABOUT_THE_BEST * best).max(LEAST_FIT);
    ranked.into_iter().take(most).filter(|(fit, _)| *fit >= enough).map(|(_, card)| card).collect()
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use stolik_shelf::dixit::Deck;

    use super::*;
    use crate::dixit::bent::CHARACTERS;
    use crate::dixit::bot::{BOTH_DECKS, repertoire_of};

    #[test]
    fn every_character_has_much_to_say_about_every_card_and_something_short() {
        for words in [Words::Pl, Words::En] {
            for card in BOTH_DECKS.cards() {
                let lines: Vec<&Line> = repertoire_of(Deck::Both, words).unwrap().of(card).collect();
                for character in CHARACTERS {
                    let own = |line: &&&Line| {
                        matches!(line.voice, Voice::Anybody) || line.voice == Voice::Only(character.name)
                    };
                    let own = lines.iter().filter(own).count();
                    assert!(own >= 10, "{words:?} {card:?}: {own} for {}", character.name);
                }
                assert!(lines.iter().any(|line| line.text.chars().count() <= 10), "{words:?} {card:?}");
                assert_eq!(lines.iter().map(|line| &line.text).collect::<BTreeSet<_>>().len(), lines.len());
            }
        }
    }

    #[test]
    fn a_saying_is_for_the_cards_that_it_fits_best() {
        let cards: Vec<Card> = (0..28).map(Card).collect();
        let mut fits = [0.1; 28];
        assert_eq!(best_of(&fits, &cards), []);
        (fits[3], fits[5], fits[6]) = (0.5, 0.2, 0.4);
        assert_eq!(best_of(&fits, &cards), [Card(3), Card(6)]);
        assert_eq!(best_of(&[0.9; 28], &cards).len(), 2);
    }
}
