//! Moving a seat to another device: a token that works once, and the old device is told.

use std::time::Duration;

use stolik_protocol::room::Stage;
use stolik_protocol::server::ServerMessage;
use stolik_table::Change;
use tokio::time::Instant;

use crate::game::Events;
use crate::keys::{KeyHash, random_hex};
use crate::room::latecomers::MAX_PLAYER_CHANGES;
use crate::room::state::RoomState;
use crate::room::wish::Presence;
use crate::room::{Room, wish};

/// How long a token that moves a seat holds.
pub const TOKEN_SECONDS: u32 = 600;

/// Why a seat was not moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    TokenSpent,
    /// Another person sits at the table with this device.
    DeviceSeated,
    /// The device has seen another hand of the game that is played.
    KnowsAnotherHand,
    TooManyChanges,
    NotSaved,
}

/// A token that moves a person to another device, once.
pub struct Token {
    token: String,
    person: u32,
    until: Instant,
}

impl Room {
    pub(super) fn make_token(&mut self, key: &KeyHash) -> Option<String> {
        let person = self.state.person_with(key)?.id;
        let now = Instant::now();
        // Those of people who have left lead nowhere.
        let is_here = |other: u32| other != person && self.state.person(other).is_some();
        self.tokens.retain(|token| token.until > now && is_here(token.person));
        let token = random_hex();
        let until = now + Duration::from_secs(u64::from(TOKEN_SECONDS));
        self.tokens.push(Token { token: token.clone(), person, until });
        Some(token)
    }

    /// Another device takes a person's place here, and the old one is told. A refused claim does not spend the token.
    pub(super) async fn claim(&mut self, token: &str, key: KeyHash) -> Result<(), Refused> {
        let now = Instant::now();
        let found = self.tokens.iter().position(|one| one.token == token && one.until > now);
        let person = self.tokens[found.ok_or(Refused::TokenSpent)?].person;
        let (next, old) = hand_over(&self.state, person, key, &self.presence())?;
        self.allow(&next).map_err(|_| Refused::NotSaved)?;
        self.write_state(next, Vec::new()).await.map_err(|_| Refused::NotSaved)?;
        self.tokens.retain(|one| one.token != token);
        let left_behind: Vec<u32> =
            self.screens.greeted().filter(|screen| self.screens.key(*screen) == Some(&old)).collect();
        for screen in left_behind {
            self.screens.tell(screen, &ServerMessage::Moved);
            self.send_update(screen, Events::None);
        }
        self.note_presence();
        self.tell_room();
        Ok(())
    }
}

/// The state in which another device has taken a person's place, and the device that had it.
pub fn hand_over(
    state: &RoomState,
    person: u32,
    key: KeyHash,
    presence: &Presence,
) -> Result<(RoomState, KeyHash), Refused> {
    let chair = state.chair_of(person);
    let mut next = state.clone();
    // One device is one person here. A person without a chair loses nothing; a chair is given up only by its player.
    if let Some(other) = next.person_with(&key).map(|other| other.id).filter(|other| *other != person) {
        if next.chair_of(other).is_some() {
            return Err(Refused::DeviceSeated);
        }
        wish::leave(&mut next, other, Change::Left, None);
    }
    if let Some(chair) = chair {
        if next.knows_another_hand(&key, chair as u8) {
            return Err(Refused::KnowsAnotherHand);
        }
        let is_dealt = matches!(next.stage, Stage::Dealing | Stage::Playing);
        let has_changed_enough = presence.player_changes + next.player_changes.len() >= MAX_PLAYER_CHANGES;
        if has_changed_enough || (is_dealt && !next.may_see_hand(&key, chair as u8)) {
            return Err(Refused::TooManyChanges);
        }
        wish::note_change(&mut next, chair, Change::Moved, presence.ask());
    }
    next.note_company();
    // The old device has seen the hand, and may not come back to another.
    let known_by_old = wish::what_is_known(&next, person);
    let theirs = next.people.iter_mut().find(|other| other.id == person);
    let old = std::mem::replace(&mut theirs.ok_or(Refused::TokenSpent)?.key, key);
    next.note_seen(known_by_old);
    Ok((next, old))
}
