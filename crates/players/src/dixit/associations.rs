//! What a card brings to mind, and to whose: a clue that is stored for a card, said by anybody in any case and without
//! tails, means that card to those who would have thought of it. To the others it is words like any other, or everybody
//! would find whatever a narrator takes from the same list.

use std::collections::BTreeMap;

use stolik_shelf::dixit::{Card, Cards, Words};
use stolik_table::Seat;

use super::bent::Character;
use super::chance::whim;
use super::clues::Clues;
use super::memory::plain;

/// The share of such clues that somebody would have thought of.
const THOUGHT_OF: f32 = 0.5;

#[derive(Debug)]
pub struct Associations(BTreeMap<String, Cards>);

impl Associations {
    pub fn new(cards: impl Iterator<Item = Card>, clues: &Clues) -> Associations {
        let mut meant: BTreeMap<String, Cards> = BTreeMap::new();
        for card in cards {
            for clue in [Words::Pl, Words::En].into_iter().flat_map(|words| clues.of(card, words)) {
                meant.entry(plain(clue)).or_default().add(card);
            }
        }
        Associations(meant)
    }

    /// The cards that somebody of this character on this seat thinks of at once; none as a rule.
    pub fn of(&self, said: &str, character: &Character, seat: Seat) -> Cards {
        let said = plain(said);
        let would = whim(&[b"association", character.name.as_bytes(), &[seat.number()], said.as_bytes()])
            < THOUGHT_OF;
        if would { self.0.get(&said).copied().unwrap_or_default() } else { Cards::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dixit::bent::CHARACTERS;
    use crate::dixit::bot::{ASSOCIATIONS, BOTH_DECKS, CLUES};

    #[test]
    fn about_half_of_them_think_of_it_whatever_its_case_and_tails() {
        let (mut thought, mut asked) = (0, 0);
        for card in BOTH_DECKS.cards() {
            for words in [Words::Pl, Words::En] {
                for clue in CLUES.of(card, words) {
                    for (seat, character) in CHARACTERS.iter().enumerate() {
                        let of = |said: &str| ASSOCIATIONS.of(said, character, Seat::nth(seat));
                        let cards = of(clue);
                        assert!(cards.has(card) || cards.is_empty());
                        assert_eq!(cards, of(&clue.to_uppercase()));
                        assert_eq!(cards, of(&format!(" {}!", plain(clue))));
                        thought += u32::from(cards.has(card));
                        asked += 1;
                    }
                }
            }
        }
        assert!((2 * thought).abs_diff(asked) < asked / 10, "{thought} of {asked}");
    }

    #[test]
    fn what_is_stored_for_no_card_brings_none_to_mind() {
        for said in ["", "wieloryb", "a whale of a time in the suburbs"] {
            assert!(
                CHARACTERS.iter().all(|character| ASSOCIATIONS.of(said, character, Seat::nth(0)).is_empty())
            );
        }
    }
}
