//! A view as text: `stolik replay` shows it.

use std::fmt;

use crate::view::View;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = &self.open;
        writeln!(f, "round {}, seat {} narrates, {:?}", open.round, open.narrator.number(), open.phase)?;
        for (seat, place) in open.votes.iter() {
            if let Some(place) = place {
                writeln!(f, "seat {} voted for {place}", seat.number())?;
            }
        }
        if let Some(right) = open.right {
            writeln!(f, "the right card is {right}")?;
        }
        writeln!(f, "points {:?}", open.points)
    }
}
