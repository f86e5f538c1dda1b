//! A game with its own types, behind the object that the room deals with.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, to_value};
use stolik_players::Played;
use stolik_protocol::film::{Told, late_in};
use stolik_protocol::game::{Happened, Yours};
use stolik_shelf::journal::Line;
use stolik_store::{StoredGame, Write};
use stolik_table::{
    By, Choices, Dice, End, Game, Head, Lane, Luck, News, Outcome, PlayerChange, Put, Record, Refusal,
    Replay, Reply, Seat, Seats, Sheet, Snapshot, Sources, Step, Table, Viewer, WhoIsIn, Why,
};
use tracing::warn;

use super::bots::Bots;
use super::past::{Evening, Past};
use super::{
    Accepted, Closes, Events, Giver, Handed, Heard, Lost, NotOffered, Play, Steps, Thought, Unwritable, raw,
    text,
};

/// One game being played, with all its types.
pub struct Match<G: Game> {
    id: String,
    table: Table<G>,
    head: Head<G::Options>,
    sources: Sources,
    /// What every step told, for those who come late.
    steps: Vec<Past>,
    /// Changes of players that are in the log.
    players: Vec<PlayerChange>,
    /// In a place of its own, as the next: most of the time there is none.
    pending: Option<Box<Pending<G>>>,
    /// How it stood before what may not be on disk yet.
    marked: Option<Box<Marked<G>>>,
    /// The question of which everybody may know who is missing, where it would tell only a count.
    named: Option<u32>,
    bots: Bots<G>,
    /// What everybody heard in the games of the evening before this one.
    before: Evening,
}

/// A table to go back to, with the number of steps and of changes of players that its log had.
struct Marked<G: Game> {
    table: Table<G>,
    steps: usize,
    players: usize,
}

/// A step, and what it tells.
struct Decided<G: Game> {
    step: Step<G>,
    /// Changes of players that go into the log before it.
    players: Vec<PlayerChange>,
    past: Past,
    lingers: bool,
}

/// What is being written.
struct Pending<G: Game> {
    put: Option<Put<G::Choice>>,
    decided: Option<Decided<G>>,
}

impl<G: Played> Match<G> {
    pub fn deal(id: String, options: G::Options, seats: u8, luck: Luck) -> Result<Self, Refusal> {
        let table = Table::deal(&options, seats, luck.seed())?;
        let head = Head::of::<G>(options, seats, &luck);
        Ok(Match {
            id,
            table,
            head,
            sources: luck.sources,
            steps: Vec::new(),
            players: Vec::new(),
            pending: None,
            marked: None,
            named: None,
            bots: Bots::default(),
            before: Evening::default(),
        })
    }

    /// For tests only: as somebody wrote it down.
    pub fn stand_as(&mut self, snapshot: &Snapshot<G>) {
        self.table = Table::resume(snapshot.clone(), self.sources.seed());
    }

    pub fn resume(id: String, stored: &StoredGame) -> Result<Self, Lost> {
        let head: Line<G> = serde_json::from_str(&stored.head)?;
        let seed: Line<G> = serde_json::from_str(&stored.seed)?;
        let (Record::Head(head), Record::Seed(sources)) = (head, seed) else { return Err(Lost::NoHead) };
        let (mut steps, mut players) = (Vec::new(), Vec::new());
        let stood: Option<Snapshot<G>> = read(stored.snapshot.as_deref())?;
        let table = match (replay::<G>(&head, &sources, &stored.log, &mut steps, &mut players), stood) {
            (Ok(table), None) => table,
            (Ok(mut table), Some(stood)) => {
                table.count_as(&stood);
                table
            }
            (Err(error), None) => return Err(error),
            // After a change of the rules the log may tell another story; the snapshot is how the table stood.
            (Err(error), Some(stood)) => {
                warn!(game = id, %error, "a game goes on from its snapshot: {error}");
                Table::resume(stood, sources.seed())
            }
        };
        let (pending, marked, named, bots, before) = (None, None, None, Bots::default(), Evening::default());
        let mut game =
            Match { id, table, head, sources, steps, players, pending, marked, named, bots, before };
        for put in &stored.journal {
            game.table.put(serde_json::from_str(put)?);
        }
        Ok(game)
    }

    /// Does the log lead to the snapshot? Nothing is set up.
    pub fn check(stored: &StoredGame) -> Result<(), Lost> {
        let head: Line<G> = serde_json::from_str(&stored.head)?;
        let seed: Line<G> = serde_json::from_str(&stored.seed)?;
        let (Record::Head(head), Record::Seed(sources)) = (head, seed) else { return Err(Lost::NoHead) };
        let mut table = replay::<G>(&head, &sources, &stored.log, &mut Vec::new(), &mut Vec::new())?;
        let stood: Option<Snapshot<G>> = read(stored.snapshot.as_deref())?;
        stood.iter().for_each(|stood| table.count_as(stood));
        let stands = (!stored.log.is_empty()).then(|| table.snapshot());
        if to_value(stood)? != to_value(stands)? {
            return Err(Lost::OtherStanding);
        }
        for put in &stored.journal {
            serde_json::from_str::<Put<G::Choice>>(put)?;
        }
        Ok(())
    }

    /// The step that follows if the question closes now, and what must be on disk before it counts.
    fn decide(
        &self,
        why: Why,
        put: Option<&Put<G::Choice>>,
        players: &[PlayerChange],
    ) -> Result<(Decided<G>, Vec<Write>), Refusal> {
        let mut news = News::new();
        let step = self.table.decide(why, put, &mut news)?;
        let record = step.record();
        let late = late_in::<G>(self.table.now().ask(), &record);
        let mut lines = Vec::new();
        for change in players {
            // The snapshot of the step takes the place of this one in the same transaction.
            lines.push((text::<Line<G>>(&Record::Player(*change))?, String::new()));
        }
        lines.push((text(&record)?, text(&self.table.snapshot_after(&step, put))?));
        let first = (self.steps.len() + self.players.len()) as u32;
        let write = |(seq, (record, snapshot))| Write::Step { game: self.id.clone(), seq, record, snapshot };
        let writes = (first..).zip(lines).map(write).collect();
        let (past, lingers) = (Past::of(&news, late)?, news.lingers());
        Ok((Decided { step, players: players.to_vec(), past, lingers }, writes))
    }
}

fn replay<G: Game>(
    head: &Head<G::Options>,
    sources: &Sources,
    log: &[String],
    steps: &mut Vec<Past>,
    players: &mut Vec<PlayerChange>,
) -> Result<Table<G>, Lost> {
    let mut replay = Replay::<G>::new(head, sources)?;
    for line in log {
        let mut news = News::new();
        let record: Line<G> = serde_json::from_str(line)?;
        let late = late_in::<G>(replay.table().now().ask(), &record);
        replay.play(&record, &mut news)?;
        match record {
            Record::Player(change) => players.push(change),
            _ => steps.push(Past::of(&news, late).map_err(|Unwritable(error)| error)?),
        }
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
        match self.table.who_is_in() {
            WhoIsIn::Count(_) if self.named == Some(self.table.number()) => {
                WhoIsIn::Seats(self.asked() - self.waited_for())
            }
            told => told,
        }
    }

    fn name_the_missing(&mut self) {
        self.named = Some(self.table.number());
    }

    fn asked(&self) -> Seats {
        self.table.now().ask().map(|ask| ask.asked()).unwrap_or_default()
    }

    fn waited_for(&self) -> Seats {
        self.table.waited_for()
    }

    fn sees_sheets_of(&self, seat: Seat) -> Seats {
        self.table.sees_sheets_of(seat)
    }

    fn partners(&self, seat: Seat) -> Seats {
        self.table.partners(seat)
    }

    fn floor(&self) -> Option<Duration> {
        let ask = self.table.now().ask().filter(|ask| ask.pass)?;
        let known = G::INFO.topics.iter().find(|known| known.topic == ask.topic)?;
        (known.floor_ms > 0).then(|| Duration::from_millis(known.floor_ms.into()))
    }

    fn last_call(&self) -> u16 {
        let topic = self.table.now().ask().map(|ask| ask.topic);
        G::LAST_CALLS.iter().find(|(known, _)| Some(*known) == topic).map_or(0, |(_, seconds)| *seconds)
    }

    fn is_answered(&self) -> bool {
        self.table.is_answered(None)
    }

    fn player_changes(&self) -> usize {
        self.players.len()
    }

    fn offer(
        &mut self,
        handed: &Handed<'_>,
        closes: Closes,
        players: &[PlayerChange],
    ) -> Result<Vec<Write>, NotOffered> {
        let Handed { seat, ask, by, sheet } = *handed;
        let sheet = Sheet::<G::Choice>::deserialize(sheet).map_err(|_| NotOffered::Unreadable)?;
        let weighed = match by {
            Giver::Person { nonce } => self.table.weigh(seat, ask, sheet, nonce),
            Giver::Bot => self.table.weigh_bot(seat, ask, sheet),
        };
        let put = weighed.map_err(|reply| NotOffered::Reply(Box::new(reply)))?;
        let number = match put.by {
            By::Player { nonce } => i64::from(nonce),
            By::Bot { turn } => -1 - i64::from(turn),
        };
        let (game, seat) = (self.id.clone(), seat.number());
        let refused = |refusal| NotOffered::Reply(Box::new(Reply::Refused { refusal }));
        let written = text(&put).map_err(|error| refused(error.into()))?;
        let mut writes = vec![Write::Put { game, ask, seat, number, put: written }];
        let mut decided = None;
        if closes == Closes::WhenAnswered && put.sheet.ready && self.table.is_answered(Some(&put)) {
            let (step, steps) = self.decide(Why::Answered, Some(&put), players).map_err(refused)?;
            writes.extend(steps);
            decided = Some(step);
        }
        self.pending = Some(Box::new(Pending { put: Some(put), decided }));
        Ok(writes)
    }

    fn close(&mut self, why: Why, players: &[PlayerChange]) -> Result<Vec<Write>, Refusal> {
        let (decided, writes) = self.decide(why, None, players)?;
        self.pending = Some(Box::new(Pending { put: None, decided: Some(decided) }));
        Ok(writes)
    }

    fn accept(&mut self) -> Accepted {
        let Some(pending) = self.pending.take() else {
            return Accepted { reply: None, stepped: false };
        };
        let Pending { put, decided } = *pending;
        let reply = put.map(|put| self.table.put(put));
        let stepped = decided.is_some();
        if let Some(Decided { step, players, past, .. }) = decided
            && self.table.apply(step).is_ok()
        {
            self.steps.push(past);
            self.players.extend(players);
        }
        Accepted { reply, stepped }
    }

    fn mark(&mut self) {
        let (table, steps, players) = (self.table.clone(), self.steps.len(), self.players.len());
        self.marked = Some(Box::new(Marked { table, steps, players }));
    }

    fn keep(&mut self) {
        self.marked = None;
    }

    fn go_back(&mut self) {
        self.pending = None;
        if let Some(marked) = self.marked.take() {
            self.table = marked.table;
            self.steps.truncate(marked.steps);
            self.players.truncate(marked.players);
        }
    }

    fn will_end(&self) -> Option<Outcome> {
        let decided = self.pending.as_ref()?.decided.as_ref()?;
        decided.step.now().outcome().copied()
    }

    fn will_play_again_with(&self, options: &Value) -> Option<Value> {
        let decided = self.pending.as_ref()?.decided.as_ref()?;
        let options: G::Options = serde_json::from_value(options.clone()).ok()?;
        let again = decided.step.again(&options).filter(|again| *again != options)?;
        to_value(again).ok()
    }

    fn will_linger(&self) -> bool {
        let decided = self.pending.as_ref().and_then(|pending| pending.decided.as_ref());
        decided.is_some_and(|decided| decided.lingers)
    }

    fn abandon(&mut self) {
        self.pending = None;
    }

    fn update(&self, who: Viewer, events: Events) -> Result<Box<RawValue>, Unwritable> {
        let past = self.steps.last().filter(|_| events == Events::OfTheLastStep);
        let late = past.map_or(Seats::NONE, |past| past.late);
        let events = past.map(|past| past.heard_by(who)).transpose()?.unwrap_or_default();
        let told = Told { table: &self.table, events, late };
        let yours = who.seat().and_then(|seat| yours(&self.table, seat));
        let beside = who.seat().map(|seat| beside(&self.table, seat)).unwrap_or_default();
        raw(&told.to(who, self.who_is_in(), yours, beside))
    }

    fn history(&self, who: Viewer, wanted: Steps) -> Result<Box<RawValue>, Unwritable> {
        #[derive(Serialize)]
        struct Named<S> {
            game: &'static str,
            steps: S,
        }
        let left_out = match wanted {
            Steps::All => 0,
            Steps::Last(few) => self.steps.len().saturating_sub(few),
        };
        let steps = self.steps.iter().enumerate().skip(left_out).map(|(step, past)| {
            Ok(Happened { seq: step as u32 + 1, events: past.heard_by(who)?, late: past.late })
        });
        raw(&Named { game: G::INFO.id, steps: steps.collect::<Result<Vec<_>, Unwritable>>()? })
    }

    fn lists(&self, seat: Seat) -> Option<Box<RawValue>> {
        raw(&yours(&self.table, seat)?.lists).ok()
    }

    fn think(&mut self, seat: Seat, character: &str) -> Option<Thought> {
        let bot = self.bots.on(seat, character)?;
        let table = self.table.clone();
        let mut dice = Dice::new(&self.sources.seed(), Lane::Thought(table.number(), seat));
        // A bot that was made anew remembers as much as one that was there.
        let evening = bot.listens().then(|| self.before.with(&self.steps));
        // A sheet that cannot be written down is none: the room says so when it comes.
        Some(Box::new(move || {
            let past = evening.map(|evening| evening.heard::<G>()).unwrap_or_default();
            to_value(bot.answer(table.chair(seat).after(&past), &mut dice)).unwrap_or_default()
        }))
    }

    fn heard(&self) -> Heard {
        Heard { game: G::INFO.id, evening: self.before.with(&self.steps).remembered() }
    }

    fn follow(&mut self, heard: &Heard) {
        if heard.game == G::INFO.id {
            self.before = heard.evening.clone();
        }
    }

    fn beginning(&self, room: &str) -> Result<Write, Unwritable> {
        Ok(Write::Begin {
            game: self.id.clone(),
            code: room.to_owned(),
            head: text::<Line<G>>(&Record::Head(self.head.clone()))?,
            seed: text::<Line<G>>(&Record::Seed(self.sources.clone()))?,
        })
    }

    fn ending(&self) -> Option<String> {
        let outcome = self.outcome()?;
        let head = self.players.iter().fold(self.head.digest(), |digest, change| change.follow(digest));
        text::<Line<G>>(&Record::End(End { outcome, head })).ok()
    }
}

fn read<G: Game>(snapshot: Option<&str>) -> Result<Option<Snapshot<G>>, serde_json::Error> {
    snapshot.map(serde_json::from_str).transpose()
}

/// The sheets of partners who answer for themselves.
fn beside<G: Game>(table: &Table<G>, seat: Seat) -> Vec<(Seat, Sheet<G::Choice>)> {
    table.chair(seat).beside().map(|(partner, sheet)| (partner, sheet.clone())).collect()
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
