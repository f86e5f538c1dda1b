//! The gallery: what each card of the house's deck means to a bot, from the tags of `content/dixit/deck.toml`. The
//! clues of that file are not in here: whoever guesses is given a gallery and never sees them.

use std::collections::BTreeMap;

use serde::Deserialize;
use stolik_shelf::dixit::Card;

use super::lexicon::{Concept, Lexicon, Sense, share};

/// How much of a card's meaning goes on to what is near its tags.
const FADE: f32 = 0.35;

#[derive(Clone, PartialEq, Debug)]
pub struct Gallery {
    /// By card, then by concept.
    meanings: Vec<Vec<f32>>,
    /// The same, weighed by what each concept is worth, and of length 1.
    plain: Vec<Vec<f32>>,
    /// What each concept is worth: those that many cards share tell them apart less.
    worth: Vec<f32>,
}

#[derive(Deserialize)]
struct Written {
    card: Vec<WrittenCard>,
}

/// Of a card only what it means.
#[derive(Deserialize)]
struct WrittenCard {
    name: String,
    tags: BTreeMap<String, u8>,
}

impl Gallery {
    pub fn read(deck: &str, lexicon: &Lexicon) -> Result<Gallery, String> {
        let written: Written = toml::from_str(deck).map_err(|error| error.to_string())?;
        let mut cards: Vec<Sense> = Vec::new();
        for WrittenCard { name, tags } in &written.card {
            let tag = |(tag, weight): (&String, &u8)| {
                let concept = lexicon.find(tag).ok_or(format!("{name}: there is no concept {tag}"))?;
                if !(1..=9).contains(weight) {
                    return Err(format!("{name}: {weight} is no weight from 1 to 9"));
                }
                Ok((concept, share(*weight)))
            };
            cards.push(tags.iter().map(tag).collect::<Result<Sense, String>>()?);
        }
        let mut shared = vec![0.0_f32; lexicon.concepts()];
        cards.iter().flatten().for_each(|(concept, weight)| shared[concept.index()] += weight);
        let worth: Vec<f32> = shared.into_iter().map(|shared| 1.0 / (1.0 + shared).sqrt()).collect();
        let meanings: Vec<Vec<f32>> = cards.iter().map(|tags| lexicon.spread(tags, 1, FADE)).collect();
        let plain = meanings.iter().map(|meaning| weighed(meaning, &worth)).collect();
        Ok(Gallery { meanings, plain, worth })
    }

    #[cfg(test)]
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..=u8::MAX).map(Card).take(self.meanings.len())
    }

    /// How well a meaning fits every card for somebody without a leaning, in the order of cards.
    pub fn plain_fits(&self, meaning: &[f32]) -> Vec<f32> {
        let said = weighed(meaning, &self.worth);
        let said: Vec<(usize, f32)> = said.into_iter().enumerate().filter(|(_, said)| *said > 0.0).collect();
        self.plain.iter().map(|shown| said.iter().map(|(number, said)| said * shown[*number]).sum()).collect()
    }

    /// How well a meaning fits a card, from 0 to 1: the cosine of the two, each concept being worth as much as the
    /// gallery and `leaning` say. Nothing fits a card that is not in the gallery.
    pub fn fit(&self, meaning: &[f32], card: Card, leaning: impl Fn(Concept) -> f32) -> f32 {
        let Some(shown) = self.meanings.get(usize::from(card.0)) else { return 0.0 };
        let (mut common, mut said_in_all, mut shown_in_all) = (0.0, 0.0, 0.0);
        for (number, ((said, shown), worth)) in (0..).zip(meaning.iter().zip(shown).zip(&self.worth)) {
            if *said > 0.0 || *shown > 0.0 {
                let worth = worth * leaning(Concept(number));
                let (said, shown) = (said * worth, shown * worth);
                common += said * shown;
                said_in_all += said * said;
                shown_in_all += shown * shown;
            }
        }
        if common > 0.0 { common / (said_in_all * shown_in_all).sqrt() } else { 0.0 }
    }
}

/// Weighed by what each concept is worth, and made as long as 1.
fn weighed(meaning: &[f32], worth: &[f32]) -> Vec<f32> {
    let weighed: Vec<f32> = meaning.iter().zip(worth).map(|(meaning, worth)| meaning * worth).collect();
    let length = weighed.iter().map(|part| part * part).sum::<f32>().sqrt();
    weighed.into_iter().map(|part| if length > 0.0 { part / length } else { 0.0 }).collect()
}
