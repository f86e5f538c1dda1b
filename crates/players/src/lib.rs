//! Bots. Each sits on a [`Chair`] like anybody else: it sees its view and its choices, and it can imagine states
//! that look like its view. It never sees a state, so it cannot cheat, by type.
//!
//! | file | one idea |
//! |---|---|
//! | `company` | a table of bots, and a whole game between them |
//! | `mishaps` | the same among people as they are |
//! | `random` | any listed choice, evenly: for every game |
//! | `report` | what playing a game over and over says: what all reports need |
//! | `nokaut` | one that runs after its goal, and ones that try things out (a folder with a map of its own) |
//! | `dixit` | narrators and guessers (a folder with a map of its own) |
//! | `empty` | the empty chair, for games whose cards are real: nobody can play those for somebody else |
//! | `nosedive` | three characters with taste, and a greedy one (a folder with a map of its own) |
//! | `ruletka` | the honest, the bluffer, the accuser, and a champion (a folder with a map of its own) |
//! | `pixoid` | a greedy Pixoid and Virus, and ones that look ahead (a folder with a map of its own) |

use stolik_table::{Chair, Dice, Game, Sheet};

mod company;
mod dixit;
mod empty;
mod mishaps;
mod nokaut;
mod nosedive;
mod pixoid;
mod random;
mod report;
mod ruletka;

pub use company::{Company, Finished, Stopped};
pub use mishaps::Newcomer;
pub use random::Random;
pub use report::{NoReport, Report, Share, Wanted, won};
pub use ruletka::duel as ruletka_duel;

/// Somebody who answers for a seat.
pub trait Player<G: Game>: Send {
    /// The answer to the open question, which is put to this chair. Everything that the player throws comes from
    /// `dice`, so that the same dice give the same game.
    fn answer(&mut self, chair: Chair<'_, G>, dice: &mut Dice) -> Sheet<G::Choice>;

    /// Does it look at what all have heard ([`Chair::past`])? Most look at the view only, and then nobody keeps the rest.
    fn listens(&self) -> bool {
        false
    }
}

/// A game that has bots.
pub trait Played: Game {
    /// The bots by name, the weakest first: who can be asked to the table. Nobody, where all must be there themselves.
    const NAMES: &'static [&'static str];

    /// Who takes a chair when nobody is named: good company rather than the strongest.
    const HOUSE: &'static str;

    /// Who sits down, in turns, with somebody who plays against bots.
    const COMPANY: &'static [&'static str] = &[Self::HOUSE];

    /// What playing it over and over says; most games have no such report.
    const REPORT: Option<Report> = None;

    /// The bot of this name, if there is one.
    fn player(name: &str) -> Option<Box<dyn Player<Self>>>;
}

/// Games that are on the shelf without bots of their own have one that plays at random.
macro_rules! played {
    ($($name:ident in $module:ident $(: $bots:ident)?),+) => {
        $(played!(@ $name $module $($bots)?);)+
    };
    (@ $name:ident $module:ident bots) => {};
    (@ $name:ident $module:ident) => {
        impl Played for stolik_shelf::$module::$name {
            const NAMES: &'static [&'static str] = &["random"];
            const HOUSE: &'static str = "random";

            fn player(name: &str) -> Option<Box<dyn Player<Self>>> {
                (name == "random").then(|| -> Box<dyn Player<Self>> { Box::new(Random::new()) })
            }
        }
    };
}

stolik_shelf::for_each_game!(played);
