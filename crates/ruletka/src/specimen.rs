//! What the laws need to know of the game. What is hidden from a viewer is said by the rules and not derived from any
//! view, which might show too much.

use stolik_table::Viewer;
use stolik_table::kit::{Secrecy, Specimen};

use crate::choice::Choice;
use crate::options::Options;
use crate::state::Ruletka;

impl Specimen for Ruletka {
    fn variants() -> Vec<Options> {
        vec![Options::default(), Options { cards: 3 }]
    }

    /// Far beyond the deck.
    fn universe(_: &Options) -> Vec<Choice> {
        (0..=u8::MAX).map(Choice::Card).collect()
    }

    fn secrets(&self, who: Viewer) -> Vec<Secrecy> {
        if who == Viewer::All || self.open.is_over() {
            return Vec::new();
        }
        let others = self.hidden.hands.iter().filter(|(seat, _)| Some(*seat) != who.seat());
        // At least as many hands as there are others' cards.
        let worlds = u32::from(self.open.held()) * u32::from(self.open.seats - 1);
        let secret = |name, truth| Secrecy { name, truth, worlds };
        others.map(|(seat, hand)| secret(format!("hand of {seat:?}"), hand.to_vec())).collect()
    }
}
