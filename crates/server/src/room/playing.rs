//! A game goes on: sheets come in, clocks run out, bots think.

use std::time::Duration;

use stolik_protocol::server::ServerMessage;
use stolik_table::{Refusal, Reply, Seat, Seats, WhoIsIn, Why};
use tokio::time::Instant;
use tracing::{error, warn};

use crate::apart;
use crate::game::{self, Answer, Closes, Events, Giver, Handed, Thought};
use crate::room::state::{ChairState, Moment, RoomState};
use crate::room::timer::QuestionTimer;
use crate::room::wish::no;
use crate::room::{Room, ToRoom};

/// Clocks in a row that may run out on somebody before a bot takes the seat.
const CLOCKS_MISSED: u8 = 2;
/// Says anything that is allowed. Every game has it.
const PLAIN_BOT: &str = "random";
/// Where a question tells only how many are in: seconds after which everybody learns who is missing.
const NAMED_AFTER: u32 = 20;

/// What a bot says.
#[derive(Debug)]
pub struct BotAnswer {
    pub game: String,
    pub ask: u32,
    pub seat: Seat,
    pub sheet: String,
}

/// Which bots are thinking about the open question right now. One that has answered can be asked again: its sheet may
/// have been taken back.
#[derive(Default)]
pub struct Thinking {
    question: Option<(String, u32)>,
    seats: Seats,
    /// Bots whose answer was not taken: from them something plain is good enough.
    stumbled: Seats,
}

impl Thinking {
    /// Gives true if this seat is not thinking about this question yet.
    fn begins(&mut self, game: &str, ask: u32, seat: Seat) -> bool {
        if self.question.as_ref().is_none_or(|(other, number)| other != game || *number != ask) {
            *self = Thinking { question: Some((game.to_owned(), ask)), ..Thinking::default() };
        }
        let begins = !self.seats.has(seat);
        self.seats = self.seats.with(seat);
        begins
    }

    fn ends(&mut self, seat: Seat) {
        self.seats = self.seats.without(seat);
    }
}

impl Room {
    /// After everything that happens: the clock is wound, bots that are asked begin to think, and everybody learns
    /// what has changed by itself, such as which seats may be lent now.
    pub(super) fn settle(&mut self) {
        if self.to_tell() != self.told {
            self.tell_room();
        }
        if let Some(play) = &self.play {
            self.films.follow(play.id(), play.number());
        }
        self.time_the_moment();
        self.keep_window();
        self.time_the_opening();
        let Some(play) = self.play.as_ref().filter(|_| self.is_running()) else {
            self.clock.wind(None);
            self.naming.wind(None);
            return;
        };
        let (game, ask) = (play.id().to_owned(), play.number());
        // A window keeps its own time.
        let topic = play.topic().filter(|_| self.window.is_none());
        let seconds = topic.and_then(|topic| self.state.seconds_for(topic));
        let tells_a_count = matches!(play.who_is_in(), WhoIsIn::Count(_));
        let thoughts: Vec<(Seat, Thought, Option<Thought>)> = play
            .waited_for()
            .iter()
            .filter_map(|seat| {
                let character = self.state.bot_on(seat)?;
                if self.retry_at.is_some() || !self.thinking.begins(&game, ask, seat) {
                    return None;
                }
                let character = if self.thinking.stumbled.has(seat) { PLAIN_BOT } else { character };
                Some((seat, play.think(seat, character)?, play.think(seat, PLAIN_BOT)))
            })
            .collect();
        for (seat, thought, plain) in thoughts {
            self.let_think(game.clone(), ask, seat, thought, plain);
        }
        let second = self.config.second;
        self.naming.wind(tells_a_count.then(|| (game.clone(), ask, second * NAMED_AFTER)));
        if self.clock.wind(seconds.map(|seconds| (game, ask, second * u32::from(seconds)))) {
            self.tell_room();
        }
    }

    /// A while has passed: friends may learn whom to nudge.
    pub(super) fn name_the_missing(&mut self) {
        let Some(play) = &mut self.play else { return };
        play.name_the_missing();
        let progress = ServerMessage::Progress { ask: play.number(), who_is_in: play.who_is_in() };
        self.screens.tell_all(&progress);
    }

    /// All have answered and yet the question is open: it was a window, and is none any more.
    pub(super) fn is_left_answered(&self) -> bool {
        self.is_running()
            && self.window.is_none()
            && self.play.as_ref().is_some_and(|play| play.is_answered())
    }

    /// A bot thinks elsewhere, so that the room does not wait. Should one ever panic, it says something plain instead:
    /// a table never stops for a bot.
    fn let_think(&self, game: String, ask: u32, seat: Seat, thought: Thought, plain: Option<Thought>) {
        // A window shows nothing before its end: a bot that seemed to think could only be late.
        let pause = if self.window.is_some() { Duration::ZERO } else { self.config.bot_pause };
        let me = self.me.clone();
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let sheet = match apart::think(thought).await {
                Ok(sheet) => sheet,
                Err(panic) => {
                    error!(game, ask, "a bot panicked: {panic}");
                    plain.map(|plain| plain()).unwrap_or_default()
                }
            };
            // The room may be gone by now.
            let _ = me.send(ToRoom::BotAnswer(BotAnswer { game, ask, seat, sheet })).await;
        });
    }

    pub(super) async fn bot_answer(&mut self, answer: BotAnswer) {
        let BotAnswer { game, ask, seat, sheet } = &answer;
        let (ask, seat) = (*ask, *seat);
        let current = self.play.as_ref().filter(|play| play.id() == game && play.number() == ask);
        let Some(play) = current else { return };
        // Nobody is to be interrupted while they still see how the last step went.
        if self.films.end().is_some() && self.is_running() {
            return self.patient.push(answer);
        }
        // While the game stands still it has no say; it thinks again when the game goes on.
        self.thinking.ends(seat);
        let is_wanted = self.state.bot_on(seat).is_some() && play.waited_for().has(seat);
        if !is_wanted || !self.is_running() {
            return;
        }
        match self.hand_in(&Handed { seat, ask, by: Giver::Bot, sheet }).await {
            Ok(stepped) => self.tell_handed_in(None, seat, &stepped),
            Err(HandedIn::Not(refusal)) => warn!(game, ask, "a bot's answer was not saved: {refusal}"),
            Err(HandedIn::Answered(reply)) => self.stumbles(seat, &format!("{reply:?}")),
            Err(HandedIn::Unreadable) => self.stumbles(seat, "it is no sheet"),
        }
    }

    /// When bots that wait for a film may speak.
    pub(super) fn next_patient(&self) -> Option<Instant> {
        (!self.patient.is_empty()).then(|| self.films.end().unwrap_or_else(Instant::now))
    }

    pub(super) async fn let_the_patient_answer(&mut self) {
        for answer in std::mem::take(&mut self.patient) {
            self.bot_answer(answer).await;
        }
    }

    /// A bot has said what may not be said. It is not asked for the same again, and a second time not at all: whoever
    /// keeps the clock, or a person on the seat, goes on from there.
    fn stumbles(&mut self, seat: Seat, why: &str) {
        error!(room = self.state.tag, "a bot's answer was not taken: {why}");
        if self.thinking.stumbled.has(seat) {
            self.thinking.seats = self.thinking.seats.with(seat);
        }
        self.thinking.stumbled = self.thinking.stumbled.with(seat);
    }

    /// Somebody hands in a sheet, draft or ready.
    pub(super) async fn sheet(&mut self, screen: u32, ask: u32, nonce: u32, sheet: &str) {
        let seat = self.person_at(screen).and_then(|person| self.state.seat_of(person));
        let Some(seat) = seat else {
            return self.reply(screen, ask, nonce, refused(no("room.people", "not-joined")));
        };
        if self.state.paused {
            return self.reply(screen, ask, nonce, refused(no("room.stage", "paused")));
        }
        if self.state.moment.is_some() {
            return self.reply(screen, ask, nonce, refused(no("room.stage", "moment")));
        }
        let handed_in = self.hand_in(&Handed { seat, ask, by: Giver::Person { nonce }, sheet }).await;
        match handed_in {
            Ok(stepped) => {
                let is_draft = stepped.reply == Reply::Noted;
                let lists = self.play.as_ref().filter(|_| is_draft).and_then(|play| play.lists(seat));
                let reply = stepped.reply.clone();
                self.screens.tell(screen, &ServerMessage::SheetReply { ask, nonce, reply, lists });
                self.tell_handed_in(Some(screen), seat, &stepped);
            }
            Err(HandedIn::Answered(reply)) => self.reply(screen, ask, nonce, reply),
            Err(HandedIn::Not(refusal)) => self.reply(screen, ask, nonce, refused(refusal)),
            Err(HandedIn::Unreadable) => {
                self.screens.tell(screen, &ServerMessage::Rejected { case: "bad-sheet".to_owned() });
            }
        }
    }

    fn reply(&mut self, screen: u32, ask: u32, nonce: u32, reply: Reply) {
        self.screens.tell(screen, &ServerMessage::SheetReply { ask, nonce, reply, lists: None });
    }

    /// Decide, write, apply. The telling is left to the caller: a person's reply comes before everybody's news.
    async fn hand_in(&mut self, handed: &Handed<'_>) -> Result<HandedOver, HandedIn> {
        let closes = if self.window.is_some() { Closes::ByItself } else { Closes::WhenAnswered };
        let has_moments = self.has_moments() && closes == Closes::WhenAnswered;
        let play = self.play.as_mut().ok_or(HandedIn::Not(no("room.stage", "not-playing")))?;
        let who_was_in = play.who_is_in();
        let mut writes = play.offer(handed, closes).map_err(|answer| match answer {
            Answer::Reply(reply) => HandedIn::Answered(*reply),
            Answer::Unreadable => HandedIn::Unreadable,
        })?;
        let mut next = self.state.clone();
        if has_moments && play.will_linger() {
            next.moment = Some(Moment::default());
        }
        if let Some(outcome) = play.will_end() {
            next.finish(Some(outcome));
        }
        if let Giver::Person { .. } = handed.by {
            next.sits_there_in_person(handed.seat);
        }
        match (next != self.state).then(|| next.write()).transpose() {
            Ok(room) => writes.extend(room),
            Err(unwritable) => {
                play.abandon();
                return Err(HandedIn::Not(unwritable.into()));
            }
        }
        // Nothing else of it is for others: that somebody has begun to write is their own business.
        let is_back = next.bot_on(handed.seat) != self.state.bot_on(handed.seat);
        let room_changed = is_back || next.stage != self.state.stage || next.moment != self.state.moment;
        let written = self.write(writes).await;
        let Some(play) = self.play.as_mut() else {
            return Err(HandedIn::Not(no("room.stage", "not-playing")));
        };
        if let Err(refusal) = written {
            play.abandon();
            return Err(HandedIn::Not(refusal));
        }
        let accepted = play.accept();
        let reply = accepted.reply.unwrap_or(Reply::Noted);
        let progressed = who_was_in != play.who_is_in();
        self.state = next;
        Ok(HandedOver { reply, closed: accepted.stepped, progressed, room_changed })
    }

    /// What everybody learns of a sheet that was handed in, except the screen that it came from, which has its reply.
    fn tell_handed_in(&mut self, screen: Option<u32>, seat: Seat, handed_over: &HandedOver) {
        let Some(play) = &self.play else { return };
        if handed_over.closed {
            return self.tell_step(handed_over.room_changed);
        } else {
            if handed_over.progressed {
                let progress = ServerMessage::Progress { ask: play.number(), who_is_in: play.who_is_in() };
                self.screens.tell_all(&progress);
            }
            self.tell_partners(screen, seat);
        }
        if handed_over.room_changed {
            self.tell_room();
        }
    }

    /// What everybody learns of a question that has closed. That the table stays with it comes first: no screen goes on
    /// to the next question by mistake.
    fn tell_step(&mut self, room_changed: bool) {
        let stays = self.state.moment.is_some();
        if room_changed && stays {
            self.tell_room();
        }
        self.tell_updates(Events::OfTheLastStep);
        if room_changed && !stays {
            self.tell_room();
        }
    }

    /// The other screens of the same person, and partners in the same party, see the sheet as it lies.
    fn tell_partners(&mut self, screen: Option<u32>, seat: Seat) {
        let party = self.play.as_ref().map_or(seat.into(), |play| play.party(seat));
        for other in self.screens.greeted().filter(|other| Some(*other) != screen).collect::<Vec<_>>() {
            if self.viewer(other).seat().is_some_and(|seat| party.has(seat)) {
                self.send_update(other, Events::None);
            }
        }
    }

    /// Closes the open question because its time has come, and not with a sheet.
    pub(super) async fn close(&mut self, why: Why) {
        // A window never holds anybody up: when it closes is nobody's doing.
        let has_moments = self.has_moments() && why != Why::Floor;
        let Some(play) = self.play.as_mut() else { return };
        let mut next = self.state.clone();
        if why == Why::Clock {
            note_missed(&mut next, play.waited_for());
        }
        let mut writes = match play.close(why) {
            Ok(writes) => writes,
            Err(refusal) => return error!(room = self.state.tag, "a question cannot be closed: {refusal}"),
        };
        if has_moments && play.will_linger() {
            next.moment = Some(Moment::default());
        }
        if let Some(outcome) = play.will_end() {
            next.finish(Some(outcome));
        }
        let room = (next != self.state).then(|| next.write()).transpose();
        let written = match room {
            Ok(room) => {
                writes.extend(room);
                self.write(writes).await
            }
            Err(unwritable) => Err(unwritable.into()),
        };
        let Some(play) = self.play.as_mut() else { return };
        if written.is_err() {
            // Nothing has happened, and its time begins anew.
            play.abandon();
            self.clock = QuestionTimer::default();
            self.window = None;
            return;
        }
        play.accept();
        let changed = next != self.state;
        self.state = next;
        self.tell_step(changed);
    }
}

/// The clock has run out on these: the game plays its default for them, and after two times in a row a bot takes the
/// seat.
fn note_missed(state: &mut RoomState, missing: Seats) {
    let bot = game::house_bot(state.game_id()).to_owned();
    for seat in missing.iter() {
        if let Some(ChairState::Person { lent_to, missed, .. }) = state.chairs.get_mut(seat.index()) {
            *missed = missed.saturating_add(1);
            if *missed >= CLOCKS_MISSED {
                lent_to.get_or_insert_with(|| bot.clone());
            }
        }
    }
}

fn refused(refusal: Refusal) -> Reply {
    Reply::Refused { refusal }
}

/// A sheet that was taken.
struct HandedOver {
    reply: Reply,
    /// Did the question close?
    closed: bool,
    /// Do others now know of one more or one less who is in?
    progressed: bool,
    /// Somebody is back on their seat, or the game is over.
    room_changed: bool,
}

/// A sheet that was not.
enum HandedIn {
    Answered(Reply),
    Not(Refusal),
    Unreadable,
}
