//! Which screens may look at the room. Nothing of it is told before `hello`, and strangers see nothing of a locked one.

use stolik_protocol::http::TableSummary;
use stolik_protocol::server::{ServerMessage, TurnedAway};
use stolik_table::Refusal;

use crate::doors::Opens;
use crate::keys::KeyHash;
use crate::room::Room;
use crate::room::state::RoomState;

/// Screens that one device may have open here: more are forgotten tabs.
const SCREENS_A_DEVICE: usize = 8;

/// Televisions that a locked room knows: one more takes the place of the oldest.
pub const TELEVISIONS: usize = 32;

/// Why a device may not watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotLetIn {
    /// Whoever wants it is nobody here.
    NotJoined,
    NotSaved,
}

impl Room {
    /// Greets a screen, if it may look.
    pub(super) fn admit(&mut self, screen: u32) -> Result<(), TurnedAway> {
        self.may_look(screen)?;
        let Some(device) = self.screens.came(screen).map(|came| came.device.clone()) else { return Ok(()) };
        let is_stranger = self.state.person_with(&device).is_none();
        if is_stranger && !self.screens.is_greeted(screen) && self.spectators() >= self.config.most_spectators
        {
            return Err(TurnedAway::Crowded);
        }
        self.screens.greet(screen);
        let theirs: Vec<u32> = self.screens.of_device(&device).collect();
        for oldest in &theirs[..theirs.len().saturating_sub(SCREENS_A_DEVICE)] {
            self.turn_away(*oldest, TurnedAway::Crowded);
        }
        Ok(())
    }

    /// Whoever is somebody here may look, and so may the television in their browser.
    fn may_look(&self, screen: u32) -> Result<(), TurnedAway> {
        let Some(came) = self.screens.came(screen) else { return Ok(()) };
        if self.state.person_with(&came.device).is_some() {
            return Ok(());
        }
        let stayed = came.key.is_none() && self.state.televisions.contains(&came.device);
        let why = if came.code != self.state.code {
            TurnedAway::NewCode
        } else if self.state.locked && !stayed {
            TurnedAway::Locked
        } else {
            return Ok(());
        };
        Err(if self.screens.was_sent_away(screen) { TurnedAway::SentAway } else { why })
    }

    /// Turns away whoever may no longer look.
    pub(super) fn show_out(&mut self) {
        for screen in self.screens.greeted().collect::<Vec<_>>() {
            if let Err(why) = self.may_look(screen) {
                self.turn_away(screen, why);
            }
        }
    }

    /// Its socket closes once it has heard why.
    pub(super) fn turn_away(&mut self, screen: u32, why: TurnedAway) {
        self.screens.tell(screen, &ServerMessage::TurnedAway { why });
        self.screens.remove(screen);
        self.window_gone(screen);
        self.films.forget(screen);
    }

    /// Somebody's screens learn that the host has sent them away; the television of their browser goes with them.
    pub(super) fn tell_sent_away(&mut self, key: &KeyHash) {
        self.screens.mark_sent_away(key);
        let theirs = self.screens.of_device(key).filter(|screen| self.screens.key(*screen).is_some());
        for screen in theirs.collect::<Vec<_>>() {
            self.screens.tell(screen, &ServerMessage::Removed);
        }
    }

    /// Is this the device of somebody here, or one that is looking or may?
    pub(super) fn is_known(&self, device: &KeyHash) -> bool {
        self.state.person_with(device).is_some()
            || self.screens.of_device(device).next().is_some()
            || (self.state.locked && self.state.televisions.contains(device))
    }

    /// Somebody here sends the table to a television: it may look, even where the room is locked. Gives the way in.
    pub(super) async fn let_watch(&mut self, by: &KeyHash, device: KeyHash) -> Result<String, NotLetIn> {
        self.state.person_with(by).ok_or(NotLetIn::NotJoined)?;
        if self.state.locked && !self.state.televisions.contains(&device) {
            let mut next = RoomState::clone(&self.state);
            let too_many = (next.televisions.len() + 1).saturating_sub(TELEVISIONS);
            next.televisions.drain(..too_many);
            next.televisions.push(device);
            self.allow(&next).map_err(|_| NotLetIn::NotSaved)?;
            self.write_state(next, Vec::new()).await.map_err(|_| NotLetIn::NotSaved)?;
        }
        Ok(self.state.code.to_string())
    }

    pub(super) fn summary(&self, device: &KeyHash) -> Result<TableSummary, TurnedAway> {
        if self.state.locked && !self.is_known(device) {
            return Err(TurnedAway::Locked);
        }
        Ok(TableSummary { code: self.state.code.to_string() })
    }

    /// Devices that watch as nobody, such as a television.
    pub(super) fn televisions(&self) -> Vec<KeyHash> {
        let watching = self.screens.greeted().filter(|screen| !self.screens.was_sent_away(*screen));
        let came = watching.filter_map(|screen| self.screens.came(screen));
        let mut devices: Vec<KeyHash> = Vec::new();
        for came in came.filter(|came| came.key.is_none()) {
            if !devices.contains(&came.device) {
                devices.push(came.device.clone());
            }
        }
        devices.truncate(TELEVISIONS);
        devices
    }

    /// Writes a state in which the room has a new code, and moves its door.
    pub(super) async fn write_renewed(&mut self, mut next: RoomState) -> Result<(), Refusal> {
        let id = next.id.clone();
        let (old, new) = (next.code.clone(), self.doors.make(&id));
        let dropped = next.renew_code(new.clone());
        next.televisions.clear();
        if let Err(refusal) = self.write_state(next, Vec::new()).await {
            self.doors.remove(&new);
            return Err(refusal);
        }
        self.doors.set(old, &id, Opens::ForItsPeople);
        for code in dropped {
            self.doors.remove(&code);
        }
        Ok(())
    }
}
