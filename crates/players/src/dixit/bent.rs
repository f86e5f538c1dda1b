//! Bents: how the characters differ (DA34). A bot's bent follows from its character and its seat and is open to
//! anybody: no secret of a game is in it.

use stolik_table::Seat;

use super::chance::whim;
use super::lexicon::{Concept, Lexicon};

/// How somebody associates.
#[derive(Debug)]
pub struct Character {
    pub name: &'static str,
    /// How many steps they think from what was said.
    pub hops: u32,
    /// How much of a thought is left after a step.
    pub fade: f32,
    /// How surely they take what fits best.
    pub sharpness: f32,
    /// How much the best fit loses for being too plain: a clue is meant to be half hidden.
    pub wariness: f32,
    /// How far one of this character is from another of the same.
    pub quirk: f32,
    /// Families of concepts that mean more to them, or less.
    families: &'static [(&'static str, f32)],
}

/// Takes words as they are: things before feelings.
pub const LITERAL: Character = Character {
    name: "literal",
    hops: 1,
    fade: 0.18,
    sharpness: 7.0,
    wariness: 0.0,
    quirk: 0.6,
    families: &[("feelings", 0.6), ("mind", 0.7), ("time", 0.8), ("beasts", 1.2), ("home", 1.2)],
};

/// Hears what is between the words: feelings before things.
pub const DREAMER: Character = Character {
    name: "dreamer",
    hops: 2,
    fade: 0.28,
    sharpness: 7.0,
    wariness: 0.2,
    quirk: 0.8,
    families: &[("feelings", 1.4), ("mind", 1.2), ("time", 1.2), ("tales", 1.3), ("sky", 1.2), ("home", 0.8)],
};

/// Looks for the catch, and so not where everybody looks.
pub const TRICKSTER: Character = Character {
    name: "trickster",
    hops: 2,
    fade: 0.28,
    sharpness: 5.6,
    wariness: 0.8,
    quirk: 1.2,
    families: &[("society", 1.3), ("deeds", 1.2), ("beasts", 1.2), ("people", 1.2), ("sky", 0.8)],
};

pub const CHARACTERS: [&Character; 3] = [&TRICKSTER, &DREAMER, &LITERAL];

/// What every concept means to one bot, 1 being what it means to anybody.
pub struct Leaning(Vec<f32>);

impl Leaning {
    pub fn new(character: &Character, seat: Seat, lexicon: &Lexicon) -> Self {
        let of = |concept: Concept| {
            let family = lexicon.family(concept);
            let liking = character
                .families
                .iter()
                .find(|(name, _)| *name == family)
                .map_or(1.0, |(_, liking)| *liking);
            let own = whim(&[character.name.as_bytes(), &[seat.number()], lexicon.name(concept).as_bytes()]);
            liking * (1.0 + character.quirk * (own - 0.5))
        };
        Leaning((0..lexicon.concepts() as u16).map(|number| of(Concept(number))).collect())
    }

    pub fn of(&self, concept: Concept) -> f32 {
        self.0[concept.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dixit::bot::LEXICON;

    fn of(character: &Character, seat: usize, name: &str) -> f32 {
        Leaning::new(character, Seat::nth(seat), &LEXICON).of(LEXICON.find(name).unwrap())
    }

    fn mean(character: &Character, family: &str) -> f32 {
        let leaning = Leaning::new(character, Seat::nth(0), &LEXICON);
        let concepts =
            (0..LEXICON.concepts() as u16).map(Concept).filter(|one| LEXICON.family(*one) == family);
        let all: Vec<f32> = concepts.map(|concept| leaning.of(concept)).collect();
        all.iter().sum::<f32>() / all.len() as f32
    }

    #[test]
    fn a_leaning_stays_and_differs_by_seat_and_character() {
        assert_eq!(of(&DREAMER, 1, "moon"), of(&DREAMER, 1, "moon"));
        assert_ne!(of(&DREAMER, 1, "moon"), of(&DREAMER, 2, "moon"));
        assert_ne!(of(&DREAMER, 1, "violin"), of(&TRICKSTER, 1, "violin"));
    }

    #[test]
    fn families_mean_what_the_character_says() {
        assert!((mean(&DREAMER, "feelings") - 1.4).abs() < 0.15);
        assert!((mean(&LITERAL, "feelings") - 0.6).abs() < 0.1);
        assert!((mean(&LITERAL, "town") - 1.0).abs() < 0.1);
        for character in CHARACTERS {
            let known = |family: &str| {
                (0..LEXICON.concepts() as u16).any(|one| LEXICON.family(Concept(one)) == family)
            };
            assert!(character.families.iter().all(|(family, _)| known(family)), "{}", character.name);
        }
    }

    #[test]
    fn nothing_means_less_than_nothing() {
        for character in CHARACTERS {
            let leaning = Leaning::new(character, Seat::nth(3), &LEXICON);
            assert!((0..LEXICON.concepts() as u16).all(|one| leaning.of(Concept(one)) > 0.0));
        }
    }
}
