//! A view as text: `stolik replay` shows it.

use std::fmt;

use crate::magazine::Face;
use crate::view::View;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = &self.open;
        writeln!(
            f,
            "round {}, {:?}, deck {}, bullets left {}",
            open.round, open.phase, self.deck, self.supply
        )?;
        if let Some(played) = open.pending {
            writeln!(f, "on the table: {:?}", played)?;
        }
        for seat in open.living.seats() {
            let state = match (open.is_alive(seat), open.out.has(seat)) {
                (false, _) => "dead",
                (true, true) => "out",
                (true, false) => "in",
            };
            write!(
                f,
                "seat {} {state}: living {}, points {}, cards {}, bullets {}",
                seat.number(),
                open.living[seat],
                open.points[seat],
                open.held[seat],
                open.loaded(seat)
            )?;
            if let Some(bid) = open.bids[seat] {
                write!(f, ", bid {bid}")?;
            }
            if let Some(hidden) = self.hidden[seat] {
                write!(f, ", hides {hidden:?}")?;
            }
            if !self.spun[seat].is_empty() {
                let letter = |face: &Option<Face>| match face {
                    None => '?',
                    Some(Face::Click) => 'o',
                    Some(Face::Bullet) => 'X',
                };
                let spun: String = self.spun[seat].iter().map(letter).collect();
                write!(f, ", {} of {spun} turned", open.turned[seat].len())?;
            }
            writeln!(f)?;
        }
        for hand in &self.hands {
            let cards: Vec<_> = hand.cards.iter().collect();
            writeln!(f, "seat {} holds {cards:?}", hand.seat.number())?;
        }
        Ok(())
    }
}
