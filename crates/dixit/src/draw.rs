//! A view as text, for logs, tests and the command line.

use std::fmt;

use crate::cards::Cards;
use crate::state::Phase;
use crate::view::View;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = &self.open;
        let (round, narrator) = (open.round, open.narrator.number());
        writeln!(f, "round {round}, seat {narrator} narrates, {:?}", open.phase)?;
        if !open.clue.is_empty() {
            writeln!(f, "clue {:?}", open.clue)?;
        }
        if let Some(card) = self.told {
            writeln!(f, "told with {}", card.0)?;
        }
        if open.phase == Phase::Vote {
            for (place, (card, owner)) in (1..).zip(open.table.iter().zip(&self.owners)) {
                let whose = owner.map(|owner| format!(" of seat {}", owner.number())).unwrap_or_default();
                writeln!(f, "place {place}: card {}{whose}", card.0)?;
            }
        }
        for hand in &self.hands {
            writeln!(f, "seat {} holds {}", hand.seat.number(), numbers(hand.cards))?;
        }
        let discarded = open.discard.len();
        writeln!(f, "pile {}, discard {discarded}, points {:?}", self.pile, open.points)
    }
}

fn numbers(cards: Cards) -> String {
    cards.iter().map(|card| card.0.to_string()).collect::<Vec<_>>().join(" ")
}
