//! The game on a room's table, behind one type: the room deals in texts, and only in `typed` do they have the types of a
//! game.

use std::cell::RefCell;
use std::time::Duration;

use serde::Serialize;
use serde::ser::Error as _;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use stolik_players::Played;
use stolik_protocol::reasons;
use stolik_protocol::room::Language;
use stolik_shelf::{GameId, with_game};
use stolik_store::{StoredGame, Write};
use stolik_table::{
    Game, Luck, Outcome, OwnDeck, PlayerChange, Refusal, Reply, Seat, Seats, Setting, Table, Viewer, WhoIsIn,
    Why,
};
use thiserror::Error;
use tracing::error;

mod bots;
mod counterpart;
#[cfg(test)]
mod filmed;
mod past;
mod typed;

pub use counterpart::counterpart;
pub use typed::Match;

/// The setting of games whose bots speak: in which language.
const WORDS: &str = "words";
/// Settings about joining a game that runs. Rooms let nobody do that yet, so they are not offered.
const NOT_SERVED: &[&str] = &["newcomers"];

/// A game that could not be set up again.
#[derive(Debug, Error)]
pub enum Lost {
    #[error("its log cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("its log does not begin with a head and a seed")]
    NoHead,
    #[error("{0}")]
    Diverged(Box<stolik_table::Diverged>),
    #[error("its log leads elsewhere than it last stood")]
    OtherStanding,
}

impl From<stolik_table::Diverged> for Lost {
    fn from(diverged: stolik_table::Diverged) -> Self {
        Lost::Diverged(Box::new(diverged))
    }
}

/// What a room can do with the game on its table.
pub trait Play: Send {
    fn id(&self) -> &str;
    fn number(&self) -> u32;
    fn topic(&self) -> Option<&'static str>;
    fn outcome(&self) -> Option<Outcome>;
    fn hush(&self) -> Seats;
    /// What everybody may know of who has answered the open question.
    fn who_is_in(&self) -> WhoIsIn;
    /// From now on everybody may know who is missing, where so far only a count was told.
    fn name_the_missing(&mut self);
    /// Who is asked: a public fact.
    fn asked(&self) -> Seats;
    /// Who is asked and has not answered: for the room's own eyes.
    fn waited_for(&self) -> Seats;
    /// The seats whose sheets this seat sees, itself included.
    fn sees_sheets_of(&self, seat: Seat) -> Seats;
    /// Who plays together with this seat, whoever answers now: they may talk among themselves.
    fn partners(&self, seat: Seat) -> Seats;
    /// How long the open question stays open at the least, whoever has answered, if it is a window.
    fn floor(&self) -> Option<Duration>;
    /// For how many seconds the open question stays open at the least where it has a clock; 0 if it has no last call.
    fn last_call(&self) -> u16;
    /// Has whoever has to answer answered?
    fn is_answered(&self) -> bool;

    /// How many changes of players the log has.
    fn player_changes(&self) -> usize;

    /// Looks a sheet over and, where it may close the question, decides what follows if it completes it. What it gives
    /// back must be written; then [`Play::accept`] or [`Play::abandon`]. Changes of players go into the log before the
    /// step.
    fn offer(
        &mut self,
        handed: &Handed<'_>,
        closes: Closes,
        players: &[PlayerChange],
    ) -> Result<Vec<Write>, NotOffered>;

    /// Decides what follows when the question closes now.
    fn close(&mut self, why: Why, players: &[PlayerChange]) -> Result<Vec<Write>, Refusal>;

    /// What was offered or decided is on disk.
    fn accept(&mut self) -> Accepted;

    /// From here on what is accepted may not be on disk yet: remembers how it stands.
    fn mark(&mut self);

    /// All that was accepted since is on disk.
    fn keep(&mut self);

    /// None of it is: nothing has happened since.
    fn go_back(&mut self);

    /// How the game will have ended once what is being written is accepted, if it is over then.
    fn will_end(&self) -> Option<Outcome>;

    /// What the table agrees on when it plays again, if the game is over then and that is something else.
    fn will_play_again_with(&self, options: &Value) -> Option<Value>;

    /// Will the table stay with what is then shown?
    fn will_linger(&self) -> bool;

    /// It could not be written: nothing has happened.
    fn abandon(&mut self);

    /// The game as somebody sees it; with the events of the last step if it is news.
    fn update(&self, who: Viewer, events: Events) -> Result<Box<RawValue>, Unwritable>;

    /// What happened so far, as far as somebody heard it.
    fn history(&self, who: Viewer, steps: Steps) -> Result<Box<RawValue>, Unwritable>;

    /// What may stand in each part of a seat's sheet as it lies.
    fn lists(&self, seat: Seat) -> Option<Box<RawValue>>;

    /// A bot's answer to the open question, to be worked out elsewhere: it may take its time.
    /// The bot remembers what it has seen from this seat.
    fn think(&mut self, seat: Seat, character: &str) -> Option<Thought>;

    /// What everybody has heard, in this game and in those that it followed: the table's next game may follow it.
    fn heard(&self) -> Heard;

    /// The same table has heard this before, if it was the same game; its bots remember it.
    fn follow(&mut self, heard: &Heard);

    /// The first two lines of the log, when the game begins.
    fn beginning(&self, room: &str) -> Result<Write, Unwritable>;

    /// The last line of the log.
    fn ending(&self) -> Option<String>;
}

/// A piece of work that gives a sheet.
pub type Thought = Box<dyn FnOnce() -> Value + Send>;

/// A sheet as it comes in: its letters have been read, what they mean only its game knows.
#[derive(Clone, Copy, Debug)]
pub struct Handed<'a> {
    pub seat: Seat,
    /// The number of the question that it answers.
    pub ask: u32,
    pub by: Giver,
    pub sheet: &'a Value,
}

/// Who hands a sheet in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Giver {
    /// Whoever sits there, in person.
    Person { nonce: u32 },
    /// The bot that plays the seat.
    Bot,
}

/// When a question closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closes {
    /// With the sheet that completes it.
    WhenAnswered,
    /// When the room says so, whoever has answered: it is a window.
    ByItself,
}

/// Why a sheet was not offered to the disk.
#[derive(Debug)]
pub enum NotOffered {
    Reply(Box<Reply>),
    /// It is no sheet of this game at all.
    Unreadable,
}

/// What happened when an offer was accepted.
#[derive(Debug)]
pub struct Accepted {
    /// For the one who handed the sheet in.
    pub reply: Option<Reply>,
    /// Did the question close?
    pub stepped: bool,
}

/// How much of what happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Steps {
    All,
    Last(usize),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Events {
    OfTheLastStep,
    None,
}

/// The bots of a game, the weakest first.
pub fn bots(game: GameId) -> &'static [&'static str] {
    with_game!(game, G => <G as Played>::NAMES)
}

/// Who takes a chair when nobody is named.
pub fn house_bot(game: GameId) -> &'static str {
    with_game!(game, G => <G as Played>::HOUSE)
}

/// Who sits down, in turns, with somebody who plays against bots.
pub fn company(game: GameId) -> &'static [&'static str] {
    with_game!(game, G => <G as Played>::COMPANY)
}

/// The kinds of questions that can have a clock: a window keeps its own time.
pub fn clocked_topics(game: GameId) -> Vec<&'static str> {
    game.info().topics.iter().filter(|known| known.floor_ms == 0).map(|known| known.topic.0).collect()
}

/// What a host can set in the lobby.
pub fn offered_settings(game: GameId) -> Vec<Setting> {
    let settings = game.info().settings.iter().copied();
    settings.filter(|setting| !NOT_SERVED.contains(&setting.key)).collect()
}

/// Are these options that the game can be dealt with?
pub fn check_options(game: GameId, options: &Value, seats: u8) -> Result<(), Refusal> {
    let bad = || Refusal::from(reasons::BAD_OPTIONS);
    with_game!(game, G => {
        let options: <G as Game>::Options = serde_json::from_value(options.clone()).map_err(|_| bad())?;
        let seed = stolik_table::Seed::from_bytes([0; 32]);
        Table::<G>::deal(&options, seats, seed).map(|_| ())
    })
}

/// Are these options that the game can be dealt with, to however many? How many will sit there is seen at the start.
pub fn check_options_for_some(game: GameId, options: &Value) -> Result<(), Refusal> {
    let mut checked = Ok(());
    for seats in game.info().seats.rev() {
        checked = check_options(game, options, seats);
        if checked.is_ok() {
            break;
        }
    }
    checked
}

/// Options as the game writes them: every one of them by its name, however a host wrote them down.
pub fn whole_options(game: GameId, options: &Value) -> Result<Value, Refusal> {
    let bad = |_| Refusal::from(reasons::BAD_OPTIONS);
    with_game!(game, G => {
        let options: <G as Game>::Options = serde_json::from_value(options.clone()).map_err(bad)?;
        serde_json::to_value(options).map_err(bad)
    })
}

/// The deck that these options name, if somebody brought it.
pub fn own_deck(game: GameId, options: &Value) -> Option<OwnDeck> {
    with_game!(game, G => G::own_deck(&serde_json::from_value(options.clone()).ok()?))
}

/// How many cards a deck that somebody brings has at the least, if the game can be played with one.
pub fn fewest_cards(game: GameId) -> Option<u8> {
    with_game!(game, G => G::own_deck_for(*G::INFO.seats.start()).map(|cards| *cards.start()))
}

/// For how many players a deck of so many cards suffices.
pub fn enough_for(game: GameId, cards: u8) -> Option<u8> {
    let suffices = |players: u8| {
        with_game!(game, G => G::own_deck_for(players)).is_some_and(|deck| deck.contains(&cards))
    };
    game.info().seats.rev().find(|players| suffices(*players))
}

/// What a game is played with unless somebody changes it. Where its bots speak, they do in this language.
pub fn default_options(game: GameId, language: Language) -> Value {
    let mut options: Value =
        with_game!(game, G => serde_json::to_value(<G as Game>::Options::default()).unwrap_or_default());
    if game.info().settings.iter().any(|setting| setting.key == WORDS) {
        options[WORDS] = json!(language);
    }
    options
}

/// What a table has heard in games of one kind.
pub struct Heard {
    game: &'static str,
    evening: past::Evening,
}

#[cfg(test)]
impl Heard {
    /// This, in a game before.
    pub fn of<E: Serialize>(game: &'static str, news: &stolik_table::News<E>) -> Result<Self, Unwritable> {
        let told = past::Past::of(news, Seats::NONE)?;
        Ok(Heard { game, evening: past::Evening::default().with(&[told]) })
    }
}

/// Deals a game. For tests only it can be set up as it stands in a snapshot instead.
pub fn deal(
    game: GameId,
    id: String,
    options: &Value,
    seats: u8,
    luck: Luck,
    stage: Option<&str>,
) -> Result<Box<dyn Play>, Refusal> {
    let bad = || Refusal::from(reasons::BAD_OPTIONS);
    with_game!(game, G => {
        let options: <G as Game>::Options = serde_json::from_value(options.clone()).map_err(|_| bad())?;
        let mut dealt = Match::<G>::deal(id, options, seats, luck)?;
        if let Some(snapshot) = stage {
            dealt.stand_as(&serde_json::from_str(snapshot).map_err(|_| bad())?);
        }
        Ok(Box::new(dealt))
    })
}

/// Sets a game up again from what is on disk.
pub fn resume(game: GameId, id: String, stored: &StoredGame) -> Result<Box<dyn Play>, Lost> {
    with_game!(game, G => Ok(Box::new(Match::<G>::resume(id, stored)?)))
}

/// Something has no written form. Then nothing is written or sent, least of all an empty text.
#[derive(Debug, Error)]
#[error("this cannot be written down: {0}")]
pub struct Unwritable(#[from] pub serde_json::Error);

impl From<Unwritable> for Refusal {
    fn from(unwritable: Unwritable) -> Self {
        error!("{unwritable}");
        Refusal::from(reasons::NOT_SAVED)
    }
}

/// As JSON, in no more memory than it needs: sockets remember texts for a while.
pub(crate) fn text<T: Serialize + ?Sized>(value: &T) -> Result<String, Unwritable> {
    thread_local! {
        /// A text that grows is moved again and again. Here it need not.
        static SCRATCH: RefCell<Vec<u8>> = RefCell::default();
    }
    SCRATCH.with_borrow_mut(|scratch| {
        scratch.clear();
        serde_json::to_writer(&mut *scratch, value)?;
        String::from_utf8(scratch.clone()).map_err(|error| Unwritable(serde_json::Error::custom(error)))
    })
}

pub(crate) fn raw<T: Serialize + ?Sized>(value: &T) -> Result<Box<RawValue>, Unwritable> {
    Ok(serde_json::value::to_raw_value(value)?)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn nothing_is_offered_in_the_lobby_that_no_room_serves() {
        let offered = |game| offered_settings(game).iter().map(|setting| setting.key).collect::<Vec<_>>();
        assert_eq!(offered(GameId::Dixit), ["target", "rounds", "clue", "opener", "first", "words", "deck"]);
        assert_eq!(offered(GameId::Pixoid).len(), GameId::Pixoid.info().settings.len());
    }

    #[test]
    fn what_has_no_written_form_is_an_error_and_never_an_empty_text() {
        // JSON has no keys but texts.
        let unwritable = BTreeMap::from([((1, 2), 3)]);
        assert!(text(&unwritable).is_err() && raw(&unwritable).is_err());
        assert_eq!(Refusal::from(text(&unwritable).unwrap_err()).case, "not-saved");
    }
}
