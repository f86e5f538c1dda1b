//! A player of Dixit: a narrator and a guesser in one, with a bent.

use std::sync::LazyLock;

use stolik_shelf::dixit::{Card, Choice, Deck, Dixit, Phase, View, Words};
use stolik_table::{Chair, Choices, Dice, Sheet};

use super::associations::Associations;
use super::bent::Character;
use super::clues::Clues;
use super::gallery::Gallery;
use super::guesser::Guesser;
use super::lexicon::{Language, Lexicon};
use super::memory::{self, Memory};
use super::narrator::Narrator;
use super::repertoire::Repertoire;
use super::sayings::Sayings;
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
const POLISH_FILE: &str = include_str!("../../../../content/dixit/sayings.pl.toml");
const ENGLISH_FILE: &str = include_str!("../../../../content/dixit/sayings.en.toml");

// Compiled in, and read by the tests of `content`: what is wrong with a file fails there and never at a table.
static POLISH: LazyLock<Sayings> =
    LazyLock::new(|| Sayings::read(POLISH_FILE).expect("content/dixit/sayings.pl.toml is sound"));
static ENGLISH: LazyLock<Sayings> =
    LazyLock::new(|| Sayings::read(ENGLISH_FILE).expect("content/dixit/sayings.en.toml is sound"));
pub static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
    let mut lexicon = Lexicon::read(LEXICON_FILE).expect("content/dixit/lexicon.toml is sound");
    lexicon.teach(Language::Polish, &POLISH).expect("content/dixit/sayings.pl.toml is sound");
    lexicon.teach(Language::English, &ENGLISH).expect("content/dixit/sayings.en.toml is sound");
    lexicon
});
pub static GALLERY: LazyLock<Gallery> =
    LazyLock::new(|| Gallery::read(DECK_FILE, &LEXICON).expect("content/dixit/deck.toml is sound"));
pub static BOTH_DECKS: LazyLock<Gallery> =
    LazyLock::new(|| Gallery::read(DECKS_FILE, &LEXICON).expect("content/dixit/second is sound"));
pub static CLUES: LazyLock<Clues> =
    LazyLock::new(|| Clues::read(DECKS_FILE).expect("content/dixit/deck.toml is sound"));
pub static ASSOCIATIONS: LazyLock<Associations> =
    LazyLock::new(|| Associations::new(BOTH_DECKS.cards(), &CLUES));

/// What the cards of a deck mean; nothing is known of pictures that somebody brought. A card of the house has one number
/// whichever decks are played with. The first deck alone is weighed alone: a concept is worth what it tells apart there.
pub fn gallery_of(deck: Deck) -> Option<&'static Gallery> {
    match deck {
        Deck::House => Some(&GALLERY),
        Deck::Second | Deck::Both => Some(&BOTH_DECKS),
        Deck::Own { .. } => None,
    }
}

static IN_POLISH: LazyLock<Repertoire> =
    LazyLock::new(|| Repertoire::new(Words::Pl, &LEXICON, &GALLERY, &CLUES, &POLISH));
static IN_ENGLISH: LazyLock<Repertoire> =
    LazyLock::new(|| Repertoire::new(Words::En, &LEXICON, &GALLERY, &CLUES, &ENGLISH));

static BOTH_IN_POLISH: LazyLock<Repertoire> =
    LazyLock::new(|| Repertoire::new(Words::Pl, &LEXICON, &BOTH_DECKS, &CLUES, &POLISH));
static BOTH_IN_ENGLISH: LazyLock<Repertoire> =
    LazyLock::new(|| Repertoire::new(Words::En, &LEXICON, &BOTH_DECKS, &CLUES, &ENGLISH));

/// What may be said about the cards of a deck, in the language of the table; nothing about pictures that somebody brought.
pub fn repertoire_of(deck: Deck, words: Words) -> Option<&'static Repertoire> {
    match (deck, words) {
        (Deck::House, Words::Pl) => Some(&IN_POLISH),
        (Deck::House, Words::En) => Some(&IN_ENGLISH),
        (Deck::Second | Deck::Both, Words::Pl) => Some(&BOTH_IN_POLISH),
        (Deck::Second | Deck::Both, Words::En) => Some(&BOTH_IN_ENGLISH),
        (Deck::Own { .. }, _) => None,
    }
}

/// What a narrator says who knows nothing of the pictures and may not pass: short enough for every table.
const fn nothing_to_say(words: Words) -> &'static [&'static str] {
    match words {
        Words::Pl => &["Bez słów", "Zagadka", "Kto wie?", "Zgadnij", "Tajemnica"],
        Words::En => &["No words", "A riddle", "Who knows?", "Guess", "A secret"],
    }
}

pub struct Bot {
    character: &'static Character,
    /// What it told itself: what the table has heard comes with the chair.
    told: Vec<&'static str>,
}

impl Bot {
    pub const fn new(character: &'static Character) -> Self {
        Bot { character, told: Vec::new() }
    }

    /// DA37: something that fits a card in hand and that the table has not heard; where there is nothing, a pass.
    fn tell(&mut self, chair: Chair<'_, Dixit>, view: &View, dice: &mut Dice) -> Sheet<Choice> {
        let ask = chair.ask();
        let longest =
            ask.and_then(|ask| ask.text_of(chair.seat())).map_or(0, |text| usize::from(text.longest));
        let mut memory = Memory::of(chair.past());
        self.told.iter().for_each(|clue| memory.hear(clue));
        let words = view.open.options.words;
        let told = repertoire_of(view.open.options.deck, words).and_then(|repertoire| {
            Narrator { repertoire, character: self.character }.tell(view, &memory, longest, dice)
        });
        if let Some(told) = told {
            self.told.push(told.clue);
            return Sheet::of([Choice::Card(told.card)]).with_text(told.clue);
        }
        if ask.is_some_and(|ask| ask.pass) {
            return Sheet::pass();
        }
        let hand: Vec<Card> = view.hand().iter().collect();
        let said = dice.pick(nothing_to_say(words)).copied().unwrap_or_default();
        Sheet::of(dice.pick(&hand).copied().map(Choice::Card)).with_text(said)
    }

    fn guesser(&self, chair: Chair<'_, Dixit>, view: &View) -> Guesser<'static> {
        let meant = memory::meant(chair.past(), view.open.clue.as_str());
        let gallery = gallery_of(view.open.options.deck);
        Guesser::new(&LEXICON, gallery, self.character, chair.seat())
            .who_saw(meant)
            .who_associates(&ASSOCIATIONS)
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
    fn listens(&self) -> bool {
        true
    }

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
