//! The game on a room's table, behind one type: the room deals in texts, and only here do they have the types of a game.

use serde::Serialize;
use serde_json::json;
use serde_json::value::RawValue;
use stolik_players::Played;
use stolik_protocol::game::{Happened, Question, Update, Yours};
use stolik_protocol::room::Language;
use stolik_shelf::journal::Line;
use stolik_shelf::{GameId, with_game};
use stolik_store::{StoredGame, Write};
use stolik_table::{
    Choices, Dice, Game, Head, LOG_VERSION, Lane, News, Outcome, Put, Record, Refusal, Replay, Reply, Seat,
    Seats, Sheet, Snapshot, Sources, Step, Table, Viewer, WhoIsIn, Why,
};
use thiserror::Error;
use tracing::warn;

/// The setting of games whose bots speak: in which language.
const WORDS: &str = "words";

/// A game that could not be set up again.
#[derive(Debug, Error)]
pub enum Lost {
    #[error("its log cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("its log does not begin with a head and a seed")]
    NoHead,
    #[error("{0}")]
    Diverged(Box<stolik_table::Diverged>),
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
    fn who_is_in(&self) -> WhoIsIn;
    /// Who is asked and has not answered: for the room's own eyes.
    fn waited_for(&self) -> Seats;

    /// Looks a sheet over and decides what follows if it completes the question. What it gives back must be written;
    /// then [`Play::accept`] or [`Play::abandon`].
    fn offer(&mut self, seat: Seat, ask: u32, sheet: &str, nonce: u32) -> Result<Vec<Write>, Answer>;

    /// Decides what follows when the clock closes the question.
    fn close_by_clock(&mut self) -> Result<Vec<Write>, Refusal>;

    /// What was offered or decided is on disk.
    fn accept(&mut self) -> Accepted;

    /// Will the game be over once what is being written is accepted?
    fn will_be_over(&self) -> bool;

    /// It could not be written: nothing has happened.
    fn abandon(&mut self);

    /// The game as somebody sees it; with the events of the last step if it is news.
    fn update(&self, who: Viewer, events: Events) -> Box<RawValue>;

    /// What happened so far, as far as somebody heard it.
    fn history(&self, who: Viewer) -> Box<RawValue>;

    /// What may stand in each part of a seat's sheet as it lies.
    fn lists(&self, seat: Seat) -> Option<Box<RawValue>>;

    /// A bot's answer to the open question, to be worked out elsewhere: it may take its time.
    fn think(&self, seat: Seat, character: &str) -> Option<Thought>;

    /// The first two lines of the log, when the game begins.
    fn beginning(&self, code: &str) -> Write;

    /// The last line of the log.
    fn ending(&self) -> Option<String>;
}

/// A piece of work that gives the text of a sheet.
pub type Thought = Box<dyn FnOnce() -> String + Send>;

/// Why a sheet was not offered to the disk.
#[derive(Debug)]
pub enum Answer {
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

/// Are these options that the game can be dealt with?
pub fn check_options(game: GameId, options: &serde_json::Value, seats: u8) -> Result<(), Refusal> {
    let bad = || Refusal::new("room.options", "bad-options");
    with_game!(game, G => {
        let options: <G as Game>::Options = serde_json::from_value(options.clone()).map_err(|_| bad())?;
        let seed = stolik_table::Seed::from_bytes([0; 32]);
        Table::<G>::deal(&options, seats, seed).map(|_| ())
    })
}

/// What a game is played with unless somebody changes it. Where its bots speak, they do in this language.
pub fn default_options(game: GameId, language: Language) -> serde_json::Value {
    let mut options: serde_json::Value =
        with_game!(game, G => serde_json::to_value(<G as Game>::Options::default()).unwrap_or_default());
    if game.info().settings.iter().any(|setting| setting.key == WORDS) {
        options[WORDS] = json!(language);
    }
    options
}

/// Deals a game.
pub fn deal(
    game: GameId,
    id: String,
    options: &serde_json::Value,
    seats: u8,
    sources: Sources,
) -> Result<Box<dyn Play>, Refusal> {
    let bad = || Refusal::new("room.options", "bad-options");
    with_game!(game, G => {
        let options: <G as Game>::Options = serde_json::from_value(options.clone()).map_err(|_| bad())?;
        let table = Table::<G>::deal(&options, seats, sources.seed())?;
        Ok(Box::new(Match { id, table, options, dealt_to: seats, sources, steps: Vec::new(), pending: None }))
    })
}

/// Sets a game up again from what is on disk.
pub fn resume(game: GameId, id: String, stored: &StoredGame) -> Result<Box<dyn Play>, Lost> {
    with_game!(game, G => Ok(Box::new(Match::<G>::resume(id, stored)?)))
}

struct Match<G: Game> {
    id: String,
    table: Table<G>,
    options: G::Options,
    dealt_to: u8,
    sources: Sources,
    /// What every step told, for those who come late.
    steps: Vec<News<G::Event>>,
    pending: Option<Pending<G>>,
}

/// A step and what it tells.
type Told<G> = (Step<G>, News<<G as Game>::Event>);

/// A step, and what must be on disk before it counts.
struct Decided<G: Game> {
    step: Told<G>,
    write: Write,
}

/// What is being written.
struct Pending<G: Game> {
    put: Option<Put<G::Choice>>,
    step: Option<Told<G>>,
}

impl<G: Played> Match<G> {
    fn resume(id: String, stored: &StoredGame) -> Result<Self, Lost> {
        let head: Line<G> = serde_json::from_str(&stored.head)?;
        let seed: Line<G> = serde_json::from_str(&stored.seed)?;
        let (Record::Head(head), Record::Seed(sources)) = (head, seed) else { return Err(Lost::NoHead) };
        let mut steps = Vec::new();
        let table = match replay::<G>(&head, &sources, &stored.log, &mut steps) {
            Ok(table) => table,
            // After a change of the rules the log may tell another story; the snapshot is how the table stood.
            Err(error) => {
                let Some(snapshot) = &stored.snapshot else { return Err(error) };
                warn!(game = id, %error, "a game goes on from its snapshot: {error}");
                let snapshot: Snapshot<G> = serde_json::from_str(snapshot)?;
                Table::resume(snapshot, sources.seed())
            }
        };
        let (options, dealt_to) = (head.options, head.seats);
        let mut game = Match { id, table, options, dealt_to, sources, steps, pending: None };
        for put in &stored.journal {
            game.table.put(serde_json::from_str(put)?);
        }
        Ok(game)
    }

    /// The step that follows if the question closes now, with all that goes to disk.
    fn decide(&self, why: Why, put: Option<&Put<G::Choice>>) -> Result<Decided<G>, Refusal> {
        let mut news = News::new();
        let step = self.table.decide(why, put, &mut news)?;
        let mut next = self.table.clone();
        if let Some(put) = put {
            next.put(put.clone());
        }
        // Decided on this very table: it cannot be stale.
        let _ = next.apply(step.clone());
        let write = Write::Step {
            game: self.id.clone(),
            seq: self.table.number(),
            record: text(&step.record()),
            snapshot: text(&next.snapshot()),
        };
        Ok(Decided { step: (step, news), write })
    }
}

fn replay<G: Game>(
    head: &Head<G::Options>,
    sources: &Sources,
    log: &[String],
    steps: &mut Vec<News<G::Event>>,
) -> Result<Table<G>, Lost> {
    let mut replay = Replay::<G>::new(head, sources)?;
    for line in log {
        let mut news = News::new();
        replay.play(&serde_json::from_str(line)?, &mut news)?;
        steps.push(news);
    }
    Ok(replay.into_table())
}

impl<G: Played> Play for Match<G> {
    fn id(&self) -> &str {
        &self.id
    }

    fn number(&self) -> u32 {
        self.table.number()
    }

    fn topic(&self) -> Option<&'static str> {
        self.table.now().ask().map(|ask| ask.topic.0)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.now().outcome().copied()
    }

    fn hush(&self) -> Seats {
        self.table.hush()
    }

    fn who_is_in(&self) -> WhoIsIn {
        self.table.who_is_in()
    }

    fn waited_for(&self) -> Seats {
        self.table.waited_for()
    }

    fn offer(&mut self, seat: Seat, ask: u32, sheet: &str, nonce: u32) -> Result<Vec<Write>, Answer> {
        let sheet: Sheet<G::Choice> = serde_json::from_str(sheet).map_err(|_| Answer::Unreadable)?;
        let put =
            self.table.weigh(seat, ask, sheet, nonce).map_err(|reply| Answer::Reply(Box::new(reply)))?;
        let mut writes =
            vec![Write::Put { game: self.id.clone(), ask, seat: seat.number(), nonce, put: text(&put) }];
        let mut step = None;
        if put.sheet.ready && self.table.is_answered(Some(&put)) {
            let refused = |refusal| Answer::Reply(Box::new(Reply::Refused { refusal }));
            let decided = self.decide(Why::Answered, Some(&put)).map_err(refused)?;
            writes.push(decided.write);
            step = Some(decided.step);
        }
        self.pending = Some(Pending { put: Some(put), step });
        Ok(writes)
    }

    fn close_by_clock(&mut self) -> Result<Vec<Write>, Refusal> {
        let decided = self.decide(Why::Clock, None)?;
        self.pending = Some(Pending { put: None, step: Some(decided.step) });
        Ok(vec![decided.write])
    }

    fn accept(&mut self) -> Accepted {
        let Some(Pending { put, step }) = self.pending.take() else {
            return Accepted { reply: None, stepped: false };
        };
        let reply = put.map(|put| self.table.put(put));
        let stepped = step.is_some();
        if let Some((step, news)) = step
            && self.table.apply(step).is_ok()
        {
            self.steps.push(news);
        }
        Accepted { reply, stepped }
    }

    fn will_be_over(&self) -> bool {
        let step = self.pending.as_ref().and_then(|pending| pending.step.as_ref());
        step.is_some_and(|(step, _)| step.now().outcome().is_some())
    }

    fn abandon(&mut self) {
        self.pending = None;
    }

    fn update(&self, who: Viewer, events: Events) -> Box<RawValue> {
        let news = self.steps.last().filter(|_| events == Events::OfTheLastStep);
        let question = self.table.now().ask().map(|ask| Question {
            number: self.table.number(),
            ask: ask.clone(),
            who_is_in: self.table.who_is_in(),
            yours: who.seat().and_then(|seat| yours(&self.table, seat)),
        });
        #[derive(Serialize)]
        struct Named<U> {
            game: &'static str,
            #[serde(flatten)]
            update: U,
        }
        raw(&Named {
            game: G::INFO.id,
            update: Update {
                seq: self.table.number(),
                view: self.table.view(who),
                events: news.map(|news| news.heard_by(who).collect()).unwrap_or_default(),
                question,
                outcome: self.outcome(),
            },
        })
    }

    fn history(&self, who: Viewer) -> Box<RawValue> {
        #[derive(Serialize)]
        struct Named<S> {
            game: &'static str,
            steps: S,
        }
        let steps = self
            .steps
            .iter()
            .enumerate()
            .map(|(step, news)| Happened { seq: step as u32 + 1, events: news.heard_by(who).collect() });
        raw(&Named { game: G::INFO.id, steps: steps.collect::<Vec<_>>() })
    }

    fn lists(&self, seat: Seat) -> Option<Box<RawValue>> {
        Some(raw(&yours(&self.table, seat)?.lists))
    }

    fn think(&self, seat: Seat, character: &str) -> Option<Thought> {
        let mut player = G::player(character)?;
        let table = self.table.clone();
        let mut dice = Dice::new(&self.sources.seed(), Lane::Thought(table.number(), seat));
        Some(Box::new(move || text(&player.answer(table.chair(seat), &mut dice))))
    }

    fn beginning(&self, code: &str) -> Write {
        let head = Head {
            v: LOG_VERSION,
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules,
            options: self.options.clone(),
            seats: self.dealt_to,
            sealed: self.sources.sealed(),
        };
        Write::Begin {
            game: self.id.clone(),
            code: code.to_owned(),
            head: text::<Line<G>>(&Record::Head(head)),
            seed: text::<Line<G>>(&Record::Seed(self.sources.clone())),
        }
    }

    fn ending(&self) -> Option<String> {
        let outcome = self.outcome()?;
        Some(text::<Line<G>>(&Record::End { outcome }))
    }
}

/// What an asked seat needs in order to answer.
fn yours<G: Game>(table: &Table<G>, seat: Seat) -> Option<Yours<G::Choice>> {
    let chair = table.chair(seat);
    if !chair.is_asked() {
        return None;
    }
    let sheet = chair.sheet().cloned().unwrap_or_else(|| Sheet::blank(chair.parts()));
    let mut choices = Choices::new();
    // A pass has no parts: what could be said instead is listed for a blank sheet.
    let listed_for = if sheet.parts.is_empty() { Sheet::blank(chair.parts()) } else { sheet.clone() };
    let lists = (0..listed_for.parts.len()).map(|part| {
        chair.choices(&listed_for, part, &mut choices);
        choices.as_slice().to_vec()
    });
    let lists = lists.collect();
    let partners = chair.partners().map(|(partner, sheet)| (partner, sheet.clone())).collect();
    Some(Yours { seat, sheet, lists, partners })
}

/// As JSON. Our own types always have a written form.
pub(crate) fn text<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

pub(crate) fn raw<T: Serialize + ?Sized>(value: &T) -> Box<RawValue> {
    RawValue::from_string(text(value)).unwrap_or_default()
}
