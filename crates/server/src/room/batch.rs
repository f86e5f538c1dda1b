//! All sheets that wait in the inbox are written together: one commit, and one flush a screen.
//!
//! Each is handled as if it were alone, on the room's own memory, while its writes are gathered and whatever would be
//! said is held back. Then all of it is written at once, and only then is anything said. So each screen hears the same
//! bytes in the same order as if every sheet had been written by itself: nobody can hear which sheets came together.
//! If it cannot be written, the room goes back to how it stood, what was held back is never said, and everybody is
//! answered as if the disk had refused each sheet alone.
//!
//! What has come while the disk was busy is taken along before anything is said: a screen is a call of the system for each
//! flush, and that costs more than everything else about a sheet.

use std::sync::Arc;

use serde_json::Value;
use stolik_protocol::client::ClientMessage;
use stolik_protocol::reasons;
use stolik_store::Write;
use tokio::sync::mpsc;
use tokio::task::yield_now;

use crate::game::{Giver, Handed};
use crate::room::playing::NotTaken;
use crate::room::state::RoomState;
use crate::room::wish::no;
use crate::room::{Room, ToRoom};

/// More would not fit the queue of a screen: a sheet says at most three things to one of them.
const MOST_TOGETHER: usize = 16;

/// What was decided and is not on disk yet.
pub struct Batch {
    pub writes: Vec<Write>,
    /// How the room stood before, and how much was to be said by then.
    before: Arc<RoomState>,
    said: usize,
    /// The room looks different, or the next question is open: what follows from that comes first.
    pub ends: bool,
}

/// A sheet as it came from a screen.
pub struct Came {
    pub screen: u32,
    /// The id of the game that it answers.
    pub game: String,
    pub ask: u32,
    pub nonce: u32,
    pub sheet: Value,
}

impl From<Came> for ToRoom {
    fn from(Came { screen, game, ask, nonce, sheet }: Came) -> Self {
        let game = Some(game);
        ToRoom::Message { screen, message: ClientMessage::Sheet { game, ask, nonce, sheet } }
    }
}

impl Room {
    /// Deals with a message, and with the sheets that wait behind it if it is a sheet. Gives back what was taken out of
    /// the inbox and comes after that.
    pub(super) async fn take_in(
        &mut self,
        message: ToRoom,
        inbox: &mut mpsc::Receiver<ToRoom>,
    ) -> Option<ToRoom> {
        let mut sheet = match self.as_sheet(message) {
            Ok(sheet) => sheet,
            Err(other) => {
                // Sheets need far less room than everything else that a table may do.
                Box::pin(self.handle(other)).await;
                return None;
            }
        };
        self.screens.hold_back();
        // Screens that have been heard and not yet read come first: whoever answers at the same moment is written together.
        yield_now().await;
        let mut left = MOST_TOGETHER;
        let behind = loop {
            let (stood, number) = (Arc::clone(&self.state), self.number());
            let behind = self.one_commit(sheet, &mut left, inbox).await;
            let goes_on = Arc::ptr_eq(&stood, &self.state) && number == self.number() && !self.must_be_told();
            if left == 0 || !goes_on {
                break behind;
            }
            match behind.or_else(|| inbox.try_recv().ok()).map(|message| self.as_sheet(message)) {
                Some(Ok(next)) => sheet = next,
                Some(Err(other)) => break Some(other),
                None => break None,
            }
        };
        self.screens.release();
        behind
    }

    fn number(&self) -> Option<u32> {
        self.play.as_ref().map(|play| play.number())
    }

    /// Has something happened that comes before the next sheet?
    fn must_be_told(&self) -> bool {
        self.is_lost || self.trouble.is_some() || self.to_tell() != self.told
    }

    /// A sheet, and those that wait behind it. While the disk does not take anything, each is tried by itself.
    async fn one_commit(
        &mut self,
        first: Came,
        left: &mut usize,
        inbox: &mut mpsc::Receiver<ToRoom>,
    ) -> Option<ToRoom> {
        *left -= 1;
        let is_alone = self.trouble.is_some() || *left == 0;
        let second = if is_alone { None } else { inbox.try_recv().ok() };
        match second.map(|second| self.as_sheet(second)) {
            Some(Ok(second)) => self.sheets(first, second, left, inbox).await,
            alone => {
                self.sheet(&first).await;
                alone.and_then(Result::err)
            }
        }
    }

    fn as_sheet(&self, message: ToRoom) -> Result<Came, ToRoom> {
        match message {
            ToRoom::Message {
                screen,
                message: ClientMessage::Sheet { game: Some(game), ask, nonce, sheet },
            } if self.screens.is_greeted(screen) => Ok(Came { screen, game, ask, nonce, sheet }),
            other => Err(other),
        }
    }

    async fn sheets(
        &mut self,
        first: Came,
        second: Came,
        left: &mut usize,
        inbox: &mut mpsc::Receiver<ToRoom>,
    ) -> Option<ToRoom> {
        self.begin_batch();
        let (mut came, mut next) = (Vec::with_capacity(MOST_TOGETHER), Some(second));
        let mut sheet = first;
        let behind = loop {
            self.sheet(&sheet).await;
            came.push(sheet);
            if self.batch_ends() || *left == 0 {
                break next.map(ToRoom::from);
            }
            *left -= 1;
            if let Some(waited) = next.take() {
                sheet = waited;
                continue;
            }
            match inbox.try_recv().map(|message| self.as_sheet(message)) {
                Ok(Ok(another)) => sheet = another,
                Ok(Err(other)) => break Some(other),
                Err(_) => break None,
            }
        };
        self.end_batch(&came).await;
        behind
    }

    fn begin_batch(&mut self) {
        if let Some(play) = &mut self.play {
            play.mark();
        }
        let said = self.screens.held_back();
        self.batch = Some(Batch { writes: Vec::new(), before: Arc::clone(&self.state), said, ends: false });
    }

    /// Has something changed from which more follows than the next sheet?
    fn batch_ends(&self) -> bool {
        self.batch.as_ref().is_some_and(|batch| batch.ends) || self.to_tell() != self.told
    }

    async fn end_batch(&mut self, came: &[Came]) {
        let Some(Batch { writes, before, said, .. }) = self.batch.take() else { return };
        let written = if writes.is_empty() { Ok(()) } else { self.commit(writes).await };
        if written.is_ok() {
            if let Some(play) = &mut self.play {
                play.keep();
            }
            return self.note_home();
        }
        self.state = before;
        if let Some(play) = &mut self.play {
            play.go_back();
        }
        self.screens.forget_held_since(said);
        let mut trouble = Some(written);
        for sheet in came {
            let not = self.refused_anyway(sheet).unwrap_or_else(|| {
                // Why comes before what it was for, and once.
                let _ = trouble.take().map(|written| self.note_written(written));
                NotTaken::Not(no(reasons::NOT_SAVED))
            });
            self.tell_not_taken(sheet, not);
        }
    }

    /// What the game itself has against a sheet, whatever the disk says.
    fn refused_anyway(&mut self, came: &Came) -> Option<NotTaken> {
        let seat = match self.may_answer(came) {
            Ok(seat) => seat,
            Err(refusal) => return Some(NotTaken::Not(refusal)),
        };
        let by = Giver::Person { nonce: came.nonce };
        let offered = self.offer(&Handed { seat, ask: came.ask, by, sheet: &came.sheet });
        if let Some(play) = &mut self.play {
            play.abandon();
        }
        offered.err()
    }
}
