//! The guesser: which of one's cards could be meant, and which of those on the table is. It is given what was said, the
//! cards, the lexicon and the gallery; of the clues that narrators choose from only those that it would have thought of.

use stolik_shelf::dixit::Card;
use stolik_table::{Dice, Seat};

use super::associations::Associations;
use super::bent::{Character, Leaning};
use super::chance::{shares, throw, whim};
use super::gallery::Gallery;
use super::lexicon::Lexicon;
use super::reading::read;

/// A fit is measured by the best one; one so small is as good as none.
const FAINT: f32 = 0.08;
/// How much a mere whim counts beside a fit.
const WHIM: f32 = 0.8;
/// Who lays a card takes more care than who votes: nobody tries to hide anything in one's own hand.
const CARE: f32 = 1.5;

pub struct Guesser<'a> {
    lexicon: &'a Lexicon,
    /// None for pictures that somebody brought to the table.
    gallery: Option<&'a Gallery>,
    character: &'a Character,
    seat: Seat,
    leaning: Leaning,
    /// For which card the same was told before, at this table and for all to see.
    meant: Option<Card>,
    associations: Option<&'a Associations>,
}

impl<'a> Guesser<'a> {
    pub fn new(
        lexicon: &'a Lexicon,
        gallery: Option<&'a Gallery>,
        character: &'a Character,
        seat: Seat,
    ) -> Self {
        Guesser {
            lexicon,
            gallery,
            character,
            seat,
            leaning: Leaning::new(character, seat, lexicon),
            meant: None,
            associations: None,
        }
    }

    /// Somebody who was there when the same was told, and saw which card it was.
    pub fn who_saw(self, meant: Option<Card>) -> Self {
        Guesser { meant, ..self }
    }

    /// Somebody to whom what is said may bring a card to mind at once.
    pub fn who_associates(self, associations: &'a Associations) -> Self {
        Guesser { associations: Some(associations), ..self }
    }

    /// How well each card fits what was said, to this guesser.
    pub fn fits(&self, said: &str, cards: &[Card]) -> Vec<f32> {
        let Some(gallery) = self.gallery else { return vec![0.0; cards.len()] };
        let meaning =
            self.lexicon.spread(&read(self.lexicon, said), self.character.hops, self.character.fade);
        let at_once =
            self.associations.map(|all| all.of(said, self.character, self.seat)).unwrap_or_default();
        let fit = |card: &Card| {
            let is_sure = self.meant == Some(*card) || at_once.has(*card);
            if is_sure { 1.0 } else { gallery.fit(&meaning, *card, |concept| self.leaning.of(concept)) }
        };
        cards.iter().map(fit).collect()
    }

    /// So many of these cards, different ones, the best first as a rule.
    pub fn lay(&self, said: &str, hand: &[Card], count: usize, dice: &mut Dice) -> Vec<Card> {
        let mut hand = hand.to_vec();
        let mut laid = Vec::new();
        while laid.len() < count && !hand.is_empty() {
            let worths: Vec<f32> = self.worths(said, &hand).into_iter().map(|worth| CARE * worth).collect();
            laid.push(hand.remove(throw(&shares(&worths), dice)));
        }
        laid
    }

    /// One of these cards, by its index.
    pub fn vote(&self, said: &str, table: &[Card], dice: &mut Dice) -> usize {
        throw(&shares(&self.suspicions(said, table)), dice)
    }

    /// What each card on the table is worth to a voter: the best fit loses a little, since clues are half hidden.
    fn suspicions(&self, said: &str, table: &[Card]) -> Vec<f32> {
        let mut worths = self.worths(said, table);
        let best =
            (0..worths.len()).reduce(|best, next| if worths[next] > worths[best] { next } else { best });
        if let Some(best) = best {
            worths[best] -= self.character.wariness;
        }
        worths
    }

    fn worths(&self, said: &str, cards: &[Card]) -> Vec<f32> {
        let fits = self.fits(said, cards);
        let best = fits.iter().copied().fold(0.0, f32::max);
        let own = |card: Card| {
            whim(&[self.character.name.as_bytes(), &[self.seat.number(), card.0], said.as_bytes()])
        };
        let worth =
            |(fit, card): (&f32, &Card)| self.character.sharpness * fit / (best + FAINT) + WHIM * own(*card);
        fits.iter().zip(cards).map(worth).collect()
    }
}

#[cfg(test)]
mod tests {
    use stolik_table::{Lane, Secret, Sources};

    use super::*;
    use crate::dixit::bent::{DREAMER, LITERAL, TRICKSTER};
    use crate::dixit::bot::{GALLERY, LEXICON};

    const TABLE: [Card; 4] = [Card(0), Card(12), Card(43), Card(70)];

    fn guesser(character: &Character) -> Guesser<'_> {
        Guesser::new(&LEXICON, Some(&GALLERY), character, Seat::nth(1))
    }

    #[test]
    fn the_best_fit_loses_by_wariness_and_nothing_else_changes() {
        for character in [&DREAMER, &LITERAL, &TRICKSTER] {
            let (worths, suspicions) = (
                guesser(character).worths("wieloryb", &TABLE),
                guesser(character).suspicions("wieloryb", &TABLE),
            );
            let lost: Vec<f32> = worths.iter().zip(suspicions).map(|(worth, left)| worth - left).collect();
            assert!((lost[2] - character.wariness).abs() < 1e-4, "{lost:?}");
            assert!(lost.iter().enumerate().all(|(index, lost)| index == 2 || *lost == 0.0));
        }
    }

    #[test]
    fn where_nothing_fits_a_whim_decides_that_stays_and_differs() {
        let without = Guesser::new(&LEXICON, None, &DREAMER, Seat::nth(1));
        let worths = without.worths("wieloryb", &TABLE);
        assert_eq!(worths, without.worths("wieloryb", &TABLE));
        assert_ne!(worths, without.worths("cisza", &TABLE));
        assert_ne!(worths, Guesser::new(&LEXICON, None, &DREAMER, Seat::nth(2)).worths("wieloryb", &TABLE));
        assert!(worths.iter().all(|worth| (0.0..=WHIM).contains(worth)));
        assert!(worths.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn who_saw_which_card_it_was_knows_it_again() {
        let saw = guesser(&DREAMER).who_saw(Some(Card(12)));
        assert_eq!(saw.fits("wieloryb", &TABLE)[1], 1.0);
        let often = (0..50).filter(|seed| {
            let seed = Sources::alone(Secret::from_bytes([*seed; 32])).seed();
            saw.vote("xqzvwk", &TABLE, &mut Dice::new(&seed, Lane::Mind(Seat::nth(0)))) == 1
        });
        assert!(often.count() > 45);
    }

    #[test]
    fn worth_grows_with_fit_up_to_sharpness() {
        let literal = guesser(&LITERAL);
        let (fits, worths) = (literal.fits("wieloryb", &TABLE), literal.worths("wieloryb", &TABLE));
        assert!(fits[2] > 0.1 && fits[2] > 2.0 * fits[1]);
        assert!(worths[2] > worths[1] + WHIM && worths[2] < LITERAL.sharpness + WHIM);
    }
}
