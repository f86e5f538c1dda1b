//! What the laws need to know of the game. Nothing is hidden in its state.

use stolik_table::kit::{Secrecy, Specimen};
use stolik_table::{MAX_SEATS, Seat, Viewer};

use crate::choice::Choice;
use crate::options::Options;
use crate::state::Dixitbox;

impl Specimen for Dixitbox {
    fn variants() -> Vec<Options> {
        vec![Options::default(), Options { target: 60, first: Some(Seat::nth(1)) }]
    }

    /// Far beyond what a table holds.
    fn universe(_: &Options) -> Vec<Choice> {
        let places = (0..=10).chain([u8::MAX]).map(Choice::Place);
        let owners = (0..MAX_SEATS).map(|seat| Choice::Owner(Seat::nth(seat)));
        places.chain(owners).chain([Choice::Laid]).collect()
    }

    fn secrets(&self, _: Viewer) -> Vec<Secrecy> {
        Vec::new()
    }
}
