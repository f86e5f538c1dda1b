//! A game goes on: sheets come in and questions close.

use std::sync::Arc;

use stolik_protocol::reasons;
use stolik_protocol::server::ServerMessage;
use stolik_store::Write;
use stolik_table::{Refusal, Reply, Seat, Seats, Why};
use tracing::error;

use crate::game::{self, Closes, Giver, Handed, NotOffered};
use crate::room::Room;
use crate::room::batch::Came;
use crate::room::state::{ChairState, MomentAfter, RoomState};
use crate::room::timer::QuestionTimer;
use crate::room::wish::no;

/// Clocks in a row that may run out on somebody before a bot takes the seat.
const CLOCKS_MISSED: u8 = 2;

/// A sheet or a step that was taken, and what others may learn of it.
pub struct Taken {
    /// The sheet that was laid down, if it was one.
    pub laid: Option<Laid>,
    pub reply: Option<Reply>,
    /// Did the question close?
    pub closed: bool,
    /// Do others now know of one more or one less who is in?
    pub progressed: bool,
    /// Does the room look different: is somebody back on their seat, or the game over?
    pub shows: bool,
}

#[derive(Clone, Copy)]
pub struct Laid {
    pub seat: Seat,
    /// Where it came from, if from a screen.
    pub screen: Option<u32>,
}

/// A sheet that was not taken.
pub enum NotTaken {
    Answered(Reply),
    Not(Refusal),
    Unreadable,
}

impl Room {
    /// Somebody hands in a sheet, draft or ready.
    pub(super) async fn sheet(&mut self, came: &Came) {
        let Came { screen, ask, nonce, ref sheet, .. } = *came;
        let seat = match self.may_answer(came) {
            Ok(seat) => seat,
            Err(refusal) => return self.tell_not_taken(came, NotTaken::Not(refusal)),
        };
        let handed = Handed { seat, ask, by: Giver::Person { nonce }, sheet };
        match self.hand_in(&handed, Some(screen)).await {
            Ok(taken) => {
                let reply = taken.reply.clone().unwrap_or(Reply::Noted);
                let is_draft = reply == Reply::Noted;
                let lists = self.play.as_ref().filter(|_| is_draft).and_then(|play| play.lists(seat));
                self.screens.tell(screen, &ServerMessage::SheetReply { ask, nonce, reply, lists });
                self.tell_taken(&taken);
            }
            Err(not) => self.tell_not_taken(came, not),
        }
    }

    /// The seat that a sheet comes from, if it may answer anything now.
    pub(super) fn may_answer(&self, Came { screen, game, .. }: &Came) -> Result<Seat, Refusal> {
        let seat = self.person_at(*screen).and_then(|person| self.state.seat_of(person));
        let seat = seat.ok_or(no(reasons::NOT_JOINED))?;
        if self.play.as_ref().is_some_and(|play| play.id() != game) {
            return Err(no(reasons::OTHER_GAME));
        }
        if self.state.paused {
            return Err(no(reasons::PAUSED));
        }
        if self.state.moment.is_some() {
            return Err(no(reasons::MOMENT));
        }
        Ok(seat)
    }

    pub(super) fn tell_not_taken(&mut self, came: &Came, not: NotTaken) {
        let Came { screen, ask, nonce, .. } = *came;
        let reply = match not {
            NotTaken::Answered(reply) => reply,
            NotTaken::Not(refusal) => Reply::Refused { refusal },
            NotTaken::Unreadable => {
                let rejected = ServerMessage::Rejected { case: "bad-sheet".to_owned() };
                return self.screens.tell(screen, &rejected);
            }
        };
        self.screens.tell(screen, &ServerMessage::SheetReply { ask, nonce, reply, lists: None });
    }

    /// What must be written for a sheet that can be taken.
    pub(super) fn offer(&mut self, handed: &Handed<'_>) -> Result<Vec<Write>, NotTaken> {
        let stays_open = self.window.is_some() || self.is_last_call();
        let closes = if stays_open { Closes::ByItself } else { Closes::WhenAnswered };
        let play = self.play.as_mut().ok_or(NotTaken::Not(no(reasons::NOT_PLAYING)))?;
        play.offer(handed, closes, &self.state.player_changes).map_err(|why| match why {
            NotOffered::Reply(reply) => NotTaken::Answered(*reply),
            NotOffered::Unreadable => NotTaken::Unreadable,
        })
    }

    /// Decide, write, apply. The telling is left to the caller: a person's reply comes before everybody's news.
    pub(super) async fn hand_in(
        &mut self,
        handed: &Handed<'_>,
        screen: Option<u32>,
    ) -> Result<Taken, NotTaken> {
        let writes = self.offer(handed)?;
        let mut next = Arc::clone(&self.state);
        if let Giver::Person { .. } = handed.by
            && !next.is_there_in_person(handed.seat)
        {
            Arc::make_mut(&mut next).sits_there_in_person(handed.seat);
        }
        let taken = self.take(next, writes).await.map_err(NotTaken::Not)?;
        Ok(Taken { laid: Some(Laid { seat: handed.seat, screen }), ..taken })
    }

    /// Closes the open question because its time has come, and not with a sheet.
    pub(super) async fn close(&mut self, why: Why) {
        let Some(play) = self.play.as_mut() else { return };
        let mut next = Arc::clone(&self.state);
        if why == Why::Clock {
            note_missed(Arc::make_mut(&mut next), play.waited_for());
        }
        let writes = match play.close(why, &self.state.player_changes) {
            Ok(writes) => writes,
            Err(refusal) => return error!(room = self.state.tag, "a question cannot be closed: {refusal}"),
        };
        match self.take(next, writes).await {
            Ok(taken) => self.tell_taken(&taken),
            Err(_) => {
                // Nothing has happened, and its time begins anew.
                self.clock = QuestionTimer::default();
                self.last_call = QuestionTimer::default();
                self.window = None;
            }
        }
    }

    /// What the game has decided is written, together with the room where that changes; then both take it. If it cannot
    /// be written, nothing has happened.
    async fn take(&mut self, mut next: Arc<RoomState>, mut writes: Vec<Write>) -> Result<Taken, Refusal> {
        let Some(play) = &self.play else { return Err(no(reasons::NOT_PLAYING)) };
        let who_was_in = play.who_is_in();
        // A window holds nobody up: when it closes is nobody's doing.
        if play.will_linger() && self.has_moments() && self.window.is_none() {
            Arc::make_mut(&mut next).moment = Some(MomentAfter::default());
        }
        if let Some(outcome) = play.will_end() {
            let next = Arc::make_mut(&mut next);
            writes.extend(next.finish(Some(outcome)).map(|game| Write::ForgetGame { game }));
            if let Some(options) = play.will_play_again_with(&next.options) {
                next.options = options;
            }
        }
        let shows = !Arc::ptr_eq(&next, &self.state) && next.looks_different(&self.state);
        if writes.iter().any(|write| matches!(write, Write::Step { .. })) {
            if next.is_step_to_note() {
                Arc::make_mut(&mut next).note_step();
            }
            // They are among the writes.
            if !next.player_changes.is_empty() {
                Arc::make_mut(&mut next).player_changes.clear();
            }
        }
        let changes = !Arc::ptr_eq(&next, &self.state) && next != self.state;
        let written = match changes.then(|| Arc::make_mut(&mut next).write()).transpose() {
            Ok(room) => {
                writes.extend(room);
                self.write(writes).await
            }
            Err(unwritable) => Err(unwritable.into()),
        };
        let Some(play) = self.play.as_mut() else { return Err(no(reasons::NOT_PLAYING)) };
        if let Err(refusal) = written {
            play.abandon();
            return Err(refusal);
        }
        let accepted = play.accept();
        let progressed = who_was_in != play.who_is_in();
        if let Some(batch) = &mut self.batch {
            batch.ends |= changes || accepted.stepped;
        }
        self.adopt(next);
        Ok(Taken { laid: None, reply: accepted.reply, closed: accepted.stepped, progressed, shows })
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
