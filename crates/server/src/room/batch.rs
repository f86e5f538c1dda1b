//! All sheets that wait in the inbox are written together: one commit, and one flush a screen.
//!
//! Each is handled as if it were alone, on the room's own memory, while its writes are gathered and whatever would be
//! said is held back. Then all of it is written at once, and only then is anything said. So each screen hears the same
//! bytes in the same order as if every sheet had been written by itself: nobody can hear which sheets came together.
//! If it cannot be written, the room goes back to how it stood, what was held back is never said, and everybody is
//! answered as if the disk had refused each sheet alone.

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
    /// How the room stood before.
    before: Arc<RoomState>,
    /// The room looks different, or the next question is open: what follows from that comes first.
    pub ends: bool,
}

/// A sheet as it came from a screen.
pub struct Came {
    pub screen: u32,
    pub ask: u32,
    pub nonce: u32,
    pub sheet: Value,
}

impl From<Came> for ToRoom {
    fn from(Came { screen, ask, nonce, sheet }: Came) -> Self {
        ToRoom::Message { screen, message: ClientMessage::Sheet { ask, nonce, sheet } }
    }
}

/// What else waits. Screens that have been heard and not yet read come first: whoever answers at the same moment is
/// written together.
async fn others(inbox: &mut mpsc::Receiver<ToRoom>) -> Option<ToRoom> {
    yield_now().await;
    inbox.try_recv().ok()
}

impl Room {
    /// Deals with a message, and with the sheets that wait behind it if it is a sheet. Gives back what was taken out of
    /// the inbox and comes after that.
    pub(super) async fn take_in(
        &mut self,
        message: ToRoom,
        inbox: &mut mpsc::Receiver<ToRoom>,
    ) -> Option<ToRoom> {
        let first = match self.as_sheet(message) {
            Ok(sheet) => sheet,
            Err(other) => {
                // A room that waits need not have the room for everything that it may do.
                Box::pin(self.handle(other)).await;
                return None;
            }
        };
        // While the disk does not take anything, each is tried by itself.
        let second = if self.trouble.is_none() { others(inbox).await } else { None };
        match second.map(|second| self.as_sheet(second)) {
            Some(Ok(second)) => self.sheets(first, second, inbox).await,
            alone => {
                self.sheet(&first).await;
                alone.and_then(Result::err)
            }
        }
    }

    fn as_sheet(&self, message: ToRoom) -> Result<Came, ToRoom> {
        match message {
            ToRoom::Message { screen, message: ClientMessage::Sheet { ask, nonce, sheet } }
                if self.screens.is_greeted(screen) =>
            {
                Ok(Came { screen, ask, nonce, sheet })
            }
            other => Err(other),
        }
    }

    async fn sheets(
        &mut self,
        first: Came,
        second: Came,
        inbox: &mut mpsc::Receiver<ToRoom>,
    ) -> Option<ToRoom> {
        self.begin_batch();
        let (mut came, mut next) = (Vec::with_capacity(MOST_TOGETHER), Some(second));
        let mut sheet = first;
        let behind = loop {
            self.sheet(&sheet).await;
            came.push(sheet);
            if self.batch_ends() || came.len() == MOST_TOGETHER {
                break next.map(ToRoom::from);
            }
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
        self.screens.hold_back();
        self.batch = Some(Batch { writes: Vec::new(), before: Arc::clone(&self.state), ends: false });
    }

    /// Has something changed from which more follows than the next sheet?
    fn batch_ends(&self) -> bool {
        self.batch.as_ref().is_some_and(|batch| batch.ends) || self.to_tell() != self.told
    }

    async fn end_batch(&mut self, came: &[Came]) {
        let Some(Batch { writes, before, .. }) = self.batch.take() else { return };
        let written = if writes.is_empty() { Ok(()) } else { self.commit(writes).await };
        if written.is_ok() {
            if let Some(play) = &mut self.play {
                play.keep();
            }
            self.note_home();
            return self.screens.release();
        }
        self.state = before;
        if let Some(play) = &mut self.play {
            play.go_back();
        }
        self.screens.forget_held();
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
        let seat = match self.may_answer(came.screen) {
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
