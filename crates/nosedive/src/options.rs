//! What a table can agree on before the game.

use serde::{Deserialize, Serialize};
use stolik_table::letters::{Room, is_deceiving, is_invisible};
use stolik_table::{MOST_BYTES, Refusal, Setting, Values};
use ts_rs::TS;

use crate::experience::{Category, Experience, Experiences, HOUSE, MOST_OWN};
use crate::refusals;
use crate::state::ROUNDS;

/// An own experience has at most so many letters.
pub const LONGEST_OWN: usize = 140;
const OWN: Room = Room { letters: LONGEST_OWN, bytes: MOST_BYTES };

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(rename = "NosediveOptions")]
pub struct Options {
    /// NA44: all rate at once and the marks open together, instead of one after the other.
    pub all_at_once: bool,
    /// NA33: the summary of a round tells who gave what.
    pub givers: bool,
    /// NA43: categories that may come up.
    pub about_home: bool,
    pub about_work: bool,
    pub about_family: bool,
    pub about_love: bool,
    pub about_friends: bool,
    pub about_travel: bool,
    pub about_food: bool,
    pub about_net: bool,
    pub about_body: bool,
    /// Experiences that the host has added for this table: nowhere else, and gone when taken out here.
    pub own: Vec<String>,
    /// Experiences that came up at this table before: the others come first.
    pub used: Experiences,
}

/// Where the cards lie. Nobody agrees on it: a table with the box is a game of its own, `crates/nosedivebox`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "NosedivePlace")]
pub enum Place {
    /// The whole game is played here.
    #[default]
    Screen,
    /// NA37: people have the box on their table, and this is the app that goes with it.
    Box,
}

/// What holds through the game, without the texts, which the table knows already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "NosediveTerms")]
pub struct Terms {
    pub all_at_once: bool,
    pub givers: bool,
    pub cards: Place,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            all_at_once: false,
            givers: true,
            about_home: true,
            about_work: true,
            about_family: true,
            about_love: true,
            about_friends: true,
            about_travel: true,
            about_food: true,
            about_net: true,
            about_body: true,
            own: Vec::new(),
            used: Experiences::NONE,
        }
    }
}

/// Own experiences are not among them: they are written. What was used is the table's to say.
pub const SETTINGS: &[Setting] = &[
    Setting {
        key: "all_at_once",
        values: Values::YesNo,
        help: "all rate at once, and the marks open together",
    },
    Setting { key: "givers", values: Values::YesNo, help: "the summary of a round tells who gave what" },
    Setting { key: "about_home", values: Values::YesNo, help: "experiences about flats and houses" },
    Setting { key: "about_work", values: Values::YesNo, help: "experiences about work and school" },
    Setting { key: "about_family", values: Values::YesNo, help: "experiences about the family" },
    Setting { key: "about_love", values: Values::YesNo, help: "experiences about love" },
    Setting { key: "about_friends", values: Values::YesNo, help: "experiences about friends" },
    Setting { key: "about_travel", values: Values::YesNo, help: "experiences about travelling" },
    Setting { key: "about_food", values: Values::YesNo, help: "experiences about food" },
    Setting { key: "about_net", values: Values::YesNo, help: "experiences about the net and telephones" },
    Setting { key: "about_body", values: Values::YesNo, help: "experiences about body, health and looks" },
];

impl Options {
    /// May something of this category come up?
    pub const fn allows(&self, category: Category) -> bool {
        match category {
            Category::Home => self.about_home,
            Category::Work => self.about_work,
            Category::Family => self.about_family,
            Category::Love => self.about_love,
            Category::Friends => self.about_friends,
            Category::Travel => self.about_travel,
            Category::Food => self.about_food,
            Category::Net => self.about_net,
            Category::Body => self.about_body,
        }
    }

    /// NA43: everything that may come up.
    pub fn available(&self) -> Experiences {
        let house = (0..HOUSE).map(Experience);
        let allowed = house.filter(|one| one.category().is_some_and(|category| self.allows(category)));
        let own = (HOUSE..).map(Experience).zip(&self.own).map(|(one, _)| one).take(usize::from(MOST_OWN));
        allowed.chain(own).collect()
    }

    /// NA30: what a whole game of so many players can deal: in each round one for each player to each, and the tokens.
    pub const fn needed(players: u8) -> u16 {
        let players = players as u16;
        ROUNDS as u16 * (players * players + 3)
    }

    pub(crate) fn terms(&self, cards: Place) -> Terms {
        Terms { all_at_once: self.all_at_once, givers: self.givers, cards }
    }

    pub(crate) fn check(&self, players: u8) -> Result<(), Refusal> {
        self.check_own()?;
        let (left, needed) = (self.available().len() as u16, Options::needed(players));
        if left < needed {
            let refusal = refusals::TOO_FEW_EXPERIENCES.with("left", i32::from(left));
            return Err(refusal.with("needed", i32::from(needed)).with("players", players));
        }
        Ok(())
    }

    fn check_own(&self) -> Result<(), Refusal> {
        if self.own.len() > usize::from(MOST_OWN) {
            return Err(refusals::TOO_MANY_OWN.with("most", MOST_OWN));
        }
        for (number, text) in (1_u8..).zip(&self.own) {
            if !OWN.holds(text) {
                let refusal = refusals::OWN_TOO_LONG.with("number", number);
                return Err(refusal.with("longest", LONGEST_OWN as i32));
            }
            if text.chars().all(is_invisible) || text.chars().any(is_deceiving) {
                return Err(refusals::OWN_UNREADABLE.with("number", number));
            }
        }
        Ok(())
    }
}
