//! A view as text: `stolik replay` shows it.

use std::fmt;

use crate::cards::{Card, Cards};
use crate::options::Board;
use crate::space::Space;
use crate::team::Team;
use crate::view::View;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = &self.open;
        writeln!(f, "turn {}, seat {}, {:?}", open.turn, open.active().number(), open.phase)?;
        let rows: &[&[u8]] = match open.options.board {
            Board::Standard => &[&[0, 1, 2], &[3, 4, 5], &[6, 7, 8]],
            Board::Advanced => &[&[9, 0, 1, 2], &[10, 3, 4, 5], &[11, 6, 7, 8], &[12, 13, 14, 15]],
        };
        for row in rows {
            for space in row.iter().map(|space| Space(*space)) {
                let stands = open.at(space).map_or("---", |card| card.kind().id);
                write!(f, "{}:{stands} ", space.name())?;
            }
            writeln!(f)?;
        }
        for item in &open.stack {
            writeln!(f, "stack: {:?} {} by seat {}", item.what, name(item.card), item.by.number())?;
        }
        for team in Team::BOTH {
            let done: Vec<u8> = open.done[team].iter().map(|goal| goal.0 + 1).collect();
            let goal = self.goals[team].map(|goal| format!(", goal {}", goal.0 + 1)).unwrap_or_default();
            let (pile, discard) = (open.piles[team], open.discard[team].len());
            writeln!(f, "{team:?}: goals {done:?}{goal}, pile {pile}, discard {discard}")?;
        }
        for (seat, hand) in self.hands.iter() {
            let held = hand.map_or_else(|| format!("{} cards", open.held[seat]), names);
            writeln!(f, "seat {} ({:?}) holds {held}", seat.number(), open.team[seat])?;
        }
        Ok(())
    }
}

fn name(card: Card) -> String {
    format!("{}#{}", card.kind().id, card.0)
}

fn names(cards: Cards) -> String {
    cards.iter().map(name).collect::<Vec<_>>().join(" ")
}
