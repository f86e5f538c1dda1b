//! What a game says of itself: the trait that every game on the shelf has here.

use stolik_shelf::GameId;
use stolik_table::{Game, Outcome};

use crate::{Text, Words};

/// A game that can be told.
pub trait Told: Game {
    /// Its files in `content/`: the words of its screens, what stands on its box, and what else the story needs.
    const FILES: &'static [Text];

    /// Which of them has the numbered rules.
    const RULES: Text;

    /// The game in the box, where this is the companion of one.
    const IN_THE_BOX: Option<GameId> = None;

    /// Other words for the same keys, where the table has agreed on them.
    fn worn(_: &Self::Options) -> Option<Text> {
        None
    }

    /// One event as lines of the readable log, the same as the client's.
    fn tell(event: &Self::Event, words: &Words) -> Vec<String>;

    /// How the map is read, where that is not plain.
    fn legend(_: &Words) -> Option<String> {
        None
    }

    /// The board as a map, with what stands or lies on it; nothing where there is no board.
    fn map(_: &Self::View, _: &Words) -> Vec<String> {
        Vec::new()
    }

    /// What lies beside the board, a line for each thing: a story repeats none that has not changed.
    fn beside(view: &Self::View, words: &Words) -> Vec<String>;

    /// Who won, in one line.
    fn headline(view: &Self::View, outcome: &Outcome, words: &Words) -> String;
}
