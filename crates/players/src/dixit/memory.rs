//! What a table has heard, from what all were told there: this game, and the games of the evening before it. A bot that
//! is made anew knows as much as one that was there.

use std::collections::BTreeMap;

use stolik_shelf::dixit::{Card, Event, Reveal};

use super::letters;

/// Clues so many tellings ago are as good as new where there is nothing new to say.
const LONG_AGO: usize = 60;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    /// Which telling it was when this was last said.
    heard: BTreeMap<String, usize>,
    tellings: usize,
    told: BTreeMap<Card, u32>,
}

impl Memory {
    pub fn of(past: &[Event]) -> Self {
        let mut memory = Memory::default();
        for event in past {
            match event {
                Event::Told { clue, .. } => memory.hear(clue.as_str()),
                Event::Revealed { reveal } => {
                    if let Some(card) = told_card(reveal) {
                        *memory.told.entry(card).or_default() += 1;
                    }
                }
                _ => {}
            }
        }
        memory
    }

    pub fn hear(&mut self, clue: &str) {
        self.tellings += 1;
        self.heard.insert(plain(clue), self.tellings);
    }

    pub fn is_new(&self, clue: &str) -> bool {
        !self.heard.contains_key(&plain(clue))
    }

    pub fn is_long_ago(&self, clue: &str) -> bool {
        self.heard.get(&plain(clue)).is_none_or(|when| when + LONG_AGO <= self.tellings)
    }

    /// How often this card was narrated with.
    pub fn times(&self, card: Card) -> u32 {
        self.told.get(&card).copied().unwrap_or(0)
    }
}

/// The card for which this was told here before, the last time, if it came to light.
pub fn meant(past: &[Event], clue: &str) -> Option<Card> {
    let (said, length) = (plain(clue), clue.chars().count());
    past.iter().rev().find_map(|event| match event {
        Event::Revealed { reveal } => {
            let told = reveal.clue.as_str();
            // Points aside, they are as long as each other.
            let may_be = told.chars().count().abs_diff(length) <= 3;
            if may_be && plain(told) == said { told_card(reveal) } else { None }
        }
        _ => None,
    })
}

fn told_card(reveal: &Reveal) -> Option<Card> {
    let at = reveal.owners.iter().position(|owner| *owner == reveal.narrator)?;
    reveal.cards.get(at).copied()
}

/// As it sounds: words without case, tails and points.
/// Without case, tails and points.
pub fn plain(clue: &str) -> String {
    letters::words(clue).into_iter().map(|word| word.folded + " ").collect()
}

#[cfg(test)]
mod tests {
    use stolik_shelf::dixit::Clue;
    use stolik_table::{BySeat, Seat};

    use super::*;

    fn told(clue: &str) -> Event {
        Event::Told { narrator: Seat::nth(0), clue: Clue::new(clue) }
    }

    #[test]
    fn what_was_told_is_remembered_however_it_was_written() {
        let memory = Memory::of(&[told("Cisza przed burzą"), Event::Reshuffled, told("Bzzz")]);
        assert!(!memory.is_new("cisza przed burza!") && !memory.is_new("BZZZ") && memory.is_new("Cisza"));
    }

    #[test]
    fn a_card_that_came_to_light_is_remembered_with_its_clue() {
        let seats: Vec<Seat> = (0..3).map(Seat::nth).collect();
        let reveal = Reveal {
            round: 1,
            narrator: seats[1],
            clue: Clue::new("Bzzz"),
            cards: [7, 8, 9].map(Card).into_iter().collect(),
            owners: seats.iter().copied().collect(),
            votes: BySeat::new(3),
            gained: BySeat::new(3),
        };
        let past = [told("Bzzz"), Event::Revealed { reveal }];
        assert_eq!((meant(&past, "bzzz!"), meant(&past, "Plusk")), (Some(Card(8)), None));
        let memory = Memory::of(&past);
        assert_eq!([7, 8, 9].map(|card| memory.times(Card(card))), [0, 1, 0]);
    }

    #[test]
    fn long_ago_is_as_good_as_new() {
        let mut memory = Memory::default();
        memory.hear("Bzzz");
        assert!(!memory.is_long_ago("Bzzz") && memory.is_long_ago("Plusk!"));
        (0..LONG_AGO).for_each(|number| memory.hear(&number.to_string()));
        assert!(memory.is_long_ago("Bzzz") && !memory.is_new("Bzzz"));
    }
}
