//! The gallery: what each card of the house means to a bot, from the tags of `content/dixit/deck.toml` and of the files
//! in `content/dixit/second`. The clues of those files are not in here: whoever guesses is given a gallery and never sees them.

use std::collections::BTreeMap;

use serde::Deserialize;
use stolik_shelf::dixit::Card;

use super::lexicon::{Concept, Lexicon, Sense, share};

/// How much of a card's meaning goes on to what is near its tags.
const FADE: f32 = 0.2;
/// A tag from this weight on is what one sees at once.
const HEAVY: u8 = 6;

#[derive(Clone, PartialEq, Debug)]
pub struct Gallery {
    /// By card, then by concept.
    meanings: Vec<Vec<f32>>,
    /// The same, weighed by what each concept is worth, and of length 1.
    plain: Vec<Vec<f32>>,
    /// What each concept is worth: those that many cards share tell them apart less.
    worth: Vec<f32>,
    /// By card, its heavy tags.
    shown: Vec<Vec<Concept>>,
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
        let heavy = |tags: &Sense| {
            tags.iter().filter(|(_, weight)| *weight >= share(HEAVY)).map(|(concept, _)| *concept).collect()
        };
        let shown = cards.iter().map(heavy).collect();
        Ok(Gallery { meanings, plain, worth, shown })
    }

    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..=u8::MAX).map(Card).take(self.meanings.len())
    }

    /// What the cards plainly show, and which of them do.
    pub fn shown(&self) -> BTreeMap<Concept, Vec<Card>> {
        let mut all: BTreeMap<Concept, Vec<Card>> = BTreeMap::new();
        for (card, concepts) in self.cards().zip(&self.shown) {
            concepts.iter().for_each(|concept| all.entry(*concept).or_default().push(card));
        }
        all
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dixit::bot::{GALLERY, LEXICON};

    const DECK: &str = r#"
        card = [
            { name = "a", tags = { moon = 9, sea = 3 } },
            { name = "b", tags = { sea = 9, cat = 3 } },
            { name = "c", tags = { sea = 9 } },
        ]
    "#;

    fn concept(name: &str) -> Concept {
        LEXICON.find(name).unwrap()
    }

    fn meaning(names: &[&str]) -> Vec<f32> {
        LEXICON.spread(&names.iter().map(|name| (concept(name), 1.0)).collect::<Sense>(), 0, 0.0)
    }

    #[test]
    fn a_card_fits_what_it_shows_best() {
        let gallery = Gallery::read(DECK, &LEXICON).unwrap();
        let fits = |names: &[&str]| gallery.plain_fits(&meaning(names));
        assert!(fits(&["moon"])[0] > fits(&["moon"])[1]);
        assert!(fits(&["cat"])[1] > fits(&["cat"])[2]);
        // Near the moon is the night, which no card has among its tags.
        assert!(fits(&["night"])[0] > fits(&["night"])[2] && fits(&["night"])[0] < fits(&["moon"])[0]);
        assert!(fits(&["exam"]).iter().all(|fit| *fit == 0.0));
        let whole = gallery.plain_fits(&gallery.meanings[0]);
        assert!((whole[0] - 1.0).abs() < 1e-5, "{whole:?}");
    }

    #[test]
    fn what_many_cards_share_tells_less() {
        let gallery = Gallery::read(DECK, &LEXICON).unwrap();
        let worth = |name| gallery.worth[concept(name).index()];
        assert!(worth("sea") < worth("moon") && worth("moon") < worth("cat") && worth("cat") < worth("exam"));
        assert_eq!(worth("exam"), 1.0);
        assert_eq!(worth("moon"), 1.0 / 2.0_f32.sqrt());
    }

    #[test]
    fn who_has_no_leaning_sees_what_anybody_sees() {
        let said = LEXICON.spread(&[(concept("storm"), 1.0), (concept("secret"), 0.5)], 2, 0.4);
        let plain = GALLERY.plain_fits(&said);
        for card in GALLERY.cards() {
            let fit = GALLERY.fit(&said, card, |_| 1.0);
            assert!((fit - plain[usize::from(card.0)]).abs() < 1e-5);
            assert!((0.0..=1.0).contains(&fit));
        }
        assert_eq!(GALLERY.fit(&said, Card(200), |_| 1.0), 0.0);
        assert_eq!(GALLERY.fit(&meaning(&[]), Card(0), |_| 1.0), 0.0);
    }

    #[test]
    fn a_leaning_draws_to_what_it_likes() {
        let gallery = Gallery::read(DECK, &LEXICON).unwrap();
        let said = meaning(&["moon", "cat"]);
        let likes = |liked: &str| {
            let liked = concept(liked);
            move |one: Concept| if one == liked { 3.0 } else { 1.0 }
        };
        let fit = |card, liked: &str| gallery.fit(&said, Card(card), likes(liked));
        assert!(fit(0, "moon") > fit(0, "cat"));
        assert!(fit(1, "cat") > fit(1, "moon"));
    }

    #[test]
    fn what_is_wrong_with_a_deck_is_said() {
        let error = |from, to| Gallery::read(&DECK.replace(from, to), &LEXICON).unwrap_err();
        assert_eq!(error("moon", "mooon"), "a: there is no concept mooon");
        assert_eq!(error("cat = 3", "cat = 10"), "b: 10 is no weight from 1 to 9");
        assert_eq!(error("cat = 3", "cat = 0"), "b: 0 is no weight from 1 to 9");
    }
}
