//! Sample, told.

use stolik_shelf::sample::{Event, Sample, View};
use stolik_table::Outcome;

use crate::{Text, Told, Words};

impl Told for Sample {
    const FILES: &'static [Text] = &[text!("sample/"), text!("sample/box.")];
    const RULES: Text = text!("sample/");

    fn tell(event: &Event, words: &Words) -> Vec<String> {
        match event {
            Event::Laid { trick } => {
                let laid = trick.laid.iter().map(|(seat, number)| {
                    say!(words, "sample-log-card", name: words.name(seat), number: *number)
                });
                let won = say!(words, "sample-log-won", name: words.name(trick.winner), round: trick.round);
                laid.chain([won]).collect()
            }
        }
    }

    fn beside(view: &View, words: &Words) -> Vec<String> {
        let hands = view.hands.iter().filter_map(|(seat, hand)| Some((seat, hand.as_ref()?)));
        let mut lines: Vec<String> = hands
            .map(|(seat, hand)| {
                let cards: Vec<String> = hand.iter().map(u8::to_string).collect();
                say!(words, "story-hand", name: words.name(seat), cards: cards.join(", "))
            })
            .collect();
        lines.push(words.points(view.open.points.iter().map(|(seat, points)| (seat, i32::from(*points)))));
        lines
    }

    fn headline(_: &View, outcome: &Outcome, words: &Words) -> String {
        let names = words.names(outcome.winners.iter());
        say!(words, "sample-won", names: names, count: outcome.winners.len())
    }
}
