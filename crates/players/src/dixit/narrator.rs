//! The narrator: chooses a card and what to say about it such that some are likely to find it and not all. It imagines
//! what the others may hold and lay, and how listeners without a bent would vote. What the table has heard it does not say
//! again, and of its cards it takes those that were told least.

use stolik_shelf::dixit::{Card, View};
use stolik_table::Dice;

use super::bent::{Character, LITERAL};
use super::chance::{shares, throw};
use super::memory::Memory;
use super::repertoire::{Line, Repertoire, Voice};

/// Tables that are imagined for a decision, the same for every clue.
const IMAGINED: usize = 12;
/// How an imagined listener votes.
const SHARPNESS: f32 = 5.5;
const FAINT: f32 = 0.08;
/// How many cards are thought about at a time.
const LOOKED_AT: usize = 2;
/// How surely the best promise is taken: there are many good ones, and nobody always says the same.
const TASTE: f32 = 14.0;
/// What one's own way of speaking is worth beside a promise.
const OWN_VOICE: f32 = 0.12;
/// Where no more letters may be said, anybody says a single word.
const SHORT: usize = 24;

pub struct Narrator<'a> {
    pub repertoire: &'a Repertoire,
    pub character: &'a Character,
}

/// A card with what to say about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Idea<'a> {
    pub card: Card,
    pub clue: &'a str,
}

impl<'a> Narrator<'a> {
    /// What to tell in so many letters; nothing where nothing may be said.
    pub fn tell(&self, view: &View, memory: &Memory, longest: usize, dice: &mut Dice) -> Option<Idea<'a>> {
        let tables = imagine(view, dice);
        let mut hand: Vec<Card> = view.hand().iter().collect();
        dice.shuffle(&mut hand);
        hand.sort_by_key(|card| memory.times(*card));
        let last = view.open.last.as_ref().map_or("", |last| last.clue.as_str());
        let fits = |line: &Line| line.text.chars().count() <= longest && line.text != last;
        let new = |line: &Line| fits(line) && self.speaks(line, longest) && memory.is_new(&line.text);
        let heard_long_ago = |line: &Line| fits(line) && memory.is_long_ago(&line.text);
        let mut cards = hand.chunks(LOOKED_AT);
        cards
            .find_map(|cards| self.choose(cards, &tables, dice, new))
            .or_else(|| self.choose(&hand, &tables, dice, heard_long_ago))
            .or_else(|| self.choose(&hand, &tables, dice, fits))
    }

    /// Is this how such a character speaks?
    fn speaks(&self, line: &Line, longest: usize) -> bool {
        match line.voice {
            Voice::Anybody => true,
            Voice::Only(name) => name == self.character.name,
            Voice::Word => self.character.name == LITERAL.name || longest <= SHORT,
        }
    }

    /// One of the things that may be said about these cards, the more promising the likelier.
    fn choose(
        &self,
        cards: &[Card],
        tables: &[Vec<Vec<Card>>],
        dice: &mut Dice,
        may_say: impl Fn(&Line) -> bool,
    ) -> Option<Idea<'a>> {
        let repertoire = self.repertoire;
        let lines = cards.iter().flat_map(|card| repertoire.of(*card).map(move |line| (*card, line)));
        let lines: Vec<(Card, &'a Line)> = lines.filter(|(_, line)| may_say(line)).collect();
        let worth = |(card, line): &(Card, &Line)| {
            let own = line.voice == Voice::Only(self.character.name);
            TASTE * (promise(*card, line, tables) + if own { OWN_VOICE } else { 0.0 })
        };
        let worths: Vec<f32> = lines.iter().map(worth).collect();
        let (card, line) = lines.get(throw(&shares(&worths), dice))?;
        Some(Idea { card: *card, clue: &line.text })
    }
}

/// How likely it is that some find the card and not all.
fn promise(card: Card, line: &Line, tables: &[Vec<Vec<Card>>]) -> f32 {
    let fit = |card: Card| line.fits.get(usize::from(card.0)).copied().unwrap_or(0.0);
    let of_table = |hands: &Vec<Vec<Card>>| {
        let laid = hands.iter().map(|hand| hand.iter().map(|card| fit(*card)).fold(0.0, f32::max));
        some_but_not_all(fit(card), &laid.collect::<Vec<f32>>())
    };
    tables.iter().map(of_table).sum::<f32>() / tables.len().max(1) as f32
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
