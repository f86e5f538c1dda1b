//! Nosedive with the real cards, told in Nosedive's words.

use stolik_shelf::GameId;
use stolik_shelf::nosedivebox::{Event, Nosedivebox, View};
use stolik_table::Outcome;

use crate::{Text, Told, Words, nosedive};

impl Told for Nosedivebox {
    const FILES: &'static [Text] = &[
        text!("nosedivebox/"),
        text!("nosedivebox/box."),
        text!("nosedive/"),
        text!("nosedive/cards."),
        text!("nosedive/experiences."),
    ];
    const RULES: Text = text!("nosedivebox/");
    const IN_THE_BOX: Option<GameId> = Some(GameId::Nosedive);

    fn tell(event: &Event, words: &Words) -> Vec<String> {
        nosedive::tell(event, words)
    }

    fn beside(view: &View, words: &Words) -> Vec<String> {
        nosedive::beside(view, words)
    }

    fn headline(_: &View, outcome: &Outcome, words: &Words) -> String {
        nosedive::headline(outcome, words)
    }
}
