//! What the laws need to know of the game.

use stolik_table::Viewer;
use stolik_table::kit::{Secrecy, Specimen};

use crate::choice::{Choice, Command, FARTHEST};
use crate::options::{Options, Variant};
use crate::pixel::{Direction, Pixel};
use crate::state::Pixoid;

impl Specimen for Pixoid {
    fn variants() -> Vec<Options> {
        let of = |variant| Options { variant, ..Options::default() };
        vec![of(Variant::Standard), of(Variant::Short)]
    }

    /// Some of it cannot be dialled.
    fn universe(_: &Options) -> Vec<Choice> {
        let starts = Pixel::all().map(Choice::Start);
        let distances = (0..=FARTHEST + 1).chain([u8::MAX]);
        let programs = distances.flat_map(|distance| {
            Direction::ALL.map(|direction| Choice::Program(Command { direction, distance }))
        });
        starts.chain(programs).collect()
    }

    /// Programs are hidden while they lie on the table's sheets, not in the state.
    fn secrets(&self, _: Viewer) -> Vec<Secrecy> {
        Vec::new()
    }
}
