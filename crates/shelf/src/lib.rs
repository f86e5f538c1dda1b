//! The shelf: every game that there is, behind one type. This is the only crate that lists them.
//!
//! A new game is one line in [`games!`](crate) below, and one among the dependencies of this crate. Code that works for
//! any game is written once, generic over [`Game`], and [`with_game!`] picks the type; what cannot be generic, such as an
//! enum with a case for each game, is made from the list by [`for_each_game!`].
//!
//! ```
//! use stolik_shelf::{GameId, with_game};
//! use stolik_table::Game;
//!
//! let game: GameId = "pixoid".parse()?;
//! let seats = with_game!(game, G => G::INFO.seats);
//! assert_eq!(seats, 3..=4);
//! # Ok::<(), stolik_shelf::NoSuchGame>(())
//! ```
//!
//! | file | one idea |
//! |---|---|
//! | `lib` | the list of games |
//! | [`journal`] | logs as lines of JSON: writing, reading, and what can be wrong with one |
//! | [`verify`] | checking the log of a finished game |
//! | [`settings`] | options from `key=value` |

use std::str::FromStr;

use stolik_table::{Game, Info};
use thiserror::Error;

pub mod journal;
pub mod settings;
pub mod verify;

/// Makes [`GameId`], [`with_game!`] and [`for_each_game!`] from the list of games. The dollar sign is handed in because
/// the macros that it makes need one of their own.
macro_rules! games {
    ($dollar:tt $($name:ident in $module:ident $(: $bots:ident)?),+ $(,)?) => {
        $(pub use ::$module;)+

        /// A game on the shelf.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $($name),+
        }

        impl GameId {
            pub const ALL: &[GameId] = &[$(GameId::$name),+];

            pub const fn info(self) -> Info {
                match self {
                    $(GameId::$name => <$crate::$module::$name>::INFO),+
                }
            }
        }

        /// Runs an expression with `G` standing for the type of a game.
        #[macro_export]
        macro_rules! with_game {
            ($dollar id:expr, $dollar G:ident => $dollar body:expr) => {
                match $dollar id {
                    $($crate::GameId::$name => {
                        type $dollar G = $crate::$module::$name;
                        $dollar body
                    })+
                }
            };
        }

        /// Hands the list to another macro, as it stands below: `then! { Pixoid in pixoid: bots, … }`.
        #[macro_export]
        macro_rules! for_each_game {
            ($dollar then:ident) => {
                $dollar then! { $($name in $module $(: $bots)?),+ }
            };
        }
    };
}

// A type and its crate. `bots` says that `crates/players` has bots of its own for the game; the others are played at random.
games! { $
    Pixoid in pixoid: bots,
    Dixit in dixit: bots,
    Dixitbox in dixitbox: bots,
    Nokaut in nokaut: bots,
    Nosedive in nosedive: bots,
    Nosedivebox in nosedivebox: bots,
    Ruletka in ruletka: bots,
}

/// No game on the shelf is called that.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game called \"{0}\"; there are: {all}", all = names())]
pub struct NoSuchGame(pub String);

fn names() -> String {
    GameId::ALL.iter().map(|game| game.info().id).collect::<Vec<_>>().join(", ")
}

impl FromStr for GameId {
    type Err = NoSuchGame;

    fn from_str(name: &str) -> Result<Self, NoSuchGame> {
        let found = GameId::ALL.iter().find(|game| game.info().id == name);
        found.copied().ok_or_else(|| NoSuchGame(name.to_owned()))
    }
}
