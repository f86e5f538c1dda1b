//! The narrator: chooses a card and one of its stored clues such that some are likely to find it and not all. It
//! imagines what the others may hold and lay, and how listeners without a bent would vote.

use stolik_shelf::dixit::{Card, View, Words};
use stolik_table::Dice;

use super::chance::{fraction, shares};
use super::clues::Clues;
use super::gallery::Gallery;
use super::lexicon::Lexicon;
use super::reading::read;

/// Tables that are imagined for a decision, the same for every clue.
const IMAGINED: usize = 12;
/// How an imagined listener thinks and votes.
const HOPS: u32 = 2;
const FADE: f32 = 0.35;
const SHARPNESS: f32 = 4.0;
const FAINT: f32 = 0.08;
/// Between clues that are about as good chance decides.
const ABOUT: f32 = 0.06;

pub struct Narrator<'a> {
    pub lexicon: &'a Lexicon,
    pub gallery: &'a Gallery,
    pub clues: &'a Clues,
}

/// A card with what to say about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Idea<'a> {
    pub card: Card,
    pub clue: &'a str,
}

impl<'a> Narrator<'a> {
    /// What to tell; nothing where no stored clue may be said.
    pub fn tell(&self, view: &View, dice: &mut Dice, may_say: impl Fn(&str) -> bool) -> Option<Idea<'a>> {
        let hand = view.hand();
        let tables = imagine(view, dice);
        let told = hand.iter().flat_map(|card| self.clues_of(card, view.open.options.words));
        let mut best: Option<(f32, Idea<'a>)> = None;
        for told in told.filter(|told| may_say(told.clue)) {
            let promise = self.promise(told, &tables) + ABOUT * fraction(dice.word());
            if best.is_none_or(|(most, _)| promise > most) {
                best = Some((promise, told));
            }
        }
        best.map(|(_, told)| told)
    }

    fn clues_of(&self, card: Card, words: Words) -> impl Iterator<Item = Idea<'a>> {
        self.clues.of(card, words).iter().map(move |clue| Idea { card, clue })
    }

    /// How likely it is that some find the card and not all.
    fn promise(&self, told: Idea<'_>, tables: &[Vec<Vec<Card>>]) -> f32 {
        let meaning = self.lexicon.spread(&read(self.lexicon, told.clue), HOPS, FADE);
        let fits = self.gallery.plain_fits(&meaning);
        let fit = |card: Card| fits.get(usize::from(card.0)).copied().unwrap_or(0.0);
        let of_table = |hands: &Vec<Vec<Card>>| {
            let laid = hands.iter().map(|hand| hand.iter().map(|card| fit(*card)).fold(0.0, f32::max));
            some_but_not_all(fit(told.card), &laid.collect::<Vec<f32>>())
        };
        tables.iter().map(of_table).sum::<f32>() / tables.len().max(1) as f32
    }
}

/// The chance that some voters take the told card and others do not, by how well it fits and how well what each of
/// them laid fits; nobody votes for what they laid.
fn some_but_not_all(told: f32, laid: &[f32]) -> f32 {
    let best = laid.iter().copied().fold(told, f32::max);
    let worth = |fit: f32| SHARPNESS * fit / (best + FAINT);
    let finds = |voter: usize| {
        let others = laid.iter().enumerate().filter(|(other, _)| *other != voter).map(|(_, fit)| worth(*fit));
        shares(&std::iter::once(worth(told)).chain(others).collect::<Vec<f32>>())[0]
    };
    let (all, none) =
        (0..laid.len()).map(finds).fold((1.0, 1.0), |(all, none), found| (all * found, none * (1.0 - found)));
    1.0 - all - none
}

/// What the others may hold, several times over: cards that the narrator does not see.
fn imagine(view: &View, dice: &mut Dice) -> Vec<Vec<Vec<Card>>> {
    let open = &view.open;
    let unseen = open.options.deck.all().without(open.discard).without(view.hand());
    let others = open.guessers();
    let deal = |dice: &mut Dice| {
        let mut pile: Vec<Card> = unseen.iter().collect();
        dice.shuffle(&mut pile);
        let mut pile = pile.into_iter();
        others.iter().map(|seat| pile.by_ref().take(usize::from(view.held[seat])).collect()).collect()
    };
    (0..IMAGINED).map(|_| deal(dice)).collect()
}

#[cfg(test)]
mod tests {
    use stolik_shelf::dixit::{Cards, Dixit, Options};
    use stolik_table::{Lane, Seat, Secret, Sources, Table, Viewer};

    use super::*;

    #[test]
    fn the_best_promise_is_a_card_that_is_neither_plain_nor_lost() {
        // Each of two voters has two cards to choose from that fit alike: a half for each, so a half for both.
        assert!((some_but_not_all(0.5, &[0.5, 0.5]) - 0.5).abs() < 1e-3);
        let [lost, fair, plain] = [0.01, 0.4, 0.9].map(|told| some_but_not_all(told, &[0.3, 0.35, 0.4]));
        assert!(fair > lost && fair > plain, "{lost} {fair} {plain}");
        assert!((0.0..=1.0).contains(&plain));
        // Nobody votes for what they laid: who laid the only rival finds the card, and so do not both miss it.
        assert!(some_but_not_all(0.4, &[0.9, 0.0]) > 0.5);
    }

    #[test]
    fn imagined_hands_are_full_and_hold_nothing_that_is_seen() {
        let seed = Sources::alone(Secret::from_bytes([8; 32])).seed();
        let table = Table::<Dixit>::deal(&Options::default(), 6, seed).unwrap();
        let narrator = table.view(Viewer::Public).open.narrator;
        let mut view = table.view(Viewer::Seat(narrator));
        view.open.discard = Cards::row(0, 84).without(view.hand()).iter().take(20).collect();
        let mut dice = Dice::new(&seed, Lane::Mind(Seat::nth(0)));
        let tables = imagine(&view, &mut dice);
        assert_eq!(tables.len(), IMAGINED);
        assert_ne!(tables[0], tables[1]);
        for hands in tables {
            assert_eq!(hands.iter().map(Vec::len).collect::<Vec<_>>(), [6; 5]);
            let all: Cards = hands.iter().flatten().copied().collect();
            assert_eq!(all.len(), 30, "no card is in two hands");
            assert_eq!(all.without(view.hand()).without(view.open.discard), all);
        }
    }
}
