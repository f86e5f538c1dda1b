//! What the laws need to know of the game: what they know of Nosedive.

use stolik_nosedive::Nosedive;
use stolik_table::Viewer;
use stolik_table::kit::{Secrecy, Specimen};

use crate::{Choice, Nosedivebox, Options};

impl Specimen for Nosedivebox {
    fn variants() -> Vec<Options> {
        Nosedive::variants()
    }

    fn universe(options: &Options) -> Vec<Choice> {
        Nosedive::universe(options)
    }

    fn secrets(&self, who: Viewer) -> Vec<Secrecy> {
        self.0.secrets(who)
    }
}
