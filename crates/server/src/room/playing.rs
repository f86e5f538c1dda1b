//! A game goes on: sheets come in, clocks run out, bots think.

use std::time::Duration;

use stolik_protocol::room::Stage;
use stolik_protocol::server::ServerMessage;
use stolik_table::{Refusal, Reply, Seat, Seats, WhoIsIn, Why};
use tracing::{error, warn};

use crate::game::{self, Answer, Closes, Events, Handed, Thought};
use crate::room::state::{ChairState, RoomState};
use crate::room::timer::QuestionTimer;
use crate::room::wish::no;
use crate::room::{Room, ToRoom};

/// Clocks in a row that may run out on somebody before a bot takes the seat.
const CLOCKS_MISSED: u8 = 2;
/// Every bot hands in one sheet a question, so one nonce is enough.
const BOT_NONCE: u32 = 0;
/// Where a question tells only how many are in: seconds after which everybody learns who is missing.
const NAMED_AFTER: u32 = 20;

/// Which bots are thinking about the open question.
#[derive(Default)]
pub struct Thinking {
    question: Option<(String, u32)>,
    seats: Vec<Seat>,
}

impl Thinking {
    pub fn forget(&mut self) {
        self.question = None;
    }

    /// Gives true if this seat was not thinking about this question yet.
    fn begins(&mut self, game: &str, ask: u32, seat: Seat) -> bool {
        if self.question.as_ref().is_none_or(|(other, number)| other != game || *number != ask) {
            self.question = Some((game.to_owned(), ask));
            self.seats.clear();
        }
        let begins = !self.seats.contains(&seat);
        if begins {
            self.seats.push(seat);
        }
        begins
    }
}

impl Room {
    /// After everything that happens: the clock is wound, bots that are asked begin to think, and everybody learns
    /// what has changed by itself, such as which seats may be lent now.
    pub(super) fn settle(&mut self) {
        if self.to_tell() != self.told {
            self.tell_room();
        }
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
                Some((seat, play.think(seat, character)?, play.think(seat, "random")))
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
            let sheet = match tokio::task::spawn_blocking(thought).await {
                Ok(sheet) => sheet,
                Err(panic) => {
                    error!(game, ask, "a bot panicked: {panic}");
                    plain.map(|plain| plain()).unwrap_or_default()
                }
            };
            // The room may be gone by now.
            let _ = me.send(ToRoom::BotAnswer { game, ask, seat, sheet }).await;
        });
    }

    pub(super) async fn bot_answer(&mut self, game: &str, ask: u32, seat: Seat, sheet: &str) {
        let is_current = self.play.as_ref().is_some_and(|play| play.id() == game && play.number() == ask);
        if !is_current || self.state.bot_on(seat).is_none() {
            return;
        }
        if self.state.paused {
            // It thinks again when the game goes on.
            return self.thinking.forget();
        }
        match self.hand_in(&Handed { seat, ask, nonce: BOT_NONCE, sheet }).await {
            Ok(_) => {}
            Err(HandedIn::Not(refusal)) => warn!(game, ask, "a bot's answer was not taken: {refusal}"),
            Err(HandedIn::Answered(reply)) => warn!(game, ask, "a bot's answer was not taken: {reply:?}"),
            Err(HandedIn::Unreadable) => error!(game, ask, "a bot's answer was no sheet"),
        }
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
        let handed_in = self.hand_in(&Handed { seat, ask, nonce, sheet }).await;
        match handed_in {
            Ok(stepped) => {
                let (reply, was_draft) = stepped.reply;
                let lists = self.play.as_ref().filter(|_| was_draft).and_then(|play| play.lists(seat));
                let said = ServerMessage::SheetReply { ask, nonce, reply, lists };
                self.screens.tell(screen, &said);
                if stepped.closed {
                    self.tell_step();
                } else {
                    self.tell_partners(screen, seat);
                }
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

    /// Decide, write, apply. For a bot the telling follows here; a person's reply comes before everybody's news.
    async fn hand_in(&mut self, handed: &Handed<'_>) -> Result<Stepped, HandedIn> {
        let Handed { seat, ask, nonce, .. } = *handed;
        let closes = if self.window.is_some() { Closes::ByItself } else { Closes::WhenAnswered };
        let play = self.play.as_mut().ok_or(HandedIn::Not(no("room.stage", "not-playing")))?;
        let who_was_in = play.who_is_in();
        let mut writes = play.offer(handed, closes).map_err(|answer| match answer {
            Answer::Reply(reply) => HandedIn::Answered(*reply),
            Answer::Unreadable => HandedIn::Unreadable,
        })?;
        let next = play.will_be_over().then(|| {
            let mut next = self.state.clone();
            next.finish();
            writes.push(next.write());
            next
        });
        let written = self.write(writes).await;
        let Some(play) = self.play.as_mut() else {
            return Err(HandedIn::Not(no("room.stage", "not-playing")));
        };
        if let Err(refusal) = written {
            play.abandon();
            return Err(HandedIn::Not(refusal));
        }
        let accepted = play.accept();
        if let Some(next) = next {
            self.state = next;
        }
        // Who has answered is no longer absent.
        if let Some(ChairState::Person { missed, .. }) = self.state.chairs.get_mut(seat.index()) {
            *missed = 0;
        }
        let who_is_in = play.who_is_in();
        let reply = accepted.reply.unwrap_or(Reply::Noted);
        let was_draft = reply == Reply::Noted;
        if !accepted.stepped && who_is_in != who_was_in {
            self.screens.tell_all(&ServerMessage::Progress { ask, who_is_in });
        }
        if accepted.stepped && nonce == BOT_NONCE && self.state.bot_on(seat).is_some() {
            self.tell_step();
        }
        Ok(Stepped { reply: (reply, was_draft), closed: accepted.stepped })
    }

    /// A question has closed: everybody sees what followed.
    fn tell_step(&mut self) {
        self.tell_updates(Events::OfTheLastStep);
        if self.state.stage == Stage::Over {
            self.tell_room();
        }
    }

    /// The other screens of the same person, and partners in the same party, see the sheet as it lies.
    fn tell_partners(&mut self, screen: u32, seat: Seat) {
        let party = self.play.as_ref().map_or(seat.into(), |play| play.party(seat));
        for other in self.screens.greeted().filter(|other| *other != screen).collect::<Vec<_>>() {
            if self.viewer(other).seat().is_some_and(|seat| party.has(seat)) {
                self.send_update(other, Events::None);
            }
        }
    }

    /// Closes the open question because its time has come, and not with a sheet.
    pub(super) async fn close(&mut self, why: Why) {
        let Some(play) = self.play.as_mut() else { return };
        let mut next = self.state.clone();
        if why == Why::Clock {
            note_missed(&mut next, play.waited_for());
        }
        let mut writes = match play.close(why) {
            Ok(writes) => writes,
            Err(refusal) => return error!(room = self.state.code, "a question cannot be closed: {refusal}"),
        };
        if play.will_be_over() {
            next.finish();
        }
        if next != self.state {
            writes.push(next.write());
        }
        let written = self.write(writes).await;
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
        self.tell_step();
        if changed {
            self.tell_room();
        }
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
struct Stepped {
    /// The reply, and whether it was to a draft.
    reply: (Reply, bool),
    closed: bool,
}

/// A sheet that was not.
enum HandedIn {
    Answered(Reply),
    Not(Refusal),
    Unreadable,
}
