//! How well bots understand people, measured: clues as people tell them (`people.toml`), and whether a bot finds the card
//! that was meant among five: among any five, and among five that others laid to mislead.

use std::collections::BTreeMap;

use serde::Deserialize;
use stolik_shelf::dixit::{Card, Words};
use stolik_table::{Dice, Lane, Seat, Secret, Sources};

use super::bent::CHARACTERS;
use super::bot::{ASSOCIATIONS, DECK_FILE, GALLERY, LEXICON};
use super::guesser::Guesser;
use super::letters;
use super::lexicon::{Language, stem};

const PEOPLE_FILE: &str = include_str!("people.toml");

/// How many tables are laid for each clue and character.
const TABLES: usize = 6;
/// Who tells, and five who lay and guess.
const GUESSERS: usize = 5;
const HAND: usize = 6;

/// Of each pair the first was looked at while the bots were taught.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    Seen,
    Unseen,
}

/// Something that somebody said, and the card that was meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub clue: String,
    pub meant: Card,
}

impl Said {
    /// As somebody types it who does not look for capitals and tails.
    pub fn plainly(clue: &str, meant: Card) -> Said {
        Said { clue: letters::fold(&clue.to_lowercase()), meant }
    }

    /// Is it, as a whole, one of the phrases that the bots were taught?
    pub fn is_a_saying(&self, words: Words) -> bool {
        let language = match words {
            Words::Pl => Language::Polish,
            Words::En => Language::English,
        };
        let stems: Vec<String> =
            letters::words(&self.clue).iter().map(|word| stem(language, &word.folded)).collect();
        let phrases = stems.first().and_then(|first| LEXICON.tongue(language).phrases.get(first));
        phrases.is_some_and(|phrases| phrases.iter().any(|(known, _)| *known == stems))
    }
}

#[derive(Deserialize)]
struct Written {
    pl: BTreeMap<String, [String; 2]>,
    en: BTreeMap<String, [String; 2]>,
}

#[derive(Deserialize)]
struct Deck {
    card: Vec<Named>,
}

#[derive(Deserialize)]
struct Named {
    name: String,
}

/// What people said in one half of the list, Polish or English.
pub fn people(words: Words, half: Half) -> Result<Vec<Said>, String> {
    let written: Written = toml::from_str(PEOPLE_FILE).map_err(|error| error.to_string())?;
    let deck: Deck = toml::from_str(DECK_FILE).map_err(|error| error.to_string())?;
    let said = |(name, pair): (String, [String; 2])| {
        let number = deck.card.iter().position(|card| card.name == name);
        let number = number.and_then(|number| u8::try_from(number).ok());
        let meant = Card(number.ok_or_else(|| format!("there is no card {name}"))?);
        let [seen, unseen] = pair;
        Ok(Said { clue: if half == Half::Seen { seen } else { unseen }, meant })
    };
    let written = match words {
        Words::Pl => written.pl,
        Words::En => written.en,
    };
    written.into_iter().map(said).collect()
}

/// How often the card was found.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Found {
    pub among_any: u32,
    pub among_misleading: u32,
    pub of: u32,
}

impl Found {
    pub fn any_percent(self) -> f32 {
        100.0 * self.among_any as f32 / self.of.max(1) as f32
    }

    pub fn misleading_percent(self) -> f32 {
        100.0 * self.among_misleading as f32 / self.of.max(1) as f32
    }

    pub fn add(&mut self, other: Found) {
        self.among_any += other.among_any;
        self.among_misleading += other.among_misleading;
        self.of += other.of;
    }
}

/// Those who guess: all characters, in turns, each with the bent of its seat.
pub struct Listeners(Vec<Guesser<'static>>);

impl Listeners {
    pub fn new() -> Self {
        let sits = |seat: usize| {
            let character = CHARACTERS[seat % CHARACTERS.len()];
            Guesser::new(&LEXICON, Some(&GALLERY), character, Seat::nth(seat)).who_associates(&ASSOCIATIONS)
        };
        Listeners((0..GUESSERS + 1).map(sits).collect())
    }

    /// Everybody hears this, at several tables. The same number gives the same tables.
    pub fn hear(&self, said: &Said, number: u64) -> Found {
        let mut dice =
            Dice::new(&Sources::alone(Secret::of_simulation(15, number)).seed(), Lane::Mind(Seat::nth(0)));
        let mut found = Found::default();
        for table in 0..TABLES {
            let mut others: Vec<Card> = GALLERY.cards().filter(|card| *card != said.meant).collect();
            dice.shuffle(&mut others);
            let mut any = others[..GUESSERS - 1].to_vec();
            any.push(said.meant);
            dice.shuffle(&mut any);
            let at = |seat: usize| &self.0[(table + seat) % self.0.len()];
            let laid: Vec<Card> = (0..GUESSERS)
                .flat_map(|seat| {
                    at(seat).lay(&said.clue, &others[HAND * seat..HAND * (seat + 1)], 1, &mut dice)
                })
                .collect();
            for seat in 0..GUESSERS {
                let mut misleading: Vec<Card> =
                    laid.iter().copied().filter(|card| *card != laid[seat]).collect();
                misleading.push(said.meant);
                dice.shuffle(&mut misleading);
                let finds = |cards: &[Card], dice: &mut Dice| {
                    cards[at(seat).vote(&said.clue, cards, dice)] == said.meant
                };
                found.among_any += u32::from(finds(&any, &mut dice));
                found.among_misleading += u32::from(finds(&misleading, &mut dice));
                found.of += 1;
            }
        }
        found
    }

    pub fn hear_all(&self, said: &[Said]) -> Found {
        let mut all = Found::default();
        (0..).zip(said).for_each(|(number, said)| all.add(self.hear(said, number)));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_sound() {
        for words in [Words::Pl, Words::En] {
            for half in [Half::Seen, Half::Unseen] {
                assert_eq!(people(words, half).unwrap().len(), GALLERY.cards().count());
            }
        }
        let said = Said::plainly("Cisza PRZED burzą", Card(0));
        assert_eq!(said.clue, "cisza przed burza");
        assert!(said.is_a_saying(Words::Pl) && !said.is_a_saying(Words::En));
    }

    /// The bar, a little below what is measured: the unseen half too.
    #[test]
    fn people_are_understood() {
        let listeners = Listeners::new();
        for words in [Words::Pl, Words::En] {
            for half in [Half::Seen, Half::Unseen] {
                let found = listeners.hear_all(&people(words, half).unwrap());
                let (any, misleading) = (found.any_percent(), found.misleading_percent());
                assert!(any >= 72.0 && misleading >= 60.0, "{words:?} {half:?}: {any} {misleading}");
            }
        }
    }
}
