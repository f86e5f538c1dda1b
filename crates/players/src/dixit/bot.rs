//! A player of Dixit: a narrator and a guesser in one, with a bent.

use std::sync::LazyLock;

use stolik_shelf::dixit::{Card, Choice, Deck, Dixit, Phase, View};
use stolik_table::{Chair, Choices, Dice, Sheet};

use super::bent::Character;
use super::clues::Clues;
use super::gallery::Gallery;
use super::guesser::Guesser;
use super::lexicon::Lexicon;
use super::narrator::Narrator;
use crate::{Player, Random};

pub const LEXICON_FILE: &str = include_str!("../../../../content/dixit/lexicon.toml");
/// The house's first deck.
pub const DECK_FILE: &str = include_str!("../../../../content/dixit/deck.toml");
/// The house's two decks, one after the other.
pub const DECKS_FILE: &str = concat!(
    include_str!("../../../../content/dixit/deck.toml"),
    include_str!("../../../../content/dixit/second/a.toml"),
    include_str!("../../../../content/dixit/second/b.toml"),
    include_str!("../../../../content/dixit/second/c.toml"),
);

// Compiled in, and read by the tests of `content`: what is wrong with a file fails there and never at a table.
pub static LEXICON: LazyLock<Lexicon> =
    LazyLock::new(|| Lexicon::read(LEXICON_FILE).expect("content/dixit/lexicon.toml is sound"));
pub static GALLERY: LazyLock<Gallery> =
    LazyLock::new(|| Gallery::read(DECK_FILE, &LEXICON).expect("content/dixit/deck.toml is sound"));
pub static BOTH_DECKS: LazyLock<Gallery> =
    LazyLock::new(|| Gallery::read(DECKS_FILE, &LEXICON).expect("content/dixit/second is sound"));
pub static CLUES: LazyLock<Clues> =
    LazyLock::new(|| Clues::read(DECKS_FILE).expect("content/dixit/deck.toml is sound"));

/// What the cards of a deck mean; nothing is known of pictures that somebody brought. A card of the house has one number
/// whichever decks are played with. The first deck alone is weighed alone: a concept is worth what it tells apart there.
pub fn gallery_of(deck: Deck) -> Option<&'static Gallery> {
    match deck {
        Deck::House => Some(&GALLERY),
        Deck::Second | Deck::Both => Some(&BOTH_DECKS),
        Deck::Own { .. } => None,
    }
}

/// What a narrator says who has nothing to say and may not pass.
const NOTHING_TO_SAY: &str = "…";

pub struct Bot {
    character: &'static Character,
    /// What it told in this game, so that it does not say it again.
    told: Vec<&'static str>,
}

impl Bot {
    pub const fn new(character: &'static Character) -> Self {
        Bot { character, told: Vec::new() }
    }

    /// DA37: one of the clues stored for a card in hand; where there is none, a pass.
    fn tell(&mut self, chair: Chair<'_, Dixit>, view: &View, dice: &mut Dice) -> Sheet<Choice> {
        let ask = chair.ask();
        let longest =
            ask.and_then(|ask| ask.text_of(chair.seat())).map_or(0, |text| usize::from(text.longest));
        // A bot that was away remembers nothing, but it still sees what was told last.
        let last = view.open.last.as_ref().map_or("", |last| last.clue.as_str());
        let is_new = |clue: &str| clue != last && !self.told.contains(&clue);
        let may_say = |clue: &str| clue.chars().count() <= longest && is_new(clue);
        let told = gallery_of(view.open.options.deck).and_then(|gallery| {
            Narrator { lexicon: &LEXICON, gallery, clues: &CLUES }.tell(view, dice, may_say)
        });
        if let Some(told) = told {
            self.told.push(told.clue);
            return Sheet::of([Choice::Card(told.card)]).with_text(told.clue);
        }
        if ask.is_some_and(|ask| ask.pass) {
            return Sheet::pass();
        }
        let hand: Vec<Card> = view.hand().iter().collect();
        Sheet::of(dice.pick(&hand).copied().map(Choice::Card)).with_text(NOTHING_TO_SAY)
    }

    fn guesser(&self, chair: Chair<'_, Dixit>, view: &View) -> Guesser<'static> {
        Guesser::new(&LEXICON, gallery_of(view.open.options.deck), self.character, chair.seat())
    }

    fn lay(&self, chair: Chair<'_, Dixit>, view: &View, dice: &mut Dice) -> Sheet<Choice> {
        let hand: Vec<Card> = view.hand().iter().collect();
        let clue = view.open.clue.as_str();
        let laid = self.guesser(chair, view).lay(clue, &hand, usize::from(chair.parts()), dice);
        Sheet::of(laid.into_iter().map(Choice::Card))
    }

    fn vote(&self, chair: Chair<'_, Dixit>, view: &View, dice: &mut Dice) -> Option<Sheet<Choice>> {
        let mut choices = Choices::new();
        chair.choices(&Sheet::blank(chair.parts()), 0, &mut choices);
        let card_at = |choice: &Choice| match choice {
            Choice::Place(place) => view.open.table.get(usize::from(*place).checked_sub(1)?).copied(),
            Choice::Card(_) | Choice::Claim => None,
        };
        let places = choices.as_slice();
        let cards: Vec<Card> = places.iter().filter_map(card_at).collect();
        let vote = self.guesser(chair, view).vote(view.open.clue.as_str(), &cards, dice);
        Some(Sheet::of([*places.get(vote)?]))
    }
}

impl Player<Dixit> for Bot {
    fn answer(&mut self, chair: Chair<'_, Dixit>, dice: &mut Dice) -> Sheet<Choice> {
        let view = chair.view();
        let answer = match view.open.phase {
            // People first: if nobody has a clue, somebody narrates all the same.
            Phase::Opener => Some(Sheet::pass()),
            Phase::Tell => Some(self.tell(chair, &view, dice)),
            Phase::Lay => Some(self.lay(chair, &view, dice)),
            Phase::Vote => self.vote(chair, &view, dice),
            Phase::Over => None,
        };
        answer.unwrap_or_else(|| Random::new().answer(chair, dice))
    }
}
