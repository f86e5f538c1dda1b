//! The contract between a game and the table.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ask::{Now, Topic};
use crate::dice::Dice;
use crate::news::{News, Tells};
use crate::reasons;
use crate::refusal::{Reason, Refusal};
use crate::seat::{Seat, Seats, Viewer};
use crate::sheet::{Answers, Sheet};

/// What may cross the wire: one bound instead of six.
pub trait Wire: Clone + Eq + Debug + Serialize + TS + Send + Sync + 'static {}

impl<T: Clone + Eq + Debug + Serialize + TS + Send + Sync + 'static> Wire for T {}

/// A game: pure rules over a state. It knows no network, no clock, no language and no screen.
///
/// `Self` is the whole state, secrets included. It serialises for digests and snapshots and deliberately has no
/// TypeScript type, so no message can hold it; [`Game::view`] is the only way out.
///
/// The six laws of the kit hold every implementation to what is written here. What the laws need besides is said by
/// `kit::Specimen`, for tests only.
pub trait Game:
    Sized + Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    type Options: Wire + Default + DeserializeOwned;
    type Choice: Wire + DeserializeOwned + Copy + Ord;
    type Event: Wire + Tells + DeserializeOwned;
    /// Holds who looks, and the options: [`Game::imagine`] has nothing else.
    type View: Wire;

    const INFO: Info;

    /// Every reason for which the game refuses, as [`refusals!`](crate::refusals) lists them: each has a sentence in
    /// every language.
    const REFUSALS: &'static [Reason] = &[];

    /// Kinds of questions with a last call, in seconds: where they have a clock, they stay open for so long even if all
    /// have answered, and until then anybody may think again. Without a clock it means nothing.
    const LAST_CALLS: &'static [(Topic, u16)] = &[];

    /// The state before the first question. `seats` is within [`Info::seats`]; the options may be anything that
    /// could be read, and are refused here where they do not fit.
    fn deal(options: &Self::Options, seats: u8, dice: &mut Dice) -> Result<Self, Refusal>;

    /// What is asked now. Depends on public facts only: the same in every world that looks the same to the public.
    fn now(&self) -> Now;

    /// Where in the game this is, as people count: for whoever tells of it. As public as the question.
    fn moment(&self) -> Moment {
        Moment::default()
    }

    /// What may stand in one part of a seat's sheet beside the other parts as they are. Called for asked seats
    /// only; allocates nothing.
    fn choices(&self, seat: Seat, sheet: &Sheet<Self::Choice>, part: usize, out: &mut Choices<Self::Choice>);

    /// May a sheet stand as it is? Holes are allowed. Agrees with `choices` in every part. Called for asked seats
    /// and sheets with the right number of parts only.
    fn check(&self, seat: Seat, sheet: &Sheet<Self::Choice>) -> Result<(), Refusal>;

    /// What follows. Every sheet has passed `check`; holes occur only on sheets of the clock.
    fn resolve(&mut self, answers: &Answers<Self::Choice>, dice: &mut Dice, news: &mut News<Self::Event>);

    /// The safe default for a seat that did not answer: keeps what the draft holds, fills what it may. A hole that
    /// it leaves is an abstention.
    fn absent(&self, seat: Seat, draft: &Sheet<Self::Choice>, dice: &mut Dice) -> Sheet<Self::Choice>;

    /// What a viewer may know: built up from nothing, never struck out of a state. It holds everything the viewer
    /// has seen that is still true, and the last reveal.
    fn view(&self, who: Viewer) -> Self::View;

    /// A whole state that looks like this view, drawn evenly from all that the viewer cannot tell apart.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;

    /// Who may not talk now: nobody is hushed unless the rules ask for it.
    fn hush(&self) -> Seats {
        Seats::NONE
    }

    /// The seats that play together with this one: they talk among themselves. As public as the question; none in most
    /// games.
    fn partners(&self, _seat: Seat) -> Seats {
        Seats::NONE
    }

    /// True if a seat sees the sheets and drafts of a partner while a question is open. As public as the question.
    fn sees_sheet(&self, _seat: Seat, _partner: Seat) -> bool {
        true
    }

    /// Somebody joins or leaves for good, where the game lets them; most games do not. Being away never comes here.
    fn amend(
        &mut self,
        change: &Roster,
        _dice: &mut Dice,
        _news: &mut News<Self::Event>,
    ) -> Result<(), Refusal> {
        // T11.
        let (Roster::Join(seat) | Roster::Leave(seat)) = *change;
        Err(reasons::SEATS_ARE_FIXED.with("seat", seat))
    }

    /// What the same table agrees on when it plays again after this game: what it has, unless the game remembers something
    /// of it, such as texts that came up. Asked when the game is over: nothing in it is secret any more.
    fn again(&self, options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// The deck that these options name, if it is one that somebody has brought to the table. Whether the table has it
    /// is for the room to say.
    fn own_deck(_options: &Self::Options) -> Option<OwnDeck> {
        None
    }

    /// How many cards such a deck has for so many players; nothing for a game that is played with its own cards only.
    fn own_deck_for(_players: u8) -> Option<RangeInclusive<u8>> {
        None
    }
}

/// Cards that somebody has brought to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnDeck {
    /// Which of the table's decks, by its number.
    pub deck: u16,
    pub cards: u8,
}

/// Rounds and turns as people count them, from 1. Nothing where a game has none, or is between two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Moment {
    pub round: Option<u16>,
    /// Within the round.
    pub turn: Option<u16>,
}

/// The facts about a game that do not depend on a state.
#[derive(Clone, Debug)]
pub struct Info {
    /// In lower case, as it is called in commands, logs and paths.
    pub id: &'static str,
    pub seats: RangeInclusive<u8>,
    /// Grows with every change that lets an old log replay differently.
    pub rules: u16,
    pub topics: &'static [TopicInfo],
    pub settings: &'static [Setting],
    /// No game asks more questions than this, if its players answer them.
    pub longest: u32,
}

/// A kind of question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TopicInfo {
    pub topic: Topic,
    /// How long a window stays open whatever is held, at full pace; 0 for questions that are no windows.
    pub floor_ms: u16,
}

/// One of the options, for the lobby and for `--set key=value`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Setting {
    pub key: &'static str,
    pub values: Values,
    /// For the command line; players read the translated text.
    pub help: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "SettingValues")]
pub enum Values {
    OneOf(&'static [&'static str]),
    Number {
        from: i32,
        to: i32,
    },
    /// A number as above, or `null` for "the table decides".
    NumberOrNull {
        from: i32,
        to: i32,
    },
    YesNo,
}

/// A change of who sits at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roster {
    /// A new seat, with the next free number: numbers are never used again.
    Join(Seat),
    Leave(Seat),
}

/// The list that [`Game::choices`] fills. It keeps its room between uses, so that listing allocates nothing.
#[derive(Clone, Debug)]
pub struct Choices<C>(Vec<C>);

impl<C> Choices<C> {
    /// With room for what any of the five games lists.
    pub fn new() -> Self {
        Choices(Vec::with_capacity(256))
    }

    #[inline]
    pub fn push(&mut self, choice: C) {
        self.0.push(choice);
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn as_slice(&self) -> &[C] {
        &self.0
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }
}

impl<C> Default for Choices<C> {
    fn default() -> Self {
        Choices::new()
    }
}
