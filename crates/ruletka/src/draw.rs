//! A view as text: `stolik replay` shows it.

use std::fmt;

use crate::view::View;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = &self.open;
        writeln!(
            f,
            "round {} of {}, points {:?}",
            open.round.min(open.options.cards),
            open.options.cards,
            open.points
        )?;
        if let Some(last) = &open.last {
            writeln!(f, "laid {:?}, seat {} takes it", last.laid, last.winner.number())?;
        }
        for (seat, hand) in self.hands.iter() {
            if let Some(hand) = hand {
                writeln!(f, "seat {} holds {hand:?}", seat.number())?;
            }
        }
        Ok(())
    }
}
